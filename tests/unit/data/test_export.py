"""Records as tables: rows that are right, in every form, and the page that asks a question."""

from __future__ import annotations

import csv
import io
import json
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.house.test_examples import BLOCK
from tests.random_games import random_game

from foretell.cli.main import main
from foretell.data import COLUMNS, DECISION_COLUMNS, decision_rows, frame, round_rows
from foretell.record import write
from foretell.rules.presets import preset

pytestmark = pytest.mark.thorough
PAGE = Path(__file__).parents[3] / "docs/data.md"
GOLDEN = Path(__file__).parents[2] / "golden/records"


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a record, in the working directory."""
    monkeypatch.chdir(tmp_path)
    game = random_game(preset("standard", players=3), seed=1)
    (tmp_path / "games").mkdir()
    record = game.record(["Ada", "Bo", "Cy"], event="a test", seed=1)
    (tmp_path / "games/one.toml").write_text(write(record), encoding="utf-8")
    return tmp_path / "games"


def run(*args: str) -> Result:
    """A command."""
    return CliRunner().invoke(main, args)


def test_rounds_have_a_row_for_each_player(games: Path) -> None:
    """Twenty rounds of three, with the points that add up to the score."""
    rows = list(round_rows(games / "one.toml"))
    assert len(rows) == 20 * 3
    assert set(rows[0]) == set(COLUMNS)
    for seat in range(3):
        own = [row for row in rows if row["seat"] == seat]
        assert own[-1]["score"] == sum(row["points"] for row in own)
        assert [len(row["hand"].split()) for row in own] == list(range(1, 21))


def test_decisions_have_what_the_seat_saw(games: Path) -> None:
    """A choice is among the legal ones; the view is the seat's own."""
    rows = list(decision_rows(games / "one.toml"))
    assert set(rows[0]) == set(DECISION_COLUMNS)
    assert [row["decision"] for row in rows] == list(range(1, len(rows) + 1))
    for row in rows:
        view = json.loads(row["view"])
        assert row["choice"] in row["legal"].split()
        assert (view["seat"], " ".join(view["hand"])) == (row["seat"], row["hand"])


def test_every_kept_record_can_be_exported() -> None:
    """Unfinished ones and score pads too."""
    for file in GOLDEN.glob("*.toml"):
        rows = [*round_rows(file), *decision_rows(file)]
        assert all(set(row) <= set(DECISION_COLUMNS) for row in rows)


def test_the_forms_say_the_same(games: Path) -> None:
    """Comma-separated values and JSON lines."""
    told = [json.loads(line) for line in run("export", "games", "--jsonl").stdout.splitlines()]
    assert told == list(round_rows(games / "one.toml"))
    lines = list(csv.DictReader(io.StringIO(run("export", "games").stdout)))
    assert [int(one["points"]) for one in lines] == [one["points"] for one in told]
    assert lines[0]["is_play_off"] == "false"
    assert run("export", "games", "--csv", "-o", "rows.csv").exit_code == 0
    assert len(Path("rows.csv").read_text(encoding="utf-8").splitlines()) == 61


@pytest.mark.usefixtures("games")
def test_frames_and_parquet() -> None:
    """The same rows, of the types that the columns say."""
    polars = pytest.importorskip("polars")
    rounds = frame("games")
    assert rounds.shape == (60, len(COLUMNS))
    assert run("export", "games", "--parquet", "-o", "rows.parquet").exit_code == 0
    assert polars.read_parquet("rows.parquet").equals(rounds)
    assert frame("games", decisions=True)["decision"].max() > 600
    assert not list(Path().glob(".rows*"))


def test_what_is_wrong_is_told_and_left_out(games: Path) -> None:
    """One line for each bad record; the others are written."""
    (games / "two.toml").write_text("format = 1\n", encoding="utf-8")
    done = run("export", "games", "--lang", "de")
    assert done.exit_code == 1
    assert len(done.stdout.splitlines()) == 61
    assert "two.toml" in done.stderr
    assert "60 Zeilen aus 1 Aufzeichnung" in done.stderr
    assert "--output" in run("export", "games", "--parquet").stderr
    assert "nowhere" in run("export", "games", "-o", "nowhere/rows.csv").stderr


@pytest.mark.usefixtures("games")
def test_the_page_shows_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commands and its program, and what they print."""
    (tmp_path / "page").mkdir()
    monkeypatch.chdir(tmp_path / "page")
    question = PAGE.read_text(encoding="utf-8").partition("## A question")[2]
    blocks = [block["text"] for block in BLOCK.finditer(question)]
    commands, program, output = blocks[:3]
    for command in commands.splitlines():
        assert run(*command.split()[1:]).exit_code == 0
    with redirect_stdout(io.StringIO()) as printed:
        exec(program, {})  # noqa: S102  # as a reader of the page would
    assert printed.getvalue() == output
