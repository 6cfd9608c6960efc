"""The net, and the bots that play with it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from foretell import Game, preset
from foretell.base.errors import ForetellError
from foretell.bots import make
from foretell.bots.learned.net import MARGINS, MET, new_net_room, random_net, think
from foretell.bots.learned.policy import is_known
from foretell.bots.learned.weights import RELEASED, released, write_weights
from foretell.cards import parse_cards
from foretell.engine.fields import Records, ViewRecord
from foretell.rules.plan import deck_of


def seen(name: str, players: int = 4, choices: int = 0) -> tuple[Records, ViewRecord]:
    """Rules and the view of the seat that acts, after so many choices."""
    game = Game(preset(name, players=players), seed=7)
    for _ in range(choices):
        game.act(game.legal()[0])
    view = game.handle.view(game.handle.actor())
    return game.handle.rules, view[0]


@pytest.mark.parametrize(
    ("name", "is_learned"),
    [
        ("standard", True),
        ("hidden", True),
        ("screw-the-dealer", True),
        ("canadian", True),
        ("forehead", False),
        ("camelot", False),
        ("junior", False),
        ("uber-wizard", False),
        ("flat-points", False),
    ],
)
def test_the_net_answers_where_it_has_learned(name: str, is_learned: bool) -> None:
    """Plain cards, wizards and jesters, seen by their owner."""
    rules, view = seen(name)
    assert bool(is_known(rules[0], view)) == is_learned


def test_an_answer_is_chances_and_their_points() -> None:
    """A bid of 1 that is met brings 30, one that is missed by one trick 10 less than nothing."""
    rules, view = seen("standard")
    room = new_net_room()
    think(rules[0], view, 0b11, released(), room)
    chances = room.chances[1].astype(float)
    assert chances.sum() == pytest.approx(1, abs=1e-5)
    worth = [30 if k == MET else -10 * abs(k - MET) for k in range(MARGINS)]
    assert room.points[1] == pytest.approx(float(np.dot(chances, worth)), abs=1e-3)


def test_a_wizard_is_worth_a_bid_of_one() -> None:
    """One card each: who holds a wizard bids 1, who holds a jester 0."""
    bot = make("policy")
    game = Game(preset("standard", players=4), dealer=3, auto_deal=False)
    dealt = parse_cards("Zs Nc 2d 3d 4h")
    game.deal([*dealt, *(card for card in deck_of(game.rules) if card not in dealt)])
    assert bot.choose(game.view(0)) == "1"
    game.bid(1)
    assert bot.choose(game.view(1)) == "0"


def test_weights_of_ones_own_play(tmp_path: Path) -> None:
    """By the name of their file; the released ones are the same there."""
    file = tmp_path / "mine.npz"
    write_weights(released(), file)
    assert file.read_bytes() == RELEASED.read_bytes()
    mine, ours = make(f"policy:{file}"), make("policy")
    game = Game(preset("standard", players=4), seed=7)
    while game.round_number < 3:
        choice = ours.choose(game.view(game.actor or 0))
        assert mine.choose(game.view(game.actor or 0)) == choice
        game.act(choice)
    write_weights(random_net(1), file)
    assert repr(make(f"champion:{file}")) != repr(mine)


@pytest.mark.parametrize("content", [None, b"", b"PK\3\4", b"nonsense"])
def test_a_file_without_weights_is_refused(tmp_path: Path, content: bytes | None) -> None:
    """In a sentence that says what makes some."""
    file = tmp_path / "mine.npz"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ForetellError, match="foretell train"):
        make(f"policy:{file}")
