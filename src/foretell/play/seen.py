"""What one seat may see, with names in place of numbers; built from a view and nothing else."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from foretell.cards import NO_CARD, SUIT_LETTERS, card_name, names_in
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Records
from foretell.engine.structs import HIDDEN_BID, NO_BID, NO_SEAT, UNNAMED, Phase
from foretell.play.actions import choice_texts, played_texts
from foretell.play.board import board
from foretell.play.handle import VIEW_PLACES, Handle
from foretell.play.notebook import board_html
from foretell.rules.plan import seats_of
from foretell.rules.value import Rules


class Seen:
    """A VIEW record under a name for everything in it; ``None`` stands for "none" or "not yet".

    ``record`` is the record itself, in an array of length 1: what bots are given.

    >>> from foretell.game.game import Game
    >>> game = Game(Rules(players=3), seed=1)
    >>> seen = game.view(0)
    >>> len(seen.hand), seen.hand_counts, seen.legal
    (1, [1, 1, 1], ())
    """

    def __init__(self, rules: Rules, record: Records) -> None:
        self.rules = rules
        self.record = record
        self._ints = record.view(np.int64).view(np.ndarray)
        self._seats = seats_of(rules)

    def get(self, name: str) -> int:
        """A field of the view that is one number."""
        return int(self._ints[VIEW_PLACES[name]])

    def seats_of(self, name: str) -> list[int]:
        """A field of the view by seat."""
        return self._ints[VIEW_PLACES[name]][: self._seats].tolist()  # type: ignore[no-any-return]

    def __getattr__(self, name: str) -> Any:
        """Any other plain number of the view by its own name (``seen.dealer``)."""
        if name.startswith("_") or name not in VIEW_PLACES:
            raise AttributeError(f"a view has no {name!r}")
        place = VIEW_PLACES[name]
        return self.seats_of(name) if isinstance(place, slice) else int(self._ints[place])

    @property
    def players(self) -> int:
        """How many play; dummies come after them."""
        return self.rules.players

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return Phase(self.get("phase"))

    @property
    def hand(self) -> list[str]:
        """The seat's own cards, as far as it may see them, lowest number first."""
        return self._names(self.get("hand"))

    @property
    def known_hands(self) -> list[list[str]]:
        """By seat, the cards that this seat knows it to hold."""
        return [self._names(cards) for cards in self.seats_of("known")]

    @property
    def hand_counts(self) -> list[int]:
        """By seat, how many cards it holds."""
        return self.seats_of("hand_count")

    @property
    def bids(self) -> list[int | str | None]:
        """By seat, its bid; ``None`` before it is made, ``"?"`` while it is hidden."""
        words: dict[int, str | None] = {NO_BID: None, HIDDEN_BID: "?"}
        return [words.get(bid, bid) for bid in self.seats_of("bids")[: self.rules.players]]

    @property
    def trump(self) -> str | None:
        """The trump suit's letter, ``none``, or ``None`` before it is named or dealt."""
        trump = self.get("trump")
        if trump == UNNAMED:
            return None
        return SUIT_LETTERS[trump] if trump >= 0 else "none"

    @property
    def turn_up(self) -> str | None:
        """The turned-up card."""
        return self._card(self.get("turn_up"))

    @property
    def trick(self) -> list[str]:
        """The cards on the table, the leader's first."""
        return [self._name(card) for card in self.seats_of("trick") if card != NO_CARD]

    @property
    def last_trick(self) -> list[str]:
        """The cards of the trick before, its leader's first."""
        return [self._name(card) for card in self.seats_of("last_trick")[: self.get("last_len")]]

    @property
    def winning(self) -> int | None:
        """The seat whose card wins the trick on the table so far."""
        seat = self.get("winning")
        return None if seat == NO_SEAT else seat

    @property
    def actor(self) -> int | None:
        """The seat that acts now."""
        seat = self.get("actor")
        return None if seat == NO_SEAT else seat

    @property
    def legal(self) -> tuple[str, ...]:
        """What this seat may do now, as text; ``?`` plays a card that it may not see."""
        if self.get("may_turn"):
            return ("?",)
        phase, choices = self.get("phase"), self.get("legal")
        if phase == Phase.PLAY:
            return tuple(played_texts(choices, self._forms(), self.rules.deck))
        return tuple(choice_texts(phase, choices, self.rules.deck))

    def order_from(self, leader: int) -> list[int]:
        """The seats in playing order of a trick (Two-Player: leader, dummy, other)."""
        after = compile_rules(self.rules)[0].after
        order, seat = [leader], leader
        for _ in range(self._seats):
            seat = int(after[leader, seat])
            if self.get("sitting") >> seat & 1 and seat not in order:
                order.append(seat)
        return order

    @property
    def key(self) -> bytes:
        """What this seat knows, in 16 bytes: equal for equal views under equal rules.

        For tables of a search; the same in every process.
        """
        known = _rules_text(self.rules) + self.record.tobytes()
        return hashlib.blake2b(known, digest_size=16).digest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seen):
            return NotImplemented
        return self.rules == other.rules and self.record.tobytes() == other.record.tobytes()

    def __hash__(self) -> int:
        return hash((self.rules, self.record.tobytes()))

    def __repr__(self) -> str:
        """The table as this seat sees it, as plain text."""
        return board(self, self.known_hands, self.legal)

    def _repr_html_(self) -> str:
        """The same with drawn cards, for a notebook."""
        return board_html(self, self.known_hands, self.legal)

    def _forms(self) -> dict[int, int]:
        return forms_of(compile_rules(self.rules), self.get("roles"))

    def _name(self, card: int) -> str:
        return card_name(card, self.rules.deck)

    def _card(self, card: int) -> str | None:
        return None if card == NO_CARD else self._name(card)

    def _names(self, cards: int) -> list[str]:
        return names_in(cards, self.rules.deck)


@lru_cache(maxsize=256)
def _rules_text(rules: Rules) -> bytes:
    """Rules as bytes, the same in every process; what somebody calls them plays no part."""
    return repr(replace(rules, name="")).encode()


def forms_of(rules: Records, roles: int) -> dict[int, int]:
    """By card, the mask of forms it may be played in, for the cards that ask for one."""
    forms = rules[0].forms[roles]
    return {int(card): int(forms[card]) for card in np.flatnonzero(forms)}


def see(rules: Rules, handle: Handle, seat: int) -> Seen:
    """What a seat (-1: a spectator) may see in a state."""
    return Seen(rules, handle.view(seat))
