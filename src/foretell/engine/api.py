"""The names of the engine for compiled code of one's own: few, and they stay (docs/compiled.md).

>>> from foretell.rules.value import Rules
>>> rules, states = compile_rules(Rules(players=3)), new_record(STATE)
>>> new_game(rules[0], states[0], 0)
>>> Phase(states[0].phase).name, int(actor(rules[0], states[0])) == NO_SEAT
('DEAL', True)
"""

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.engine.chance import below, new_rng, pick, seed_rng, shuffle
from foretell.engine.compile import compile_rules
from foretell.engine.deal import deal, deck_need, new_game
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply, legal
from foretell.engine.sample import new_work, sample
from foretell.engine.structs import NO_SEAT, STATE, TURN, VIEW, Phase, new_record
from foretell.engine.view import view as write_view  # x.view is NumPy's, to Numba

__all__ = [
    "NO_SEAT",
    "STATE",
    "TURN",
    "VIEW",
    "Ints",
    "Phase",
    "Records",
    "RulesStruct",
    "State",
    "ViewRecord",
    "actor",
    "apply",
    "below",
    "compile_rules",
    "deal",
    "deck_need",
    "jit",
    "legal",
    "new_game",
    "new_record",
    "new_rng",
    "new_work",
    "pick",
    "popcount",
    "sample",
    "seed_rng",
    "shuffle",
    "trailing_zeros",
    "write_view",
]
