"""``foretell rules``: the presets, and any set of rules explained in plain sentences."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from foretell.cli.spoken import Spoken, lang_option, language

if TYPE_CHECKING:
    from foretell.rules.value import Rules

INDENT = 2


@click.command("rules", cls=Spoken, help="help-rules")
@click.argument("rules_name", metavar="[PRESET|FILE.toml]", required=False)
@click.option("--players", metavar="N", type=click.IntRange(1, 6), help="help-rules-players")
@lang_option
@click.option("--json", "as_json", is_flag=True, help="help-rules-json")
@click.pass_context
def rules_command(
    context: click.Context, *, rules_name: str | None, players: int | None, as_json: bool
) -> None:
    """Explain a set of rules, or list those that have a name."""
    lang = language(context)
    if rules_name is None:
        _list(lang, as_json=as_json)
        return
    made = read_rules(rules_name, players)
    if as_json:
        click.echo(json.dumps(rules_json(made)))
    else:
        _explain(made, rules_name, lang)


def read_rules(name: str, players: int | None) -> Rules:
    """The rules of a preset's name or a file, for so many players or the usual number.

    What a file calls its rules is their ``name``.

    Raises:
        BadRules: no such preset or file, or the rules contradict themselves.

    >>> read_rules("two-player", None).players, read_rules("Canadian Rule", 5).players
    (2, 5)
    """
    from foretell.rules.files import load_rules
    from foretell.rules.names import preset_meant
    from foretell.rules.presets import preset

    if not name.endswith(".toml"):
        return preset(preset_meant(name), players)
    return load_rules(name, players)


def rules_json(rules: Rules) -> dict[str, Any]:
    """Preset or table, name, players, every axis by its record key, and each round's size."""
    from foretell.rules.plan import round_sizes
    from foretell.rules.toml import full_table, rules_value

    return {
        "rules": rules_value(rules),
        "name": rules.name,
        "players": rules.players,
        "axes": full_table(rules),
        "sizes": list(round_sizes(rules)),
    }


def presets_json(lang: str) -> list[dict[str, Any]]:
    """Name, sentence, players, minutes, level, other names and source of every preset."""
    from foretell.base.i18n import text
    from foretell.rules.advice import BEGINNERS, level_of, minutes_of
    from foretell.rules.names import names_of
    from foretell.rules.presets import ALIASES, PRESETS, preset

    return [
        {
            "name": one.name,
            "text": text(f"preset-{one.name}", lang),
            "players": list(one.players),
            "aliases": [alias for alias, name in ALIASES.items() if name == one.name],
            "called": names_of(one.name),
            "minutes": minutes_of(preset(one.name)),
            "level": level_of(one.name),
            "is_for_beginners": one.name in BEGINNERS,
            "source": one.source,
        }
        for one in PRESETS.values()
    ]


def _list(lang: str, *, as_json: bool) -> None:
    presets = presets_json(lang)
    if as_json:
        click.echo(json.dumps(presets))
        return
    from rich.console import Console
    from rich.table import Table

    from foretell.base.i18n import text

    table = Table.grid(padding=(0, INDENT))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for one in presets:
        about = [text(f"cli-rules-{one['level']}", lang, minutes=one["minutes"])]
        about += [text("cli-rules-beginners", lang)] * one["is_for_beginners"]
        table.add_row(one["name"], f"{one['text']} [dim]({', '.join(about)})[/dim]")
    Console(highlight=False).print(table)


def _explain(rules: Rules, name: str, lang: str) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from foretell.base.i18n import text
    from foretell.rules.explain import explain
    from foretell.rules.names import name_note
    from foretell.rules.presets import name_of

    console = Console(highlight=False)
    bullet = "•" if console.encoding.startswith("utf") else "-"
    known = name_of(rules)
    console.print(Text(rules.name or known or name, style="bold reverse"))
    if known:
        console.print(Text(text(f"preset-{known}", lang), style="italic"))
    if note := name_note(name, lang):
        console.print(Text(note))
    for section in explain(rules, lang):
        console.print()
        console.print(Text(section.title, style="bold"))
        lines = Table.grid(padding=(0, 1))
        for sentence in section.sentences:
            lines.add_row(bullet, Text(sentence))
        console.print(lines)
