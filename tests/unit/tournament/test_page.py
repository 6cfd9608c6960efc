"""``docs/tournaments.md`` lists every key, format, entry and command that there is."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from foretell.cli.tournament import tournament_command
from foretell.tournament import FORMATS, TournamentFormat, parse_format
from foretell.tournament.entries import ENTRIES
from foretell.tournament.shapes import TEXTS

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "tournaments.md").read_text("utf-8")


def part(heading: str) -> str:
    """What stands under a heading."""
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def first_cells(text: str) -> set[str]:
    """The names in the first cells of its tables."""
    rows = re.findall(r"(?m)^\| (.+?) \|", text)
    return {name for row in rows for name in re.findall(r"`([\w-]+)", row)}


def test_formats() -> None:
    """Keys, names, and an example that is one."""
    said = part("Formats")
    names = {one.name for one in fields(TournamentFormat)}
    assert first_cells(said) == names | set(FORMATS)
    [example] = re.findall(r"```toml\n(.*?)```", said, re.DOTALL)
    assert parse_format(tomllib.loads(example)).knock_out == 1


def test_numbers_are_what_they_are_by_themselves() -> None:
    """The second column."""
    made = TournamentFormat()
    for keys, said in re.findall(r"(?m)^\| ((?:`\w+`(?:, )?)+) \| ([\d, ]+) \|", part("Formats")):
        values = [str(getattr(made, key)) for key in re.findall(r"\w+", keys)]
        assert values == said.split(", ")


def test_entries() -> None:
    """Each with all of its fields."""
    rows = re.findall(r"(?m)^\| (`.+?`) \| (.*?) \|", part("The log"))
    found: dict[str, set[str]] = {}
    for names, said in rows:
        for name in re.findall(r"`([\w-]+)`", names):
            found[name] = set(re.findall(r"`(\w+)`", said))
    assert found.keys() == ENTRIES.keys()
    for name, kind in ENTRIES.items():
        own = {one.name for one in fields(kind)}
        assert own == found[name] or (name == "corrected" and found[name] == {"who", "why"})


def test_commands() -> None:
    """Each has its row."""
    assert first_cells(part("An evening in the terminal")) >= set(tournament_command.commands)


@pytest.mark.parametrize("dialog", ["Result", "Undraw"])
def test_fields_of_the_page_take_what_fits(dialog: str) -> None:
    """No longer name, and no longer reason, than an entry may have."""
    text = (ROOT / "web" / "src" / "tournament" / f"{dialog}.svelte").read_text("utf-8")
    said = dict(re.findall(r'bind:value=\{(who|why)\} maxlength="(\d+)"', text))
    assert {key: int(most) for key, most in said.items()} == {
        key: TEXTS[key][1] for key in ("who", "why")
    }
