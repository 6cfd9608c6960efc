"""``foretell arena``: how strong bots are, over duplicate deals; all against all with ratings."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.cli.backend import backend_options, cluster_of
from foretell.cli.progress import progress
from foretell.cli.spoken import Spoken, language, say

if TYPE_CHECKING:
    from foretell.arena.cluster import Cluster
    from foretell.arena.match import Match

INTERRUPTED: Final = 130
PAIR: Final = 2


@click.command("arena", cls=Spoken, help="help-arena")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT…")
@click.option("--rules", default="standard", metavar="NAME|FILE.toml", help="help-simulate-rules")
@click.option("--players", metavar="N", type=click.IntRange(2, 6), help="help-rules-players")
@click.option(
    "--deals", metavar="N", type=click.IntRange(2), default=100, show_default=True,
    help="help-arena-deals",
)  # fmt: skip
@click.option("--seed", metavar="N", type=int, default=0, show_default=True, help="help-arena-seed")
@click.option("--keep", metavar="FOLDER", type=click.Path(path_type=Path), help="help-arena-keep")
@click.option("--processes", metavar="N", type=click.IntRange(1), help="help-arena-processes")
@backend_options
@click.option("--plot", metavar="FILE", type=click.Path(path_type=Path), help="help-arena-plot")
@click.option("--json", "as_json", is_flag=True, help="help-arena-json")
@click.pass_context
def arena(context: click.Context, /, *, bots: tuple[str, ...], as_json: bool, **said: Any) -> None:
    """Measure bots against each other."""
    if len(bots) < PAIR:
        raise click.UsageError(say(context, "arena-one-bot"), context)
    if len(bots) > PAIR and (twice := next((one for one in bots if bots.count(one) > 1), "")):
        raise click.UsageError(say(context, "arena-twice", bot=twice), context)
    from foretell.arena.prints import prints_aside

    plot: Path | None = said.pop("plot")
    if plot:
        from foretell.arena.plots import check

        check(plot)
    cluster_asked = cluster_of(context, said.pop("backend"), said.pop("scheduler"))
    with cluster_asked as cluster, prints_aside():
        matches = matches_of(bots, cluster=cluster, **said)
        used = workers(cluster, said["processes"])
        is_whole = play(context, matches, used, is_quiet=as_json)
    tell(context, matches, plot, as_json=as_json)
    if not is_whole:
        key = "arena-stopped-kept" if said["keep"] else "arena-stopped"
        click.echo(say(context, key), err=True)
        context.exit(INTERRUPTED)


def tell(context: click.Context, matches: list[Match], plot: Path | None, *, as_json: bool) -> None:
    """Print and draw what came of the matches that have been played, whole or in part."""
    from foretell.cli.arena_report import dict_of, sentence_of

    played = [one for one in matches if one.done >= PAIR]
    if not played:
        return
    shown = json.dumps(dict_of(matches)) if as_json else sentence_of(matches, language(context))
    click.echo(shown)
    if plot:
        from foretell.arena.plots import draw

        draw(plot, [one.result() for one in played])


def matches_of(
    bots: tuple[str, ...], *, rules: str, players: int | None, **said: Any
) -> list[Match]:
    """One match, or one for each bot at the tables of each other.

    Raises:
        ForetellError: there are no such bots or rules, or nobody else plays by these.
    """
    from foretell.arena.loading import bot_source, told_apart
    from foretell.arena.match import Match
    from foretell.cli.rules import read_rules

    made = read_rules(rules, players)
    if made.players < PAIR:
        raise spoken(ForetellError("arena-alone", ""), "failed-arena-alone")
    is_alike = len(set(bots)) < len(bots)  # a bot at tables of its own kind has one name
    sources = [bot_source(bot) for bot in bots] if is_alike else told_apart(bots)
    pairs = [tuple(sources)] if len(bots) == PAIR else permutations(sources, PAIR)
    return [Match(one, other, rules=made, **said) for one, other in pairs]


def workers(cluster: Cluster | None, processes: int | None) -> int:
    """How many work."""
    from foretell.arena.processes import cores

    return cluster.workers() if cluster else min(processes or cores(), cores())


def play(context: click.Context, matches: list[Match], used: int, *, is_quiet: bool) -> bool:
    """Play them all, unless interrupted; whether nobody did."""
    try:
        play_all(context, matches, used, is_quiet=is_quiet)
    except KeyboardInterrupt:
        return False
    return True


def play_all(context: click.Context, matches: list[Match], used: int, *, is_quiet: bool) -> None:
    """Begin each, tell how long it will take, and play them to their ends one after the other."""
    deals = sum(one.deals for one in matches)
    with progress(say(context, "arena-deals"), deals, is_quiet=is_quiet) as told:
        for begins in (True, False):
            for one in matches:
                for _ in one.begin() if begins else one.run():
                    told(sum(each.done for each in matches))
            if begins:
                tell_time(context, matches, used)


def tell_time(context: click.Context, matches: list[Match], used: int) -> None:
    """Say how long what is left of all matches will take, unless it is done at once."""
    left = sum(one.seconds_left for one in matches) / used
    if left >= 1:
        shown = f"{left / 60:.0f} min" if left > 90 else f"{left:.0f} s"
        click.echo(say(context, "arena-takes", time=shown, cores=used), err=True)
