"""``foretell join`` in a real terminal, for tests: a table, somebody who joins it and plays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from foretell.client import visit
from foretell.terminal.words import Words
from tests.server.server_process import Process, serving
from tests.terminal.driver import HINT, PATIENCE, Player, Terminal

QUICK = {"pace": 0, "clock": 0}
GERMAN = {"LANG": "de_DE.UTF-8"}


class RemotePlayer(Player):
    """Plays at a server's table by what the screen says."""

    ASKED = ("online-hints", "online-hints-trump")
    LAST = "online-hints-end"

    def __init__(self, terminal: Terminal, lang: str = "en") -> None:
        super().__init__(terminal, Words(lang, unicode=True, symbols=True))

    def hint(self, key: str) -> str:
        """The beginning of some hints."""
        return self.words.text(key)[:HINT].rstrip()

    def until(self, wanted: str) -> None:
        """Answer what is asked until a text is on the screen."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.terminal.text:
            assert time.monotonic() < end, self.terminal.text
            if self.terminal.is_painted and any(
                self.hint(key) in self.terminal.lines[-1] for key in self.ASKED
            ):
                self.terminal.type(self._answer())
            self.terminal.pump()


@contextmanager
def table(
    tmp_path: Path, rules: object = "standard", players: int = 3, **options: object
) -> Iterator[tuple[Process, str, str]]:
    """A server with an open table: the process, the table's link, the token of its host."""
    with serving(tmp_path / "data") as process:
        link, token = asyncio.run(opened(process.url, rules, players, {**QUICK, **options}))
        yield process, f"{process.url}/t/{link}", token


async def opened(url: str, rules: object, players: int, options: object) -> tuple[str, str]:
    """A new table, and the token of its host."""
    async with visit(url, "Ada") as ada:
        return await ada.open(rules, players, options=options), ada.token


async def lobby(url: str) -> Any:
    """The tables of a server."""
    async with visit(url, "Eve") as eve:
        return await eve.get("/api/tables")


def joined(link: str, state: Path, *more: str, lang: str = "en", **more_terminal: Any) -> Terminal:
    """A terminal in which somebody joins a table."""
    options = ["--pace", "instant", "--fast", "--lang", lang, *more]
    return Terminal(["join", link, *options], state, **more_terminal)
