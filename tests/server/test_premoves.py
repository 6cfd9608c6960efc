"""Cards that play themselves: marked ahead, or forced; and honour play over the wire."""

from __future__ import annotations

import msgspec

from foretell.engine.structs import Phase
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How, Options, RulesValue
from tests.server.simulated_table import FAST, SimulatedClient, SimulatedTable

PACED = Options(pace=700, clock=30)


def until(sim: SimulatedTable, seat: int, phase: str) -> SimulatedClient:
    """Play by first choices until a seat is due in a phase."""
    for _ in range(500):
        for client in sim.clients:
            if client.is_due and client.seen.phase.name.lower() == phase and client.seat == seat:
                return client
            if client.is_due:
                client.do(w.Act(client.seen.legal[0]))
        sim.quiet(0.7)
    raise AssertionError("that moment does not come")


def how_played(sim: SimulatedTable, seat: int) -> list[How]:
    """How a seat's choices were made."""
    log = [e.read(body).event for body in sim.store.logs["t"]]
    return [event.how for event in log if isinstance(event, e.Acted) and event.seat == seat]


def leader_and_next() -> tuple[SimulatedTable, SimulatedClient, SimulatedClient]:
    """A first trick of four is to be led: by whom, and who comes after."""
    sim = SimulatedTable({"sizes": [3]}, 4, PACED, seed=2, people=4)
    sim.begin()
    sim.quiet(1.0)
    leader = until(sim, sim.table.state.handle.get("leader"), "play")
    return sim, leader, sim.clients[((leader.seat or 0) + 1) % 4]


def test_a_marked_card_plays_itself_after_the_pace() -> None:
    """At the turn, not before; others see neither the mark nor that it was one."""
    sim, led, marker = leader_and_next()
    seen = len(led.frames)
    card = next(c for c in marker.seen.hand)
    assert marker.do(w.Premove("9x"))["t"] == "rejected"
    assert marker.do(w.Premove(card))["t"] == "done"
    assert marker.folding.you["premove"] == card
    assert len(led.frames) == seen
    led.do(w.Act(led.seen.legal[0]))
    is_legal = card in marker.seen.legal
    sim.quiet(0.69)
    assert marker.is_due
    sim.quiet(0.02)
    assert marker.is_due != is_legal
    assert not marker.folding.you.get("premove")
    assert b"forced" not in b"".join(led.frames)


def test_no_card_is_marked_before_there_are_any() -> None:
    """What somebody marks before the game would play itself in its first trick."""
    sim = SimulatedTable({"sizes": [2]}, 4, PACED, people=2)
    client = sim.clients[0]
    client.do(w.Sit())
    assert client.do(w.Premove("2c"))["code"] == "not-started"
    client.do(w.Start())
    assert not client.folding.you.get("premove")


def test_its_person_alone_hears_of_a_mark() -> None:
    """In a message that says nothing else."""
    sim, _, marker = leader_and_next()
    told = {client: len(client.frames) for client in sim.clients}
    marker.do(w.Premove(marker.seen.hand[0]))
    heard = {
        client: [msgspec.json.decode(frame) for frame in client.frames[told[client] :]]
        for client in told
    }
    update, done = sorted(heard.pop(marker), key=lambda message: message["t"] == "done")
    assert done["t"] == "done"
    assert update.keys() == {"t", "n", "v", "you"}
    assert not any(heard.values())


def test_an_illegal_mark_falls_and_nothing_is_played() -> None:
    """The person decides then (rules, 6.3)."""
    sim, client, other = leader_and_next()
    other.do(w.Premove(client.seen.hand[0]))
    assert other.folding.you["premove"]
    client.do(w.Act(client.seen.legal[0]))
    assert not other.folding.you.get("premove")
    sim.quiet(5.0)
    assert other.is_due


def test_forced_cards_are_played_where_a_person_wants_it() -> None:
    """A single card after the pace, the same clock shown as for a free choice."""
    sim = SimulatedTable({"sizes": [2]}, 4, PACED, seed=4, people=2)
    sim.begin()
    assert sim.clients[0].do(w.PlayForced())["t"] == "done"
    while not sim.is_over:
        for client in sim.clients:
            if client.is_due and not (client.seat == 0 and len(client.seen.legal) == 1):
                client.do(w.Act(client.seen.legal[0]))
            elif client.is_due:
                assert client.view["table"]["deadline"] is not None
        sim.quiet(0.7)
    assert How.FORCED in how_played(sim, 0)
    assert How.FORCED not in how_played(sim, 1)


def test_who_is_late_plays_nothing_by_itself() -> None:
    """A card of theirs that came by itself would tell that it was the only one, or marked."""
    sim = SimulatedTable({"sizes": [2]}, 4, PACED, seed=4, people=2)
    sim.begin()
    late, other = sim.clients
    assert late.do(w.PlayForced())["t"] == "done"
    has_asked = False
    for _ in range(60):
        sim.quiet(0.7)
        if other.is_due:
            other.do(w.Act(other.seen.legal[0]))
        elif late.is_due and not has_asked:
            late.do(w.Act(late.seen.legal[0]))
            has_asked = len(late.seen.hand) == 1 and late.do(w.BeBack())["t"] == "done"
    assert has_asked
    assert late.is_due
    assert len(late.seen.legal) == 1
    assert late.do(w.Act(late.seen.legal[0]))["t"] == "done"


def test_a_marked_card_brings_its_person_back() -> None:
    """As if they had played it now: nobody sees a difference."""
    sim = SimulatedTable({"sizes": [2]}, 4, PACED, seed=1, people=4)
    sim.begin()
    sim.quiet(1.0)
    client = until(sim, sim.table.state.handle.get("leader"), "play")
    other = sim.clients[((client.seat or 0) + 1) % 4]
    assert other.do(w.BeBack())["t"] == "done"
    client.do(w.Act(client.seen.legal[0]))
    assert other.is_due
    card = other.seen.legal[0]
    assert other.do(w.Premove(card))["t"] == "done"
    sim.quiet(1.0)
    assert card in other.view["game"]["played"]
    assert not other.view["table"]["seats"][other.seat or 0].get("is_away")


def test_honour_play_over_the_wire() -> None:
    """A card is taken back, a revoke is called, a wrong call is used up, the round is scored."""
    sim = SimulatedTable({"revoke": "honour", "sizes": [5, 1]}, 3, FAST, 1, people=3)
    sim.begin()
    sim.quiet()
    one = until(sim, sim.table.state.handle.get("leader"), "play")
    card = one.seen.legal[0]
    one.do(w.Act(card))
    other = next(client for client in sim.clients if client.is_due)
    assert other.do(w.TakeBack())["code"] == "not-your-turn"
    assert one.do(w.TakeBack())["t"] == "done"
    assert card in one.seen.hand
    assert one.is_due
    called = set()
    while len(sim.clients[0].view["sheet"]) == 0:
        sim.quiet()
        for client in sim.clients:
            if client.is_due:
                client.do(w.Act(client.seen.legal[-1]))
        for client in sim.clients:
            for seat in range(3):
                answer = client.do(w.CallRevoke(seat, 1))
                called.add(answer.get("code", "called"))
    assert "called" in called
    assert "already-called" in called or sim.clients[0].view["sheet"][0]["revoke"] is not None
    assert one.do(w.TakeBack())["code"] in ("wrong-phase", "not-your-turn", "stale")


def test_a_forced_card_that_asks_for_a_role_waits_for_its_person() -> None:
    """The only legal card, but not the only way to play it."""
    sim = SimulatedTable({"sizes": [1] * 12, "roles": "called"}, 4, PACED, seed=2, people=2)
    sim.begin()
    asked = 0
    for client in sim.clients:
        client.do(w.PlayForced(on=True))
    while not sim.is_over:
        sim.quiet(3.0)
        for client in [client for client in sim.clients if client.is_due]:
            is_card = client.seen.phase == Phase.PLAY
            asked += is_card
            assert not is_card or len(client.seen.legal) > 1
            client.do(w.Act(client.seen.legal[0]))
    assert asked
    assert How.FORCED in how_played(sim, 0) + how_played(sim, 1)


def test_a_trick_that_is_taken_back_has_not_been_played() -> None:
    """Those who watch late see the table after so many tricks that stand."""
    rules: RulesValue = {"sizes": [4], "revoke": "honour"}
    sim = SimulatedTable(rules, 3, Options(pace=0, clock=0, delay=2), seed=4, people=3)
    sim.begin()
    sim.quiet()
    backs = 0
    while sim.table.state.number == 1 and not sim.is_over:
        before = len(sim.table.state.tricks)
        sim.step()
        state = sim.table.state
        if len(state.tricks) == before + 1 and (seat := state.may_take_back()) is not None:
            client = next(client for client in sim.clients if client.seat == seat)
            backs += client.do(w.TakeBack())["t"] == "done"
        assert state.trick_count == len(state.tricks)
    assert backs


def test_a_marked_card_does_not_show_in_the_time_after_a_restart() -> None:
    """Whoever has a break is given the time that nobody served, whatever others marked before."""
    deadlines = set()
    for marks in (False, True):
        sim, led, marker = leader_and_next()
        assert led.do(w.BeBack())["t"] == "done"
        sim.quiet(5.0)
        if marks:
            assert marker.do(w.Premove(marker.seen.hand[0]))["t"] == "done"
        sim.quiet(10.0)
        sim.restart()
        sim.quiet(2.0)
        deadlines.add(led.view["table"]["deadline"])
    assert len(deadlines) == 1
