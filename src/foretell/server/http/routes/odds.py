"""Odds over HTTP: the exact ones of the first round, and those of a hand, played out by bots."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from foretell.analysis.odds import SEATS
from foretell.base.i18n import text
from foretell.server.http.answers import language_of, specs
from foretell.server.http.bodies.odds import (
    AskOdds,
    FirstRoundAnswer,
    OddsAnswer,
    first_round_answer,
    odds_answer,
)
from foretell.server.http.pages.html import HEADERS, plain_page
from foretell.server.http.pages.site import page_for
from foretell.server.server import Server

Ask = Request[None, None, State]
Seats = Annotated[int, QueryParameter(ge=SEATS[0], le=SEATS[-1])]


@get("/api/odds", sync_to_thread=False, responses=specs(), tags=["odds"])
def first_round_odds(players: Seats = 4) -> FirstRoundAnswer:
    """The exact odds of the first round: every card in every situation, for whoever leads."""
    return first_round_answer(players)


@post("/api/odds", status_code=200, responses=specs(413), tags=["odds"])
async def odds_of_hand(state: State, data: JSONBody[AskOdds]) -> OddsAnswer:
    """What each bid on a hand is worth: the round is played out by a bot, deal by deal."""
    server: Server = state.server
    return await server.questions.ask(partial(odds_answer, data))


@get("/odds", media_type=MediaType.HTML, response_headers=HEADERS, tags=["odds"])
async def odds_page(request: Ask) -> Response[bytes] | str:
    """The odds: the page for a browser; plain, the smallest cards worth a bid of 1 in round 1."""
    if found := page_for(request):
        return found
    lang = language_of(request)
    tables = [first_round_answer(players) for players in SEATS]
    return plain_page("odds", lang, title=text("plain-odds", lang), tables=tables)


HANDLERS = [first_round_odds, odds_of_hand, odds_page]
