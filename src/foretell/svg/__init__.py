"""Cards as SVG, for notebooks, pages and papers: ``foretell.svg.hand("7h Qh Zs")``.

The drawings are those of the page; ``python -m tools.cards`` puts them here.
"""

from foretell.svg.drawing import Drawing, card, hand

__all__ = ["Drawing", "card", "hand"]
