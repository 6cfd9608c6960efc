"""Environments for learning: one layout of observations and actions, in three libraries' shapes.

See docs/environments.md. Nothing that is imported here needs Gymnasium, PettingZoo or OpenSpiel:
what is made for them stands in ``vector``, ``aec`` and ``openspiel``.
"""

from foretell.envs.actions import ACTIONS, action_text, choices_to_text
from foretell.envs.batch import GameBatch
from foretell.envs.layout import LAYOUT, OBSERVATION, SLICES, observe

__all__ = [
    "ACTIONS",
    "LAYOUT",
    "OBSERVATION",
    "SLICES",
    "GameBatch",
    "action_text",
    "choices_to_text",
    "observe",
]
