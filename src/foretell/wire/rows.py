"""Compiled: what seats may know as rows of numbers, and what differs between rows as JSON.

A matrix holds a row for each seat that is asked about, so that one call serves a whole table.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, jit_door
from foretell.engine.claims import prove
from foretell.engine.fields import Ints, Records
from foretell.engine.forecast import UNKNOWN, claim_points, forecast
from foretell.engine.view import view
from foretell.play.handle import VIEW_SIZE
from foretell.rules.axes import MAX_HAND, MAX_SEATS
from foretell.wire.writer import COLON, COMMA, Bytes, differs, put_field, put_quoted

NOTE_SIZE: Final = 6
"""Numbers that :func:`patches_at` notes of a row: the end of its JSON, whether other things may be
done now or are written in another way, and what that rests on."""


@jit_door
def looks_at(
    rules: Records, states: Records, seats: Ints, views: Records, row: Ints, rows: Ints
) -> None:
    """Write what each of some seats may know, and what follows from that alone.

    ``views`` and ``row`` are the same memory. Behind the view stand the totals as they would be if
    the round ended now, whether the seat may claim, and what the round brings it then.
    """
    r, more = rules[0], row[VIEW_SIZE:]
    order = np.zeros(MAX_HAND, dtype=np.int64)
    for place in range(len(seats)):
        view(r, states[0], seats[place], views[0])
        for player in range(MAX_SEATS):
            more[player] = forecast(r, views[0], player) if player < r.players else UNKNOWN
        may_claim = prove(r, views[0], order) > 0
        more[MAX_SEATS] = int(may_claim)
        more[MAX_SEATS + 1] = claim_points(r, views[0]) if may_claim else UNKNOWN
        rows[place, :] = row


@jit_door
def patches_at(
    fields: Ints,
    names: Bytes,
    name_ends: Ints,
    cards: Bytes,
    text: Bytes,
    ends: Ints,
    told_by: Ints,
    before: Ints,
    after: Ints,
    notes: Ints,
    out: Bytes,
) -> int:
    """Write ``"name":value`` for the fields that differ between two rows, with commas, row by row.

    Without rows in ``before`` all fields are written. ``told_by``: the places of the numbers on
    which rests what may be done; ``notes`` gets :data:`NOTE_SIZE` numbers a row. Answers how many
    bytes were written.
    """
    at = 0
    for place in range(len(after)):
        start = at
        for number in range(len(fields)):
            if len(before) and not differs(fields[number], before[place], after[place]):
                continue
            if at != start:
                out[at] = COMMA
                at += 1
            at = put_quoted(out, at, names, name_ends, number)
            out[at] = COLON
            at = put_field(out, at + 1, fields[number], after[place], cards, text, ends)
        notes[place, 0] = at
        notes[place, 1] = len(before) == 0 or is_legal_new(told_by, before[place], after[place])
        for number in range(len(told_by)):
            notes[place, 2 + number] = after[place, told_by[number]]
    return at


@jit
def is_legal_new(told_by: Ints, before: Ints, after: Ints) -> bool:
    """Whether other things may be done now, or are written in another way.

    ``told_by`` has the places of the legal choices, of whether an unseen card may be played, of
    the phase, and of the roles.
    """
    for number in range(2):
        if before[told_by[number]] != after[told_by[number]]:
            return True
    if after[told_by[0]] == 0:
        return False
    for number in range(2, 4):
        if before[told_by[number]] != after[told_by[number]]:
            return True
    return False
