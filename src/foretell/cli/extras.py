"""Which extra of the package brings a command, and what is said where it is not installed."""

from __future__ import annotations

from typing import Final

from foretell.base.i18n import text

SERVER: Final = frozenset({"web", "serve", "admin", "backup", "copy", "doctor"})
"""The commands that the extra ``server`` brings; ``terminal`` brings most others."""
PRINT: Final = "print"
"""The command that has an extra of its name, which ``server`` has in it."""

ALONE: Final = {"reportlab": PRINT, "asyncpg": "postgres"}
"""Packages that have an extra of their own, whatever command wants them."""


def extra_of(command: str | None) -> str:
    """The extra that brings a command.

    >>> extra_of("serve"), extra_of("odds"), extra_of("print")
    ('server', 'terminal', 'print')
    """
    if command == PRINT:
        return PRINT
    return "server" if command in SERVER else "terminal"


def lacking(error: ModuleNotFoundError, extra: str, lang: str) -> str:
    """What is not installed, and what brings it.

    Raises:
        ModuleNotFoundError: it is a module of our own.

    >>> lacking(ModuleNotFoundError(name="rich.console"), "terminal", "en")
    'rich is not installed here: pip install "foretell[terminal]"'
    >>> lacking(ModuleNotFoundError(name="reportlab.pdfgen"), "terminal", "en")
    'reportlab is not installed here: pip install "foretell[print]"'
    >>> lacking(ModuleNotFoundError(name="asyncpg"), "server", "en")
    'asyncpg is not installed here: pip install "foretell[postgres]"'
    """
    name = (error.name or "").partition(".")[0]
    if name in {"", "foretell"}:
        raise error
    return text("failed-not-installed", lang, name=name, extra=ALONE.get(name, extra))
