"""What storing a move costs the thread that writes: medians over many commits of several sizes."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time

import click

from foretell.server.store.appends import append_all
from foretell.server.store.interface import Batch, Summary
from foretell.server.store.schema import migrate
from foretell.server.store.sqlite import FILE
from foretell.server.store.writer import connect

TABLES, ROUND = 200, 30
"""Tables that play, and the moves of each between two that change what the lobby shows."""
ENTRY = (
    b'{"at":1700000000000,"event":{"k":"acted","seat":2,"choices":[34]},'
    b'"by":"0123456789abcdef01234567","act":"7f3a2b1c0d12"}'
)


def summary(table: str, number: int) -> Summary:
    """A table of four in its so-manieth round."""
    people = [f"{table}{seat:022x}" for seat in range(4)]
    names = [f"Guest {seat}" for seat in range(4)]
    told = (table, "A table", "playing", "standard", 4, names, 1, number, people[0], people)
    return Summary(*told, round_no=number, scores=[20, 30, -10, 40])


def moves(*, is_always: bool) -> Iterator[Batch]:
    """The moves of all tables in turn; ``is_always``: each with a summary."""
    seq = 0
    while True:
        for place in range(TABLES):
            table = f"{place * 7919 % 65536:02x}table"
            is_told = is_always or (seq + place) % ROUND == 0 or seq == 0
            short = summary(table, seq) if is_told else None
            yield Batch(table, seq, [ENTRY], short)
        seq += 1


def measured(folder: Path, size: int, commits: int, *, is_always: bool) -> tuple[float, float]:
    """Seconds of processor time, and seconds, of an append in commits of a size."""
    connection = connect(folder / FILE)
    migrate(connection)
    source = moves(is_always=is_always)
    busy, took = [], []
    for number in range(commits + 2 * TABLES // size):
        batches = [next(source) for _ in range(size)]
        since, began = thread_time(), perf_counter()
        connection.execute("begin immediate")
        append_all(batches, connection)
        connection.execute("commit")
        if number >= 2 * TABLES // size:
            busy.append((thread_time() - since) / size)
            took.append((perf_counter() - began) / size)
    connection.close()
    return median(busy), median(took)


@click.command()
@click.option("--commits", default=600, help="Counted for each size.")
def appends(commits: int) -> None:
    """Measure the store alone: every move with a summary, and only where it is another."""
    for size in (1, 8, 40):
        for is_always in (True, False):
            with tempfile.TemporaryDirectory(prefix="foretell-appends-") as folder:
                busy, took = measured(Path(folder), size, commits, is_always=is_always)
            kind = "always" if is_always else "if new"
            click.echo(
                f"{size:>3} a commit, summary {kind}: "
                f"{busy * 1e6:6.1f} µs of the processor, {took * 1e6:7.1f} µs in all"
            )
