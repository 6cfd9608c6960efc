"""The first-round odds of every card in every situation, as tables.

Suits only matter by whether they are trump, so six situations and fifteen ranks stand for all
60 x 59 pairs of a card and a turn-up. Each cell is computed by :func:`first_round` for one pair
that has it. Source: rules §4.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Final

from foretell.analysis.odds import Odds, check_players, first_round, odds_json
from foretell.cards import RANKS_60

RANKS: Final = f"N{RANKS_60}Z"


def slug(situation: str) -> str:
    """A situation as one word, as texts of the catalogue are named by it.

    >>> slug("suit up, off suit")
    'suit-up-off-suit'
    """
    return "-".join(re.findall("[a-z]+", situation.lower()))


class Situation(Enum):
    """What is turned up, and what the leader's suit card is to it."""

    OFF_SUIT = "suit up, off suit"
    OVER_TURN_UP = "trump, lower card up"
    UNDER_TURN_UP = "trump, higher card up"
    JESTER_UP = "Jester up"
    NAMED_OFF_SUIT = "Wizard up, off suit"
    NAMED_TRUMP = "Wizard up, trump named"

    @property
    def is_trump_up(self) -> bool:
        """Whether the leader's card is of the turned-up suit, so that the turn-up's rank counts."""
        return self in (Situation.OVER_TURN_UP, Situation.UNDER_TURN_UP)

    @property
    def is_trump(self) -> bool:
        """Whether the leader's card is trump, so a suit card."""
        return self.is_trump_up or self is Situation.NAMED_TRUMP


_TURN_UP: Final = {
    Situation.OFF_SUIT: ("2c", None),
    Situation.OVER_TURN_UP: ("2d", None),
    Situation.UNDER_TURN_UP: ("Ad", None),
    Situation.JESTER_UP: ("Nc", None),
    Situation.NAMED_OFF_SUIT: ("Zc", "c"),
    Situation.NAMED_TRUMP: ("Zc", "d"),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of the table: a rank (``N`` a Jester, ``Z`` a Wizard) in a situation."""

    rank: str
    situation: Situation
    odds: Odds


@dataclass(frozen=True, slots=True)
class SmallestBid:
    """The smallest card worth a bid of 1 in a situation.

    ``turned`` is the turned-up rank or ranks of a suit card, ``any`` where the rank does not
    count; ``rank`` is ``Z`` where only a Wizard is worth the bid.
    """

    situation: str
    turned: str
    rank: str
    odds: Odds


def odds_table(players: int) -> list[Cell]:
    """Every rank in every situation, ranks upwards; pairs that cannot be are left out.

    Jesters and Wizards have no suit: theirs stand only where the card is not trump.

    >>> cells = odds_table(5)
    >>> [c.odds.numerator for c in cells if (c.rank, c.situation.name) == ("8", "OVER_TURN_UP")]
    [194580]
    """
    check_players(players)
    return [
        Cell(rank, situation, _odds(players, rank, situation))
        for rank in RANKS
        for situation in Situation
        if _is_possible(rank, situation)
    ]


def smallest_bids(players: int) -> list[SmallestBid]:
    """The smallest card worth a bid of 1, by what is turned up.

    The trump rows go by the turned-up rank, which sets the boundary between a trump that has one
    card less above it and one that has not.

    >>> for row in smallest_bids(4):
    ...     print(f"{row.situation:26} {row.turned:4} {row.rank}")
    suit up, off suit          any  Z
    suit up, trump             2-3  4
    suit up, trump             4-A  3
    Jester up                  any  4
    Wizard up, off suit        any  Z
    Wizard up, trump named     any  3
    """
    check_players(players)
    rows: list[SmallestBid] = []
    for situation in Situation:
        if situation is Situation.OVER_TURN_UP:
            rows.extend(_trump_rows(players))
        elif not situation.is_trump_up:
            turn_up, trump = _TURN_UP[situation]
            odds = _smallest(players, turn_up, trump)
            rows.append(SmallestBid(situation.value, "any", odds.card[0], odds))
    return rows


def table_json(players: int) -> dict[str, object]:
    """Both tables as plain JSON values; a cell has what :func:`odds_json` gives, and its place.

    >>> table = table_json(5)
    >>> list(table), table["smallest"][1]["card"], table["smallest"][2]["turned"]
    (['players', 'rows', 'smallest'], '8', '8-A')
    """
    return {
        "players": players,
        "rows": [
            {"card": cell.rank, "situation": cell.situation.value, **odds_json(cell.odds)}
            for cell in odds_table(players)
        ],
        "smallest": [
            {
                "situation": row.situation,
                "turned": row.turned,
                "card": row.rank,
                **odds_json(row.odds),
            }
            for row in smallest_bids(players)
        ],
    }


def _is_possible(rank: str, situation: Situation) -> bool:
    without = {Situation.OVER_TURN_UP: "2", Situation.UNDER_TURN_UP: "A"}
    if rank in ("N", "Z"):
        return not situation.is_trump
    return rank != without.get(situation)


def _odds(players: int, rank: str, situation: Situation) -> Odds:
    return first_round(players, f"{rank}d", *_TURN_UP[situation])


def _smallest(players: int, turn_up: str, trump: str | None = None) -> Odds:
    """The odds of the smallest diamond, at most the Wizard, that is worth a bid of 1."""
    cards = (f"{rank}d" for rank in RANKS if f"{rank}d" != turn_up)
    every = (first_round(players, card, turn_up, trump) for card in cards)
    return next(odds for odds in every if odds.bid == 1)


def _trump_rows(players: int) -> Iterator[SmallestBid]:
    by_turned = [(rank, _smallest(players, f"{rank}d")) for rank in RANKS_60]
    for smallest, group in groupby(by_turned, key=lambda pair: pair[1].card[0]):
        pairs = list(group)
        ranks = [rank for rank, _ in pairs]
        turned = ranks[0] if len(ranks) == 1 else f"{ranks[0]}-{ranks[-1]}"
        yield SmallestBid("suit up, trump", turned, smallest, pairs[0][1])
