"""Bots from files: ``file.py:Class``, in matches and in ``foretell simulate``."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell import ForetellError, Rules, match
from foretell.arena import match as matches
from foretell.base.i18n import told
from foretell.base.jit import IS_PLAIN
from foretell.cli.simulate import simulate
from foretell.record import read

MINE = """
from dataclasses import dataclass
from beside import first

@dataclass
class Mine:
    seed: int

    def choose(self, seen):
        return first(seen.legal)

class Cheat:
    def choose(self, seen):
        return "Zs" if seen.phase.name == "PLAY" else seen.legal[0]

class Nothing:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file with bots, and one beside it from which it takes something."""
    (tmp_path / "beside.py").write_text("def first(legal):\n    return legal[0]\n")
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "torn.py").write_text("class Mine:\n    def = 7\n")
    (tmp_path / "broken.py").write_text("1 // 0\n")
    return tmp_path / "mine.py"


@pytest.mark.skipif(IS_PLAIN, reason="many games")
def test_a_class_of_a_file_plays_a_match(mine: Path) -> None:
    """In as many processes as there are."""
    rules = Rules(players=3, sizes=(1, 2))
    found = match(f"{mine}:Mine", "novice", 30, rules=rules, processes=2)
    assert (found.bot, found.deals) == ("Mine", 30)


def test_a_class_of_a_file_plays_games_that_are_kept(mine: Path) -> None:
    """It stands in the records, and in the names of their files, by its own name."""
    games = mine.parent / "games"
    said = f"{mine}:Mine,random"
    asked = ["--rules", "junior", "--players", "3", "--games", "2", "--bots", said]
    result = CliRunner().invoke(simulate, [*asked, "--records", str(games)], catch_exceptions=False)
    assert result.exit_code == 0
    files = sorted(file.name for file in games.iterdir())
    assert files[0] == "junior-3p-Mine-random-random-s0-00001.toml"
    assert read(games / files[0]).players == ("Mine 1", "random 2", "random 3")


def test_bots_stand_with_commas_or_spaces_between(mine: Path) -> None:
    """A list as a shell writes it is the same list."""
    asked = ["--games", "2", "--players", "3", "--rules", "junior", "--bots", f"{mine}:Mine"]
    spaced = CliRunner().invoke(simulate, [*asked, "rule", "novice"], catch_exceptions=False)
    asked[-1] += ",rule,novice"
    assert spaced.exit_code == 0
    assert spaced.output == CliRunner().invoke(simulate, asked).output


@pytest.mark.thorough
@pytest.mark.skipif(IS_PLAIN, reason="many games")
def test_a_file_is_found_from_the_folder_of_today(
    mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Processes that are left from work in another folder look where this one is."""
    monkeypatch.setattr(matches, "WORTH_PROCESSES", 0.0)
    rules = Rules(players=3, sizes=(1, 2))
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "own.py").write_text(MINE.replace("first(seen.legal)", "seen.legal[0]"))
        monkeypatch.chdir(folder)
        (folder / "beside.py").write_text("first = None\n")
        assert match("own.py:Mine", "novice", 30, rules=rules, processes=2).deals == 30


@pytest.mark.skipif(IS_PLAIN, reason="many games")
def test_a_file_that_was_changed_is_loaded_anew(tmp_path: Path) -> None:
    """As somebody works on a bot, in a notebook that stays open."""
    file, rules = tmp_path / "own.py", Rules(players=3, sizes=(1, 2))
    text = "class Mine:\n    def choose(self, seen):\n        return seen.legal[{}]\n"
    results = []
    for place in (0, -1):
        file.write_text(text.format(place))
        results.append(match(f"{file}:Mine", "novice", 20, rules=rules, processes=1))
    assert results[0] != results[1]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere.py:Mine", "nowhere.py: cannot be read: No such file or directory"),
        ("mine.py:Yours", "mine.py has no class Yours; the bots in it: Mine, Cheat"),
        ("mine.py:Nothing", "mine.py:Nothing is no bot: a bot is a class with a method choose("),
        ("broken.py:Mine", "broken.py cannot be loaded: ZeroDivisionError: integer division or"),
        ("mine.py", "mine.py:CLASS; the bots in it: Mine, Cheat"),
        ("mine.py:", "mine.py:CLASS; the bots in it: Mine, Cheat"),
        ("torn.py:Mine", "torn.py cannot be loaded: SyntaxError: invalid syntax (torn.py:2)"),
        ("mine.py:Cheat", "Cheat answered 'Zs'; allowed: "),
    ],
)
def test_what_cannot_be_loaded_or_done(mine: Path, spec: str, said: str) -> None:
    """One sentence, in both languages."""
    asked = ["--rules", "junior", "--games", "3", "--bots", str(mine.parent / spec)]
    with pytest.raises(ForetellError) as caught:
        CliRunner().invoke(simulate, asked, catch_exceptions=False)
    assert said in str(caught.value)
    assert told(caught.value, "de") != str(caught.value)
