"""``foretell admin``: see tables and put things right, with or without a running server."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import LANGUAGES, rejected, rejected_as
from foretell.cli.spoken import Spoken, SpokenGroup, say
from foretell.server.operate import admin_orders as o
from foretell.server.protocol.event import tag
from foretell.server.protocol.names import clean_line
from foretell.server.settings.described import data_options
from foretell.server.settings.settings import ServerSettings
from foretell.server.settings.sources import settings_of

KIND = click.Choice(["person", "address"])


WHERE: Final = "foretell.admin"
"""Under which a context keeps what was said of the data folder, before a command or after it."""


def locate(context: click.Context, option: click.Parameter, value: object) -> None:
    """Find the data once more, now that something is said of it."""
    said = context.meta.setdefault(WHERE, {})
    if value is not None:
        said[option.name] = value
    context.obj = settings_of(said.get("data"), said.get("store"), said.get("config"))


class AdminCommand(Spoken):
    """A command of the operator's; where the data are may be said after it too."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Take the options of the group."""
        super().__init__(*args, **settings)
        self.params += placing()


def placing() -> list[click.Parameter]:
    """The options that say which data folder is meant, to be heard where they stand."""
    options = click.command(data_options(lambda: None)).params
    for option in options:
        option.expose_value, option.callback = False, locate
    return options


class Orders(SpokenGroup):
    """The operator's commands."""

    command_class = AdminCommand

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Take the options too."""
        super().__init__(*args, **settings)
        self.params += placing()


@click.group("admin", cls=Orders, help="help-admin")
def admin_command() -> None:
    """See and message tables, close them, ban, withdraw names and lines of chat."""


def run(settings: ServerSettings, order: o.AnyOrder) -> o.Answer:
    """Have an order carried out, and say what was done."""
    from foretell.server.offline import carry_out

    try:
        answer = carry_out(settings, order)
    except ForetellError as error:
        raise in_words(error) from None
    if isinstance(answer, o.OrderDone):
        key = f"operate-done-{tag(type(order).__name__)}"
        click.echo(say(click.get_current_context(), key, **answer.about))
    return answer


def in_words(error: ForetellError) -> ForetellError:
    """A refusal with a text of the catalogue, where there is one for its code."""
    known = {name: one for name, one in error.details.items() if isinstance(one, str | int)}
    is_told = not error.key and rejected_as(error.code, known, LANGUAGES[0])
    return rejected(error, **known) if is_told else error


def moment(at: int) -> str:
    """A time as people read it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


@admin_command.command("tables", help="help-admin-tables")
@click.option("--over", is_flag=True, help="help-admin-tables-over")
@click.pass_obj
def tables(settings: ServerSettings, *, over: bool) -> None:
    """List the tables, the last changed first."""
    found = run(settings, o.Tables(over))
    assert isinstance(found, list)  # noqa: S101  # for the type checker
    for row in found:
        if isinstance(row, o.TableRow):
            click.echo(table_line(row))
    click.echo(tell("tables", number=len(found)))


def tell(key: str, /, **args: str | int) -> str:
    """A text of the operator's."""
    return say(click.get_current_context(), f"operate-{key}", **args)


def table_line(row: o.TableRow) -> str:
    """A table in a list."""
    seats = ", ".join(name or tell("free") for name in row.seats)
    status = f"{tell(f'status-{row.status}'):<8}"
    viewers = "–" if row.viewers is None else row.viewers
    when = {"moment": moment(row.changed), "viewers": f"{viewers:>3}"}
    return tell("row", id=row.id, status=status, name=row.name, seats=seats, **when)


@admin_command.command("show", help="help-admin-show")
@click.argument("table")
@click.pass_obj
def show(settings: ServerSettings, *, table: str) -> None:
    """Show who sits at TABLE, with their ids, and its lines of chat, with their numbers."""
    t = run(settings, o.Show(table))
    assert isinstance(t, o.TableShown)  # noqa: S101  # for the type checker
    key = "shown-private" if t.private else "shown"
    status = tell(f"status-{t.status}")
    click.echo(tell(key, name=t.name, id=t.id, status=status, round=t.round_no, rules=t.rules))
    times = {"opened": moment(t.opened), "changed": moment(t.changed)}
    click.echo(tell("opened", **times, entries=t.entries))
    is_known = t.viewers is not None
    click.echo(tell("host" if is_known else "host-elsewhere", host=t.host, viewers=t.viewers or 0))
    for seat in t.seats:
        click.echo(f"  {seat_line(seat)}")
    for line in t.chat:
        said = {"moment": moment(line.at), "name": line.name, "text": line.text}
        click.echo(f"  {tell('line', number=str(line.line), **said)}")


def seat_line(seat: o.SeatRow) -> str:
    """Who sits at a seat, with what an operator needs of them."""
    who = tell("person", id=seat.person) if seat.person else ""
    bot = tell("bot", name=seat.bot) if seat.bot else ""
    here = tell("here") if seat.is_here else ""
    more = ", ".join(word for word in (who, bot, here) if word)
    key = "seat-more" if more else "seat"
    return tell(key, number=seat.seat + 1, name=seat.name or tell("free"), more=more)


@admin_command.command("message", help="help-admin-message")
@click.argument("table")
@click.argument("text")
@click.pass_obj
def message(settings: ServerSettings, *, table: str, text: str) -> None:
    """Say TEXT at TABLE, as the server."""
    try:
        line = clean_line(text)
    except ForetellError as error:
        raise in_words(error) from None
    run(settings, o.Message(table, line))


@admin_command.command("bans", help="help-admin-bans")
@click.pass_obj
def bans(settings: ServerSettings) -> None:
    """List who is banned."""
    found = run(settings, o.Bans())
    assert isinstance(found, list)  # noqa: S101  # for the type checker
    for row in found:
        if isinstance(row, o.BanRow):
            key = "ban-until" if row.until else "ban-for-good"
            said = tell(key, kind=row.kind, what=row.what, until=moment(row.until))
            click.echo(f"{said}: {row.reason}" if row.reason else said)
    click.echo(tell("bans", number=len(found)))


def hours_and_reason() -> list[click.Parameter]:
    """For how long something is, and why."""
    hours = click.FloatRange(0, o.MOST_HOURS)
    return [
        click.Option(["--hours"], type=hours, default=0, help="help-admin-ban-hours"),
        click.Option(["--reason"], default="", help="help-admin-ban-reason"),
    ]


def just(order: type[o.AnyOrder], *parameters: click.Parameter) -> None:
    """Add a command that has an order carried out; its parameters are the order's fields."""
    name = tag(order.__name__)

    @click.pass_obj
    def carry_out(settings: ServerSettings, /, **said: Any) -> None:
        run(settings, order(**said))

    command = AdminCommand(
        name, params=[*parameters], callback=carry_out, help=f"help-admin-{name}"
    )
    admin_command.add_command(command)


just(o.Close, click.Argument(["table"]))
just(o.Ban, click.Argument(["kind"], type=KIND), click.Argument(["what"]), *hours_and_reason())
just(o.Unban, click.Argument(["kind"], type=KIND), click.Argument(["what"]))
just(o.Mute, click.Argument(["person"]), *hours_and_reason())
just(o.Unmute, click.Argument(["person"]))
just(o.WithdrawName, click.Argument(["person"]))
just(o.WithdrawLine, click.Argument(["table"]), click.Argument(["line"], type=int))
