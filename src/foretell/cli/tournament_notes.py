"""``foretell tournament``: who takes part, and the rounds: draw, take back, close, finish."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.cli.spoken import Spoken
from foretell.cli.tournament_file import FILE, noted, opened, person_meant, printed, words_of


@click.command("enter", cls=Spoken, help="help-tournament-enter")
@click.argument("path", **FILE)
@click.argument("names", metavar="NAME …", nargs=-1)
@click.option("--club", default="", help="help-tournament-club")
@click.option("--nation", default="", help="help-tournament-nation")
@click.option(
    "--list",
    "listed",
    metavar="LIST.csv",
    type=click.Path(path_type=Path),
    help="help-tournament-list",
)
@click.pass_context
def enter(
    context: click.Context,
    *,
    path: Path,
    names: tuple[str, ...],
    club: str,
    nation: str,
    listed: Path | None,
) -> None:
    """Let people take part."""
    from foretell.terminal.tournament.keeping import read_people
    from foretell.tournament import PersonEntered

    people = [PersonEntered(name.strip(), club, nation) for name in names]
    people += read_people(listed) if listed else []
    if not people:
        raise spoken(ForetellError("bad-call", ""), "tournament-no-names")
    one = opened(path)
    all_in = sum(who.is_in for who in one.state.people) + len(people)
    noted(context, path, one, people, "entered", count=len(people), all=all_in)


def _of_person(context: click.Context, path: Path, said: str, done: str) -> None:
    """Note what somebody does."""
    from foretell.tournament import PersonAbsent, PersonReturned, PersonWithdrew

    one = opened(path)
    number = person_meant(one, said)
    made: dict[str, Any] = {
        "withdrew": lambda: PersonWithdrew(number),
        "returned": lambda: PersonReturned(number),
        "absent": lambda: PersonAbsent(number, one.state.next_n),
    }
    name, n = one.state.people[number - 1].name, one.state.next_n
    noted(context, path, one, [made[done]()], done, name=name, n=n)


@click.command("rename", cls=Spoken, help="help-tournament-rename")
@click.argument("path", **FILE)
@click.argument("who", metavar="NAME")
@click.argument("name", metavar="NEW")
@click.option("--club", help="help-tournament-club")
@click.option("--nation", help="help-tournament-nation")
@click.pass_context
def rename(
    context: click.Context, *, path: Path, who: str, name: str, club: str | None, nation: str | None
) -> None:
    """Write somebody otherwise; club and nation stay where none is said."""
    from foretell.tournament import PersonRenamed

    one = opened(path)
    before = one.state.people[person_meant(one, who) - 1]
    club = before.club if club is None else club
    nation = before.nation if nation is None else nation
    made = PersonRenamed(before.number, name.strip(), club, nation)
    noted(context, path, one, [made], "renamed", before=before.name, name=made.name)


@click.command("withdraw", cls=Spoken, help="help-tournament-withdraw")
@click.argument("path", **FILE)
@click.argument("who", metavar="NAME")
@click.pass_context
def withdraw(context: click.Context, *, path: Path, who: str) -> None:
    """Seat somebody no more."""
    _of_person(context, path, who, "withdrew")


@click.command("back", cls=Spoken, help="help-tournament-back")
@click.argument("path", **FILE)
@click.argument("who", metavar="NAME")
@click.pass_context
def back(context: click.Context, *, path: Path, who: str) -> None:
    """Seat somebody again who withdrew."""
    _of_person(context, path, who, "returned")


@click.command("absent", cls=Spoken, help="help-tournament-absent")
@click.argument("path", **FILE)
@click.argument("who", metavar="NAME")
@click.pass_context
def absent(context: click.Context, *, path: Path, who: str) -> None:
    """Leave somebody out of the next round."""
    _of_person(context, path, who, "absent")


@click.command("draw", cls=Spoken, help="help-tournament-draw")
@click.argument("path", **FILE)
@click.pass_context
def draw(context: click.Context, *, path: Path) -> None:
    """Draw the next round, and print who sits where."""
    from foretell.terminal.tournament.showing import seatings_lines

    one = opened(path)
    made = one.draw()
    noted(context, path, one, [made], "drawn", n=made.n, tables=len(made.tables))
    words = words_of(context)
    printed(lambda width: ["", *seatings_lines(words, one, one.state.rounds[-1], width)])


@click.command("undraw", cls=Spoken, help="help-tournament-undraw")
@click.argument("path", **FILE)
@click.option("--by", "who", metavar="NAME", required=True, help="help-tournament-by")
@click.option("--why", metavar="TEXT", required=True, help="help-tournament-why")
@click.pass_context
def undraw(context: click.Context, *, path: Path, who: str, why: str) -> None:
    """Take back a draw that nobody has played yet."""
    from foretell.tournament import RoundUndrawn

    one = opened(path)
    n = len(one.state.rounds) or 1
    noted(context, path, one, [RoundUndrawn(n, who, why)], "undrawn", n=n)


@click.command("close", cls=Spoken, help="help-tournament-close")
@click.argument("path", **FILE)
@click.pass_context
def close(context: click.Context, *, path: Path) -> None:
    """Close the open round: its results are in and agreed to."""
    from foretell.tournament import RoundClosed

    one = opened(path)
    n = len(one.state.rounds) or 1
    noted(context, path, one, [RoundClosed(n)], "closed", n=n)


@click.command("finish", cls=Spoken, help="help-tournament-finish")
@click.argument("path", **FILE)
@click.pass_context
def finish(context: click.Context, *, path: Path) -> None:
    """End a tournament here, however far it is."""
    from foretell.tournament import TournamentFinished

    noted(context, path, opened(path), [TournamentFinished()], "finished")


COMMANDS: Final = (enter, rename, withdraw, back, absent, draw, undraw, close, finish)
