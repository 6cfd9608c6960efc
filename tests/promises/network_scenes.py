"""Games on a bad network, each under one seed: what R1, R2, R6 and R7 are checked with."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import msgspec

from foretell.client.table import Table
from foretell.server.failpoints import POINTS
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.store.interface import Person
from tests.promises.faulty_network import CALM, Trouble, seat_of, some
from tests.promises.histories import History, begin, check, play
from tests.promises.liveness import LATER, SOON, goes_on
from tests.promises.mortal_server import MortalServer, run

RULES: list[RulesValue] = [
    {"sizes": [1, 2]},
    {"preset": "hidden", "sizes": [1, 2]},
    {"preset": "delayed", "sizes": [2]},
    {"preset": "pass-one", "sizes": [2, 1]},
    {"preset": "camelot", "sizes": [2]},
]
PEOPLE = (Person("p0", "Ada"), Person("p1", "Grace"), Person("p2", "Emmy"))
QUICK = Options(pace=0, clock=0)
CLOCK = Options(pace=100, clock=10)
LIMIT = 5_000
"""Seconds of virtual time after which a game that has not ended hangs."""


class Scene:
    """One table, its players at the real client, and the trouble between them."""

    def __init__(self, chance: random.Random, options: Options, people: int = 2) -> None:
        self.chance = chance
        self.server = MortalServer(chance, chance.choice(RULES), 3, options)
        self.people = PEOPLE[:people]
        self.histories = [History(person.id) for person in self.people]
        self.troubles = (CALM, CALM)
        self.patience = SOON

    async def play(self, *meanwhile: object) -> list[Table]:
        """Sit down, play to the end while other things happen, and check what became of it."""
        server = self.server
        async with AsyncExitStack() as stack:
            seats = [seat_of(server, person) for person in self.people]
            for seat in seats:
                await stack.enter_async_context(seat)
            await begin(*seats)
            for seat in seats:
                seat.link.trouble = self.troubles  # type: ignore[attr-defined]
                await seat.link.drop()
            games = [
                asyncio.create_task(play(seat, history, self.chance, 0.2))
                for seat, history in zip(seats, self.histories, strict=True)
            ]
            others = [asyncio.create_task(act(seats)) for act in meanwhile]  # type: ignore[operator]
            watch = asyncio.create_task(goes_on(server, self.patience))
            await ended([*games, watch], server)
            for other in others:
                other.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await self.settle(seats)
        return seats

    async def settle(self, seats: list[Table]) -> None:
        """Let the network heal, say one thing more, and look at what everybody sees."""
        for seat in seats:
            seat.link.trouble = (CALM, CALM)  # type: ignore[attr-defined]
        for socket in tuple(self.server.sockets):
            socket.calm()
        while not self.server.is_up:
            await asyncio.sleep(0.1)
        self.server.store.fails = 0.0
        await asyncio.sleep(5.0)
        await asyncio.wait_for(seats[0].do(w.Say("good game"), name="last"), LIMIT)
        await asyncio.sleep(5.0)
        assert self.server.table.state.status.value == "finished"
        check(self.server.entries, self.histories)
        self.server.check_log()
        fresh = [seat_of(self.server, person) for person in self.people]
        for seat, new in zip(seats, fresh, strict=True):
            async with new:
                assert new.view == seat.view
                assert new.seat == seat.seat
                assert new.folding.v == seat.folding.v


async def ended(games: list[asyncio.Task[None]], server: MortalServer) -> None:
    """Wait for games to end.

    Raises:
        AssertionError: they hang; it says where everybody is.
    """
    done, hanging = await asyncio.wait(games, timeout=LIMIT, return_when=asyncio.FIRST_EXCEPTION)
    for game in done:
        game.result()
    assert not hanging, server.told()


def deaths(seed: int) -> int:
    """R1: the server dies at random and at named instants, its disk fails; how often it died."""
    died = 0

    async def scene(chance: random.Random) -> None:
        nonlocal died
        game = Scene(chance, QUICK)
        server = game.server

        async def kill(_: list[Table]) -> None:
            server.store.fails = chance.choice((0.0, 0.0, 0.1))
            for _n in range(chance.randint(1, 4)):
                await asyncio.sleep(chance.uniform(0.0, 0.4))
                if chance.random() < 0.3 and server.is_up:
                    server.deaths["random"] += 1
                    server.kill()
                else:
                    server.dies_at(chance.choice(POINTS), chance.randint(1, 3))

        await game.play(kill)
        died = sum(server.deaths.values())

    run(seed, scene)
    return died


def copies(seed: int) -> int:
    """R2: frames come 1–5 times, late, over cut sockets, and from other seats and tables."""

    async def scene(chance: random.Random) -> None:
        game = Scene(chance, QUICK, 3)
        game.troubles = (Trouble(0.0, 0.5, 0.4), CALM)
        other = MortalServer(chance, "standard", 3, QUICK, "other")
        await game.play(cutting(game, 0.5), foreign(game, other))
        assert len(other.entries) == 1
        people = {name: history.person for history in game.histories for name in history.sent}
        assert all(people.get(entry.act, entry.by) == entry.by for entry in game.server.entries)

    run(seed, scene)
    return 1


def lost(seed: int) -> int:
    """R7: frames of the server are dropped, doubled and overtake each other, each with 0.3.

    Under every fourth seed none is lost: then all is healed by what has come, and nothing else
    has to be said meanwhile.
    """

    async def scene(chance: random.Random) -> None:
        is_lossy = seed % 4 != 3
        game = Scene(chance, CLOCK if is_lossy else QUICK)
        game.troubles = (CALM, Trouble(0.3 if is_lossy else 0.0, 0.3, 0.3))
        game.patience = LATER if is_lossy else SOON
        await game.play(*[chatting(game)] if is_lossy else ())

    run(seed, scene)
    return 1


def comings(seed: int) -> int:
    """R6: sockets cut at every state, two tabs, strangers and other people on other devices."""

    async def scene(chance: random.Random) -> None:
        game = Scene(chance, QUICK)
        game.troubles = (some(chance, 0.1), CALM)

        async def tabs(_: list[Table]) -> None:
            while True:
                who = chance.choice([*game.people, Person("p9", "Ghost"), None])
                async with seat_of(game.server, who) as tab:
                    expected = None if who not in game.people else game.people.index(who)
                    assert tab.seat == expected
                    before = game.server.table.state.seq
                    if expected is None:
                        await meddle(tab, game.server)
                    assert before <= game.server.table.state.seq
                    await asyncio.sleep(chance.uniform(0.0, 0.3))

        await game.play(cutting(game, 0.2), tabs)

    run(seed, scene)
    return 1


async def meddle(tab: Table, server: MortalServer) -> None:
    """Somebody without a seat tries to play for one."""
    name = f"meddle-{server.chance.getrandbits(40)}"
    answers: list[dict[str, object]] = []
    tab.on_message = answers.append
    await tab.link.send(
        msgspec.json.encode(
            {"t": "do", "id": name, "table": tab.id, "v": tab.folding.v}
            | {"what": {"k": "act", "text": "0"}}
        )
    )
    await asyncio.sleep(0.1)
    assert not any(one["t"] == "done" for one in answers)
    assert name not in {entry.act for entry in server.entries}


def chatting(game: Scene) -> object:
    """Says something now and then: whoever has lost the last frame hears of it by the next."""

    async def chat(_: list[Table]) -> None:
        async with seat_of(game.server, Person("p8", "Mary")) as watcher:
            for number in range(10_000):
                await asyncio.sleep(20.0)
                await watcher.do(w.Say("hm"), name=f"chat-{number}")

    return chat


def cutting(game: Scene, most: float) -> object:
    """Cuts somebody's socket again and again."""

    async def cut(seats: list[Table]) -> None:
        while True:
            await asyncio.sleep(game.chance.uniform(0.0, most))
            await game.chance.choice(seats).link.drop()

    return cut


def foreign(game: Scene, other: MortalServer) -> object:
    """Delivers choices that somebody has sent over the sockets of others, and at another table."""

    async def deliver(_: list[Table]) -> None:
        stranger = seat_of(other, PEOPLE[0])
        async with stranger:
            while True:
                await asyncio.sleep(game.chance.uniform(0.0, 0.5))
                pairs = [(s, frame) for s in game.server.sockets for frame in s.sent[-3:]]
                if not pairs:
                    continue
                socket, frame = game.chance.choice(pairs)
                if b'"act"' not in frame or game.server.table.state.together():
                    continue
                aims = [one for one in game.server.sockets if one.person != socket.person]
                for one in [*aims, *other.sockets]:
                    one.session._messages._full_at = 0.0
                    one.session.received(frame)

    return deliver
