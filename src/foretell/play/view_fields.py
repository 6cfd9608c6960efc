"""The fields of a view as people and messages have them: one table, read by whoever writes them.

A field tells where its numbers lie in a VIEW record and how each of them is said. The names are
those of :class:`foretell.play.seen.Seen`, of its ``to_dict`` and of the messages of a server.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

from foretell.cards import SUIT_LETTERS
from foretell.engine.forecast import UNKNOWN
from foretell.engine.structs import (
    PILE_CARDS,
    PLAY_OFF_ROW,
    UNNAMED,
    ExchangeMode,
    Phase,
    RoleMode,
)
from foretell.play.actions import JESTERS_TEXT, TWISTS, ranks_of
from foretell.play.handle import VIEW_PLACES, VIEW_SIZE
from foretell.rules.axes import MAX_SEATS
from foretell.rules.plan import seats_of
from foretell.rules.value import Rules

TOTALS: Final = VIEW_SIZE
MAY_CLAIM: Final = VIEW_SIZE + MAX_SEATS
CLAIM_POINTS: Final = MAY_CLAIM + 1
ROW_SIZE: Final = CLAIM_POINTS + 1
"""A row: the view's numbers, each player's total if the round ended now, whether one may claim,
and what the round brings then."""


class FieldKind(IntEnum):
    """How one number of a field is said."""

    NUMBER = 0  # itself and ``add``; none below ``least``
    CARD = 1  # its name; none for NO_CARD
    CARDS = 2  # a mask: the names, lowest number first
    SEATS = 3  # a mask: the seats, lowest first
    SUITS = 4  # a mask: the letters
    BID = 5  # none before it is made, "?" while it is hidden
    WORD = 6  # one of ``words``, the first for ``least``; none below
    FLAG = 7  # whether it is ``least`` or more
    SHAPE = 8  # a card's name, or one of ``words`` for what is no card; none for NO_CARD


ANY: Final = -(2**62)
"""The ``least`` of numbers that always stand for themselves."""
NO_TRUMP: Final = "none"
FREE: Final = "free"
SHAPE_WORDS: Final = ("Z", "N", "magic")
"""What cards count as that are no cards, in the order of ``engine.roles``: a wizard or a jester of
no suit, a deuce that is a wizard."""


def word_of(member: IntEnum) -> str:
    """A member of an enumeration as a view names it.

    >>> word_of(Phase.UBER_RANK)
    'uber-rank'
    """
    return member.name.lower().replace("_", "-")


class ViewField(NamedTuple):
    """A field: its first number, how many follow, how each is said.

    ``group``: by how many the numbers of a list of lists lie together, else 0. ``length``: where
    the record says how many of a list there are (one number a group), or -1: all ``width``.
    """

    name: str
    kind: FieldKind
    first: int
    width: int = 1
    is_list: bool = False
    group: int = 0
    length: int = -1
    least: int = ANY
    add: int = 0
    words: tuple[str, ...] = ()
    source: str = ""
    """The record's own name of it."""


class _Saying(NamedTuple):
    """How a field of the record is said where that is not as a plain number."""

    kind: FieldKind = FieldKind.NUMBER
    least: int = ANY
    add: int = 0
    words: tuple[str, ...] = ()
    length: str = ""
    name: str = ""


NULLABLE: Final = _Saying(least=0)
SAYINGS: Final = {
    **dict.fromkeys(("unseen", "played", "uber", "face_up"), _Saying(FieldKind.CARDS)),
    **dict.fromkeys(("hand", "known", "played_by"), _Saying(FieldKind.CARDS)),
    **dict.fromkeys(("turn_up", "passed", "received", "given"), _Saying(FieldKind.CARD)),
    **dict.fromkeys(("sitting", "to_bid", "bidders", "agreed"), _Saying(FieldKind.SEATS)),
    **dict.fromkeys(("given_to", "calls"), _Saying(FieldKind.SEATS)),
    **dict.fromkeys(("seat", "actor", "turn", "leader", "winning"), NULLABLE),
    **dict.fromkeys(("grail_seat", "last_leader", "revoke_seat", "first_bid", "mended"), NULLABLE),
    "revoke_trick": _Saying(least=0, add=1),
    "round_no": _Saying(add=1, name="round_number"),
    "out_round": _Saying(least=1),
    "row": _Saying(FieldKind.FLAG, PLAY_OFF_ROW, name="is_play_off"),
    "is_flat": _Saying(FieldKind.FLAG, 1),
    "bids": _Saying(FieldKind.BID),
    "voids": _Saying(FieldKind.SUITS),
    "phase": _Saying(FieldKind.WORD, 0, words=tuple(map(word_of, Phase))),
    "trump": _Saying(FieldKind.WORD, UNNAMED + 1, words=(NO_TRUMP, *SUIT_LETTERS)),
    "led": _Saying(FieldKind.WORD, 0, words=(*SUIT_LETTERS, FREE)),
    "roles": _Saying(FieldKind.WORD, 0, words=tuple(map(word_of, RoleMode))),
    "exchange": _Saying(FieldKind.WORD, 0, words=tuple(map(word_of, ExchangeMode))),
    "twist": _Saying(FieldKind.WORD, 0, words=TWISTS),
    "trick": _Saying(FieldKind.CARD, length="trick_len"),
    "trick_as": _Saying(FieldKind.SHAPE, words=SHAPE_WORDS, length="trick_len"),
    "last_trick": _Saying(FieldKind.CARD, length="last_len"),
    "last_as": _Saying(FieldKind.SHAPE, words=SHAPE_WORDS, length="last_len"),
    "shown": _Saying(FieldKind.CARD, length="pile_next"),
}
BY_TEXT: Final = ("legal", "may_turn")
"""What may be done is text (``legal``) and depends on the phase; it is not said by number."""


@lru_cache(maxsize=256)
def view_fields(rules: Rules) -> tuple[ViewField, ...]:
    """The fields under some rules, ``legal`` apart.

    >>> [one.name for one in view_fields(Rules())][:7]
    ['seat', 'phase', 'actor', 'turn', 'leader', 'dealer', 'round_number']
    """
    found = [_field(name, rules) for name in VIEW_PLACES if name not in BY_TEXT]
    number, flag = FieldKind.NUMBER, FieldKind.FLAG
    totals = ViewField("totals_now", number, TOTALS, rules.players, is_list=True, least=UNKNOWN + 1)
    may_claim = ViewField("may_claim", flag, MAY_CLAIM, least=1)
    points = ViewField("claim_points", number, CLAIM_POINTS, least=UNKNOWN + 1)
    return (*found, totals, may_claim, points)


def _field(name: str, rules: Rules) -> ViewField:
    """A field of the record."""
    place, saying = VIEW_PLACES[name], SAYINGS.get(name, _Saying())
    if name == "uber_rank":
        saying = _Saying(FieldKind.WORD, 0, words=(JESTERS_TEXT, *ranks_of(rules.deck)))
    is_list = isinstance(place, slice)
    seats = seats_of(rules)
    piles = seats - rules.players
    length = VIEW_PLACES[saying.length] if saying.length else -1
    return ViewField(
        saying.name or name,
        saying.kind,
        place.start if is_list else place,
        {"shown": piles * PILE_CARDS, "pile_next": piles}.get(name, seats) if is_list else 1,
        is_list,
        PILE_CARDS if name == "shown" else 0,
        length.start if isinstance(length, slice) else length,
        saying.least,
        saying.add,
        saying.words,
        name,
    )
