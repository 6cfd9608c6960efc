"""``foretell tournament``: run a tournament from a file: seatings, results, standings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.cli import tournament_notes, tournament_results
from foretell.cli.spoken import Spoken, SpokenGroup, say
from foretell.cli.tournament_file import (
    FILE,
    begun,
    opened,
    paper_words,
    printed,
    words_of,
    write_pdf,
)

if TYPE_CHECKING:
    from foretell.terminal.words import Words
    from foretell.tournament import Tournament, TournamentFormat

TOML: Final = ".toml"
PDF: Final = click.option(
    "--pdf", metavar="FILE", type=click.Path(path_type=Path), help="help-tournament-pdf"
)
PAPER: Final = click.option(
    "--paper", default="a4", show_default=True, metavar="a4|letter", help="help-print-paper"
)


@click.group("tournament", cls=SpokenGroup, help="help-tournament")
def tournament_command() -> None:
    """Run a tournament at real tables."""


for _command in (*tournament_notes.COMMANDS, *tournament_results.COMMANDS):
    tournament_command.add_command(_command)


@tournament_command.command("formats", cls=Spoken, help="help-tournament-formats")
@click.argument("name", metavar="[NAME|FILE.toml]", required=False)
@click.pass_context
def formats_command(context: click.Context, *, name: str | None) -> None:
    """List the formats that have a name, or print one as TOML."""
    from foretell.tournament import FORMATS, format_text

    if name is not None:
        click.echo(format_text(format_meant(name)), nl=False)
        return
    width = max(map(len, FORMATS))
    for one in FORMATS:
        click.echo(f"{one:<{width}}  {say(context, f'tournament-preset-{one}')}")


def format_meant(name: str) -> TournamentFormat:
    """The format of a name or a file.

    Raises:
        ForetellError: there is none.
    """
    from foretell.tournament import format_named, load_format

    return load_format(name) if name.endswith(TOML) else format_named(name)


@tournament_command.command("new", cls=Spoken, help="help-tournament-new")
@click.argument("path", **FILE)
@click.option(
    "--format",
    "played_by",
    metavar="NAME|FILE.toml",
    default="qualifier",
    help="help-tournament-format",
)
@click.option("--name", help="help-tournament-name")
@click.option("--seed", help="help-tournament-seed")
@click.pass_context
def new_command(
    context: click.Context, *, path: Path, played_by: str, name: str | None, seed: str | None
) -> None:
    """Write a new tournament."""
    from foretell.tournament import Tournament

    made = format_meant(played_by)
    begun(context, path, Tournament(made, name or path.stem, seed or drawn_seed()))


def drawn_seed() -> str:
    """A seed that nobody chose."""
    import secrets

    return secrets.token_hex(8)


@tournament_command.command("again", cls=Spoken, help="help-tournament-again")
@click.argument("path", **FILE)
@click.argument("new", metavar="NEW", type=click.Path(path_type=Path))
@click.option("--name", help="help-tournament-name")
@click.option("--seed", help="help-tournament-seed")
@click.pass_context
def again_command(
    context: click.Context, *, path: Path, new: Path, name: str | None, seed: str | None
) -> None:
    """Write a new tournament with the settings of another one."""
    begun(context, new, opened(path).again(name or new.stem, seed or drawn_seed()))


@tournament_command.command("standings", cls=Spoken, help="help-tournament-standings")
@click.argument("path", **FILE)
@PDF
@PAPER
@click.pass_context
def standings_command(context: click.Context, *, path: Path, pdf: Path | None, paper: str) -> None:
    """Print the standings, or write them as a PDF."""
    from foretell.terminal.tournament.showing import heading, standings_table

    words, one = words_of(context), opened(path)
    if pdf is not None:
        from foretell.tournament.listing import standings_list

        write_pdf(context, pdf, paper, standings_list(paper_words(context), one))
        return
    printed(
        lambda width: [
            heading(words, one),
            "",
            standings_table(words, one, width),
            "",
            _below(words, one),
        ]
    )


def _below(words: Words, one: Tournament) -> str:
    """What stands below everything: what comes next."""
    from foretell.tournament.said import next_said

    return next_said(words, one)


@tournament_command.command("seatings", cls=Spoken, help="help-tournament-seatings")
@click.argument("path", **FILE)
@click.option("--round", "n", metavar="N", type=click.IntRange(1, 100), help="help-tournament-n")
@click.option("--by-name", is_flag=True, help="help-tournament-by-name")
@PDF
@PAPER
@click.pass_context
def seatings_command(
    context: click.Context,
    *,
    path: Path,
    n: int | None,
    by_name: bool,
    pdf: Path | None,
    paper: str,
) -> None:
    """Print who sits where in a round, the last one if none is named, or write it as a PDF."""
    from foretell.terminal.tournament.showing import heading, seatings_lines
    from foretell.tournament.checks import drawn
    from foretell.tournament.said import round_said

    words, one = words_of(context), opened(path)
    played = drawn(one.state, n or max(1, len(one.state.rounds)))
    if pdf is not None:
        from foretell.tournament.listing import by_name_list, seatings_list

        made = by_name_list if by_name else seatings_list
        write_pdf(context, pdf, paper, made(paper_words(context), one, played))
        return
    is_last = played is one.state.rounds[-1]
    title = heading(words, one) if is_last else round_said(words, played)
    printed(lambda width: [title, "", *seatings_lines(words, one, played, width, by_name=by_name)])


@tournament_command.command("show", cls=Spoken, help="help-tournament-show")
@click.argument("path", **FILE)
@click.option("--log", is_flag=True, help="help-tournament-log")
@click.pass_context
def show_command(context: click.Context, *, path: Path, log: bool) -> None:
    """Print how a tournament stands: format, people, the open round, what comes next."""
    from foretell.terminal.tournament.overview import log_lines, overview

    words, one = words_of(context), opened(path)
    if log:
        printed(lambda _: log_lines(words, one))
    else:
        printed(lambda width: [*overview(words, one, width), _below(words, one)])


@tournament_command.command("export", cls=Spoken, help="help-tournament-export")
@click.argument("path", **FILE)
@click.option("--csv", "form", flag_value="csv", default=True, help="help-tournament-csv")
@click.option("--json", "form", flag_value="json", help="help-tournament-json")
@click.option("--settings", "form", flag_value="settings", help="help-tournament-settings")
@click.option(
    "--output",
    "-o",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="help-tournament-output",
)
@click.pass_context
def export_command(context: click.Context, *, path: Path, form: str, output: Path | None) -> None:
    """Print or write the standings, the whole tournament, or its settings."""
    from foretell.base.files import write_whole, writing_to

    text = exported(opened(path), form)
    if output is None:
        click.echo(text, nl=False)
        return
    if output.exists() and output.samefile(path):
        raise spoken(ForetellError("bad-call", ""), "tournament-file-there", file=str(output))
    with writing_to(output):
        write_whole(output, text)
    click.echo(say(context, "tournament-written", file=str(output)))


def exported(one: Tournament, form: str) -> str:
    """A tournament in a form."""
    from foretell.tournament import format_text
    from foretell.tournament.exporting import standings_csv, tournament_json

    made: dict[str, Any] = {
        "csv": lambda: standings_csv(one),
        "json": lambda: json.dumps(tournament_json(one), ensure_ascii=False, indent=1) + "\n",
        "settings": lambda: format_text(one.state.format),
    }
    text: str = made[form]()
    return text
