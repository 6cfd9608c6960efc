"""What is sent and answered over HTTP about odds: of the first round, and of any hand."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from foretell.analysis import Cell, SmallestBid, odds_table, smallest_bids
from foretell.analysis.odds_table import slug
from foretell.bots.hand_odds import BidOdds, hand_odds
from foretell.bots.noted import NotedHand
from foretell.rules.refusing import bounded
from foretell.rules.toml import parse_rules
from foretell.server.protocol.event import RulesValue

CardText = Annotated[str, Meta(min_length=2, max_length=2)]
MostTricks = Annotated[int, Meta(ge=0, le=20)]


class AskOdds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand that is to bid, as somebody noted it.

    ``place`` is its place in the bidding: 1 leads, the last deals. ``bids`` are those made before,
    in turn; ``trump`` stands only where a player named it. ``bot`` plays all seats.
    """

    players: Annotated[int, Meta(ge=1, le=6)]
    hand: Annotated[list[CardText], Meta(min_length=1, max_length=20)]
    place: Annotated[int, Meta(ge=1, le=6)] = 1
    turn_up: CardText | None = None
    trump: Literal["c", "d", "h", "s"] | None = None
    bids: Annotated[list[MostTricks], Meta(max_length=5)] = []
    rules: RulesValue = "standard"
    bot: Literal["rule", "novice", "random"] = "rule"


class Mean(msgspec.Struct, frozen=True):
    """A mean over all deals, and its standard error."""

    mean: float
    error: float


class BidAnswer(msgspec.Struct, frozen=True):
    """What came of a bid: points of the round, points behind the best bid, and by number from 0
    the share of the deals in which so many tricks were taken.
    """

    bid: int
    points: Mean
    behind: Mean
    tricks: list[Mean]


class OddsAnswer(msgspec.Struct, frozen=True):
    """What each bid on a hand is worth, from so many deals that fit what the hand sees.

    With ``do_bids_tell`` deals were kept the more often, the better the bids made before fit them.
    """

    worlds: int
    bot: str
    do_bids_tell: bool
    best: int
    bids: list[BidAnswer]


class FirstRoundCell(msgspec.Struct, frozen=True):
    """The leader's exact chance with a card in round 1, as a fraction and as a number.

    ``situation`` says what is turned up, and what the card is to it; ``expected`` are the points
    to expect of bidding 0 and 1. ``is_model_wrong``: the dealer named trump, so the opponents'
    cards are not random.
    """

    card: str
    situation: str
    won: int
    deals: int
    chance: float
    bid: int
    expected: tuple[float, float]
    is_model_wrong: bool


class SmallestCard(msgspec.Struct, frozen=True):
    """The smallest card worth a bid of 1, where a card of these ranks is turned up."""

    situation: str
    turned: str
    card: str
    chance: float


class FirstRoundAnswer(msgspec.Struct, frozen=True):
    """The exact odds of the first round for a number of players: all cards, and the smallest."""

    players: int
    cells: list[FirstRoundCell]
    smallest: list[SmallestCard]


@cache
def first_round_answer(players: int) -> FirstRoundAnswer:
    """The table of bids and that of smallest cards, made once."""
    cells = [_cell(one) for one in odds_table(players)]
    return FirstRoundAnswer(players, cells, [_smallest(one) for one in smallest_bids(players)])


def _cell(one: Cell) -> FirstRoundCell:
    odds = one.odds
    zero, best = odds.expected
    return FirstRoundCell(
        one.rank,
        slug(one.situation.value),
        odds.numerator,
        odds.denominator,
        float(odds.win),
        odds.bid,
        (float(zero), float(best)),
        bool(odds.note),
    )


def _smallest(one: SmallestBid) -> SmallestCard:
    return SmallestCard(slug(one.situation), one.turned, one.rank, float(one.odds.win))


def odds_answer(asked: AskOdds) -> OddsAnswer:
    """Play the rounds out: some tenths of a second in compiled code, about as long for any hand.

    Raises:
        BadRules: there are no such rules, or they contradict themselves.
        BadRecord: a card or bid that cannot be.
        BadNote: a place that cannot be, or rules that do not fit.
    """
    note = NotedHand(
        rules=parse_rules(bounded(asked.rules), asked.players),
        hand=tuple(asked.hand),
        place=asked.place,
        turn_up=asked.turn_up,
        trump=asked.trump,
        bids=tuple(asked.bids),
    )
    found = hand_odds(note, bot=asked.bot)
    bids = [_bid(one) for one in found.bids]
    return OddsAnswer(found.worlds, found.bot, found.do_bids_tell, found.best, bids)


def _bid(one: BidOdds) -> BidAnswer:
    tricks = [Mean(*share) for share in one.tricks]
    return BidAnswer(one.bid, Mean(*one.points), Mean(*one.behind), tricks)
