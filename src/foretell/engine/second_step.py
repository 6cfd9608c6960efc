"""The second step of an action, as it is seen before the first is made: by the view alone.

A card that its player calls a wizard, a jester or of a suit, and a rank with its suit, are one
action and two choices. A bot is asked for whole actions, and nobody plays the first half for it.
"""

from __future__ import annotations

from foretell.base.jit import jit
from foretell.cards import ALWAYS, Suit
from foretell.engine.fields import RulesStruct, ViewRecord
from foretell.engine.masks import bit, holds
from foretell.engine.naming import uber_suits
from foretell.engine.structs import TURN, Phase
from foretell.engine.trick import LANE_OF, winner


@jit
def goes_on(rules: RulesStruct, v: ViewRecord, choice: int) -> bool:
    """Whether an action has a second step after a choice; a card turned unseen has none."""
    if v.phase == Phase.PLAY:
        return choice != TURN and rules.forms[v.roles, choice] != 0
    return v.phase == Phase.UBER_RANK and choice != 0


@jit
def go_on(rules: RulesStruct, v: ViewRecord, choice: int) -> None:
    """Make a view what its seat sees after the first step of its action."""
    if v.phase == Phase.UBER_RANK:
        v.uber_rank = choice
        v.legal = uber_suits(rules, choice)
        v.phase = Phase.UBER_SUIT
    else:
        lay(rules, v, choice)
        v.legal = rules.forms[v.roles, choice]
        v.phase = Phase.ROLE


@jit
def lay(rules: RulesStruct, v: ViewRecord, card: int) -> None:
    """Lay a card on the table that its player sees: see ``engine.play``."""
    note_void(rules, v, card)
    v.known[v.turn] &= ~bit(card)
    v.hand_count[v.turn] -= 1
    v.hand = v.known[v.seat]
    v.face_up &= ~bit(card)
    v.played |= bit(card)
    v.played_by[v.turn] |= bit(card)
    v.trick[v.trick_len] = card
    v.trick_len += 1
    v.winning = winner(rules, v)  # type: ignore[arg-type]


@jit
def note_void(rules: RulesStruct, v: ViewRecord, card: int) -> None:
    """A card that does not follow shows a void, but for a dummy's and under honour play."""
    is_led = v.led >= 0 and v.led < Suit.FREE
    if rules.honour or not is_led or v.turn >= rules.players:
        return
    if not holds(LANE_OF[v.led] | ALWAYS, card):
        v.voids[v.turn] |= 1 << v.led
