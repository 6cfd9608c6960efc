"""Terminals of every size: nothing breaks, nothing is wrapped."""

from __future__ import annotations

import random

import pytest

from foretell.engine.structs import Phase
from foretell.rules.presets import preset
from foretell.terminal.frame import Board
from foretell.terminal.local import LocalTable
from foretell.terminal.opening import Wish, new_table
from foretell.terminal.size import Size
from foretell.terminal.story import Story
from foretell.terminal.words import Words

GAMES = [("standard", 3), ("standard", 6), ("two-player", 2), ("solitaire", 1), ("camelot", 4)]


def some_stories(table: LocalTable, moments: int) -> list[Story]:
    """The story at some moments of a game."""
    chance = random.Random(1)
    while not table.game.is_over and len(table.game.history) < moments:
        if table.game.phase == Phase.DEAL:
            table.deal()
        elif table.step() is None:
            table.act(chance.choice(table.game.view(0).legal))
    past = table.past()
    found = []
    for last in range(1, len(past), 17):
        story = Story(past[0])
        for seen in past[1:last]:
            story.add(seen)
        found.append(story)
    return found


@pytest.mark.parametrize(("rules", "players"), GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_size(rules: str, players: int, lang: str) -> None:
    """As many lines as there are rows; at 80 columns and more none is cut."""
    words = Words(lang, unicode=True, symbols=True)
    table = new_table(Wish(rules=preset(rules, players), bots="random", seed="1"), words)
    board = Board(words, table.names, table.seat, table.title)
    for story in some_stories(table, 150):
        for width, height in (
            (80, 21),
            (100, 30),
            (120, 37),
            (200, 60),
            (60, 17),
            (40, 9),
            (20, 7),
        ):
            lines = board.lines(story, Size(width, height), None)
            assert len(lines) == height or width < 80
            if width >= 80:
                assert max(line.cell_len for line in lines) <= width
                shown = "\n".join(line.plain for line in lines)
                assert words.say("your-hand") in shown
                assert all(name in shown for name in table.names)
