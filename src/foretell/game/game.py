"""The friendly object: one game of Wizard under any rules, played by sentences.

>>> from foretell.rules.presets import preset
>>> game = Game(preset("standard", players=3), seed=2, dealer=0)
>>> game.deal()
>>> game.legal()
(0, 1)
>>> game.bid(1)
>>> game.bids
[None, 1, None]
"""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from foretell.base.errors import IllegalAction
from foretell.base.illegal import illegal
from foretell.cards import cards_in, names_of
from foretell.engine.claims import proven_order
from foretell.engine.honour import WRONG
from foretell.engine.structs import NO_SEAT, Phase
from foretell.play.actions import Action, choice_texts, parse_choices
from foretell.play.history import Call, HistoryStep, dealt
from foretell.play.played import PlayedGame
from foretell.play.refusals import call_refusal, not_your_turn, refusal, wrong_phase
from foretell.play.rerun import rewind
from foretell.rules.plan import deck_of
from foretell.rules.value import Rules

if TYPE_CHECKING:
    from foretell.record.format import Record

CHANCE_PHASES: Final = (Phase.PULL, Phase.LOT)


class Game(PlayedGame):
    """A game under one set of rules; every step is checked, kept, and can be undone.

    Args:
        rules: the rules, number of players included.
        seed: of the shuffles and of the draws inside a round; chance when left out.
        dealer: the first dealer's seat; drawn when left out (rules 4).
    """

    def __init__(self, rules: Rules, seed: int | None = None, dealer: int | None = None) -> None:
        self.chance = random.Random(seed)
        self.past: list[tuple[bytes, int]] = []
        first = self.chance.randrange(rules.players) if dealer is None else dealer
        super().__init__(rules, first)

    # chance

    def deal(self, deck: Sequence[int] | None = None) -> None:
        """Deal the next round from a deck (card numbers, shuffled); from the seed if left out.

        Raises:
            IllegalAction: no deal is due, or the deck is not this game's.
        """
        if self.phase != Phase.DEAL:
            raise wrong_phase("deal", self.phase)
        cards = deck_of(self.rules)
        if deck is None:
            self.chance.shuffle(cards)
        elif sorted(deck) != sorted(cards):
            allowed = names_of(cards, self.rules.deck)
            raise illegal("not-in-deck", tried="deal", allowed=allowed)
        else:
            cards = list(deck)
        self._keep()
        self.handle.deal(np.array(cards, dtype=np.int64))
        self.history.append(dealt(self.handle, cards))
        self._draw()

    def _draw(self) -> None:
        """Make the draws that are chance: cards pulled, the lot for a play-off's dealer."""
        while self.handle.get("phase") in CHANCE_PHASES:
            self._step(self.chance.choice(cards_in(self.handle.legal())))

    # choices

    def act(self, action: Action, seat: int | None = None) -> None:
        """Do what is due: an action in the notation of the record; for a seat, if one is given.

        Raises:
            BadNotation: the text is no action of this phase.
            IllegalAction: the rules do not allow it; the error says what they allow.
        """
        phase = self.handle.get("phase")
        if seat is not None and seat != self.handle.actor():
            raise not_your_turn(seat, self.handle.actor())
        if phase in (Phase.DEAL, Phase.OVER):
            raise wrong_phase(str(action), phase)
        choices = parse_choices(phase, str(action), self.rules.deck)
        self._make(str(action), choices)

    def _make(self, tried: str, choices: list[int]) -> None:
        """Make the steps of one action, all or none."""
        self._keep()
        try:
            self._steps(tried, choices)
        except IllegalAction:
            self.undo()
            raise
        if self.handle.get("phase") in CHANCE_PHASES:
            self._draw()

    def _steps(self, tried: str, choices: list[int]) -> None:
        asked = self.handle.get("phase") == Phase.PLAY
        for place, choice in enumerate(choices):
            if place and asked and self.handle.get("phase") != Phase.ROLE:
                raise illegal("role-not-asked", tried=tried)
            if not self._step(choice):
                raise refusal(self.handle, tried, choice, self.rules.deck)
        if asked and self.handle.get("phase") == Phase.ROLE:
            self._quiet(tried)

    def _quiet(self, tried: str) -> None:
        """A card that asks for a role was played without one: that is "nothing called", if legal.

        A card that was played unseen is first shown; its role is chosen then (rules 17).
        """
        if tried == "?":
            return
        if not self._step(0):
            allowed = " ".join(choice_texts(Phase.ROLE, self.handle.legal()))
            raise illegal("role-needed", tried=tried, allowed=allowed)

    def _step(self, choice: int) -> bool:
        phase, seat = self.handle.get("phase"), self.handle.get("turn")
        if not self.handle.attempt(choice):
            return False
        self.history.append(HistoryStep(phase, seat, choice))
        return True

    def choose(self, choice: int) -> None:
        """Make one choice in the engine's numbers, as bots give it.

        Raises:
            IllegalAction: the rules do not allow it.
        """
        self._keep()
        if not self._step(choice):
            self.past.pop()
            raise refusal(self.handle, str(choice), choice, self.rules.deck)
        self._draw()

    def bid(self, tricks: int) -> None:
        """Bid a number of tricks (rules 6), or mend the bid made before (Hidden bids)."""
        self._only("bid", tricks, Phase.BID, Phase.MEND)

    def play(self, card: str) -> None:
        """Play a card, with what is said of it: ``7h``, ``Me=Z``, ``Zc!``, or ``?`` unseen."""
        self._only("play", card, Phase.PLAY, Phase.ROLE)

    def name_trump(self, suit: str) -> None:
        """Name trump for a turned-up wizard: ``c d h s`` (rules 5)."""
        self._only("trump", suit, Phase.TRUMP)

    def name_twist(self, twist: str) -> None:
        """Name the rule that holds for this round (Smyrna)."""
        self._only("twist", twist, Phase.TWIST)

    def name_uber(self, cards: str) -> None:
        """Name a card, a rank or the jesters that beat everything: ``Qs K jesters`` (Uber)."""
        self._only("uber", cards, Phase.UBER_RANK)

    def pass_card(self, card: str) -> None:
        """Pass a card to the left (Pass one)."""
        self._only("pass", card, Phase.PASS)

    def agree(self) -> None:
        """Agree to the score of the round (rules 14, honour play)."""
        self._only("agree", "agree", Phase.AGREE)

    def _only(self, verb: str, action: Action, *phases: Phase) -> None:
        if self.handle.get("phase") not in phases:
            raise wrong_phase(f"{verb} {action}", self.phase)
        self.act(action)

    def claim(self, seat: int) -> None:
        """Take all tricks left, if the seat's view alone proves that they are its (ruling 37).

        The cards are laid as ordinary choices.

        Raises:
            IllegalAction: it is another seat's turn, or nothing is proven.
        """
        order = proven_order(self.handle.rules, self.handle.view(seat))
        if not order:
            raise illegal("not-proven")
        for _, card in self.handle.played_out(seat, order):
            self.choose(card)

    def call_revoke(self, caller: int, seat: int, trick: int) -> bool:
        """Call a seat's card in a trick (from 1); whether the call was right (rules 14).

        A right call ends the round; within the trick the cards go back, without a penalty.

        Raises:
            IllegalAction: no such call is possible now.
        """
        self._keep()
        answer = self.handle.call(caller, seat, trick - 1)
        if answer < 0:
            self.undo()
            raise call_refusal(answer)
        self.history.append(Call(caller, seat, trick - 1, answer != WRONG))
        self._draw()
        return answer != WRONG

    def take_back(self, seat: int) -> None:
        """Take back the card just played, before the next is (rules 14, honour play).

        Raises:
            IllegalAction: the table prevents revokes, or the last card was not this seat's.
        """
        last = self.history[-1] if self.history else None
        if not self.handle.rules[0].honour:
            raise illegal("not-honour")
        if not isinstance(last, HistoryStep) or last.phase not in (Phase.PLAY, Phase.ROLE):
            raise wrong_phase("take-back")
        if self._chooser(last.seat) != seat:
            raise not_your_turn(seat, self._chooser(last.seat))
        self.undo()

    def _chooser(self, seat: int) -> int:
        """Who chose a seat's card of the trick on the table: for a dummy, a player."""
        chooser = int(self.handle.rules[0].actor_of[seat])
        return self.handle.get("leader") if chooser == NO_SEAT else chooser

    # going back and forth

    def _keep(self) -> None:
        self.past.append((self.handle.save(), len(self.history)))

    def undo(self) -> None:
        """Take back the last action, deal or call.

        Raises:
            IllegalAction: nothing has happened yet.
        """
        if self.past:
            saved, made = self.past.pop()
            self.handle.restore(saved)
            del self.history[made:]
        elif self.history:  # the game of a record
            rewind(self.handle, self.history)
        else:
            raise illegal("nothing-to-undo")

    def copy(self) -> Game:
        """A game of its own that stands as this one does, chance included."""
        twin = copy.copy(self)
        twin.chance = random.Random()
        twin.chance.setstate(self.chance.getstate())
        twin.handle = self.handle.copy()
        twin.history, twin.past = list(self.history), list(self.past)
        return twin

    def record(self, players: Sequence[str] = (), **tags: object) -> Record:
        """The game as a record, finished or not (record.md)."""
        from foretell.record.writing import record_of

        return record_of(self, players, tags)

    @classmethod
    def replay(cls, record: Record | str | Path) -> Game:
        """The game of a record, or of a record's file, at its end.

        Raises:
            BadRecord: the record breaks its format or the rules; the error says where.
        """
        from foretell.record.replay import replay

        played = replay(record)
        game = cls(played.rules, dealer=0)
        game.handle, game.history = played.handle, played.history
        game.names, game.tags = played.names, played.tags
        return game
