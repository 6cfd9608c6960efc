"""The host of a running table may change how soon bots act, and nothing else of its options."""

from __future__ import annotations

import msgspec

from foretell.server.protocol import commands as w
from tests.server.test_late import begun


def test_only_the_pace_changes_while_a_game_runs() -> None:
    """By the host alone; everybody sees it, and a restart knows it."""
    sim, host, _friend = begun()
    options = sim.table.state.options
    slow = msgspec.structs.replace(options, pace=1500)
    assert sim.pads[1].do(w.SetOptions(slow))["t"] == "rejected"
    assert host.do(w.SetOptions(slow))["t"] == "done"
    assert sim.pads[1].view["table"]["options"]["pace"] == 1500
    other = msgspec.structs.replace(slow, clock=60)
    assert host.do(w.SetOptions(other))["t"] == "rejected"
    sim.restart()
    assert sim.table.state.options == slow
