"""Views under one set of rules: rows of numbers, their JSON, and the views read back."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from foretell.cards import CARD_NUMBERS, SUIT_LETTERS, card_name, mask_of
from foretell.engine.compile import compile_rules
from foretell.engine.structs import UNNAMED, VIEW, Phase, new_record
from foretell.play.actions import choice_texts, parse_choices, played_texts
from foretell.play.handle import VIEW_PLACES, Handle
from foretell.play.seen import Seen, forms_of
from foretell.rules.plan import known_rounds
from foretell.rules.value import Rules
from foretell.wire.fields import ROW_SIZE, VIEW_SIZE, beyond, fields_of, reader
from foretell.wire.writer import joined, look_at, numbers_of, words, write_at

Numbers = npt.NDArray[np.int64]
Game = dict[str, Any]
"""A GameView as it is read from JSON."""

MOST_BYTES: Final = 32 * 1024
"""A whole view takes three thousand at most."""
MOST_LEGAL: Final = 4096
MOST_RULES: Final = 128
"""Sets of rules that are kept when no table has them: everybody may make up new ones."""
PHASE, ROLES = VIEW_PLACES["phase"], VIEW_PLACES["roles"]
LEGAL, MAY_TURN = VIEW_PLACES["legal"], VIEW_PLACES["may_turn"]
NOTHING: Final = np.zeros(0, dtype=np.int64)


class WireScratch(threading.local):
    """Where rows and their JSON are made: one for each thread, as tables are replayed in others."""

    def __init__(self) -> None:
        """Nothing is made yet."""
        self.row: Numbers = np.zeros(ROW_SIZE, dtype=np.int64)
        self.views, self.more = self.row[:VIEW_SIZE].view(VIEW), self.row[VIEW_SIZE:]
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
        self.forms = [forms_of(self.compiled, roles) for roles in range(4)]
        self.fields = fields_of(rules)
        self.readers = [(one, reader(one, self.deck), beyond(one)) for one in self.fields]
        names, name_ends = joined([one.name for one in self.fields])
        cards, _ = joined([_name(card, self.deck) for card in range(CARD_NUMBERS)])
        self._texts = (numbers_of(self.fields), names, name_ends, cards, *words())
        self._legal = lru_cache(MOST_LEGAL)(self._legal_json)

    def empty(self) -> Numbers:
        """A row of nothing."""
        return np.zeros(ROW_SIZE, dtype=np.int64)

    def look(self, handle: Handle, seat: int) -> Numbers:
        """The row of what a seat, or with -1 a watcher, may know."""
        look_at(handle.rules, handle.states, seat, SCRATCH.views, SCRATCH.more)
        return SCRATCH.row.copy()

    def whole(self, row: Numbers) -> bytes:
        """A view as it is sent to somebody who knows none yet."""
        return b"{%s,%s}" % (self._written(NOTHING, row), self._said(row))

    def patch(self, before: Numbers, after: Numbers) -> bytes:
        """The fields that differ, as they are sent to somebody who knows the row before."""
        made = self._written(before, after)
        if not self._is_legal_new(before, after):
            return b"{%s}" % made
        return b"{%s,%s}" % (made, self._said(after)) if made else b"{%s}" % self._said(after)

    def _written(self, before: Numbers, after: Numbers) -> bytes:
        out = SCRATCH.out
        return out[: write_at(*self._texts, before, after, out)].tobytes()

    def _is_legal_new(self, before: Numbers, after: Numbers) -> bool:
        """Whether other things may be done now, or are written in another way."""
        old, new = before.item, after.item
        if old(LEGAL) != new(LEGAL) or old(MAY_TURN) != new(MAY_TURN):
            return True
        return new(LEGAL) != 0 and (old(PHASE) != new(PHASE) or old(ROLES) != new(ROLES))

    def _said(self, row: Numbers) -> bytes:
        get = row.item
        return self._legal(get(PHASE), get(LEGAL), get(ROLES), bool(get(MAY_TURN)))

    def _legal_json(self, phase: int, choices: int, roles: int, may_turn: bool) -> bytes:  # noqa: FBT001
        """What may be done now, as a field."""
        if may_turn:
            texts = ["?"]
        elif phase == Phase.PLAY:
            texts = played_texts(choices, self.forms[roles], self.deck)
        else:
            texts = choice_texts(phase, choices, self.deck)
        return b'"legal":' + msgspec.json.encode(texts)

    def read(self, game: Game) -> Seen:
        """The view that a message tells of: the inverse of :meth:`whole`."""
        record = new_record(VIEW)
        view: Numbers = record.view(np.int64).view(np.ndarray)
        for field, back, empty in self.readers:
            if field.first >= VIEW_SIZE or field.name in ("phase", "trump"):
                continue
            value = game[field.name]
            if not field.is_list:
                view[field.first] = back(value)
                continue
            if field.group:
                value = [one for group in value for one in group]
            place = VIEW_PLACES[field.name]
            view[place] = empty
            view[place][: field.width] = [back(one) for one in value]
        self._read_rest(game, view)
        return Seen(self.rules, record)

    def _read_rest(self, game: Game, view: Numbers) -> None:
        """The phase, trump, and what may be done."""
        phase = Phase[game["phase"].upper().replace("-", "_")]
        view[PHASE] = phase
        named = {None: UNNAMED, "none": -1}
        trump = game["trump"]
        view[VIEW_PLACES["trump"]] = named[trump] if trump in named else SUIT_LETTERS.index(trump)
        view[MAY_TURN] = int(game["legal"] == ["?"])
        if game["legal"] != ["?"]:
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
