"""The bots that compiled loops know, as objects."""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit
from foretell.bots.actions import ActionBot
from foretell.bots.loop import BotKind, choose
from foretell.engine.chance import new_rng
from foretell.engine.fields import Ints, Records
from foretell.engine.second_step import go_on, goes_on
from foretell.engine.structs import VIEW, new_record

VERSIONS: Final = {BotKind.RANDOM: "1", BotKind.NOVICE: "1", BotKind.RULE: "1"}


@jit
def _choices_at(
    kind: int, rules: Records, views: Records, after: Records, rng: Ints, choices: Ints
) -> int:
    """Write the one or two choices of an action; how many they are. ``after`` is room for a view.

    Arrays are the cheap way into compiled code.
    """
    choices[0] = choose(kind, rules[0], views[0], rng)
    if not goes_on(rules[0], views[0], choices[0]):
        return 1
    after[0] = views[0]
    go_on(rules[0], after[0], choices[0])
    choices[1] = choose(kind, rules[0], after[0], rng)
    return 2


class BuiltIn(ActionBot):
    """One of the bots that compiled loops know, with its own stream of chance."""

    def __init__(self, kind: BotKind, seed: int) -> None:
        """Seeds that lie side by side give unrelated bots."""
        self.kind = int(kind)
        self.name = kind.name.lower()
        self.version = VERSIONS[kind]
        self._rng = new_rng(seed)
        self._after, self._choices = new_record(VIEW), np.zeros(2, np.int64)

    def choices(self, rules: Records, views: Records) -> list[int]:
        """The action in the engine's numbers: see :meth:`ActionBot.choices`."""
        made = _choices_at(self.kind, rules, views, self._after, self._rng, self._choices)
        return self._choices[:made].tolist()
