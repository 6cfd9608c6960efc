"""A grammar fuzzer of the socket (S2): near misses of the protocol, from everybody, at any time."""

from __future__ import annotations

import json
import random
from typing import Any, Final, get_args

import msgspec

from foretell.cards import cards_in
from foretell.engine.structs import TURN
from foretell.server.limits import MESSAGES
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How, RulesValue, tag
from foretell.server.protocol.messages import MOST_BYTES, Do, FromClients
from foretell.server.store.interface import Person
from foretell.server.table.apply import fingerprint
from foretell.server.table.moves import overlay
from tests.server.simulated_table import SimulatedClient, SimulatedTable, encode

FRAMES: Final = 250
"""Frames under one seed."""
RULES: Final[list[RulesValue]] = [
    {"sizes": [4] * 5},
    {"preset": "hidden", "sizes": [4] * 5},
    {"preset": "pass-one", "sizes": [4] * 5},
    {"preset": "camelot", "sizes": [4] * 5},
    {"revoke": "honour", "sizes": [4] * 5},
]
COMMANDS: Final = get_args(w.AnyCommand)
TAGS: Final = [str(kind.__struct_config__.tag) for kind in get_args(FromClients)]
TEXTS: Final = [
    "0",
    "1",
    "2",
    "7h",
    "Zs",
    "Nc",
    "?",
    "agree",
    "Me=Z",
    "",
    "x" * 16,
    "x" * 17,
    "\x00",
]
RAW: Final = [
    b"",
    b" ",
    b"\xff\xfe",
    b'{"t":"ping","x":1',
    b'"\xed\xa0\x80"',
    b"\xef\xbb\xbf{}",
    b"NaN",
    b"[" * 4000,
    b'{"a":' * 700,
    b"9" * MOST_BYTES,
    b" " * (MOST_BYTES + 1),
    b'{"t":"ping","x":1e400}',
    b'{"t":"ping","x":NaN}',
    b'{"t":"ping","x":Infinity}',
    b'{"t":"ping","t":"resync"}',
]


class Fuzzer:
    """One table, everybody who may reach it, and frames that no client would send."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.sim = SimulatedTable(self.chance.choice(RULES), 4, seed=seed, people=3)
        self.other = SimulatedTable(seed=seed)
        people = (Person("p9", "Ghost"), None)
        self.clients = [
            *self.sim.clients,
            *(SimulatedClient(self.sim, person) for person in people),
        ]
        self.sent: list[bytes] = []
        self._print: tuple[int, str] | None = None
        """What the table was after so many entries, from the last time that it was looked at."""
        if self.chance.random() < 0.9:
            self.sim.begin()

    def run(self) -> int:
        """Send frames while the game goes on; how many."""
        for number in range(FRAMES):
            if number % 8 == 0 and not self.sim.is_over:
                self.go_on()
            client = self.chance.choice(self.clients)
            if client.end is not None:
                client.connect()
            self.send(client, self.frame(client))
        self.others_unharmed()
        return FRAMES

    def go_on(self) -> None:
        """Somebody who has to decide does, as a client would."""
        self.sim.quiet(0.7)
        if self.sim.table.state.is_paused:
            self.clients[0].do(w.Resume())
        for client in self.sim.clients:
            if client.end is None and client.seat is not None and client.is_due:
                client.do(w.Act(self.chance.choice(client.seen.legal)))

    def others_unharmed(self) -> None:
        """Another table has seen nothing, and views are still true."""
        assert self.other.table.state.seq == 1
        for client in self.clients:
            if client.end is not None:
                client.connect()
            folded = client.view
            client.resync()
            assert client.view == folded

    # frames

    def frame(self, client: SimulatedClient) -> bytes:
        """Something to send: raw bytes, a replay, a message with something wrong, a right one."""
        kind = self.chance.random()
        if kind < 0.1:
            return self.chance.choice(RAW)
        if kind < 0.2 and self.sent:
            return self.chance.choice(self.sent)
        frame = self.written(self.message(client))
        if kind < 0.3:
            return self.torn(frame)
        self.sent = [*self.sent[-20:], frame]
        return frame

    def message(self, client: SimulatedClient) -> dict[str, Any]:
        """A message, with nothing, something or much of it wrong."""
        chance = self.chance
        kind = chance.choice(COMMANDS) if chance.random() < 0.5 else w.Act
        what: dict[str, Any] = {"k": tag(kind.__name__)}
        for name in kind.__struct_fields__:
            if chance.random() < 0.95:
                what[name] = self.value(name)
        if chance.random() < 0.03:
            what[chance.choice(["k", "seat", "extra"])] = self.odd()
        table = "t" if chance.random() < 0.95 else chance.choice(["other", ""])
        v = client.folding.v if chance.random() < 0.9 else chance.choice([0, 1, -1, 2**31, 2**63])
        named = {"id": f"f{chance.randrange(400)}", "table": table, "v": v, "what": what}
        message = {"t": "do", **named}
        if chance.random() < 0.03:
            message["t"] = chance.choice([*TAGS, "snapshot", None, 7])
        if chance.random() < 0.05:
            message[chance.choice([*message, "extra"])] = self.odd()
        if chance.random() < 0.03:
            message.pop(chance.choice(list(message)))
        return message

    def value(self, name: str) -> Any:
        """A field of a command: often one that fits."""
        if self.chance.random() < 0.05:
            return self.odd()
        if name in ("seat", "other", "trick"):
            return self.chance.randrange(-1, 5)
        if name == "on":
            return self.chance.random() < 0.5
        if name == "bot":
            return self.chance.choice(["rule", "novice", "genius"])
        if name == "options":
            return {"clock": self.chance.choice([0, 5, 30, 301]), "pace": 0}
        if name in ("commit", "seed"):
            return self.chance.randbytes(32).hex()
        return self.chance.choice(TEXTS)

    def odd(self) -> Any:
        """A value of some wrong kind or size."""
        deep: list[Any] = []
        for _ in range(self.chance.randrange(60)):
            deep = [deep]
        numbers = [10**400, -(10**30), 2**64, 1e308, float("nan"), float("inf"), -0.5, 0]
        return self.chance.choice(
            [*numbers, None, True, "", "a" * 3000, "\u202e\u0000", "\ud800", deep, {}, {"k": "act"}]
        )

    @staticmethod
    def written(message: dict[str, Any]) -> bytes:
        """JSON, and what is no JSON; a lone surrogate too."""
        return json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass")

    def torn(self, frame: bytes) -> bytes:
        """A frame with a byte changed, cut off, or something put in."""
        place = self.chance.randrange(len(frame))
        some = self.chance.randbytes(self.chance.randrange(3))
        return frame[:place] + some + frame[place + self.chance.randrange(2) :]

    # the oracle

    def send(self, client: SimulatedClient, frame: bytes) -> None:
        """Send a frame: nothing changes unless the rules accept it, as that person's command."""
        seq = self.sim.table.state.seq
        if self._print is None or self._print[0] != seq:
            self._print = seq, fingerprint(self.sim.table.state)
        legal, may_claim = self.legal(client), self.may_claim(client)
        told = len(client.frames)
        client.raw(frame)
        self.sim.store.commit()
        answers = [msgspec.json.decode(one) for one in client.frames[told:]]
        granted = {one["id"] for one in answers if one["t"] == "done"}
        entries = [e.read(body) for body in self.sim.store.logs["t"][seq:]]
        if not granted:
            assert (seq, fingerprint(self.sim.table.state)) == self._print
        for entry in entries:
            assert entry.by in (client.person.id if client.person else None, "")
            assert entry.act in granted | {""}
            if isinstance(entry.event, e.Claimed):
                assert may_claim
                assert entry.event.seat == client.seat
            elif isinstance(entry.event, e.Acted) and entry.event.how is How.CLAIM:
                assert any(isinstance(one.event, e.Claimed) for one in entries)
            elif isinstance(entry.event, e.Acted | e.Sealed):
                assert entry.event.seat == client.seat
                assert entry.event.choices[0] in legal, (entry.event, legal, frame)
        self.sim.be_fair()

    def may_claim(self, client: SimulatedClient) -> bool:
        """Whether somebody was told that their own view proves every trick left to be theirs."""
        game = client.folding.view and client.folding.view["game"]
        return bool(game and game["may_claim"])

    def legal(self, client: SimulatedClient) -> list[int]:
        """The choices that the engine allows somebody now; an only card may be turned unseen."""
        state = self.sim.table.state
        if client.seat is None or client.seat not in state.due():
            return []
        view = overlay(state, client.seat).view(client.seat)[0]
        cards = cards_in(int(view.legal))
        return [TURN] if view.may_turn else cards + [TURN] * (len(cards) == 1)


def floods(seed: int) -> None:
    """More than the burst closes the socket, and only that; less never does."""
    chance, sim = random.Random(seed), SimulatedTable(seed=seed)
    client, other = sim.clients
    assert client.session is not None
    number = chance.randrange(MESSAGES.burst - 2, MESSAGES.burst + 3)
    for _ in range(number):
        client.session.received(encode(Do("x", "t", 0, w.Say("hm"))))
    assert (client.end is not None) == (number > MESSAGES.burst)
    assert other.end is None


def fuzz(seed: int) -> int:
    """S2 under one seed; the frames that were sent."""
    floods(seed)
    return Fuzzer(seed).run()
