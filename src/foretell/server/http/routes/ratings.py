"""The HTTP routes of ratings: choosing to be rated, one's own numbers, and those of the others."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, get, put
from litestar.params import FromPath, JSONBody

from foretell.base.i18n import text
from foretell.server.http.answers import language_of, specs
from foretell.server.http.authentication import Ask, person_of, server_of
from foretell.server.http.pages.html import HEADERS, plain_page
from foretell.server.http.pages.site import page_for
from foretell.server.people.ratings import PoolLadder, PoolRating
from foretell.server.protocol.rejection import Rejection
from foretell.server.server import Server


class BeRated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to be rated; ``false`` also deletes all that was counted.

    ``is_shown``: whether everybody may see the ratings.
    """

    on: bool
    is_shown: bool = False


class OwnRatings(msgspec.Struct, frozen=True):
    """Since when your games count, in milliseconds since 1970 (0: they do not), and your ratings.

    ``rating`` begins at 1000; ``margin`` is half of its 95 % interval. ``page`` shows them to
    everybody, if you have chosen that.
    """

    since: int
    page: str
    pools: list[PoolRating]


class PersonRatings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The ratings of somebody who lets everybody see them, and their figure if they have one."""

    name: str
    pools: list[PoolRating]
    figure: str = ""


@get("/api/me/ratings", responses=specs(401), tags=["people"])
async def own_ratings(request: Ask) -> OwnRatings:
    """How well you play, by the rules that you play by."""
    return await _of(server_of(request.app.state), (await person_of(request)).id)


async def _of(server: Server, person: str) -> OwnRatings:
    since, is_shown = await server.people.store.rated_choice(person)
    page = f"/ratings/{person}" if is_shown else ""
    return OwnRatings(since, page, await server.ratings.of(person) if since else [])


@put("/api/me/ratings", responses=specs(401, 413), tags=["people"])
async def be_rated(request: Ask, data: JSONBody[BeRated]) -> OwnRatings:
    """Have games counted at tables that are opened from now on, or none, nor those before."""
    server, person = server_of(request.app.state), (await person_of(request)).id
    server.people.limits.demand("change", person)
    since = server.people.now() if data.on else 0
    await server.people.store.be_rated(person, since, is_shown=data.is_shown)
    return await _of(server, person)


@get("/api/ratings", responses=specs(), tags=["people"])
async def ladders(request: Ask) -> list[PoolLadder]:
    """The ratings of all who let everybody see them, by the rules they are for."""
    return await server_of(request.app.state).ratings.ladders()


@get("/api/ratings/{person:str}", responses=specs(404), tags=["people"])
async def person_ratings(request: Ask, person: FromPath[str]) -> PersonRatings:
    """The ratings of a person who lets everybody see them."""
    return await _shown(server_of(request.app.state), person)


async def _shown(server: Server, person: str) -> PersonRatings:
    """What everybody may see of a person.

    Raises:
        Rejection: nothing; whether there is such a person stays unsaid.
    """
    account = await server.people.store.account(person)
    if account is None or not (await server.people.store.rated_choice(person)).is_shown:
        raise Rejection("ratings-hidden")
    return PersonRatings(account.name, await server.ratings.of(person), account.figure)


@get("/ratings", media_type=MediaType.HTML, response_headers=HEADERS, tags=["people"])
async def ladders_page(request: Ask) -> Response[bytes] | str:
    """The ratings that everybody may see: the page for a browser, else plain."""
    lang = language_of(request)
    return page_for(request) or plain_page(
        "ratings", lang, title=text("rating-title", lang), pools=await ladders.fn(request)
    )


@get(
    "/ratings/{person:str}",
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    responses=specs(404),
    tags=["people"],
)
async def person_page(request: Ask, person: FromPath[str]) -> Response[bytes] | str:
    """The ratings of a person, in the same way."""
    if found := page_for(request):
        return found
    told = await _shown(server_of(request.app.state), person)
    return plain_page("person", language_of(request), title=told.name, told=told)


HANDLERS = [own_ratings, be_rated, ladders, person_ratings, ladders_page, person_page]
