"""From wishes to a table: options and menu, the first compilation, the game, the good-bye."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import click

from foretell.i18n import choose_language
from foretell.terminal.words import Words, words_for

NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil")


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What was asked for on the command line; ``None`` where nothing was said."""

    rules_name: str | None = None
    players: int | None = None
    bots: str | None = None
    seed: str | None = None
    name: str | None = None
    lang: str | None = None
    suits: str | None = None
    pace: str | None = None
    fast: bool = False
    resume: str | None = None


def start(wish: Wish) -> None:
    """Play."""
    words = words_for(choose_language(wish.lang), wish.suits)
    from foretell.cli.rules import read_rules
    from foretell.rules.presets import name_of
    from foretell.terminal.desk import Desk
    from foretell.terminal.keys import keys_here
    from foretell.terminal.local import LocalTable, Plan
    from foretell.terminal.screen import screen_here
    from foretell.terminal.session import Leave, Session
    from foretell.terminal.settings import Settings

    rules = read_rules(wish.rules_name or "standard", wish.players)
    names = [wish.name or words.say("you"), *NAMES[: rules.players - 1]]
    names += ["Dummy", "Dummy 2"][: 0]
    kinds = ("", *["rule"] * (rules.players - 1))
    from foretell.rules.plan import seats_of
    for n in range(seats_of(rules) - rules.players):
        names.append(words.say("dummy-number", number=n + 1))
    plan = Plan(rules, tuple(names), kinds, wish.seed or str(secrets.randbits(48)), name_of(rules) or "own rules")
    table = LocalTable(plan)
    desk = Desk(screen_here(), keys_here(), words)
    settings = Settings(wish.pace or "normal", not wish.fast)
    with desk:
        try:
            Session(table, desk, words, settings).run()
        except (Leave, EOFError, KeyboardInterrupt):
            pass
