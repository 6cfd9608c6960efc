"""The HTTP routes of keeping away from somebody: muting their chat, or blocking them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from foretell.server.http.answers import specs
from foretell.server.http.authentication import Ask, person_of, server_of
from foretell.server.people.mutes import key_of
from foretell.server.store.people import MuteRecord, Way
from foretell.server.table.muting import speaker


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table, by the name shown there, of a seat or before a line of chat."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class KeptAway(msgspec.Struct, frozen=True):
    """Somebody muted or blocked, by the name of that time; ``id`` is good for taking it back."""

    id: str
    name: str
    at: int


async def _listed(request: Ask, way: Way) -> list[KeptAway]:
    person = (await person_of(request)).id
    found = await server_of(request.app.state).mutes.listed(person, way)
    return [KeptAway(key_of(person, one.muted), one.name, one.at) for one in found]


async def _keep_away(request: Ask, data: Named, way: Way) -> KeptAway:
    server, person = server_of(request.app.state), (await person_of(request)).id
    live = await server.tables.look(data.table)
    made = MuteRecord(speaker(live.state, data.name), data.name, server.people.now())
    await server.mutes.mute(person, made, way)
    return KeptAway(key_of(person, made.muted), made.name, made.at)


async def _let_near(request: Ask, key: str, way: Way) -> None:
    person = await person_of(request)
    mutes = server_of(request.app.state).mutes
    await mutes.unmute(person.id, lambda one: key_of(person.id, one.muted) == key, way)


@get("/api/me/mutes", responses=specs(401), tags=["people"])
async def mutes(request: Ask) -> list[KeptAway]:
    """Those whose lines of chat you do not want to see."""
    return await _listed(request, Way.MUTE)


@post("/api/me/mutes", responses=specs(401, 404, 410, 413), tags=["people"])
async def mute(request: Ask, data: JSONBody[Named]) -> KeptAway:
    """See no lines of somebody any more, at any table; nobody is told."""
    return await _keep_away(request, data, Way.MUTE)


@delete("/api/me/mutes/{key:str}", status_code=204, responses=specs(401, 404), tags=["people"])
async def unmute(request: Ask, key: FromPath[str]) -> None:
    """See the lines of somebody again."""
    await _let_near(request, key, Way.MUTE)


@get("/api/me/blocks", responses=specs(401), tags=["people"])
async def blocks(request: Ask) -> list[KeptAway]:
    """Those with whom you do not want to sit."""
    return await _listed(request, Way.BLOCK)


@post("/api/me/blocks", responses=specs(401, 404, 410, 413), tags=["people"])
async def block(request: Ask, data: JSONBody[Named]) -> KeptAway:
    """Let somebody sit at no table of yours any more, and see no lines of theirs at any table."""
    return await _keep_away(request, data, Way.BLOCK)


@delete("/api/me/blocks/{key:str}", status_code=204, responses=specs(401, 404), tags=["people"])
async def unblock(request: Ask, key: FromPath[str]) -> None:
    """Sit with somebody again."""
    await _let_near(request, key, Way.BLOCK)


HANDLERS = [mutes, mute, unmute, blocks, block, unblock]
