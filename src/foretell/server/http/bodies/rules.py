"""What is sent and answered over HTTP about rules, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from foretell.base.bounds import RULES
from foretell.base.errors import BadRules
from foretell.base.i18n import reason, text
from foretell.rules.advice import BEGINNERS, level_of, minutes_of
from foretell.rules.choosing import FORMS, GROUPS, AxisSection, choosable, points_of
from foretell.rules.explain import Section, explain
from foretell.rules.faults import draft_of, faults_of, players_of
from foretell.rules.files import MOST_NAME, rules_text
from foretell.rules.names import names_of
from foretell.rules.phrases import capital
from foretell.rules.plan import round_sizes
from foretell.rules.presets import ALIASES, PRESETS, name_of, preset
from foretell.rules.refusing import bounded
from foretell.rules.toml import full_table, rules_value
from foretell.rules.value import Rules
from foretell.server.protocol.event import RANGES, RulesValue

Title = Annotated[str, Meta(max_length=MOST_NAME)]


class AskRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that somebody thinks of: a preset's name, a table, or its text in TOML.

    Where nobody says how many play, it is the usual number.
    """

    rules: RulesValue = "standard"
    players: Annotated[int, Meta(ge=1, le=6)] | None = None
    name: Title = ""
    toml: Annotated[str, Meta(max_length=RULES.size)] | None = None


class PresetAnswer(msgspec.Struct, frozen=True):
    """A set of rules that has a name; ``aliases`` may stand for it in files, ``called`` may not.

    ``minutes``: about how long a game of the usual number takes; ``level``: easy, medium or hard.
    """

    name: str
    text: str
    players: list[int]
    aliases: list[str]
    called: list[str]
    minutes: int
    level: str
    is_for_beginners: bool


class GroupAnswer(msgspec.Struct, frozen=True):
    """Presets that belong together."""

    name: str
    presets: list[PresetAnswer]


class Choosing(msgspec.Struct, frozen=True):
    """All that rules can be made of: presets, axes, how rounds are chosen; ranges of options.

    ``clock`` is that of a table which says nothing of it.
    """

    groups: list[GroupAnswer]
    parts: list[AxisSection]
    forms: dict[str, str]
    options: dict[str, tuple[int, int]]
    clock: int


class Fault(msgspec.Struct, frozen=True):
    """What is wrong: the axes by their keys, and why."""

    axes: list[str]
    text: str


class RulesAnswer(msgspec.Struct, frozen=True):
    """Rules in plain words, or what is wrong with them.

    ``name`` is what somebody calls them, ``table`` the table's name where they are those of one;
    ``preset`` is the name they have, if any; ``rules`` the shortest way to write them, ``axes``
    every axis, ``points`` every number of their scoring, ``sizes`` the cards of each round,
    ``toml`` their file. With ``faults`` there are no words, no sizes and no file; where the rules
    cannot even be read, no axes either.
    """

    name: str
    preset: str
    text: str
    players: int
    may_play: list[int]
    rules: RulesValue
    axes: dict[str, Any]
    points: dict[str, Any]
    sizes: list[int]
    sections: list[Section]
    toml: str
    faults: list[Fault]
    table: str = ""


@lru_cache(maxsize=16)
def choosing(lang: str, clock: int) -> Choosing:
    """Everything there is to choose from, on a server with a usual clock; made once a language."""
    groups = [
        GroupAnswer(group, [_preset(name, lang) for name in names])
        for group, names in GROUPS.items()
    ]
    return Choosing(groups, choosable(lang), FORMS, RANGES, clock)


def _preset(name: str, lang: str) -> PresetAnswer:
    also = [alias for alias, meant in ALIASES.items() if meant == name]
    return PresetAnswer(
        name,
        text(f"preset-{name}", lang),
        list(PRESETS[name].players),
        also,
        names_of(name),
        minutes_of(preset(name)),
        level_of(name),
        name in BEGINNERS,
    )


def answer_of(value: RulesValue, players: int | None, name: str, lang: str) -> RulesAnswer:
    """What there is to say of rules that may contradict themselves."""
    try:
        bounded(value)
    except BadRules as error:
        return refused([error], players or 4, name, lang, {})
    number = players_of(value) if players is None else players
    draft = draft_of(value, number)
    faults = faults_of(draft)
    if not faults and isinstance(draft, Rules):
        return explained(draft, name, lang)
    answer = refused(faults, number, name, lang, value)
    if isinstance(draft, list):
        return answer
    return replace(answer, axes=full_table(draft), points=points_of(draft))


def refused(
    faults: list[BadRules], players: int, name: str, lang: str, value: RulesValue
) -> RulesAnswer:
    """What is wrong with rules."""
    return RulesAnswer(
        name=name,
        preset="",
        text="",
        players=players,
        may_play=[],
        rules=value,
        axes={},
        points={},
        sizes=[],
        sections=[],
        toml="",
        faults=[_fault(fault, lang) for fault in faults],
    )


def explained(rules: Rules, name: str, lang: str) -> RulesAnswer:
    """Rules in plain words."""
    preset = name_of(rules) or ""
    value = rules_value(rules)
    return RulesAnswer(
        name=name,
        preset=preset,
        text=text(f"preset-{preset}", lang) if preset else "",
        players=rules.players,
        may_play=list(PRESETS[preset].players) if preset else [rules.players],
        rules=value,
        axes=full_table(rules),
        points=points_of(rules),
        sizes=list(round_sizes(rules)),
        sections=explain(rules, lang),
        toml=rules_text(value, name),
        faults=[],
    )


def _fault(error: BadRules, lang: str) -> Fault:
    axes = [field.partition(" ")[0] for field in error.fields]
    return Fault(list(dict.fromkeys(axes)), capital(reason(error, lang)))
