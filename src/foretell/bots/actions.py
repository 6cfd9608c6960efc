"""What the bots of this package have in common: choices in the engine's numbers, told as text."""

from __future__ import annotations

from abc import ABC, abstractmethod

from foretell.engine.compile import compile_rules
from foretell.engine.fields import Records
from foretell.play.actions import action_text
from foretell.play.seen import Seen


class ActionBot(ABC):
    """A bot that decides by the engine's records, of which :class:`Seen` has the view."""

    name: str
    version: str

    def __repr__(self) -> str:
        """Name and version."""
        return f"<bot {self.name} {self.version}>"

    def choose(self, seen: Seen, /) -> str:
        """The action that it takes, in the notation of the record.

        >>> from foretell import Game, bots, preset
        >>> game = Game(preset("standard", players=4), seed=7, dealer=3)
        >>> bots.make("rule").choose(game.view(0)) in game.legal()
        True
        """
        choices = self.choices(compile_rules(seen.rules), seen.record)
        return action_text(seen.phase, choices, seen.rules.deck)

    @abstractmethod
    def choices(self, rules: Records, views: Records) -> list[int]:
        """The same in the engine's numbers, for programs that keep to those.

        Args:
            rules: compiled rules, as ``Handle.rules``.
            views: the view of the seat that acts, as ``Handle.view`` gives it.

        Returns:
            The choices of one action: one, or two where a card is called something.
        """

    def stop(self) -> None:  # noqa: B027  # most have nothing to do
        """Decide with what there is; from any thread."""
