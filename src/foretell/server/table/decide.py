"""What a command becomes: events, or a rejection. Who may do what is decided here alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.table import advice, chat, claims, game, requests, seats, start
from foretell.server.table.asker import Asker
from foretell.server.table.state import OVER, TableState

Answer = list[e.AnyEvent]
Rule = Callable[[TableState, Asker, Any], Answer]

ANYBODY: Final[dict[type, Rule]] = {w.Sit: seats.sit, w.Stand: seats.stand, w.Say: chat.say}
SEATING: Final = (w.Sit, w.Stand)
"""What everybody at the table is told each time, and anybody may do again and again."""
UNWELCOME: Final = (w.Sit, w.BeBack, w.Pause, w.End, w.Undo, w.Advise)
"""What a tournament or an event lets nobody do, beside all that a host may."""
UNFIT: Final = (*UNWELCOME, w.Stand, w.HandToBot)
"""The same of an event that each person plays alone: whoever goes away goes on later."""
SEATED: Final[dict[type, Rule]] = {
    w.Act: game.act,
    w.Premove: game.premove,
    w.PlayForced: game.play_forced,
    w.Commit: start.commit,
    w.Reveal: start.reveal,
    w.TakeBack: game.take_back,
    w.CallRevoke: game.call,
    w.Claim: claims.claim,
    w.Back: requests.back,
    w.BeBack: requests.be_back,
    w.HandToBot: requests.hand_to_bot,
    w.Pause: requests.pause,
    w.Resume: requests.resume,
    w.End: requests.end,
    w.Undo: requests.undo,
    w.Advise: advice.advise,
}
HOST: Final[dict[type, Rule]] = {
    w.AddBot: seats.add_bot,
    w.Swap: seats.swap,
    w.Remove: seats.remove,
    w.Shrink: seats.shrink,
    w.Lock: seats.lock,
    w.GiveHost: seats.give_host,
    w.SetOptions: seats.set_options,
    w.Start: start.start,
}


def decide(state: TableState, asker: Asker, command: w.AnyCommand) -> Answer:
    """The events that a command leads to.

    Raises:
        Rejection: the asker may not, or not now.
        ForetellError: the rules of the game do not allow it.
    """
    kind = type(command)
    if not asker.person:
        raise Rejection("no-name")
    _in_time(state, kind)
    if kind in SEATING:
        asker.permissions.demand_seat(asker.person)
    if kind in HOST:
        handed = _to_host(state, asker)
        return [*handed, *HOST[kind](state, asker, command)]
    if kind in SEATED:
        if state.seat_of(asker.person) is None:
            raise Rejection("not-seated")
        return SEATED[kind](state, asker, command)
    return ANYBODY[kind](state, asker, command)


def _to_host(state: TableState, asker: Asker) -> Answer:
    """What makes the asker the host: a host who is gone for long keeps nobody who sits here."""
    if asker.person == state.host:
        return []
    if state.seat_of(asker.person) is None or state.host not in asker.absent():
        raise Rejection("host-only")
    return [e.HostIs(asker.person)]


def _in_time(state: TableState, kind: type) -> None:
    """Refuse what nobody may do at this table, or not any more."""
    if state.status in OVER and kind not in (w.Say, w.GiveHost):
        raise Rejection("over")
    if state.tournament is None and seats.is_led(state) and (kind in HOST or kind in UNFIT):
        raise Rejection("event-table")
    if seats.is_led(state) and (kind in HOST or kind in UNWELCOME):
        raise Rejection("tournament-table")


def answered(state: TableState, person: str, action: str, command: w.AnyCommand) -> int | None:
    """The version that a command has led to, if it was granted before: it was sent again.

    Entries of earlier days bear no mark of their command; their ids tell enough.

    Raises:
        Rejection: the person has used this id for something else.
    """
    v, mark = state.answers.get((person, action), (None, ""))
    if mark and mark != w.mark_of(command):
        raise Rejection("used-id", id=action)
    return v
