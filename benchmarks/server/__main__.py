"""Load on the server: the real protocol, legal moves, own processes. See ../README.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import click
from benchmarks.server.colyseus import against_colyseus
from benchmarks.server.crew import Load
from benchmarks.server.hosting import PLAIN, PROFILED
from benchmarks.server.many import costs, silences, throughput
from benchmarks.server.report import circumstances, write
from benchmarks.server.scenes import Effort, beside_bots, paced, saturated, soaked
from benchmarks.server.siege import besieged
from benchmarks.server.watching import PAIRS, StoppedScene, moves_of, watched

SCENES = ("saturated", "paced", "bots", "watchers", "strangers", "colyseus")
LONG = "soak"
"""A scene of an hour, played only when it is asked for, and then once."""
PAIRED = "watchers"
"""A scene of pairs of blocks, whose runs are its pairs."""
WATCHED = Load(tables=1, rate=4.0)
SHARED = ("processes", "throughput", "silences", "thousand")
"""Scenes of several processes, played only when they are asked for: they need HAProxy."""
Found = dict[str, Any]


def short(said: Found, depth: int = 1) -> None:
    """Figures as lines of text."""
    for name, value in said.items():
        if isinstance(value, dict) and value:
            click.echo(f"{'  ' * depth}{name}:")
            short(value, depth + 1)
        else:
            each = value if isinstance(value, list) else [value]
            texts = [f"{one:,.4g}" if isinstance(one, float) else str(one) for one in each]
            click.echo(f"{'  ' * depth}{name}: {', '.join(texts)}")


def parts(
    effort: Effort, processes: tuple[int, ...], pairs: int = PAIRS
) -> dict[str, Callable[[], Found]]:
    """The scenes at their full size, or at a part of it."""
    tables = effort.tables
    many = Load(tables=tables(1000), seats=6, rate=0.25)
    return {
        "saturated": lambda: saturated(Load(tables=tables(200)), effort),
        "paced": lambda: paced(many, effort),
        "bots": lambda: beside_bots(Load(tables=tables(100), rate=1.0), effort),
        PAIRED: lambda: watched(WATCHED, effort, tables(2000), pairs, click.echo),
        "strangers": lambda: besieged(Load(tables=1, rate=20.0), effort),
        LONG: lambda: soaked(Load(tables=50, rate=2.0), effort, click.echo),
        "processes": lambda: costs(Load(tables=tables(200), rate=2.5), effort, processes),
        "throughput": lambda: throughput(Load(tables=tables(200)), effort, processes),
        "silences": lambda: silences(tables(60), 4, click.echo),
        "thousand": lambda: costs(many, effort, processes),
        "colyseus": lambda: against_colyseus(Load(tables=tables(200)), effort),
    }


def middle(runs: list[Found]) -> Found:
    """The medians of several runs, figure by figure."""
    first = runs[0]
    told: Found = {}
    for name, value in first.items():
        values = [run.get(name, 0) for run in runs]
        if isinstance(value, dict):
            told[name] = value if name == "errors" else middle(values)
        else:
            told[name] = median(values) if isinstance(value, float) else value
    return told


def run(measure: Callable[[], Found], times: int) -> tuple[Found, bool]:
    """The medians of so many runs, or what there is when Ctrl-C comes; whether it came."""
    try:
        return middle([measure() for _ in range(times)]), False
    except StoppedScene as stopped:
        return stopped.found, True


def scaled(scale: float) -> str:
    """A word on runs that were not of the full size."""
    return "" if scale == 1 else f", only {scale:g} of the size"


def lasting(name: str, effort: Effort, runs: int | None) -> str:
    """How much of a scene is asked for, in words.

    >>> lasting("paced", Effort(), None), lasting("watchers", Effort(), 1)
    ('3 × 10 s', '1 × 2 blocks of 600 moves')
    """
    if name == LONG:
        return "an hour"
    if name == PAIRED:
        return f"{runs or PAIRS} × 2 blocks of {moves_of(WATCHED, effort)} moves"
    return f"{1 if name == 'silences' else runs or 3} × {effort.seconds:g} s"


def counts(several: str, more: tuple[int, ...]) -> tuple[int, ...]:
    """How many processes, as they were given: with commas or blanks, or one after the other.

    >>> counts("1", (2, 4)), counts("1,2", ()), counts("1 2", ()), counts("", ())
    ((1, 2, 4), (1, 2), (1, 2), (1, 2, 4))
    """
    if more and not several:
        raise click.UsageError(f"{more[0]}: a number of processes stands behind --processes")
    given = several.replace(",", " ").split()
    if not all(one.isdecimal() and int(one) for one in given):
        raise click.UsageError(f"--processes {several}: numbers of processes are meant, as 1 2 4")
    return (*map(int, given), *more) if given else (1, 2, 4)


@click.command()
@click.option(
    "--scene", type=click.Choice((*SCENES, LONG, *SHARED)), multiple=True, help="Else the usual."
)
@click.option("--seconds", default=10.0, help="Counted in each run.")
@click.option(
    "--runs", type=click.IntRange(1),
    help=f"Of each scene, else 3; medians are told. Pairs of blocks of `{PAIRED}`, else {PAIRS}.",
)  # fmt: skip
@click.option("--processes", "several", default="", help="As 1 2 4: that many on one PostgreSQL.")
@click.option("--scale", default=1.0, help="A part of the tables and watchers.")
@click.option("--json", "as_json", type=click.Path(path_type=Path), help="Keep the figures there.")
@click.option("--write", "page", type=click.Path(path_type=Path), help="And into this page.")
@click.argument("more", nargs=-1, type=int)
def scenes(
    *, scene: tuple[str, ...], seconds: float, runs: int | None, several: str, scale: float,
    as_json: Path | None, page: Path | None, more: tuple[int, ...],
) -> None:  # fmt: skip
    """Measure the scenes of docs/speed.md."""
    effort = Effort(seconds, scale=scale)
    found: Found = {}
    if as_json and as_json.exists():
        found = json.loads(as_json.read_text(encoding="utf-8"))
    processes = counts(several, more)
    for name in scene or (SHARED[:2] if several else SCENES):
        measure = parts(effort, processes, runs or PAIRS)[name]
        times = 1 if name in (LONG, PAIRED, "silences") else runs or 3
        how = circumstances(lasting(name, effort, runs) + scaled(scale))
        told, is_stopped = run(measure, times)
        found[name] = {**told, "how": how}
        click.echo(f"{name}:")
        short(found[name])
        if as_json:  # what is measured is kept, should the next scene be stopped
            as_json.write_text(json.dumps(found, indent=1), encoding="utf-8")
        if is_stopped:
            raise click.Abort
    if page:
        write(page, found)


@click.command()
@click.option("--tables", default=200)
@click.option("--seats", default=4)
@click.option("--watchers", default=0, help="At each table, beside the players.")
@click.option("--slow", default=0, help="Of the watchers of each table, those that never read.")
@click.option("--rate", default=0.0, help="Actions a second at each table; 0: without a pause.")
@click.option("--processes", default=1)
@click.option("--seed", default=1)
@click.option("--seconds", default=10.0)
@click.option("--warm", default=4.0, help="Seconds that are not counted.")
@click.option("--profile", is_flag=True, help="Under cProfile; what takes the time is printed.")
def play(*, seconds: float, warm: float, profile: bool, **load: Any) -> None:
    """Measure any load."""
    program = PROFILED if profile else PLAIN
    short(saturated(Load(**load), Effort(seconds, warm), program))


@click.group()
def main() -> None:
    """Load on the server."""


main.add_command(scenes)
main.add_command(play)
if __name__ == "__main__":
    main()
