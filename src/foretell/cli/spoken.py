"""Commands whose help stands in the catalogue: in the reader's language, read when it is asked for.

What a decorator gives as ``help`` is the key of a text: ``help-odds-card``, ``cli-play-seed``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import click

LANG: Final = "foretell.lang"
KEYS: Final = ("help-", "cli-")
EXAMPLE: Final = "foretell "
EXTRAS: Final = re.compile(r"(  \[|; )(?:default: (?P<value>[^;\]]+)|required)(?=[;\]])")
"""What click writes behind the help of an option."""
PIECES: Final = {"[OPTIONS]": "help-usage-options", "COMMAND [ARGS]...": "help-usage-command"}
"""What click writes into the line that says how a command is called, and our text for it."""


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


class Formatter(click.HelpFormatter):
    """A page of help whose headings are in a language."""

    context: click.Context

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:  # noqa: ARG002
        """Write how a command is called."""
        super().write_usage(prog, args, f"{say(self.context, 'help-usage')} ")

    def write_dl(self, rows: Iterable[tuple[str, str]], *args: Any, **settings: Any) -> None:
        """Write a list; what click itself says behind an option is told in this language."""
        told = [(name, EXTRAS.sub(self._extra, about)) for name, about in rows]
        super().write_dl(told, *args, **settings)

    def _extra(self, found: re.Match[str]) -> str:
        """What follows a help: the default, or that there is none."""
        if found["value"] is None:
            return f"{found[1]}{say(self.context, 'help-required')}"
        return f"{found[1]}{say(self.context, 'help-default', value=found['value'])}"

    def write_heading(self, heading: str) -> None:
        """Write what stands above options and commands."""
        super().write_heading(say(self.context, f"help-{heading.lower()}"))


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


class SpokenContext(click.Context):
    """What a command runs in; its help is in its language."""

    formatter_class = Formatter

    def make_formatter(self) -> Formatter:
        """A page of help in this command's language."""
        formatter = super().make_formatter()
        assert isinstance(formatter, Formatter)  # noqa: S101  # for the type checker
        formatter.context = self
        return formatter


class Spoken(click.Command):
    """A command whose ``help``, and that of its options, are keys of texts."""

    context_class = SpokenContext

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
