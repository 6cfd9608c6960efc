"""The first dealer is drawn, or the seat that the table names (rules 4)."""

from __future__ import annotations

import pytest

from foretell.fair import Verdict, verify
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.seats import check_options
from tests.server.simulated_table import SimulatedTable
from tests.server.test_fair_start import SHORT, bundle_of, lines


@pytest.mark.parametrize("seat", range(4))
def test_a_named_seat_deals_first(seat: int) -> None:
    """Everybody sees it before the start, and the bundle says so: it verifies."""
    sim = SimulatedTable(SHORT, 4, Options(clock=0, pace=0, dealer=seat), seed=1, people=3)
    assert sim.clients[0].view["table"]["options"]["dealer"] == seat
    sim.begin()
    sim.play()
    assert sim.table.state.sheet[0].dealer == seat
    made = bundle_of(sim)
    assert made["first_dealer"] == seat
    for client in sim.clients:
        report = verify(made, client.keeper.kept("t"), lines(sim))
        assert report.verdict is Verdict.VERIFIED, report.failures


def test_drawn_unless_one_is_named() -> None:
    """The waiting room's host names one, or thinks better of it."""
    sim = SimulatedTable(SHORT, 4, Options(clock=0, pace=0), seed=1, people=3)
    host = sim.clients[0]
    assert host.do(w.SetOptions(Options(clock=0, pace=0, dealer=2)))["t"] == "done"
    assert host.do(w.SetOptions(Options(clock=0, pace=0)))["t"] == "done"
    sim.begin()
    sim.play()
    assert "first_dealer" not in bundle_of(sim)


def test_only_a_seat_that_there_is() -> None:
    """And nobody where one plays alone."""
    for dealer, players in ((4, 4), (-1, 4), (0, 1)):
        with pytest.raises(Rejection) as error:
            check_options(Options(dealer=dealer), players)
        assert error.value.code == "dealer-range"
    sim = SimulatedTable(SHORT, 4, seed=1, people=3)
    assert sim.clients[0].do(w.SetOptions(Options(dealer=4)))["code"] == "dealer-range"
