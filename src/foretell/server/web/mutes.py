"""The HTTP routes of muting: whose lines of chat one does not want to see."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from foretell.server.people.answers import specs
from foretell.server.people.mutes import key_of
from foretell.server.people.store import Mute
from foretell.server.table.muting import speaker
from foretell.server.web.routes import Ask, person_of, server_of


class ToMute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table, by the name shown there, of a seat or before a line of chat."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class MutedOne(msgspec.Struct, frozen=True):
    """Somebody muted, by the name of that time; ``id`` is good for taking it back."""

    id: str
    name: str
    at: int


@get("/api/me/mutes", sync_to_thread=False, responses=specs(401), tags=["people"])
def mutes(request: Ask) -> list[MutedOne]:
    """Those whose lines of chat you do not want to see."""
    person = person_of(request).id
    found = server_of(request.app.state).mutes.listed(person)
    return [MutedOne(key_of(person, one.muted), one.name, one.at) for one in found]


@post("/api/me/mutes", responses=specs(401, 404, 413), tags=["people"])
async def mute(request: Ask, data: JSONBody[ToMute]) -> MutedOne:
    """See no lines of somebody any more, at any table; nobody is told."""
    server, person = server_of(request.app.state), person_of(request).id
    live = await server.tables.get(data.table)
    made = Mute(speaker(live.state, data.name), data.name, server.people.now())
    await server.mutes.mute(person, made)
    return MutedOne(key_of(person, made.muted), made.name, made.at)


@delete("/api/me/mutes/{key:str}", status_code=204, responses=specs(401, 404), tags=["people"])
async def unmute(request: Ask, key: FromPath[str]) -> None:
    """See the lines of somebody again."""
    await server_of(request.app.state).mutes.unmute(person_of(request).id, key)


HANDLERS = [mutes, mute, unmute]
