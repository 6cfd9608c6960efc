"""The game inside a table: deals, choices, draws, and the sheet that they fill."""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.cards import card_name, cards_in
from foretell.engine.honour import CORRECTED, WRONG
from foretell.engine.structs import PLAY_OFF_ROW, Phase
from foretell.play.history import Call, Entry, HistoryStep, dealt
from foretell.rules.plan import deck_of
from foretell.server.protocol.views import TrickView
from foretell.server.table.sheet import Begun, row_of
from foretell.server.table.state import BrokenLog, Status, TableState
from foretell.server.table.undoing import forget

BREAK_MS: Final = 180_000
CHANCE: Final = (Phase.PULL, Phase.LOT)


def deal(state: TableState, number: int) -> None:
    """Deal round ``number`` from the deck that is its own."""
    if state.deals is None or state.phase != Phase.DEAL:
        raise BrokenLog(f"round {number} cannot be dealt now")
    deck = state.deals.deck(number, deck_of(state.rules))
    state.number, state.dealer = number, state.handle.get("dealer")
    state.draws, state.lots = state.lots, 0
    state.is_play_off = state.handle.get("row") == PLAY_OFF_ROW
    state.sitting = tuple(cards_in(state.handle.get("sitting")))
    state.tricks = ()
    state.before, state.has_taken_back = b"", False
    state.corrected.clear()
    state.handle.deal(np.array(deck, dtype=np.int64))
    if state.history is not None:
        state.history.append(dealt(state.handle, deck))
    hands = state.handle.seats_of("hands")[: state.rules.players]
    state.dealt = [cards_in(hand) for hand in hands]
    _draw(state)


def act(state: TableState, seat: int, choices: list[int]) -> None:
    """Make the choices of one action."""
    if state.is_honour and state.phase in (Phase.PLAY, Phase.ROLE):
        if state.phase == Phase.PLAY:
            state.before = b"" if state.has_taken_back else state.handle.save()
            state.has_taken_back = False
        state.last_seat = seat
    else:
        state.before = b""
    for choice in choices:
        step(state, choice)
    _draw(state)


def step(state: TableState, choice: int) -> None:
    """Make one choice and write down what it finished."""
    handle = state.handle
    tricks, number, leader = handle.get("tricks_done"), handle.get("round_no"), handle.get("leader")
    won = handle.seats_of("won")
    made = None if state.history is None else HistoryStep(state.phase, handle.get("turn"), choice)
    if not handle.attempt(choice):
        raise BrokenLog(f"choice {choice} is not legal in phase {state.phase.name}")
    if state.history is not None and made is not None:
        state.history.append(made)
    if handle.get("tricks_done") != tricks:
        cards = handle.seats_of("last_trick")[: handle.get("last_len")]
        gains = [now - before for now, before in zip(handle.seats_of("won"), won, strict=True)]
        names = [card_name(card, state.rules.deck) for card in cards]
        state.trick_count += 1
        state.corrected.clear()
        state.tricks += (TrickView(leader, names, gains.index(1) if 1 in gains else None),)
    if handle.get("round_no") != number or handle.get("phase") == Phase.OVER:
        _score(state)


def _score(state: TableState) -> None:
    """Write the round that has just been scored on the sheet."""
    handle = state.handle
    begun = Begun(state.number, state.dealer, state.is_play_off, state.sitting)
    state.sheet += (row_of(handle, state.rules.players, begun),)
    state.changes += 1
    state.sealed.clear()
    state.before = b""
    forget(state)
    if handle.get("phase") == Phase.OVER:
        state.status = Status.FINISHED


def open_sealed(state: TableState) -> bool:
    """Let the choices take effect that were made at once, in turn; whether all were there."""
    if state.turns_now().due:
        return False
    while state.together() and state.handle.actor() in state.sealed:
        for choice in state.sealed.pop(state.handle.actor()):
            step(state, choice)
    state.sealed.clear()
    _draw(state)
    return True


def take_back(state: TableState) -> None:
    """Go back to before the last card."""
    if not state.before:
        raise BrokenLog("there is no card to take back")
    done = state.handle.get("tricks_done")
    kept = [one.saved for one in state.past]
    forget(state, kept.index(state.before) if state.before in kept else 0)
    state.handle.restore(state.before)
    if state.handle.get("tricks_done") < done:
        state.tricks = state.tricks[:-1]
        state.trick_count -= 1
    state.sealed.clear()
    state.before, state.has_taken_back = b"", True
    while state.history and not _is_card(state.history.pop()):
        pass


def _is_card(entry: Entry) -> bool:
    return isinstance(entry, HistoryStep) and entry.phase == Phase.PLAY


def call(state: TableState, caller: int, seat: int, trick: int) -> bool:
    """Call a revoke; whether it was right.

    A right one ends and scores the round, or within the trick puts cards back (rules 14).
    """
    number = state.handle.get("round_no")
    answer = state.handle.call(caller, seat, trick - 1)
    if answer < 0:
        raise BrokenLog(f"no call of seat {seat} is possible")
    if state.history is not None:
        state.history.append(Call(caller, seat, trick - 1, answer != WRONG))
    if answer == CORRECTED:
        state.corrected.add(seat)
        forget(state)
        state.before, state.has_taken_back = b"", False
    if state.handle.get("round_no") != number or state.phase == Phase.OVER:
        _score(state)
    return answer != WRONG


def _draw(state: TableState) -> None:
    """Make the draws that are chance: cards pulled, the lot for a play-off's dealer."""
    while state.deals is not None and state.phase in CHANCE:
        choices = cards_in(state.handle.legal())
        if state.phase == Phase.LOT:
            state.lots += 1
            step(state, state.deals.draw(state.number + 1, state.lots, choices))
        else:
            state.draws += 1
            step(state, state.deals.draw(state.number, state.draws, choices))
