"""A class to write a bot from: its methods are the decisions, and each has an answer already."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from foretell.bots.actions import ActionBot
from foretell.bots.bot import make
from foretell.engine.structs import Phase
from foretell.play.seen import Seen

BIDS: Final = (Phase.BID, Phase.MEND)


class BotBase:
    """Splits ``choose`` into ``bid``, ``play`` and ``rest``; what is left out `rule` decides.

    Each method is given what the seat sees, and answers with one of ``seen.legal``; none is asked
    where there is but one.

    >>> from foretell import Game, preset
    >>> class Boldest(BotBase):
    ...     def bid(self, seen):
    ...         return seen.legal[-1]
    >>> seen = Game(preset("standard", players=3), seed=7, dealer=2).view(0)
    >>> Boldest().choose(seen), BotBase().choose(seen) in seen.legal
    ('1', True)
    """

    def choose(self, seen: Seen, /) -> str:
        """The action to take, by the method for it."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        if seen.phase in BIDS:
            return self.bid(seen)
        if seen.phase == Phase.PLAY:
            return self.play(seen)
        return self.rest(seen)

    def bid(self, seen: Seen) -> str:
        """How many tricks to say: a bid, or a new one where the last must be mended."""
        return self._rule.choose(seen)

    def play(self, seen: Seen) -> str:
        """The card to play."""
        return self._rule.choose(seen)

    def rest(self, seen: Seen) -> str:
        """Anything else that rules ask for: a trump suit, a card to pass, to agree to a score."""
        return self._rule.choose(seen)

    @cached_property
    def _rule(self) -> ActionBot:
        return make("rule")
