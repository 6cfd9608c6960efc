"""A bot that counts before it bids: its bid is searched for, the rest is played as `rule` does."""

from __future__ import annotations

from typing import Final

from foretell.bots.actions import ActionBot
from foretell.bots.built_in import BuiltIn
from foretell.bots.loop import BotKind
from foretell.bots.pimc import Pimc
from foretell.engine.fields import Records
from foretell.engine.structs import Phase

BIDS: Final = (Phase.BID, Phase.MEND)


class Counter(ActionBot):
    """A search for bids, and the rule bot for all else.

    >>> from foretell import Game, preset
    >>> game = Game(preset("standard", players=4), seed=7, dealer=3)
    >>> Counter(Pimc(8), seed=1).choose(game.view(0)) in game.legal()
    True
    """

    name = "counter"
    version = "1"

    def __init__(self, bids: Pimc, seed: int = 0) -> None:
        """``bids`` finds the bids."""
        self._bids, self._rest = bids, BuiltIn(BotKind.RULE, seed)

    def choices(self, rules: Records, views: Records) -> list[int]:
        """The action in the engine's numbers: see :meth:`ActionBot.choices`."""
        decides = self._bids if views[0].phase in BIDS else self._rest
        return decides.choices(rules, views)

    def stop(self) -> None:
        """Bid by what has been counted so far."""
        self._bids.stop()
