"""Levels: each is told of in every language, decides by its view alone, and errs as people do."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies_rules import rules_strategy
from tests.unit.bots.playing import playing, table_of

from foretell import Game
from foretell.base.i18n import text
from foretell.base.jit import IS_PLAIN
from foretell.bots import LEVELS, NAMES, Sampler, make
from foretell.bots.levels import OFFERED
from foretell.rules.presets import preset
from foretell.rules.value import Rules

SEARCHING = [level.name for level in LEVELS if level.worlds]
LONG = os.environ.get("FORETELL_TESTS") == "long"
ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", NAMES)
def test_every_level_is_told_of(name: str, lang: str) -> None:
    """What it is called, how it plays, and who it is at a table."""
    assert text(f"level-{name}", lang)
    assert text(f"level-{name}-style", lang)
    who = next(level.who for level in LEVELS if level.name == name)
    assert text(f"level-who-{who.lower()}", lang)


def test_the_docs_have_what_was_measured() -> None:
    """A row of the page for each level, with the lead that the table of levels has."""
    said = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    rows = {
        row.split("|")[1].strip(" `"): row for row in said.splitlines() if row.startswith("| `")
    }
    for level in LEVELS:
        lead = rows[level.name].split("|")[-2].split("±")[0].strip().replace("−", "-")
        assert round(float(lead)) == level.lead
        assert level.who in rows[level.name]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("key", ["cli-play-bots", "online-help-room"])
def test_texts_that_list_the_bots_name_all(key: str, lang: str) -> None:
    """Those that are offered, and no other."""
    said = text(key, lang)
    assert [name for name in NAMES if re.search(rf"\b{name}\b", said)] == list(OFFERED)


def test_the_options_of_the_terminal_name_all_bots() -> None:
    """The row of ``--bots`` in the page."""
    said = (ROOT / "docs/terminal.md").read_text(encoding="utf-8")
    row = next(row for row in said.splitlines() if row.startswith("| `--bots"))
    assert [name for name in NAMES if f"`{name}`" in row] == list(OFFERED)


def test_the_offered_ones_go_upwards() -> None:
    """Whoever wins is offered the next one: it is stronger by what was measured."""
    leads = [level.lead for level in LEVELS if level.name in OFFERED]
    assert leads == sorted(leads)


@pytest.mark.skipif(IS_PLAIN, reason="thousands of rounds played out")
@settings(deadline=None, max_examples=200 if LONG else 8)
@given(rules=rules_strategy(), seed=st.integers(0, 2**31))
def test_every_level_plays_any_rules(rules: Rules, seed: int) -> None:
    """Whatever a table makes up: roles, exchanges, calls, dummies, blind bids."""
    names = [SEARCHING[(seed + seat) % len(SEARCHING)] for seat in range(rules.players)]
    assert playing(rules, table_of(names, seed), seed=seed, most=150)


def test_who_is_warm_errs_where_it_costs_little() -> None:
    """The bids of one hand by many seeds: more than one, and the best most often."""
    game = Game(preset("standard", players=4), seed=7, dealer=3)
    while game.round_number < 5:
        game.act(game.legal()[0])
    seen = game.view(game.handle.actor())
    best = Sampler(1, 400).choose(seen)
    warm = Counter(Sampler(seed, 30, heat=10.0).choose(seen) for seed in range(60))
    cold = Counter(Sampler(seed, 30).choose(seen) for seed in range(60))
    assert 1 < len(warm) < len(seen.legal)
    assert warm.most_common(1)[0][0] == best
    assert cold[best] > warm[best]


def test_a_search_that_is_stopped_takes_what_it_has() -> None:
    """The first world is looked at all the same."""
    game = Game(preset("standard", players=4), seed=7, dealer=3)
    stopped = make("sampler", 1, worlds=10_000_000)
    stopped.stop()
    assert stopped.choose(game.view(0)) == make("sampler", 1, worlds=1).choose(game.view(0))
