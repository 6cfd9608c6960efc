"""The champion: it looks ahead with the net, and searches as `sampler` where that knows nothing."""

from __future__ import annotations

import zlib

import numpy as np

from foretell.base.jit import jit
from foretell.bots.actions import ActionBot
from foretell.bots.beliefs import TRIES
from foretell.bots.learned.lookahead import ANSWERS, LookRoom, look_ahead, new_look_room
from foretell.bots.learned.net import Net
from foretell.bots.learned.policy import is_asked, is_known, name_trump
from foretell.bots.learned.weights import released
from foretell.bots.pimc import WORLDS, search
from foretell.engine.chance import seed_stream
from foretell.engine.fields import Ints, Records, RulesStruct, ViewRecord
from foretell.engine.second_step import go_on, goes_on
from foretell.engine.structs import VIEW, Phase, new_record


@jit
def choose_champion(
    rules: RulesStruct, v: ViewRecord, net: Net, room: LookRoom, answers: int
) -> int:
    """The champion's choice in any phase."""
    if is_asked(rules, v):
        return look_ahead(rules, v, net, room, answers)
    if v.phase == Phase.TRUMP and is_known(rules, v):
        return name_trump(rules, v, net, room.thought)
    return search(rules, v, room.worlds, max(1, WORLDS * answers // ANSWERS), TRIES, 0.0)


@jit
def _choices_at(
    rules: Records, views: Records, net: Net, room: LookRoom, answers: int, choices: Ints
) -> int:
    """Write the one or two choices of an action; how many they are. The view is written over."""
    choices[0] = choose_champion(rules[0], views[0], net, room, answers)
    if not goes_on(rules[0], views[0], choices[0]):
        return 1
    go_on(rules[0], views[0], choices[0])
    choices[1] = choose_champion(rules[0], views[0], net, room, answers)
    return 2


class Champion(ActionBot):
    """The last of the ladder (see the module).

    Its choices follow from what is seen, its seed and its version: it remembers nothing.

    >>> from foretell import Game, preset
    >>> game = Game(preset("standard", players=4), seed=7, dealer=3)
    >>> Champion(seed=1).choose(game.view(0)) in game.legal()
    True
    """

    name = "champion"
    version = "3"

    def __init__(self, seed: int = 0, answers: int = ANSWERS, net: Net | None = None) -> None:
        """``answers`` is after how many decisions that the net has played no other world is begun.

        Where the net knows nothing, the worlds of the search are fewer in the same measure.
        """
        self.answers = answers
        self._seed, self._net = seed, net or released()
        self._room, self._views = new_look_room(), new_record(VIEW)
        self._choices = np.zeros(2, np.int64)

    def choices(self, rules: Records, views: Records) -> list[int]:
        """The action in the engine's numbers: see :meth:`ActionBot.choices`."""
        self._views[0] = views[0]
        seed_stream(self._room.worlds.rng, self._seed, zlib.crc32(views.tobytes()))
        made = _choices_at(rules, self._views, self._net, self._room, self.answers, self._choices)
        return self._choices[:made].tolist()

    def stop(self) -> None:
        """Choose by the worlds that there have been; from any thread, and for good."""
        self._room.worlds.made[1] = 1
