"""Compiling the bots that search: in a process of its own, while nobody waits for it.

``python -m foretell.bots.warming`` lets each of them decide once, so that what they need lies on
the disk; :func:`begin` starts that in the background, after everything else that wants to run.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from foretell.base.cache import cache_folder, placed
from foretell.base.jit import IS_PLAIN
from foretell.bots.levels import LEVELS

SOURCES: Final = ("*.py", "engine/*.py", "bots/*.py")
NICENESS: Final = 19
_STARTED: Final[list[subprocess.Popen[bytes]]] = []
"""The process that was begun here last."""


def mark() -> Path | None:
    """The file that says that all is compiled; none where nothing can be kept."""
    folder = cache_folder("bots")
    return folder / f"searching-{placed(*SOURCES)}" if folder else None


def is_cold() -> bool:
    """Whether another process may still bring what the bots that search need.

    Where nothing can be kept, or that process has failed, there is nothing to wait for.
    """
    if IS_PLAIN or any(one.poll() for one in _STARTED):
        return False
    found = mark()
    return found is not None and not found.exists()


def begin() -> None:
    """Compile in another process, unless that is done, or under way, or has failed."""
    if not is_cold() or any(one.poll() is None for one in _STARTED):
        return
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-m", "foretell.bots.warming"]
    _STARTED[:] = [subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)]
    threading.Thread(target=_STARTED[0].wait, daemon=True).start()  # none is left behind


def compile_all() -> None:
    """Let each bot that searches bid and play a card, advise once, and weigh the bids on a hand."""
    from foretell.bots.advice import Adviser
    from foretell.bots.bot import make
    from foretell.bots.hand_odds import hand_odds
    from foretell.bots.noted import NotedHand
    from foretell.game.game import Game
    from foretell.rules.presets import preset

    for level in (level for level in LEVELS if level.worlds):
        game = Game(preset("standard", 3), seed=1)
        bot = make(level.name, 1, worlds=1)
        while len(game.history) < 8:
            game.act(bot.choose(game.view(game.actor or 0)))
    Adviser(worlds=1).weighed(game.handle.rules, game.handle.view(game.handle.actor()))
    hand = NotedHand(rules=game.rules, hand=("Zc",), place=2, turn_up="3c", bids=(1,))
    hand_odds(hand, worlds=2)


def warm() -> None:
    """Compile here and now, and note that it is done."""
    compile_all()
    if (found := mark()) is not None:
        found.touch()


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until no other process is at it."""
    try:
        import fcntl
    except ImportError:  # Windows: two may do the same work
        yield
        return
    with (folder / "searching.lock").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Compile if need be, as the last of all who want to run."""
    found = mark()
    if found is None or not is_cold():
        return
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with alone(found.parent):
        if is_cold():
            warm()


if __name__ == "__main__":
    main()
