"""Tournaments to print: standings for the wall, seatings for the room and the door, as PDF."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from foretell.printing import paper_named
from foretell.printing.listing import PrintedList, list_pages
from foretell.server.http.answers import specs
from foretell.server.http.authentication import Ask, server_of
from foretell.server.http.routes.printing import PDF, LangName, PaperName, answered, language_for
from foretell.server.tournaments.state import told_tournament
from foretell.tournament.checks import drawn
from foretell.tournament.entries import MOST_ROUNDS
from foretell.tournament.listing import (
    TournamentList,
    by_name_list,
    seatings_list,
    standings_list,
)
from foretell.tournament.said import PaperWords

RoundNumber = Annotated[int, QueryParameter(ge=0, le=MOST_ROUNDS)]
ByName = Annotated[bool, QueryParameter()]


@get(
    "/tournaments/{tournament:str}/standings.pdf",
    media_type=PDF,
    responses=specs(404, 410),
    tags=["print"],
)
async def print_standings(
    request: Ask, tournament: FromPath[str], paper: PaperName = "a4", lang: LangName = None
) -> Response[bytes]:
    """The standings of a tournament, for the wall."""
    state = await server_of(request.app.state).tournaments.get(tournament)
    said = language_for(request, lang)

    def made() -> TournamentList:
        listed = standings_list(PaperWords(said), told_tournament(state))
        about = " · ".join(filter(None, (listed.about, state.opened.place)))
        return listed._replace(about=about)

    return await _pages(request, made, paper, said)


@get(
    "/tournaments/{tournament:str}/seatings.pdf",
    media_type=PDF,
    responses=specs(404, 410),
    tags=["print"],
)
async def print_seatings(
    request: Ask,
    tournament: FromPath[str],
    *,
    round: RoundNumber = 0,  # noqa: A002  # the name in the address
    by_name: ByName = False,
    paper: PaperName = "a4",
    lang: LangName = None,
) -> Response[bytes]:
    """Who sits where in a round of a tournament, the last one where none is named."""
    state = await server_of(request.app.state).tournaments.get(tournament)
    one, said = told_tournament(state), language_for(request, lang)
    played = drawn(one.state, round or max(1, len(one.state.rounds)))
    make = by_name_list if by_name else seatings_list
    return await _pages(request, partial(make, PaperWords(said), one, played), paper, said)


async def _pages(
    request: Ask, make: Callable[[], TournamentList], paper: str, lang: str
) -> Response[bytes]:
    """A list as a file; making it and drawing its pages takes a thread, and one at a time."""

    def drawn_pages() -> bytes:
        return list_pages(PrintedList(**make()._asdict()), paper_named(paper), lang)

    async with server_of(request.app.state).printing:
        pdf = await asyncio.to_thread(drawn_pages)
    return answered(pdf, "tournament")


HANDLERS = [print_standings, print_seatings]
