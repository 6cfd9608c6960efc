"""Small things in mid-game: said a second time, out of turn, unseen, or after the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from foretell import bots
from foretell.engine.fields import Records
from foretell.engine.structs import Phase
from foretell.fair import verify
from foretell.rules.axes import Roles, always
from foretell.server.audience.subscriber import Subscriber
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from foretell.server.protocol.messages import Do
from foretell.server.store.interface import Person
from foretell.server.store.people import Way
from foretell.server.table.finished import FinishedGame
from foretell.server.table.muting import mute_request, speaker
from foretell.server.tables.session import SocketSession
from foretell.server.tables.sessions import Sessions
from foretell.server.tables.thinking import action_in_any_case
from tests.builders import dealt, sized
from tests.server.server_without_sockets import server
from tests.server.simulated_table import FakeConnection, SimulatedClient, SimulatedTable, encode
from tests.server.test_redaction import Ear


def until(sim: SimulatedTable, phase: Phase) -> SimulatedClient:
    """Play by chance until a person is due in a phase."""
    for _ in range(500):
        sim.quiet()
        for client in sim.clients:
            if client.seat is not None and client.is_due and client.seen.phase == phase:
                return client
        sim.step()
    raise AssertionError("that moment does not come")


def test_after_the_end_the_role_of_host_can_be_handed_on() -> None:
    """For the next game; nothing else can be done any more."""
    sim = SimulatedTable({"sizes": [1]}, 3)
    sim.begin()
    sim.play()
    host, other = sim.clients
    assert host.do(w.Lock())["code"] == "over"
    assert host.do(w.GiveHost(1))["t"] == "done"
    assert other.folding.you["is_host"]


def test_who_has_bid_unseen_has_bid() -> None:
    """Another bid before the others have made theirs is refused; the first one counts."""
    sim = SimulatedTable({"preset": "hidden", "sizes": [3]}, 3)
    sim.begin()
    client = until(sim, Phase.BID)
    seat = client.seat or 0
    assert client.do(w.Act("1"))["t"] == "done"
    assert client.view["game"]["actor"] != seat
    assert client.seen.legal == ()
    for again in ("2", "1"):
        assert client.do(w.Act(again))["code"] == "already-chosen"
    until(sim, Phase.PLAY)
    assert client.view["game"]["bids"][seat] == 1


def test_a_card_that_is_passed_on_is_told_to_nobody() -> None:
    """The others hear that it was chosen, and no more."""
    sim = SimulatedTable({"preset": "pass-one", "sizes": [3]}, 3, people=3)
    sim.begin()
    watcher = SimulatedClient(sim, None)
    until(sim, Phase.PASS)
    told = {client: len(client.frames) for client in (*sim.clients, watcher)}
    for client in sim.clients:
        assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    for client, before in told.items():
        heard = [msgspec.json.decode(frame) for frame in client.frames[before:]]
        news = [one for message in heard for one in message.get("news") or ()]
        moves = [one for one in news if one["k"] == "moved"]
        passed = [one for one in moves if one["phase"] == "pass"]
        assert len(passed) == 3
        assert not any(one.get("text") for one in passed)


def test_a_card_is_played_with_what_is_said_with_it() -> None:
    """A wizard without a call is played quietly, at once: nobody waits for another word."""
    sim = SimulatedTable({"sizes": [1] * 8, "roles": "called"}, 3)
    sim.begin()
    quiet = 0
    while not sim.is_over:
        client = until(sim, Phase.PLAY)
        card = client.seen.legal[0].rstrip("!")
        quiet += len(client.seen.legal) > 1 and card in client.seen.legal
        assert client.do(w.Act(card))["t"] == "done"
        assert sim.table.state.phase != Phase.ROLE
        sim.quiet()
        if sim.table.state.number == 8:
            sim.play()
    assert quiet


def test_what_is_meant_for_another_table_is_not_done_here() -> None:
    """A page that shows two tables cannot mix them up."""
    sim = SimulatedTable()
    client = sim.clients[0]
    client.raw(encode(Do("a", "another", client.folding.v, w.Sit())))
    sim.store.commit()
    assert client.answers["a"]["code"] == "other-table"
    assert client.seat is None


@pytest.mark.parametrize(
    ("line", "way"),
    [("/mute", Way.MUTE), ("/unmute", Way.MUTE), ("/block", Way.BLOCK), ("/unblock", Way.BLOCK)],
)
def test_each_word_does_and_undoes_its_own(line: str, way: Way) -> None:
    """Whoever lets somebody sit again has not said that they want to read them."""
    sim = SimulatedTable()
    sim.begin()
    asked = mute_request(sim.table.state, "p0", f"{line} Grace")
    assert asked is not None
    assert (asked.way, asked.name) == (way, "Grace")
    assert asked.person == ("" if line.startswith("/un") else "p1")


class Failing:
    """Does not get to an answer."""

    def choices(self, _rules: Records, _view: Records) -> list[int]:
        """Nothing."""
        raise MemoryError


def test_where_a_bot_fails_a_whole_action_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plainest: the card and what is said with it, so that the table goes on."""
    monkeypatch.setattr(bots, "make", lambda *_asked: Failing())
    game = dealt(sized(1, roles=always(Roles.CALLED)), "Zc", "2c", "3c", up="4h")
    while game.phase == Phase.BID:
        game.act(game.legal()[0])
    handle, seat = game.handle, game.actor
    assert seat is not None
    choices = action_in_any_case(handle.copy(), seat, "rule", 1)
    twin = handle.copy()
    assert all(twin.attempt(choice) for choice in choices)
    assert (len(choices), handle.get("phase")) == (2, Phase.PLAY)
    assert twin.get("phase") != Phase.ROLE


@pytest.mark.parametrize("seed", [7, 9, 31])
def test_a_play_off_is_of_those_who_are_tied(seed: int) -> None:
    """The sheet says who played it, and the lot for its dealer is verified."""
    sim = SimulatedTable({"sizes": [2], "exchange": "pull-one", "tie": "play-off"}, 3, seed=seed)
    sim.begin()
    sim.play()
    before, *play_offs = sim.table.state.sheet
    assert play_offs
    for row in play_offs:
        best = max(before.scores[seat] for seat in before.sitting)
        tied = [seat for seat in before.sitting if before.scores[seat] == best]
        assert (row.is_play_off, row.sitting) == (True, tied)
        assert row.dealer in tied
        before = row
    log = sim.store.kept("t")
    assert log is not None
    report = verify(FinishedGame("t", log, "t").bundle())
    assert not report.failures, report.failures


def test_who_was_silenced_plays_and_does_not_talk(tmp_path: Path) -> None:
    """In the very game in which they talked before."""

    async def test() -> None:
        async with server(tmp_path) as made:
            ada = Person((await made.people.join("Ada")).guest.id, "Ada")
            table = await made.tables.open(ada, "standard", 3)
            live, ear = await made.tables.get(table), Ear()
            viewer = Subscriber(ear, ada)
            live.audience.join(viewer)
            live.commands.do(viewer, Do("a", table, 0, w.Say("hello")))
            await made.people.moderation.silence(ada.id, reason="shouting")
            live.commands.do(viewer, Do("b", table, 0, w.Say("HELLO")))
            live.commands.do(viewer, Do("c", table, 0, w.Sit()))
            await made.store_watch.probe()
            assert b"An operator of this server has silenced you: shouting" in ear.heard
            assert [line.text for line in live.state.chat] == ["hello"]
            assert live.state.seats[0].person == ada.id

    asyncio.run(test())


def test_a_block_is_the_hosts() -> None:
    """Who is blocked does not sit down here; who has blocked somebody else does."""
    sim = SimulatedTable(people=3)
    sim.table.commands.blocks = {"p0": frozenset({"p1"})}
    host, blocked, other = sim.clients
    assert host.do(w.Sit())["t"] == "done"
    assert blocked.do(w.Sit())["code"] == "blocked"
    assert other.do(w.Sit())["t"] == "done"
    assert host.do(w.GiveHost(1))["t"] == "done"
    assert blocked.do(w.Sit())["t"] == "done"


def test_somebody_who_only_talks_can_be_muted() -> None:
    """By the name before their lines, though they do not sit."""
    sim = SimulatedTable(people=3)
    sim.clients[2].do(w.Say("hello"))
    assert speaker(sim.table.state, "Emmy") == "p2"
    sim.clients[0].do(w.Sit())
    sim.table.state.seats[0].name, sim.is_mended = "Emmy", True  # who spoke has another one now
    assert speaker(sim.table.state, "Emmy") == "p0"


def test_a_break_does_not_run_while_nobody_serves_the_table() -> None:
    """What was left of it is left when the server is back."""
    sim = SimulatedTable({"sizes": [5]}, 4, Options(pace=0, clock=30), seed=1, people=1)
    sim.begin()
    client = until(sim, Phase.BID)
    assert client.do(w.BeBack())["t"] == "done"
    sim.table.close("restarting")
    sim.clock.advance(600.0)
    sim.restart()
    late: list[int] = []
    for seconds in (180.0 + 29.0, 2.0):
        sim.quiet(seconds)
        late.append(sim.table.state.seats[0].timeouts)
    assert late == [0, 1]


def test_one_device_that_is_signed_out_loses_its_socket() -> None:
    """The other one of the same person stays."""
    sim = SimulatedTable(people=1)
    one = sim.clients[0]
    other = SimulatedClient(sim, one.person)
    sessions = Sessions()
    assert one.session is not None
    assert other.session is not None
    with sessions.held("p0", b"1", one.session), sessions.held("p0", b"2", other.session):
        asyncio.run(sessions.signed_out("p0", b"1"))
        assert one.end == (4401, "signed-out")
        assert other.end is None
        asyncio.run(sessions.signed_out("p0", None))
        assert other.end == (4401, "signed-out")


def test_a_break_is_of_a_running_game() -> None:
    """Who asks before it begins has not used it up; after the end there is none."""
    sim = SimulatedTable({"sizes": [1]}, 3, Options(pace=0, clock=30), people=1)
    client = sim.clients[0]
    client.do(w.Sit())
    assert client.do(w.BeBack())["code"] == "not-started"
    client.do(w.Start())
    until(sim, Phase.BID)
    assert client.do(w.BeBack())["t"] == "done"
    sim.play()
    assert client.do(w.BeBack())["code"] == "over"


def test_what_was_asked_for_before_is_over_with_the_seat_or_the_game() -> None:
    """Whoever leaves has no break any more; a game that ends in a pause does not rest."""
    sim = SimulatedTable({"sizes": [5]}, 3)
    sim.begin()
    one, other = sim.clients
    until(sim, Phase.BID)
    assert one.do(w.BeBack())["t"] == "done"
    assert one.view["table"]["seats"][0]["is_away"]
    assert one.do(w.Stand())["t"] == "done"
    assert not one.view["table"]["seats"][0].get("is_away")
    assert other.do(w.Pause())["t"] == "done"
    assert other.view["table"]["is_paused"]
    assert other.do(w.End())["t"] == "done"
    assert other.view["table"]["status"] == "ended"
    assert not other.view["table"]["is_paused"]


def test_who_is_muted_while_a_socket_opens_is_not_read_there() -> None:
    """What somebody wants to see no more is known before they are shown the table."""
    sim = SimulatedTable()
    reader, writer = sim.clients
    assert writer.do(w.Say("hello"))["t"] == "done"
    assert [line["text"] for line in reader.view["chat"]] == ["hello"]
    session = SocketSession(sim.table, reader.person, sim.clock)
    session.mutes(frozenset({"p1"}))
    reader.folding.begin()
    session.opened(FakeConnection(reader))
    assert reader.view["chat"] == []
