"""One game's state behind a door that is quick from Python: plain ints in and out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from foretell.engine import gate
from foretell.engine.claims import laid_card_at
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Ints, Records
from foretell.engine.structs import STATE, VIEW, new_record, record_over
from foretell.rules.axes import MAX_SEATS
from foretell.rules.plan import seats_of
from foretell.rules.value import Rules


def _places(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Where each field of a record lies among its int64 numbers: a place, or a slice of them."""
    places: dict[str, Any] = {}
    fields: dict[str, Any] = dict(dtype.fields or {})
    for name, (kind, offset, *_rest) in fields.items():
        first, count = offset // 8, kind.itemsize // 8
        places[name] = slice(first, first + count) if kind.shape else first
    return places


STATE_PLACES: Final = _places(STATE)
VIEW_PLACES: Final = _places(VIEW)
PHASE_PLACE: Final[int] = STATE_PLACES["phase"]
VIEW_SIZE: Final = VIEW.itemsize // 8


def playing_order(rules: Records, sitting: int, leader: int) -> list[int]:
    """The seats in playing order of a trick, by compiled rules and a mask of seats.

    >>> playing_order(compile_rules(Rules(players=4)), 0b1011, 1)
    [1, 3, 0]
    """
    after = rules[0].after
    order, seat = [leader], leader
    for _ in range(len(after)):
        seat = int(after[leader, seat])
        if sitting >> seat & 1 and seat not in order:
            order.append(seat)
    return order


class Handle:
    """One STATE record with its compiled rules; fields by name cost a tenth of record access.

    Raises:
        ValueError: ``states`` are several, of which every method would take the first alone.

    >>> handle = Handle(Rules(players=3))
    >>> handle.start(dealer=2)
    >>> handle.get("dealer"), handle.seats_of("scores")
    (2, [0, 0, 0])
    """

    __slots__ = ("ints", "rules", "seats", "states")

    def __init__(self, rules: Rules, states: Records | None = None) -> None:
        self.rules = compile_rules(rules)
        self.seats = seats_of(rules)
        self.states = new_record(STATE) if states is None else states
        if len(self.states) != 1:
            many = f"a handle is on one state, not on {len(self.states)}"
            raise ValueError(f"{many}: loops over many stay in compiled code (docs/compiled.md)")
        self.ints: npt.NDArray[np.int64] = self.states.view(np.int64).view(np.ndarray)

    def get(self, name: str) -> int:
        """A field that is one number."""
        return self.ints.item(STATE_PLACES[name])

    def phase(self) -> int:
        """The phase: the field that is asked for most."""
        return self.ints.item(PHASE_PLACE)

    def seats_of(self, name: str) -> list[int]:
        """A field by seat, as long as the table is."""
        numbers: list[int] = self.ints[STATE_PLACES[name]][: self.seats].tolist()
        return numbers

    def start(self, dealer: int) -> None:
        """Begin a game."""
        gate.start_at(self.rules, self.states, dealer)

    def deal(self, deck: Ints) -> None:
        """Deal a round from a deck in its shuffled order."""
        gate.deal_at(self.rules, self.states, deck)

    def legal(self) -> int:
        """Mask of the legal choices."""
        return int(gate.legal_at(self.rules, self.states))

    def actor(self) -> int:
        """The seat that decides now, or -1."""
        return int(gate.actor_at(self.rules, self.states))

    def attempt(self, choice: int) -> bool:
        """Make a choice if it is legal; whether it was."""
        return bool(gate.try_at(self.rules, self.states, choice))

    def attempt_all(self, choices: Ints, notes: Ints) -> int:
        """Make choices in turn until one is not legal; how many were made.

        ``notes``, a row a choice, gets the phase and the seat in turn before each.
        """
        return int(gate.try_all_at(self.rules, self.states, choices, notes))

    def cards_to_deal(self) -> int:
        """Cards each seat gets in the coming round."""
        return int(gate.cards_to_deal_at(self.rules, self.states))

    def tally(self, won: Ints, grail_seat: int, revoke_seat: int, revoke_trick: int) -> None:
        """Score a round of real cards: tricks by seat, -1 where there was no Grail or revoke."""
        gate.tally_at(self.rules, self.states, won, grail_seat, revoke_seat, revoke_trick)

    def call(self, caller: int, seat: int, trick: int) -> int:
        """Call a revoke: an answer of ``engine.honour``."""
        return int(gate.call_at(self.rules, self.states, caller, seat, trick))

    def winner(self) -> int:
        """The seat whose card wins the trick on the table."""
        return int(gate.winner_at(self.rules, self.states))

    def view(self, seat: int) -> Records:
        """What a seat may know, as a new VIEW record."""
        return self.look(seat)[0]

    def look(self, seat: int) -> tuple[Records, Ints]:
        """What a seat may know, as a new VIEW record, and the record's numbers."""
        ints = np.zeros(VIEW_SIZE, np.int64)
        views = record_over(ints, VIEW)
        gate.view_at(self.rules, self.states, seat, views)
        return views, ints

    def played_out(self, seat: int, order: Sequence[int]) -> list[tuple[int, int]]:
        """The seats and cards of a proven claim: the claimer's in order, else the lowest that fits.

        These are all the cards that the hands still hold, so that nobody learns more than the last
        tricks would have shown.

        Raises:
            RuntimeError: the claim was not proven.
        """
        twin, own, laid = self.copy(), iter(order), list[tuple[int, int]]()
        while any(twin.seats_of("hands")):
            turn = twin.get("turn")
            card = next(own) if turn == seat else int(laid_card_at(twin.states))
            if not twin.attempt(card):
                raise RuntimeError(f"card {card} cannot be laid for seat {turn}: not proven")
            laid.append((turn, card))
        return laid

    def copy(self) -> Handle:
        """A handle on a copy of the state."""
        twin = Handle.__new__(Handle)
        twin.rules, twin.seats = self.rules, self.seats
        twin.ints = self.ints.copy()  # numbers copy in one go, records field by field
        twin.states = record_over(twin.ints, STATE)
        return twin

    def save(self) -> bytes:
        """The state as bytes."""
        return self.ints.tobytes()

    def restore(self, saved: bytes) -> None:
        """Go back to a state that was saved."""
        self.ints[:] = np.frombuffer(saved, dtype=np.int64)


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, lowest first.

    >>> seats_in(0b1011)
    [0, 1, 3]
    """
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def dealing_order(handle: Handle) -> list[int]:
    """The seats that get cards, from the dealer's left (rules 4)."""
    sitting = seats_in(handle.get("sitting"))
    first = sum(seat <= handle.get("dealer") for seat in sitting)
    return sitting[first:] + sitting[:first]
