"""What one's choices are worth, as a page of the terminal: each of them, the best first."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.unit.terminal.test_local_table import GAMES, made, to_decision

from foretell.base.errors import IllegalAction
from foretell.engine.structs import Phase
from foretell.play.actions import TURN_TEXT, parse_choices
from foretell.terminal.advice import ChoiceWorth, advice_page
from foretell.terminal.commands import parse_command
from foretell.terminal.decision import CHOICES
from foretell.terminal.words import Words

EN = Words("en", unicode=True, symbols=True)
DE = Words("de", unicode=True, symbols=True)


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the test's folder."""
    monkeypatch.setenv("FORETELL_STATE", str(tmp_path))


def test_a_row_for_each_choice() -> None:
    """Its points and how often each number of tricks comes of it; the best is named, and first."""
    table = made("standard")
    assert to_decision(table)
    found = [ChoiceWorth("0", -4.4, (0.5, 0.5)), ChoiceWorth("1", 12.0, (0.004, 0.996))]
    page = advice_page(EN, table.game.view(0), found)
    assert page.title == "What would you do?"
    assert [line.plain for line in page.lines(80)][:4] == [
        "  Bid  Points  Tricks",
        "  1       +12  1: 100 % (best)",
        "  0        −4  0: 50 %, 1: 50 %",
        "",
    ]
    assert all(len(line.plain) <= 40 for line in page.lines(40))
    assert "(am besten)" in advice_page(DE, table.game.view(0), found).lines(80)[1].plain


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_every_kind_is_weighed(name: str) -> None:
    """By the first choices of what is legal; nothing is told of a card that is not seen."""
    chance, table = random.Random(4), made(name)
    while to_decision(table):
        seen = table.game.view(0)
        found = table.advise()
        firsts = {tuple(parse_choices(seen.phase, one, seen.rules.deck)[:1]) for one in seen.legal}
        if TURN_TEXT in seen.legal:
            assert found == []
        elif seen.phase is not Phase.AGREE:
            assert name == "honour" or len(found) == len(firsts)  # revokes are not advised
            assert found
        for words in (EN, DE):
            lines = advice_page(words, seen, found).lines(80)
            assert len(lines) >= len(found) + 2
        table.act(chance.choice(seen.legal))


def test_who_is_not_asked_is_not_advised() -> None:
    """Before the deal there is nothing to decide."""
    table = made("standard")
    with pytest.raises(IllegalAction, match="not your turn"):
        table.advise()


def test_a_letter_that_is_a_choice_is_no_command() -> None:
    """Where a rank is named, ``a`` is the aces; the word still asks."""
    assert parse_command("a") == parse_command("advice", CHOICES[Phase.UBER_RANK])
    assert parse_command("a", CHOICES[Phase.UBER_RANK]) is None
    assert parse_command("a", CHOICES[Phase.TRUMP]) == ("advice", "")
