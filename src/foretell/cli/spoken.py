"""Commands whose help stands in the catalogue: in the reader's language, read when it is asked for.

What a decorator gives as ``help`` is the key of a text: ``help-odds-card``, ``cli-play-seed``.
"""

from __future__ import annotations

import gettext
import os
from pathlib import Path
from typing import Any, Final

import click

LANG: Final = "foretell.lang"
KEYS: Final = ("help-", "cli-")
EXAMPLE: Final = "foretell "
PIECES: Final = {"[OPTIONS]": "help-usage-options", "COMMAND [ARGS]...": "help-usage-command"}
"""What click writes into the line that says how a command is called, and our text for it."""

gettext.bindtextdomain("click", Path(__file__).parents[1] / "locale")
gettext.textdomain("click")


def speak(lang: str) -> None:
    """Let click's own sentences be told in a language: it asks gettext, and gettext looks there."""
    os.environ["LANGUAGE"] = lang


def language(context: click.Context) -> str:
    """The language that a command speaks: as its ``--lang`` says, else the reader's."""
    from foretell.base.i18n import choose_language

    return context.meta.get(LANG) or choose_language()


def say(context: click.Context, key: str, **args: str | int) -> str:
    """A text in a command's language."""
    from foretell.base.i18n import text

    return text(key, language(context), **args)


def _choose(context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    from foretell.base.i18n import choose_language

    if value is not None:
        context.meta[LANG] = choose_language(value)
        speak(context.meta[LANG])
    return value


lang_option = click.option(
    "--lang",
    metavar="en|de",
    is_eager=True,
    expose_value=False,
    callback=_choose,
    help="help-option-lang",
)
"""``--lang``, for all commands and for each; :func:`language` knows what it said."""


@click.command()
@lang_option
def _asking_language() -> None:
    """Nothing: it has the option that every command takes over."""


def _told(
    context: click.Context, option: click.Option, key: str | None, metavar: str | None
) -> tuple[str | None, str | None]:
    """The help of an option and what it may be, in a command's language.

    The flag of a setting knows itself how it is told.
    """
    if tells := getattr(option, "told", None):
        told: tuple[str, str | None] = tells(language(context))
        return told
    return say(context, key) if key and key.startswith(KEYS) else key, metavar


class Spoken(click.Command):
    """A command whose ``help``, and that of its options, are keys of texts."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Take the language too: it may be said before a command or after it."""
        super().__init__(*args, **settings)
        if not any("--lang" in one.opts for one in self.params):
            self.params.append(_asking_language.params[0])

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help, with all texts in the reader's language."""
        options = [one for one in self.get_params(ctx) if isinstance(one, click.Option)]
        before = {one: (one.help, one.metavar) for one in options}
        for option, (key, metavar) in before.items():
            option.help, option.metavar = _told(ctx, option, key, metavar)
        super().format_help(ctx, formatter)
        for option, (key, metavar) in before.items():
            option.help, option.metavar = key, metavar

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """How it is called, with the words for what may follow in its language."""
        pieces = super().collect_usage_pieces(ctx)
        return [say(ctx, PIECES[piece]) if piece in PIECES else piece for piece in pieces]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, with its own line of help."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say(ctx, "help-option-help")
        return option

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does, and what to try."""
        lines = say(ctx, self.help or "").split("\n")
        examples = [line.split(": ", 1) for line in lines if line.startswith(EXAMPLE)]
        with formatter.indentation():
            for line in lines:
                if not line.startswith(EXAMPLE):
                    formatter.write_paragraph()
                    formatter.write_text(line)
            if examples:
                formatter.write_paragraph()
                formatter.write_dl([(call, about) for call, about in examples])

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002  # all of it
        """The first line of the help, for a list of commands."""
        return say(click.get_current_context(), self.help or "").partition("\n")[0]


class SpokenGroup(Spoken, click.Group):
    """A group of such commands."""

    command_class: Any = Spoken
