"""A revoke that is noticed within the trick goes back, for everybody who plays (rules 14)."""

from __future__ import annotations

from foretell.engine.structs import Phase
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.table.apply import fingerprint
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_games import replayed
from tests.server.test_timers import CLOCK, events, wait

HONOUR: RulesValue = {"revoke": "honour", "sizes": [6]}


def laid(client: SimulatedClient) -> list[str]:
    """The cards of the trick on the table, as this person sees them."""
    return [card for card in client.view["game"]["trick"] if card]


def wrong_card(client: SimulatedClient) -> str:
    """A card that is not of the led suit, though one of it is held; empty if there is none."""
    led = laid(client)[0] if laid(client) else "Z"
    plain = [card for card in client.view["game"]["legal"] if card[0] not in "ZN"]
    if led[0] in "ZN" or not any(card[1] == led[1] for card in plain):
        return ""
    return next((card for card in plain if card[1] != led[1]), "")


def right_card(client: SimulatedClient) -> str:
    """A card that follows where one does; in other phases, anything."""
    legal: list[str] = client.view["game"]["legal"]
    if not wrong_card(client):
        return legal[0]
    return next(card for card in legal if card[1] == laid(client)[0][1] and card[0] not in "ZN")


def revoked(options: Options = CLOCK) -> tuple[SimulatedTable, SimulatedClient]:
    """A table at which a person has just revoked with a card to come; and who it was."""
    for seed in range(20):
        sim = SimulatedTable(HONOUR, 4, options, seed=seed, people=4)
        sim.begin()
        while sim.table.state.phase != Phase.AGREE:
            client = wait(sim)
            wrong = (
                sim.table.state.phase == Phase.PLAY and len(laid(client)) < 3 and wrong_card(client)
            )
            assert client.do(w.Act(wrong or right_card(client)))["t"] == "done"
            if wrong:
                return sim, client
    raise AssertionError("nobody could revoke")


def test_it_and_the_cards_after_it_go_back() -> None:
    """Nobody loses a point, the seat plays again, all see it, and the log replays."""
    sim, liar = revoked()
    before, count = laid(liar)[:-1], len(liar.view["game"]["hand"])
    other = wait(sim)
    other.do(w.Act(other.view["game"]["legal"][0]))
    caller = next(client for client in sim.clients if client not in (liar, other))
    number = len(sim.table.state.tricks) + 1
    assert caller.do(w.CallRevoke(liar.seat or 0, number))["t"] == "done"
    for client in sim.clients:
        assert laid(client) == before
        assert client.view["game"]["actor"] == liar.seat
        assert client.do(w.TakeBack())["code"] == "wrong-phase"
    assert len(liar.view["game"]["hand"]) == count + 1
    assert sim.table.state.sheet == ()
    assert replayed(sim) == fingerprint(sim.table.state)


def test_once_a_seat_and_trick_so_that_nobody_waits_for_ever() -> None:
    """Who revokes again at once is called when the trick is over."""
    sim, liar = revoked()
    number = len(sim.table.state.tricks) + 1
    caller = next(client for client in sim.clients if client is not liar)
    assert caller.do(w.CallRevoke(liar.seat or 0, number))["t"] == "done"
    assert liar.do(w.Act(wrong_card(liar)))["t"] == "done"
    assert caller.do(w.CallRevoke(liar.seat or 0, number))["code"] == "already-corrected"
    while len(sim.table.state.tricks) < number:
        client = wait(sim)
        client.do(w.Act(right_card(client)))
    assert caller.do(w.CallRevoke(liar.seat or 0, number))["t"] == "done"
    assert sim.table.state.sheet[0].points[liar.seat or 0] == -20


def test_again_where_all_have_let_the_seat_choose_anew() -> None:
    """Who revokes after an undone choice can be called at once, though it is the same trick."""
    sim, liar = revoked(Options(pace=500, clock=30, undo=True))
    number = len(sim.table.state.tricks) + 1
    caller = next(client for client in sim.clients if client is not liar)
    assert caller.do(w.CallRevoke(liar.seat or 0, number))["t"] == "done"
    assert liar.do(w.Act(right_card(liar)))["t"] == "done"
    for client in sim.clients:
        assert client.do(w.Undo())["t"] == "done"
    assert liar.do(w.Act(wrong_card(liar)))["t"] == "done"
    assert caller.do(w.CallRevoke(liar.seat or 0, number))["t"] == "done"
    assert not sim.table.state.sheet


def test_the_seat_has_its_whole_time_again() -> None:
    """A right call is a change of the game: the clock of who plays again begins anew."""
    sim, liar = revoked()
    sim.quiet(10.0)
    caller = next(client for client in sim.clients if client is not liar)
    v = sim.table.state.v
    caller.do(w.CallRevoke(liar.seat or 0, len(sim.table.state.tricks) + 1))
    assert sim.table.state.v == v + 1
    sim.quiet(29.0)
    assert not [one for one in events(sim) if isinstance(one, e.TimedOut)]
