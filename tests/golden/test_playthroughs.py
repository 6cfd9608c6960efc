"""Golden games: every seat's view after each action, as it was reviewed."""

from __future__ import annotations

import pytest

from tests.golden.playthroughs import FOLDER, GAMES, file_of, text_of


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_before(name: str) -> None:
    """If this is a change on purpose: `.venv/bin/python -m tests.golden.playthroughs`."""
    assert text_of(name) == file_of(name).read_text(encoding="utf-8")


def test_no_file_is_left_over() -> None:
    """Every file belongs to a game."""
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
