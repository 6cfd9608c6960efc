"""Every bot plays every game to its end, legally, by what a view shows."""

from __future__ import annotations

import pytest
from tests.unit.bots.playing import in_new_process, playing, table_of

from foretell.base.errors import ForetellError
from foretell.base.jit import IS_PLAIN
from foretell.bots import NAMES, make
from foretell.rules.axes import Revoke
from foretell.rules.presets import PRESETS, preset
from foretell.rules.value import Rules

pytestmark = pytest.mark.thorough
TABLES = [(name, players) for name, one in PRESETS.items() for players in one.players]
MOST = 12 if IS_PLAIN else 10_000


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_every_bot_plays_every_preset(rules: str, players: int) -> None:
    """Each bot sits at each table at least once; whatever it chooses is legal."""
    for first in range(0, len(NAMES), players):
        names = [NAMES[-1 - (first + seat) % len(NAMES)] for seat in range(players)]
        assert playing(preset(rules, players), table_of(names), seed=first, most=MOST)


@pytest.mark.parametrize("name", NAMES)
def test_no_bot_revokes(name: str) -> None:
    """Under honour play any card may be played; bots follow all the same (rules 14)."""
    rules = Rules(players=4, revoke=Revoke.HONOUR)
    assert playing(rules, table_of([name] * 4), most=MOST)


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_gives_the_same_game(name: str) -> None:
    """And another seed another one, for bots that draw lots."""
    rules = preset("smyrna", 4)
    first, again, other = (playing(rules, table_of([name] * 4, s), most=150) for s in (1, 1, 2))
    assert first == again
    assert (first != other) or name in {"rule", "policy"}


@pytest.mark.parametrize(
    ("rules", "name"), [("camelot", "rule"), ("smyrna", "rule"), ("standard", "policy")]
)
def test_plain_and_compiled_choose_alike(rules: str, name: str) -> None:
    """The numbers behind a choice are the same bits in both modes."""
    compiled, plain = (in_new_process(rules, name, 120, mode) for mode in "01")
    assert compiled == plain
    assert len(plain) == 120


def test_an_unknown_bot_is_refused() -> None:
    """The message says which there are."""
    with pytest.raises(ForetellError, match="random, novice, casual"):
        make("genius")
