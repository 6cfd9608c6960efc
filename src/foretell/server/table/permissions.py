"""What a table has to know of people that does not stand in its log: who may talk, who is blocked.

Only decisions ask for it, before anything is written; a replay never does.
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

    def has_blocked(self, person: str, other: str) -> bool:
        """Whether a person does not want to sit with another one."""


class AnyPermissions:
    """Everybody talks, and nobody is kept away: a table without a server."""

    def demand_voice(self, person: str) -> None:
        """Nobody is silenced."""

    def demand_seat(self, person: str) -> None:
        """Nobody sits down too often."""

    def has_blocked(self, person: str, other: str) -> bool:  # noqa: ARG002
        """Nobody keeps anybody away."""
        return False


ANY_PERMISSIONS: Final = AnyPermissions()
