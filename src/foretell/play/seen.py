"""What one seat may see, with names in place of numbers; built from a view and nothing else."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from foretell.cards import names_in, parse_card
from foretell.engine.claims import proven_order
from foretell.engine.compile import compile_rules
from foretell.engine.forecast import UNKNOWN, claim_points_at, totals_at
from foretell.play.actions import TURN_TEXT
from foretell.play.board import board
from foretell.play.handle import Handle
from foretell.play.legal import texts_under
from foretell.play.notebook import board_html
from foretell.play.seen_cards import SeenCards
from foretell.play.seen_round import SeenRound
from foretell.play.seen_tricks import SeenTricks
from foretell.play.view_fields import view_fields, word_of
from foretell.rules.axes import MAX_SEATS
from foretell.rules.value import Rules


class Seen(SeenRound, SeenTricks, SeenCards):
    """What one seat may see: a property for everything, sets of cards as sets, none as ``None``.

    All fields stand in docs/views.md. Lists by seat are as long as the table, dummies last.
    ``record`` is the engine's record, in an array of length 1: what bots are given.

    >>> from foretell.game.game import Game
    >>> game = Game(Rules(players=3), seed=1)
    >>> seen = game.view(0)
    >>> len(seen.hand), seen.hand_count, seen.legal
    (1, [1, 1, 1], ())
    """

    @property
    def players(self) -> int:
        """How many play; dummies come after them."""
        return self.rules.players

    @property
    def legal(self) -> tuple[str, ...]:
        """What this seat may do now, as text; ``?`` plays a card that it may not see."""
        if self.get("may_turn"):
            return (TURN_TEXT,)
        texts = texts_under(self.rules)
        return texts.of(self.get("phase"), self.get("legal"), self.get("roles"))

    @property
    def may_claim(self) -> bool:
        """Whether this view proves that every trick left is this seat's (ruling 37)."""
        return bool(proven_order(compile_rules(self.rules), self.record))

    @property
    def claim_points(self) -> int | None:
        """Points of the round if this seat claims; none if it may not, or bids are hidden."""
        if not self.may_claim:
            return None
        points = claim_points_at(compile_rules(self.rules), self.record)
        return None if points == UNKNOWN else points

    @property
    def scores(self) -> list[int]:
        """By seat, the total of all rounds."""
        return self.seats_of("scores")

    @property
    def points(self) -> list[int]:
        """By seat, the points of the round last scored."""
        return self.seats_of("points")

    @property
    def totals_now(self) -> list[int | None]:
        """By player, the total if the round ended now; none where that is not to be known."""
        totals = np.full(MAX_SEATS, UNKNOWN, dtype=np.int64)
        totals_at(compile_rules(self.rules), self.record, totals)
        return [None if one == UNKNOWN else one for one in totals[: self.players].tolist()]

    @property
    def out_round(self) -> list[int | None]:
        """By seat, the round (from 1) after which it dropped out."""
        return [number or None for number in self.seats_of("out_round")]

    @property
    def stage(self) -> list[int]:
        """By seat, how many play-offs it has been in."""
        return self.seats_of("stage")

    @property
    def stage_points(self) -> list[int]:
        """By seat, its points in the last play-off that it has been in."""
        return self.seats_of("stage_points")

    def question(self) -> tuple[object, ...]:
        """What this seat is asked: what others choose meanwhile, unseen, makes it no other one."""
        return self.phase, self.round_number, self.tricks_done, tuple(self.trick), self.legal

    def to_dict(self) -> dict[str, Any]:
        """All fields as plain values for JSON, as a server sends them (docs/views.md).

        Sets are lists in the order of the deck or of the seats, the phase is a word.

        >>> from foretell.game.game import Game
        >>> told = Game(Rules(players=3), seed=1, dealer=0).view(1).to_dict()
        >>> told["phase"], told["to_bid"], told["legal"], told["winning"]
        ('bid', [0, 1, 2], ['0', '1'], None)
        """
        names = [field.name for field in view_fields(self.rules)]
        told = {name: self._plain(getattr(self, name)) for name in [*names, "legal"]}
        return told | {"phase": word_of(self.phase)}

    def _plain(self, value: Any) -> Any:
        """A value as JSON has it."""
        if isinstance(value, frozenset):
            return sorted(value, key=self._place)
        return [self._plain(one) for one in value] if isinstance(value, list | tuple) else value

    def _place(self, one: str | int) -> int:
        """Where a card, a suit or a seat stands in its order."""
        if isinstance(one, int):
            return one
        return parse_card(one, self.rules.deck) if len(one) > 1 else ord(one)

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
        return board(self, self._known_hands(), self.legal)

    def _repr_html_(self) -> str:
        """The same with drawn cards, for a notebook."""
        return board_html(self, self._known_hands(), self.legal)

    def _known_hands(self) -> list[list[str]]:
        """By seat, the cards that it is known to hold, lowest number first."""
        return [names_in(cards, self.rules.deck) for cards in self.seats_of("known")]


@lru_cache(maxsize=256)
def _rules_text(rules: Rules) -> bytes:
    """Rules as bytes, the same in every process; what somebody calls them plays no part."""
    return repr(replace(rules, name="")).encode()


def see(rules: Rules, handle: Handle, seat: int) -> Seen:
    """What a seat (-1: a spectator) may see in a state."""
    return Seen(rules, *handle.look(seat))
