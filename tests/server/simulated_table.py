"""A whole server without sockets, threads or time: every run with a seed is the same run."""

from __future__ import annotations

import random
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from foretell.client.fairness import SeedKeeper
from foretell.client.folding import Folding
from foretell.fair import Secret
from foretell.play.handle import Handle
from foretell.play.seen import Seen
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules
from foretell.server.people.mentions import named_in
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options, RulesValue, TournamentPlace
from foretell.server.protocol.messages import Do, FromServers, Resync
from foretell.server.store.interface import Batch, Person
from foretell.server.tables.context import TableContext
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.session import SocketSession
from foretell.server.tables.summary import summary_of
from foretell.server.tables.thinking import Found, action_of
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore

STRICT = msgspec.json.Decoder(FromServers, strict=True)
encode = msgspec.json.Encoder().encode
FAST = Options(pace=0, clock=0)


def at_once(work: Coroutine[Any, Any, None]) -> None:
    """Do what waits for nothing, as nothing here does."""
    with suppress(StopIteration):
        work.send(None)
        raise AssertionError("it waits")


class InlineThinkers:
    """Bots that think at once."""

    def choose(self, handle: Handle, seat: int, bot: str, seed: int, found: Found) -> None:
        """Find the choices of one action."""
        found(action_of(handle, seat, bot, seed))


class FakeConnection:
    """One socket of a client: a closed one takes nothing any more."""

    def __init__(self, client: SimulatedClient) -> None:
        self.client: SimulatedClient | None = client
        self.waiting = 0

    def send(self, message: bytes) -> None:
        """Take a message."""
        if self.client is not None:
            self.client.send(message)

    def forget(self) -> None:
        """Nothing waits here."""

    def close(self, code: int, why: str) -> None:
        """Note that the server closed."""
        if self.client is not None:
            self.client.close(code, why)


class SimulatedClient:
    """A client at a table: it keeps every frame, and folds a view of its own."""

    def __init__(self, sim: SimulatedTable, person: Person | None) -> None:
        self.sim = sim
        self.person = person
        self.frames: list[bytes] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.folding = Folding()
        self.end: tuple[int, str] | None = None
        self.session: SocketSession | None = None
        self.connection = FakeConnection(self)
        self.commands = 0
        name = person.id if person else ""
        self.keeper = SeedKeeper(lambda: Secret.typed(f"{name} {sim.seed}"))
        self.connect()

    def connect(self) -> None:
        """Open a socket, in place of the one before."""
        self.connection.client = None
        if self.session is not None:
            self.session.closed()
        self.connection = FakeConnection(self)
        self.folding.begin()
        self.end = None
        self.session = SocketSession(self.sim.table, self.person, self.sim.clock)
        self.session.opened(self.connection)

    def send(self, message: bytes) -> None:
        """Take a frame; it has to be one of the protocol, strictly."""
        STRICT.decode(message)
        self.take(message)

    def take(self, message: bytes) -> None:
        """Keep a frame, and fold it into the view."""
        self.frames.append(message)
        decoded = msgspec.json.decode(message)
        if self.folding.feed(decoded):
            self.sim.to_say.append(self)
        if decoded["t"] in ("done", "rejected"):
            self.answers[decoded["id"]] = decoded

    def close(self, code: int, why: str) -> None:
        """Note that the server closed."""
        self.end = (code, why)

    def raw(self, message: bytes) -> None:
        """Send bytes as they are; no limit of messages is reached, as time stands still here."""
        assert self.session is not None
        self.session._messages._full_at = 0.0
        self.session.received(message)

    def do(self, command: w.AnyCommand, v: int | None = None, name: str = "") -> dict[str, Any]:
        """Send a command and let it be stored; the answer."""
        self.commands += 1
        name = name or f"w{self.commands}"
        seen = self.folding.v if v is None else v
        self.raw(encode(Do(name, self.sim.table.state.id, seen, command)))
        self.sim.store.commit()
        self.sim.be_fair()
        return self.answers[name]

    def be_fair(self) -> bool:
        """Commit and reveal by itself, as every client does; whether there was anything to say."""
        if self.end is not None or self.folding.view is None:
            return False
        if self.view["game"] is not None:
            self.keeper.saw(self.view["game"], self.seat)
        due = self.keeper.due(self.view["table"], self.seat)
        if due is not None:
            self.commands += 1
            self.raw(encode(Do(f"f{self.commands}", self.sim.table.state.id, self.folding.v, due)))
            self.sim.store.commit()
        return due is not None

    def resync(self) -> None:
        """Ask for a snapshot."""
        self.raw(encode(Resync()))

    @property
    def view(self) -> dict[str, Any]:
        """The folded view."""
        assert self.folding.view is not None
        return self.folding.view

    @property
    def seat(self) -> int | None:
        """The own seat, as the server says."""
        return self.folding.you.get("seat")

    @property
    def seen(self) -> Seen:
        """The own view of the game, rebuilt from what was sent."""
        return self.sim.table.state.wire.read(self.view["game"])

    @property
    def is_due(self) -> bool:
        """Whether the own seat has something to decide."""
        return self.seat in self.view["table"]["due"]


class SimulatedTable:
    """One table and its people."""

    def __init__(
        self,
        rules: RulesValue = "standard",
        players: int = 4,
        options: Options = FAST,
        seed: int = 0,
        people: int = 2,
        place: TournamentPlace | None = None,
        stem: str = "",
    ) -> None:
        self.seed = seed
        self.is_mended = False
        """Whether a test has changed names or lines in memory alone."""
        self.to_say: list[SimulatedClient] = []
        self.chance = random.Random(seed)
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.context = TableContext(
            self.store,
            self.clock,
            InlineThinkers(),
            spawn=at_once,
            new_secret=lambda: Secret.typed(f"server {seed} {self.table.state.fair.game}"),
        )
        self.rules: Rules = parse_rules(rules, players)
        host, kind = "" if place else "p0", {"tournament": place, "game_stem": stem}
        opened = replace(e.Opened("Test", rules, players, host, options=options), **kind)
        self.table, entry = LiveTable.new(self.context, "t", opened)
        summary = summary_of(self.table.state)
        first = Batch("t", 0, [e.written(entry)], summary, mentions=frozenset(named_in(entry)))
        self.store.append(first, lambda _error: None)
        self.store.commit()
        names = ("Ada", "Grace", "Emmy", "Mary", "Lise", "Rosa")
        self.clients = [SimulatedClient(self, Person(f"p{n}", names[n])) for n in range(people)]

    def begin(self) -> None:
        """Everybody sits down, the host starts."""
        for client in self.clients:
            assert client.do(w.Sit())["t"] == "done"
        assert self.clients[0].do(w.Start())["t"] == "done"

    def be_fair(self) -> None:
        """Let every client say what it says by itself."""
        while self.to_say:
            clients, self.to_say = self.to_say, []
            for client in clients:
                client.be_fair()

    def restart(self) -> None:
        """The server comes back from its log; everybody connects again."""
        self.table.close("restarting")
        log = self.store.kept("t")
        assert log is not None
        self.table = LiveTable.loaded(self.context, "t", log)
        for client in self.clients:
            client.session = None
            client.connect()

    def quiet(self, seconds: float = 0.0) -> None:
        """Let time pass, and everything be done and stored that follows."""
        self.clock.advance(seconds)
        for _ in range(1000):
            is_done = not self.store.commit() and not self.to_say
            self.be_fair()
            if is_done:
                return
            self.clock.advance(0.0)

    def step(self) -> None:
        """One decision of a person, if one is due."""
        self.quiet()
        due = [client for client in self.clients if client.seat is not None and client.is_due]
        if due:
            client = self.chance.choice(due)
            answer = client.do(w.Act(self.chance.choice(client.seen.legal)))
            assert answer["t"] == "done", answer

    @property
    def is_over(self) -> bool:
        """Whether the game is finished or ended."""
        return self.table.state.status.value in ("finished", "ended")

    def play(self, most: int = 20_000) -> None:
        """Play to the end."""
        for _ in range(most):
            if self.is_over:
                return
            self.step()
        raise AssertionError("the game does not end")
