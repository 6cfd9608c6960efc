"""Whose cards a seat knows: its own, open ones, foreheads, cards it passed or lost (rules 13)."""

from __future__ import annotations

from foretell.base.jit import jit
from foretell.cards import NO_CARD
from foretell.engine.fields import RulesStruct, State, ViewRecord
from foretell.engine.masks import before_in, bit, holds, next_in
from foretell.engine.structs import NO_SEAT, ExchangeMode, Phase, SeesMode


@jit
def sees_own_hand(rules: RulesStruct, s: State) -> bool:
    """Whether players see their own cards now: not before a blind bid, nor on a forehead."""
    mode = rules.sees[s.row]
    if mode == SeesMode.BLIND:
        return s.phase > Phase.BID or s.phase == Phase.DEAL
    return mode != SeesMode.FOREHEAD


@jit
def known_cards(rules: RulesStruct, s: State, seat: int, other: int) -> int:
    """Mask of the cards that ``seat`` knows ``other`` to hold (seat -1: a spectator)."""
    hand = s.hands[other]
    shown = hand & s.face_up
    if seat == NO_SEAT or not (s.sitting >> seat) & 1:
        return shown
    if other == seat:
        return hand if sees_own_hand(rules, s) else shown
    if rules.sees[s.row] == SeesMode.FOREHEAD and other < rules.players:
        return hand
    return shown | (hand & exchanged(s, seat, other))


@jit
def exchanged(s: State, seat: int, other: int) -> int:
    """Mask of the cards that ``seat`` knows ``other`` to hold since the exchange."""
    after = next_in(s.sitting, seat)
    if s.exchange == ExchangeMode.PASS_ONE and s.phase != Phase.PASS and other == after:
        return bit(s.passed[seat]) if s.passed[seat] != NO_CARD else 0
    if s.exchange == ExchangeMode.PULL_ONE and holders(s, seat) == 1 << other:
        return bit(s.drawn[after])
    return 0


@jit
def holders(s: State, seat: int) -> int:
    """Mask of the seats that may hold the card drawn from ``seat``, as far as it can tell.

    The left-hand neighbour drew it; whoever drew after that may have drawn it on (Pull one).
    """
    drawer = next_in(s.sitting, seat)
    if s.drawn[drawer] == NO_CARD:
        return 0
    seats = 1 << drawer
    while drawer != s.dealer:
        drawer = next_in(s.sitting, drawer)
        if s.drawn[drawer] == NO_CARD or drawer == seat:
            break
        seats |= 1 << drawer
    return seats


@jit
def note_given(s: State, seat: int, v: ViewRecord) -> None:
    """The card that came to a seat, and the one that went from it, with who may hold it now."""
    right = before_in(s.sitting, seat)
    if s.exchange == ExchangeMode.PASS_ONE and s.phase != Phase.PASS:
        v.received = s.passed[right]
    if s.exchange == ExchangeMode.PULL_ONE:
        v.received = s.drawn[seat]
        v.given = s.drawn[next_in(s.sitting, seat)]
        if v.given != NO_CARD and not holds(s.played | s.hands[seat], v.given):
            v.given_to = holders(s, seat)
