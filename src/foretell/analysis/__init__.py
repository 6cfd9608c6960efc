"""Numbers about the game: the exact odds of the first round."""

from foretell.analysis.odds import Odds, first_round, odds_json
from foretell.analysis.odds_table import (
    Cell,
    Situation,
    SmallestBid,
    odds_table,
    smallest_bids,
    table_json,
)

__all__ = [
    "Cell",
    "Odds",
    "Situation",
    "SmallestBid",
    "first_round",
    "odds_json",
    "odds_table",
    "smallest_bids",
    "table_json",
]
