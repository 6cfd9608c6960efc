"""Which extra of the package brings a command, and what is said where it is not installed."""

from __future__ import annotations

from typing import Final

from foretell.base.i18n import text

SERVER: Final = frozenset({"web", "serve", "admin", "backup", "doctor"})
"""The commands that the extra ``server`` brings; ``terminal`` brings most others."""
WRITER: Final = "reportlab"
"""What writes PDFs, which a tournament's command may want as well."""
PRINT: Final = "print"
"""The command that has an extra of its name, which ``server`` has in it."""


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
    """
    name = (error.name or "").partition(".")[0]
    if name in {"", "foretell"}:
        raise error
    extra = PRINT if name == WRITER else extra
    return text("failed-not-installed", lang, name=name, extra=extra)
