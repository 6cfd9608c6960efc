"""How rules are refused: by a text of the catalogue, with values as a table writes them."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from datetime import date, datetime, time
from enum import Enum
from pathlib import Path
from typing import Any, Final, TypeVar

from foretell.base.bounds import (
    RECORDS,
    RULES,
    Bounds,
    excess,
    is_within,
    read_bytes,
    toml_table,
)
from foretell.base.decoding import clean
from foretell.base.errors import BadRules, ForetellError
from foretell.base.i18n import E, spoken

T = TypeVar("T")

MOST_TEXT: Final = 80
MOST_DEEP: Final = 4
LONGEST: Final = 10**40
TOO: Final = {"long": "too-long", "many": "too-many", "deep": "too-deep"}
BYTES: Final = 4
"""A character of UTF-8 has so many bytes at most."""
PLACE: Final = re.compile(r"line (\d+), column (\d+)")
BARE: Final = re.compile(r"[\w-]+", re.ASCII)


def refused(key: str, *fields: str, **details: str | int) -> BadRules:
    """The refusal of rules for what the axes ``fields`` say, by the text ``refused-<key>``.

    >>> from foretell.rules.refusing import refused
    >>> str(refused("no-number", "deck", value=toml_text("x")))
    'deck: "x" is not a whole number'
    """
    return spoken(BadRules("", *fields), f"refused-{key}", **details)


def toml_text(value: object) -> str:
    """Any value as a table of rules writes it, in one line and not too long.

    >>> print(toml_text([True, "8d", {"made": 20}]), toml_text(("8d", "8d")), toml_text(1e400))
    [true, "8d", { made = 20 }] ["8d", "8d"] inf
    """
    text = _written(value, MOST_DEEP)
    return text if len(text) <= MOST_TEXT else f"{text[:MOST_TEXT]} …"


def key_text(key: str) -> str:
    """A key as a table writes it.

    >>> key_text("deck"), key_text("a key")
    ('deck', '"a key"')
    """
    return key if BARE.fullmatch(key) else toml_text(key)


def whole_text(value: object) -> str:
    """Any value as a table of rules writes it, whole.

    >>> whole_text(["2c"] * 30).count("2c")
    30
    """
    return _written(value, MOST_DEEP)


def _written(value: object, deep: int) -> str:
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=not value.isprintable())
    if isinstance(value, bool | int):
        is_long = not -LONGEST < value < LONGEST
        return hex(value) if is_long else str(value).lower()
    if isinstance(value, date | datetime | time):
        return value.isoformat()
    if isinstance(value, list | tuple):
        return f"[{_listed((_written(one, deep - 1) for one in value), deep)}]"
    if isinstance(value, dict):
        pairs = (f"{key_text(key)} = {_written(one, deep - 1)}" for key, one in value.items())
        return f"{{ {_listed(pairs, deep)} }}"
    return str(value)


def _listed(parts: Iterable[str], deep: int) -> str:
    return ", ".join(parts) if deep else "…"


def bounded(value: T) -> T:
    """The same rules of a stranger, a name or a table, if they hold no more than rules can say.

    Raises:
        BadRules: they hold more; nothing else has been looked at then.

    >>> bounded({"drop": ["2c"] * 1000})
    Traceback (most recent call last):
    foretell.base.errors.BadRules: far more keys, values and lines than there is to say, and not \
read
    """
    if not is_within(value, RULES):
        raise refused("too-many")
    return value


def read_toml(path: Path, kind: type[E], most: Bounds = RECORDS) -> dict[str, Any]:
    """The table of a TOML file.

    Raises:
        kind: the file cannot be read, is too large, or is no TOML; the message says the line.
    """
    try:
        text = read_bytes(path, BYTES * most.size).decode("utf-8-sig")
    except OSError as error:
        raise _unread(kind, "unreadable", path, why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise _unread(kind, "no-text", path) from None
    try:
        return parse_toml(text, kind, most)
    except ForetellError as error:
        raise error.within(str(path)) from None


def parse_toml(text: str, kind: type[E], most: Bounds = RECORDS) -> dict[str, Any]:
    """The table of a text in TOML.

    Raises:
        kind: the text is too large, or no TOML; the message says the line.

    >>> parse_toml('preset = "magic"', BadRules)
    {'preset': 'magic'}
    """
    if too := excess(text, most):
        raise _broken(kind, TOO[too], most=str(most.size))
    try:
        return toml_table(text)
    except RecursionError:
        raise _broken(kind, "too-deep") from None
    except tomllib.TOMLDecodeError as error:
        raise _broken(kind, "no-toml", **_where(text, str(error))) from None
    except ValueError:
        raise _broken(kind, "long-number") from None


def _broken(kind: type[E], key: str, **details: str) -> E:
    return spoken(kind(""), f"refused-{key}", **details)


def _where(text: str, said: str) -> dict[str, str]:
    """Where a text is no TOML, and why not."""
    why, _, place = said.rpartition(" (at ")
    why = clean(why)
    if found := PLACE.match(place):
        return {"line": found[1], "column": found[2], "why": why}
    lines = text.splitlines() or [""]
    return {"line": str(len(lines)), "column": str(len(lines[-1]) + 1), "why": why}


def _unread(kind: type[E], key: str, path: Path, **details: str) -> ForetellError:
    return _broken(kind, key, **details).within(str(path))
