"""Whether a card would take the trick on the table, from a view alone (rules 10)."""

from __future__ import annotations

from foretell.base.jit import jit_door
from foretell.cards import Suit
from foretell.engine.fields import Records
from foretell.engine.masks import holds
from foretell.engine.play import change_trump
from foretell.engine.restore import restore_table
from foretell.engine.roles import LEADS, MAGIC_DEUCE, shape_of
from foretell.engine.structs import Form
from foretell.engine.trick import is_magic, trick_cards, winning_place


@jit_door
def takes_at(rules: Records, views: Records, states: Records, card: int, form: int) -> bool:
    """Whether a card laid in a form is the one that wins the trick so far; ``states``: any memory.

    A form that the card may not be played in takes nothing, nor does a trick that is cancelled.
    """
    r, v, s = rules[0], views[0], states[0]
    forms = r.forms[v.roles, card]
    if (form != Form.QUIET or forms != 0) and not holds(forms, form):
        return False
    restore_table(v, s)
    s.leader, s.uber, s.trump = v.leader, v.uber, v.trump
    shape = MAGIC_DEUCE if is_magic(r, s.led, card) else shape_of(r, v.roles, card, form)
    place = s.trick_len
    s.trick[place], s.trick_as[place] = card, shape
    s.trick_len = place + 1
    if s.led == Suit.NONE:
        s.led = LEADS[shape]
    change_trump(r, s, shape, form)
    return winning_place(s) == place and trick_cards(s) & r.cancels == 0
