"""Makes ``docs/rules.md`` from axes, checks and presets: ``python -m foretell.rules.document``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from foretell.i18n import text
from foretell.rules.checks import CONTRADICTIONS
from foretell.rules.explain import SECTIONS, explain
from foretell.rules.presets import ALIASES, PRESETS, Preset, usual_players
from foretell.rules.refusing import toml_text
from foretell.rules.toml import axis_value
from foretell.rules.values import values_of

NOTES: Final = {
    "add": "A list of cards; each of the four may come alone.",
    "drop": "A list of printed cards.",
    "cancels": "A list of cards.",
    "sizes": "As it is with four players; no seat ever gets more than 20 cards.",
    "trump": "Can differ from round to round.",
    "bidding": "Can differ from round to round.",
    "sees": "Can differ from round to round.",
    "uneven": "In which rounds the last bidder must keep the bids from adding up to the tricks.",
    "scoring": 'Written `"standard"`, `"flat"`, or a table of keys such as `{ missed = -20 }`; '
    "keys left out stay as in the preset.",
    "rounds": "How many rounds of the plan are played; `all` needs it.",
    "suited": "Matters only with `trump_changes`.",
}


def _axis(axis: str) -> Iterator[str]:
    yield f"#### `{axis}`"
    if axis in NOTES:
        yield f"\n{NOTES[axis]}"
    yield "\n| value | what it says | source |\n|---|---|---|"
    for value in values_of(axis):
        yield f"| `{value.written}` | {value.sentence} | {value.source} |"
    yield ""


def axes_part() -> Iterator[str]:
    """Every axis with its values and sources, the standard value first."""
    yield "## The axes\n\nThe first value of each is the base game's.\n"
    for name, axes in SECTIONS.items():
        yield f"### {text(f'rules-section-{name}', 'en')}\n"
        for axis in axes:
            if axis != "players":
                yield from _axis(axis)


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
    yield f"Players: {allowed}. Source: {_source(one)}.{also}\n"
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
    return (files("foretell") / "rules" / "pages" / f"{name}.md").read_text(encoding="utf-8")


def page() -> str:
    """The whole page.

    >>> page().splitlines()[0]
    '# The rules'
    """
    written = [_written(name) for name in ("head", "base_game", "own")]
    parts = [*written, *axes_part(), *contradictions_part(), *presets_part()]
    return "\n".join(parts).rstrip() + "\n"


def main(arguments: list[str]) -> None:
    """Write the page to ``docs/rules.md`` or to the path that is given."""
    target = Path(arguments[0]) if arguments else Path("docs") / "rules.md"
    target.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
