"""The card sets: hand-written drawings in ``art/`` become one SVG sprite for each set.

``python -m tools.cards`` writes the sprites and ``sets.ts`` to ``web/src/cards``; with
``--sheet build/cards`` it writes a page that shows every card, on light and on dark.
"""
