"""The same players at a Colyseus room: its matchmaking and frames, messages of the same shape."""

from __future__ import annotations

from functools import partial

import msgspec
from benchmarks.server.play import Player, Table
from benchmarks.server.wire import BINARY, Message, Socket, connect

JOINED, DATA = 10, 13
TO_ROOM = b"\x0d\xa2do"
"""A message of the type ``do``: its code, the length of the type, the type."""
FROM_ROOM = 3
"""Where the body of a message of the type ``m`` begins."""

decode = msgspec.msgpack.Decoder(Message).decode
encode = msgspec.msgpack.Encoder().encode


class PeerPlayer(Player):
    """One socket in a room."""

    async def connect(self) -> None:
        """Open the socket of a seat that is reserved."""
        process, session = self.token.split(" ")
        path = f"/{process}/{self.table.id}?sessionId={session}"
        socket = Socket(path, "", self.take)
        socket.gone = partial(self.gone, socket)
        self.seat, self.status, self.fair = len(self.table.players), "open", {"commits": [""]}
        self.socket = await connect(self.table.port, socket)

    def take(self, data: bytes) -> None:
        """A frame has come."""
        if data[0] == DATA:
            self.hear(decode(data[FROM_ROOM:]))
        elif data[0] == JOINED and self.socket:
            self.socket.send(bytes([JOINED]), BINARY)

    def do(self, what: object) -> str:
        """Send a command; what only Foretell asks for is left out."""
        command = msgspec.convert(what, dict[str, str])
        self.asked += 1
        name = f"{id(self):x}{self.asked}"
        text = command.get("text", command["k"])
        if self.socket:
            body = encode({"id": name, "v": self.v, "text": text})
            self.socket.send(TO_ROOM + body, BINARY)
        return name

    def be_fair(self) -> None:
        """Deals are not verified here; after a game another one begins in the same room."""
        if self.status == "finished" and self.table.host is self and not self.table.is_stopped:
            self.table.tally.games += 1
            self.status = "open"
            self.start()


class PeerTable(Table):
    """A room of the load."""

    async def open(self, seats: int, people: int, watchers: int, rules: object) -> None:
        """Reserve seats, and take them."""
        del watchers, rules, people
        for _ in range(seats):
            path = f"joinById/{self.id}" if self.id else "create/table"
            found = await self.http.post(f"/matchmake/{path}", {}, self.number)
            self.id = found["roomId"]
            player = PeerPlayer(self, f"{found['processId']} {found['sessionId']}")
            await player.connect()
            self.players.append(player)

    def begin(self) -> None:
        """Start the first game."""
        self.host.start()
