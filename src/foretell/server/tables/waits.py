"""How long deals and bots have been waited for already, whatever came between."""

from __future__ import annotations

from collections.abc import Iterable

from foretell.server.tables.duties import DEAL, Duty


class WaitClock:
    """What was due, and for how long people have waited for it.

    A table at which nobody looks stands still and then goes on: it does not begin to wait again,
    or one whose device comes and goes would never be dealt cards. Nor does another pace begin
    anew, or a host who changes it all the time would hold everybody up. A person's own time does.
    """

    def __init__(self) -> None:
        """Nothing is due."""
        self._since: dict[Duty, float] = {}
        self._before: dict[Duty, float] = {}

    def note(self, due: Iterable[Duty], v: int, now: float) -> None:
        """Take in what is due now, at a version of the game; ``now`` is by the steady clock."""
        keys = {_at_any_pace(duty) for duty in due if duty.bot or duty.choices or duty.seat == DEAL}
        for key, since in self._since.items():
            if key not in keys:
                self._before[key] = self._before.get(key, 0.0) + now - since
        self._since = {key: self._since.get(key, now) for key in keys}
        if any(key.v != v for key in self._before):
            self._before = {key: had for key, had in self._before.items() if key.v == v}

    def had(self, duty: Duty, now: float) -> float:
        """The seconds for which something has been waited for."""
        key = _at_any_pace(duty)
        return self._before.get(key, 0.0) + now - self._since.get(key, now)


def _at_any_pace(duty: Duty) -> Duty:
    return duty._replace(seconds=0.0)
