"""What bots print while they play: it goes to stderr, for stdout has the figures alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from typing import Final

STDOUT: Final = 1
STDERR: Final = 2


@contextmanager
def prints_aside() -> Iterator[None]:
    """Let whatever is printed in a block go to stderr, by programs that are begun in it too."""
    sys.stdout.flush()
    own = -1
    with suppress(OSError):  # where one of them is closed, nothing can be spoiled
        own = os.dup(STDOUT)
        os.dup2(STDERR, STDOUT)
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        if own >= 0:
            os.dup2(own, STDOUT)
            os.close(own)
