"""What the lobby and a person's own list show of a table."""

from __future__ import annotations

from typing import Final

from foretell.rules.presets import ALIASES
from foretell.server.store.interface import Summary
from foretell.server.table.state import OVER, Status, TableState

MINUTE_MS: Final = 60_000


def summary_of(state: TableState) -> Summary:
    """A table in short: nothing that a stranger may not know."""
    is_over = state.status in OVER
    value, called = state.rules_value, state.rules_name
    is_shut = state.fair.is_shut
    is_hidden = is_shut or (state.options.delay > 0 and state.status is Status.PLAYING)
    preset = value if isinstance(value, str) else str(value.get("preset", "standard"))
    rules = ALIASES.get(preset, preset)
    return Summary(
        id=state.id,
        name=state.name,
        status=state.status.value,
        rules=rules if value == preset and not called else f"{rules} + {called}".rstrip(),
        players=state.rules.players,
        seats=[seat.name for seat in state.seats],
        opened=state.opened,
        changed=_changed(state),
        host=state.host,
        people=[seat.person for seat in state.seats if seat.person],
        is_private=state.is_private,
        round_no=0 if is_hidden else state.number,
        scores=state.sheet[-1].scores if state.sheet and not is_hidden else [],
        game=state.fair.address if is_over and state.fair.transcript and not is_shut else "",
    )


def _changed(state: TableState) -> int:
    """When it last changed; to the minute while it is played, so that few moves change this."""
    is_played = state.status is Status.PLAYING
    return state.changed // MINUTE_MS * MINUTE_MS if is_played else state.changed
