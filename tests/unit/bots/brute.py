"""The end of a round by trying everything, through the engine alone: no cut, no memo, no masks."""

from __future__ import annotations

from foretell.base.jit import jit, trailing_zeros
from foretell.engine.chance import below, pick, shuffle
from foretell.engine.deal import deal, deck_need, new_game
from foretell.engine.fields import Ints, Records, RulesStruct, State
from foretell.engine.flow import apply, legal
from foretell.engine.roles import RANK, SUIT
from foretell.engine.scoring import points_of
from foretell.engine.structs import Phase
from foretell.engine.trick import winner
from foretell.rules.axes import MAX_SEATS

JESTER, WIZARD, SUITS = 0, 14, 4
FIRST = 10_000
LOWEST = -(10**9)


@jit
def collect(
    rules: RulesStruct, s: State, deck: Ints, rng: Ints, tricks: int, states: Records
) -> None:
    """Fill an array with moments of random games in which so many tricks are left, or fewer."""
    found = 0
    new_game(rules, s, below(rng, rules.players))
    while found < len(states):
        if s.phase == Phase.OVER:
            new_game(rules, s, below(rng, rules.players))
        if s.phase == Phase.DEAL:
            shuffle(deck, rng, deck_need(rules, s), rules.deck_len)
            deal(rules, s, deck)
            continue
        is_late = s.phase == Phase.PLAY and s.cards_each - s.tricks_done <= tricks
        if is_late and below(rng, 6) == 0:
            states[found] = s
            found += 1
        step(rules, s, pick(choices(rules, s), rng))


@jit
def step(rules: RulesStruct, s: State, card: int) -> None:
    """The engine's ``apply``, compiled once for all who ask."""
    apply(rules, s, card)


@jit
def choices(rules: RulesStruct, s: State) -> int:
    """The engine's ``legal``, in the same way."""
    return legal(rules, s)


@jit
def strength(rules: RulesStruct, s: State, card: int) -> int:
    """Jesters, plain cards by suit and rank, trumps, wizards."""
    rank: int = RANK[rules.counts_as[s.roles, card]]
    if rank in {JESTER, WIZARD}:
        return rank * 100
    suit: int = SUIT[card]
    return 20 * (1 + (suit if suit != s.trump else SUITS)) + rank


@jit
def wants_tricks(rules: RulesStruct, s: State, seat: int) -> bool:
    """Whether some number of the tricks that are left brings a seat more than none."""
    won = s.won[seat]
    now = points_of(rules, s, seat)
    wants = False
    for more in range(s.cards_each - s.tricks_done):
        s.won[seat] = won + more + 1
        wants = wants or points_of(rules, s, seat) > now
    s.won[seat] = won
    return wants


@jit
def rank_of(rules: RulesStruct, s: State, after: State, card: int) -> int:
    """How far in front a card is in the order in which its seat prefers what brings the same.

    ``after`` is the state when the card has been played.
    """
    power = strength(rules, s, card)
    wants = wants_tricks(rules, s, s.turn)
    if s.trick_len == 0:
        return power if wants else -power
    is_last = after.phase != Phase.PLAY or after.tricks_done > s.tricks_done
    best = taker(s, after) if is_last else winner(rules, after)
    if wants:
        return FIRST + (-power if is_last else power) if best == s.turn else -power
    return (power if is_last else -power) if best == s.turn else FIRST + power


@jit
def taker(s: State, after: State) -> int:
    """The seat that has taken a trick between two states."""
    for seat in range(MAX_SEATS):
        if after.won[seat] > s.won[seat]:
            return seat
    return -1


@jit
def brute(rules: Records, states: Records, depth: int, rows: Ints, values: Ints) -> None:
    """Write into a row the points of all seats when a state's round is played to its end.

    What each choice of the first state comes to stands in ``values[card]``.
    """
    s = states[depth]
    if s.phase != Phase.PLAY:
        for seat in range(MAX_SEATS):
            rows[depth, seat] = s.points[seat]
        return
    left, best, foremost = choices(rules[0], s), LOWEST, LOWEST
    while left != 0:
        card = trailing_zeros(left)
        left &= left - 1
        states[depth + 1] = s
        step(rules[0], states[depth + 1], card)
        rank = rank_of(rules[0], s, states[depth + 1], card)
        brute(rules, states, depth + 1, rows, values)
        brings = rows[depth + 1, s.turn]
        if brings > best or (brings == best and rank > foremost):
            best, foremost = brings, rank
            rows[depth] = rows[depth + 1]
        if depth == 0:
            values[card] = rows[1]
