"""Tournament sizes: the two switches, on and off (rules 2)."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from foretell.base.errors import BadRules
from foretell.cli.main import main
from foretell.cli.play import _given
from foretell.rules.axes import UnevenAt
from foretell.rules.presets import preset
from foretell.rules.toml import rules_value
from foretell.rules.tournament import with_switches
from foretell.rules.value import Rules
from tests.builders import bids_of, dealt, tell

ASKED = dict.fromkeys(("players", "bots", "dealer", "notequal", "hiddentip", "seed", "resume"))


def tournament(*, notequal: bool | None = None, hiddentip: bool | None = None) -> Rules:
    """The rules with the switches so."""
    return with_switches(preset("bsw-tournament", 4), notequal=notequal, hiddentip=hiddentip)


def test_notequal_is_on_and_hiddentip_off_unless_said() -> None:
    """Tournament sizes."""
    assert tournament() == tournament(notequal=True, hiddentip=False)
    assert rules_value(tournament()) == "bsw-tournament"


def test_both_on_is_hidden_bids_with_notequal() -> None:
    """Tournament sizes: without a second step, and written as the record has it."""
    both = tournament(hiddentip=True)
    assert (both.uneven.kind, both.uneven_at) == ("always", UnevenAt.REVEAL)
    assert rules_value(both) in (
        {"preset": "bsw-tournament", "bidding": "hidden", "uneven_at": "reveal"},
        {"preset": "hidden-notequal", "sizes": list(both.sizes)},  # type: ignore[arg-type]
    )
    game = tell(dealt(both, "7h", "8h", "9h", "Th", up="2s"), "0 0 0 1")
    assert bids_of(game) == (0,)  # mended by one, within 0 and 1


def test_each_alone_and_neither() -> None:
    """Tournament sizes: switched off again it is as it was."""
    hidden = tournament(notequal=False, hiddentip=True)
    assert (hidden.uneven.kind, hidden.uneven_at) == ("never", UnevenAt.BID)
    assert tournament(notequal=False).uneven.kind == "never"
    assert with_switches(tournament(hiddentip=True), hiddentip=False) == tournament()


def test_they_are_options_of_play() -> None:
    """By their names, beside who deals first."""
    said = {**ASKED, "rules": "bsw-tournament", "name": "", "hiddentip": True, "dealer": 2}
    given = _given(said)
    assert given is not None
    assert given.rules == tournament(hiddentip=True)
    assert given.dealer == 1
    assert "--hiddentip" in CliRunner().invoke(main, ["play", "--help"]).output


def test_what_contradicts_is_refused() -> None:
    """Forced zeros leave nothing that could be uneven."""
    with pytest.raises(BadRules, match="zero"):
        with_switches(preset("jester-bid", 4), notequal=True)
