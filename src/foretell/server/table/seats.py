"""Commands about seats: sitting down, standing up, and what the host may do with them."""

from __future__ import annotations

from typing import Final

import msgspec

from foretell.bots.levels import OFFERED, level_of
from foretell.rules.toml import parse_rules
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import RANGES, Options
from foretell.server.protocol.names import clash, shown_bot
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.asker import Asker
from foretell.server.table.consent import agreed_without
from foretell.server.table.state import Status, TableState

SEATING: Final = (e.Sat, e.Stood, e.Removed, e.Swapped, e.Shrunk, e.HostIs)
"""Events after which somebody may look from another seat, or as another person."""
FEWEST: Final = 3
"""Who play without a dummy are at least so many (rules 1)."""


def own_seat(state: TableState, asker: Asker) -> int:
    """The seat of somebody who has one."""
    seat = state.seat_of(asker.person)
    if seat is None:
        raise Rejection("not-seated")
    return seat


def people_at(state: TableState) -> list[str]:
    """The host and all who sit at a table, or will at the next deal."""
    seated = (one for seat in state.seats for one in (seat.person, seat.late_person) if one)
    return [one for one in dict.fromkeys((state.host, *seated)) if one]


def is_led(state: TableState) -> bool:
    """Whether the table is a tournament's or an event's: no person has a say in it."""
    return state.tournament is not None or state.fair.event is not None


def demand_sight(state: TableState, person: str) -> None:
    """Let somebody look.

    Raises:
        Rejection: others sit here, and the event whose deals these are is not over.
    """
    if state.fair.is_shut and state.seat_of(person) is None:
        raise Rejection("event-open")


def before_start(state: TableState) -> None:
    """Refuse what is only possible before the game begins."""
    if state.status is Status.STARTING:
        raise Rejection("starting")
    if state.status is not Status.OPEN:
        raise Rejection("started")


def sit(state: TableState, asker: Asker, command: w.Sit) -> list[e.AnyEvent]:
    """Take a seat, or change to another one; in a game, a bot's, from the next round on."""
    mine = state.seat_of(asker.person)
    if state.status is Status.PLAYING and mine is None:
        return _sit_late(state, asker, command)
    before_start(state)
    _welcome(state, asker, mine)
    seat = _place(state, command.seat)
    if mine == seat:
        return []
    left: list[e.AnyEvent] = [] if mine is None else [e.Stood(mine)]
    return [*left, e.Sat(seat, asker.person, asker.name, asker.figure)]


def _welcome(state: TableState, asker: Asker, mine: int | None) -> None:
    """Refuse somebody who may not sit here."""
    if asker.person in state.removed:
        raise Rejection("removed")
    if mine is None and asker.person in asker.blocks.get(state.host, ()):
        raise Rejection("blocked")
    if state.is_locked and mine is None and asker.person not in state.hosts_before:
        raise Rejection("locked")
    for place, other in enumerate(state.seats):
        if place != mine and any(clash(name, asker.name) for name in (other.name, other.late_name)):
            raise Rejection("name-taken")


def _sit_late(state: TableState, asker: Asker, command: w.Sit) -> list[e.AnyEvent]:
    """Take a bot's seat when the next round is dealt: its hand now stays unseen."""
    waits = state.late_seat_of(asker.person)
    if waits is not None and command.seat in (None, waits):
        return []
    left: list[e.AnyEvent] = [] if waits is None else [e.StoodLate(waits)]
    if waits is None:
        _welcome(state, asker, None)
    bots = [place for place, seat in enumerate(state.seats) if seat.bot and not seat.late_person]
    if command.seat is not None:
        exists(state, command.seat)
    free = [place for place in bots if command.seat in (None, place)]
    if not free:
        raise Rejection("no-bot-seat")
    return [*left, e.SatLate(free[0], asker.person, asker.name, asker.figure)]


def _place(state: TableState, wanted: int | None) -> int:
    """A free seat; the first one if none is named."""
    if wanted is None:
        free = [place for place, seat in enumerate(state.seats) if seat.is_free]
        if not free:
            raise Rejection("full")
        return free[0]
    exists(state, wanted)
    if not state.seats[wanted].is_free:
        raise Rejection("seat-taken", seat=wanted)
    return wanted


def exists(state: TableState, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat >= len(state.seats):
        raise Rejection("no-such-seat", seat=seat)


def stand(state: TableState, asker: Asker, _command: w.Stand) -> list[e.AnyEvent]:
    """Leave: before the start for good, in a game to a bot until the person is back.

    At a table of a tournament or an event a seat belongs to its person from the draw on.
    """
    late = state.late_seat_of(asker.person)
    if late is not None:
        return [e.StoodLate(late)]
    seat = own_seat(state, asker)
    heir = _heir(state, asker.person)
    handed: list[e.AnyEvent] = [] if heir is None else [e.HostIs(heir)]
    if state.status is Status.OPEN and not is_led(state):
        return [e.Stood(seat), *handed]
    if state.seats[seat].stand_in:
        return handed
    return [e.SeatToBot(seat), *handed, *agreed_without(state, seat)]


def _heir(state: TableState, leaving: str) -> str | None:
    """Who is host after the host leaves: the next person at the table."""
    if state.host != leaving:
        return None
    others = [seat.person for seat in state.seats if seat.person not in ("", leaving)]
    return others[0] if others else None


def add_bot(state: TableState, _asker: Asker, command: w.AddBot) -> list[e.AnyEvent]:
    """Let a bot sit down."""
    before_start(state)
    seat = _place(state, command.seat)
    return [bot_sat(seat, offered(command.bot), {other.name for other in state.seats})]


def offered(bot: str) -> str:
    """A level that somebody who looks for an opponent is shown.

    Raises:
        Rejection: it is none; what a log holds already is played on all the same.
    """
    if bot not in OFFERED:
        raise Rejection("no-bot", names=", ".join(OFFERED))
    return bot


def bot_sat(seat: int, bot: str, taken: set[str]) -> e.BotSat:
    """That a bot of a level sits down, under a name that nobody bears there.

    Raises:
        Rejection: there is no such level.
    """
    level = level_of(bot)
    if level is None:
        raise Rejection("no-bot", names=", ".join(OFFERED))
    return e.BotSat(seat, bot, shown_bot(taken, level.who))


def swap(state: TableState, _asker: Asker, command: w.Swap) -> list[e.AnyEvent]:
    """Let two seats change places."""
    before_start(state)
    exists(state, max(command.seat, command.other))
    return [e.Swapped(command.seat, command.other)] if command.seat != command.other else []


def remove(state: TableState, asker: Asker, command: w.Remove) -> list[e.AnyEvent]:
    """Free a seat."""
    before_start(state)
    exists(state, command.seat)
    seat = state.seats[command.seat]
    if seat.is_free:
        raise Rejection("seat-free", seat=command.seat)
    if seat.person == asker.person:
        raise Rejection("own-seat")
    return [e.Removed(command.seat) if seat.person else e.Stood(command.seat)]


def shrink(state: TableState, _asker: Asker, _command: w.Shrink) -> list[e.AnyEvent]:
    """Take the free seats away; the rules must be good for so many.

    Raises:
        BadRules: they are not.
    """
    before_start(state)
    stay = [place for place, seat in enumerate(state.seats) if not seat.is_free]
    if len(stay) == len(state.seats):
        return []
    if len(stay) < FEWEST:
        raise Rejection("too-few")
    parse_rules(state.rules_value, len(stay))
    return [e.Shrunk(stay)]


def lock(state: TableState, _asker: Asker, command: w.Lock) -> list[e.AnyEvent]:
    """Lock the table, or open it again."""
    before_start(state)
    return [e.Locked(command.on)] if command.on != state.is_locked else []


def give_host(state: TableState, _asker: Asker, command: w.GiveHost) -> list[e.AnyEvent]:
    """Make somebody else the host."""
    exists(state, command.seat)
    person = state.seats[command.seat].person
    if not person:
        raise Rejection("no-person", seat=command.seat)
    return [e.HostIs(person)]


def set_options(state: TableState, _asker: Asker, command: w.SetOptions) -> list[e.AnyEvent]:
    """Change the options, within their ranges; once the game runs, only how soon bots act."""
    if msgspec.structs.replace(command.options, pace=state.options.pace) != state.options:
        before_start(state)
    check_options(command.options, state.rules.players)
    return [e.OptionsSet(command.options)]


def check_options(options: Options, players: int) -> None:
    """Refuse options outside their ranges, and a first dealer whom the table does not have."""
    for name, (low, high) in RANGES.items():
        value = getattr(options, name)
        if not low <= value <= high and (name != "clock" or value):
            raise Rejection(f"{name}-range", low=low, high=high)
    dealer = options.dealer
    if dealer is not None and not (players > 1 and 0 <= dealer < players):
        raise Rejection("dealer-range", seat=dealer)


def moves_seats(state: TableState, made: list[e.AnyEvent]) -> bool:
    """Whether anybody looks from another seat after some events."""
    is_deal = any(isinstance(one, e.Dealt) for one in made)
    is_late = is_deal and any(seat.late_person for seat in state.seats)
    return is_late or any(isinstance(one, SEATING) for one in made)
