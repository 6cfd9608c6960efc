"""The scene `watchers`: blocks in turn, a ratio for each pair, and what a stopped one leaves."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from array import array
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from benchmarks.server import __main__ as program
from benchmarks.server import crew, watching
from benchmarks.server.crew import Crew, Load, audience
from benchmarks.server.hosting import Host
from benchmarks.server.report import END, START, write
from benchmarks.server.scenes import Effort, Figures
from benchmarks.server.tally import Tally
from benchmarks.server.watching import Blocks, Side, StoppedScene, compared, sides, watched
from click.testing import CliRunner, Result

LOAD = Load(tables=1, rate=40.0)
SHORT = Effort(seconds=0.02, warm=0.05)
BLOCK = 12
"""Moves of a block of such an effort."""


def side(*slowest: float, moves: int = 600) -> Side:
    """A block for each p99, in seconds: a hundred quick times, and twice that one."""
    times = [array("d", [0.001] * 100 + [slow] * 2) for slow in slowest]
    blocks = [Tally(moves, seconds=150.0, delivered=each) for each in times]
    return Side(blocks, [1.5] * len(blocks))


class OneTable(Crew):
    """A table whose games have so many moves, at the pace of a test."""

    def __init__(self, game: int, stops_at: int = -1) -> None:
        """``stops_at``: the call of `count` at which Ctrl-C comes."""
        self.game, self.left, self.table = game, game, 0
        self.calls, self.stops_at = 0, stops_at
        self.plays_while_warming = 0

    def order(self, what: str, *values: object) -> list[Any]:
        """Its id is the number of its game."""
        assert (what, values) == ("ids", ())
        return [[str(self.table)]]

    def count(self, seconds: float, moves: int = 0) -> Tally:
        """So many moves or those to the end of the game, a second each."""
        del seconds
        if self.calls == self.stops_at:
            raise KeyboardInterrupt
        self.calls += 1
        made = min(self.left, moves or self.plays_while_warming)
        self.left -= made
        is_over = self.left == 0 < self.game
        if is_over:
            self.left, self.table = self.game, self.table + 1
        times = array("d", [0.001] * made)
        return Tally(made, float(made), delivered=times, games=int(is_over))


class IdleHost(Host):
    """A server that takes a second between any two looks at it."""

    def __init__(self) -> None:
        """Nothing runs."""
        self.port, self.looks = 0, 0

    def busy(self) -> float:
        """A second more each time."""
        self.looks += 1
        return float(self.looks)


@pytest.fixture
def came(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables to which watchers came, and after each a word when they go."""
    told: list[str] = []

    @contextmanager
    def audience(
        _port: int, table: str, watchers: int, _meanwhile: object
    ) -> Iterator[Counter[str]]:
        told.append(f"{watchers} at {table}")
        yield Counter({"watchers cut off": 1})
        told.append("gone")

    monkeypatch.setattr(watching, "audience", audience)
    return told


def blocks(table: Crew) -> Blocks:
    """Blocks of twelve moves with three watchers."""
    return Blocks(IdleHost(), table, LOAD, SHORT, 3)


def test_the_figure_is_the_median_of_the_ratios_of_pairs() -> None:
    """The least and the most beside it, and how many moves each side has; p99 of each block."""
    found = compared(side(0.01, 0.02, 0.01, 0.01, 0.01), side(0.02, 0.02, 0.04, 0.03, 0.05))
    assert found["p99_ratios"] == pytest.approx([2.0, 1.0, 4.0, 3.0, 5.0])
    assert (found["p99_ratio"], found["least"], found["most"]) == pytest.approx((3.0, 1.0, 5.0))
    assert (found["pairs"], found["moves"], found["alone"]["moves"]) == (5, 3000, 3000)
    assert found["alone"]["moves_per_second"] == pytest.approx(4.0)
    assert found["beside"]["server_us_per_move"] == pytest.approx(2500.0)
    assert "said" not in found


def test_a_block_without_its_other_half_is_left_out() -> None:
    """Ctrl-C came between the two; with few moves the figure is marked."""
    found = compared(side(0.01, 0.01), side(0.03))
    assert (found["p99_ratios"], found["moves"]) == (pytest.approx([3.0]), 600)
    assert found["said"] == "not shown: 600 moves a side, it needs 3,000"


def test_the_side_that_begins_changes_from_pair_to_pair() -> None:
    """So that neither is always the earlier one."""
    assert [*sides(5)] == [False, True, True, False, False, True, True, False, False, True]


def test_a_page_has_the_least_the_most_and_the_moves(tmp_path: Path) -> None:
    """In rows of their own."""
    page = tmp_path / "speed.md"
    page.write_text(f"{START}\n{END}\n")
    found = compared(side(*[0.01] * 5), side(0.01, 0.012, 0.011, 0.02, 0.009))
    write(page, {"watchers": {**found, "how": "in a test"}})
    text = page.read_text()
    assert "| players' p99 with 2,000 watchers / without | 1.1 × | ≤ 1.2 × | yes |\n" in text
    assert "| the least of its pairs of blocks | 0.9 × | | |\n" in text
    assert "| the most of them | 2 × | | |\n" in text
    assert "| moves counted with watchers, and as many without | 3,000  | | |\n" in text


def test_watchers_follow_to_the_next_game(came: list[str]) -> None:
    """They come anew for what is left of the block; nothing is counted twice."""
    one, table = Side(), OneTable(game=9)
    said = blocks(table).play(one, is_watched=True)
    assert came == ["3 at 0", "gone", "3 at 1", "gone"]
    assert said == f"3 watchers: {BLOCK} moves, p99 1 ms"
    assert (one.blocks[0].moves, one.blocks[0].seconds, one.busy) == (BLOCK, BLOCK, [2.0])
    assert one.blocks[0].errors == {"watchers cut off": 2}


def test_a_game_that_ends_while_they_come_is_not_counted(came: list[str]) -> None:
    """Nobody would watch the next one."""
    one, table = Side(), OneTable(game=14)
    table.left, table.plays_while_warming = 1, 1
    blocks(table).play(one, is_watched=True)
    assert came == ["3 at 0", "gone", "3 at 1", "gone"]
    assert one.blocks[0].moves == BLOCK


def test_a_table_that_stands_still_is_told(came: list[str]) -> None:
    """Instead of waited for without end."""
    with pytest.raises(RuntimeError, match="stands still"):
        blocks(OneTable(game=0)).play(Side(), is_watched=False)
    assert came == []


@pytest.mark.usefixtures("came")
@pytest.mark.parametrize(("stops_at", "pairs"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_ctrl_c_leaves_what_there_is(
    monkeypatch: pytest.MonkeyPatch, stops_at: int, pairs: int
) -> None:
    """Each block is counted in two steps; without a whole pair there is nothing to keep."""
    table, told = OneTable(game=1000, stops_at=stops_at), list[str]()

    @contextmanager
    def played(_load: Load) -> Iterator[tuple[Host, Crew]]:
        yield IdleHost(), table

    monkeypatch.setattr(watching, "played", played)
    with pytest.raises(KeyboardInterrupt) as stopped:
        watched(LOAD, SHORT, 3, 5, told.append)
    assert len(told) == stops_at // 2
    assert told[0] == "  block 1 of 10, nobody watching: 12 moves, p99 1 ms"
    assert isinstance(stopped.value, StoppedScene) == (pairs > 0)
    if isinstance(stopped.value, StoppedScene):
        assert stopped.value.found["pairs"] == pairs


def asked(monkeypatch: pytest.MonkeyPatch, file: Path, *more: str) -> tuple[Result, list[int]]:
    """Ask for the scene and the one after it; the pairs that were asked for."""
    pairs: list[int] = []

    def stopped(_load: Load, _effort: Effort, _watchers: int, asked: int, _tell: object) -> Figures:
        pairs.append(asked)
        raise StoppedScene({"p99_ratio": 1.5, "pairs": 1})

    monkeypatch.setattr(program, "watched", stopped)
    scenes = ["--scene", "watchers", "--scene", "saturated", "--json", str(file)]
    return CliRunner().invoke(program.scenes, [*scenes, *more]), pairs


def test_figures_of_a_stopped_scene_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In the file; no other scene begins."""
    done, pairs = asked(monkeypatch, tmp_path / "load.json")
    assert (done.exit_code, pairs) == (1, [5])
    assert list(found := json.loads((tmp_path / "load.json").read_text())) == ["watchers"]
    assert found["watchers"]["p99_ratio"] == 1.5
    assert "5 × 2 blocks of 600 moves" in found["watchers"]["how"]


def test_fewer_pairs_and_shorter_blocks_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By the options of all scenes."""
    done, pairs = asked(monkeypatch, tmp_path / "load.json", "--runs", "2", "--seconds", "1")
    assert pairs == [2]
    assert "2 × 2 blocks of 60 moves" in done.output


def test_players_whom_ctrl_c_ends_say_nothing() -> None:
    """A terminal tells every process of it; the others can still let them all go."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background, too
    try:
        players = Crew(Load(tables=0), port=1)
    finally:
        signal.signal(signal.SIGINT, before)
    assert players.order("ids") == [[]]
    process = max(multiprocessing.active_children(), key=lambda one: one.pid or 0)
    os.kill(process.pid or 0, signal.SIGINT)
    process.join(60)
    assert process.exitcode == 0
    players.end()


def test_the_table_goes_on_while_watchers_come(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Players who said nothing in that time were cut off; watchers who were are told of."""
    steps = [tmp_path / "a move", tmp_path / "another one"]

    def come(way: Connection, *_where: object) -> None:
        while not all(step.exists() for step in steps):
            os.sched_yield()
        way.send(3)
        way.recv()
        way.send(1)

    monkeypatch.setattr(crew, "_watch", come)
    left = iter(steps)
    with audience(1, "table", 3, lambda: next(left, steps[0]).touch()) as cut_off:
        assert not cut_off
    assert cut_off == {"watchers cut off": 2}


def test_a_short_run_has_a_ratio_for_each_pair() -> None:
    """With a real server and three watchers, in a game of few moves that is followed by others."""
    rules = {"preset": "standard", "sizes": [3, 2]}
    told: list[str] = []
    load = Load(tables=1, rate=40.0, rules=rules)
    found = watched(load, SHORT, 3, 5, told.append)
    assert len(found["p99_ratios"]) == found["pairs"] == 5
    assert 0 < found["least"] <= found["p99_ratio"] <= found["most"]
    assert found["moves"] >= 5 * BLOCK
    assert len(told) == 10
    assert not {"closed", "gap"} & {*found["alone"]["errors"], *found["beside"]["errors"]}
