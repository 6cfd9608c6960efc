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
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots.actions import ActionBot
from foretell.bots.built_in import BuiltIn
from foretell.bots.champion import Champion
from foretell.bots.counter import Counter
from foretell.bots.learned.lookahead import ANSWERS
from foretell.bots.learned.net import Net
from foretell.bots.learned.policy import Policy
from foretell.bots.learned.weights import read_weights, version_of
from foretell.bots.levels import NAMES, level_of
from foretell.bots.loop import BotKind
from foretell.bots.pimc import Pimc, Sampler
from foretell.play.seen import Seen
from foretell.rules.refusing import toml_text


class Bot(Protocol):
    """Whoever can decide for a seat: at a table in Python, in matches, on a server.

    It may have a ``name`` and a ``version``; another version says that it plays differently.
    """

    def choose(self, seen: Seen, /) -> str:
        """One of ``seen.legal``; what is seen is all that the acting seat may know."""


MEASURES: Final = ("pimc-32", "pimc-128")
"""Bots for matches and simulations alone: what others are measured by."""
LEARNED_NAME: Final = re.compile(r"(policy|champion)(?::(.+\.npz))?")
PIMC_NAME: Final = re.compile(r"pimc-([1-9]\d{0,4})", re.ASCII)


def make(name: str, seed: int = 0, worlds: int | None = None) -> ActionBot:
    """A bot by its name; equal seeds and equal views give equal choices.

    It is one of the levels (:mod:`foretell.bots.levels`), or ``pimc-N``, which plays each choice
    out in N worlds (:class:`Pimc`), or ``policy:FILE.npz`` and ``champion:FILE.npz`` with weights
    that somebody trained. ``worlds`` is what a level may spend on a choice, if it is not
    to be its own number: one that does not search has no use for it.

    Raises:
        ForetellError: there is no such bot.

    >>> make("rule", seed=7), make("pimc-32", seed=7)
    (<bot rule 1>, <bot pimc-32 1>)
    """
    if found := PIMC_NAME.fullmatch(name):
        return Pimc(int(found[1]), seed)
    if found := LEARNED_NAME.fullmatch(name):
        return learned(found[1], weights_in(found[2]) if found[2] else None, seed, worlds)
    level = level_of(name)
    if level is None:
        raise no_bot(name)
    if not level.worlds:
        return BuiltIn(BotKind[name.upper()], seed)
    searcher = Sampler(seed, worlds or level.worlds, name=name, heat=level.heat)
    return Counter(searcher, seed) if level.are_bids_all else searcher


def maker_of(name: str) -> Callable[[int], ActionBot]:
    """What makes bots of a name, each with its seed; weights in a file are read once, now.

    Who trains beside a match writes other weights into that file meanwhile.

    Raises:
        ForetellError: there is no such bot, or the file has no weights.

    >>> maker_of("rule")(7)
    <bot rule 1>
    """
    found = LEARNED_NAME.fullmatch(name)
    if found and found[2]:
        return partial(learned, found[1], weights_in(found[2]))
    make(name)  # which says if there is none
    return partial(make, name)


@dataclass(frozen=True, slots=True, eq=False)
class FileWeights:
    """The weights that were in a file, and what tells them from others."""

    file: str
    version: str
    net: Net


def weights_in(file: str) -> FileWeights:
    """The weights that are in a file now.

    Raises:
        ForetellError: the file has no weights.
    """
    path, version = Path(file), ""
    net = read_weights(path)
    while (now := version_of(path)) != version:  # until nobody wrote others while they were read
        net, version = read_weights(path), now
    return FileWeights(file, version, net)


def learned(
    name: str, weights: FileWeights | None, seed: int = 0, worlds: int | None = None
) -> ActionBot:
    """A bot that has learned, with the weights of this version or those of a file."""
    net = weights.net if weights else None
    bot = Policy(seed, net) if name == Policy.name else Champion(seed, worlds or ANSWERS, net)
    if weights:
        bot.name, bot.version = f"{name}:{weights.file}", weights.version
    return bot


def name_of(bot: Bot) -> str:
    """What a bot is called: by its ``name``, or else by its class.

    >>> name_of(make("rule"))
    'rule'
    """
    return str(getattr(bot, "name", type(bot).__name__))


def no_bot(name: str) -> ForetellError:
    """That there is no bot of a name, and which there are.

    >>> str(no_bot("genius"))[:47]
    'there is no bot "genius"; there are random, nov'
    """
    error = ForetellError("no-bot", "")
    names = ", ".join(NAMES + MEASURES)
    return spoken(error, "failed-no-bot", name=toml_text(name), names=names)
