"""``foretell arena``: figures for people and programs, pictures, and what cannot be."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from foretell.arena.match import Match
from foretell.base.jit import IS_PLAIN
from foretell.cli.main import main

RULES = 'preset = "standard"\nsizes = [1, 2, 3]\n'
pytestmark = [pytest.mark.skipif(IS_PLAIN, reason="many games"), pytest.mark.thorough]


@pytest.fixture
def rules(tmp_path: Path) -> str:
    """Rules with three rounds, in a file."""
    file = tmp_path / "short.toml"
    file.write_text(RULES, encoding="utf-8")
    return str(file)


def arena(*arguments: object) -> Result:
    """The command, in this process; own rules are for three."""
    three = ("--players", 3) if any(str(one).endswith(".toml") for one in arguments) else ()
    return CliRunner().invoke(main, ["arena", *map(str, (*arguments, *three))])


def figures(*arguments: object) -> dict[str, Any]:
    """What it prints for programs."""
    result = arena(*arguments, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_figures_for_programs(rules: str) -> None:
    """Both sides, the difference with its interval, times; the same seed, the same figures."""
    found = figures("rule", "novice", "--rules", rules, "--deals", 30, "--seed", 5)
    assert (found["players"], found["deals"], found["a"], found["b"]) == (3, 30, "rule", "novice")
    low, high = found["difference"]["ci95"]
    assert low < found["difference"]["mean"] < high
    assert found["points"]["a"] - found["points"]["b"] == pytest.approx(found["difference"]["mean"])
    assert found["win"]["a"] + 2 * found["win"]["b"] == pytest.approx(1)
    assert 0 < found["hit"]["b"] < found["hit"]["a"] < 1
    assert set(found["hit_by_cards"]["a"]) == {"1", "2", "3"}
    assert 1 <= found["rank"]["mean"] < 2
    for side in ("a", "b"):
        assert 0 < found["ms"][side]["p50"] <= found["ms"][side]["p99"] < 1000
    assert found["rules"] == {"sizes": [1, 2, 3]}
    assert (found["versions"], found["complete"]) == ({"a": "1", "b": "1"}, True)
    again = figures(
        "rule", "novice", "--rules", rules, "--deals", 30, "--seed", 5, "--processes", 1
    )
    assert {**again, "ms": 0} == {**found, "ms": 0}


def test_figures_for_people(rules: str) -> None:
    """A heading, a line a figure, the lead; in German too."""
    result = arena("rule", "novice", "--rules", rules, "--deals", 20)
    assert result.exit_code == 0
    assert result.stdout.startswith("rule at tables of novice: 3 players, 20 deals, each from")
    for line in (r"points a game +[−\d.]+ ±", r"bids met +0\.\d{3} ±", r"a decision +[\d.e-]+ ms"):
        assert re.search(line, result.stdout)
    assert re.search(r"Ahead by [\d.]+ ±[\d.]+ points a game; mean place 1\.", result.stdout)
    told = arena("rule", "novice", "--rules", rules, "--deals", 20, "--lang", "de")
    assert "Ansagen erfüllt" in told.stdout
    assert "Vorsprung: " in told.stdout


def test_all_against_all(rules: str) -> None:
    """Each at the tables of each other, and ratings in the order of strength."""
    bots = ("random", "novice", "rule")
    found = figures(*bots, "--rules", rules, "--deals", 20)
    assert len(found["matches"]) == 6
    ratings = [found["ratings"][bot]["mean"] for bot in bots]
    assert ratings == sorted(ratings)
    assert sum(ratings) == pytest.approx(0, abs=0.01)
    table = arena(*bots, "--rules", rules, "--deals", 20).stdout
    assert [line.split()[0] for line in table.splitlines()[2:5]] == ["rule", "novice", "random"]


def test_bots_of_one_name_are_told_apart(rules: str, tmp_path: Path) -> None:
    """By their files, else by a number: each has its row, and each pair its match."""
    for name, place in (("first", 0), ("last", -1)):
        choice = f"    def choose(self, seen):\n        return seen.legal[{place}]\n"
        (tmp_path / f"{name}.py").write_text(f"class Mine:\n{choice}", encoding="utf-8")
    mine = [f"{tmp_path}/{name}.py:Mine" for name in ("first", "last")]
    found = figures(*mine, "rule", "--rules", rules, "--deals", 5)
    assert set(found["ratings"]) == {"first.py:Mine", "last.py:Mine", "rule"}
    assert len(found["matches"]) == 6
    pair = figures(*mine, "--rules", rules, "--deals", 5)
    assert (pair["a"], pair["b"]) == ("first.py:Mine", "last.py:Mine")
    texts = [(tmp_path / f"{name}.py").read_bytes() for name in ("first", "last")]
    assert list(pair["versions"].values()) == [sha256(text).hexdigest() for text in texts]


def test_a_bot_at_tables_of_its_own_kind(rules: str) -> None:
    """It bears one name on both sides."""
    pair = figures("rule", "rule", "--rules", rules, "--deals", 5)
    assert (pair["a"], pair["b"]) == ("rule", "rule")


@pytest.mark.parametrize(("ending", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_pictures(ending: str, start: bytes, rules: str, tmp_path: Path) -> None:
    """One of each kind, of the figures that were printed."""
    file = tmp_path / f"picture.{ending}"
    arena("rule", "novice", "--rules", rules, "--deals", 5, "--plot", file)
    assert file.read_bytes().startswith(start)


WRONG = [
    (("rule",), 2, "two bots are needed, or more"),
    (("rule", "novice", "rule"), 2, "rule is named twice: name each bot once"),
    (("rule", "rule", "rule"), 2, "rule is named twice"),
    (("rule", "grandmaster"), 1, 'there is no bot "grandmaster"; there are random, novice, casual'),
    (("rule", "novice", "--deals", 1), 2, "--deals"),
    (("rule", "novice", "--plot", "x.gif"), 1, "x.gif: the name may end in .svg, .png"),
    (("rule", "novice", "--plot", "/proc/none/x.svg"), 1, "/proc/none/x.svg: cannot be written"),
    (("rule", "novice", "--keep", "/proc/none"), 1, "/proc/none"),
    (("rule", "novice", "--rules", "solitaire"), 1, "by these rules one plays alone"),
    (("rule", "no/such.py:Mine"), 1, "no/such.py"),
]


@pytest.mark.parametrize(("arguments", "status", "said"), WRONG)
def test_options_that_cannot_be(arguments: tuple[object, ...], status: int, said: str) -> None:
    """One line and an exit status, before anything is played."""
    result = arena(*arguments)
    assert result.exit_code == status
    assert said in result.stderr
    assert "Traceback" not in result.output
    assert result.stdout == ""


def test_an_interrupted_match_tells_what_there_is(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Figures of the deals that were done, and how it goes on; then it does."""
    run = Match.run

    def stopping(self: Match) -> Any:
        for done in run(self):
            yield done
            if done == 7:
                raise KeyboardInterrupt

    keep = ("--rules", rules, "--deals", 20, "--keep", tmp_path / "kept")
    with monkeypatch.context() as patch:
        patch.setattr(Match, "run", stopping)
        result = arena("rule", "novice", *keep)
    assert result.exit_code == 130
    assert "7 deals" in result.stdout
    assert "The same command goes on from here." in result.stderr
    assert figures("rule", "novice", *keep)["deals"] == 20


def test_the_help_names_trained_weights() -> None:
    """In both languages."""
    assert "policy:FILE.npz" in " ".join(arena("--help").stdout.split())
    assert "policy:DATEI.npz" in " ".join(arena("--lang", "de", "--help").stdout.split())


@contextmanager
def at_work(*more: str) -> Iterator[subprocess.Popen[str]]:
    """A long match in a process of its own, which has begun; its group is its own too."""
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    call = f"{hears}; from foretell.cli.entry import main; main()"  # begun in the background or not
    command = [sys.executable, "-c", call, "arena", "pimc-2", "rule", "--deals", "500", *more]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True, env={**os.environ, "FORETELL_LANG": "en"},
    ) as started:  # fmt: skip
        assert started.stderr
        assert started.stderr.readline().startswith("About ")
        yield started


def test_control_c_tells_what_was_done(tmp_path: Path) -> None:
    """One is enough while all processes work; nothing of them is left."""
    with at_work("--keep", str(tmp_path)) as started:
        while not list(tmp_path.glob("*/000002-*.json")):
            time.sleep(0.1)
        os.killpg(started.pid, signal.SIGINT)
        said, errors = started.communicate(timeout=120)
    assert started.returncode == 130
    assert re.search(r"4 players, \d+ deals", said)
    assert errors.startswith("Interrupted")
    assert "Traceback" not in errors
    assert is_gone(started.pid)


def test_somebody_impatient_ends_it_while_it_begins() -> None:
    """Whatever is just being started, no trace is printed, and no process is left."""
    with at_work() as started:
        while started.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGINT)
            time.sleep(0.15)
        _, errors = started.communicate(timeout=120)
    assert started.returncode in (130, -signal.SIGINT)  # the last one came to who was going
    assert "Traceback" not in errors
    assert is_gone(started.pid)


def is_gone(group: int) -> bool:
    """Whether a group of processes ends; the one that cleans up after the others is the last."""
    for _ in range(600):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
