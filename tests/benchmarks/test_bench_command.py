"""`make bench`, called as its users call it; how fast things are is no test's business."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from benchmarks.engine import compiled, measure, page, spiel, starts
from benchmarks.engine.__main__ import bench
from benchmarks.engine.measure import Figure, Measured, Spread
from benchmarks.engine.parts import PARTS
from click.testing import CliRunner, Result

from foretell.base.jit import IS_PLAIN
from foretell.rules.presets import PRESETS

KEYS = [
    "random_play",
    "from_python",
    "library",
    "openspiel",
    "variants",
    "sample_us",
    "environments",
    "compile_s",
    "start_s",
]
TINY = replace(measure.QUICK, seconds=1e-4, runs=1, positions=3, repeats=2)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick runs are shorter still."""
    monkeypatch.setattr(measure, "QUICK", TINY)


def call(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(bench, arguments, catch_exceptions=False)


def figures(*keys: str) -> dict[str, Any]:
    """The JSON of some parts, measured quickly."""
    chosen = [word for key in keys for word in ("--only", key)]
    found: dict[str, Any] = json.loads(call("--json", "--quick", *chosen).stdout)
    assert list(found) == KEYS
    assert not [key for key in KEYS if key not in keys and found[key] is not None]
    return found


def measured(_effort: object, _tell: object) -> Measured:
    """What stands in for a part that takes long."""
    return Measured({"x": 1.0}, [Figure("x", Spread((1.0, 2.0, 3.0)), "µs", "it | is", at_most=1)])


@pytest.fixture
def no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is measured; every part has the same figure."""
    for key, part in PARTS.items():
        monkeypatch.setitem(PARTS, key, replace(part, measure=measured))


def test_random_play() -> None:
    """Rules, players, and how many decisions and games a second."""
    found = figures("random_play")["random_play"]
    assert (found["rules"], found["players"]) == ("standard", 4)
    assert found["decisions_per_second"] > found["games_per_second"] > 0


def test_from_python() -> None:
    """A low-level decision."""
    found = figures("from_python")["from_python"]
    assert min(found["us_per_decision"], found["decisions_per_second"]) > 0


def test_as_programs_play() -> None:
    """By number, by text and by view; python-chess beside them where it is installed."""
    found = figures("library")["library"]
    ways = ("handle", "game", "views")
    assert min(found[f"{way}_decisions_per_second"] for way in ways) > 0
    assert ("ratio_game" in found) == (find_spec("chess") is not None)


def test_variants_are_all_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each preset, at a table it is made for; standard is one of standard."""
    names = ["standard", "camelot", "solitaire"] if IS_PLAIN else [*PRESETS]  # plain is slow
    monkeypatch.setattr(compiled, "PRESETS", {name: PRESETS[name] for name in names})
    found = figures("variants")["variants"]
    assert list(found) == names
    assert found["standard"]["ratio"] == 1
    assert found["solitaire"]["players"] == 1


def test_samples() -> None:
    """Median and p99 over positions, and over single calls."""
    found = figures("sample_us")["sample_us"]
    assert {"median", "p99", "median_single", "p99_single"} <= set(found)
    assert found["median"] <= found["p99"]


def test_environments() -> None:
    """By one thread and by two."""
    found = figures("environments")["environments"]
    assert min(found["steps_per_second_1"], found["steps_per_second_2"]) > 0


def test_a_quick_run_does_not_compile_anew() -> None:
    """It says what it left out."""
    done = call("--json", "--quick", "--only", "compile_s")
    assert json.loads(done.stdout)["compile_s"] is None
    assert "compile_s: left out" in done.stderr


def test_starts_of_a_command_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no figure, the sentence says why, and the others are measured."""
    monkeypatch.setattr(starts, "COMMANDS", ("no-such-command",))
    done = call("--json", "--quick", "--only", "start_s")
    found = json.loads(done.stdout)["start_s"]
    assert found["foretell no-such-command"] is None
    assert found["import foretell"] > 0
    assert "foretell no-such-command: could not be timed: exit" in done.stderr


def test_without_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Null, and how to get it."""

    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(spiel, "import_module", missing)
    done = call("--json", "--quick", "--only", "openspiel")
    assert json.loads(done.stdout)["openspiel"] is None
    assert "make bench" in done.stderr


def test_with_openspiel() -> None:
    """All four ratios."""
    pytest.importorskip("pyspiel", reason="open_spiel comes with `make bench`")
    found = figures("openspiel")["openspiel"]
    names = ("random_play", "from_python", "per_decision", "compiled")
    assert all(found[f"ratio_{name}"] > 0 for name in names)


def test_unknown_parts_are_refused() -> None:
    """Naming those there are."""
    done = call("--only", "speed")
    assert done.exit_code == 2
    assert all(key in done.stderr for key in ("speed", *KEYS))


def test_the_parts_are_the_keys() -> None:
    """In the order of the issue."""
    assert [*PARTS] == KEYS


@pytest.mark.usefixtures("no_work")
def test_figures_for_people() -> None:
    """The median with the least and the most, the target, what it means."""
    shown = call().stdout
    assert all(part.title in shown for part in PARTS.values())
    assert all(text in shown for text in ("2.00 µs", "1.00 – 3.00", "≤ 1.00", "it | is"))


@pytest.mark.usefixtures("no_work")
def test_a_page_is_rewritten(tmp_path: Path) -> None:
    """Between the marks, with day, commit and machine; the rest stays."""
    target = tmp_path / "speed.md"
    target.write_text(f"before\n\n{page.START}\nold\n{page.END}\n\nafter\n", encoding="utf-8")
    call("--write", str(target))
    text = target.read_text(encoding="utf-8")
    assert text.startswith(f"before\n\n{page.START}\n\nMeasured 2")
    assert text.endswith(f"{page.END}\n\nafter\n")
    assert "old" not in text
    assert "| x | 2.00 µs | 1.00 – 3.00 | ≤ 1.00 | **no** | it \\| is |" in text
    assert page.commit() in text


@pytest.mark.parametrize("options", [["--quick"], ["--only", "variants"]])
def test_half_pages_are_refused(tmp_path: Path, options: list[str]) -> None:
    """A page shows figures of one whole run."""
    done = call("--write", str(tmp_path / "page.md"), *options)
    assert done.exit_code == 2
    assert "whole run" in done.stderr


@pytest.mark.parametrize("text", [None, "no marks\n"])
def test_pages_without_marks_are_refused(tmp_path: Path, text: str | None) -> None:
    """Before anything is measured."""
    target = tmp_path / "page.md"
    if text is not None:
        target.write_text(text, encoding="utf-8")
    done = call("--write", str(target))
    assert done.exit_code == 1
    assert re.fullmatch(r"Error: .*page\.md: (there is no|has no).*\n", done.stderr)
