"""A game that goes on step by step: every step is checked, kept, and can be undone."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import Final

import numpy as np

from foretell.base.errors import BadNotation, IllegalAction
from foretell.base.illegal import illegal
from foretell.cards import names_of
from foretell.engine.claims import proven_order
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Ints
from foretell.engine.honour import WRONG
from foretell.engine.structs import NO_SEAT, Phase
from foretell.game.chance import SEED_BITS, SeededChance
from foretell.play.acting import act_on, step
from foretell.play.actions import Action
from foretell.play.history import Call, Deal, HistoryStep, dealt, is_whole
from foretell.play.refusals import call_refusal, not_your_turn, refusal, wrong_phase
from foretell.play.rerun import rewind
from foretell.play.standing import PlayedGame
from foretell.rules.plan import deck_of
from foretell.rules.presets import preset
from foretell.rules.value import Rules

CHANCE_PHASES: Final = (Phase.PULL, Phase.LOT)
NOBODYS_PHASES: Final = (*CHANCE_PHASES, Phase.DEAL)


class SteppedGame(PlayedGame):
    """Dealing, choices and the way back.

    Args:
        rules: the rules, number of players included, or a preset's name.
        seed: of the shuffles and of the draws inside a round; drawn when left out.
        dealer: the first dealer's seat; drawn when left out (rules 4).
        auto_deal: whether each round is dealt as soon as it is due; so it is where a seed is given.
    """

    def __init__(
        self,
        rules: Rules | str,
        seed: int | None = None,
        dealer: int | None = None,
        *,
        auto_deal: bool | None = None,
    ) -> None:
        self.chance = SeededChance(secrets.randbits(SEED_BITS) if seed is None else seed)
        self.auto_deal = seed is not None if auto_deal is None else auto_deal
        self.past: list[tuple[bytes, int]] = []
        rules = preset(rules) if isinstance(rules, str) else rules
        self._unshuffled = unshuffled(rules)
        super().__init__(
            rules, self.chance.dealer(rules.players) if dealer is None else index(dealer)
        )
        if self.auto_deal:
            self._deal_from_seed()

    @property
    def seed(self) -> int:
        """What the decks come from, but for those that were given."""
        return self.chance.seed

    # chance

    def deal(self, deck: Sequence[int] | None = None) -> None:
        """Deal the next round from a deck (card numbers, shuffled); from the seed if left out.

        Raises:
            IllegalAction: no deal is due, the game deals by itself, or the deck is not its own.
        """
        if self.phase != Phase.DEAL:
            is_automatic = self.auto_deal and not self.is_over
            raise illegal("deals-itself") if is_automatic else wrong_phase("deal", self.phase)
        if deck is not None and sorted(deck) != sorted(deck_of(self.rules)):
            allowed = names_of(deck_of(self.rules), self.rules.deck)
            raise illegal("not-in-deck", tried="deal", allowed=allowed)
        self._keep()
        if deck is None:
            self._deal_from_seed()
        else:
            self._deal(np.array(deck, dtype=np.int64))
        self._follow_up()

    def _deck(self, round_no: int) -> Ints:
        """The deck that the seed gives for a round, counted from 0."""
        deck = self._unshuffled.copy()
        self.chance.shuffle(deck, round_no)
        return deck

    def _deal_from_seed(self) -> None:
        self._deal(self._deck(self.handle.get("round_no")))

    def reseed(self, seed: int) -> None:
        """Go on with the deals and draws of another seed."""
        self.chance = SeededChance(seed)

    def is_from_seed(self) -> bool:
        """Whether the seed gives all cards that have been dealt so far."""
        deals = [entry for entry in self.history if isinstance(entry, Deal)]
        is_sampled = not deals and self.phase != Phase.DEAL
        if is_sampled:
            return False
        return is_whole(self.history) and all(
            one.deck == self._deck(one.round_no)[: len(one.deck)].tolist() for one in deals
        )

    def _deal(self, deck: Ints) -> None:
        self.handle.deal(deck)
        self.history.append(dealt(self.handle, deck.tolist()))

    def _follow_up(self) -> None:
        """Make what nobody chooses: the next deal, cards pulled, lots for a play-off's dealer."""
        while (phase := self.handle.phase()) in NOBODYS_PHASES:
            if phase != Phase.DEAL:
                number = self._steps_made() + 1
                drawn = self.chance.draw(self.handle.legal(), self.round_number - 1, number)
                step(self.handle, phase, drawn, self.history)
            elif self.auto_deal:
                self._deal_from_seed()
            else:
                return

    def _steps_made(self) -> int:
        """How many steps there have been since the last deal."""
        history = self.history
        return next((n for n, entry in enumerate(reversed(history)) if isinstance(entry, Deal)), 0)

    # choices

    def act(self, action: Action, seat: int | None = None) -> None:
        """Do what is due: an action in the notation of the record; for a seat, if one is given.

        Raises:
            BadNotation: the text is no action of this phase.
            IllegalAction: the rules do not allow it; the error says what they allow.
        """
        if seat is not None and seat != self.handle.actor():
            raise not_your_turn(seat, self.handle.actor())
        self._keep()
        try:
            act_on(self.handle, str(action), self.rules.deck, self.history)
        except (BadNotation, IllegalAction):
            self.undo()
            raise
        self._follow_up()

    def choose(self, choice: int) -> None:
        """Make one choice in the engine's numbers, as compiled code gives it.

        Raises:
            IllegalAction: the rules do not allow it.
        """
        choice = index(choice)
        self._keep()
        if not step(self.handle, self.handle.phase(), choice, self.history):
            self.past.pop()
            raise refusal(self.handle, str(choice), choice, self.rules.deck)
        self._follow_up()

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
        self._follow_up()
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

    # the way back

    def _keep(self) -> None:
        self.past.append((self.handle.save(), len(self.history)))

    def undo(self) -> None:
        """Take back the last action, deal or call, with what nobody chose after it.

        Raises:
            IllegalAction: nothing has happened yet.
        """
        if self.past:
            saved, made = self.past.pop()
            self.handle.restore(saved)
            del self.history[made:]
        elif len(self.history) > self.auto_deal and is_whole(self.history):
            # A game of a record, or a copy that was pickled, has its history alone.
            rewind(self.handle, self.history, deals_too=self.auto_deal)
        else:
            raise illegal("nothing-to-undo")


@lru_cache(maxsize=256)
def unshuffled(rules: Rules) -> Ints:
    """The cards that are shuffled for each round; nobody may change the array."""
    tables = compile_rules(rules)[0]
    deck: Ints = tables.deck_cards[: tables.deck_len].copy()
    return deck
