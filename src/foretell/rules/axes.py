"""A set of rules is one frozen value of independent axes (rules 3); this file is all of them.

Names and values are those of the game record (record.md, "Axes as a table"). No axis mentions
another and none is named after an edition: presets are values of these axes, house rules too.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cache
from typing import Any, Final, Self, TypeVar

from foretell.rules.selectors import ALWAYS, NEVER, Selector

M = TypeVar("M", bound=Enum)

ByRound = tuple[tuple[Selector, M], ...]
"""Pairs of a selector and a value; the first pair that fits a round counts."""


def always(member: M) -> ByRound[M]:
    """One value of an axis for every round."""
    return ((ALWAYS, member),)


HOUSE: Final = "house"
"""The source of what nobody published."""


class AxisValue(Enum):
    """A value of an axis: as a table of rules writes it, and where it comes from.

    The source is a paragraph of the base game, the name of a variant, or "house" where nobody
    published it and the axis just has room for it.

    >>> Exchange.PULL_ONE.value, Exchange.PULL_ONE.source
    ('pull-one', 'Pull one')
    """

    source: str

    def __new__(cls, written: str, source: str = HOUSE) -> Self:
        """Keep the source beside the value that is written."""
        made = object.__new__(cls)
        made._value_ = written
        made.source = source
        return made


class Roles(AxisValue):
    """What wizards and jesters count as."""

    PRINTED = "printed", "1.1"  # a wizard is a wizard, a jester a jester
    ALTERNATE = (
        "alternate",
        "All-Wizards, All-Jesters",
    )  # all eight wizards in odd rounds, jesters in even
    CALLED = "called", "Gizzard / Fester"  # a wizard counts as a jester unless called, and back


class Sizes(AxisValue):
    """How many cards each seat is dealt, round by round."""

    UP = "up", "1.3"  # 1, 2 ... max
    BY_TWO = "by-two", "Quick play"  # steps of two that end with max
    DOWN = "down", "Nannie's Rule"  # max ... 1
    UP_DOWN = "up-down", "Up and down"  # 1 ... max ... 1, max once
    ALL = "all", "Wizard Maximus"  # max in every round, ``Axes.rounds`` of them


class Trump(AxisValue):
    """Where trump comes from."""

    TURNED = "turned", "1.5"  # the turned-up card
    CLUBS = "c", "Wizard Maximus"  # fixed, nothing is turned up
    DIAMONDS = "d", "Saboteur with spoils"  # fixed
    HEARTS = "h", "Wizard Maximus"  # fixed
    SPADES = "s", "Wizard Maximus"  # fixed
    NONE = "none", "Wizard Maximus"  # no trump, nothing is turned up


class TrumpChanges(AxisValue):
    """What changes trump while a round is played."""

    NEVER = "never", "1.5"  # nothing
    WIZARDS = "wizards", "Tricksy"  # each wizard played


class Bidding(AxisValue):
    """How bids are made and when they are shown."""

    IN_TURN = "in-turn", "1.6"  # one after the other, open
    HIDDEN = "hidden", "Hidden Bid"  # all at once, shown before play
    DELAYED = "delayed", "Delayed Reveal"  # all at once, shown after the last trick
    ZERO = "zero", "Jester bid"  # every bid is zero


class UnevenFor(AxisValue):
    """Whom an uneven rule binds."""

    ANYONE = "anyone", "Screw the Dealer"  # the last bidder, whoever it is
    SOLE_LEADER = "sole-leader", "Canadian Rule, 1.16"  # the last bidder while alone in the lead


class UnevenZero(AxisValue):
    """Whether a bid of zero is free of an uneven rule."""

    REFUSED = "refused", "Screw the Dealer"  # zero is bound like any bid
    ALLOWED = "allowed", "Canadian Rule, Camelot"  # zero may always be bid


class UnevenAt(AxisValue):
    """When an uneven rule acts."""

    BID = "bid", "Screw the Dealer"  # the bid that would make the sum even is refused
    REVEAL = "reveal", "Hidden bids with notequal"  # the last bidder then mends the own bid by one


class Sees(AxisValue):
    """What a seat sees of its own hand while it bids."""

    OWN = "own", "1.13"  # its hand
    BLIND = "blind", "Third Time's the Harm"  # nothing, until the last bid is made
    FOREHEAD = "forehead", "Forehead"  # every hand but its own, until it plays


class DealerRole(AxisValue):
    """What is special about the dealer."""

    NONE = "none", "1.6"  # bids like the others
    SABOTEUR = "saboteur", "Saboteur"  # does not bid, scores 20
    SPOILS = "spoils", "Saboteur with spoils"  # does not bid, scores by the others' misses


class Exchange(AxisValue):
    """What cards change hands after the bids."""

    NONE = "none", "1.13"
    PASS_ONE = "pass-one", "Pass one"  # one card to the left, all at once
    PULL_ONE = "pull-one", "Pull one"  # one card by chance from the right


class Deuces(AxisValue):
    """What a deuce is."""

    PLAIN = "plain", "1.2"  # the lowest card of its suit
    WIZARD_WHEN_FOLLOWING = "wizard-when-following", "Magic"  # beats wizards when it follows


class Tie(AxisValue):
    """What becomes of a tie for first place."""

    SHARED = "shared", "1.12"  # the place is shared
    PLAY_OFF = "play-off", "1.12"  # the tied seats play on


class Twist(AxisValue):
    """What a dealer may add to a round when a wizard is turned up, before the bids (Smyrna).

    The first six are those of its source, examples; a table may offer others of these (rules 2).
    """

    CALLED = "gizzard-fester", "Smyrna"  # calls say what wizards and jesters are
    PASS_ONE = "pass-one", "Smyrna"
    PULL_ONE = "pull-one", "Smyrna"
    LAST_CARD_UP = "last-card-up", "Smyrna"
    UBER = "uber-wizard", "Smyrna"  # a card is named that beats everything
    FLAT = "flat-points", "Smyrna"
    ALL_WIZARDS = "all-wizards", HOUSE  # all eight are wizards in this round
    ALL_JESTERS = "all-jesters", HOUSE  # all eight are jesters in this round


SMYRNA: Final = tuple(Twist)[:6]
"""The twists that Smyrna's source names."""


class Revoke(AxisValue):
    """What becomes of a card that should have followed suit."""

    PREVENTED = "prevented", "1.14"  # it cannot be played
    HONOUR = "honour", "1.14"  # it can, and any seat may call it afterwards


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """Points of a round (rules 11); ``None`` means "as any other met zero".

    ``made + trick * tricks`` for a bid met, ``missed`` for each trick away from it; a met bid of
    zero scores ``zero``, or ``zero_over_4`` when more than four cards are dealt, or in the last
    round ``zero_last[0] + zero_last[1] * cards dealt`` (Camelot). ``grail`` goes to the seat that
    takes the trick with the Holy Grail and meets its bid. With ``flat``, tricks alone count:
    5, 10, 15 ... for 0, 1, 2 ... (Flat points).
    """

    flat: bool = False
    made: int = 20
    trick: int = 10
    missed: int = -10
    zero: int = 20
    zero_over_4: int | None = None
    zero_last: tuple[int, int] | None = None
    grail: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Axes:
    """A value on each axis for one number of players, contradictory or not.

    ``foretell.rules.value.Rules`` are these, checked.

    >>> Axes(players=5).bidding[0][1].value
    'in-turn'
    """

    players: int = 4
    deck: int = 60
    add: tuple[str, ...] = ()
    drop: tuple[str, ...] = ()
    aside: int = 0
    cancels: tuple[str, ...] = ()
    roles: ByRound[Roles] = always(Roles.PRINTED)
    suited: bool = True
    dummies: int = 0
    sizes: Sizes | tuple[int, ...] = Sizes.UP
    rounds: int = 0
    trump: ByRound[Trump] = always(Trump.TURNED)
    trump_changes: TrumpChanges = TrumpChanges.NEVER
    bidding: ByRound[Bidding] = always(Bidding.IN_TURN)
    uneven: Selector = NEVER
    uneven_for: UnevenFor = UnevenFor.ANYONE
    uneven_zero: UnevenZero = UnevenZero.REFUSED
    uneven_at: UnevenAt = UnevenAt.BID
    sees: ByRound[Sees] = always(Sees.OWN)
    last_card_up: Selector = NEVER
    dealer_role: DealerRole = DealerRole.NONE
    exchange: ByRound[Exchange] = always(Exchange.NONE)
    uber: bool = False
    deuces: Deuces = Deuces.PLAIN
    scoring: Scoring = field(default_factory=Scoring)
    eliminate: int = 0
    target: int = 0
    tie: Tie = Tie.SHARED
    twist: tuple[Twist, ...] = ()
    revoke: Revoke = Revoke.PREVENTED


@cache
def axis_default(name: str) -> Any:
    """The standard value of an axis.

    >>> axis_default("deck")
    60
    """
    (axis,) = (axis for axis in fields(Axes) if axis.name == name)
    return Scoring() if name == "scoring" else axis.default


MAX_SEATS: Final = 6
MAX_HAND: Final = 20
"""Cards a seat can hold at the most: a third of the sixty (rules 3)."""
MAX_ROUNDS: Final = 100
"""Rounds a game can have at the most; one to a target score ends there (docs/rulings.md)."""
