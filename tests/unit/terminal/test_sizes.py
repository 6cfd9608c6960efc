"""Terminals of every size: nothing breaks, nothing is wrapped."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

from foretell.engine.structs import Phase
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from foretell.terminal.frame import Board
from foretell.terminal.local import LocalTable
from foretell.terminal.opening import GameRequest, new_table
from foretell.terminal.screen import Size, folded
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
    table = new_table(GameRequest(rules=preset(rules, players), bots="random", seed="1"), words)
    board = Board(words, table.names, table.seat, table.title)
    for story in some_stories(table, 150):
        for width, height in (
            (80, 21),
            (100, 30),
            (120, 37),
            (200, 60),
            (60, 17),
            (40, 7),
            (40, 6),
        ):
            lines = board.lines(story, Size(width, height), None)
            assert len(lines) == height
            if width >= 80:
                assert max(line.cell_len for line in lines) <= width
                shown = "\n".join(line.plain for line in lines)
                assert words.say("your-hand") in shown
                assert all(name in shown for name in table.names)


LARGEST = [
    (Rules(players=3, sizes=(20,)), "20 cards"),
    (Rules(players=4, sizes=(15,)), "15 cards"),
    (Rules(players=6, sizes=(10,)), "10 cards"),
    (preset("two-player", 2), "two"),
    (preset("camelot", 3), "camelot"),
]


@pytest.mark.parametrize(
    "rules", [rules for rules, _ in LARGEST], ids=[name for _, name in LARGEST]
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_hand_is_seen_in_the_smallest_window(rules: Rules, lang: str) -> None:
    """In 40 × 10, with two lines of message below: every card, and the number of each choice."""
    words = Words(lang, unicode=True, symbols=True)
    table = new_table(GameRequest(rules=rules, bots="random", seed="1"), words)
    board = Board(words, table.names, table.seat, table.title)
    for story in some_stories(table, 250):
        seen = story.seen
        lines = [line.plain for line in board.lines(story, Size(40, 6), None)]
        assert all(f" {words.card(name)} " in "\n".join(lines) for name in seen.hand), lines
        assert max(map(len, lines)) <= 40


@pytest.mark.parametrize("width", range(1, 9))
def test_a_text_is_folded_at_any_width(width: int) -> None:
    """In as many lines as that takes; no letter is lost."""
    said = " Your bid? 0 1 2"
    lines = [line.plain for line in folded(Text(said), width)]
    assert all(len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == said.replace(" ", "")
