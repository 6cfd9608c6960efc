"""Whole games by bots, each the same whenever it is played: rules, bots, seed and number decide."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from foretell.arena.asking import ask
from foretell.arena.loading import BotSource, bot_source
from foretell.base.errors import BadRecord, ForetellError
from foretell.base.files import write_whole, writing_to
from foretell.base.i18n import spoken
from foretell.game.game import Game
from foretell.record import Record, read, write
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules

RANDOM: Final = "random"

Mover = Callable[[Game], None]
"""Makes the choice that is due in a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulationPlan:
    """Which games to play; ``bots`` has a name for each player, ``label`` names the rules.

    Files that bots come from are read once, now: what is written there later changes no game.

    Raises:
        ForetellError: there is no such bot, file or class.
    """

    rules: Rules
    label: str
    bots: tuple[str, ...]
    seed: int
    sources: dict[str, BotSource] = field(init=False, repr=False, compare=False)
    """By name where its bots come from; `random` needs none."""

    def __post_init__(self) -> None:
        """Find the bots."""
        found = {name: bot_source(name) for name in dict.fromkeys(self.bots) if name != RANDOM}
        object.__setattr__(self, "sources", found)

    def file_name(self, number: int) -> str:
        """The file of a game, numbered from 1.

        >>> plan = SimulationPlan(rules=Rules(), label="standard", bots=("random",) * 4, seed=7)
        >>> plan.file_name(1)
        'standard-4p-random-s7-00001.toml'
        """
        names = self.labels if len(set(self.labels)) > 1 else self.labels[:1]
        label = re.sub(r"[^\w-]+", "-", self.label)
        return f"{label}-{len(self.bots)}p-{'-'.join(names)}-s{self.seed}-{number:05d}.toml"

    @property
    def labels(self) -> tuple[str, ...]:
        """What each bot is called: one of a file by its class."""
        return tuple(label_of(bot) for bot in self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in the records; people count seats from 1."""
        return tuple(f"{bot} {seat}" for seat, bot in enumerate(self.labels, start=1))

    def tags(self, number: int) -> dict[str, Any]:
        """What the record says of where it comes from."""
        return {"event": "foretell simulate", "seed": self.seed, "game": number}


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played, or found in its file (``is_kept``), and its scores."""

    scores: tuple[int, ...]
    is_kept: bool


def label_of(bot: str) -> str:
    """What a bot is called in records.

    >>> label_of("rule"), label_of("bots/mine.py:Mine")
    ('rule', 'Mine')
    """
    return bot.rpartition(":")[2]


def seat_bots(said: str, players: int) -> tuple[str, ...]:
    """A bot for each player from names and commas; the last one fills up the table.

    Raises:
        ForetellError: there is no such bot, file or class, or there are more than players.

    >>> seat_bots("rule,random", 4)
    ('rule', 'random', 'random', 'random')
    """
    names = tuple(name.strip() for name in said.split(","))
    for name in names:
        bot_source(name)
    if len(names) > players:
        error = ForetellError("too-many-bots", "")
        raise spoken(error, "failed-many-bots", bots=len(names), seats=players)
    return (names + names[-1:] * players)[:players]


def play(plan: SimulationPlan, number: int) -> Game:
    """The game of a number, played to its end.

    >>> rules, bots = Rules(players=3), ("random",) * 3
    >>> plan = SimulationPlan(rules=rules, label="standard", bots=bots, seed=7)
    >>> play(plan, 1).is_over
    True
    """
    chance = random.Random(f"foretell simulate {plan.seed} {number}")
    game = Game(plan.rules, seed=chance.getrandbits(62))
    movers = [mover(plan, name, chance.getrandbits(62)) for name in plan.bots]
    while not game.is_over:
        movers[game.handle.actor()](game)
    return game


def mover(plan: SimulationPlan, name: str, seed: int) -> Mover:
    """How a bot of a name moves; the random one needs no view and nothing compiled for it."""
    if name == RANDOM:
        chance = random.Random(seed)
        return lambda game: game.choose(any_of(game.handle.legal(), chance))
    bot = plan.sources[name].fresh(seed)

    def move(game: Game) -> None:
        ask(bot, name, game.view(game.handle.actor()), game.act)

    return move


def any_of(choices: int, chance: random.Random) -> int:
    """One choice of a mask, each equally likely.

    >>> any_of(0b100, random.Random(1))
    2
    """
    left = choices & 0xFFFF_FFFF_FFFF_FFFF
    for _ in range(chance.randrange(left.bit_count())):
        left &= left - 1
    return (left & -left).bit_length() - 1


def record_of_game(plan: SimulationPlan, number: int) -> Record:
    """The record of the game of a number."""
    return play(plan, number).record(plan.names, **plan.tags(number))


def keep(plan: SimulationPlan, number: int, folder: Path | None) -> Played:
    """Play a game and write its record, unless its file is there already.

    Raises:
        ForetellError: the folder cannot be written to.
    """
    file = folder / plan.file_name(number) if folder else None
    found = find(plan, number, file) if file else None
    if found:
        return Played(found.scores or (), is_kept=True)
    record = record_of_game(plan, number)
    if file:
        with writing_to(file):
            write_whole(file, write(record))
    return Played(record.scores or (), is_kept=False)


def find(plan: SimulationPlan, number: int, file: Path) -> Record | None:
    """The record in a file, if it is that of this game, by its rules, names and tags."""
    if not file.exists():
        return None
    try:
        record = read(file)
    except BadRecord:
        return None
    is_ours = record.players == plan.names and record.tags == plan.tags(number)
    return record if is_ours and record.rules == rules_value(plan.rules) else None
