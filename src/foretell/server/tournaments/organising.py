"""What an organiser notes, and who takes part: what comes of it, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from foretell.record.format import Record
from foretell.server.protocol.names import BOTS, clean_name
from foretell.server.protocol.rejection import Rejection
from foretell.server.tournaments.arranging import ARRANGEMENTS, arranged, demand_level
from foretell.server.tournaments.events import (
    AnyTournamentEvent,
    BotRegistered,
    PersonRegistered,
    PlayBegan,
)
from foretell.server.tournaments.state import OPEN, TournamentLog, noted
from foretell.tournament import PersonEntered, PersonReturned, PersonWithdrew, ResultCorrected
from foretell.tournament.entries import KEYS, parse_entry
from foretell.tournament.from_record import result_of
from foretell.tournament.refusing import bad_entry
from foretell.tournament.shapes import MOST_NAME
from foretell.tournament.sizes import can_seat

DRAW, FROM_PAD = "draw", "from-pad"
"""Requests for an entry that the server makes."""
CORRECTED: Final = KEYS[ResultCorrected]
BY_ITSELF: Final = (DRAW, FROM_PAD, "drawn", "undrawn", "result", "closed", "played-off")
"""What comes by itself online, and is not noted by hand."""
TABLES_OF_BOTS: Final = 2
"""So many tables need no guest: one alone may play a tournament with bots."""
Events = Iterator[AnyTournamentEvent]


def demand_organiser(state: TournamentLog, person: str) -> None:
    """Let the organiser alone go on.

    Raises:
        Rejection: it is somebody else.
    """
    if not person or state.opened.owner != person:
        raise Rejection("not-organiser")


def organised(
    state: TournamentLog,
    person: str,
    after: int,
    entries: list[dict[str, Any]],
    records: Mapping[str, Record] | None = None,
    *,
    now: int,
) -> Events:
    """What comes of an organiser's entries.

    Args:
        state: the tournament.
        person: who notes them.
        after: how long they know the log.
        entries: entries as a file has them, and the requests ``draw`` and ``from-pad``.
        records: the games of score pads, by their ids.
        now: milliseconds since 1970, where what may be said depends on it.

    Raises:
        Rejection: it is not the organiser, or something else happened meanwhile.
        ForetellError: an entry does not fit.
    """
    demand_organiser(state, person)
    if state.length != after:
        raise Rejection("tournament-changed")
    for plain in entries:
        yield from _noted(state, plain, records or {}, now)


def _noted(
    state: TournamentLog, plain: dict[str, Any], records: Mapping[str, Record], now: int
) -> Events:
    kind = plain.get("entry")
    if state.opened.is_night and kind in BY_ITSELF:
        raise bad_entry("night-rounds")
    if state.opened.is_online and kind in BY_ITSELF:
        raise Rejection("tournament-online")
    if kind == DRAW:
        yield noted(state.tournament.draw())
    elif kind == FROM_PAD:
        pad = str(plain.get("pad", ""))
        if pad not in records:
            raise Rejection("no-such-pad")
        late = plain.get("late") is True
        yield noted(result_of(state.tournament.state, records[pad], late=late))
    elif kind in ARRANGEMENTS:
        yield arranged(state, str(kind), plain, now)
    elif kind == "entered" and plain.get("bot"):
        yield from bot_entered(state, str(plain["bot"]))
    else:
        yield noted(parse_entry(cleaned(as_it_was(state, plain))))


def cleaned(plain: dict[str, Any]) -> dict[str, Any]:
    """An entry whose texts are in their normal form, as people write them."""
    keys = [key for key in ("name", "club", "nation") if plain.get(key)]
    return {**plain, **{key: clean_name(str(plain[key]), MOST_NAME) for key in keys}}


def as_it_was(state: TournamentLog, plain: dict[str, Any]) -> dict[str, Any]:
    """A correction with who was absent and whether the table broke off, if it says nothing of it.

    It is the points that are corrected; what the absent get, and those of a table that broke off,
    is worked out from these where tables are compared.
    """
    if plain.get("entry") != CORRECTED:
        return plain
    where = plain.get("n"), plain.get("table")
    for one in state.tournament.state.rounds:
        for number, _, score in one.played():
            if (one.n, number) == where:
                return {"absent": list(score.absent), "broken": score.broken, **plain}
    return plain


def entered(state: TournamentLog, person: str, name: str, club: str, nation: str) -> Events:
    """A guest takes part.

    Raises:
        Rejection: they do already.
        ForetellError: it is too late, or somebody is called so.
    """
    if state.number_of(person):
        raise Rejection("already-entered")
    plain = cleaned({"name": name, "club": club, "nation": nation})
    yield noted(PersonEntered(**plain))
    yield PersonRegistered(len(state.tournament.state.people), person)


def left(state: TournamentLog, person: str) -> Events:
    """A guest takes part no more."""
    yield noted(PersonWithdrew(own_number(state, person)))


def back(state: TournamentLog, person: str) -> Events:
    """A guest who had gone takes part again."""
    yield noted(PersonReturned(own_number(state, person)))


def gone(state: TournamentLog, person: str) -> Events:
    """A guest who has everything deleted takes part no more, unless it is over or they left."""
    number, pure = state.number_of(person), state.tournament.state
    if number and pure.people[number - 1].is_in and not pure.is_finished:
        yield noted(PersonWithdrew(number))


def own_number(state: TournamentLog, person: str) -> int:
    """The number of a guest who takes part.

    Raises:
        Rejection: they do not.
    """
    number = state.number_of(person)
    if not number:
        raise Rejection("not-entered")
    return number


def bot_entered(state: TournamentLog, bot: str) -> Events:
    """A bot of a level takes part.

    Raises:
        Rejection: it is not online, or there is no such level.
        ForetellError: they would be too many for the guests.
    """
    if not state.opened.is_online:
        raise Rejection("bots-online")
    demand_level(bot)
    made = state.tournament.state.format
    # said only where it matters: a server of an earlier version can read all other logs
    is_said = bool(made.nation_cap or made.club_cap)
    yield noted(PersonEntered(bot_name(state), bot=is_said))
    yield BotRegistered(len(state.tournament.state.people), bot)
    demand_guests(state)


def guests_in(state: TournamentLog) -> int:
    """How many guests of the server take part: all others are played by bots."""
    people = state.tournament.state.people
    return sum(people[n - 1].is_in for n, person in state.persons.items() if person)


def demand_guests(state: TournamentLog) -> None:
    """Let bots fill the tables of guests, but not play many tables by themselves.

    Raises:
        ForetellError: too many take part.
    """
    made = state.tournament.state
    most = made.format.most * max(guests_in(state), TABLES_OF_BOTS)
    if sum(one.is_in for one in made.people) > most:
        raise bad_entry("bots-many", most=most)


def bot_name(state: TournamentLog) -> str:
    """A name that no other bot has here."""
    taken = {one.name.casefold() for one in state.tournament.state.people}
    number = 1
    while True:
        for name in BOTS:
            made = f"Bot {name}" + (f" {number}" if number > 1 else "")
            if made.casefold() not in taken:
                return made
        number += 1


def begun(state: TournamentLog) -> Events:
    """Online play begins: bots fill the tables where they may, and the first round is due.

    Raises:
        Rejection: it is not online, runs already, or too few take part.
        ForetellError: too many of them are bots.
    """
    if not state.opened.is_online:
        raise Rejection("tournament-by-hand")
    if state.status != OPEN:
        raise Rejection("tournament-started")
    if state.opened.bots:
        yield from filled(state)
    made = state.tournament.state.format
    people, least = sum(one.is_in for one in state.tournament.state.people), made.least
    if made.is_duplicate and people < least * made.least_tables:
        raise bad_entry("compared-few", least=least * made.least_tables)
    if people < least:
        raise Rejection("tournament-few", least=least)
    demand_guests(state)
    yield PlayBegan()


def filled(state: TournamentLog) -> Events:
    """So many bots that all tables have the size that is preferred, as far as there are seats."""
    made = state.tournament.state.format
    while True:
        people = sum(one.is_in for one in state.tournament.state.people)
        if people == made.people_cap or (
            people
            and people % made.tables == 0
            and people >= made.tables * made.least_tables
            and can_seat(people, made.tables, made.least, made.most)
        ):
            return
        yield from bot_entered(state, state.opened.bots)
