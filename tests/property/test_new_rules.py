"""One member, one line, one test: a copy of the package gets a rule of its own.

What has a row plays, and is told, offered, checked, written and documented; what has none is
refused by name, not played in silence.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import foretell

ROOT: Final = Path(__file__).resolve().parents[2]
LIMIT: Final = 240.0
ROWS: Final = ("tests/rules/test_table.py", "-k", "sizes or every_field or bonus")
SENTENCES: Final = {
    "en": "{ $rounds } rounds: one card each in the first, then three more in every round.",
    "de": "{ $rounds } Runden: in der ersten eine Karte für jeden, dann jedes Mal drei mehr.",
}
PLAYED: Final = """
import foretell, json, sys
from foretell.cli.rules import read_rules
from foretell.base.errors import BadRules
from foretell.game.game import Game
from foretell.rules.axes import Scoring
from foretell.rules.choosing import choosable
from rules_page import page
from foretell.rules.explain import explain
from foretell.rules.points import POINTS
from foretell.rules.files import rules_text
from foretell.rules.toml import parse_rules, rules_value
from foretell.rules.value import Rules

assert foretell.__file__.startswith(sys.argv[1]), foretell.__file__
def told(rules, lang):
    return " ".join(said for section in explain(rules, lang) for said in section.sentences)
axes = {axis.name: axis for lang in ("en",) for part in choosable(lang) for axis in part.axes}
"""
SIZES: Final = """
rules = parse_rules({"sizes": "by-three"}, 6)
assert rules_text(rules_value(rules)) == 'sizes = "by-three"\\n'
assert "three more in every round" in told(rules, "en")
assert "jedes Mal drei mehr" in told(rules, "de")
assert "by-three" in [option.value for option in axes["sizes"].options]
assert "| `by-three` | 5 rounds: one card each in the first, then three more" in page()
game = Game(rules, seed=7, auto_deal=False)
sizes = []
while not game.is_over:
    game.deal()
    sizes.append(len(game.hands[0]))
    number = game.round_number
    while not game.is_over and game.round_number == number and game.legal():
        game.act(game.legal()[0])
assert sizes == [1, 4, 7, 10], sizes
"""
BONUS: Final = """
rules = parse_rules({"scoring": {"bonus": 7}}, 4)
assert rules_value(rules) == {"scoring": {"bonus": 7}}
assert "A bonus of 7." in told(rules, "en") and "Ein Zuschlag von 7." in told(rules, "de")
assert "bonus" not in told(Rules(), "en")
key = {key.name: key for key in axes["scoring"].keys}["bonus"]
assert (key.label, key.low, key.high) == ("Bonus", -1_000_000, 1_000_000)
assert "| `bonus` | A bonus of 5. | house |" in page()
try:
    Rules(scoring=Scoring(bonus=7_000_000))
except BadRules as error:
    assert error.fields == ("scoring.bonus",)
else:
    raise AssertionError("seven million points")
"""


AXIS: Final = """
rules = parse_rules({"rude": True}, 4)
assert rules_value(rules) == {"rude": True}
assert "You may be rude." in told(rules, "en") and "Du darfst grob sein." in told(rules, "de")
assert (axes["rude"].label, [one.value for one in axes["rude"].options]) == ("Tone", [False, True])
assert "| `true` | You may be rude. | our own table |" in page()
try:
    parse_rules({"rude": 7}, 4)
except BadRules as error:
    assert error.fields == ("rude",)
else:
    raise AssertionError("rude seven times")
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package alone, without the page that is built into it."""
    source = Path(str(foretell.__file__)).parent
    shutil.copytree(source, tmp_path / "foretell", ignore=shutil.ignore_patterns("page", "*.pyc"))
    return tmp_path


def put(copy: Path, file: str, before: str, line: str) -> None:
    """Add a line to a file of the copy, behind another one."""
    path = copy / "foretell" / file
    said = path.read_text(encoding="utf-8")
    assert said.count(before) == 1, before
    path.write_text(said.replace(before, before + line), encoding="utf-8")


def write(copy: Path, topic: str, **lines: str) -> None:
    """Add a text in each language."""
    for lang, line in lines.items():
        with (copy / "foretell" / "locale" / lang / f"{topic}.ftl").open(
            "a", encoding="utf-8"
        ) as to:
            to.write(f"\n{line}\n")


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python that has the copy for its package."""
    kept = {"FORETELL_CACHE": str(copy / "cache"), "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **kept, "PYTHONPATH": f"{copy}{os.pathsep}{ROOT}/tools"},
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )


def add_sizes(copy: Path) -> None:
    """A member of an axis, and the line that reads it."""
    member = '    BY_THREE = "by-three"  # steps of three\n'
    put(copy, "rules/axes.py", '    UP = "up", "1.3"  # 1, 2 ... max\n', member)
    put(copy, "rules/plan.py", "        Sizes.UP: up,\n", "        Sizes.BY_THREE: up[::3],\n")


def test_a_member_is_a_line_and_its_sentence(copy: Path) -> None:
    """It is read, written, told, offered, documented and played; the tests of rows take it."""
    add_sizes(copy)
    plans = {lang: f"rules-plan-by-three = {lang}." for lang in SENTENCES}
    write(
        copy, "rules", **{lang: f"rules-sizes-by-three = {one}" for lang, one in SENTENCES.items()}
    )
    write(copy, "rules", **plans)
    done = run(copy, "-c", PLAYED + SIZES, str(copy))
    assert done.returncode == 0, done.stderr
    tests = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ROWS)
    assert tests.returncode == 0, tests.stdout
    assert "passed" in tests.stdout


def test_a_member_without_its_sentence_is_found(copy: Path) -> None:
    """By the tests of rows, which name the text that lacks."""
    add_sizes(copy)
    tests = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ROWS)
    assert tests.returncode == 1
    assert "there is no text 'rules-sizes-by-three'" in tests.stdout


@pytest.mark.parametrize(
    ("file", "before", "line", "said"),
    [
        ("axes", "    grail: int = 0\n", "    bonus: int = 0\n", "a row in foretell.rules.points"),
        ("axes", "    uber: bool = False\n", "    rude: bool = False\n", "in foretell.rules.table"),
    ],
)
def test_what_has_no_row_is_refused(
    copy: Path, file: str, before: str, line: str, said: str
) -> None:
    """No rules are made at all: nobody could tell them."""
    put(copy, f"rules/{file}.py", before, line)
    done = run(copy, "-c", "from foretell.rules.presets import preset; preset('standard')")
    assert done.returncode == 1
    assert said in done.stderr
    assert line.partition(":")[0].strip() in done.stderr


def test_an_axis_is_a_row_and_its_texts(copy: Path) -> None:
    """It is read, written, told, labelled, offered and documented."""
    put(copy, "rules/axes.py", "    uber: bool = False\n", "    rude: bool = False\n")
    row = '    AxisRow(name="rude", section="play", sources=("1.1", "our own table")),\n'
    put(copy, "rules/table.py", '    AxisRow(name="deuces", section="play"),\n', row)
    told = {"en": "You may be rude.", "de": "Du darfst grob sein."}
    write(copy, "rules", **{lang: f"rules-rude-true = {one}" for lang, one in told.items()})
    write(copy, "rules", en="rules-rude-false = Be kind.", de="rules-rude-false = Sei nett.")
    write(copy, "builder", en="builder-axis-rude = Tone", de="builder-axis-rude = Ton")
    done = run(copy, "-c", PLAYED + AXIS, str(copy))
    assert done.returncode == 0, done.stderr


def test_a_number_of_the_scoring_is_a_row_and_its_texts(copy: Path) -> None:
    """It is bounded, read, written, told, labelled and documented."""
    put(copy, "rules/axes.py", "    grail: int = 0\n", "    bonus: int = 0\n")
    row = '    PointsRow("bonus", HOUSE, 5),\n'
    put(copy, "rules/points.py", '    PointsRow("grail", "Camelot", 20),\n', row)
    read = "    r.grail_points[:] = scoring.grail\n"
    put(copy, "engine/compile.py", read, "    r.grail_points[:] += scoring.bonus\n")
    told = {"en": "A bonus of { $points }.", "de": "Ein Zuschlag von { $points }."}
    write(copy, "rules", **{lang: f"rules-scoring-bonus = {one}" for lang, one in told.items()})
    write(copy, "builder", en="builder-points-bonus = Bonus", de="builder-points-bonus = Zuschlag")
    done = run(copy, "-c", PLAYED + BONUS, str(copy))
    assert done.returncode == 0, done.stderr
    tests = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ROWS)
    assert tests.returncode == 0, tests.stdout
