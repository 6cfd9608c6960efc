"""``foretell``: one command for everything; each part is loaded when it is asked for."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from foretell import __version__
from foretell.base.errors import ForetellError
from foretell.base.i18n import VARIABLES, choose_language, spoken, system_reason, text, told
from foretell.cli.extras import extra_of, lacking
from foretell.cli.spoken import LANG, SpokenGroup, lang_option, language, say, speak

COMMANDS: Final = {
    "web": "foretell.cli.web:web_command",
    "play": "foretell.cli.play:play",
    "score": "foretell.cli.score:score_command",
    "tournament": "foretell.cli.tournament:tournament_command",
    "rules": "foretell.cli.rules:rules_command",
    "replay": "foretell.cli.replay:replay_command",
    "odds": "foretell.cli.odds:odds",
    "print": "foretell.cli.print:print_command",
    "verify": "foretell.cli.verify:verify_command",
    "serve": "foretell.cli.serve:serve_command",
    "join": "foretell.cli.join:join_command",
    "admin": "foretell.cli.admin:admin_command",
    "backup": "foretell.cli.backup:backup_command",
    "copy": "foretell.cli.copy:copy_command",
    "doctor": "foretell.cli.doctor:doctor_command",
    "simulate": "foretell.cli.simulate:simulate",
    "arena": "foretell.cli.arena:arena",
    "train": "foretell.cli.train:train",
    "export": "foretell.cli.export:export",
    "conformance": "foretell.cli.conformance:conformance",
}
"""Each command and where it is, in the order of a first visit."""


MOVED: Final = {"bench": "make bench"}
"""What is no command any more, and what does it now."""
INTERRUPTED: Final = 130
"""The exit status of a program that Ctrl-C ended."""
UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Why output cannot be written: the disk is full, or broken."""


class Stub(click.Command):
    """A command that is not loaded yet: its name and one line of help."""

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002  # all of it
        """What the command is for."""
        return say(click.get_current_context(), f"cli-{self.name}")


class Failure(click.ClickException):
    """An error of a user's making: one line, no traceback."""

    def show(self, file: Any = None) -> None:  # noqa: ARG002  # always where errors go
        """Write the line."""
        with suppress(OSError):
            click.echo(f"foretell: {' '.join(self.message.split())}", err=True)


class Main(SpokenGroup):
    """A group of commands that are loaded when they are called."""

    def __init__(self, **settings: Any) -> None:
        """Know all names, and load nothing."""
        super().__init__(**settings)
        self.commands = {name: Stub(name) for name in COMMANDS}

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run, and say in one line where the output cannot be written."""
        speak(choose_language())
        try:
            return super().main(*args, **settings)
        except ForetellError as error:  # there is no such language as its option says
            fail(Failure(told(error, choose_language())))
        except OSError as error:
            if error.errno not in UNWRITABLE:
                raise
            hush()
            why = system_reason(error.strerror or str(error), choose_language())
            fail(Failure(text("failed-output", choose_language(), why=why)))

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # the same always
        """The names, in their order."""
        return list(COMMANDS)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Load the command that is called; what it runs is to speak the same language."""
        if args and args[0] in MOVED:
            error = ForetellError("no-such-part", "")
            raise spoken(error, "cli-moved", name=args[0], now=MOVED[args[0]])
        if LANG in ctx.meta:
            os.environ[VARIABLES[0]] = ctx.meta[LANG]
        name, stub, rest = super().resolve_command(ctx, args)
        return name, load(name) if isinstance(stub, Stub) and name else stub, rest

    def invoke(self, ctx: click.Context) -> Any:
        """Run, and turn what a user did wrong into one line."""
        try:
            return super().invoke(ctx)
        except ForetellError as error:
            raise Failure(told(error, language(ctx))) from None
        except ModuleNotFoundError as error:
            extra = extra_of(ctx.invoked_subcommand)
            raise Failure(lacking(error, extra, language(ctx))) from None
        except KeyboardInterrupt:
            raise SystemExit(INTERRUPTED) from None
        except click.Abort:  # Ctrl-C or Ctrl-D where something was asked
            click.echo()
            raise SystemExit(INTERRUPTED) from None


def fail(failure: Failure) -> NoReturn:
    """End with a line."""
    failure.show()
    sys.exit(failure.exit_code)


def hush() -> None:
    """Let what is still to be written go nowhere, so that it does not fail once more at the end."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        try:
            stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)


def load(name: str) -> click.Command:
    """A command by its name."""
    module, _, attribute = COMMANDS[name].partition(":")
    command: click.Command = getattr(import_module(module), attribute)
    return command


@click.group(cls=Main, help="cli-help", context_settings={"help_option_names": ["-h", "--help"]})
@lang_option
@click.version_option(
    __version__,
    "--version",
    "-V",
    message="foretell %(version)s",  # a line that is no language's
    help="help-option-version",
)
def main() -> None:
    """The card game Wizard."""
