"""Tournaments over HTTP: opened, entered, organised, looked at (tournaments.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import replace

from foretell.record.format import Record
from foretell.rules.refusing import bounded
from foretell.server.http.answers import specs
from foretell.server.http.authentication import Ask, here_of, person_of, server_of
from foretell.server.http.bodies.tournament_view import VIEWS, common_view, own_view
from foretell.server.http.bodies.tournaments import (
    EnterTournament,
    NewEntries,
    NewTournament,
    SameFormat,
    TournamentView,
)
from foretell.server.http.routes.pad_pages import told as pad_told
from foretell.server.protocol.names import clean_name
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from foretell.server.tables.ids import new_id
from foretell.server.tournaments.arranging import check_online, clean_place
from foretell.server.tournaments.events import AnyTournamentEvent, TournamentOpened
from foretell.server.tournaments.organising import (
    DRAW,
    FROM_PAD,
    back,
    begun,
    demand_organiser,
    entered,
    left,
    organised,
)
from foretell.server.tournaments.state import TournamentLog
from foretell.tournament import format_named, parse_format
from foretell.tournament.format_tables import format_table
from foretell.tournament.shapes import MOST_NAME

MOST_BODY = 256 * 1024
MOST_PADS = 10
"""So many score pads are counted for one request; of draws it is one."""
Known = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


async def stranger_of(request: Ask) -> str:
    """The id of who asks; empty for a stranger."""
    guest = await here_of(request, server_of(request.app.state).people)
    return guest.id if guest else ""


async def told(request: Ask, state: TournamentLog, person: str) -> TournamentView:
    """A tournament as it is told to somebody."""
    kept = server_of(request.app.state).tournaments
    known = VIEWS.get(state)
    view = await kept.apart(common_view, state) if known is None else known
    return own_view(view, state, person, kept.at())


async def changed(
    request: Ask,
    tournament: str,
    person: Person,
    decide: Callable[[TournamentLog], Iterable[AnyTournamentEvent]],
) -> TournamentView:
    """Let something happen, and tell how it stands then."""
    state = await server_of(request.app.state).tournaments.change(tournament, decide)
    return await told(request, state, person.id)


@post(
    "/api/tournaments",
    request_max_body_size=MOST_BODY,
    responses=specs(401, 413),
    tags=["tournaments"],
)
async def open_tournament(request: Ask, data: JSONBody[NewTournament]) -> TournamentView:
    """Open a tournament; you organise it."""
    opened = opening_of(data, await person_of(request))
    state = await server_of(request.app.state).tournaments.open(new_id(), opened)
    return await told(request, state, opened.owner)


def opening_of(data: NewTournament, person: Person) -> TournamentOpened:
    """What somebody opens.

    Raises:
        ForetellError: name, place or format are none, or do not fit each other.
    """
    chosen = data.format
    made = format_named(chosen) if isinstance(chosen, str) else parse_format(bounded(chosen))
    opened = TournamentOpened(
        clean_name(data.name, 100),
        format_table(made),
        data.seed.strip() or new_id(),
        person.id,
        person.name,
        data.is_online,
        data.starts_at,
        data.bots,
        clean_place(data.place),
        data.is_private,
        is_night=data.is_night,
        zone=data.zone,
    )
    check_online(opened, made)
    return opened


@post(
    "/api/tournaments/{tournament:str}/again",
    responses=specs(401, 404, 410, 413),
    tags=["tournaments"],
)
async def open_again(
    request: Ask, tournament: FromPath[str], data: JSONBody[SameFormat]
) -> TournamentView:
    """Open a new tournament with the settings of another one, and nobody in it."""
    person, kept = await person_of(request), server_of(request.app.state).tournaments
    old = (await kept.get(tournament)).opened
    opened = replace(
        old,
        name=clean_name(data.name, 100),
        seed=new_id(),
        owner=person.id,
        owner_name=person.name,
        starts_at=0,
    )
    check_online(opened, parse_format(opened.settings))
    return await told(request, await kept.open(new_id(), opened), person.id)


@get("/api/tournaments/{tournament:str}", responses=specs(404, 410), tags=["tournaments"])
async def one_tournament(
    request: Ask, tournament: FromPath[str], after: Known = 0
) -> TournamentView | Response[None]:
    """A tournament as it stands; nothing where its log is no longer than ``after``."""
    state = await server_of(request.app.state).tournaments.get(tournament)
    if after == state.length:
        return Response(None, status_code=204)
    return await told(request, state, await stranger_of(request))


@post(
    "/api/tournaments/{tournament:str}/enter",
    status_code=200,
    responses=specs(401, 404, 409, 410, 413),
    tags=["tournaments"],
)
async def enter(
    request: Ask, tournament: FromPath[str], data: JSONBody[EnterTournament]
) -> TournamentView:
    """Take part."""
    person = await person_of(request)
    bearable = server_of(request.app.state).people.moderation.name
    name = bearable(data.name.strip() or person.name, MOST_NAME)
    return await changed(
        request,
        tournament,
        person,
        lambda state: entered(state, person.id, name, data.club, data.nation),
    )


@post(
    "/api/tournaments/{tournament:str}/leave",
    status_code=200,
    responses=specs(401, 404, 410, 413),
    tags=["tournaments"],
)
async def leave(request: Ask, tournament: FromPath[str]) -> TournamentView:
    """Take part no more: from the next round on you are not seated."""
    person = await person_of(request)
    return await changed(request, tournament, person, lambda state: left(state, person.id))


@post(
    "/api/tournaments/{tournament:str}/back",
    status_code=200,
    responses=specs(401, 404, 410, 413),
    tags=["tournaments"],
)
async def come_back(request: Ask, tournament: FromPath[str]) -> TournamentView:
    """Take part again, from the next round on."""
    person = await person_of(request)
    return await changed(request, tournament, person, lambda state: back(state, person.id))


@post(
    "/api/tournaments/{tournament:str}/start",
    status_code=200,
    responses=specs(401, 403, 404, 410, 413),
    tags=["tournaments"],
)
async def start(request: Ask, tournament: FromPath[str]) -> TournamentView:
    """Begin an online tournament; from then on it runs by itself."""
    person = await person_of(request)

    def decide(state: TournamentLog) -> Iterable[AnyTournamentEvent]:
        demand_organiser(state, person.id)
        return begun(state)

    return await changed(request, tournament, person, decide)


@post(
    "/api/tournaments/{tournament:str}/entries",
    status_code=200,
    request_max_body_size=MOST_BODY,
    responses=specs(401, 403, 404, 409, 410, 413),
    tags=["tournaments"],
)
async def add_entries(
    request: Ask, tournament: FromPath[str], data: JSONBody[NewEntries]
) -> TournamentView:
    """Note what happened, as the organiser: all of it, or nothing where one entry does not fit."""
    person = await person_of(request)
    records = await prepared(request, tournament, person, data)
    said, now = (data.after, data.entries, records), server_of(request.app.state).tournaments.at()
    return await changed(
        request, tournament, person, lambda state: organised(state, person.id, *said, now=now)
    )


def demand_little(data: NewEntries) -> None:
    """Refuse a request that would keep the server busy for long.

    Raises:
        Rejection: more than one draw, or too many score pads.
    """
    kinds = [plain.get("entry") for plain in data.entries]
    if kinds.count(DRAW) > 1 or kinds.count(FROM_PAD) > MOST_PADS:
        raise Rejection("tournament-much", most=MOST_PADS)


async def prepared(
    request: Ask, tournament: str, person: Person, data: NewEntries
) -> dict[str, Record]:
    """The games of score pads, by the ids of these; online, names must be such as guests bear."""
    server = server_of(request.app.state)
    demand_little(data)
    state = await server.tournaments.get(tournament)
    demand_organiser(state, person.id)
    if state.length != data.after:
        raise Rejection("tournament-changed")
    records = {}
    for plain in data.entries:
        if state.opened.is_online and isinstance(plain.get("name"), str):
            server.people.moderation.name(plain["name"], MOST_NAME)
        if plain.get("entry") == FROM_PAD:
            pad = str(plain.get("pad", ""))
            records[pad] = await pad_told(request.app.state, pad, lambda one: one.record())
    return records


@delete(
    "/api/tournaments/{tournament:str}",
    status_code=204,
    responses=specs(401, 403, 404, 410),
    tags=["tournaments"],
)
async def delete_tournament(request: Ask, tournament: FromPath[str]) -> None:
    """Keep nothing of a tournament that you organise, while no round has been drawn."""
    person, kept = await person_of(request), server_of(request.app.state).tournaments
    state = await kept.get(tournament)
    demand_organiser(state, person.id)
    if state.tournament.state.rounds or state.began_at:
        raise Rejection("tournament-started")
    await kept.delete([tournament])


HANDLERS: list[Any] = [
    *(open_tournament, open_again, one_tournament, enter, leave, come_back),
    *(start, add_entries, delete_tournament),
]
