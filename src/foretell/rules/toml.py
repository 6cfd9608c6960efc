"""A set of rules as the game record writes it: a preset's name, or a table (record.md)."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any, Final

from foretell.errors import BadRules
from foretell.rules.axes import Rules, Scoring, Sizes
from foretell.rules.presets import PRESETS, find_preset, name_of, preset
from foretell.rules.scoring_table import parse_scoring, scoring_value
from foretell.rules.selectors import ALWAYS, Selector, parse_selector, selector_text

Table = dict[str, Any]

_AXES: Final = {axis.name: axis for axis in fields(Rules) if axis.name != "players"}


def axis_default(name: str) -> Any:
    """The standard value of an axis.

    >>> axis_default("deck")
    60
    """
    return Scoring() if name == "scoring" else _AXES[name].default


def _members(kind: type[Enum]) -> str:
    return " ".join(str(member.value) for member in kind)


def _parse_member(name: str, kind: type[Enum], value: object) -> Enum:
    for member in kind:
        if member.value == value and isinstance(value, str):
            return member
    if isinstance(value, list):
        raise BadRules(f"{name}: {value!r}: only one of {_members(kind)} can hold", name)
    raise BadRules(f"{name}: {value!r} is not one of {_members(kind)}", name)


def _parse_number(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadRules(f"{name}: {value!r} is not a whole number", name)
    return value


def _parse_flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadRules(f"{name}: {value!r} is not true or false", name)
    return value


def _parse_cards(name: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise BadRules(f'{name}: {value!r} is not a list of cards such as ["2c", "Me"]', name)
    return tuple(value)


def _parse_sizes(name: str, value: object) -> Sizes | tuple[int, ...]:
    if isinstance(value, list):
        if not value:
            raise BadRules(f"{name}: an empty list has no round", name)
        return tuple(_parse_number(name, size) for size in value)
    for member in Sizes:
        if member.value == value:
            return member
    raise BadRules(f"{name}: {value!r} is not one of {_members(Sizes)} or a list", name)


def _parse_when(name: str, value: object) -> Selector:
    if not isinstance(value, str):
        raise BadRules(f"{name}: {value!r} is not a choice of rounds in quotes", name)
    try:
        return parse_selector(value)
    except BadRules as error:
        raise BadRules(f"{name}: {error}", name) from None


def _parse_by_round(name: str, kind: type[Enum], value: object) -> tuple[Any, ...]:
    if not isinstance(value, list):
        return ((ALWAYS, _parse_member(name, kind, value)),)
    pairs = []
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2:
            text = f'{pair!r} is not a pair such as ["rounds 1-6", "{next(iter(kind)).value}"]'
            raise BadRules(f"{name}: {text}", name)
        pairs.append((_parse_when(name, pair[0]), _parse_member(name, kind, pair[1])))
    if not pairs:
        raise BadRules(f"{name}: an empty list has no value", name)
    return tuple(pairs)


def parse_axis(name: str, value: object) -> Any:
    """The value of one axis, but for scoring, as a table writes it.

    Raises:
        BadRules: the value is none that this axis can have.

    >>> parse_axis("roles", "called").name
    'CALLED'
    """
    default = axis_default(name)
    if name == "sizes":
        return _parse_sizes(name, value)
    if isinstance(default, bool):
        return _parse_flag(name, value)
    if isinstance(default, int):
        return _parse_number(name, value)
    if isinstance(default, Selector):
        return _parse_when(name, value)
    if isinstance(default, Enum):
        return _parse_member(name, type(default), value)
    if default == ():
        return _parse_cards(name, value)
    return _parse_by_round(name, type(default[0][1]), value)


def axis_value(name: str, value: Any) -> Any:
    """What a table writes for the value of an axis; the inverse of :func:`parse_axis`.

    >>> axis_value("bidding", Rules().bidding), axis_value("sizes", (1, 2))
    ('in-turn', [1, 2])
    """
    if isinstance(value, Scoring):
        return scoring_value(value, Scoring())
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Selector):
        return selector_text(value)
    if not isinstance(value, tuple):
        return value
    if isinstance(axis_default(name), tuple) and axis_default(name) != ():
        if len(value) == 1 and value[0][0] == ALWAYS:
            return value[0][1].value
        return [[selector_text(when), member.value] for when, member in value]
    return list(value)


def _axes_of(table: Table, base: Table) -> Table:
    axes = dict(base)
    for name, value in table.items():
        if name not in _AXES:
            allowed = "preset " + " ".join(_AXES)
            raise BadRules(f"{name}: rules have no such key; there are {allowed}", name)
        if name == "scoring":
            axes[name] = parse_scoring(value, base.get(name, Scoring()))
        else:
            axes[name] = parse_axis(name, value)
    return axes


def parse_rules(value: object, players: int) -> Rules:
    """The rules that a record's ``rules`` says, for a number of players.

    Raises:
        BadRules: no such preset, key or value, or the rules contradict themselves.

    >>> parse_rules({"preset": "junior", "bidding": "hidden"}, players=3).deck
    36
    """
    if isinstance(value, str):
        return preset(value, players)
    if not isinstance(value, dict):
        raise BadRules(f"rules: {value!r} is neither the name of a preset nor a table")
    table = dict(value)
    name = table.pop("preset", "standard")
    if not isinstance(name, str):
        raise BadRules(f"preset: {name!r} is not a name in quotes", "preset")
    base = find_preset(name).fields_for(players)
    return Rules(players=players, **_axes_of(table, base))


def _difference(rules: Rules, name: str) -> Table | None:
    """What differs from a preset, or ``None`` where a table cannot say it."""
    try:
        base = PRESETS[name].fields_for(rules.players)
    except BadRules:
        return None
    table: Table = {} if name == "standard" else {"preset": name}
    for axis in _AXES:
        value, before = getattr(rules, axis), base.get(axis, axis_default(axis))
        if value == before:
            continue
        said = scoring_value(value, before) if axis == "scoring" else axis_value(axis, value)
        if said is None:
            return None
        table[axis] = said
    return table


def rules_value(rules: Rules) -> str | Table:
    """What a record writes for rules: a preset's name, else what differs from the closest one.

    >>> rules_value(Rules(players=3, deck=36, uber=True))
    {'preset': 'uber-wizard', 'deck': 36}
    """
    name = name_of(rules)
    if name is not None:
        return name
    tables = [table for one in PRESETS if (table := _difference(rules, one)) is not None]
    return min(tables, key=lambda table: len(table.keys() - {"preset"}))


def full_table(rules: Rules) -> Table:
    """Every axis as a table writes it, whether it differs from the standard or not.

    >>> full_table(Rules())["sizes"]
    'up'
    """
    return {name: axis_value(name, getattr(rules, name)) for name in _AXES}


def read_table(path: Path) -> Table:
    """The table of a file of own rules, without the optional ``name``.

    Raises:
        BadRules: the file cannot be read, or is no TOML; the message says the line.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRules(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadRules(f"{path}: not a text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadRules(f"{path}: {error}") from None
    except RecursionError:
        raise BadRules(f"{path}: nested too deeply") from None
    if not isinstance(table.pop("name", ""), str):
        raise BadRules(f"{path}: name: not a text in quotes", "name")
    return table


def load_rules(path: str | Path, players: int) -> Rules:
    """The rules of a TOML file: the keys of a table, and a ``name`` if you like.

    Raises:
        BadRules: the file cannot be read, or its rules contradict themselves.
    """
    try:
        return parse_rules(read_table(Path(path)), players)
    except BadRules as error:
        if str(error).startswith(str(path)):
            raise
        raise BadRules(f"{path}: {error}", *error.fields) from None
