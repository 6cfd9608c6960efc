"""A line that shows how far a long step is: a moving one in a terminal, plain lines elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType

WIDTH = 78
EVERY_TERMINAL, EVERY_LOG = 0.2, 15.0


class Progress:
    """Show `title`, what is being done and the seconds gone, until the block ends."""

    def __init__(self, title: str) -> None:
        self.title, self.detail = title, ""
        self._start = time.monotonic()
        self._over = threading.Event()
        self._is_terminal = sys.stderr.isatty()
        self._thread = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Progress:
        self._show()
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._thread.join()
        self.detail = "failed" if error else "done"
        self._show(end="\n")

    def _tick(self) -> None:
        while not self._over.wait(EVERY_TERMINAL if self._is_terminal else EVERY_LOG):
            self._show()

    def _show(self, end: str = "") -> None:
        seconds = time.monotonic() - self._start
        line = f"  {self.title} … {self.detail}"[: WIDTH - 8].ljust(WIDTH - 8) + f"{seconds:6.1f} s"
        frame = f"\r{line}{end}" if self._is_terminal else f"{line}\n"
        sys.stderr.write(frame.encode(sys.stderr.encoding, "replace").decode(sys.stderr.encoding))
        sys.stderr.flush()


def run(title: str, command: list[str], total: int) -> None:
    """Run pip with its progress in one line; on failure show all it said and leave."""
    said: list[str] = []
    with Progress(title) as progress:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert process.stdout is not None
        seen = 0
        for line in process.stdout:
            said.append(line)
            seen += line.startswith(("Collecting", "Processing", "Ignoring", "Requirement already"))
            progress.detail = _detail(line, seen, total) or progress.detail
        code = process.wait()
        progress.detail = "failed" if code else "done"
    if code:
        sys.exit("".join(said) + f"\n{title} failed (see above).")


def _detail(line: str, seen: int, total: int) -> str:
    """What one line of pip's tells: which package it looks at, or that it unpacks them all."""
    if line.startswith("Installing collected"):
        return f"unpacking {line.count(',') + 1} packages"
    if line.startswith(("Collecting", "Processing")):
        name = re.split(r"==|-\d", Path(line.split()[1]).name)[0]
        return f"{seen}/{total} {name}"
    return ""
