"""Several processes of players: told what to do in step, counted together."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any

import uvloop
from benchmarks.server.peer import PeerTable
from benchmarks.server.play import Table
from benchmarks.server.tally import Tally
from benchmarks.server.wire import Http, Socket, connect

HANDS = 8
"""Tables that one process sets up at the same time."""
LOOKS = 0.02
"""Seconds after which a process looks anew whether all moves that it is to count were made."""


@dataclass(frozen=True)
class Load:
    """What is to be played, by all processes together."""

    tables: int = 200
    seats: int = 4
    watchers: int = 0
    slow: int = 0
    """Of the watchers at each table, those that never read."""
    rate: float = 0.0
    """Actions a second at each table; 0: as many as there can be."""
    seed: int = 1
    rules: object = "standard"
    processes: int = 1
    bots: bool = False
    """Whether only bots play, after one person has begun."""
    is_peer: bool = False
    """Whether the server is the Colyseus one."""


class Crew:
    """The processes, from this one."""

    def __init__(self, load: Load, port: int) -> None:
        """Begin them; they wait for orders."""
        context = multiprocessing.get_context("fork")
        self._ways: list[Connection] = []
        self._processes = []
        for number in range(load.processes):
            here, there = context.Pipe()
            process = context.Process(target=_run, args=(there, load, port, number), daemon=True)
            process.start()
            self._ways.append(here)
            self._processes.append(process)

    def order(self, what: str, *values: object) -> list[Any]:
        """Let all do something; their answers.

        Raises:
            RuntimeError: one of them failed.
        """
        for way in self._ways:
            way.send((what, values))
        answers = [way.recv() for way in self._ways]
        for answer in answers:
            if isinstance(answer, Exception):
                raise RuntimeError(f"{what}: {answer!r}")  # noqa: TRY004
        return answers

    def count(self, seconds: float, moves: int = 0) -> Tally:
        """Play for a while, and count: see :meth:`Hand.count`."""
        whole = Tally()
        for tally in self.order("count", seconds, moves):
            whole.add(tally)
        return whole

    def end(self) -> None:
        """Let all go; who is still at something is ended."""
        for way in self._ways:
            with suppress(OSError):  # one that Ctrl-C has ended
                way.send(("end", ()))
        for process in self._processes:
            process.join(10)
            process.terminate()


@contextmanager
def crewed(load: Load, port: int) -> Iterator[Crew]:
    """Players who have sat down and begun, for the length of a block."""
    crew = Crew(load, port)
    try:
        crew.order("open")
        crew.order("begin")
        yield crew
        crew.order("stop")
    finally:
        crew.end()


@contextmanager
def audience(
    port: int, table: str, watchers: int, meanwhile: Callable[[], object]
) -> Iterator[Counter[str]]:
    """So many watchers of a table, for the length of a block; then, how many were cut off in it.

    ``meanwhile`` is called again and again while they come, for the players' process is at rest
    between two orders: it would not even say that it still reads.

    They stand for other machines: their process is as nice as can be, so that reading what they
    are sent does not take the processor from the players who are measured.
    """
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe()
    process = context.Process(target=_watch, args=(there, port, table, watchers), daemon=True)
    process.start()
    try:
        while process.is_alive() and not here.poll():
            meanwhile()
        if not here.poll() or here.recv() != watchers:
            raise RuntimeError("not all watchers came in")
        cut_off: Counter[str] = Counter()
        yield cut_off
        here.send("end")
        cut_off["watchers cut off"] = watchers - here.recv()
    finally:
        with suppress(OSError):  # it has ended, by Ctrl-C or after it was told
            here.send("end")
        process.join(10)


def _watch(way: Connection, port: int, table: str, watchers: int) -> None:
    os.nice(19)
    runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    with suppress(KeyboardInterrupt), runner:
        runner.run(_look_on(way, port, table, watchers))


async def _look_on(way: Connection, port: int, table: str, watchers: int) -> None:
    """Come, tell how many have been shown the table; when told to go, how many are still there."""
    sockets = await _come(port, table, watchers)
    way.send(len(sockets))
    told, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.add_reader(way.fileno(), told.set)
    await told.wait()
    loop.remove_reader(way.fileno())
    staying = [socket.transport for socket in sockets if not socket.transport.is_closing()]
    way.send(len(staying))
    for transport in staying:
        transport.abort()


async def _come(port: int, table: str, watchers: int) -> list[Socket]:
    """Open the sockets, one after the other."""
    shown: set[int] = set()
    sockets: list[Socket] = []
    for number in range(watchers):
        socket = Socket(f"/ws/tables/{table}", "", partial(_note, shown, number))
        sockets.append(await connect(port, socket))
        while len(shown) <= number:
            await asyncio.sleep(0)
    return sockets


def _note(shown: set[int], number: int, _message: object) -> None:
    shown.add(number)


def _run(way: Connection, load: Load, port: int, number: int) -> None:
    runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    with suppress(KeyboardInterrupt), runner:
        hand = Hand(load, port, number)
        while True:
            what, values = way.recv()
            if what == "end":
                return
            try:
                way.send(runner.run(getattr(hand, what)(*values)))
            except Exception as error:  # noqa: BLE001  # told to the process that asked
                way.send(error)


class Hand:
    """The tables of one process."""

    def __init__(self, load: Load, port: int, number: int) -> None:
        """Share the tables out."""
        self.load, self.port = load, port
        numbers = range(number, load.tables, load.processes)
        self._https = [Http(port) for _ in range(HANDS)]
        self.tables = [self._table(i) for i in numbers]

    def _table(self, i: int) -> Table:
        http = self._https[i // self.load.processes % HANDS]
        kind = PeerTable if self.load.is_peer else Table
        return kind(self.port, http, i, self.load.seed, self.load.rate)

    async def open(self) -> None:
        """Open all tables and let everybody sit down."""
        await asyncio.gather(*(self._open(self.tables[i::HANDS]) for i in range(HANDS)))
        await asyncio.sleep(0.5)

    async def _open(self, tables: list[Table]) -> None:
        for table in tables:
            load = self.load
            table.is_for_bots = load.bots
            people = 1 if load.bots else load.seats
            await table.open(load.seats, people, load.watchers, load.rules)
            for slow in table.watchers[: self.load.slow]:
                if slow.socket and slow.socket.transport:
                    slow.socket.transport.pause_reading()

    async def begin(self) -> None:
        """Start all games, few at a time: a thousand tables do not begin in the same second."""
        await asyncio.gather(*(self._begin(self.tables[i::HANDS]) for i in range(HANDS)))

    async def _begin(self, tables: list[Table]) -> None:
        for table in tables:
            table.begin()
            while table.host.status in ("open", "starting"):
                if table.host.socket is None:
                    raise ConnectionError("a host was cut off before the game began")
                await asyncio.sleep(0.01)

    async def count(self, seconds: float, moves: int = 0) -> Tally:
        """Play on for a while; what happened in it.

        Where ``moves`` are asked for, it is over as soon as there are so many, or a game ends.
        """
        fresh = Tally()
        for table in self.tables:
            table.tally = fresh
        begun = perf_counter()
        if not moves:
            await asyncio.sleep(seconds)
        while moves > fresh.moves and not fresh.games and perf_counter() < begun + seconds:
            await asyncio.sleep(LOOKS)
        fresh.seconds = perf_counter() - begun
        return fresh

    async def heal(self) -> None:
        """From now on a lost socket is no error: players come back by themselves."""
        for table in self.tables:
            table.heals = True

    async def returned(self, most: float) -> tuple[list[float], list[float]]:
        """When each player saw the table again, and when each table stored an action again."""
        for _ in range(int(most * 10)):
            back = [p.back_at for table in self.tables for p in table.players]
            played = [table.back_at for table in self.tables]
            if all(back) and all(played):
                break
            await asyncio.sleep(0.1)
        return back, played

    async def ids(self) -> list[str]:
        """The tables, by id."""
        return [table.id for table in self.tables]

    async def stop(self) -> None:
        """Let everybody play no more, and hang up."""
        for table in self.tables:
            table.stop()
            for player in (*table.players, *table.watchers):
                player.leave()
        for http in self._https:
            http.close()
