"""What the terminal sits at: one seat of a table, in this process or, later, on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from foretell.play.seen import Seen


class SeatAtTable(Protocol):
    """A seat at a table: views come out, actions go in."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players, then the dummies."""

    @property
    def seat(self) -> int:
        """The seat that looks and acts; -1 for somebody who watches."""

    @property
    def title(self) -> str:
        """What the rules, or the table, are called."""

    def past(self) -> list[Seen]:
        """The seat's views from the beginning up to now, one after each thing that happened."""

    def step(self) -> Seen | None:
        """Let the next thing happen that is not this seat's to decide; None when there is none.

        A deal waits until it is asked for: see :meth:`deal`.
        """

    def deal(self) -> Seen:
        """Let the next round be dealt."""

    def act(self, action: str) -> Seen:
        """Do what is due, in the notation of the record.

        Raises:
            IllegalAction: the rules do not allow it.
        """

    def claim(self) -> list[Seen]:
        """Take all tricks left; the view after each card.

        Raises:
            IllegalAction: the own view does not prove that they are the own.
        """

    def may_take_back(self) -> bool:
        """Whether this seat's last card may still be taken back (rules 14)."""

    def take_back(self) -> Seen:
        """Take back the card just played, before the next is (rules 14)."""

    def call(self, seat: int, trick: int) -> Seen:
        """Call a revoke: a seat and a finished trick, from 1 (rules 14)."""

    def keep(self, path: Path | None = None) -> Path:
        """Write the game down so that it can be gone on with; where it was written."""
