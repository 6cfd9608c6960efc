"""Makes `docs/rules.md` from axes, checks and presets (`make docs`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from foretell.base.i18n import text
from foretell.rules.checks import CONTRADICTIONS
from foretell.rules.explain import explain
from foretell.rules.named import Preset
from foretell.rules.names import names_of
from foretell.rules.presets import ALIASES, PRESETS, usual_players
from foretell.rules.refusing import toml_text
from foretell.rules.rows import AxisRow
from foretell.rules.table import SECTIONS
from foretell.rules.toml import axis_value
from foretell.rules.values import values_of


def _axis(row: AxisRow) -> Iterator[str]:
    yield f"#### `{row.name}`"
    if row.note:
        yield f"\n{row.note}"
    yield "\n| value | what it says | source |\n|---|---|---|"
    for value in values_of(row.name):
        yield f"| `{value.written}` | {value.sentence} | {value.source} |"
    yield ""


def axes_part() -> Iterator[str]:
    """Every axis with its values and sources, the standard value first."""
    yield "## The axes\n\nThe first value of each is the base game's.\n"
    for name, rows in SECTIONS.items():
        yield f"### {text(f'rules-section-{name}', 'en')}\n"
        for row in rows:
            if row.name != "players":
                yield from _axis(row)


def contradictions_part() -> Iterator[str]:
    """What is refused when rules are made, and why."""
    yield "## What does not go together\n"
    yield "Rules that contradict themselves are refused when they are made, with both fields and"
    yield "the reason.\n\n| fields | reason |\n|---|---|"
    for one in CONTRADICTIONS:
        yield f"| {' and '.join(f'`{name}`' for name in one.fields)} | {one.reason('en')} |"
    yield ""


def _fields(one: Preset, players: int) -> str:
    fields = one.fields_for(players)
    said = {axis: axis_value(axis, value) for axis, value in fields.items()}
    lines = [f"{axis} = {toml_text(value)}" for axis, value in said.items()]
    return "\n".join(lines)


def _source(one: Preset) -> str:
    return one.source.removeprefix("rules 2, ").replace("rules 1", "paragraph 1")


def _preset(one: Preset) -> Iterator[str]:
    players = usual_players(one.name)
    aliases = [f"`{alias}`" for alias, name in ALIASES.items() if name == one.name]
    usual = {
        said for section in explain(PRESETS["standard"].rules(4)) for said in section.sentences
    }
    yield f"### `{one.name}`\n\n{text(f'preset-{one.name}', 'en')}\n"
    allowed = ", ".join(str(number) for number in one.players)
    also = f" Also called {', '.join(aliases)}." if aliases else ""
    called = ", ".join(names_of(one.name))
    found = f" Found as {called}, too." if called else ""
    yield f"Players: {allowed}. Source: {_source(one)}.{also}{found}\n"
    if one.name == "standard":
        yield "All axes as they are.\n"
        return
    yield f"```toml\n{_fields(one, players)}\n```\n"
    for section in explain(one.rules(players)):
        yield from (f"- {said}" for said in section.sentences if said not in usual)
    yield ""


def presets_part() -> Iterator[str]:
    """Every preset: one sentence, who can play it, its axes, and what it changes."""
    yield "## The presets\n\nUnder each name what differs from the base game, as a table writes it"
    yield "(for four players where that makes a difference) and in words.\n"
    for one in PRESETS.values():
        yield from _preset(one)


def _written(name: str) -> str:
    """A part of the page that people wrote."""
    return Path(__file__).with_name("rules_text").joinpath(f"{name}.md").read_text(encoding="utf-8")


def page() -> str:
    """The whole page.

    >>> page().splitlines()[0]
    '# The rules'
    """
    written = [_written(name) for name in ("head", "base_game", "own")]
    parts = [*written, *axes_part(), *contradictions_part(), *presets_part()]
    return "\n".join(parts).rstrip() + "\n"
