"""The net, and the bots that play with it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foretell import Game, Rules, preset
from foretell.base.errors import ForetellError
from foretell.bots import make
from foretell.bots.learned.net import MARGINS, MET, new_net_room, random_net, think
from foretell.bots.learned.policy import is_known
from foretell.bots.learned.weights import RELEASED, released, write_weights
from foretell.cards import parse_cards
from foretell.engine.fields import Records, ViewRecord
from foretell.rules.axes import Axes, Revoke, Scoring
from foretell.rules.plan import deck_of
from foretell.rules.presets import PRESETS
from foretell.training.course import TABLES


def seen(name: str, players: int = 4, choices: int = 0) -> tuple[Records, ViewRecord]:
    """Rules and the view of the seat that acts, after so many choices."""
    game = Game(preset(name, players=players), seed=7)
    for _ in range(choices):
        game.act(game.legal()[0])
    view = game.handle.view(game.handle.actor())
    return game.handle.rules, view[0]


FREE = {"players", "sizes", "rounds", "uneven"}
"""Axes of which the net sees what follows from them: how many play, how many cards, which bids."""
ALIKE = {"nannie", "nannie-3", "smyrna"}
"""Presets that add something to plain rounds now and then: the net knows the others of them."""


def values_of(rules: Rules) -> set[tuple[str, Hashable]]:
    """Each axis with what it is in some round, but those that are free."""
    pairs: set[tuple[str, Hashable]] = set()
    for name in {one.name for one in fields(Axes)} - FREE:
        said = getattr(rules, name)
        by_round = "ByRound" in str(Axes.__annotations__[name])
        pairs |= {(name, value) for _, value in said} if by_round else {(name, said)}
    return pairs


def known_rounds(name: str) -> list[bool]:
    """Of the first three rounds of a preset, whether the net knows them."""
    game = Game(preset(name), seed=7)
    known = {}
    while not game.is_over and game.round_number <= 3:
        actor = game.handle.actor()
        known[game.round_number] = bool(is_known(game.handle.rules[0], game.handle.view(actor)[0]))
        game.act(game.legal()[0])
    return list(known.values())


@pytest.mark.parametrize("name", sorted(set(PRESETS) - ALIKE))
def test_the_net_knows_exactly_what_it_was_taught(name: str) -> None:
    """All rounds of presets whose axes were all trained; of the others not all."""
    trained = set().union(*(values_of(preset(*table)) for table in TABLES))
    assert all(known_rounds(name)) == (values_of(preset(name)) <= trained)


@pytest.mark.parametrize(
    ("axes", "is_learned"),
    [
        ({}, True),
        ({"scoring": Scoring(made=10)}, True),
        ({"aside": 3}, False),
        ({"revoke": Revoke.HONOUR}, False),
    ],
)
def test_what_no_preset_has(axes: dict[str, Any], is_learned: bool) -> None:
    """Points are reckoned by the table; a card put aside or a suit not followed was never seen."""
    game = Game(Rules(**axes), seed=7)
    view = game.handle.view(game.handle.actor())
    assert bool(is_known(game.handle.rules[0], view[0])) == is_learned


def test_who_is_out_changes_the_table() -> None:
    """Nannie's Rule: a round with fewer seats than the game has is none that was learned."""
    rules, view = seen("nannie")
    assert is_known(rules[0], view)
    view.sitting &= view.sitting - 1
    assert not is_known(rules[0], view)


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
