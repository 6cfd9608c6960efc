"""People who do whatever can be done at a table, at any moment: it goes on all the same (R17)."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any, Final
from unittest import mock

import msgspec

from foretell.client.refused import CommandRejected
from foretell.client.table import Table
from foretell.server.audience import subscriber
from foretell.server.failpoints import POINTS
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.protocol.messages import Resync
from foretell.server.store.interface import Person
from foretell.server.table.state import OVER
from tests.promises.faulty_network import seat_of
from tests.promises.histories import begin
from tests.promises.liveness import goes_on
from tests.promises.mortal_server import MortalServer, run
from tests.promises.network_scenes import PEOPLE, RULES, ended

HONOUR: Final[RulesValue] = {"revoke": "honour", "sizes": [2, 1]}
WAITING: Final = 20_000
"""Bytes that wait for a slow reader before it is cut: here few, so that it happens."""
Seats = list[Table]
Meddling = Callable[["Living", Seats], Coroutine[Any, Any, None]]


class Living:
    """One table, those who play there, and what else they do."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        options = Options(pace=chance.choice((0, 100, 700)), clock=chance.choice((0, 10)))
        self.options = options
        self.server = MortalServer(chance, chance.choice([*RULES, HONOUR]), 3, options)
        self.people = PEOPLE[: chance.randint(1, 3)]

    async def nap(self, most: float) -> None:
        """Do nothing for a while."""
        await asyncio.sleep(self.chance.uniform(0.0, most))

    async def play(self) -> None:
        """Play to the end while everything happens; then everybody sees the same."""
        async with AsyncExitStack() as stack:
            seats = [seat_of(self.server, person) for person in self.people]
            for seat in seats:
                await stack.enter_async_context(seat)
            await begin(*seats)
            games = [asyncio.create_task(self.decide(seat)) for seat in seats]
            some = self.chance.sample(MEDDLINGS, self.chance.randint(1, 4))
            others = [asyncio.create_task(one(self, seats)) for one in some]
            await ended([*games, asyncio.create_task(goes_on(self.server))], self.server)
            for other in others:
                other.cancel()
            for result in await asyncio.gather(*others, return_exceptions=True):
                assert result is None or isinstance(result, asyncio.CancelledError), result
            await self.agree(seats)

    async def decide(self, seat: Table) -> None:
        """Do what is asked for, soon, until the game is over."""
        while (seen := await seat.turn()) is not None:
            await self.nap(0.2)
            with contextlib.suppress(CommandRejected):
                await seat.act(self.chance.choice(seen.legal))

    async def agree(self, seats: Seats) -> None:
        """When all is calm again, everybody sees what somebody sees who comes anew."""
        server = self.server
        while not server.is_up:
            await asyncio.sleep(0.1)
        server.store.fails = 0.0
        await asyncio.sleep(10.0)
        assert server.table.state.status in OVER
        server.check_log()
        for seat, person in zip(seats, self.people, strict=True):
            async with seat_of(server, person) as new:
                assert new.view == seat.view

    def command(self, seat: Table) -> w.AnyCommand:
        """Something that a person can want."""
        chance, hand = self.chance, (seat.view["game"] or {}).get("hand") or ["7h"]
        on = chance.random() < 0.5
        commands: list[w.AnyCommand] = [
            w.Premove(chance.choice(hand)),
            w.Premove(),
            w.PlayForced(on=on),
            w.Stand(),
            w.Back(),
            w.BeBack(),
            w.End(on=on),
            w.Claim(),
            w.TakeBack(),
            w.CallRevoke(chance.randrange(3), 1),
            w.HandToBot(chance.randrange(3)),
            w.Say("hm"),
            w.Sit(chance.randrange(3)),
            w.GiveHost(chance.randrange(3)),
            self.pace(),
        ]
        return chance.choice(commands)

    def pace(self) -> w.SetOptions:
        """Other bots, slow or quick."""
        pace = self.chance.choice((0, 300, 700, 1500))
        return w.SetOptions(msgspec.structs.replace(self.options, pace=pace))


async def ask(seat: Table, command: w.AnyCommand) -> None:
    """Send a command, granted or not."""
    with contextlib.suppress(CommandRejected):
        await seat.do(command)


async def asking(living: Living, seats: Seats) -> None:
    """Somebody wants something."""
    while True:
        await living.nap(0.5)
        seat = living.chance.choice(seats)
        await ask(seat, living.command(seat))


async def pacing(living: Living, seats: Seats) -> None:
    """The host changes how soon bots act, all the time."""
    while True:
        await living.nap(0.5)
        await ask(seats[0], living.pace())


async def resting(living: Living, seats: Seats) -> None:
    """All agree on a pause, and one of them soon ends it."""
    while True:
        await living.nap(2.0)
        for seat in seats:
            await ask(seat, w.Pause())
        await living.nap(2.0)
        await ask(living.chance.choice(seats), w.Resume())


async def flickering(living: Living, seats: Seats) -> None:
    """All sockets die at once, or nearly, and come back."""
    while True:
        await living.nap(2.0)
        for seat in seats:
            await living.nap(0.05)
            await seat.link.drop()


async def leaving(living: Living, seats: Seats) -> None:
    """Somebody leaves the seat to a bot, and takes it back."""
    while True:
        seat = living.chance.choice(seats)
        await ask(seat, w.Stand())
        await living.nap(1.0)
        await ask(seat, w.Back())
        await living.nap(1.0)


async def dawdling(living: Living, seats: Seats) -> None:
    """Somebody's device takes nothing for a while, and wants everything anew."""
    while True:
        await living.nap(1.0)
        seat = living.chance.choice(seats)
        sockets = [one for one in living.server.sockets if one.link is seat.link]
        for socket in sockets:
            socket.stall(living.chance.uniform(0.0, 3.0))
        for _ in range(living.chance.randrange(8)):
            await seat.link.send(msgspec.json.encode(Resync()))


async def visiting(living: Living, _seats: Seats) -> None:
    """Friends come late, look, take a bot's seat, or think better of it."""
    friend = Person("p7", "Lise")
    while True:
        async with seat_of(living.server, friend) as seat:
            await living.nap(0.5)
            await ask(seat, w.Sit())
            if living.chance.random() < 0.3:
                await ask(seat, w.Stand())
            game = asyncio.create_task(living.decide(seat))
            await asyncio.wait([game], timeout=living.chance.uniform(0.0, 8.0))
            if seat.seat is not None:
                await ask(seat, w.Stand())
            game.cancel()
        await living.nap(1.0)


async def failing(living: Living, _seats: Seats) -> None:
    """The disk fails now and then."""
    while True:
        living.server.store.fails = living.chance.choice((0.0, 0.0, 0.1))
        await living.nap(1.0)


async def dying(living: Living, _seats: Seats) -> None:
    """The server dies, and comes back."""
    server = living.server
    for _ in range(4):
        await living.nap(3.0)
        server.dies_at(living.chance.choice(POINTS), living.chance.randint(1, 3))


MEDDLINGS: Final[list[Meddling]] = [
    asking,
    pacing,
    resting,
    flickering,
    leaving,
    dawdling,
    visiting,
    failing,
    dying,
]


def lived(seed: int) -> int:
    """One game under one seed."""

    async def scene(chance: random.Random) -> None:
        await Living(chance).play()

    with mock.patch.object(subscriber, "MOST_WAITING", WAITING):
        run(seed, scene)
    return 1
