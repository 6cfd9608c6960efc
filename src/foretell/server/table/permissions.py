"""What a table has to ask about people that does not stand in its log: who may talk, who may sit.

Only decisions ask, before anything is written; a replay never does. The answers lie in memory: a
decision waits for no store.
"""

from __future__ import annotations

from typing import Final, Protocol


class Permissions(Protocol):
    """Asked by the ids of people."""

    def demand_voice(self, person: str) -> None:
        """Let a person talk.

        Raises:
            Refused: an operator has silenced them.
        """

    def demand_seat(self, person: str) -> None:
        """Let a person sit down or stand up.

        Raises:
            Refused: they have done so too often in a short time.
        """


class AnyPermissions:
    """Everybody talks and sits down as often as they like: a table without a server."""

    def demand_voice(self, person: str) -> None:
        """Nobody is silenced."""

    def demand_seat(self, person: str) -> None:
        """Nobody sits down too often."""


ANY_PERMISSIONS: Final = AnyPermissions()
