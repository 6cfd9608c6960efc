"""``foretell play``: a game in the terminal against bots."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.cli.spoken import Spoken, lang_option, language

if TYPE_CHECKING:
    from foretell.terminal.commands import Settings
    from foretell.terminal.desk import Desk
    from foretell.terminal.local import LocalTable
    from foretell.terminal.menu import Choice
    from foretell.terminal.opening import GameRequest
    from foretell.terminal.words import Words

NEW = ("rules", "players", "bots", "dealer", "notequal", "hiddentip", "seed")
"""Any of these begins a game without asking anything."""


@click.command("play", cls=Spoken, help="cli-play-help")
@click.option("--rules", metavar="NAME|FILE.toml", help="cli-play-rules")
@click.option("--players", metavar="N", type=click.IntRange(1, 6), help="cli-play-players")
@click.option("--bots", metavar="KINDS", help="cli-play-bots")
@click.option("--dealer", metavar="N", type=click.IntRange(1, 6), help="cli-play-dealer")
@click.option("--notequal/--no-notequal", default=None, help="cli-play-notequal")
@click.option("--hiddentip/--no-hiddentip", default=None, help="cli-play-hiddentip")
@click.option("--seed", metavar="TEXT", help="cli-play-seed")
@click.option("--name", metavar="NAME", default="", help="cli-play-name")
@lang_option
@click.option("--suits", type=click.Choice(["letters", "symbols"]), help="cli-play-suits")
@click.option("--pace", type=click.Choice(["slow", "normal", "instant"]), help="cli-play-pace")
@click.option("--fast", is_flag=True, help="cli-play-fast")
@click.option("--resume", metavar="[FILE]", is_flag=False, flag_value="", help="cli-play-resume")
@click.pass_context
def play(context: click.Context, /, *, suits: str | None, **said: Any) -> None:
    """Start a game, or go on with one."""
    from foretell.bots import warming
    from foretell.cli import warm
    from foretell.terminal.desk import Desk
    from foretell.terminal.keys import keys_here
    from foretell.terminal.screen import screen_here
    from foretell.terminal.words import words_for

    words = words_for(language(context), suits)
    given = _given(said)
    warm.main()
    warming.begin()
    with Desk(screen_here(), keys_here(), words) as desk:
        outcome = _play(desk, words, said, given)
    if outcome:
        click.echo(outcome)


def _given(said: dict[str, Any]) -> GameRequest | None:
    """The game that the options ask for; none where they leave it open.

    Raises:
        ForetellError: there are no such rules or bots, or a saved game is to be another one.
    """
    from foretell.cli.rules import read_rules
    from foretell.rules.tournament import with_switches
    from foretell.terminal.opening import GameRequest, first_dealer, kinds_of

    asked = [key for key in NEW if said[key] is not None]
    if said["resume"] is not None and (asked or said["name"]):
        options = " ".join(f"--{key}" for key in (*NEW, "name") if said[key] not in (None, ""))
        raise spoken(ForetellError("not-resumed", ""), "failed-resume-as-is", options=options)
    if not asked:
        return None
    rules = read_rules(said["rules"] or "standard", said["players"])
    rules = with_switches(rules, notequal=said["notequal"], hiddentip=said["hiddentip"])
    request = GameRequest(rules=rules, name=said["name"], seed=said["seed"] or "")
    request.dealer = first_dealer(said["dealer"], rules.players)
    if said["bots"]:
        kinds_of(said["bots"], rules.players)
        request.bots = said["bots"]
    return request


def _play(desk: Desk, words: Words, said: dict[str, Any], request: GameRequest | None) -> str:
    """Play at a desk; what is to be said after it."""
    table = None
    try:
        choice = _choice(desk, words, said, request)
        if choice is None:
            return ""
        if choice.reach:
            return _host(desk, words, said, choice)
        table = _table(desk, choice, words)
        return _sit(desk, words, said, table)
    except (KeyboardInterrupt, EOFError):
        return _saved(words, table)


def _choice(
    desk: Desk, words: Words, said: dict[str, Any], request: GameRequest | None
) -> Choice | None:
    """What to play: as the options say, else as the menu finds out."""
    from foretell.cli.rules import read_rules
    from foretell.terminal import saving
    from foretell.terminal.menu import Choice, Menu, usual_request

    if said["resume"] is not None:
        return Choice(saved=Path(said["resume"]) if said["resume"] else None)
    if request is not None:
        return Choice(request=request)
    threading.Thread(target=_load, daemon=True).start()
    return Menu(desk, words, read_rules, usual_request(said["name"]), saving.open_games).ask()


def _table(desk: Desk, choice: Choice, words: Words) -> LocalTable:
    """The table of a choice; a bot that is compiled just now is waited for."""
    from foretell.terminal.opening import compiled, new_table, saved_table

    made = new_table(choice.request, words) if choice.request else saved_table(choice.saved, words)
    compiled(made.plan.bots, desk)
    return made


def _host(desk: Desk, words: Words, said: dict[str, Any], choice: Choice) -> str:
    """Open a table for friends, and play at it."""
    from foretell.terminal.menu import LAN
    from foretell.terminal.remote.hosting import Hosting

    request = choice.request
    if request is None:
        return ""
    hosting = Hosting(desk, words, _settings(said))
    return hosting.play(request, is_lan=choice.reach == LAN)


def _settings(said: dict[str, Any]) -> Settings:
    from foretell.terminal.commands import Settings

    return Settings(said["pace"] or "normal", confirm=not said["fast"])


def _load() -> None:
    """Load what a game needs, while the menu is being read."""
    import foretell.terminal.local
    import foretell.terminal.session  # noqa: F401


def _sit(desk: Desk, words: Words, said: dict[str, Any], table: LocalTable) -> str:
    from foretell.terminal.session import Session
    from foretell.terminal.sitting import Leave, Sitting

    try:
        Session(Sitting(table, desk, words, _settings(said))).run()
    except Leave:
        return _saved(words, table)
    return words.say("record", path=str(table.plan.path))


def _saved(words: Words, table: LocalTable | None) -> str:
    """Where the game is, and how to go on with one that is not over; nothing if none is kept."""
    if table is None or not table.plan.path.exists():
        return ""
    return words.say("record" if table.game.is_over else "resume", path=str(table.plan.path))
