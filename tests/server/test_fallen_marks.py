"""A card marked ahead falls where the trick or round that it was meant for does not come."""

from __future__ import annotations

from unittest import mock

from foretell.engine.structs import Phase
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.table.apply import fingerprint
from tests.server import test_corrected_revokes as revokes
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_games import replayed
from tests.server.test_honour_play import to_play
from tests.server.test_timers import begun, wait

SHORT = {"revoke": "honour", "sizes": [3, 3]}


def mark(client: SimulatedClient) -> None:
    """Mark the first card of a hand."""
    assert client.do(w.Premove(client.seen.hand[0]))["t"] == "done"
    assert client.folding.you["premove"]


def finished_trick() -> tuple[SimulatedTable, SimulatedClient, SimulatedClient]:
    """A trick with a revoke is over: who did it, and somebody else who is not due."""
    with mock.patch.object(revokes, "HONOUR", SHORT):
        sim, liar = revokes.revoked()
    while not sim.table.state.tricks:
        client = wait(sim)
        client.do(w.Act(revokes.right_card(client)))
    due = wait(sim)
    return sim, liar, next(client for client in sim.clients if client not in (liar, due))


def test_none_goes_from_a_called_round_into_the_next() -> None:
    """The call ends the round; the card would have played itself from the hand dealt after it."""
    sim, liar, marker = finished_trick()
    mark(marker)
    assert marker.do(w.CallRevoke(liar.seat or 0, 1))["t"] == "done"
    assert not marker.folding.you.get("premove")
    assert sim.table.state.sheet
    sim.quiet(5.0)
    assert sim.table.state.number == 2
    assert not any(seat.premove for seat in sim.table.state.seats)
    assert replayed(sim) == fingerprint(sim.table.state)


def test_a_wrong_call_lets_marks_stand() -> None:
    """It changes nothing."""
    sim, liar, marker = finished_trick()
    mark(marker)
    honest = next(c for c in sim.clients if c not in (liar, marker))
    assert marker.do(w.CallRevoke(honest.seat or 0, 1))["t"] == "done"
    assert marker.folding.you["premove"]
    assert not sim.table.state.sheet


def test_none_plays_itself_where_cards_go_back() -> None:
    """Who had played and marked one for the next trick chooses anew in this one."""
    sim, liar = revokes.revoked()
    other = wait(sim)
    other.do(w.Act(other.view["game"]["legal"][0]))
    mark(other)
    number = len(sim.table.state.tricks) + 1
    assert other.do(w.CallRevoke(liar.seat or 0, number))["t"] == "done"
    assert not other.folding.you.get("premove")
    assert liar.do(w.Act(revokes.right_card(liar)))["t"] == "done"
    sim.quiet(5.0)
    assert other.is_due


def test_who_takes_a_card_back_has_none_marked() -> None:
    """What was marked for the next trick is not played in its stead."""
    sim = begun({"revoke": "honour", "sizes": [3]}, people=4)
    client = to_play(sim)
    client.do(w.Act(client.seen.legal[0]))
    mark(client)
    assert client.do(w.TakeBack())["t"] == "done"
    assert not client.folding.you.get("premove")
    sim.quiet(5.0)
    assert client.is_due


def test_nobody_marks_a_card_while_none_is_held() -> None:
    """A tap that comes just after a round was called would mark one of the next."""
    sim, liar, marker = finished_trick()
    card = marker.seen.hand[0]
    assert marker.do(w.CallRevoke(liar.seat or 0, 1))["t"] == "done"
    assert sim.table.state.phase == Phase.DEAL
    assert marker.do(w.Premove(card))["code"] == "wrong-phase"
    assert marker.do(w.Premove())["t"] == "done"


def test_a_log_of_an_earlier_day_keeps_its_mark() -> None:
    """A call alone takes none away: such a log is read as it was played."""
    sim, liar, marker = finished_trick()
    mark(marker)
    sim.table.record([e.RevokeCalled(marker.seat or 0, liar.seat or 0, 1)])
    sim.store.commit()
    assert sim.table.state.sheet
    assert marker.folding.you["premove"]
    assert replayed(sim) == fingerprint(sim.table.state)
