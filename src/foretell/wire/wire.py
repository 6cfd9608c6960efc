"""Views under one set of rules: rows of numbers, their JSON, and the views read back."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from foretell.cards import CARD_NUMBERS, card_name, mask_of
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Ints
from foretell.engine.structs import VIEW, new_record
from foretell.play.actions import TURN_TEXT, parse_choices
from foretell.play.handle import VIEW_PLACES, VIEW_SIZE, Handle
from foretell.play.legal import texts_under
from foretell.play.seen import Seen
from foretell.play.view_fields import ROW_SIZE, view_fields
from foretell.rules.axes import MAX_SEATS
from foretell.rules.plan import known_rounds
from foretell.rules.value import Rules
from foretell.wire.fields import beyond, reader
from foretell.wire.rows import NOTE_SIZE, looks_at, patches_at
from foretell.wire.writer import joined, numbers_of

Game = dict[str, Any]
"""A GameView as it is read from JSON."""

MOST_SEATS: Final = MAX_SEATS + 1
"""Rows that are written at a time: each seat's and a watcher's."""
MOST_BYTES: Final = MOST_SEATS * 8 * 1024
"""A whole view takes three thousand at most."""
MOST_LEGAL: Final = 4096
MOST_RULES: Final = 128
"""Sets of rules that are kept when no table has them: everybody may make up new ones."""
PHASE, MAY_TURN = VIEW_PLACES["phase"], VIEW_PLACES["may_turn"]
LEGAL, ROW, ROUND = VIEW_PLACES["legal"], VIEW_PLACES["row"], VIEW_PLACES["round_no"]
TOLD_BY: Final = np.array([LEGAL, MAY_TURN, PHASE, VIEW_PLACES["roles"]], dtype=np.int64)
"""The numbers on which rests what may be done, and how it is written."""
NO_ROWS: Final = np.zeros((0, ROW_SIZE), dtype=np.int64)


class WireScratch(threading.local):
    """Where rows and their JSON are made: one for each thread, as tables are replayed in others."""

    def __init__(self) -> None:
        """Nothing is made yet."""
        self.row: Ints = np.zeros(ROW_SIZE, dtype=np.int64)
        self.views = self.row[:VIEW_SIZE].view(VIEW)
        self.notes = np.zeros((MOST_SEATS, NOTE_SIZE), dtype=np.int64)
        self.out = np.zeros(MOST_BYTES, dtype=np.uint8)


SCRATCH: Final = WireScratch()


class Wire:
    """Views under one set of rules, to messages and back.

    >>> wire = wire_of(Rules(players=3))
    >>> game = msgspec.json.decode(wire.whole(wire.empty()))
    >>> wire.read({**game, "dealer": 2}).dealer
    2
    """

    def __init__(self, rules: Rules) -> None:
        """Find the places of all fields once."""
        self.rules = rules
        self.deck = rules.deck
        self.rounds = known_rounds(rules)
        self.compiled = compile_rules(rules)
        self.fields = view_fields(rules)
        there = [one for one in self.fields if one.first < VIEW_SIZE]
        self.readers = [(one, reader(one, self.deck), beyond(one)) for one in there]
        names, name_ends = joined([one.name for one in self.fields])
        cards, _ = joined([_name(card, self.deck) for card in range(CARD_NUMBERS)])
        numbers, texts, ends = numbers_of(self.fields)
        self._texts = (numbers, names, name_ends, cards, texts, ends)
        self._actions = texts_under(rules)
        self._legal = lru_cache(MOST_LEGAL)(self._legal_json)

    def empty(self) -> Ints:
        """A row of nothing."""
        return np.zeros(ROW_SIZE, dtype=np.int64)

    def looks(self, handle: Handle, seats: Ints) -> Ints:
        """A row for each seat, or with -1 a watcher: what it may know."""
        rows: Ints = np.empty((len(seats), ROW_SIZE), dtype=np.int64)
        looks_at(handle.rules, handle.states, seats, SCRATCH.views, SCRATCH.row, rows)
        return rows

    def look(self, handle: Handle, seat: int) -> Ints:
        """The row of one seat."""
        row: Ints = self.looks(handle, np.array([seat], dtype=np.int64))[0]
        return row

    def whole(self, row: Ints) -> bytes:
        """A view as it is sent to somebody who knows none yet."""
        return self.patches(NO_ROWS, row[None])[0]

    def patches(self, before: Ints, after: Ints) -> list[bytes]:
        """By row, the fields that differ, as they are sent to somebody who knows the row before.

        Where nothing differs there are no bytes; without rows in ``before`` all fields are written.
        """
        out, notes = SCRATCH.out, SCRATCH.notes
        size = patches_at(*self._texts, TOLD_BY, before, after, notes, out)
        text, start, made = out[:size].tobytes(), 0, []
        for end, is_legal_new, *told in notes[: len(after)].tolist():
            parts = [text[start:end]] if end > start else []
            if is_legal_new:
                parts.append(self._legal(*told))
            made.append(b"{%s}" % b",".join(parts) if parts else b"")
            start = end
        return made

    def _legal_json(self, choices: int, may_turn: int, phase: int, roles: int) -> bytes:
        """What may be done now, as a field."""
        turned = (TURN_TEXT,) if may_turn else ()
        texts = turned or self._actions.of(phase, choices, roles)
        return b'"legal":' + msgspec.json.encode(texts)

    def read(self, game: Game) -> Seen:
        """The view that a message tells of: the inverse of :meth:`whole`."""
        record = new_record(VIEW)
        view: Ints = record.view(np.int64).view(np.ndarray)
        for field, back, empty in self.readers:
            value = game[field.name]
            if not field.is_list:
                view[field.first] = back(value)
                continue
            place = VIEW_PLACES[field.source]
            view[place] = empty
            for number, part in enumerate(value if field.group else [value]):
                start = field.first + number * field.group
                view[start : start + len(part)] = [back(one) for one in part]
        if not game["is_play_off"]:
            view[ROW] = view[ROUND] - (game["phase"] == "over")
        self._read_legal(game, view)
        return Seen(self.rules, record)

    def _read_legal(self, game: Game, view: Ints) -> None:
        """What may be done."""
        view[MAY_TURN] = int(game["legal"] == [TURN_TEXT])
        if game["legal"] != [TURN_TEXT]:
            phase = int(view[PHASE])
            firsts = [parse_choices(phase, text, self.deck)[0] for text in game["legal"]]
            view[LEGAL] = mask_of(firsts)


def _name(card: int, deck: int) -> str:
    """A card's name; of a number that this deck does not have, anything of two letters."""
    try:
        return card_name(card, deck)
    except (IndexError, KeyError):
        return "--"


@lru_cache(MOST_RULES)
def wire_of(rules: Rules) -> Wire:
    """The wire of a set of rules."""
    return Wire(rules)
