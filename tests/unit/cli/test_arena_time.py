"""``foretell arena`` says how long it will take: by all matches, on stderr, resumed or not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner, Result

from foretell.arena import match as matches
from foretell.arena.duplicate import Games, Pairing, play_deals
from foretell.base.jit import IS_PLAIN
from foretell.cli.main import main

RULES = 'preset = "standard"\nsizes = [1]\n'
pytestmark = pytest.mark.skipif(IS_PLAIN, reason="compiled bots at the table")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal takes 10 seconds by this clock, 20 in matches without novices."""
    now = 0.0

    def play(pairing: Pairing, numbers: range) -> Games:
        nonlocal now
        now += len(numbers) * (10 if "novice" in (pairing.hero.name, pairing.others.name) else 20)
        return played(pairing, numbers)

    played = play_deals
    monkeypatch.setattr(matches, "play_deals", play)
    monkeypatch.setattr(matches, "time", SimpleNamespace(perf_counter=lambda: now))


def arena(folder: Path, *more: str) -> Result:
    """Some matches of few cards, by one process."""
    rules = folder / "short.toml"
    rules.write_text(RULES, encoding="utf-8")
    asked = ["arena", *more, "--rules", str(rules), "--players", "3", "--processes", "1"]
    return CliRunner().invoke(main, [*asked, "--lang", "en"], catch_exceptions=False)


def test_each_match_counts_with_its_own_pace(tmp_path: Path) -> None:
    """Four of 22 deals at 10 seconds, two at 20, two deals of each being played: 27 minutes."""
    told = arena(tmp_path, "novice", "rule", "random", "--deals", "22")
    assert told.stderr == "About 27 min on one core.\n"


def test_it_is_told_with_json_too(tmp_path: Path) -> None:
    told = arena(tmp_path, "novice", "rule", "--deals", "22", "--json")
    assert told.stderr == "About 3 min on one core.\n"
    assert told.stdout.startswith("{")


def test_what_is_kept_takes_no_time(tmp_path: Path) -> None:
    """Of 12 deals that are kept and 15 more, five are played to see how long the others take."""
    keep = ("novice", "rule", "--keep", str(tmp_path / "kept"), "--deals")
    arena(tmp_path, *keep, "12")
    assert arena(tmp_path, *keep, "27").stderr == "About 2 min on one core.\n"
    assert arena(tmp_path, *keep, "27").stderr == ""


def test_an_interrupted_pool_tells_its_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each match has two deals then, the first some more."""

    def stopping(self: matches.Match) -> Iterator[int]:
        for done in run(self):
            yield done
            raise KeyboardInterrupt

    run = matches.Match.run
    monkeypatch.setattr(matches.Match, "run", stopping)
    told = arena(tmp_path, "novice", "rule", "random", "--deals", "22")
    assert re.search(r"3 players, 2–7 deals a pair", told.stdout)
    figures = json.loads(arena(tmp_path, "novice", "rule", "--deals", "22", "--json").stdout)
    assert (figures["deals"], figures["complete"]) == (7, False)
    pool = json.loads(arena(tmp_path, "novice", "rule", "random", "--json").stdout)
    assert [pool["complete"], pool["matches"][0]["complete"], pool["ratings"]] == [False, False, {}]
