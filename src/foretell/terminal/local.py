"""A table in this process: one person, bots in the other seats, chance from one seed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from foretell import bots
from foretell.actions import FORM_TEXTS, choice_text
from foretell.engine.structs import TURN, Phase
from foretell.game import Game
from foretell.history import Step
from foretell.rules.axes import Rules
from foretell.seen import Seen
from foretell.terminal import saving, sight


@dataclass(frozen=True)
class Plan:
    """What a game in this process is made of.

    ``names`` has the players, then the dummies; ``bots`` the kind of bot of each player's seat,
    empty for the person.
    """

    rules: Rules
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    title: str
    path: Path | None = None
    """Where the game is kept while it lasts."""

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.bots.index("")


class LocalTable:
    """One game in this process, seen from one seat."""

    def __init__(self, plan: Plan, game: Game | None = None) -> None:
        self.plan = plan
        self.names = plan.names
        self.seat = plan.seat
        self.title = plan.title
        self._past: list[Seen] = []
        self._bots = [
            bots.make(kind, saving.number(plan.seed, seat)) if kind else None
            for seat, kind in enumerate(plan.bots)
        ]
        if game is None:
            game = self._begun()
        self.game = game

    def _begun(self) -> Game:
        game = Game(self.plan.rules, seed=saving.number(self.plan.seed, "dealer"))
        self._past = [game.view(self.seat)]
        return game

    def past(self) -> list[Seen]:
        """The seat's views so far."""
        return list(self._past)

    def _look(self) -> Seen:
        seen = self.game.view(self.seat)
        self._past.append(seen)
        return seen

    def _chance(self) -> None:
        """What chance does next depends on the seed and on what has happened, and nothing else."""
        self.game.chance.seed(saving.number(self.plan.seed, len(self.game.history)))

    def deal(self) -> Seen:
        """Deal the next round."""
        self._chance()
        self.game.deal()
        return self._look()

    def step(self) -> Seen | None:
        """A bot's action, or the turning of a dummy's card."""
        seat = self.game.actor
        if seat is None:
            return None
        seen = self.game.view(seat)
        if seat == self.seat and not sight.is_forced(seen):
            return None
        self._chance()
        self.game.act(self._choose(seat, seen))
        return self._look()

    def _choose(self, seat: int, seen: Seen) -> str:
        bot = self._bots[seat]
        if bot is None:
            return seen.legal[0]
        choice = bot.choose(self.game.handle.rules, seen.record)
        text = choice_text(seen.phase, choice, seen.rules.deck)
        if seen.phase != Phase.PLAY or choice == TURN:
            return text
        return text + self._form(seat, choice)

    def _form(self, seat: int, card: int) -> str:
        """What the bot says with a card, where its player has a choice."""
        bot, twin = self._bots[seat], self.game.handle.copy()
        twin.attempt(card)
        if bot is None or twin.get("phase") != Phase.ROLE:
            return ""
        return FORM_TEXTS[bot.choose(twin.rules, twin.view(seat))]

    def act(self, action: str) -> Seen:
        """The person's action."""
        self._chance()
        self.game.act(action, self.seat)
        return self._look()

    def may_take_back(self) -> bool:
        """Whether the last thing that happened is this seat's card, under honour play."""
        last = self.game.history[-1] if self.game.history else None
        is_card = isinstance(last, Step) and last.phase in (Phase.PLAY, Phase.ROLE)
        is_own = isinstance(last, Step) and last.seat == self.seat
        return is_card and is_own and sight.is_honour(self._past[-1])

    def take_back(self) -> Seen:
        """Take back the card just played."""
        self.game.take_back(self.seat)
        return self._look()

    def call(self, seat: int, trick: int) -> Seen:
        """Call a revoke."""
        self.game.call_revoke(self.seat, seat, trick)
        return self._look()

    def keep(self, path: Path | None = None) -> Path:
        """Write the game down."""
        return saving.write(self, path)
