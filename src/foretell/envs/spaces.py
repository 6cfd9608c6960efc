"""Observations and actions as spaces of Gymnasium, the layout's version among them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from foretell.base.errors import ForetellError
from foretell.base.extras import not_installed
from foretell.base.i18n import spoken
from foretell.envs.actions import ACTIONS
from foretell.envs.layout import LAYOUT, OBSERVATION, SLICES
from foretell.rules.presets import name_of
from foretell.rules.value import Rules

try:
    from gymnasium import spaces
except ModuleNotFoundError:
    raise not_installed("gymnasium", "envs") from None

VERSION: Final = 1
"""Of the environments: it changes when the same actions would lead elsewhere."""
REWARDS: Final = ("points", "places")


class LayoutBox(spaces.Box):  # type: ignore[misc]
    """The space of observations, which knows its layout and where each part lies.

    >>> box = LayoutBox()
    >>> box.layout, box.slices["unseen"]
    ('foretell/layout-v1', slice(64, 128, None))
    """

    layout = LAYOUT
    slices = SLICES

    def __init__(self) -> None:
        super().__init__(-128, 127, (OBSERVATION,), np.int8)

    def __repr__(self) -> str:
        """Layout and length."""
        return f"LayoutBox({self.layout}, {OBSERVATION})"


def observation_space() -> Any:
    """Observation and mask, under the names that learning libraries look for."""
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": LayoutBox(), "action_mask": mask})


def action_space() -> Any:
    """One number for every action."""
    return spaces.Discrete(ACTIONS)


def env_name(rules: Rules) -> str:
    """The name of an environment: its rules by their preset, and the version.

    >>> env_name(Rules(players=4))
    'foretell/standard-v1'
    """
    return f"foretell/{name_of(rules) or 'own'}-v{VERSION}"


def checked_rewards(rewards: str) -> str:
    """What is rewarded, if it is one of those there are.

    Raises:
        ForetellError: it is not.
    """
    if rewards not in REWARDS:
        raise spoken(ForetellError("bad-rewards", ""), "failed-env-rewards", rewards=repr(rewards))
    return rewards
