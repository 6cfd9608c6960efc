"""What a choice is worth, told to somebody who is to make it: found as the sampler finds its own.

>>> from foretell import Game, preset
>>> game = Game(preset("standard", players=4), seed=7, dealer=3)
>>> found = Adviser(worlds=20).weighed(game.handle.rules, game.handle.view(0))
>>> [one.choice for one in found], found[0].tricks
([0, 1], (0.65, 0.35))
"""

from __future__ import annotations

import zlib
from typing import Final, NamedTuple

from foretell.bots.pimc import Sampler
from foretell.bots.worlds import new_room, weigh_at
from foretell.cards import cards_in
from foretell.engine.chance import seed_stream
from foretell.engine.fields import Records

WORLDS: Final = 256
"""All that one question may cost."""


class Weighed(NamedTuple):
    """What came of one choice in the worlds that were looked at."""

    choice: int
    points: float
    """The own points of the round, on average."""
    tricks: tuple[float, ...]
    """By number from 0, the share of the worlds in which so many tricks were taken."""


class Adviser:
    """Weighs every choice of a view: it knows nothing else, and the same has the same answer."""

    def __init__(self, worlds: int = WORLDS) -> None:
        """``worlds`` is all that a question may cost."""
        self._worlds = worlds
        self._room = new_room()

    def weighed(self, rules: Records, views: Records) -> list[Weighed]:
        """Every choice of the view, by its number; none where there is nothing to choose."""
        if views[0].may_turn:
            return []
        room = self._room
        seed_stream(room.rng, 0, zlib.crc32(views.tobytes()))
        weigh_at(rules, views, room, self._worlds, Sampler.tries)
        made, most = max(1, int(room.made[0])), int(views[0].cards_each) + 1
        return [
            Weighed(
                choice,
                int(room.points[choice]) / made,
                tuple((room.tricks[choice, :most] / made).tolist()),
            )
            for choice in cards_in(views[0].legal)
            if room.tricks[choice].any()
        ]

    def stop(self) -> None:
        """Nobody asks any more; from any thread."""
        self._room.made[1] = 1
