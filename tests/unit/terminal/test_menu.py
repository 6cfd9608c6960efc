"""The first page: what may be chosen beside rules, players and bots."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.text import Text

from foretell.cli.rules import read_rules
from foretell.rules.axes import UnevenAt
from foretell.rules.tournament import switches_of
from foretell.terminal import saving
from foretell.terminal.desk import Desk, Draw
from foretell.terminal.keys import LineKeys
from foretell.terminal.menu import Menu, usual_request
from foretell.terminal.opening import GameRequest
from foretell.terminal.screen import PlainScreen, Size
from foretell.terminal.words import Words

SIZE = Size(80, 22)


class TypedDesk(Desk):
    """Answers with lines typed before, and keeps what it was shown."""

    def __init__(self, words: Words, lines: Sequence[str]) -> None:
        super().__init__(PlainScreen(), LineKeys(), words)
        self.lines, self.shown = [*lines, ""], list[str]()

    def show(self, draw: Draw, message: Text, hints: str) -> None:
        """Keep it."""
        self.shown.append("\n".join(line.plain for line in [*draw(SIZE), message, Text(hints)]))

    def ask(self, draw: Draw, message: Text, hints: str, *, wakes: bool = False) -> str:
        """The next line, whatever may wake it."""
        assert not wakes
        self.show(draw, message, hints)
        return self.lines.pop(0)


def chosen(*lines: str, lang: str = "en") -> tuple[GameRequest, str]:
    """The game that typed lines come to, and the last page before Enter."""
    words = Words(lang, unicode=True, symbols=True)
    desk = TypedDesk(words, lines)
    choice = Menu(desk, words, read_rules, usual_request(""), list).ask()
    assert choice is not None
    assert choice.request is not None
    return choice.request, desk.shown[-1]


@pytest.mark.parametrize(
    ("lines", "dealer", "shown"),
    [
        ([], None, "drawn by lot"),
        (["d", "3"], 2, "seat 3 (you are 1)"),
        (["d", "3", "d", "0"], None, "drawn by lot"),
        (["d", "3", "d", ""], 2, "seat 3 (you are 1)"),
        (["d", "4", "p", "3"], None, "drawn by lot"),
        (["d", "9"], None, "there are seats 1 to 4"),
        (["d", "me"], None, "there are seats 1 to 4"),
    ],
)
def test_the_first_dealer(lines: list[str], dealer: int | None, shown: str) -> None:
    """A seat, or by lot; a seat that is gone with the players deals nothing."""
    request, page = chosen(*lines)
    assert request.dealer == dealer
    assert shown in page


@pytest.mark.parametrize(
    ("lines", "notequal", "hiddentip"),
    [([], True, False), (["u"], False, False), (["h"], True, True), (["u", "h", "u"], True, True)],
)
@pytest.mark.parametrize("more", [[], ["p", "5"]])
def test_the_switches(lines: list[str], more: list[str], notequal: bool, hiddentip: bool) -> None:
    """Of the tournament's rules; another number of players leaves them as they are."""
    request, page = chosen("r", "Tournament", *lines, *more)
    assert switches_of(request.rules) == {"notequal": notequal, "hiddentip": hiddentip}
    assert (request.rules.uneven_at is UnevenAt.REVEAL) == (notequal and hiddentip)
    words = {True: "on", False: "off"}
    assert f"notequal {words[notequal]} · hiddentip {words[hiddentip]}" in page


def test_other_rules_have_no_switches() -> None:
    """Their keys are unknown there, and nothing tells of them."""
    request, page = chosen("r", "Tournament", "h", "r", "quick", "h")
    assert request.rules == read_rules("quick", 4)
    assert "notequal" not in page
    assert "“h”: nothing here is called so" in page
    assert "first dealer" not in chosen("r", "solitaire")[1]


def test_a_list_of_rules_says_how_it_is_turned() -> None:
    """Here by lines alone."""
    words = Words("en", unicode=True, symbols=True)
    desk = TypedDesk(words, ["r", "<down>", "", ""])
    Menu(desk, words, read_rules, usual_request(""), list).ask()
    assert ["more below: > and Enter" in shown for shown in desk.shown[1:3]] == [True, True]


def test_a_raised_digit_is_no_number() -> None:
    """It has a key of its own on some keyboards, and is a digit for Python, but no number."""
    for way in ("r", "p", "d"):
        _, shown = chosen(way, "\u00b2", "", "")
        assert shown


def saved_at(path: Path, when: int) -> Path:
    """A saved game of a time."""
    path.write_text("a game")
    os.utime(path, (when, when))
    return path


@pytest.mark.parametrize(
    "finish", [saving.close, lambda path: path.unlink()], ids=["closed", "removed"]
)
def test_a_saved_game_may_be_finished_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finish: Callable[[Path], object]
) -> None:
    """The menu has the one before it then, and none where there is no other."""
    monkeypatch.setenv("FORETELL_STATE", str(tmp_path))
    saving.folder().mkdir()
    words = Words("en", unicode=True, symbols=True)
    older = saved_at(saving.folder() / "open-1.toml", 86_400 * 400)
    newer = saved_at(saving.folder() / "open-2.toml", 86_400 * 800)
    desk = TypedDesk(words, ["n", "Bea", "g"])
    menu = Menu(desk, words, read_rules, usual_request(""), saving.open_games)
    assert "1972-03-1" in "".join(line.plain for line in menu._draw(SIZE))
    finish(newer)
    choice = menu.ask()
    assert choice is not None
    assert choice.saved == older
    assert "1971-02-0" in desk.shown[0]
    finish(older)
    desk.lines = ["g", ""]
    choice = menu.ask()
    assert choice is not None
    assert choice.saved is None
    assert "go on" not in desk.shown[-1]


def test_a_game_that_goes_while_it_is_looked_for() -> None:
    """It has no time any more, and the menu stands."""
    words = Words("en", unicode=True, symbols=True)
    gone = Path("gone.toml")
    menu = Menu(TypedDesk(words, []), words, read_rules, usual_request(""), lambda: [gone])
    assert "go on" in "".join(line.plain for line in menu._draw(SIZE))
