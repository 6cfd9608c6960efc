"""An action as text becomes the engine's choices, checked on a copy of the game."""

from __future__ import annotations

from foretell.base.illegal import illegal
from foretell.cards import NO_CARD
from foretell.engine.structs import Phase
from foretell.play.actions import choice_texts, parse_choices
from foretell.play.handle import STATE_PLACES, Handle
from foretell.play.refusals import not_your_turn, refusal, wrong_phase
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.state import SPECTATOR, TableState


def overlay(state: TableState, seat: int) -> Handle:
    """The game as a seat has it while all choose at once: its own turn, its own choice made.

    What the others chose stays out of it, but that they did; the engine hides the rest.
    """
    together = state.together()
    if not together:
        return state.handle
    handle = state.handle.copy()
    if together >> max(seat, 0) & 1 and seat != SPECTATOR and seat not in state.sealed:
        _set(handle, "turn", seat)
    else:
        _set(handle, "turn", next(iter(state.due()), handle.get("turn")))
    for chooser, choices in state.sealed.items():
        _lay(handle, state.phase, chooser, choices[0], is_own=chooser == seat)
    return handle


def _lay(handle: Handle, phase: Phase, seat: int, choice: int, *, is_own: bool) -> None:
    """Put a sealed choice where the engine shows it to whom it may."""
    if phase == Phase.BID:
        _set_at(handle, "bids", seat, choice if is_own else 0)
        _set(handle, "to_bid", handle.get("to_bid") & ~(1 << seat))
    elif phase == Phase.PASS:
        _set_at(handle, "passed", seat, choice if is_own else NO_CARD)
    else:
        _set(handle, "agreed", handle.get("agreed") | 1 << seat)


def _set(handle: Handle, name: str, value: int) -> None:
    handle.ints[STATE_PLACES[name]] = value


def _set_at(handle: Handle, name: str, seat: int, value: int) -> None:
    place = STATE_PLACES[name]
    if isinstance(place, slice):
        handle.ints[place.start + seat] = value


def choices_of(state: TableState, seat: int, text: str) -> list[int]:
    """The choices that an action of a seat stands for, all legal one after the other.

    Raises:
        Rejection: the seat has chosen already, where all choose at once.
        IllegalAction: it is not the seat's turn, or the rules do not allow it.
        BadNotation: the text is no action of this phase.
    """
    if seat in state.sealed:
        raise Rejection("already-chosen")
    handle = overlay(state, seat).copy()
    if handle.actor() != seat:
        turn = handle.actor()
        raise wrong_phase(text, handle.get("phase")) if turn < 0 else not_your_turn(seat, turn)
    return _checked(handle, text, state.rules.deck)


def _checked(handle: Handle, text: str, deck: int) -> list[int]:
    """Make the choices on a copy; a card that asks for a role is played with or without one."""
    is_card = handle.get("phase") == Phase.PLAY
    choices = parse_choices(handle.get("phase"), text, deck)
    for place, choice in enumerate(choices):
        if place and is_card and handle.get("phase") != Phase.ROLE:
            raise illegal("role-not-asked", tried=text)
        if not handle.attempt(choice):
            raise refusal(handle, text, choice, deck)
    if is_card and handle.get("phase") == Phase.ROLE and text != "?":
        if not handle.attempt(0):
            allowed = " ".join(choice_texts(Phase.ROLE, handle.legal()))
            raise illegal("role-needed", tried=text, allowed=allowed)
        choices.append(0)
    return choices
