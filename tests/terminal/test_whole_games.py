"""Whole games in a real pseudo-terminal, played by what the screen says and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from foretell.game.game import Game
from foretell.terminal.words import Words
from tests.terminal.driver import Player, Terminal

COLOUR = re.compile(r"\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9\d|10\d)\b[0-9;]*m")
QUICK = ("--pace", "instant")


@dataclass(frozen=True)
class Case:
    """A game in one kind of terminal."""

    rules: str
    players: int
    size: tuple[int, int] = (80, 24)
    lang: str = "en"
    environ: dict[str, str] = field(default_factory=dict)
    must_show: tuple[str, ...] = ()

    @property
    def words(self) -> Words:
        """How that terminal speaks."""
        is_plain = self.environ.get("LANG") == "C"
        return Words(self.lang, unicode=not is_plain, symbols=not is_plain)


GERMAN = {"LANG": "de_DE.UTF-8"}
CASES = {
    "80x24": Case("sizes = [1, 4, 7]", 4),
    "120x40 german no colour": Case(
        "sizes = [2, 9]", 6, (120, 40), "de", {**GERMAN, "NO_COLOR": "1"}, ("Ansagen: ",)
    ),
    "letters": Case("sizes = [20]", 3, environ={"LANG": "C"}, must_show=("Wiz", "Kc")),
    "letters german": Case("sizes = [3]", 5, lang="de", environ={"LANG": "C"}),
    "narrow": Case("sizes = [2, 5]", 6, (60, 20)),
    "hidden": Case('bidding = "hidden"\nsizes = [2, 3]', 3, must_show=("Bids hidden", "of ?")),
    "delayed": Case('bidding = "delayed"\nsizes = [3]', 4, must_show=("of ?", "bids are shown")),
    "forehead": Case('preset = "forehead"\nsizes = [1, 1, 1]', 4, must_show=("holds ", "?")),
    "blind": Case('sees = "blind"\nsizes = [3]', 3, must_show=(" ?   ?   ?",)),
    "camelot": Case('preset = "camelot"\nsizes = [9, 9]', 3),
    "honour": Case('revoke = "honour"\nsizes = [2, 2]', 3, must_show=("u takes it back",)),
    "passing": Case('exchange = "pass-one"\nsizes = [3]', 3, must_show=("You get",)),
    "drawing": Case('exchange = "pull-one"\nsizes = [3]', 3, must_show=("is drawn from",)),
    "uber": Case("uber = true\nsizes = [2, 2, 2]", 3, must_show=("uber: ",)),
    "calls": Case('roles = "called"\nsizes = [10]', 3, must_show=("How?",)),
    "elimination": Case("sizes = [3, 2, 1]\neliminate = 1", 4),
    "two-player": Case('preset = "two-player"\ntarget = 10', 2, must_show=("Which card for D",)),
    "solitaire": Case('preset = "solitaire"\nsizes = [1, 3]', 1, must_show=("Dummy 2",)),
}


@pytest.mark.parametrize("name", CASES)
def test_a_whole_game(name: str, state: Path, rules_file: Callable[[str], str]) -> None:
    """From the first card to the last page; what was played is a complete record."""
    case = CASES[name]
    options = ["play", "--rules", rules_file(case.rules), "--players", str(case.players)]
    options += ["--seed", "5", "--lang", case.lang, *QUICK]
    with Terminal(options, state, size=case.size, environ=case.environ) as terminal:
        player = Player(terminal, case.words)
        player.play()
        assert terminal.ended() == 0
        shown = "\n".join(player.seen)
        assert "Traceback" not in terminal.raw
        assert not [text for text in case.must_show if text not in shown]
        assert bool(COLOUR.search(terminal.raw)) == ("NO_COLOR" not in case.environ)
        if case.environ.get("LANG") == "C":
            assert not {one for one in shown if not one.isascii()}
    for screen in player.seen:
        check_frame(screen.split("\n"), case)
    (record,) = (state / "games").glob("*.toml")
    assert Game.replay(record).is_over
    assert not record.name.startswith("open-")


def check_frame(lines: list[str], case: Case) -> None:
    """Heading at the top, prompt and hints at the bottom: nothing has scrolled away."""
    assert len(lines) == case.size[1]
    if case.words.say("page-final") not in lines[0]:
        assert lines[0].startswith(" Foretell ")
    assert lines[1] == case.words.fit("─") * case.size[0]
    assert lines[-2].strip() == ">"
    assert lines[-1].strip()
