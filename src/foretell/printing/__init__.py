"""Everything to print, as PDF: score sheets, wheels, coins and cards.

Each function makes the bytes of a file. The fonts lie beside them, with licences of their own.
"""

from foretell.printing.blank import SIZES, blank_sheets
from foretell.printing.coins import coins
from foretell.printing.deck import CARD_SIZES, deck, set_named
from foretell.printing.filled import game_sheet
from foretell.printing.papers import PAPERS, Paper, paper_named
from foretell.printing.two_packs import two_packs
from foretell.printing.wheels import wheels

__all__ = [
    "CARD_SIZES",
    "PAPERS",
    "SIZES",
    "Paper",
    "blank_sheets",
    "coins",
    "deck",
    "game_sheet",
    "paper_named",
    "set_named",
    "two_packs",
    "wheels",
]
