"""Players of the load: each holds one socket, knows what it was told, and plays at random."""

from __future__ import annotations

import asyncio
import contextlib
import random
from time import perf_counter
from typing import Any

import msgspec
from benchmarks.server.tally import Tally
from benchmarks.server.wire import GamePart, Http, Message, Socket, TablePart, connect, decode

from foretell.client.fairness import SeedKeeper
from foretell.client.link import FIRST_WAIT, LONGEST_WAIT


class Player:
    """One socket at a table."""

    def __init__(self, table: Table, token: str = "") -> None:
        """Without a token it only watches."""
        self.table, self.token = table, token
        self.socket: Socket | None = None
        self.seat: int | None = None
        self.n = self.v = self.asked = 0
        self.acted = -1
        self.sent: dict[str, tuple[float, int]] = {}
        self.status, self.due, self.legal = "open", list[int](), list[str]()
        self.fair: dict[str, Any] = {}
        self._keeper = SeedKeeper()
        self.is_new = asyncio.Event()
        self.back_at = 0.0
        """When it saw the table again, after the server was gone."""

    async def connect(self) -> None:
        """Open the socket, and wait for the first view."""
        self.is_new.clear()
        socket = Socket(f"/ws/tables/{self.table.id}", self.token, self.take)
        socket.gone = lambda: self.gone(socket)
        self.socket = socket  # before it is open: the first view may come in the same turn
        try:
            await connect(self.table.port, socket)
        except OSError:
            self.socket = None
            raise
        await asyncio.wait_for(self.is_new.wait(), 60)

    def gone(self, socket: Socket) -> None:
        """The socket is closed; an error unless it was ours to close."""
        if self.socket is socket:
            self.socket = None
            if self.table.heals and not self.table.is_stopped:
                self._coming = asyncio.get_running_loop().create_task(self._come_back())
            elif not self.table.is_stopped:
                self.table.tally.errors["closed"] += 1

    async def _come_back(self) -> None:
        """As the product's own client does: a tenth of a second, then twice as long each time."""
        wait = FIRST_WAIT
        while self.socket is None:
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(LONGEST_WAIT, 2 * wait)
            self.acted = -1
            with contextlib.suppress(OSError, TimeoutError):
                await self.connect()
        self.back_at = perf_counter()

    def leave(self) -> None:
        """Close the socket."""
        socket, self.socket = self.socket, None
        if socket and socket.transport:
            socket.transport.abort()

    def take(self, data: bytes) -> None:
        """A message has come."""
        if self.token or not self.is_new.is_set():  # of watchers, how they begin is enough
            self.hear(decode(data))

    def hear(self, message: Message) -> None:
        """Learn from a message."""
        if message.t == "update":
            if message.n != self.n + 1:
                self.table.tally.errors["gap"] += 1
            self._learn(message, message.table, message.game)
        elif message.t == "done":
            self._done(message)
        elif message.t == "snapshot" and message.view:
            self.seat = message.you.seat if message.you else None
            self._learn(message, message.view.table, message.view.game)
            self.is_new.set()
        else:
            self.table.tally.errors[message.code or message.why or message.t] += 1

    def _learn(self, message: Message, table: TablePart | None, game: GamePart | None) -> None:
        self.n = message.n
        if message.v != self.v:
            self.v = message.v
            self.table.delivered(self)
        if table:
            self.status = table.status or self.status
            self.due = self.due if table.due is None else table.due
            self.fair = table.fair or self.fair
            self.be_fair()
        if game and game.legal is not None:
            self.legal = game.legal
        if self.seat in self.due and self.legal and self.acted != self.v:
            self.acted = self.v
            self.table.turn(self)

    def be_fair(self) -> None:
        """Commit and reveal as every player's device does; the host starts when all have."""
        if command := self._keeper.due({"status": self.status, "fair": self.fair}, self.seat):
            self.do(command)
        if self.table.host is self and self.status != "playing":
            self.table.waits(self)

    def _done(self, message: Message) -> None:
        sent, v = self.sent.pop(message.id, (0.0, 0))
        if sent:
            self.table.acked(sent, v)

    def act(self) -> None:
        """Do something legal."""
        text = self.table.chance.choice(self.legal)
        name = self.do({"k": "act", "text": text})
        now = perf_counter()
        self.sent[name] = now, self.v
        self.table.acts(self.v + 1, now, self)

    def do(self, what: object) -> str:
        """Send a command; the id of the command."""
        self.asked += 1
        name = f"{id(self):x}{self.asked}"
        command = {"t": "do", "id": name, "table": self.table.id, "v": self.v, "what": what}
        if self.socket:
            self.socket.send(msgspec.json.encode(command))
        return name

    def sit(self) -> None:
        """Take a free seat."""
        self.do({"k": "sit"})

    def stand(self) -> None:
        """Get up, and only look on."""
        self.do({"k": "stand"})

    def start(self) -> None:
        """Begin the game."""
        self.do({"k": "start"})


class Table:
    """A table of the load, from its opening through game after game."""

    def __init__(self, port: int, http: Http, number: int, seed: int, rate: float) -> None:
        """``rate``: actions a second, 0 for as many as there can be."""
        self.port, self.http, self.number = port, http, number
        self.tally = Tally()
        self.chance = random.Random(seed * 1_000_003 + number)
        self.rate = rate
        self.id = ""
        self.players: list[Player] = []
        self.watchers: list[Player] = []
        self.next_at = 0.0
        self.is_stopped = False
        self.is_for_bots = False
        """Whether its one person gets up at its first turn, so that six bots play."""
        self.heals = False
        """Whether players whose socket is lost come back, and that is no error."""
        self.back_at = 0.0
        """When an action was stored again, after the server was gone."""
        self._sent: dict[int, tuple[float, Player]] = {}
        self._acked: dict[int, float] = {}
        self._is_begun = False
        self._asked = ""
        self._rematch: asyncio.Task[None] | None = None

    @property
    def host(self) -> Player:
        """Who opened it."""
        return self.players[0]

    async def open(self, seats: int, people: int, watchers: int, rules: object) -> None:
        """Make the guests and the table, and let all sit down; nobody starts yet."""
        tokens = [await self._guest(f"Guest {seat + 1}") for seat in range(people)]
        body = {"rules": rules, "players": seats, "options": {"pace": 0, "clock": 30}}
        self.id = (await self.http.post("/api/tables", body, self.number, tokens[0]))["id"]
        self.players = [Player(self, token) for token in tokens]
        self.watchers = [Player(self) for _ in range(watchers)]
        await self._gather()
        for player in self.players:
            player.sit()

    async def _guest(self, name: str) -> str:
        body = {"name": name, "wants_token": True}
        return str((await self.http.post("/api/guests", body, self.number))["token"])

    async def _gather(self) -> None:
        for player in (*self.players, *self.watchers):
            await player.connect()

    def begin(self) -> None:
        """Start the first game."""
        if self.rate:
            self.next_at = perf_counter() + self.chance.random() / self.rate
        self._is_begun = True
        self.waits(self.host)

    def waits(self, host: Player) -> None:
        """Start once everybody's device has committed; after a game, have another one."""
        if host.status == "finished":
            self.finished()
            return
        ready = sum(map(bool, host.fair["commits"])) == len(self.players)
        is_ready = self._is_begun and host.status == "open" and ready
        if is_ready and self._asked != host.fair["game"]:
            self._asked = host.fair["game"]
            host.start()

    def stop(self) -> None:
        """Play no more."""
        self.is_stopped = True

    # what players tell

    def turn(self, player: Player) -> None:
        """A player has something to decide: now, or when this table's next action is due."""
        if self.is_stopped or player.socket is None:
            return
        if self.is_for_bots:
            player.stand()
            return
        if not self.rate or (self.heals and not self.back_at):
            player.act()
            return
        now = perf_counter()
        self.next_at = max(self.next_at + 1 / self.rate, now)
        wait, v = self.next_at - now, player.v

        def act_then() -> None:
            if player.v == v and not self.is_stopped:
                player.act()

        asyncio.get_running_loop().call_later(wait, act_then)

    def acts(self, v: int, now: float, player: Player) -> None:
        """An action went out that will lead to version ``v``."""
        self._sent[v] = now, player
        self._sent.pop(v - 8, None)
        self._acked.pop(v - 8, None)

    def acked(self, sent: float, v: int) -> None:
        """An action is stored."""
        now = perf_counter()
        self.tally.moves += 1
        self.tally.acked.append(now - sent)
        self._acked[v + 1] = now
        if self.heals and not self.back_at:
            self.back_at = now

    def delivered(self, player: Player) -> None:
        """A player sees a new version."""
        if (found := self._sent.get(player.v)) and found[1] is not player:
            now = perf_counter()
            self.tally.delivered.append(now - found[0])
            if acked := self._acked.get(player.v):
                self.tally.fanned.append(now - acked)

    def finished(self) -> None:
        """The game is over: the same people play another one."""
        if self._rematch is None and not self.is_stopped:
            self._rematch = asyncio.get_running_loop().create_task(self._again())
            self._rematch.add_done_callback(self._noted)

    def _noted(self, again: asyncio.Task[None]) -> None:
        """A rematch that failed is an error, as nobody plays there any more."""
        if not again.cancelled() and (error := again.exception()):
            self.tally.errors[f"rematch: {error!r}"] += 1

    async def _again(self) -> None:
        self.tally.games += 1
        path = f"/api/tables/{self.id}/rematch"
        new = (await self.http.post(path, {}, self.number, self.host.token))["id"]
        for player in (*self.players, *self.watchers):
            player.leave()
        self.id = new
        self._sent.clear()
        for player in (*self.players, *self.watchers):
            player.n = player.v = 0
            player.acted, player.status = -1, "open"
        self._rematch = None
        await self._gather()
