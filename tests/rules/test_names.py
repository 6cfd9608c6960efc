"""Rules are found by the names that people type (rules 2), wherever one may be typed."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell.base.errors import BadRules
from foretell.base.i18n import LANGUAGES, text
from foretell.cli.rules import read_rules, rules_command
from foretell.cli.simulate import simulate
from foretell.rules.called import CALLED, folded
from foretell.rules.names import preset_meant
from foretell.rules.presets import ALIASES, PRESETS
from foretell.rules.toml import parse_rules

TYPED = {
    "omnibus": "standard",
    "extreme": "saboteur-spoils",
    "fantasy": "standard",
    "medieval": "standard",
    "Fantasie": "standard",
    "mittelalter": "standard",
    "Wizard Omnibus": "standard",
    "Wizard Extreme": "saboteur-spoils",
    "Fantasy Edition": "standard",
    "Wizard: Medieval Edition": "standard",
    "uber": "uber-wizard",
    "Canadian Rule": "canadian",
    "the canadian rule": "canadian",
    "Über-Wizard": "uber-wizard",
    "ÜBERZAUBERER": "uber-wizard",
    "Nannie’s Rule": "nannie",
    "Third Time's the Harm": "third-time",
    "Gizzard / Fester": "gizzard-fester",
    "Screw the Dealer": "screw-the-dealer",
    "Verdeckte Ansagen": "hidden",
    "lost weekend": "hidden",
    "Two Player": "two-player",
}


@pytest.mark.parametrize(("typed", "name"), TYPED.items())
def test_a_name_as_people_type_it(typed: str, name: str) -> None:
    """``foretell rules``, and whatever takes ``--rules``."""
    assert read_rules(typed, None) == read_rules(name, None)
    said = CliRunner().invoke(rules_command, [typed, "--json"], catch_exceptions=False)
    assert json.loads(said.output)["rules"] == name


def test_a_record_of_such_rules_bears_the_name_of_the_record(tmp_path: Path) -> None:
    """Files stay as they are: nobody has to read "Canadian Rule" there, and nobody may write it."""
    said = [
        "--rules",
        "Canadian Rule",
        "--players",
        "3",
        "--games",
        "1",
        "--records",
        str(tmp_path),
    ]
    CliRunner().invoke(simulate, said, catch_exceptions=False)
    (kept,) = tmp_path.glob("*.toml")
    assert tomllib.loads(kept.read_text(encoding="utf-8"))["rules"] == "canadian"
    with pytest.raises(BadRules, match="did you mean canadian"):
        parse_rules("Canadian Rule", 4)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("omnibus", ("camelot", "magic")),
        ("fantasy", ("cards", "no rule")),
        ("mittelalter", ("cards", "no rule")),
        ("Wizard Omnibus", ("camelot", "magic")),
        ("Medieval Edition", ("cards", "no rule")),
        ("extreme", ("“Wizard Extreme” means saboteur-spoils.",)),
    ],
)
def test_what_a_name_means_beside_is_told(typed: str, words: tuple[str, ...]) -> None:
    """A box of several rules, a set of cards, and what a box is called whose rules are known."""
    said = CliRunner().invoke(rules_command, [typed, "--lang", "en"], catch_exceptions=False).output
    note = said.partition("The table and the cards")[0]
    assert all(word in note for word in words)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Uber", "uber-wizard"),
        ("Wizard Extreme", "saboteur-spoils"),
        ("Verdeckte Ansagen", "hidden"),
    ],
)
def test_a_file_that_names_rules_as_people_do_is_told_the_name(
    typed: str, name: str, tmp_path: Path
) -> None:
    """What a record calls them."""
    own = tmp_path / "own.toml"
    own.write_text(f'preset = "{typed}"', encoding="utf-8")
    with pytest.raises(BadRules, match=f"did you mean {name}[?]"):
        read_rules(str(own), None)


def test_no_name_means_two_things() -> None:
    """Names of records, their aliases, titles in each language and names of people agree."""
    meant: dict[str, set[str]] = {}
    titles = [(text(f"preset-title-{one}", lang), one) for one in PRESETS for lang in LANGUAGES]
    said = [*((one, one) for one in PRESETS), *ALIASES.items(), *titles]
    for typed, name in (*said, *((typed, names[0]) for typed, names in CALLED.items())):
        meant.setdefault(folded(typed), set()).add(name)
        assert preset_meant(typed) == name
    assert all(len(names) == 1 for names in meant.values())
