"""A format as a table, as TOML, and back (tournaments.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any, Final

from foretell.base.bounds import RULES
from foretell.base.decoding import shown
from foretell.base.errors import ForetellError
from foretell.rules.refusing import read_toml, whole_text
from foretell.tournament.formats import (
    TablePoints,
    TieBreak,
    TieRule,
    TournamentFormat,
    TournamentSeating,
)
from foretell.tournament.refusing import bad_format

WORDS: Final[dict[str, type[Enum]]] = {
    "seating": TournamentSeating,
    "points": TablePoints,
    "tie": TieRule,
}
"""Keys that have one of some words."""
NAMES: Final = tuple(one.name for one in fields(TournamentFormat))
DEFAULT: Final = TournamentFormat()


def format_table(made: TournamentFormat) -> dict[str, Any]:
    """A format as plain values, without what is as it is by itself.

    >>> format_table(TournamentFormat(rounds=5, seating=TournamentSeating.SWISS))
    {'rounds': 5, 'seating': 'swiss'}
    """
    values = {name: getattr(made, name) for name in NAMES}
    return {
        name: plain_value(value)
        for name, value in values.items()
        if value != getattr(DEFAULT, name) or name == "rounds"
    }


def plain_value(value: Any) -> Any:
    """A value of a format as JSON and TOML have it."""
    if isinstance(value, Enum):
        return value.value
    return [plain_value(one) for one in value] if isinstance(value, tuple) else value


def format_text(made: TournamentFormat) -> str:
    """A format as TOML, a line for each key.

    >>> print(format_text(TournamentFormat(tables=5, late=-10)), end="")
    rounds = 3
    tables = 5
    late = -10
    """
    return "".join(f"{name} = {whole_text(one)}\n" for name, one in format_table(made).items())


def parse_format(table: object) -> TournamentFormat:
    """The format of plain values.

    Raises:
        ForetellError: a key or a value is none that a format can have, or two contradict.

    >>> parse_format({"rounds": 4, "points": "game"}).points.name
    'GAME'
    """
    if not isinstance(table, Mapping):
        raise bad_format("no-table")
    for name in table:
        if name not in NAMES:
            raise bad_format("key", key=shown(name), allowed=" ".join(NAMES))
    return TournamentFormat(**{name: _parsed(name, one) for name, one in table.items()})


def _parsed(name: str, value: object) -> Any:
    """The value of a key; numbers and rules are looked at by the format itself."""
    if name in WORDS:
        return _word(name, WORDS[name], value)
    parse = LISTS.get(name)
    if parse is None:
        return value
    if not isinstance(value, list | tuple):
        raise bad_format("list", key=name, value=shown(value))
    return tuple(map(parse, value))


def _word(name: str, kind: type[Enum], value: object) -> Enum:
    """One of the words of a key."""
    for member in kind:
        if member.value == value:
            return member
    allowed = " ".join(str(member.value) for member in kind)
    raise bad_format("word", key=name, value=shown(value), allowed=allowed)


def _row(value: object) -> tuple[int, ...]:
    """Points by place at a table of one size."""
    if not isinstance(value, list | tuple) or not all(type(one) is int for one in value):
        raise bad_format("list", key="by_rank", value=shown(value))
    return tuple(value)


LISTS: Final[dict[str, Callable[[object], Any]]] = {
    "by_rank": _row,
    "tie_breaks": lambda value: _word("tie_breaks", TieBreak, value),
}
"""Keys that have a list, and what reads one of it."""


def load_format(path: str | Path) -> TournamentFormat:
    """The format of a TOML file.

    Raises:
        ForetellError: it cannot be read, or is no format; the error names the file.
    """
    table = read_toml(Path(path), ForetellError, RULES)
    try:
        return parse_format(table)
    except ForetellError as error:
        raise error.within(str(path)) from None
