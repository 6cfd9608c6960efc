"""``foretell score``: a score pad for real cards, in the terminal."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.cli.spoken import Spoken, lang_option, language

if TYPE_CHECKING:
    from rich.text import Text

    from foretell.scorepad import ScorePad
    from foretell.terminal.words import Words

NEW: Final = "new"
DRAWN: Final = "drawn"
"""Said for a first dealer that lots decide; a player of that name goes before."""
BEGUN: Final = ("players", "rules", "dealer")
"""What a pad is begun with, and keeps."""


@click.command("score", cls=Spoken, help="help-score")
@click.argument("words", metavar="[new] FILE …", nargs=-1)
@click.option("--players", metavar="NAMES", help="help-score-players")
@click.option("--rules", metavar="NAME|FILE.toml", help="help-score-rules")
@click.option("--dealer", metavar="NAME", help="help-score-dealer")
@click.option("--round", "n", metavar="N", type=click.IntRange(1, 120), help="help-score-round")
@click.option("--show", is_flag=True, help="help-score-show")
@click.option("--record", is_flag=True, help="help-score-record")
@click.option("--statistics", is_flag=True, help="help-score-statistics")
@click.option("--suits", type=click.Choice(["letters", "symbols"]), help="cli-play-suits")
@lang_option
@click.pass_context
def score_command(
    context: click.Context, /, *, words: tuple[str, ...], suits: str | None, **said: Any
) -> None:
    """Begin a pad, go on with one, note one thing, or print it."""
    from foretell.terminal.words import words_for

    speech = words_for(language(context), suits)
    if not words:
        raise bad_call("no-file")
    if words[0] == NEW and len(words) > 1:
        _begin(speech, Path(words[1]), words[2:], said)
    elif said["statistics"]:
        _count(speech, words, said)
    else:
        _go_on(speech, Path(words[0]), words[1:], said)


def bad_call(key: str, /, **args: str) -> ForetellError:
    """The error that the command cannot do this, by the text ``score-<key>``."""
    return spoken(ForetellError("bad-call", ""), f"score-{key}", **args)


def _begin(words: Words, path: Path, more: tuple[str, ...], said: dict[str, Any]) -> None:
    """Write a new pad, and note on it where somebody sits at a terminal."""
    from foretell.terminal.score.keeping import write_pad
    from foretell.terminal.score.sheet import listed

    if path.exists():
        raise bad_call("file-there", file=str(path))
    pad = _new_pad(said, more)
    write_pad(path, pad)
    if _is_live():
        _sit(words, path, pad)
    else:
        names = listed(words, list(pad.names))
        click.echo(words.text("score-made", path=str(path), names=names))
        if said["dealer"] == DRAWN and DRAWN not in pad.names:
            click.echo(words.text("score-drawn", who=pad.names[pad.dealer]))


def _new_pad(said: dict[str, Any], more: tuple[str, ...]) -> ScorePad:
    """The pad that the options ask for.

    Raises:
        ForetellError: nobody plays, or there are no such rules for so many.
    """
    from foretell.cli.rules import read_rules
    from foretell.scorepad import ScorePad
    from foretell.terminal.score.lines import check_names

    given = [said["players"] or "", *more]
    names = tuple(name.strip() for part in given for name in part.split(",") if name.strip())
    if not names:
        raise bad_call("no-names")
    check_names(names)
    rules = read_rules(said["rules"] or "standard", len(names))
    dealer = said["dealer"]
    seat = len(names) - 1 if dealer is None else dealer_seat(dealer, names)
    return ScorePad(rules, names, seat)


def dealer_seat(dealer: str, names: tuple[str, ...]) -> int:
    """The seat of who deals first: by name, or by lot.

    Raises:
        ForetellError: nobody is called so.
    """
    if dealer in names:
        return names.index(dealer)
    if dealer == DRAWN:
        return secrets.randbelow(len(names))
    raise bad_call("no-dealer", said=dealer, names=", ".join(names))


def _go_on(words: Words, path: Path, typed: tuple[str, ...], said: dict[str, Any]) -> None:
    """Print a pad, note one thing, or ask for what is due."""
    from foretell.terminal.score.keeping import read_pad

    pad = read_pad(path)
    _check_begun(said)
    if typed:
        _note(words, path, pad, typed, said["n"])
    elif said["record"]:
        from foretell.record import write

        click.echo(write(pad.record()), nl=False)
    elif said["show"] or not _is_live():
        _show(words, pad)
    else:
        _sit(words, path, pad)


def _check_begun(said: dict[str, Any]) -> None:
    """Refuse options that would change what a pad was begun with.

    Raises:
        ForetellError: there is one.
    """
    if given := [f"--{name}" for name in BEGUN if said[name] is not None]:
        raise bad_call("as-begun", options=" ".join(given))


def _is_live() -> bool:
    """Whether somebody sits at a terminal."""
    import sys

    return sys.stdin.isatty() and sys.stdout.isatty()


def _note(words: Words, path: Path, pad: ScorePad, typed: tuple[str, ...], n: int | None) -> None:
    """Note one thing, and say what comes next."""
    from foretell.terminal.score.asking import asked, next_question, stopped
    from foretell.terminal.score.keeping import write_pad
    from foretell.terminal.score.lines import PadReader

    before = pad.standing()
    reader = PadReader(words, pad)
    entry = reader.fitting(reader.entry(n or before.now or len(before.rounds), typed), before)
    pad = pad.noted(entry)
    write_pad(path, pad)
    standing = pad.standing()
    question = next_question(standing, {(standing.now or 0, one.key) for one in standing.due})
    due = asked(PadReader(words, pad), question) if question else stopped(words, standing)
    what = words.text(f"scorepad-key-{entry.key}")
    click.echo(words.text("score-noted", n=entry.n, what=what, due=due.plain.strip()))


def _show(words: Words, pad: ScorePad) -> None:
    """Print the sheet."""
    from foretell.terminal.score.sheet import sheet_lines

    _print(lambda width: sheet_lines(words, pad.standing(), width))


def _count(words: Words, files: tuple[str, ...], said: dict[str, Any]) -> None:
    """Print the statistics of some pads."""
    from foretell.terminal.score.counts import count_lines
    from foretell.terminal.score.keeping import read_pad

    pads = [read_pad(Path(file)) for file in files]
    _check_begun(said)
    _print(lambda width: count_lines(words, pads, width))


def _print(lines: Any) -> None:
    """Print lines for the width there is."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    made: list[Text] = lines(console.width)
    for line in made:
        console.print(line, no_wrap=True, crop=False, overflow="ignore")


def _sit(words: Words, path: Path, pad: ScorePad) -> None:
    """Note at a terminal until the person leaves."""
    from foretell.cli import warm
    from foretell.terminal.desk import Desk
    from foretell.terminal.keys import keys_here
    from foretell.terminal.score.session import ScoreSession
    from foretell.terminal.screen import screen_here

    warm.main()
    with Desk(screen_here(), keys_here(), words) as desk, suppress(KeyboardInterrupt, EOFError):
        ScoreSession(desk, words, path, pad).run()
    click.echo(words.text("score-kept", path=str(path)))
