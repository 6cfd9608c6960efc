"""Choices that a viewer may not know, drawn uniformly among the possible ones, and marked."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit
from foretell.cards import NO_CARD
from foretell.engine.chance import below, pick
from foretell.engine.fields import Ints, State, ViewRecord
from foretell.engine.masks import before_in, holds, next_in
from foretell.engine.structs import HIDDEN_BID, NO_SEAT, ExchangeMode, Phase
from foretell.rules.axes import MAX_SEATS

GUESSED_BID: Final = 0
GUESSED_PASS: Final = 8
GUESSED_DRAW: Final = 16


@jit
def guess_bids(v: ViewRecord, s: State, rng: Ints) -> None:
    """A bid for every hidden one: 0 ... cards dealt (bids made at once bind nobody: rules 3)."""
    for seat in range(MAX_SEATS):
        if v.bids[seat] == HIDDEN_BID:
            s.bids[seat] = below(rng, v.cards_each + 1)
            s.guessed |= 1 << (GUESSED_BID + seat)


@jit
def guess_exchange(v: ViewRecord, s: State, rng: Ints) -> None:
    """The cards that others passed or drew in the round that is played."""
    if v.phase < Phase.PASS or v.phase > Phase.AGREE:
        return
    seat = s.dealer
    is_done = v.phase > Phase.PULL
    while v.exchange != ExchangeMode.NONE:
        seat = next_in(s.sitting, seat)
        if not is_done and seat == s.turn:
            break
        if v.exchange == ExchangeMode.PASS_ONE:
            guess_pass(v, s, seat, rng)
        else:
            guess_draw(v, s, seat, rng)
        if seat == s.dealer:
            break


@jit
def guess_pass(v: ViewRecord, s: State, seat: int, rng: Ints) -> None:
    """The card that a seat passed: it lies with the next seat now, or was played there."""
    after = next_in(s.sitting, seat)
    if seat == v.seat:
        return
    if after == v.seat and v.received != NO_CARD:
        s.passed[seat] = v.received
        return
    holder = seat if v.phase == Phase.PASS else after
    s.passed[seat] = pick(s.hands[holder] | s.played_by[holder], rng)
    s.guessed |= 1 << (GUESSED_PASS + seat)


@jit
def guess_draw(v: ViewRecord, s: State, seat: int, rng: Ints) -> None:
    """The card that a seat drew; the viewer knows its own and the one it lost (Pull one)."""
    if seat == v.seat:
        s.drawn[seat] = v.received
    elif before_in(s.sitting, seat) == v.seat:
        s.drawn[seat] = v.given
    elif was_drawn_on(v, s, seat):
        s.drawn[seat] = v.given
        s.guessed |= 1 << (GUESSED_DRAW + seat)
    else:
        s.drawn[seat] = pick(s.hands[seat] | s.played_by[seat], rng)
        s.guessed |= 1 << (GUESSED_DRAW + seat)


@jit
def was_drawn_on(v: ViewRecord, s: State, seat: int) -> bool:
    """Whether the card lost by the viewer came through this seat on its way to its holder."""
    if v.seat == NO_SEAT or v.given == NO_CARD:
        return False
    through = next_in(s.sitting, v.seat)
    while not holds(s.hands[through] | s.played_by[through], v.given):
        through = next_in(s.sitting, through)
        if through == seat:
            return True
        if through == v.seat:
            return False
    return False
