"""What becomes public when a game is over: its line in the list of all commitments."""

from __future__ import annotations

from typing import Final

from foretell import fair
from foretell.server.deals.secrets import Secrets
from foretell.server.protocol import events as e
from foretell.server.store.interface import Published
from foretell.server.table.state import Status, TableState

EMPTY: Final = "empty"
"""Why a table ended that nobody looked at."""


def opened_line(
    game: str, before: Status, state: TableState, last: e.AnyEvent, secrets: Secrets
) -> Published | None:
    """The line of a game that has just ended in one way or another; ``None`` if none has.

    ``game`` and ``before`` are the id and the status before what happened ``last``.
    """
    closed = (Status.STARTING, Status.PLAYING)
    if game not in secrets or before not in closed or state.status in closed:
        return None
    if state.fair.event is not None:  # the event has a line of its own, when all is over
        return None
    secret = secrets[game]
    t = "" if isinstance(last, e.Cancelled) else state.fair.transcript
    commit, seed = fair.server_commit(game, secret), secret.reveal()
    line = fair.ListedGame(game, commit, t, seed, _outcome(state, last, is_dealt=bool(t)))
    return Published(game, line.line())


def _outcome(state: TableState, last: e.AnyEvent, *, is_dealt: bool) -> str:
    if state.status is Status.FINISHED:
        return "finished"
    if not is_dealt:
        return "cancelled"
    return "expired" if isinstance(last, e.Ended) and last.why == EMPTY else "aborted"
