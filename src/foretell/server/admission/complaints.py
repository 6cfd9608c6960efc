"""What strangers do wrong on the wire: all of it is counted, some of it is logged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog

from foretell.server.clock import Clock
from foretell.server.limits import Bucket, Rate

LINES: Final = Rate(10, 6.0)
"""Lines of the log, of all addresses together: nobody fills a disk by misbehaving."""

_log = structlog.get_logger(__name__)


class Complaints:
    """Counts what was refused on the wire, and logs it with its address, at a bounded rate."""

    def __init__(self, count: Callable[[str], object], clock: Clock) -> None:
        """``count`` is told the code of each."""
        self.count = count
        self._lines = Bucket(clock, LINES)
        self._left_out = 0

    def __call__(self, address: str, code: str) -> None:
        """Somebody at an address was refused."""
        self.count(code)
        self.note(address, code)

    def note(self, address: str, code: str) -> None:
        """Log what was counted already, such as a message or a body that is none."""
        if self._lines.take():
            self._left_out += 1
            return
        _log.warning("connection.refused", address=address, code=code, left_out=self._left_out)
        self._left_out = 0
