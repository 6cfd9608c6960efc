"""Starting a game under ``fair1``: devices commit, the server commits, devices reveal."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from foretell import fair
from foretell.fair import BOT, Secret
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.asker import Asker
from foretell.server.table.seats import before_start, bot_sat, offered, own_seat
from foretell.server.table.state import Status, TableState

MOST_MISSES: Final = 2
"""After so many starts that failed by a seat nobody waits for it any more."""


def commit(state: TableState, asker: Asker, command: w.Commit) -> list[e.AnyEvent]:
    """Commit to a seed; the last device that does so counts, and its person plays."""
    before_start(state)
    seat = own_seat(state, asker)
    if state.fair.commits[seat] == command.commit:
        return []
    back: list[e.AnyEvent] = [e.SeatBack(seat)] if state.seats[seat].stand_in else []
    return [*back, e.Committed(seat, command.commit)]


def reveal(state: TableState, asker: Asker, command: w.Reveal) -> list[e.AnyEvent]:
    """Reveal the seed, once everybody's commitments are known."""
    seat = own_seat(state, asker)
    if state.status is not Status.STARTING:
        raise Rejection("not-starting")
    if state.fair.seeds[seat] is not None:
        return []
    if not state.fair.is_opened(seat, command.seed):
        raise Rejection("bad-seed")
    return [e.Revealed(seat, command.seed)]


def start(state: TableState, asker: Asker, command: w.Start) -> list[e.AnyEvent]:
    """Fill the free seats with bots of a level, and let bots stand in for those who are not here.

    The caller adds what needs the secret: :func:`starting` and, in time, :func:`started`.
    """
    before_start(state)
    if not state.persons():
        raise Rejection("nobody")
    late = {s for s in state.persons() if not state.fair.commits[s]} - state.fair.missed
    if waits := [state.seats[s].name for s in sorted(late & asker.here())]:
        raise Rejection("not-ready", names=", ".join(waits))
    return [*_filled(state, command.bot), *_lent(state)]


def start_by_itself(state: TableState, *, is_late: bool) -> list[e.AnyEvent] | None:
    """What begins the game of a tournament's table; ``None`` while somebody is waited for.

    When it is late, bots stand in for those who are not there, and for those whose devices have
    committed more than once and not revealed: or one of them could keep all others waiting.
    """
    seats = {place: state.seats[place] for place in state.persons()}
    if not is_late and any(not (state.fair.commits[p] or s.stand_in) for p, s in seats.items()):
        return None
    unruly = {place for place in seats if is_late and state.fair.misses[place] >= MOST_MISSES}
    return _lent(state, unruly)


def _filled(state: TableState, bot: str) -> list[e.AnyEvent]:
    taken = {seat.name for seat in state.seats}
    made: list[e.AnyEvent] = []
    for place, seat in enumerate(state.seats):
        if seat.is_free:
            made.append(sat := bot_sat(place, offered(bot), taken))
            taken.add(sat.name)
    return made


def _lent(state: TableState, unruly: Set[int] = frozenset()) -> list[e.AnyEvent]:
    """Bots stand in where nobody has committed; the person may come back at any time."""
    absent = [p for p in sorted(state.persons()) if p in unruly or not state.fair.commits[p]]
    return [e.SeatToBot(place) for place in absent if not state.seats[place].stand_in]


def starting(
    state: TableState,
    made: list[e.AnyEvent],
    secret: Secret,
    everybody: Sequence[str] | None = None,
) -> e.Starting:
    """The server's commitment with all others, after what :func:`start` has ``made``.

    The secret is stored with it, before anybody hears of it. ``everybody``: the commitments of
    all who give an event a seed, by place.
    """
    shared = state.fair.shared
    commits, pinned = commitments_of(state, made), ""
    if everybody is not None:
        places = map(state.fair.place, range(len(commits)))
        commits = [everybody[place] if place >= 0 else "" for place in places]
        pinned = fair.pinned(shared, everybody)
    return e.Starting(state.fair.game, fair.server_commit(shared, secret), commits, pinned)


def commitments_of(state: TableState, made: list[e.AnyEvent]) -> list[str]:
    """All commitments by seat, after what :func:`start` has ``made``; those of bots are known."""
    game, commits = state.fair.shared, list(state.fair.commits)
    bots = {place for place, seat in enumerate(state.seats) if seat.player}
    bots |= {one.seat for one in made if isinstance(one, e.BotSat | e.SeatToBot)}
    for seat in bots:
        place = state.fair.place(seat)
        commits[seat] = fair.player_commit(game, place, BOT) if place >= 0 else ""
    return commits


def is_revealed(state: TableState) -> bool:
    """Whether every seed of a start is known, so that the game begins by itself."""
    if state.fair.has_others:
        return False
    return state.status is Status.STARTING and not state.fair.missing()


def started(state: TableState, secret: Secret, transcript: str = "") -> e.Started:
    """The beginning of the game, once every seed is known; the table may name who deals first.

    ``transcript``: that of an event to which other tables give seeds too.
    """
    t, dealer = transcript or state.fair.said(), state.options.dealer
    if dealer is None:
        dealer = fair.first_dealer(secret, t, len(state.seats))
    return e.Started(fair.EVENT_SCHEME if state.fair.event else fair.SCHEME, dealer, t)
