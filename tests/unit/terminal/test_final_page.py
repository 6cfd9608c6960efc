"""The last page of a game: who won, in order; alone, what was to beat."""

from __future__ import annotations

import random

import pytest

from foretell.engine.structs import Phase
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from foretell.terminal.frame import Board
from foretell.terminal.local import LocalTable
from foretell.terminal.opening import GameRequest, new_table
from foretell.terminal.pages import final
from foretell.terminal.story import Story
from foretell.terminal.words import Words


def last_page(rules: Rules, lang: str) -> list[str]:
    """What is shown after a game of chance."""
    words = Words(lang, unicode=True, symbols=True)
    table = new_table(GameRequest(rules=rules, bots="random", seed="1"), words)
    story = played(table)
    board = Board(words, table.names, table.seat, table.title)
    return [line.plain for line in final(words, board, story).lines(80)]


def played(table: LocalTable) -> Story:
    """The story of a whole game."""
    chance = random.Random(1)
    while not table.game.is_over:
        if table.game.phase == Phase.DEAL:
            table.deal()
        elif table.step() is None:
            table.act(chance.choice(table.game.view(0).legal))
    first, *others = table.past()
    story = Story(first)
    for seen in others:
        story.add(seen)
    return story


@pytest.mark.parametrize(
    ("lang", "name", "beat"),
    [("en", "You", "The score to beat was 240."), ("de", "Du", "Zu schlagen waren 240.")],
)
def test_alone_there_is_no_place_but_a_score_to_beat(lang: str, name: str, beat: str) -> None:
    """A rank of one says nothing; the number says how it went."""
    lines = [line.strip() for line in last_page(preset("solitaire", 1), lang)]
    assert lines[1].startswith(name)
    assert beat in lines


def test_several_are_ranked() -> None:
    """With their places, and without anything to beat."""
    lines = last_page(Rules(players=3, sizes=(1, 2)), "en")
    assert lines[1].strip().startswith("1.")
    assert not any("to beat" in line for line in lines)
