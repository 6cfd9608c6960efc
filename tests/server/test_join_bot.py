"""``foretell join LINK --bot file.py:Class`` at a real server: the table goes on, come what may."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from foretell.client import Table, visit
from foretell.server.protocol import commands as w
from tests.server.server_process import Process, serving
from tests.unit.arena.test_apart import BOTS

PROGRAM = "from foretell.cli.main import main; main(prog_name='foretell')"
HEARS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
RULES = {"sizes": [1, 2, 3]}
SECONDS = 240


class JoinedBot:
    """``foretell join`` with a bot, in a process group of its own, as in a terminal."""

    def __init__(self, folder: Path, link: str, kind: str, *more: str) -> None:
        (folder / "mine.py").write_text(BOTS, encoding="utf-8")
        command = ["join", link, "--bot", f"{folder}/mine.py:{kind}", *more]
        told = {"FORETELL_STATE": str(folder / "state"), "FORETELL_LANG": "en"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", HEARS + PROGRAM, *command],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, **told}, start_new_session=True,
        )  # fmt: skip

    async def until(self, wanted: str) -> str:
        """The line that begins with a text."""
        assert self.process.stdout
        while line := await asyncio.to_thread(self.process.stdout.readline):
            if line.startswith(wanted):
                return line
        raise AssertionError(f"{wanted} was never said: {self.process.communicate()[1]}")

    async def ended(self) -> tuple[int, str, str]:
        """The exit status, and what was said and complained of since the last line."""
        said, errors = await asyncio.to_thread(self.process.communicate, timeout=SECONDS)
        return self.process.returncode, said, errors

    def interrupt(self) -> None:
        """Ctrl-C: it comes to the whole group."""
        os.killpg(self.process.pid, signal.SIGINT)


Join = Callable[..., JoinedBot]
"""Lets a bot of a kind join, with more options."""
Scene = Callable[[Table, Join], Awaitable[None]]


def play(folder: Path, scene: Scene) -> None:
    """Let Ada open a table without a clock and sit down, and do what a scene says."""
    bots: list[JoinedBot] = []

    async def begin(process: Process) -> None:
        async with visit(process.url, "Ada") as ada:
            table_id = await ada.open(RULES, 3, options={"pace": 0, "clock": 0})

            def join(kind: str, *more: str) -> JoinedBot:
                bots.append(JoinedBot(folder, f"{process.url}/t/{table_id}", kind, *more))
                return bots[-1]

            async with ada.table(table_id) as table:
                await table.sit()
                await scene(table, join)

    try:
        with serving(folder / "data") as process:
            asyncio.run(asyncio.wait_for(begin(process), SECONDS))
    finally:
        for bot in bots:
            bot.process.kill()
            bot.process.communicate()


async def started(table: Table, guests: int) -> None:
    """Begin once so many guests' devices are ready."""
    while sum(map(bool, table.facts["fair"]["commits"])) <= guests:
        await table.changed()
    await table.start()


async def to_the_end(table: Table) -> None:
    """Play anything."""
    while (seen := await table.turn()) is not None:
        await table.act(seen.legal[-1])


def names(table: Table) -> list[str]:
    """Who sits at a table."""
    return [seat.get("name", "") for seat in table.facts["seats"]]


def test_a_bot_plays_to_the_end(tmp_path: Path) -> None:
    """It sits under its own name and tells each round; two of a kind are two guests."""

    async def scene(table: Table, join: Join) -> None:
        bots = []
        for name in ("steady", "steady 2"):
            bots.append(join("Steady"))
            await bots[-1].until(f"{name} sits in seat {1 + len(bots)}")
        await started(table, guests=2)
        await to_the_end(table)
        assert names(table) == ["Ada", "steady", "steady 2"]
        for seat, bot in enumerate(bots, start=1):
            status, said, errors = await bot.ended()
            assert (status, errors) == (0, "")
            *rounds, last = said.splitlines()
            assert [line[:8] for line in rounds] == ["Round 1:", "Round 2:", "Round 3:"]
            assert rounds[-1].endswith(f"{table.scores[seat]} in all.".replace("-", "−"))
            assert last.startswith("The game is over: ")

    play(tmp_path, scene)
    assert not (tmp_path / "state" / "people.toml").exists()  # a person who joins is no bot


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("Hangs", "mine.py:Hangs has not answered for 4 seconds; a bot of the server plays on"),
        ("Fails", "Fails failed: KeyError: 'h' (mine.py:19); a bot of the server plays on"),
    ],
)
def test_a_bot_that_errs_delays_no_table(tmp_path: Path, kind: str, says: str) -> None:
    """One with ``while True``, too, where no clock would ever end it: one line, and another bot."""

    async def scene(table: Table, join: Join) -> None:
        bot = join(kind, "--seconds", "4")
        await bot.until(f"{kind} sits in seat 2")
        await started(table, guests=1)
        await to_the_end(table)
        assert table.facts["status"] == "finished"
        assert table.facts["seats"][1]["bot"] == "rule"
        status, _, errors = await bot.ended()
        assert (status, errors.count("\n")) == (1, 1)
        assert says in errors

    play(tmp_path, scene)


def test_control_c_leaves_and_the_same_command_comes_back(tmp_path: Path) -> None:
    """Before the start the seat is free again; in a game a bot plays on until its owner is back."""

    async def scene(table: Table, join: Join) -> None:
        for is_running in (False, True):
            bot = join("Steady")
            await bot.until("steady sits in seat 2")
            if is_running:
                await started(table, guests=1)
                await table.turn()
            bot.interrupt()
            status, said, errors = await bot.ended()
            assert (status, said.split(";")[0], errors) == (130, "It has left", "")
            assert names(table)[1] == ("steady" if is_running else "")
        assert table.facts["seats"][1]["bot"] == "rule"
        bot = join("Steady")
        await bot.until("steady sits in seat 2")
        while table.facts["seats"][1].get("bot"):
            await table.changed()
        await to_the_end(table)
        assert (await bot.ended())[0] == 0

    play(tmp_path, scene)


def test_who_comes_late_takes_a_bots_seat(tmp_path: Path) -> None:
    """From the next round on; where there is none to take, it says so."""

    async def scene(table: Table, join: Join) -> None:
        await started(table, guests=0)
        await table.turn()
        bot = join("Steady")
        await bot.until("steady plays a round by itself")
        while not any(seat.get("next_name") for seat in table.facts["seats"]):
            await table.changed()
        await to_the_end(table)
        assert "steady" in names(table)
        status, said, _ = await bot.ended()
        assert (status, said.splitlines()[-1].startswith("The game is over")) == (0, True)
        other = join("Steady", "--name", "Other")
        assert await other.ended() == (1, "", "foretell: This game is over.\n")

    play(tmp_path, scene)


def test_a_bot_agrees_to_what_all_others_want(tmp_path: Path) -> None:
    """A pause, a choice undone, an early end: it would be the only one against it."""

    async def scene(table: Table, join: Join) -> None:
        bot = join("Steady")
        await bot.until("steady sits in seat 2")
        await started(table, guests=1)
        await table.do(w.Pause())
        while not table.facts["is_paused"]:
            await table.changed()
        await table.do(w.Resume())
        await table.turn()
        await table.do(w.End())
        while not table.is_over:
            await table.changed()
        assert (await bot.ended())[:2] == (0, "All agreed to end this game early.\n")

    play(tmp_path, scene)


WRONG: list[tuple[list[str], int, str]] = [
    (["http://127.0.0.1:1", "--bot", "rule"], 1, "--bot needs the link of a table, like http://"),
    (["http://127.0.0.1:1/t/x", "--bot", "no.py:Mine"], 1, "no.py: cannot be read: No such file"),
    (["http://127.0.0.1:1/t/x", "--bot", "deep"], 1, 'there is no bot "deep"; there are random,'),
    (["http://127.0.0.1:1/t/x", "--bot", "rule"], 1, "The server cannot be reached"),
    (["http://127.0.0.1:1/t/x", "--bot", "rule", "--watch"], 2, "name one of them"),
    (["http://127.0.0.1:1/t/x", "--bot", "rule", "--seconds", "0"], 2, "--seconds"),
]


@pytest.mark.parametrize(("arguments", "status", "says"), WRONG, ids=[one[2] for one in WRONG])
def test_options_that_cannot_be(
    arguments: list[str], status: int, says: str, tmp_path: Path
) -> None:
    """One sentence, and nobody has become a guest for it."""
    told: dict[str, Any] = {"FORETELL_STATE": str(tmp_path), "FORETELL_LANG": "en"}
    command = [sys.executable, "-c", PROGRAM, "join", *arguments]
    ended = subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, env={**os.environ, **told}
    )
    assert ended.returncode == status
    assert says in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.iterdir())
