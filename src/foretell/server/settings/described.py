"""The table of all settings as flags with their help."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from foretell.base.i18n import text
from foretell.server.settings import sources
from foretell.server.settings.sources import NAMES

F = TypeVar("F", bound=Callable[..., Any])


class Setting(click.Option):
    """The flag of a setting, whose help is made from the table of settings."""

    def told(self, lang: str) -> tuple[str, str | None]:
        """Its help and what it may be, in a language."""
        name = str(self.name)
        about = sources.meaning(name, lang).replace("`", "")
        fallback = sources.default_text(name, lang).replace("`", "")
        kind = None if self.metavar is None else sources.kind_text(name, lang).upper()
        return text("help-setting", lang, about=about, fallback=fallback), kind


CONFIG: Final = click.option(
    "--config", type=click.Path(dir_okay=False, path_type=Path), help="help-config"
)
DATA: Final = click.option("--data", type=click.Path(file_okay=False, path_type=Path), cls=Setting)


def options(function: F) -> F:
    """Give a command ``--config`` and a flag for every setting."""
    for name in reversed(NAMES):
        function = _option(name)(function)
    return CONFIG(function)


def data_options(function: F) -> F:
    """Give a command the flags that say which data are meant."""
    return CONFIG(DATA(_option("store")(function)))


def _option(name: str) -> Callable[[F], F]:
    flag = sources.flag(name)
    if sources.is_switch(name):
        return click.option(f"{flag}/--no-{flag[2:]}", default=None, cls=Setting)
    metavar = sources.kind_text(name).upper()
    return click.option(flag, default=None, metavar=metavar, cls=Setting)
