"""Advice on its way: one question of a table at a time, dropped when the game has gone on."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from foretell.bots.advice import Weighed
from foretell.play.actions import choice_text
from foretell.play.handle import Handle
from foretell.server.audience.outbox import Outbox
from foretell.server.audience.subscriber import Subscriber, encode
from foretell.server.protocol.messages import Advice, AdvisedChoice
from foretell.server.table.moves import overlay
from foretell.server.table.state import TableState
from foretell.server.tables.context import TableContext
from foretell.server.tables.thinking import Stop


class Advised(Protocol):
    """A table as far as advice needs it."""

    context: TableContext
    state: TableState
    outbox: Outbox
    is_gone: bool


def nothing() -> None:
    """There is nothing to end."""


class Advising:
    """The question of one table, and who waits for its answer."""

    def __init__(self) -> None:
        """Nobody asks."""
        self._of: tuple[TableState | None, int] = (None, 0)
        self._asking: list[Subscriber] = []
        self._stop: Stop = nothing

    def ask(self, table: Advised, subscriber: Subscriber) -> None:
        """Weigh the choices of somebody's seat, and tell them if they are still asked for then."""
        state, asking = table.state, [subscriber]
        self.settle(state)
        if self._asking:  # by another device, or once more
            self._asking.append(subscriber)
            return
        seat, v = next(iter(state.persons())), state.v
        handle = overlay(state, seat).copy()

        def told(found: list[Weighed]) -> None:
            if self._asking is not asking:
                return
            self._asking = []
            if table.state is not state or table.is_gone:
                return
            advice = encode(Advice(v, rows(handle, state.rules.deck, found)))
            for one in asking:
                table.outbox.after(partial(one.send, advice))

        self._of, self._asking = (state, v), asking
        self._stop = table.context.advise(handle, seat, told)

    def settle(self, state: TableState) -> None:
        """Drop the question, unless the game still stands where it was asked."""
        asked, v = self._of
        if self._asking and not (state is asked and state.v == v):
            self._asking = []
            self._stop()


def rows(handle: Handle, deck: int, found: list[Weighed]) -> list[AdvisedChoice]:
    """What came of each choice, as it is told."""
    phase = handle.get("phase")
    return [
        AdvisedChoice(
            choice_text(phase, one.choice, deck),
            round(one.points, 1),
            [round(share, 3) for share in one.tricks],
        )
        for one in found
    ]
