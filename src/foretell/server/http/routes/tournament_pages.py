"""The pages of tournaments: the page for a browser, plain standings for all others; files."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath

from foretell.base.i18n import figure, text
from foretell.server.http.answers import language_of, specs
from foretell.server.http.authentication import Ask, server_of
from foretell.server.http.pages.html import HEADERS, isolated, plain_page
from foretell.server.http.pages.site import page_for
from foretell.server.tournaments.registry import tournament_id
from foretell.server.tournaments.state import OPEN, RUNNING, TournamentLog, told_tournament
from foretell.tournament.exporting import plain_number, standings_csv, tournament_json

CSV = "text/csv"


@get("/tournaments", media_type=MediaType.HTML, response_headers=HEADERS, tags=["tournaments"])
async def all_tournaments(request: Ask) -> Response[bytes] | str:
    """The calendar: the page for a browser; plain, the tournaments that run or are to come."""
    if found := page_for(request):
        return found
    lang, kept = language_of(request), server_of(request.app.state).tournaments
    found_ones = [one for status in (RUNNING, OPEN) for one in await kept.calendar.listed(status)]
    names = [(isolated(one.name), tournament_id(one.id)) for one in found_ones]
    title = text("plain-tournaments", lang)
    return plain_page("tournaments", lang, title=title, names=names)


@get(
    "/tournaments/{tournament:str}",
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    responses=specs(404, 410),
    tags=["tournaments"],
)
async def tournament_page(request: Ask, tournament: FromPath[str]) -> Response[bytes] | str:
    """A tournament: the page for a browser; plain, its standings for all others."""
    if found := page_for(request):
        return found
    kept = server_of(request.app.state).tournaments
    return await kept.apart(_standings, await kept.get(tournament), language_of(request))


def _standings(state: TournamentLog, lang: str) -> str:
    """Who is where."""
    rows = [
        (figure(str(one.place)), isolated(one.person.name), figure(str(plain_number(one.points))))
        for one in told_tournament(state).standings()
    ]
    title = isolated(state.opened.name)
    return plain_page("tournament", lang, title=title, id=state.id, rows=rows)


@get(
    "/tournaments/{tournament:str}/tournament.json",
    responses=specs(404, 410),
    tags=["tournaments"],
)
async def tournament_file(request: Ask, tournament: FromPath[str]) -> dict[str, Any]:
    """The tournament as ``foretell tournament`` keeps it, and all that follows from it."""
    kept = server_of(request.app.state).tournaments
    state = await kept.get(tournament)
    return await kept.apart(tournament_json, await kept.apart(told_tournament, state))


@get(
    "/tournaments/{tournament:str}/standings.csv",
    media_type=CSV,
    responses=specs(404, 410),
    tags=["tournaments"],
)
async def standings_file(request: Ask, tournament: FromPath[str]) -> str:
    """The standings as comma-separated values."""
    kept = server_of(request.app.state).tournaments
    state = await kept.get(tournament)
    return await kept.apart(standings_csv, await kept.apart(told_tournament, state))


HANDLERS: list[Any] = [all_tournaments, tournament_page, tournament_file, standings_file]
