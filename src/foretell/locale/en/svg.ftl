# What a screen reader says of drawn cards, beside the texts of the page. See svg/drawing.py.

svg-unseen = a card face down
svg-none = no card
