"""A table in this process: one person, bots in the other seats, chance from one seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from foretell import bots
from foretell.base.errors import BadRecord
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.play.handle import Handle
from foretell.play.history import Deal, Entry, HistoryStep
from foretell.play.refusals import not_your_turn
from foretell.play.rerun import follow
from foretell.play.seen import Seen, see
from foretell.record import read, write
from foretell.rules.value import Rules
from foretell.terminal import saving, sight
from foretell.terminal.advice import ChoiceWorth, weigh
from foretell.terminal.words import Words, dummies, rules_title

CARDS = "cards"
"""What the number is for that the decks and draws of a game come from."""


@dataclass(frozen=True)
class LocalGame:
    """What a game in this process is made of.

    ``names`` has the players, then the dummies; ``bots`` the kind of bot of each player's seat,
    empty for the person.
    """

    rules: Rules
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    title: str
    path: Path
    """Where the game is kept while it lasts."""
    dealer: int | None = None
    """The seat that deals first; drawn where none is named (rules 4)."""

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.bots.index("")


class LocalTable:
    """One game in this process, seen from one seat."""

    def __init__(self, plan: LocalGame, game: Game | None = None) -> None:
        self.plan = plan
        self.names = plan.names
        self.seat = plan.seat
        self.title = plan.title
        self._bots = [
            bots.make(kind, saving.number(plan.seed, f"bot {seat}")) if kind else None
            for seat, kind in enumerate(plan.bots)
        ]
        chance = saving.number(plan.seed, CARDS)
        self.game = game or Game(plan.rules, chance, plan.dealer, auto_deal=False)

    def past(self) -> list[Seen]:
        """The seat's views from the beginning."""
        history = self.game.history
        handle = Handle(self.plan.rules)
        deals = [entry for entry in history if isinstance(entry, Deal)]
        handle.start(deals[0].dealer if deals else self.game.handle.get("dealer"))
        views = [see(self.plan.rules, handle, self.seat)]
        for place, entry in enumerate(history):
            follow(handle, entry)
            if not _is_half(handle, history[place + 1 : place + 2]):
                views.append(see(self.plan.rules, handle, self.seat))
        return views

    def _look(self) -> Seen:
        return self.game.view(self.seat)

    def deal(self) -> Seen:
        """Deal the next round."""
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
        self.game.act(self._choose(seat, seen))
        return self._look()

    def _choose(self, seat: int, seen: Seen) -> str:
        bot = self._bots[seat]
        if bot is None:
            return seen.legal[0]
        return bot.choose(seen)

    def act(self, action: str) -> Seen:
        """The person's action."""
        self.game.act(action, self.seat)
        return self._look()

    def advise(self) -> list[ChoiceWorth]:
        """What the person's choices are worth.

        Raises:
            IllegalAction: nothing is asked of the person.
        """
        handle = self.game.handle
        if self.game.actor != self.seat:
            raise not_your_turn(self.seat, handle.actor())
        return weigh(handle, self.seat, self.plan.rules.deck)

    def claim(self) -> list[Seen]:
        """Take all tricks left."""
        game, views = self.game.copy(), list[Seen]()
        self.game.claim(self.seat)
        for step in self.game.history[len(game.history) :]:
            follow(game.handle, step)
            views.append(game.view(self.seat))
        return views

    def may_take_back(self) -> bool:
        """Whether the last thing that happened is this seat's card, under honour play."""
        last = self.game.history[-1] if self.game.history else None
        is_card = isinstance(last, HistoryStep) and last.phase in (Phase.PLAY, Phase.ROLE)
        is_own = isinstance(last, HistoryStep) and last.seat == self.seat
        is_open = self.game.phase in (Phase.PLAY, Phase.AGREE)
        return is_card and is_own and is_open and sight.is_honour(self._look())

    def take_back(self) -> Seen:
        """Take back the card just played."""
        self.game.take_back(self.seat)
        return self._look()

    def call(self, seat: int, trick: int) -> Seen:
        """Call a revoke."""
        self.game.call_revoke(self.seat, seat, trick)
        return self._look()

    def keep(self, path: Path | None = None) -> Path:
        """Write the game down; a finished one gets its lasting name.

        Raises:
            OSError: it cannot be written.
        """
        players = self.names[: self.plan.rules.players]
        more = {"seed": self.plan.seed, "seat": self.seat, "bots": list(self.plan.bots)}
        text = write(self.game.record(players, **{saving.TABLE: more}))
        saving.write(path or self.plan.path, text)
        if path is None and self.game.is_over:
            self.plan = replace(self.plan, path=saving.close(self.plan.path))
        return path or self.plan.path


def _is_half(handle: Handle, coming: list[Entry]) -> bool:
    """Whether a card has been played whose role is told with it."""
    is_told = bool(coming) and isinstance(coming[0], HistoryStep) and coming[0].phase == Phase.ROLE
    return is_told and handle.get("phase") == Phase.ROLE


def resumed(path: Path, words: Words) -> LocalTable:
    """The table of a saved game.

    Raises:
        BadRecord: the file is no saved game.
    """
    try:
        record = read(path)
        seed, kinds = saving.seats_of(record.tags, len(record.players))
        game = Game.replay(record, saving.number(seed, CARDS), auto_deal=False)
    except BadRecord as error:
        raise error.within(str(path)) from None
    names = (*record.players, *dummies(words, game.handle.seats - len(kinds)))
    title = rules_title(words, game.rules)
    return LocalTable(LocalGame(game.rules, names, kinds, seed, title, path), game)
