"""One number for every choice of every phase, and the mask of those that are open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.engine.fields import RulesStruct, State, ViewRecord
from foretell.engine.flow import legal
from foretell.engine.structs import BIDS, TURN, Phase
from foretell.play.actions import SECOND_PHASE, choice_text
from foretell.play.actions import action_text as record_text

Bytes = npt.NDArray[np.int8]

CARD: Final = 0
BID: Final = TURN + 1
TRUMP: Final = BID + BIDS
TWIST: Final = TRUMP + 4
UBER_RANK: Final = TWIST + 8
UBER_SUIT: Final = UBER_RANK + 14
FORM: Final = UBER_SUIT + 5
AGREE: Final = FORM + 12
ACTIONS: Final = AGREE + 1
"""How many actions there are."""

BLOCKS: Final = {
    "card": (CARD, 64, "play or pass the card of that number"),
    "turn": (TURN, 1, "play the card that is not seen: on the own forehead, a dummy's top card"),
    "bid": (BID, BIDS, "bid so many tricks, or mend the bid to it"),
    "trump": (TRUMP, 4, "name a suit trump: clubs, diamonds, hearts, spades"),
    "twist": (TWIST, 8, "what a dealer of Smyrna adds to the round"),
    "uber-rank": (UBER_RANK, 14, "the uber-wizard's rank; 0 the jesters"),
    "uber-suit": (UBER_SUIT, 5, "its suit; 4 all of that rank"),
    "form": (FORM, 12, "what the card just played is called"),
    "agree": (AGREE, 1, "agree to the score (honour play)"),
}
"""Name -> first action, how many, what they do."""


def _by_phase() -> npt.NDArray[np.int64]:
    first = {
        Phase.TRUMP: TRUMP,
        Phase.TWIST: TWIST,
        Phase.UBER_RANK: UBER_RANK,
        Phase.UBER_SUIT: UBER_SUIT,
        Phase.BID: BID,
        Phase.MEND: BID,
        Phase.ROLE: FORM,
        Phase.AGREE: AGREE,
    }
    return np.array([first.get(phase, CARD) for phase in Phase], np.int64)


FIRST: Final = _by_phase()
"""By phase, the action that is its choice 0."""


@jit
def write_mask(v: ViewRecord, mask: Bytes) -> None:
    """Write 1 for every action that the seat of a view may take now, 0 for all others."""
    mask[:] = 0
    if v.may_turn:
        mask[TURN] = 1
    first = FIRST[v.phase]
    left = v.legal
    while left != 0:
        mask[first + trailing_zeros(left)] = 1
        left &= left - 1


@jit
def choice_of(rules: RulesStruct, s: State, action: int) -> int:
    """The engine's choice of an action, -1 if it is not open where a game stands."""
    choices = legal(rules, s)
    if action == TURN:
        return TURN if s.phase == Phase.PLAY and popcount(choices) == 1 else -1
    choice: int = action - FIRST[s.phase]
    if choice < 0 or choice >= TURN or (choices >> choice) & 1 == 0:
        return -1
    return choice


def action_text(action: int, deck: int = 60) -> str:
    """What an action says, for people: its block, and the choice as records write it.

    >>> action_text(BID + 3), action_text(59), action_text(TRUMP)
    ('bid 3', 'card Zs', 'trump c')
    """
    name, (first, _, _) = next(
        (name, block) for name, block in reversed(BLOCKS.items()) if action >= block[0]
    )
    phase = PHASES[name]
    return f"{name} {choice_text(phase, TURN if name == 'turn' else action - first, deck)}".strip()


PHASES: Final = {
    "card": Phase.PLAY,
    "turn": Phase.PLAY,
    "bid": Phase.BID,
    "trump": Phase.TRUMP,
    "twist": Phase.TWIST,
    "uber-rank": Phase.UBER_RANK,
    "uber-suit": Phase.UBER_SUIT,
    "form": Phase.ROLE,
    "agree": Phase.AGREE,
}


def choices_to_text(phase: int, actions: Sequence[int], deck: int = 60) -> str:
    """The action of a record that one or two actions of ours stand for, begun in a phase.

    >>> choices_to_text(Phase.BID, [BID + 3])
    '3'
    """
    phases = (phase, SECOND_PHASE.get(Phase(phase), phase))
    pairs = zip(phases, actions, strict=False)
    choices = [TURN if one == TURN else one - int(FIRST[at]) for at, one in pairs]
    return record_text(phase, choices, deck)
