"""Bots as objects: a name, a version, a seed; they are given views and answer with choices."""

from __future__ import annotations

from typing import Final, Protocol

from foretell.base.errors import ForetellError
from foretell.base.jit import jit
from foretell.bots.loop import BotKind, choose
from foretell.engine.chance import new_rng
from foretell.engine.fields import Ints, Records


class Bot(Protocol):
    """Whoever can decide for a seat; it never sees more than the view that it is given."""

    @property
    def name(self) -> str:
        """What it is called, as in :func:`make`."""

    @property
    def version(self) -> str:
        """Another one whenever it plays differently from the same seed."""

    def choose(self, rules: Records, view: Records) -> int:
        """A legal choice for the view's phase, or TURN; the view is the actor's."""


VERSIONS: Final = {BotKind.RANDOM: "1", BotKind.NOVICE: "1", BotKind.RULE: "1"}
NAMES: Final = tuple(kind.name.lower() for kind in BotKind)
"""What :func:`make` can make, the weakest first."""


@jit
def _choose_at(kind: int, rules: Records, views: Records, rng: Ints) -> int:
    """The choice for the first view of an array: arrays are the cheap way into compiled code."""
    return choose(kind, rules[0], views[0], rng)


class BuiltIn:
    """One of the bots of this package, with its own stream of chance."""

    def __init__(self, kind: BotKind, seed: int) -> None:
        """Seeds that lie side by side give unrelated bots."""
        self._kind = int(kind)
        self.name = kind.name.lower()
        self.version = VERSIONS[kind]
        self._rng = new_rng(seed)

    def __repr__(self) -> str:
        """Name and version."""
        return f"<bot {self.name} {self.version}>"

    def choose(self, rules: Records, view: Records) -> int:
        """A legal choice for the view's phase, or TURN; the view is the actor's."""
        return int(_choose_at(self._kind, rules, view, self._rng))


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; equal seeds and equal views give equal choices.

    Raises:
        ForetellError: there is no such bot.

    >>> make("rule", seed=7)
    <bot rule 1>
    """
    if name not in NAMES:
        raise ForetellError("no-bot", f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    return BuiltIn(BotKind(NAMES.index(name)), seed)
