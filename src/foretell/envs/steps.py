"""Rows of games in compiled code: a step is one decision of one seat, deals and resets included."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit
from foretell.bots.loop import play_on
from foretell.engine.chance import below, seed_stream
from foretell.engine.deal import new_game
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply
from foretell.engine.structs import Phase
from foretell.engine.view import view
from foretell.envs.actions import Bytes, choice_of, write_mask
from foretell.envs.layout import write_observation

NONE: Final = -1
"""No row was refused."""


@jit
def reset_rows(
    rules: Records,
    games: tuple[Records, Ints, Ints, Ints, Ints],
    room: tuple[Records, Ints],
    shown: tuple[Bytes, Bytes, Ints],
    seed: int,
    rows: tuple[int, int],
) -> None:
    """Begin a game in each of some rows, its chance from the seed and the row's number."""
    states, decks, deals, rngs, kinds = games
    for row in range(rows[0], rows[1]):
        seed_stream(deals[row], seed, 2 * row)
        seed_stream(rngs[row], seed, 2 * row + 1)
        decks[row] = rules[0].deck_cards[: decks.shape[1]]
        begin(rules[0], states[row], room, decks[row], deals[row], rngs[row], kinds)
        show(rules[0], states[row], room[0][0], shown[0][row], shown[1][row], shown[2], row)


@jit
def begin(
    rules: RulesStruct,
    s: State,
    room: tuple[Records, Ints],
    deck: Ints,
    deals: Ints,
    rng: Ints,
    kinds: Ints,
) -> None:
    """A new game, dealt by anybody, up to the first decision that is asked for."""
    new_game(rules, s, below(deals, rules.players))
    play_on(rules, s, room[0][0], deck, deals, rng, kinds, room[1])


@jit
def show(
    rules: RulesStruct,
    s: State,
    v: ViewRecord,
    observation: Bytes,
    mask: Bytes,
    seats: Ints,
    row: int,
) -> None:
    """Write what the seat that decides may know and do; nothing is open where a game is over."""
    seat = actor(rules, s)
    seats[row] = seat
    view(rules, s, max(0, seat), v)
    write_observation(rules, v, observation)
    write_mask(v, mask)


@jit
def step_rows(
    rules: Records,
    games: tuple[Records, Ints, Ints, Ints, Ints],
    room: tuple[Records, Ints],
    shown: tuple[Bytes, Bytes, Ints],
    told: tuple[Ints, Ints, Ints],
    actions: Ints,
    rows: tuple[int, int],
) -> int:
    """Make one decision in each of some rows; the first row whose action is not open, or NONE.

    ``told`` gets by row the points that each seat made by it, whether the game ended, and where it
    did the places. A game that ends is followed by a new one at once.
    """
    states, decks, deals, rngs, kinds = games
    for row in range(rows[0], rows[1]):
        s = states[row]
        choice = choice_of(rules[0], s, actions[row])
        if choice < 0:
            return row
        for seat in range(rules[0].players):
            told[0][row, seat] = -s.scores[seat]
        apply(rules[0], s, choice)
        play_on(rules[0], s, room[0][0], decks[row], deals[row], rngs[row], kinds, room[1])
        for seat in range(rules[0].players):
            told[0][row, seat] += s.scores[seat]
        told[1][row] = s.phase == Phase.OVER
        if s.phase == Phase.OVER:
            write_places(rules[0], s, told[2][row])
            begin(rules[0], s, room, decks[row], deals[row], rngs[row], kinds)
        show(rules[0], s, room[0][0], shown[0][row], shown[1][row], shown[2], row)
    return NONE


@jit
def write_places(rules: RulesStruct, s: State, places: Ints) -> None:
    """By seat, how many it is ahead of less how many are ahead of it."""
    for seat in range(rules.players):
        places[seat] = 0
        for other in range(rules.players):
            ahead = s.scores[seat] - s.scores[other]
            places[seat] += (ahead > 0) - (ahead < 0)


@jit
def step_one(
    rules: Records,
    games: tuple[Records, Ints, Ints, Ints, Ints],
    room: tuple[Records, Ints],
    action: int,
) -> bool:
    """Make a decision in the first game and go on to the next one; whether it is open."""
    states, decks, deals, rngs, kinds = games
    choice = choice_of(rules[0], states[0], action)
    if choice < 0:
        return False
    apply(rules[0], states[0], choice)
    play_on(rules[0], states[0], room[0][0], decks[0], deals[0], rngs[0], kinds, room[1])
    return True


@jit
def look_at(
    rules: Records, states: Records, views: Records, seat: int, observation: Bytes, mask: Bytes
) -> None:
    """Write what any seat knows of the first game; its mask is empty where it does not decide."""
    view(rules[0], states[0], seat, views[0])
    write_observation(rules[0], views[0], observation)
    write_mask(views[0], mask)


@jit
def choice_at(rules: Records, states: Records, action: int) -> int:
    """The engine's choice of an action in the first game, -1 if it is not open."""
    return choice_of(rules[0], states[0], action)
