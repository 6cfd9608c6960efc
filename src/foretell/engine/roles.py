"""What a card counts as: every played card becomes an *effective card* before strength is asked.

Effective cards are card numbers and three more; wizards and jesters in a lane bear its suit.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, jit_inline
from foretell.cards import (
    CARD_NUMBERS,
    EXCALIBUR,
    GRAIL,
    JESTER,
    LANE,
    MERLIN,
    MORGAN,
    WIZARD,
    Suit,
)
from foretell.engine.fields import RulesStruct
from foretell.engine.structs import Form, RoleMode

AS_WIZARD: Final = 64
AS_JESTER: Final = 65
MAGIC_DEUCE: Final = 66
SHAPES: Final = 67


def rank_of(shape: int) -> int:
    """The rank of an effective card in its lane, JESTER and WIZARD for the suitless ones."""
    if shape >= CARD_NUMBERS:
        return JESTER if shape == AS_JESTER else WIZARD
    if shape >= MERLIN:
        return WIZARD if shape in (MERLIN, MORGAN) else JESTER
    return shape % LANE


def _leads(shape: int) -> int:
    """The led suit that an effective card makes (rules 8; Camelot's cards as it says)."""
    rank = rank_of(shape)
    if rank == JESTER:
        return Suit.NONE
    return Suit.FREE if rank == WIZARD else shape // LANE


LEADS: Final = np.array([*(_leads(shape) for shape in range(SHAPES)), Suit.NONE], dtype=np.int64)
"""The led suit that each effective card makes; the last entry is for NO_CARD, not yet said."""

RANK: Final = np.array([rank_of(shape) for shape in range(SHAPES)], dtype=np.int64)
SUIT: Final = np.array(
    [shape // LANE if shape < MERLIN else Suit.NONE for shape in range(SHAPES)], dtype=np.int64
)


@jit_inline
def shape_of(rules: RulesStruct, roles: int, card: int, form: int) -> int:
    """The effective card that ``card`` becomes when played in ``form``.

    Merlin is a wizard or a jester as its player says (Camelot); a called card is what is printed
    on it (Gizzard / Fester); any other card is what the round makes of it.
    """
    if form == Form.QUIET or (form >= Form.NAMES and form < Form.CALLED_NAMES):
        return rules.counts_as[roles, card]
    if form == Form.AS_WIZARD:
        return AS_WIZARD
    if form == Form.AS_JESTER:
        return AS_JESTER
    return card


@jit
def role_mode(rules: RulesStruct, row: int, round_no: int) -> int:
    """What wizards and jesters count as in a round (All-Wizards, All-Jesters; rounds from 0)."""
    if rules.alternate[row]:
        return RoleMode.ALL_WIZARDS + (round_no & 1)
    return rules.roles[row]


@jit
def turned_shape(rules: RulesStruct, roles: int, card: int) -> int:
    """What a turned-up card counts as: what it is in that round, without calls (rules 17)."""
    if card == MERLIN or card == MORGAN:
        return AS_WIZARD
    if card == EXCALIBUR or card == GRAIL:
        return AS_JESTER
    if roles == RoleMode.CALLED:
        return card
    return rules.counts_as[roles, card]
