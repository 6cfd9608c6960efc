"""What may be done, as whole actions."""

from __future__ import annotations

import pytest

from foretell.game.game import Game
from foretell.rules.presets import preset
from foretell.rules.toml import parse_rules


@pytest.mark.parametrize("drop", [(), ("7h", "7d", "7c", "7s", "Qs")])
def test_all_that_may_beat_everything_is_listed(drop: tuple[str, ...]) -> None:
    """The jesters, ranks and cards of the deck: each is taken, and its view lists the same."""
    rules = parse_rules({"preset": "uber-wizard", "drop": list(drop)}, players=4)
    game = Game(rules, seed=3, dealer=0)
    legal = game.legal()
    assert legal == game.view(game.actor or 0).legal
    assert len(legal) == (66 if not drop else 60)
    assert not {"7", "7h", "Qs"} & set(legal) if drop else {"jesters", "7", "7h"} <= set(legal)
    for action in legal:
        twin = game.copy()
        twin.act(action)
        assert twin.phase != game.phase, action


def test_nothing_is_listed_for_those_who_wait() -> None:
    """Only the seat whose turn it is has something to name."""
    game = Game(preset("uber-wizard", players=4), seed=3, dealer=0)
    assert [bool(game.view(seat).legal) for seat in range(4)].count(True) == 1
