"""The HTTP routes by which names on score pads become people's."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from foretell.server.http.answers import specs
from foretell.server.http.authentication import Ask, admitted, person_of, server_of
from foretell.server.http.bodies.pads import PadAsk
from foretell.server.pads.claims import NameCode
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.people import PadName


class ClaimName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a name on a score pad."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class ClaimedName(msgspec.Struct, frozen=True):
    """A name on a score pad that is yours."""

    pad: str
    page: str
    name: str


@post(
    "/api/pads/{pad:str}/names",
    status_code=200,
    responses=specs(403, 404, 410, 413),
    tags=["pads"],
)
async def offer_names(request: Ask, pad: FromPath[str], data: JSONBody[PadAsk]) -> list[NameCode]:
    """Codes with which those on the pad claim their names; earlier ones are void."""
    return await server_of(request.app.state).claims.offer(pad, data.pencil)


@get("/api/me/names", responses=specs(401), tags=["people"])
async def own_names(request: Ask) -> list[ClaimedName]:
    """The names on score pads that are yours."""
    return await _own(request, (await person_of(request)).id)


async def _own(request: Ask, person: str) -> list[ClaimedName]:
    names = await server_of(request.app.state).people.store.names_of(person)
    return [shown for one in names if (shown := await _shown(request, one))]


async def _shown(request: Ask, one: PadName) -> ClaimedName | None:
    """A name as it is told; nothing where its pad is no more."""
    try:
        state = await server_of(request.app.state).pads.get(one.pad)
    except Rejection:
        return None
    return ClaimedName(one.pad, f"/pad/{one.pad}", state.name_of(one.seat))


@post("/api/me/names", status_code=200, responses=specs(401, 409, 413), tags=["people"])
async def claim_name(request: Ask, data: JSONBody[ClaimName]) -> list[ClaimedName]:
    """Claim a name on a score pad, for who is rated: when its game is over it counts for you."""
    server, person = server_of(request.app.state), (await person_of(request)).id
    await server.claims.claim(data.code, person, admitted(request).key)
    return await _own(request, person)


@delete("/api/me/names/{pad:str}", status_code=204, responses=specs(401), tags=["people"])
async def disclaim_name(request: Ask, pad: FromPath[str]) -> None:
    """Have your name on a score pad be nobody's again; its game counts for you no more."""
    server, person = server_of(request.app.state), (await person_of(request)).id
    server.people.limits.demand("change", person)
    await server.claims.disclaim(pad, person)


HANDLERS = [offer_names, own_names, claim_name, disclaim_name]
