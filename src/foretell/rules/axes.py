"""A set of rules is one frozen value of independent axes (rules 3); this file is all of them.

Names and values are those of the game record (record.md, "Rules as a table"). No axis mentions
another and none is named after an edition: presets are values of these axes, house rules too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeVar

from foretell.rules.selectors import ALWAYS, NEVER, Selector

M = TypeVar("M", bound=Enum)

ByRound = tuple[tuple[Selector, M], ...]
"""Pairs of a selector and a value; the first pair that fits a round counts."""


def always(member: M) -> ByRound[M]:
    """The same value in every round."""
    return ((ALWAYS, member),)


class Roles(Enum):
    """What wizards and jesters count as."""

    PRINTED = "printed"  # a wizard is a wizard, a jester a jester (rules 1)
    ALTERNATE = "alternate"  # all eight wizards in odd rounds, jesters in even (All-Wizards)
    CALLED = "called"  # a wizard counts as a jester unless called, and back (Gizzard / Fester)


class Sizes(Enum):
    """How many cards each seat is dealt, round by round."""

    UP = "up"  # 1, 2 ... max (rules 3)
    BY_TWO = "by-two"  # steps of two that end with max (Quick play)
    DOWN = "down"  # max ... 1 (Nannie's Rule)
    UP_DOWN = "up-down"  # 1 ... max ... 1, max once (Up and down)
    ALL = "all"  # max in every round, ``Rules.rounds`` of them (Wizard Maximus)


class Trump(Enum):
    """Where trump comes from."""

    TURNED = "turned"  # the turned-up card (rules 5)
    CLUBS = "c"  # fixed, nothing is turned up (Wizard Maximus)
    DIAMONDS = "d"  # fixed (Saboteur with spoils)
    HEARTS = "h"  # fixed
    SPADES = "s"  # fixed
    NONE = "none"  # no trump, nothing is turned up (Wizard Maximus)


class TrumpChanges(Enum):
    """What changes trump while a round is played."""

    NEVER = "never"  # nothing (rules 5)
    WIZARDS = "wizards"  # each wizard played (Tricksy)


class Bidding(Enum):
    """How bids are made and when they are shown."""

    IN_TURN = "in-turn"  # one after the other, open (rules 6)
    HIDDEN = "hidden"  # all at once, shown before play (Hidden Bid)
    DELAYED = "delayed"  # all at once, shown after the last trick (Delayed Reveal)
    ZERO = "zero"  # every bid is zero (Jester bid)


class UnevenFor(Enum):
    """Whom an uneven rule binds."""

    ANYONE = "anyone"  # the last bidder, whoever it is (Screw the Dealer)
    SOLE_LEADER = "sole-leader"  # the last bidder while alone in the lead (Canadian Rule)


class UnevenZero(Enum):
    """Whether a bid of zero is free of an uneven rule."""

    REFUSED = "refused"  # zero is bound like any bid (Screw the Dealer)
    ALLOWED = "allowed"  # zero may always be bid (Canadian Rule, Camelot)


class UnevenAt(Enum):
    """When an uneven rule acts."""

    BID = "bid"  # the bid that would make the sum even is refused (Screw the Dealer)
    REVEAL = "reveal"  # the last bidder then mends the own bid by one (Hidden bids with notequal)


class Sees(Enum):
    """What a seat sees of its own hand while it bids."""

    OWN = "own"  # its hand (rules 13)
    BLIND = "blind"  # nothing, until the last bid is made (Third Time's the Harm)
    FOREHEAD = "forehead"  # every hand but its own, until it plays (Forehead)


class DealerRole(Enum):
    """What is special about the dealer."""

    NONE = "none"  # bids like the others (rules 6)
    SABOTEUR = "saboteur"  # does not bid, scores 20 (Saboteur)
    SPOILS = "spoils"  # does not bid, scores by the others' misses (Saboteur with spoils)


class Exchange(Enum):
    """What cards change hands after the bids."""

    NONE = "none"
    PASS_ONE = "pass-one"  # one card to the left, all at once (Pass one)
    PULL_ONE = "pull-one"  # one card by chance from the right (Pull one)


class Deuces(Enum):
    """What a deuce is."""

    PLAIN = "plain"  # the lowest card of its suit (rules 2)
    WIZARD_WHEN_FOLLOWING = "wizard-when-following"  # beats wizards when it follows (Magic)


class Tie(Enum):
    """What becomes of a tie for first place."""

    SHARED = "shared"  # the place is shared (rules 12)
    PLAY_OFF = "play-off"  # the tied seats play on (rules 12)


class Twist(Enum):
    """What a dealer adds to a round when a wizard is turned up."""

    NONE = "none"
    SMYRNA = "smyrna"  # one of six, before the bids (Smyrna)


class Revoke(Enum):
    """What becomes of a card that should have followed suit."""

    PREVENTED = "prevented"  # it cannot be played (rules 14)
    HONOUR = "honour"  # it can, and any seat may call it afterwards (rules 14)


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
class Rules:
    """One set of rules for one number of players; made only if nothing in it contradicts.

    Raises:
        BadRules: two axes contradict each other (rules 3); the error names both and says why.

    >>> Rules(players=5).bidding[0][1].value
    'in-turn'
    """

    players: int = 4
    deck: int = 60
    add: tuple[str, ...] = ()
    drop: tuple[str, ...] = ()
    aside: int = 0
    cancels: tuple[str, ...] = ()
    roles: Roles = Roles.PRINTED
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
    exchange: Exchange = Exchange.NONE
    uber: bool = False
    deuces: Deuces = Deuces.PLAIN
    scoring: Scoring = field(default_factory=Scoring)
    eliminate: int = 0
    target: int = 0
    tie: Tie = Tie.SHARED
    twist: Twist = Twist.NONE
    revoke: Revoke = Revoke.PREVENTED

    def __post_init__(self) -> None:
        """Refuse a value that contradicts itself."""
        from foretell.rules.checks import check  # the checks read the finished value

        check(self)


MAX_SEATS: Final = 6
MAX_HAND: Final = 20
"""Cards a seat can hold at the most: a third of the sixty (rules 3)."""
MAX_ROUNDS: Final = 100
"""Rounds a game can have at the most; one to a target score ends there (docs/rulings.md)."""
