"""Named instants at which a test makes this process die; unless asked for, they do nothing.

``FORETELL_FAILPOINT=commit.before@3`` kills the process, as a power cut would, the third time it
comes to that point.
"""

from __future__ import annotations

import os
import signal
from collections import Counter
from typing import Final

VARIABLE: Final = "FORETELL_FAILPOINT"
POINTS: Final = ("commit.before", "commit.after", "ack.after")
"""Before a commit, after it and before anybody is told, after the actor and before the others."""
HAND_OVER_POINTS: Final = ("claim.after", "release.before")
"""After a table was claimed and before its log is read; before a table is let go."""

_REACHED: Counter[str] = Counter()
_WANTED: Final = os.environ.get(VARIABLE, "")


def reach(name: str) -> None:
    """Come to a point; the process ends here if it was asked to."""
    if not _WANTED.startswith(name):
        return
    _REACHED[name] += 1
    if _REACHED[name] == int(_WANTED.partition("@")[2] or 1):
        os.kill(os.getpid(), signal.SIGKILL)
