"""The HTTP routes of ratings: choosing to be rated, and one's own numbers."""

from __future__ import annotations

import msgspec
from litestar import get, put
from litestar.params import JSONBody

from foretell.server.http.answers import specs
from foretell.server.http.routes import Ask, person_of, server_of
from foretell.server.people.ratings import PoolRating
from foretell.server.server import Server


class BeRated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to be rated; ``false`` also deletes all that was counted."""

    on: bool


class OwnRatings(msgspec.Struct, frozen=True):
    """Since when your games count, in milliseconds since 1970 (0: they do not), and your ratings.

    ``rating`` begins at 1000; ``margin`` is half of its 95 % interval.
    """

    since: int
    pools: list[PoolRating]


@get("/api/me/ratings", responses=specs(401), tags=["people"])
async def own_ratings(request: Ask) -> OwnRatings:
    """How well you play, by the rules that you play by."""
    return await _of(server_of(request.app.state), (await person_of(request)).id)


async def _of(server: Server, person: str) -> OwnRatings:
    since = await server.people.store.rated_since(person)
    return OwnRatings(since, await server.ratings.of(person) if since else [])


@put("/api/me/ratings", responses=specs(401, 413), tags=["people"])
async def be_rated(request: Ask, data: JSONBody[BeRated]) -> OwnRatings:
    """Have games counted at tables that are opened from now on, or none, nor those before."""
    server, person = server_of(request.app.state), (await person_of(request)).id
    server.people.limits.demand("change", person)
    await server.people.store.be_rated(person, server.people.now() if data.on else 0)
    return await _of(server, person)


HANDLERS = [own_ratings, be_rated]
