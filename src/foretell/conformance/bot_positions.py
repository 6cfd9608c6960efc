"""Positions that a bot must solve: records that stop where one choice is best (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots import Bot
from foretell.game.game import Game
from foretell.play.seen import Seen

KEYS: Final = {"seat", "kind", "reason", "best"}
"""What the table `[position]` must have."""


@dataclass(frozen=True)
class BotPosition:
    """One of them: what a seat sees, which actions solve it, and why.

    ``about`` is the table `[position]` of its file, with the proof.
    """

    file: Path
    kind: str
    reason: str
    best: tuple[str, ...]
    seen: Seen
    about: dict[str, Any]

    @property
    def id(self) -> str:
        """Its name: that of the file."""
        return self.file.stem

    def is_solved_by(self, bot: Bot) -> bool:
        """Whether a bot that sees what the seat sees makes one of the best choices.

        >>> from foretell import bots
        >>> from foretell.conformance.run import CHECKOUT
        >>> positions = list(read_bot_positions(CHECKOUT / "bots"))
        >>> rule = bots.make("rule")
        >>> sum(one.is_solved_by(rule) for one in positions) <= len(positions) / 2
        True
        """
        return bot.choose(self.seen) in self.best


@dataclass(frozen=True)
class SolvedRow:
    """A kind of position: how many there are, and how many of them a bot solves."""

    kind: str
    positions: int
    solved: int


def read_bot_positions(path: Path) -> Iterator[BotPosition]:
    """Every position of a folder, in the order of the files' names, or that of one file.

    Raises:
        ForetellError: a file is no record, or has no position in it.
    """
    for file in sorted(path.glob("*.toml")) if path.is_dir() else [path]:
        yield _position(file)


def _position(file: Path) -> BotPosition:
    try:
        game = Game.replay(file, auto_deal=False)
    except ForetellError as error:
        raise error.within(str(file)) from None
    about, seat = game.tags.get("position"), game.actor
    if not isinstance(about, dict) or not about.keys() >= KEYS or seat != about["seat"]:
        raise spoken(ForetellError("bad-position", ""), "failed-bad-position", file=str(file))
    view = game.view(about["seat"])
    return BotPosition(file, about["kind"], about["reason"], tuple(about["best"]), view, about)


def by_kind(found: Iterable[tuple[BotPosition, bool]]) -> list[SolvedRow]:
    """How many of each kind are solved, by the names of the kinds."""
    solved: dict[str, list[bool]] = {}
    for position, is_solved in found:
        solved.setdefault(position.kind, []).append(is_solved)
    return [SolvedRow(kind, len(of), sum(of)) for kind, of in sorted(solved.items())]
