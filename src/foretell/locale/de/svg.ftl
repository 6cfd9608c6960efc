# Was ein Screenreader von gezeichneten Karten sagt, neben den Texten der Seite. Siehe svg/drawing.py.

svg-unseen = eine verdeckte Karte
svg-none = keine Karte
