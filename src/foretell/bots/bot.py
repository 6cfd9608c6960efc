"""Bots as objects: each is shown what its seat may see, and answers with an action.

>>> from foretell import Game, preset
>>> class Boldest:
...     def choose(self, seen: Seen) -> str:
...         return seen.legal[-1]
>>> game = Game(preset("standard", players=3), seed=7)
>>> bots: list[Bot] = [Boldest(), make("rule", seed=1), make("novice", seed=2)]
>>> while (seat := game.actor) is not None:
...     game.act(bots[seat].choose(game.view(seat)))
>>> game.is_over
True
"""

from __future__ import annotations

import re
from typing import Final, Protocol

import numpy as np

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.base.jit import jit
from foretell.bots.actions import ActionBot
from foretell.bots.loop import BotKind, choose
from foretell.bots.pimc import Pimc, Sampler
from foretell.engine.chance import new_rng
from foretell.engine.fields import Ints, Records
from foretell.engine.second_step import go_on, goes_on
from foretell.engine.structs import VIEW, new_record
from foretell.play.seen import Seen
from foretell.rules.refusing import toml_text


class Bot(Protocol):
    """Whoever can decide for a seat: at a table in Python, in matches, on a server.

    It may have a ``name`` and a ``version``; another version says that it plays differently.
    """

    def choose(self, seen: Seen, /) -> str:
        """One of ``seen.legal``; what is seen is all that the acting seat may know."""


VERSIONS: Final = {BotKind.RANDOM: "1", BotKind.NOVICE: "1", BotKind.RULE: "1"}
NAMES: Final = tuple(kind.name.lower() for kind in BotKind)
"""The bots that can be asked to a table, the weakest first."""
SEARCHING: Final = ("pimc-32", "pimc-128", "sampler")
"""Bots that search, for matches and simulations: the first two are what others are measured by."""
PIMC_NAME: Final = re.compile(r"pimc-([1-9]\d{0,4})", re.ASCII)


@jit
def _choices_at(
    kind: int, rules: Records, views: Records, after: Records, rng: Ints, choices: Ints
) -> int:
    """Write the one or two choices of an action; how many they are. ``after`` is room for a view.

    Arrays are the cheap way into compiled code.
    """
    choices[0] = choose(kind, rules[0], views[0], rng)
    if not goes_on(rules[0], views[0], choices[0]):
        return 1
    after[0] = views[0]
    go_on(rules[0], after[0], choices[0])
    choices[1] = choose(kind, rules[0], after[0], rng)
    return 2


class BuiltIn(ActionBot):
    """One of the bots that compiled loops know, with its own stream of chance."""

    def __init__(self, kind: BotKind, seed: int) -> None:
        """Seeds that lie side by side give unrelated bots."""
        self.kind = int(kind)
        self.name = kind.name.lower()
        self.version = VERSIONS[kind]
        self._rng = new_rng(seed)
        self._after, self._choices = new_record(VIEW), np.zeros(2, np.int64)

    def choices(self, rules: Records, views: Records) -> list[int]:
        """The action in the engine's numbers: see :meth:`ActionBot.choices`."""
        made = _choices_at(self.kind, rules, views, self._after, self._rng, self._choices)
        return self._choices[:made].tolist()


def make(name: str, seed: int = 0) -> ActionBot:
    """A bot by its name; equal seeds and equal views give equal choices.

    ``pimc-N`` plays each choice out in N worlds (:class:`Pimc`), ``sampler`` in worlds that the
    bids make likely (:class:`Sampler`).

    Raises:
        ForetellError: there is no such bot.

    >>> make("rule", seed=7), make("pimc-32", seed=7)
    (<bot rule 1>, <bot pimc-32 1>)
    """
    if name in NAMES:
        return BuiltIn(BotKind(NAMES.index(name)), seed)
    if found := PIMC_NAME.fullmatch(name):
        return Pimc(int(found[1]), seed)
    if name == "sampler":
        return Sampler(seed)
    raise no_bot(name)


def name_of(bot: Bot) -> str:
    """What a bot is called: by its ``name``, or else by its class.

    >>> name_of(make("rule"))
    'rule'
    """
    return str(getattr(bot, "name", type(bot).__name__))


def no_bot(name: str) -> ForetellError:
    """That there is no bot of a name, and which there are.

    >>> str(no_bot("genius"))
    'there is no bot "genius"; there are random, novice, rule, pimc-32, pimc-128, sampler'
    """
    error = ForetellError("no-bot", "")
    names = ", ".join(NAMES + SEARCHING)
    return spoken(error, "failed-no-bot", name=toml_text(name), names=names)
