"""Commands about the game itself: choices, cards taken back, revokes called."""

from __future__ import annotations

from collections.abc import Iterable

from foretell.engine.honour import WRONG
from foretell.engine.structs import Phase
from foretell.play.actions import parse_choices
from foretell.play.refusals import call_refusal, wrong_phase
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.asker import Asker
from foretell.server.table.moves import choices_of
from foretell.server.table.seats import exists, own_seat
from foretell.server.table.state import Status, TableState


def running(state: TableState, v: int) -> None:
    """Refuse a choice that is late, or made while the game rests.

    Raises:
        Rejection: the game has not begun, rests, or has moved on since the version that was seen.
    """
    if state.status is not Status.PLAYING:
        raise Rejection("not-started")
    if state.is_paused:
        raise Rejection("paused")
    if v != state.v:
        raise Rejection("stale")


def act(state: TableState, asker: Asker, command: w.Act) -> list[e.AnyEvent]:
    """Do what is due for the own seat; a person who acts has come back."""
    seat = own_seat(state, asker)
    running(state, asker.v)
    choices = choices_of(state, seat, command.text)
    return [*returned(state, seat), *chosen(state, seat, choices, How.PERSON)]


def returned(state: TableState, seat: int) -> list[e.AnyEvent]:
    """The return of a person who was late or away, or whom a bot stands in for."""
    sitting = state.seats[seat]
    is_back = sitting.stand_in or sitting.timeouts or sitting.away_until
    return [e.SeatBack(seat)] if is_back else []


def premove(state: TableState, asker: Asker, command: w.Premove) -> list[e.AnyEvent]:
    """Mark a card ahead, or take the mark away; whether it is legal shows at the turn.

    Who holds no card marks none: it would be one of a round that is not dealt yet.
    """
    seat = own_seat(state, asker)
    if state.status is not Status.PLAYING:
        raise Rejection("not-started")
    if command.text:
        parse_choices(Phase.PLAY, command.text, state.rules.deck)
        if not state.handle.seats_of("hands")[seat]:
            raise wrong_phase(command.text, state.phase)
    return [e.Premoved(seat, command.text)] if command.text != state.seats[seat].premove else []


def play_forced(state: TableState, asker: Asker, command: w.PlayForced) -> list[e.AnyEvent]:
    """Let forced cards be played by themselves."""
    seat = own_seat(state, asker)
    return [e.ForcedSet(seat, command.on)] if command.on != state.seats[seat].plays_forced else []


def chosen(state: TableState, seat: int, choices: list[int], how: How) -> list[e.AnyEvent]:
    """The event of a choice that has been checked: sealed where all choose at once."""
    kind = e.Sealed if state.is_together() else e.Acted
    return [kind(seat, choices, how)]


def take_back(state: TableState, asker: Asker, _command: w.TakeBack) -> list[e.AnyEvent]:
    """Take the own last card back (rules 14); not again and again, which would stall the table."""
    seat = own_seat(state, asker)
    running(state, asker.v)
    if not state.is_honour:
        raise Rejection("not-honour")
    if not state.before:
        raise wrong_phase("take-back")
    if state.may_take_back() != seat:
        raise Rejection("not-your-turn")
    return [*unmarked(state, [seat]), e.TookBack(seat)]


def unmarked(state: TableState, places: Iterable[int]) -> list[e.AnyEvent]:
    """What takes marks away: those cards were meant for a trick that does not come now.

    Events of their own, for the logs of earlier days hold none and are read as they were played.
    """
    return [e.Premoved(place) for place in places if state.seats[place].premove]


def call(state: TableState, asker: Asker, command: w.CallRevoke) -> list[e.AnyEvent]:
    """Call a revoke (rules 14); within a trick once a seat, so that nobody stalls the table."""
    caller = own_seat(state, asker)
    running(state, asker.v)
    exists(state, command.seat)
    if command.seat in state.corrected and command.trick - 1 == state.handle.get("tricks_done"):
        raise Rejection("already-corrected")
    answer = state.handle.copy().call(caller, command.seat, command.trick - 1)
    if answer < 0:
        raise call_refusal(answer)
    fallen = unmarked(state, range(len(state.seats))) if answer != WRONG else []
    return [*fallen, e.RevokeCalled(caller, command.seat, command.trick)]


def deal_due(state: TableState) -> bool:
    """Whether the next round is to be dealt."""
    is_running = state.status is Status.PLAYING and not state.is_paused
    return is_running and state.phase == Phase.DEAL
