"""Rounds that the net plays with itself and others, and what it can learn from them.

Each round is dealt by itself. A seat of the net may once leave its best choice, for another by
chance; what it did before is not learned from, since what followed was not its doing. Each of its
other decisions becomes an example: the inputs, the slot that was chosen, the margin in the end.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.bots.learned.inputs import MOST
from foretell.bots.learned.lanes import slot_of
from foretell.bots.learned.net import (
    LOWEST,
    MARGINS,
    Net,
    NetRoom,
    new_net_room,
    think,
)
from foretell.bots.learned.traits import traits_of
from foretell.bots.pimc import best_of
from foretell.bots.rule import choose_rule
from foretell.bots.sight import allowed
from foretell.bots.simple import choose_novice
from foretell.cards import CARD_NUMBERS
from foretell.engine.chance import below, pick, seed_stream, shuffle, unit
from foretell.engine.deal import deal, deck_need, new_game
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply, legal
from foretell.engine.structs import NO_SEAT, STATE, VIEW, Phase, new_record
from foretell.engine.view import view
from foretell.rules.axes import MAX_SEATS

NET: Final = 0
EARLIER: Final = 1
RULE: Final = 2
NOVICE: Final = 3
DECISIONS: Final = 512
"""No round has so many."""
AT_ONCE: Final = 0.2
"""How often a seat that strays does so with its first decision."""
NEAR_BID: Final = 0.8
"""How often a bid that strays is one beside the best, or now and then two."""


class Examples(NamedTuple):
    """What was seen, done and reached, a row each."""

    inputs: npt.NDArray[np.int16]  # [rows, MOST]
    counts: Ints
    slots: Ints
    traits: Ints  # [rows, 2]
    margins: Ints


class RoundRoom(NamedTuple):
    """What rounds are played in."""

    states: Records
    views: Records
    rng: Ints
    deck: Ints
    kinds: Ints
    """By seat, who plays there."""
    strays: Ints
    """By seat: the decision at which it strays, its decisions so far, its first row that counts."""
    rows: Ints
    """By row of the round, whose decision it was."""
    thought: NetRoom


class Field(NamedTuple):
    """Who plays what."""

    rules: Records
    """Sets of rules, which are played in turn."""
    net: Net
    earlier: Net
    mix: npt.NDArray[np.float64]
    """How often all seats are the net's, one is among rule bots, or one among earlier selves.

    Else each seat is anybody's.
    """
    stray: float
    """How often a seat leaves its best choice once in a round."""


def new_examples(rows: int) -> Examples:
    """Room for so many examples."""
    return Examples(
        np.zeros((rows, MOST), np.int16),
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int64),
        np.zeros((rows, 2), np.int64),
        np.zeros(rows, np.int64),
    )


def new_round_room() -> RoundRoom:
    """Room for a round."""
    return RoundRoom(
        new_record(STATE),
        new_record(VIEW),
        np.zeros(1, np.int64),
        np.zeros(CARD_NUMBERS, np.int64),
        np.zeros(MAX_SEATS, np.int64),
        np.zeros((3, MAX_SEATS), np.int64),
        np.zeros(DECISIONS, np.int64),
        new_net_room(),
    )


def played(field: Field, seed: int, part: tuple[int, int]) -> Examples:
    """Examples from the rounds that follow on a number; a part is that and how many are wanted.

    Wherever and whenever they are played, they are the same.
    """
    first, rows = part
    examples = new_examples(rows)
    play_rounds(field, seed, first, new_round_room(), examples, 0, rows)
    return examples


@jit
def play_rounds(
    field: Field, seed: int, first: int, room: RoundRoom, out: Examples, start: int, stop: int
) -> int:
    """Fill the rows start ... stop - 1 with examples; how many rounds that took.

    ``first`` is the number of the first round: its chance follows from that and the seed.
    """
    n, number = start, first
    while n < stop:
        seed_stream(room.rng, seed, number)
        n = play_round(field, field.rules[number % len(field.rules)], room, out, n, stop)
        number += 1
    return number - first


@jit
def play_round(
    field: Field, rules: RulesStruct, room: RoundRoom, out: Examples, begun: int, stop: int
) -> int:
    """Play one round into the rows from ``begun``; how many rows are filled then."""
    s, v, rng = room.states[0], room.views[0], room.rng
    begin(rules, s, room)
    choose_kinds(rules, s, room, field)
    made = 0
    while s.phase != Phase.DEAL and s.phase < Phase.LOT:
        seat = actor(rules, s)
        if seat == NO_SEAT:
            apply(rules, s, pick(legal(rules, s), rng))
            continue
        view(rules, s, seat, v)
        choices = allowed(v)
        if room.kinds[seat] != NET or not may_think(v) or popcount(choices) == 1:
            apply(rules, s, of_another(rules, v, choices, room.kinds[seat], field, room))
            continue
        think(rules, v, choices, field.net, room.thought)
        choice = stray(v, choices, seat, made, room)
        room.rows[made] = seat
        if begun + made < stop:
            write_example(rules, v, choice, room.thought, out, begun + made)
        made += 1
        apply(rules, s, choice)
    return keep(s, room, out, begun, min(made, stop - begun))


@jit
def of_another(
    rules: RulesStruct, v: ViewRecord, choices: int, kind: int, field: Field, room: RoundRoom
) -> int:
    """A choice that is not learned from: another bot's, or the only one."""
    if kind >= RULE or not may_think(v):
        if kind == NOVICE:
            return choose_novice(rules, v, room.rng)
        return choose_rule(rules, v, room.rng)
    if popcount(choices) == 1:
        return trailing_zeros(choices)
    think(rules, v, choices, field.earlier, room.thought)
    return best_of(choices, room.thought.points)


@jit
def stray(v: ViewRecord, choices: int, seat: int, made: int, room: RoundRoom) -> int:
    """The best choice of a seat of the net, or where it strays another one."""
    choice = best_of(choices, room.thought.points)
    if room.strays[0, seat] == room.strays[1, seat]:
        choice = another(v, choices, choice, room.rng)
        room.strays[2, seat] = made
    room.strays[1, seat] += 1
    return choice


@jit
def may_think(v: ViewRecord) -> bool:
    """Whether it is a decision of a kind that the net knows."""
    return v.phase == Phase.BID or (v.phase == Phase.PLAY and v.may_turn == 0)


@jit
def begin(rules: RulesStruct, s: State, room: RoundRoom) -> None:
    """Deal a round of any size that the rules have, with any dealer."""
    rng = room.rng
    new_game(rules, s, below(rng, rules.players))
    s.round_no = below(rng, rules.rounds)
    s.row = s.round_no
    for place in range(rules.deck_len):
        room.deck[place] = rules.deck_cards[place]
    shuffle(room.deck, rng, deck_need(rules, s), rules.deck_len)
    deal(rules, s, room.deck)


@jit
def choose_kinds(rules: RulesStruct, s: State, room: RoundRoom, field: Field) -> None:
    """Say who sits where, and which of the net's seats strays, and when."""
    rng, drawn, mix = room.rng, unit(room.rng), field.mix
    hero = below(rng, rules.players)
    for seat in range(rules.players):
        room.kinds[seat] = NET
        if drawn >= mix[0]:
            room.kinds[seat] = NET if seat == hero else RULE
        if drawn >= mix[0] + mix[1]:
            room.kinds[seat] = NET if seat == hero else EARLIER
        if drawn >= mix[0] + mix[1] + mix[2] and seat != hero:
            room.kinds[seat] = anybody(rng)
        room.strays[0, seat] = -1
        if unit(rng) < field.stray:
            room.strays[0, seat] = 0 if unit(rng) < AT_ONCE else below(rng, s.cards_each + 1)
        room.strays[1, seat] = room.strays[2, seat] = 0


@jit
def anybody(rng: Ints) -> int:
    """Somebody by chance: mostly the net or its earlier self, or a rule bot."""
    by = unit(rng)
    if by < 0.35:
        return NET
    if by < 0.65:
        return EARLIER
    return RULE if by < 0.95 else NOVICE


@jit
def another(v: ViewRecord, choices: int, best: int, rng: Ints) -> int:
    """A choice by chance: any card, or a bid, mostly one beside the best."""
    if v.phase == Phase.BID and unit(rng) < NEAR_BID:
        bid = best + 1 - 2 * below(rng, 2)
        if unit(rng) < 0.3:
            bid += bid - best
        if bid >= 0 and (choices >> bid) & 1:
            return bid
    return pick(choices, rng)


@jit
def write_example(
    rules: RulesStruct, v: ViewRecord, choice: int, thought: NetRoom, out: Examples, row: int
) -> None:
    """Write what was seen and done."""
    n = thought.size[0]
    for place in range(n):
        out.inputs[row, place] = thought.inputs[place]
    out.counts[row] = n
    out.slots[row] = slot_of(v, thought.lanes, choice)
    traits_of(rules, v, thought.lanes, choice, out.traits[row])


@jit
def keep(s: State, room: RoundRoom, out: Examples, begun: int, made: int) -> int:
    """Write what was reached into the rows that count, and close the gaps; the next row."""
    n = begun
    for i in range(made):
        seat = room.rows[i]
        if i < room.strays[2, seat]:
            continue
        if begun + i != n:
            copy_example(out, begun + i, n)
        margin = s.won[seat] - s.bids[seat]
        out.margins[n] = min(MARGINS - 1, max(0, margin - LOWEST))
        n += 1
    return n


@jit
def copy_example(out: Examples, row: int, to: int) -> None:
    """Copy a row, without its margin."""
    count = out.counts[row]
    for place in range(count):
        out.inputs[to, place] = out.inputs[row, place]
    out.counts[to] = count
    out.slots[to] = out.slots[row]
    out.traits[to] = out.traits[row]
