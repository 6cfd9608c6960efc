"""The protocol: its page and types are fresh, lost messages heal, hostile ones change nothing."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import protocol_page as describe
from foretell.client.folding import Folding
from foretell.engine.fields import Ints
from foretell.game.game import Game
from foretell.rules.presets import PRESETS, preset
from foretell.server.audience.subscriber import MOST_WAITING
from foretell.server.limits import MESSAGES
from foretell.server.operate.admin import CLOSED
from foretell.server.protocol import commands as w
from foretell.server.protocol import messages
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.protocol.messages import FromServers
from foretell.server.protocol.views import GameView, TableView
from foretell.server.table.state import Status
from foretell.server.tables.publication import EMPTY
from foretell.wire import wire_of
from tests.server.simulated_table import SimulatedClient, SimulatedTable

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("file", "made"),
    [
        ("docs/protocol.md", describe.page),
        ("web/src/protocol/types.ts", describe.typescript),
    ],
)
def test_what_is_generated_is_fresh(file: str, made: object) -> None:
    """`make docs` makes them anew."""
    assert callable(made)
    assert (ROOT / file).read_text(encoding="utf-8") == made()


@pytest.mark.parametrize("name", PRESETS)
def test_views_travel_whole(name: str) -> None:
    """Every number of every view is the same on the other side; a patch is what differs."""
    rules, chance = preset(name), random.Random(1)
    wire, game = wire_of(rules), Game(rules, seed=1, auto_deal=False)
    strict = msgspec.json.Decoder(GameView, strict=True)
    known: dict[int, tuple[Ints, dict[str, object]]] = {}
    for _ in range(60):
        if game.is_over:
            break
        if game.actor is None:
            game.deal()
        else:
            game.act(chance.choice(game.view(game.actor).legal))
        for seat in range(-1, rules.players):
            row = wire.look(game.handle, seat)
            strict.decode(wire.whole(row))
            whole = msgspec.json.decode(wire.whole(row))
            assert wire.read(whole).record.tobytes() == game.view(seat).record.tobytes()
            if seat in known:
                before, told = known[seat]
                patch = wire.patches(before[None], row[None])[0] or b"{}"
                assert {**told, **msgspec.json.decode(patch)} == whole
            known[seat] = (row, whole)


@pytest.mark.parametrize("seed", range(20))
def test_a_bad_network_heals(seed: int) -> None:
    """Frames dropped, doubled and late: after a snapshot the view is the true one (R7)."""
    sim, chance = SimulatedTable({"sizes": [1, 2]}, 4, seed=seed), random.Random(seed)
    sim.begin()
    sim.play()
    client = sim.clients[0]
    begin = max(i for i, frame in enumerate(client.frames[:8]) if b'"snapshot"' in frame[:20])
    stream = [msgspec.json.decode(frame) for frame in client.frames[begin:]]
    stream = [message for message in stream if message["t"] in ("snapshot", "update")]
    folding, asked = Folding(), 0
    for place, message in enumerate(_troubled(stream, chance)):
        folding.feed(message)
        assert folding.v <= sim.table.state.v
        if folding.has_gap and chance.random() < 0.5:
            asked += 1
            folding.feed({**_snapshot(stream, place), "n": folding.n + 1000 * asked})
    client.resync()
    last = msgspec.json.decode(client.frames[-1])
    folding.feed({**last, "n": 10**9})
    assert folding.view == client.view


def test_a_snapshot_that_was_overtaken_heals_no_gap() -> None:
    """What came before it, and could not be used, is still missing (R7)."""
    sim = SimulatedTable(seed=1)
    sim.begin()
    folding, shown = Folding(), msgspec.json.decode(sim.clients[0].frames[0])
    assert not folding.feed({"t": "update", "n": 3, "v": 1})
    assert folding.feed({**shown, "n": 2})
    assert folding.has_gap
    assert folding.feed({**shown, "n": 4})
    assert not folding.has_gap


def _troubled(stream: list[dict[str, object]], chance: random.Random) -> list[dict[str, object]]:
    """A stream as a bad network delivers it."""
    kept = [message for message in stream for _ in range(chance.choice((0, 1, 1, 1, 2)))]
    return sorted(kept, key=lambda message: int(str(message["n"])) + chance.uniform(0, 2))


def _snapshot(stream: list[dict[str, object]], place: int) -> dict[str, object]:
    """The true state at a place of the stream."""
    truth = Folding()
    for message in stream[: max(1, place // 2)]:
        truth.feed(message)
    return {"t": "snapshot", "n": 0, "v": truth.v, "view": truth.view, "you": {}}


GARBAGE = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"1e999",
    b'"' + b"a" * 100 + b'"',
    b'{"t":"do"}',
    b'{"t":"none"}',
    b'{"t":"ping","x":1e400}',
    b'{"t":"ping","x":-1}',
    b'{"t":"ping","y":1}',
    b'{"t":"ping","x":NaN}',
    b"\xff\xfe",
    b'{"t":"do","id":"","table":"t","v":0,"what":{"k":"start"}}',
    b'{"t":"do","id":"x","table":"t","v":0.5,"what":{"k":"start"}}',
    b'{"t":"do","id":"x","table":"t","v":0,"what":{"k":"sit","seat":6}}',
    b'{"t":"do","id":"x","table":"t","v":0,"what":{"k":"act","text":""}}',
    b"[" * 4000,
    b"x" * 5000,
]


@pytest.mark.parametrize("frame", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_closes_the_socket_and_nothing_else(frame: bytes) -> None:
    """What is no message of the protocol is answered with a bye (S2)."""
    sim = SimulatedTable()
    sim.begin()
    seq, client = sim.table.state.seq, sim.clients[1]
    client.raw(frame)
    assert client.end is not None
    assert msgspec.json.decode(client.frames[-1])["t"] == "bye"
    assert sim.table.state.seq == seq
    client.connect()
    assert client.do(w.Say("still here"))["t"] == "done"


@pytest.mark.parametrize("silent", [0.0, 3600.0])
def test_a_burst_is_bounded(silent: float) -> None:
    """Who sends too much at once is let go, however long nothing came before."""
    sim = SimulatedTable()
    client = sim.clients[0]
    assert client.session is not None
    client.session.received(b'{"t":"ping","x":0}')
    sim.quiet(silent)
    for _ in range(MESSAGES.burst + 1):
        client.session.received(b'{"t":"ping","x":1}')
    assert client.end == (1008, "too-fast")


def test_a_slow_reader_is_cut_and_healed_by_one_snapshot() -> None:
    """Its queue is bounded: then one snapshot, then, the second time, the end (R9)."""
    sim = SimulatedTable(seed=1)
    sim.begin()
    sim.quiet()
    slow, other = sim.clients
    slow.connection.waiting, sent = MOST_WAITING + 1, len(slow.frames)
    for _ in range(50):
        other.do(w.Say("hello"))
    assert len(slow.frames) == sent
    slow.connection.waiting = 0
    assert slow.session is not None
    slow.session.drained()
    assert len(slow.frames) == sent + 1
    assert slow.view == {**other.view, "game": slow.view["game"]}
    other.do(w.Say("again"))
    assert slow.view["chat"][-1]["text"] == "again"
    slow.connection.waiting = MOST_WAITING + 1
    other.do(w.Say("lost"))
    assert slow.end == (1013, "lagging")


def random_command(chance: random.Random) -> w.AnyCommand:
    """Any command, sensible or not."""
    seat, on = chance.randrange(6), chance.random() < 0.5
    text = chance.choice(["0", "1", "7h", "Zs", "?", "agree", "Me=Z", "x", "Qs", "flat-points"])
    commands: list[w.AnyCommand] = [
        *[w.Act(text)] * 6,
        w.Sit(seat),
        w.Stand(),
        w.AddBot("rule", seat),
        w.AddBot("\u202e", None),
        w.Swap(seat, chance.randrange(6)),
        w.Remove(seat),
        w.Lock(on),
        w.GiveHost(seat),
        w.Start(),
        w.Say(chance.choice(["hi", "/start", "/bot rule", "<b>", "\u202e\u0000", " "])),
        w.TakeBack(),
        w.CallRevoke(seat, 1 + chance.randrange(20)),
        w.Back(),
        w.BeBack(),
        w.HandToBot(seat),
        w.Pause(on),
        w.Resume(),
        w.End(on),
        w.SetOptions(protocol_options(chance)),
    ]
    return chance.choice(commands)


def protocol_options(chance: random.Random) -> Options:
    """Options within their ranges or not."""
    return Options(clock=chance.choice((0, 5, 30, 10**9)), pace=0)


@pytest.mark.parametrize("seed", range(12))
def test_any_commands_in_any_order(seed: int) -> None:
    """People send any command at any time: rejected or done, never a crash, views agree (S2)."""
    chance = random.Random(seed)
    kinds: list[RulesValue] = ["standard", "hidden", "pass-one", "camelot", {"revoke": "honour"}]
    rules = chance.choice(kinds)
    sim = SimulatedTable(rules, 4, seed=seed, people=3)
    stranger = SimulatedClient(sim, None)
    sim.clients.append(stranger)
    for number in range(250):
        client = chance.choice(sim.clients)
        answer = client.do(random_command(chance), v=chance.choice([None, None, None, 0, 7]))
        assert answer["t"] in ("done", "rejected")
        assert client is not stranger or answer["t"] == "rejected"
        if number % 3 == 0:
            sim.quiet(1.0)
        if number % 50 == 49:
            sim.restart()
    for client in sim.clients:
        folded = client.view
        client.resync()
        assert client.view == folded


def test_every_message_has_a_strict_type() -> None:
    """The simulation decodes each frame by these types; here that they are all known."""
    kinds = {kind.__name__ for kind in describe.structs()}
    assert {"Snapshot", "Update", "Done", "Rejected", "Pong", "Bye", "GameView"} <= kinds
    assert messages.FromServers is FromServers


def test_words_are_those_that_a_server_says() -> None:
    """Each set is what the program knows; frames of the simulation are read by them."""
    known = describe.words()
    assert known["TableStatus"] == tuple(Status)
    assert {CLOSED, EMPTY} < set(known["WhyEnded"])
    assert {"stale", "used-id", "too-many", "must-follow"} < set(known["RejectionCode"])
    with pytest.raises(msgspec.ValidationError, match="status"):
        msgspec.convert({"status": "asleep"}, TableView)
