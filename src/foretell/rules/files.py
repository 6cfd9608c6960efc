"""Own rules as a TOML file: a table of rules (record.md), and the name that somebody gives them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from foretell.base.bounds import RULES
from foretell.base.errors import BadRules
from foretell.rules.faults import players_of
from foretell.rules.refusing import read_toml, refused, toml_text, whole_text
from foretell.rules.toml import Table, parse_rules
from foretell.rules.value import Rules

MOST_NAME: Final = 60
"""Characters of what somebody calls own rules."""


def load_rules(path: str | Path, players: int | None = None) -> Rules:
    """The rules of a TOML file: the keys of a table, and a ``name`` if you like, which they keep.

    Without ``players`` they are for as many as play such rules usually.

    Raises:
        BadRules: the file cannot be read, or its rules contradict themselves.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "thursday.toml")
    ...     _ = file.write_text('name = "Thursday"\\nbidding = "hidden"')
    ...     rules = load_rules(file)
    >>> rules.name, rules.players
    ('Thursday', 4)
    """
    table = read_toml(Path(path), BadRules, RULES)
    try:
        name = named(table)
        rules = parse_rules(table, players or players_of(table))
    except BadRules as error:
        raise error.within(str(path)) from None
    return replace(rules, name=name)


def named(table: Table) -> str:
    """Take the optional ``name`` out of a table of own rules, as far as it can be shown.

    Raises:
        BadRules: it is no text.
    """
    name = table.pop("name", "")
    if not isinstance(name, str):
        raise refused("no-name", "name", value=toml_text(name))
    return shown_name(name)


def shown_name(name: str) -> str:
    """What somebody calls own rules, as far as it can be shown.

    >>> shown_name(" Thursday\\x1b[1m ")
    'Thursday[1m'
    """
    return "".join(letter for letter in name if letter.isprintable())[:MOST_NAME].strip()


def rules_text(value: str | Table, name: str = "") -> str:
    """The file of own rules: what a record writes for them, a line for each key.

    >>> print(rules_text({"preset": "magic", "bidding": "hidden"}, "Ours"), end="")
    name = "Ours"
    preset = "magic"
    bidding = "hidden"
    """
    table = {"preset": value} if isinstance(value, str) else value
    lines = {"name": name, **table} if name else table
    return "".join(f"{key} = {whole_text(said)}\n" for key, said in lines.items())
