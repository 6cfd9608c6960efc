"""``foretell simulate``: bots play many games, and each is kept as a record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from foretell.base.i18n import figure, text
from foretell.cli.progress import progress
from foretell.cli.spoken import Spoken, language, say

if TYPE_CHECKING:
    from foretell.arena.simulate import Played, SimulationPlan

WORTH_A_SECOND_PROCESS = 50
INTERRUPTED = 130


@click.command("simulate", cls=Spoken, help="help-simulate")
@click.option("--rules", default="standard", metavar="NAME|FILE.toml", help="help-simulate-rules")
@click.option("--players", metavar="N", type=click.IntRange(1, 6), help="help-rules-players")
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="help-simulate-games",
)
@click.option(
    "--seed", metavar="N", type=int, default=0, show_default=True, help="help-simulate-seed"
)
@click.option(
    "--records", metavar="FOLDER", type=click.Path(path_type=Path), help="help-simulate-records"
)
@click.option("--bots", metavar="NAME,…", help="help-simulate-bots")
@click.argument("more", nargs=-1, metavar="")
@click.option("--json", "as_json", is_flag=True, help="help-simulate-json")
@click.pass_context
def simulate(context: click.Context, /, *, games: int, as_json: bool, **said: Any) -> None:
    """Let bots play whole games, and write a record of each."""
    from foretell.arena.prints import prints_aside

    bots = ",".join(filter(None, [said["bots"], *said["more"]])) or "random"
    with prints_aside():
        plan = plan_of(said["rules"], said["players"], bots, said["seed"])
    folder = made(said["records"])
    before = written(plan, games, folder)
    played: list[Played] = []
    is_stopped = False
    try:
        bar = progress(say(context, "cli-simulating"), games, is_quiet=as_json)
        with bar as told, prints_aside():
            for one in play_all(plan, games, folder):
                played.append(one)
                told(len(played))
    except KeyboardInterrupt:
        is_stopped = True
        sweep(folder)
    figures = summary(plan, games, folder, before, played)
    click.echo(json.dumps(figures) if as_json else sentence(figures, language(context)))
    context.exit(INTERRUPTED if is_stopped else 0)


def plan_of(rules: str, players: int | None, bots: str, seed: int) -> SimulationPlan:
    """What the options ask for.

    Raises:
        ForetellError: there are no such rules or bots.
    """
    from foretell.arena.simulate import SimulationPlan, seat_bots
    from foretell.cli.rules import read_rules

    made_rules = read_rules(rules, players)
    seated = seat_bots(bots, made_rules.players)
    label = Path(rules).stem if rules.endswith(".toml") else rules
    return SimulationPlan(rules=made_rules, label=label, bots=seated, seed=seed)


def made(folder: Path | None) -> Path | None:
    """The folder for the records, made if it is not there.

    Raises:
        ForetellError: it cannot be made.
    """
    from foretell.base.files import writing_to

    if folder is None:
        return None
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def sweep(folder: Path | None) -> None:
    """Remove what an interrupted run had half written."""
    from foretell.base.files import PART

    for part in folder.glob(f".*.toml.*{PART}") if folder else ():
        part.unlink(missing_ok=True)


def play_all(plan: SimulationPlan, games: int, folder: Path | None) -> Iterator[Played]:
    """Play the games in their order, by several processes if they are many."""
    from foretell.arena.processes import by_processes, cores
    from foretell.arena.simulate import keep

    job = partial(keep_one, plan, folder)
    processes = cores()
    if games < WORTH_A_SECOND_PROCESS or processes == 1:
        yield from map(job, range(1, games + 1))
        return
    yield keep(plan, 1, folder)  # whatever needs compiling is compiled once, here
    yield from by_processes(job, range(2, games + 1), processes)


def keep_one(plan: SimulationPlan, folder: Path | None, number: int) -> Played:
    """Play one game, in whichever process."""
    from foretell.arena.simulate import keep

    return keep(plan, number, folder)


def summary(
    plan: SimulationPlan, games: int, folder: Path | None, before: set[int], played: list[Played]
) -> dict[str, Any]:
    """What came of it, as plain values.

    The records decide what counts as played, not the games that were waited for: other processes
    are ahead of those when a run is interrupted.
    """
    from foretell.rules.toml import rules_value

    new = {number for number, one in enumerate(played, start=1) if not one.is_kept}
    there = written(plan, games, folder)
    new |= there - before
    totals = [sum(column) for column in zip(*(one.scores for one in played), strict=False)]
    return {
        "rules": rules_value(plan.rules),
        "players": plan.rules.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": games,
        "played": len(new),
        "kept": len(there - new),
        "records": str(folder) if folder else None,
        "written": len(there),
        "mean_scores": [round(total / len(played), 2) for total in totals],
    }


def written(plan: SimulationPlan, games: int, folder: Path | None) -> set[int]:
    """The numbers of the games whose records are in the folder."""
    there = {file.name for file in folder.iterdir()} if folder else set()
    return {number for number in range(1, games + 1) if plan.file_name(number) in there}


def sentence(told: dict[str, Any], lang: str) -> str:
    """What was simulated, as a sentence in a language."""
    names = ("played", "games", "kept", "written")
    numbers = {name: int(told[name]) for name in names}
    key = "cli-simulated-kept" if told["kept"] else "cli-simulated"
    start = text(key, lang, **numbers)
    if told["records"]:
        folder, number = told["records"], numbers["written"]
        start = text("cli-simulated-records", lang, start=start, folder=folder, written=number)
    pairs = zip(told["bots"], told["mean_scores"], strict=False)
    means = ", ".join(f"{bot} {figure(mean)}" for bot, mean in pairs)
    return f"{start}.\n{text('cli-mean-scores', lang, means=means)}" if means else f"{start}."
