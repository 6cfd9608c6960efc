"""A set of rules as the game record writes it: a preset's name, or a table (record.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from foretell.base.errors import BadRules
from foretell.rules.axes import Axes, Scoring, Sizes, axis_default
from foretell.rules.presets import PRESETS, find_preset, name_of, preset
from foretell.rules.refusing import key_text, refused, toml_text
from foretell.rules.rows import AxisKind, AxisRow
from foretell.rules.scoring_table import parse_scoring, scoring_value
from foretell.rules.selectors import ALWAYS, Selector, parse_selector, selector_text
from foretell.rules.table import ROWS
from foretell.rules.twists import parse_twists, twists_value
from foretell.rules.value import Rules

Table = dict[str, Any]

_AXES: Final = tuple(axis.name for axis in fields(Axes) if axis.name != "players")
"""The keys of a table, in the order of the record."""


def _members(kind: type[Enum]) -> str:
    return " ".join(str(member.value) for member in kind)


def _parse_member(name: str, kind: type[Enum], value: object) -> Enum:
    for member in kind:
        if member.value == value and isinstance(value, str):
            return member
    if isinstance(value, list):
        raise refused("only-one", name, value=toml_text(value), allowed=_members(kind))
    raise refused("no-member", name, value=toml_text(value), allowed=_members(kind))


def _parse_number(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise refused("no-number", name, value=toml_text(value))
    return value


def _parse_flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise refused("no-switch", name, value=toml_text(value))
    return value


def _parse_cards(name: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise refused("no-cards", name, value=toml_text(value))
    return tuple(value)


def _parse_sizes(name: str, value: object) -> Sizes | tuple[int, ...]:
    if isinstance(value, list):
        if not value:
            raise refused("empty-sizes", name)
        return tuple(_parse_number(name, size) for size in value)
    for member in Sizes:
        if member.value == value:
            return member
    raise refused("no-sizes", name, value=toml_text(value))


def _parse_when(name: str, value: object) -> Selector:
    if not isinstance(value, str):
        raise refused("no-selector", name, value=toml_text(value))
    try:
        return parse_selector(value)
    except BadRules as error:
        raise error.about(name) from None


def _parse_by_round(name: str, kind: type[Enum], value: object) -> tuple[Any, ...]:
    if not isinstance(value, list):
        return ((ALWAYS, _parse_member(name, kind, value)),)
    pairs = []
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2:
            member = next(iter(kind)).value
            raise refused("no-pair", name, value=toml_text(pair), member=member)
        pairs.append((_parse_when(name, pair[0]), _parse_member(name, kind, pair[1])))
    if not pairs:
        raise refused("empty-list", name)
    return tuple(pairs)


def parse_axis(name: str, value: object) -> Any:
    """The value of one axis, but for scoring, as a table writes it.

    Raises:
        BadRules: the value is none that this axis can have.

    >>> parse_axis("tie", "play-off").name
    'PLAY_OFF'
    """
    row = ROWS[name]
    return _PARSERS[row.kind](row, value)


_PARSERS: Final[dict[AxisKind, Callable[[AxisRow, object], Any]]] = {
    AxisKind.ONE: lambda row, value: _parse_member(row.name, row.members, value),
    AxisKind.BY_ROUND: lambda row, value: _parse_by_round(row.name, row.members, value),
    AxisKind.ROUNDS: lambda row, value: _parse_when(row.name, value),
    AxisKind.SWITCH: lambda row, value: _parse_flag(row.name, value),
    AxisKind.AMOUNT: lambda row, value: _parse_number(row.name, value),
    AxisKind.NUMBER: lambda row, value: _parse_number(row.name, value),
    AxisKind.CARDS: lambda row, value: _parse_cards(row.name, value),
    AxisKind.SIZES: lambda row, value: _parse_sizes(row.name, value),
    AxisKind.TWISTS: lambda _row, value: parse_twists(value),
}
"""How a table says each kind of axis; scoring also needs the preset's (``scoring_table``)."""


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
    if ROWS[name].kind is AxisKind.TWISTS:
        return twists_value(value)
    if ROWS[name].kind is AxisKind.BY_ROUND:
        if len(value) == 1 and value[0][0] == ALWAYS:
            return value[0][1].value
        return [[selector_text(when), member.value] for when, member in value]
    return list(value)


def with_axes(table: Table, base: Table) -> Table:
    """The axes of a preset with those of a table in their place.

    Raises:
        BadRules: no such key or value.
    """
    axes = dict(base)
    for name, value in table.items():
        if name not in _AXES:
            allowed = "preset " + " ".join(_AXES)
            raise refused("no-axis", key_text(name), allowed=allowed)
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
    table, base = base_of(value, players)
    return Rules(players=players, **with_axes(table, base))


def base_of(value: object, players: int) -> tuple[Table, Table]:
    """The axes that a record's ``rules`` says by themselves, and those of its preset.

    Raises:
        BadRules: it is neither name nor table, or there is no such preset for so many players.

    >>> base_of({"preset": "junior", "bidding": "hidden"}, players=3)
    ({'bidding': 'hidden'}, {'deck': 36})
    """
    if isinstance(value, str):
        value = {"preset": value}
    if not isinstance(value, dict):
        raise refused("no-rules", "rules", value=toml_text(value))
    table = dict(value)
    name = table.pop("preset", "standard")
    if not isinstance(name, str):
        raise refused("no-name", "preset", value=toml_text(name))
    return table, find_preset(name).fields_for(players)


def axes_table(value: object, players: int) -> Table:
    """Every axis that a record's ``rules`` says, by itself or by its preset, as a table writes it.

    They may contradict each other: this is what rules would be made of.

    Raises:
        BadRules: no such preset, key or value.

    >>> axes_table({"preset": "quick", "tie": "play-off"}, 4)["sizes"]
    'by-two'
    """
    values = with_axes(*base_of(value, players))
    return {name: axis_value(name, values.get(name, axis_default(name))) for name in _AXES}


def _difference(rules: Rules, name: str) -> Table | None:
    """What differs from a preset, or ``None`` where a table cannot say it."""
    if not PRESETS[name].has_fields_for(rules.players):
        return None
    base = PRESETS[name].fields_for(rules.players)
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
