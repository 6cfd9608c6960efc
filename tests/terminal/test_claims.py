"""Claiming the rest at a table in this process: one key, granted where the own view proves it."""

from __future__ import annotations

from pathlib import Path

import pytest

from foretell.base.errors import IllegalAction
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.record import read
from foretell.terminal import sight
from foretell.terminal.local import LocalGame, LocalTable, resumed
from foretell.terminal.story import Story
from foretell.terminal.words import Words
from tests.builders import dealt, sized, tell
from tests.terminal.driver import Terminal

WORDS = Words("en", unicode=True, symbols=True)


def table(tmp_path: Path, hand: str) -> LocalTable:
    """Seat 0 leads to three tricks with a hand; hearts are trump."""
    rules = sized(3)
    game = tell(dealt(rules, hand, "2c 3c 4c", "5d 6d 7d", up="2h"), "3 1 0")
    names, kinds = ("Ada", "Bot 1", "Bot 2"), ("", "rule", "rule")
    return LocalTable(LocalGame(rules, names, kinds, "7", "own", tmp_path / "open-a.toml"), game)


def test_a_proven_rest_is_taken_and_scored(tmp_path: Path) -> None:
    """A view for every card; the round is scored as if it had been played."""
    one = table(tmp_path, "Zc Zd Zh")
    assert sight.is_claimable(one.past()[-1])
    assert one.past()[-1].claim_points == 50
    story = Story(one.past()[-1])
    views = one.claim()
    assert len(views) == 9
    for seen in views:
        story.add(seen)
    assert views[-1].phase == Phase.DEAL
    assert story.rows[-1].won[0] == 3
    assert one.game.past
    again = resumed(one.keep(), WORDS)
    assert again.game.handle.save() == one.game.handle.save()


def test_what_is_not_proven_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    """Nor is it offered."""
    one = table(tmp_path, "Zc Zd 3s")
    before = one.game.handle.save()
    assert not sight.is_claimable(one.past()[-1])
    with pytest.raises(IllegalAction, match="does not prove") as refused:
        one.claim()
    assert refused.value.code == "not-proven"
    assert one.game.handle.save() == before


def test_a_claim_stands_in_the_record_as_cards(tmp_path: Path) -> None:
    """Who reads it sees three tricks."""
    one = table(tmp_path, "Zc Zd Zh")
    one.claim()
    assert isinstance(one.game, Game)
    assert len(read(one.keep()).rounds) == 1


def test_the_key_claims_and_says_why_it_does_not(tmp_path: Path, state: Path) -> None:
    """Offered beside the question where it is proven; refused in words elsewhere."""
    for hand, wanted in (("Zc Zd 3s", "does not prove"), ("Zc Zd Zh", "Round 1 is over: +")):
        saved = table(tmp_path, hand).keep()
        with Terminal(["play", "--resume", str(saved), "--pace", "instant"], state) as terminal:
            terminal.wait_for("Which card?", "Your card?")
            assert ("c takes the rest" in terminal.text) == ("over" in wanted)
            terminal.type("c")
            terminal.wait_for(wanted)
