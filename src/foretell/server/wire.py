"""The engine's view as it is sent and back: names for cards, lists for masks, nothing added.

A view is a row of int64 numbers; a field of the message is a slice of it under a *form* that
writes and reads it. A client rebuilds the very view, so terminals and bots work on both sides.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.actions import choice_texts, parse_choices, played_texts
from foretell.cards import NO_CARD, SUIT_LETTERS, card_name, cards_in, mask_of, parse_card
from foretell.engine.claims import proven_order
from foretell.engine.compile import compile_rules
from foretell.engine.forecast import UNKNOWN, totals_at
from foretell.engine.structs import HIDDEN_BID, NO_BID, PILE_CARDS, UNNAMED, VIEW, Phase, new_record
from foretell.handle import VIEW_PLACES
from foretell.rules.axes import Rules
from foretell.rules.plan import known_rounds, seats_of
from foretell.seen import Seen, forms_of

Numbers = npt.NDArray[np.int64]
Game = dict[str, Any]
"""A GameView, or the changed part of one, as a plain dict."""

ALONE: Final = ("legal", "may_turn", "phase", "trump")
"""Fields that are written in a way of their own."""
TELLING: Final = frozenset(
    ["roles", "bids", "won", "scores", "sitting", "revoke_seat", "grail_seat"]
)
"""Fields that those depend on."""
MASKS: Final = frozenset(["hand", "unseen", "played", "uber", "face_up", "known", "played_by"])
CARDS: Final = frozenset(["turn_up", "trick", "last_trick", "passed", "received", "given", "shown"])
SEAT_MASKS: Final = frozenset(["sitting", "to_bid", "bidders", "agreed", "given_to", "calls"])
MOST_WRITTEN: Final = 8192
MOST_ALONE: Final = 512
"""Values that are kept for each set of rules: of fields, and of those that stand alone."""
MINUS: Final = frozenset(["trick_as", "last_as"])
"""Lists whose places beyond the table hold -1, as those of cards and bids do."""


class Field(NamedTuple):
    """A field of the view: where it lies, how many of its numbers are sent, how they look."""

    name: str
    place: slice
    width: int
    is_list: bool
    out: Callable[[int], Any]
    back: Callable[[Any], int]
    empty: int


def _same(number: int) -> int:
    return number


def _forms(name: str, deck: int) -> tuple[Callable[[int], Any], Callable[[Any], int], int]:
    """How one number of a field is written and read, and what stands beyond the table."""
    if name in MASKS:
        return _mask_out(deck), lambda names: mask_of([parse_card(n, deck) for n in names]), 0
    if name in CARDS:
        return (
            lambda card: None if card == NO_CARD else card_name(card, deck),
            lambda text: NO_CARD if text is None else parse_card(text, deck),
            NO_CARD,
        )
    if name in SEAT_MASKS:
        return cards_in, lambda seats: sum(1 << seat for seat in seats), 0
    if name == "bids":
        words = {NO_BID: None, HIDDEN_BID: "?"}
        numbers = {None: NO_BID, "?": HIDDEN_BID}
        return lambda bid: words.get(bid, bid), lambda bid: numbers.get(bid, bid), NO_BID
    if name == "voids":
        return _suits, lambda text: sum(1 << SUIT_LETTERS.index(c) for c in text), 0
    return _same, _same, -1 if name in MINUS else 0


def _suits(mask: int) -> str:
    return "".join(letter for suit, letter in enumerate(SUIT_LETTERS) if mask >> suit & 1)


def _mask_out(deck: int) -> Callable[[int], list[str]]:
    """Names of the cards of a mask, lowest first; looked up by parts of it, which come again."""

    @lru_cache(MOST_WRITTEN)
    def part(place: int, mask: int) -> list[str]:
        return [card_name(place + card, deck) for card in cards_in(mask)]

    def names(mask: int) -> list[str]:
        found: list[str] = []
        for place in range(0, 64, 16):
            if low := mask >> place & 0xFFFF:
                found += part(place, low)
        return found

    return names


class Wire:
    """Views under one set of rules, to messages and back.

    >>> wire = wire_of(Rules(players=3))
    >>> wire.read({**wire.whole(wire.empty()), "dealer": 2}).dealer
    2
    """

    def __init__(self, rules: Rules) -> None:
        """Find the places of all fields once."""
        self.rules = rules
        self.deck = rules.deck
        self.rounds = known_rounds(rules)
        self.compiled = compile_rules(rules)
        self.forms = [forms_of(self.compiled, roles) for roles in range(4)]
        names = [name for name in VIEW_PLACES if name not in ALONE]
        self.fields = [self._field(name) for name in names]
        self.written = lru_cache(MOST_WRITTEN)(self._written)
        self.alone = lru_cache(MOST_ALONE)(self._alone)
        self.owner = np.full(self.empty().size, len(self.fields), dtype=np.int64)
        for number, field in enumerate(self.fields):
            self.owner[field.place] = number

    def empty(self) -> Numbers:
        """A view of nothing."""
        return new_record(VIEW).view(np.int64).view(np.ndarray)

    def _field(self, name: str) -> Field:
        place = VIEW_PLACES[name]
        is_list = isinstance(place, slice)
        spot = place if isinstance(place, slice) else slice(place, place + 1)
        seats = seats_of(self.rules)
        width = seats if is_list else 1
        if name in ("shown", "pile_next"):
            width = (seats - self.rules.players) * (PILE_CARDS if name == "shown" else 1)
        return Field(name, spot, width, is_list, *_forms(name, self.deck))

    def whole(self, view: Numbers) -> Game:
        """A view as it is sent to somebody who knows none yet."""
        game = {field.name: self._value(n, view) for n, field in enumerate(self.fields)}
        return {**game, **self.alone(view.tobytes())}

    def patch(self, before: Numbers, after: Numbers) -> Game:
        """The fields that differ, as they are sent to somebody who knows the view before."""
        changed = set(self.owner[np.flatnonzero(before != after)].tolist())
        alone = len(self.fields) in changed
        changed.discard(len(self.fields))
        game = {self.fields[n].name: self._value(n, after) for n in sorted(changed)}
        if alone or not TELLING.isdisjoint(game):
            old, new = self.alone(before.tobytes()), self.alone(after.tobytes())
            game |= {name: value for name, value in new.items() if value != old[name]}
        return game

    def _value(self, number: int, view: Numbers) -> Any:
        return self.written(number, view[self.fields[number].place].tobytes())

    def _written(self, number: int, data: bytes) -> Any:
        """A field's value; kept, for most viewers see most fields alike. Nobody changes one."""
        field, numbers = self.fields[number], np.frombuffer(data, dtype=np.int64).tolist()
        if not field.is_list:
            return field.out(numbers[0])
        written = [field.out(number) for number in numbers[: field.width]]
        if field.name == "shown":
            return [written[i : i + PILE_CARDS] for i in range(0, len(written), PILE_CARDS)]
        return written

    def _alone(self, data: bytes) -> Game:
        """Phase, trump, and what may be done now; kept until the next view is compared with it."""
        view = np.frombuffer(data, dtype=np.int64)
        phase, trump = Phase(int(view[VIEW_PLACES["phase"]])), int(view[VIEW_PLACES["trump"]])
        word = "none" if trump < 0 else SUIT_LETTERS[trump]
        return {
            "phase": phase.name.lower().replace("_", "-"),
            "trump": None if trump == UNNAMED else word,
            "legal": self._legal(phase, view),
            "may_claim": bool(proven_order(self.compiled, view.view(VIEW))),
            "totals_now": self._totals(view),
        }

    def _totals(self, view: Numbers) -> list[int | None]:
        """Each player's total if the round ended now, as far as the viewer may know it."""
        totals = np.zeros(self.rules.players, dtype=np.int64)
        totals_at(self.compiled, view.copy().view(VIEW), totals)
        return [None if total == UNKNOWN else total for total in totals.tolist()]

    def _legal(self, phase: Phase, view: Numbers) -> list[str]:
        if view[VIEW_PLACES["may_turn"]]:
            return ["?"]
        choices = int(view[VIEW_PLACES["legal"]])
        if phase == Phase.PLAY:
            forms = self.forms[int(view[VIEW_PLACES["roles"]])]
            return played_texts(choices, forms, self.deck)
        return choice_texts(phase, choices, self.deck)

    def read(self, game: Game) -> Seen:
        """The view that a message tells of: the inverse of :meth:`whole`."""
        record = new_record(VIEW)
        view: Numbers = record.view(np.int64).view(np.ndarray)
        for field in self.fields:
            value = game[field.name]
            if field.name == "shown":
                value = [card for pile in value for card in pile]
            view[field.place] = field.empty
            numbers = [field.back(part) for part in (value if field.is_list else [value])]
            view[field.place][: field.width] = numbers
        self._read_alone(game, view)
        return Seen(self.rules, record)

    def _read_alone(self, game: Game, view: Numbers) -> None:
        phase = Phase[game["phase"].upper().replace("-", "_")]
        view[VIEW_PLACES["phase"]] = phase
        words = {None: UNNAMED, "none": -1}
        trump = game["trump"]
        view[VIEW_PLACES["trump"]] = words[trump] if trump in words else SUIT_LETTERS.index(trump)
        view[VIEW_PLACES["may_turn"]] = int(game["legal"] == ["?"])
        if game["legal"] != ["?"]:
            firsts = [parse_choices(phase, text, self.deck)[0] for text in game["legal"]]
            view[VIEW_PLACES["legal"]] = mask_of(firsts)


@cache
def wire_of(rules: Rules) -> Wire:
    """The wire of a set of rules."""
    return Wire(rules)
