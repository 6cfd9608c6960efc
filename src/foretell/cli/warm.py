"""Compiling the engine and the rule bots, once, with a line that shows how far it is.

``python -m foretell.cli.warm`` is the last step of set-up; a game that starts with nothing
compiled does the same first.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from foretell.game.game import Game
    from foretell.play.seen import Seen

PARTS: Final = ("engine", "bots", "wire")
SOURCES: Final = ("*.py", "engine/*.py", "bots/*.py", "wire/*.py")
WIDTH: Final = 60
EVERY: Final = 0.2
STEPS: Final = 12
CORES: Final = 2
BESIDE: Final = "--beside"
SHARED: Final = frozenset({"game", "deal"})
"""What both processes compile: everything else rests on it."""
LEFT_OUT: Final = frozenset({"rows", "claim", "bots"})
"""What a second process compiles: about half of the work, and the least that both would need."""

Step = tuple[str, Callable[[], object]]


def is_cold() -> bool:
    """Whether something that a game needs is not compiled yet, or cannot be kept."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in {"", "0"}:
        return False
    return not all(mark and mark.exists() for mark in marks())


def read_records() -> None:
    """Read a round with its cards, and one of a score pad."""
    from foretell.record import Record, RoundRecord, replay

    hands = ("Ah", "3s", "Zc")
    cards = RoundRecord(dealer=2, hands=hands, turn_up="Td", bids=(1, 0, 1), tricks=("Ah 3s Zc",))
    pad = RoundRecord(dealer=0, size=2, bids=(1, 1, 0), won=(1, 1, 0))
    replay(Record(players=("a", "b", "c"), rounds=(cards, pad)))


def forecast(seen: Seen) -> None:
    """What the totals would be now, for one seat and for all."""
    import numpy as np

    from foretell.engine.compile import compile_rules
    from foretell.engine.forecast import totals_at
    from foretell.engine.structs import STATE, new_record
    from foretell.engine.taking import takes_at

    rules = compile_rules(seen.rules)
    takes_at(rules, seen.record, new_record(STATE), 0, 0)
    totals_at(rules, seen.record, np.zeros(seen.rules.players, dtype=np.int64))


def claim(seen: Seen) -> None:
    """Whether the rest may be claimed."""
    from foretell.engine.claims import proven_order
    from foretell.engine.compile import compile_rules

    proven_order(compile_rules(seen.rules), seen.record)


def look(game: Game) -> None:
    """What a seat may know, as numbers for a message."""
    from foretell.wire import wire_of

    wire_of(game.rules).look(game.handle, 0)


def write(game: Game) -> None:
    """A view as a message, whole and changed."""
    from foretell.wire import wire_of

    wire = wire_of(game.rules)
    row = wire.empty()
    wire.whole(row)
    wire.patches(row[None], row[None])


def choose(game: Game) -> None:
    """Let a bot act."""
    from foretell import bots

    game.act(bots.make("rule", 1).choose(game.view(game.actor or 0)))


def steps() -> Iterator[Step]:
    """What is compiled, piece by piece; a piece is done when it has been used once."""
    from foretell.game.game import Game
    from foretell.rules.presets import preset

    game = Game.__new__(Game)
    rules = preset("standard", 3)
    yield "game", lambda: game.__init__(rules, 1, auto_deal=False)  # type: ignore[misc]
    yield "deal", game.deal
    yield "legal", game.legal
    yield "play", lambda: game.act(game.legal()[0])
    yield "call", lambda: game.handle.copy().call(0, 1, 0)
    yield "records", read_records
    yield "wire", lambda: write(game)
    yield "view", lambda: game.view(0)
    yield "score", lambda: forecast(game.view(0))
    yield "rows", lambda: look(game)
    yield "claim", lambda: claim(game.view(0))
    yield "bots", lambda: choose(game)


def marks() -> list[Path | None]:
    """For each part, the file that says that it is compiled; none where nothing can be kept.

    What is compiled is found again only for the same files, by place and time: so are the marks.
    """
    from foretell.base.cache import cache_folder, placed

    found: list[Path | None] = []
    for part in PARTS:
        folder = cache_folder(part)
        found.append(folder / f"warm-{placed(*SOURCES)}" if folder else None)
    return found


def note() -> None:
    """Note that everything has been compiled."""
    for mark in marks():
        if mark is not None:
            mark.touch()


def one_line(title: str, detail: str, width: int) -> str:
    """What is being done in so many columns; where room is short, what is done now matters most.

    >>> one_line("Compiling the engine, this once", "3/12 dealing", 24)
    '  Compiling 3/12 dealing'
    """
    room = width - len(detail) - 4
    short = title if len(title) <= room else title.split(maxsplit=1)[0]
    line = f"  {short}: {detail}" if len(short) <= room else f"  {short} {detail}"
    return line[: max(width, 0)].ljust(max(width, 0))


class Progress:
    """One line: what is being done, how much of it is done, the seconds gone."""

    def __init__(self, title: str) -> None:
        self.title, self.detail = title, ""
        self._start = time.monotonic()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        if self._thread.is_alive():
            self._thread.join()
        self._show("\n")

    def reach(self, detail: str) -> None:
        """Begin with something; where no line can move, it has one of its own."""
        self.detail = detail
        if not sys.stderr.isatty():
            self._show("\n")

    def _tick(self) -> None:
        while not self._over.wait(EVERY):
            self._show("")

    def _show(self, end: str) -> None:
        start = "\r" if sys.stderr.isatty() else ""
        gone = f"{time.monotonic() - self._start:6.1f} s"
        width = min(WIDTH, shutil.get_terminal_size().columns - len(gone) - 1)
        said = f"{start}{one_line(self.title, self.detail, width)}{gone}{end}"
        encoding = sys.stderr.encoding or "ascii"
        sys.stderr.write(said.encode(encoding, "replace").decode(encoding))
        sys.stderr.flush()


@contextmanager
def second_core() -> Iterator[bool]:
    """Let another process compile a half meanwhile, where there are two cores; whether it does.

    What it has compiled is found on disk; whatever goes wrong there is compiled here after all.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    if (cores or 1) < CORES:
        yield False
        return
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-m", "foretell.cli.warm", BESIDE]
    helper = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        yield True
        helper.wait()
    finally:
        helper.kill()
        helper.wait()


def warm_beside() -> None:
    """Compile what another process leaves out, and what that rests on; all else comes from disk."""
    for name, compile_it in steps():
        if name in SHARED or name in LEFT_OUT:
            compile_it()


def compile_steps(progress: Progress) -> None:
    """Go through the steps; what a second process compiles comes last, from disk."""
    from foretell.base.i18n import choose_language, text

    lang = choose_language()
    last: list[Step] = []
    with second_core() as has_helper:
        for made, (name, compile_it) in enumerate(steps()):
            said = text(f"cli-warming-{name}", lang)
            progress.reach(f"{made}/{STEPS} {said}")
            if has_helper and name in LEFT_OUT:
                last.append((name, compile_it))
            else:
                compile_it()
    for _, compile_it in last:
        compile_it()


def warm() -> None:
    """Compile what a game needs, with progress."""
    from foretell.base.i18n import choose_language, text

    lang = choose_language()
    with Progress(text("cli-warming", lang)) as progress:
        compile_steps(progress)
        progress.detail = text("cli-warm", lang)
    note()


def load() -> None:
    """Have what is compiled in memory, before anybody waits for it."""
    for _, step in steps():
        step()


def main() -> None:
    """Compile if need be."""
    if BESIDE in sys.argv[1:]:
        warm_beside()
    elif is_cold():
        warm()


if __name__ == "__main__":
    main()
