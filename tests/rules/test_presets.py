"""Presets and their plans, by the paragraphs of rules 2 and the names of the record."""

from __future__ import annotations

import pytest

from foretell.base.errors import BadRules
from foretell.base.i18n import LANGUAGES, text
from foretell.rules.plan import most_cards, round_sizes
from foretell.rules.presets import ALIASES, NOT_YET, PRESETS, name_of, preset, usual_players
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules

RECORD = """standard hidden delayed screw-the-dealer hidden-notequal canadian hardcore jester-bid
third-time forehead last-card-up quick up-and-down bsw-tournament german-championship-2008 nannie
nannie-3 maximus saboteur saboteur-spoils tricksy all-wizards-all-jesters gizzard-fester pass-one
pull-one uber-wizard flat-points smyrna magic camelot junior two-player solitaire"""
NAMES = RECORD.split()
MADE = [(name, players) for name, one in PRESETS.items() for players in one.players]


def test_every_preset_of_the_record_is_there() -> None:
    """The names of record.md, in its order."""
    assert list(PRESETS) == NAMES


@pytest.mark.parametrize(("name", "players"), MADE)
def test_a_preset_is_a_value_with_one_name(name: str, players: int) -> None:
    """Every preset for every number of players, and no two are equal."""
    assert name_of(preset(name, players)) == name
    assert parse_rules(name, players).players == players


@pytest.mark.parametrize(("alias", "name"), ALIASES.items())
def test_aliases(alias: str, name: str) -> None:
    """Other names for the same rules."""
    assert preset(alias) == preset(name)


@pytest.mark.parametrize("name", NOT_YET)
def test_anniversary_decks_are_not_played_yet(name: str) -> None:
    """They are refused by name."""
    with pytest.raises(BadRules, match=f"{name}.* not played yet"):
        preset(name)


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    """Errors teach."""
    with pytest.raises(BadRules, match="canadian, hardcore"):
        preset("no-such-rules")


@pytest.mark.parametrize(("name", "usual"), [("standard", 4), ("two-player", 2), ("solitaire", 1)])
def test_usual_players(name: str, usual: int) -> None:
    """Four where that is possible."""
    assert usual_players(name) == preset(name).players == usual


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_preset_has_one_sentence(name: str, lang: str) -> None:
    """In every language."""
    said = text(f"preset-{name}", lang)
    assert said.endswith((".", "!", "”.", "“."))


def steps(low: int, high: int, step: int = 1) -> tuple[int, ...]:
    """Numbers from low to high, both taken."""
    return tuple(range(low, high + (1 if step > 0 else -1), step))


@pytest.mark.parametrize(
    ("name", "players", "sizes"),
    [
        *(("standard", n, steps(1, 60 // n)) for n in (3, 4, 5, 6)),
        *(("junior", n, steps(1, most)) for n, most in ((3, 12), (4, 9), (5, 7), (6, 6))),
        ("quick", 3, steps(2, 20, 2)),
        ("quick", 4, steps(1, 15, 2)),
        ("quick", 5, steps(2, 12, 2)),
        ("quick", 6, steps(2, 10, 2)),
        ("bsw-tournament", 3, steps(2, 20, 2)),
        ("bsw-tournament", 4, (1, 3, 5, 7, 9, 11, 12, 13, 14, 15)),
        ("bsw-tournament", 5, (2, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
        *(("nannie", n, steps(60 // n, 1, -1)) for n in (3, 4, 5, 6)),
        ("up-and-down", 6, (*steps(1, 10), *steps(9, 1, -1))),
        ("maximus", 4, (15,) * 5),
        ("saboteur-spoils", 3, (20,) * 6),
        ("saboteur-spoils", 4, (15,) * 4),
        ("saboteur-spoils", 5, (12,) * 5),
        ("saboteur-spoils", 6, (10,) * 6),
        ("camelot", 5, steps(1, 12)),
        ("two-player", 2, (11,)),
        ("solitaire", 1, steps(1, 12)),
    ],
)
def test_sizes_of_presets(name: str, players: int, sizes: tuple[int, ...]) -> None:
    """The rounds that the paragraphs list."""
    assert round_sizes(preset(name, players)) == sizes


def test_nobody_holds_more_than_twenty_cards() -> None:
    """Camelot's cards on top of the sixty make no twenty-first round (docs/rulings.md)."""
    assert most_cards(Rules(players=3, add=("Me", "Mo", "Ex", "Gr"))) == 20
    assert most_cards(Rules(players=4, add=("Me", "Mo", "Ex", "Gr"))) == 16


@pytest.mark.parametrize(
    ("name", "players"),
    [("standard", 2), ("standard", 7), ("junior", 2), ("two-player", 3), ("solitaire", 2)],
)
def test_presets_are_made_for_some_numbers_of_players(name: str, players: int) -> None:
    """A refusal says which."""
    with pytest.raises(BadRules, match=f"players.*{name} is made for .*not for {players}"):
        preset(name, players)
