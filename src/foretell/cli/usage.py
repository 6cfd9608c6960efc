"""What is wrong with how a command was called, in the reader's language.

Click says it in English; its sentences are known here by their form, and one that is not known
stays as it is.
"""

from __future__ import annotations

import re
from typing import Any, Final

import click

from foretell.base.i18n import LANGUAGES, choose_language, text
from foretell.cli.spoken import language

FORMS: Final = tuple(
    (key, re.compile(form, re.DOTALL))
    for key, form in (
        ("guess", r"(?P<inner>.+\.) \(?Did you mean (?:one of: )?(?P<names>.+?)\?\)?"),
        ("choose", r"(?P<inner>Missing .+?\.) Choose from:\s*(?P<names>.+)"),
        ("invalid", r"Invalid value for (?P<where>.+?): (?P<inner>.+)"),
        ("invalid-bare", r"Invalid value: (?P<inner>.+)"),
        ("no-argument", r"Missing argument ?(?P<name>.*?)\."),
        ("missing-option", r"Missing option ?(?P<name>.*?)\."),
        ("missing-command", r"Missing command\."),
        ("no-option", r"No such option (?P<name>.+)\."),
        ("no-command", r"No such command (?P<name>.+)\."),
        ("extra", r"Got unexpected extra arguments? \((?P<names>.+)\)"),
        ("no-value", r"Option (?P<name>.+) does not take a value\."),
        ("needs-value", r"Option (?P<name>.+) requires (?:an argument|\d+ arguments)\."),
        ("needs-values", r"Argument (?P<name>.+) takes (?P<number>\d+) values\."),
        ("not-one-of", r"(?P<name>.+) is not one of (?P<names>.+)\."),
        ("no-whole-number", r"(?P<name>.+) is not a valid integer(?: range)?\."),
        ("no-number", r"(?P<name>.+) is not a valid float(?: range)?\."),
        ("no-boolean", r"(?P<name>.+) is not a valid boolean\..*"),
        ("out-of-range", r"(?P<name>\S+) is not in the range (?P<range>.+)\."),
        ("no-file", r"(?:File|Path|Directory) (?P<name>.+) does not exist\."),
        ("a-folder", r"(?:File|Path) (?P<name>.+) is a directory\."),
        ("a-file", r"(?:Directory|Path) (?P<name>.+) is a file\."),
        ("unreadable", r"(?:File|Path|Directory) (?P<name>.+) is not readable\."),
        ("unwritable", r"(?:File|Path|Directory) (?P<name>.+) is not writable\."),
    )
)


def worded(message: str, lang: str) -> str:
    """A sentence of click's in a language.

    >>> worded("No such option '--bot'. Did you mean '--bots'?", "de")
    'Eine Option „--bot“ gibt es nicht. Meintest du „--bots“?'
    >>> worded("Invalid value for '--players': 9 is not in the range 2<=x<=6.", "de")
    'Unpassender Wert für „--players“: 9 liegt nicht im Bereich 2<=x<=6.'
    """
    if lang == LANGUAGES[0]:
        return message
    for key, form in FORMS:
        if found := form.fullmatch(message):
            args = {name: _quoted(one, lang) for name, one in found.groupdict().items()}
            if inner := found.groupdict().get("inner"):
                args["inner"] = worded(inner, lang)
            return text(f"usage-{key}", lang, **args)
    return message


def _quoted(words: str, lang: str) -> str:
    """Names in the quotes of a language, in one line."""
    plain = " ".join(words.split())
    return re.sub(r"'([^']*)'", lambda name: text("usage-quoted", lang, name=name[1]), plain)


class Misused(click.UsageError):
    """A command that was called wrongly; told in the language of its context."""

    def __init__(self, error: click.UsageError) -> None:
        """Keep what click says, and where."""
        super().__init__(error.format_message(), error.ctx)

    def show(self, file: Any = None) -> None:
        """How it is called, where more about it stands, and what is wrong."""
        lang = language(self.ctx) if self.ctx else choose_language()
        if self.ctx is not None:
            hint = text("usage-try", lang, command=f"{self.ctx.command_path} --help")
            click.echo(f"{self.ctx.get_usage()}\n{hint}\n", file=file, err=True)
        what = worded(self.message, lang)
        click.echo(text("usage-error", lang, what=what), file=file, err=True)
