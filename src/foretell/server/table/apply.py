"""What an event does to a table: a fold without clock or chance, so that a log replays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, Final

from foretell.engine.structs import Phase
from foretell.rules.toml import parse_rules
from foretell.server.deals.secrets import Deals
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How
from foretell.server.protocol.views import ChatLine
from foretell.server.table import play, undoing
from foretell.server.table.auto import drop_premoves, unmark
from foretell.server.table.consent import CONSENT
from foretell.server.table.seat_state import SeatState
from foretell.server.table.state import BrokenLog, Status, TableState, opened, shrink

NOBODY_SEES: Final = (e.Premoved, e.ForcedSet)
"""Events of which the others must not even learn that something has happened."""

MakeDeals = Callable[[str, e.Started], Deals]
"""Finds the secret of a game, by its id, that begins; only the caller knows where it is kept."""


def nothing_dealt(game: str, _event: e.Started) -> Deals:
    """Deals for a log in which no game has begun."""
    raise BrokenLog(f"game {game} has no secret")


def begin(table: str, entry: e.LogEntry) -> TableState:
    """The state after the first entry of a log."""
    event = entry.event
    if not isinstance(event, e.Opened):
        raise TypeError(f"a log begins with opened, not with {event!r}")
    state = opened(table, event, parse_rules(event.rules, event.players), entry.at)
    _note(state, entry)
    return state


def apply(state: TableState, entry: e.LogEntry, deals: MakeDeals) -> None:
    """Change a table by one entry of its log."""
    event = entry.event
    if isinstance(event, e.Started):
        state.deals = deals(state.fair.game, event)
    _ON[type(event)](state, event, entry)
    _note(state, entry)


def replay(table: str, log: Iterable[e.LogEntry], deals: MakeDeals) -> TableState:
    """The table that a log tells of."""
    entries = iter(log)
    state = begin(table, next(entries))
    for entry in entries:
        apply(state, entry, deals)
    return state


def _note(state: TableState, entry: e.LogEntry) -> None:
    state.seq += 1
    state.last_at = entry.at
    if not isinstance(entry.event, e.Acted):
        state.changes += 1
    if not isinstance(entry.event, NOBODY_SEES):
        state.changed = entry.at
    if entry.act:
        state.answers[entry.by, entry.act] = (state.v, entry.mark)


def _sat(state: TableState, event: e.Sat, _entry: e.LogEntry) -> None:
    state.seats[event.seat] = SeatState(person=event.person, name=event.name, figure=event.figure)
    state.fair.forget(event.seat)


def _sat_late(state: TableState, event: e.SatLate, _entry: e.LogEntry) -> None:
    seat = state.seats[event.seat]
    seat.late_person, seat.late_name, seat.late_figure = event.person, event.name, event.figure


def _stood_late(state: TableState, event: e.StoodLate, _entry: e.LogEntry) -> None:
    seat = state.seats[event.seat]
    seat.late_person = seat.late_name = seat.late_figure = ""


def _stood(state: TableState, event: e.Stood, _entry: e.LogEntry) -> None:
    state.seats[event.seat] = SeatState()
    state.fair.forget(event.seat)


def _removed(state: TableState, event: e.Removed, _entry: e.LogEntry) -> None:
    person = state.seats[event.seat].person
    if person not in state.hosts_before:
        state.removed.add(person)
    state.seats[event.seat] = SeatState()
    state.fair.forget(event.seat)


def _bot_sat(state: TableState, event: e.BotSat, _entry: e.LogEntry) -> None:
    state.seats[event.seat] = SeatState(bot=event.bot, name=event.name)
    state.fair.forget(event.seat)


def _swapped(state: TableState, event: e.Swapped, _entry: e.LogEntry) -> None:
    one, other = event.seat, event.other
    state.seats[one], state.seats[other] = state.seats[other], state.seats[one]
    state.fair.forget(one, other)


def _shrunk(state: TableState, event: e.Shrunk, _entry: e.LogEntry) -> None:
    shrink(state, parse_rules(state.rules_value, len(event.seats)), event.seats)


def _locked(state: TableState, event: e.Locked, _entry: e.LogEntry) -> None:
    state.is_locked = event.on


def _host_is(state: TableState, event: e.HostIs, entry: e.LogEntry) -> None:
    if entry.by == event.person != state.host:  # taken over, not given
        state.hosts_before.add(state.host)
    state.hosts_before.discard(event.person)
    state.host = event.person


def _options(state: TableState, event: e.OptionsSet, _entry: e.LogEntry) -> None:
    state.options = event.options


def _committed(state: TableState, event: e.Committed, _entry: e.LogEntry) -> None:
    state.fair.committed(event.seat, event.commit)


def _starting(state: TableState, event: e.Starting, _entry: e.LogEntry) -> None:
    bots = {place for place, seat in enumerate(state.seats) if seat.player}
    state.absent = bots & state.persons()
    state.status = Status.STARTING
    state.fair.starting(event.commit, event.commits, bots, event.pinned)


def _revealed(state: TableState, event: e.Revealed, _entry: e.LogEntry) -> None:
    state.fair.seeds[event.seat] = event.seed


def _cancelled(state: TableState, event: e.Cancelled, _entry: e.LogEntry) -> None:
    state.status = Status.OPEN
    state.fair.cancelled(event.seats)


def _started(state: TableState, event: e.Started, _entry: e.LogEntry) -> None:
    state.status = Status.PLAYING
    state.fair.transcript = event.transcript
    state.handle.start(event.dealer)
    state.v += 1


def _disclosed(state: TableState, event: e.Disclosed, _entry: e.LogEntry) -> None:
    state.fair.disclose(event.commits, event.seeds)


def _dealt(state: TableState, event: e.Dealt, _entry: e.LogEntry) -> None:
    for place, seat in enumerate(state.seats):
        if seat.late_person:
            state.seats[place] = SeatState(
                person=seat.late_person, name=seat.late_name, figure=seat.late_figure
            )
    play.deal(state, event.number)
    state.v += 1


def _acted(state: TableState, event: e.Acted, _entry: e.LogEntry) -> None:
    if state.phase == Phase.PLAY:
        unmark(state, state.seats[min(event.seat, len(state.seats) - 1)])
    undoing.keep(state, [event.seat], event.how)
    play.act(state, event.seat, event.choices)
    if event.how is How.CLAIM:
        state.before = b""  # nobody takes back what the server laid
    drop_premoves(state)
    state.v += 1


def _sealed(state: TableState, event: e.Sealed, _entry: e.LogEntry) -> None:
    state.sealed[event.seat] = event.choices
    if not state.turns_now().due:
        undoing.keep(state, state.sealed, How.PERSON)
    if play.open_sealed(state):
        state.v += 1


def _premoved(state: TableState, event: e.Premoved, _entry: e.LogEntry) -> None:
    state.seats[event.seat].premove = event.text


def _forced_set(state: TableState, event: e.ForcedSet, _entry: e.LogEntry) -> None:
    state.seats[event.seat].plays_forced = event.on


def _took_back(state: TableState, _event: e.TookBack, _entry: e.LogEntry) -> None:
    play.take_back(state)
    state.v += 1


def _called(state: TableState, event: e.RevokeCalled, _entry: e.LogEntry) -> None:
    if play.call(state, event.caller, event.seat, event.trick):
        state.v += 1  # a wrong one changes nothing, so nobody's time begins anew


def _claimed(_state: TableState, _event: e.Claimed, _entry: e.LogEntry) -> None:
    """Nothing yet: the cards follow."""


def _timed_out(state: TableState, event: e.TimedOut, _entry: e.LogEntry) -> None:
    state.seats[event.seat].timeouts += 1


def _to_bot(state: TableState, event: e.SeatToBot, _entry: e.LogEntry) -> None:
    seat = state.seats[event.seat]
    seat.stand_in, seat.away_until = event.bot, 0


def _back(state: TableState, event: e.SeatBack, _entry: e.LogEntry) -> None:
    seat = state.seats[event.seat]
    seat.stand_in, seat.timeouts, seat.away_until = "", 0, 0


def _back_soon(state: TableState, event: e.BackSoon, entry: e.LogEntry) -> None:
    seat = state.seats[event.seat]
    seat.was_away, seat.away_until = True, entry.at + play.BREAK_MS


def _ended(state: TableState, event: e.Ended, _entry: e.LogEntry) -> None:
    state.status, state.why_ended = Status.ENDED, event.why
    state.is_paused = False
    state.v += 1


def _followed(state: TableState, event: e.Followed, _entry: e.LogEntry) -> None:
    state.next_table = event.table


def _said(state: TableState, event: e.Said, entry: e.LogEntry) -> None:
    state.chat.append(ChatLine(entry.at, event.name, event.text, event.seat))
    state.speakers.append(entry.by)


_ON: Final[dict[type, Callable[[TableState, Any, e.LogEntry], None]]] = {
    e.Sat: _sat,
    e.SatLate: _sat_late,
    e.StoodLate: _stood_late,
    e.Stood: _stood,
    e.Removed: _removed,
    e.BotSat: _bot_sat,
    e.Swapped: _swapped,
    e.Shrunk: _shrunk,
    e.Locked: _locked,
    e.HostIs: _host_is,
    e.OptionsSet: _options,
    e.Committed: _committed,
    e.Starting: _starting,
    e.Revealed: _revealed,
    e.Cancelled: _cancelled,
    e.Started: _started,
    e.Disclosed: _disclosed,
    e.Dealt: _dealt,
    e.Acted: _acted,
    e.Sealed: _sealed,
    e.Premoved: _premoved,
    e.ForcedSet: _forced_set,
    e.TookBack: _took_back,
    e.RevokeCalled: _called,
    e.Claimed: _claimed,
    e.TimedOut: _timed_out,
    e.SeatToBot: _to_bot,
    e.SeatBack: _back,
    e.BackSoon: _back_soon,
    **CONSENT,
    e.Ended: _ended,
    e.Followed: _followed,
    e.Said: _said,
}


def fingerprint(state: TableState) -> str:
    """A text that is equal for equal tables: what a replay is compared by."""
    left_out = {"handle", "deals", "bid_modes", "rules", "wire", "history", "changes", "turns"}
    parts = [f.name for f in fields(state) if f.name not in left_out]
    told = {name: _sorted(getattr(state, name)) for name in parts}
    return f"{told}{state.handle.save().hex()}"


def _sorted(value: object) -> object:
    return sorted(value) if isinstance(value, set) else value
