"""Where the doctor finds a summary that is not as it is kept."""

from __future__ import annotations

from msgspec.structs import replace

from foretell.server.operate.doctor import unlike
from foretell.server.store.interface import Summary

KEPT = Summary("t", "Cup", "open", "quick", 4, [], 1, 2, begins=3)


def test_what_earlier_versions_did_not_keep_is_no_finding() -> None:
    """When a tournament begins was not among it; another hour than it says is one."""
    again = replace(KEPT, begins=4)
    assert [one.args["name"] for one in unlike(KEPT, again)] == ["begins"]
    assert unlike(replace(KEPT, begins=0), again) == []
    assert [one.args["name"] for one in unlike(KEPT, replace(KEPT, name="Cap"))] == ["name"]
