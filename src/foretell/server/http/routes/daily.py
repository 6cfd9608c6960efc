"""Robot events over HTTP: today's, those of earlier days, and the table to play one at."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, QueryParameter

from foretell.base.i18n import figure, text
from foretell.server.daily.days import AHEAD, day_at
from foretell.server.daily.state import RobotEvent
from foretell.server.http.answers import language_of, specs
from foretell.server.http.authentication import Ask, person_of, server_of
from foretell.server.http.bodies.daily import DailyView
from foretell.server.http.bodies.daily_view import coming_event, robot_event_view
from foretell.server.http.bodies.tables import TableAnswer
from foretell.server.http.pages.html import HEADERS, plain_page
from foretell.server.http.pages.site import page_for
from foretell.server.http.routes.tournaments import stranger_of
from foretell.server.protocol.rejection import Rejection

Day = Annotated[str, QueryParameter(max_length=20)]


def day_of(said: str, today: date) -> date:
    """The day that is meant; today where none is said.

    Raises:
        Rejection: it is no day, or one to come.
    """
    try:
        day = date.fromisoformat(said) if said else today
    except ValueError:
        raise Rejection("no-such-day") from None
    if day > today:
        raise Rejection("no-such-day")
    return day


@get("/api/daily", responses=specs(404), tags=["daily"])
async def daily(request: Ask, day: Day = "") -> DailyView:
    """A day's robot events, today's at first; results are told to whoever has played."""
    server, person = server_of(request.app.state), await stranger_of(request)
    kept = server.daily
    today = day_at(kept.at())
    events = await kept.of_day(day_of(day, today))
    for one in events:
        mine = one.play_of(person)
        if mine is not None and not mine.is_over:
            await kept.counted(one, mine)
    name_of = server.tables.context.name_of
    views = [await robot_event_view(one, person, name_of) for one in events]
    ahead = [today + timedelta(days=number) for number in range(1, AHEAD + 1)]
    coming = [coming_event(one) for later in ahead for one in await kept.of_day(later)]
    return DailyView(str(today), kept.at(), views, await kept.days(), coming)


@post("/api/daily/{event:str}/play", status_code=200, responses=specs(401, 404), tags=["daily"])
async def play_daily(request: Ask, event: FromPath[str]) -> TableAnswer:
    """Your table of a robot event; you play each event once, and on its day."""
    server = server_of(request.app.state)
    table = await server.daily.play(event, await person_of(request))
    return TableAnswer(table, f"/t/{table}", f"/ws/tables/{table}")


@get("/daily", media_type=MediaType.HTML, response_headers=HEADERS, tags=["daily"])
async def today_page(request: Ask) -> Response[bytes] | str:
    """Today's robot events: the page for a browser; plain, what commits the server to them."""
    return page_for(request) or await _plain(request, "")


@get(
    "/daily/{day:str}",
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    responses=specs(404),
    tags=["daily"],
)
async def day_page(request: Ask, day: FromPath[str]) -> Response[bytes] | str:
    """The robot events of a day before today, in the same way."""
    return page_for(request) or await _plain(request, day)


async def _plain(request: Ask, day: str) -> str:
    lang, kept = language_of(request), server_of(request.app.state).daily
    events = await kept.of_day(day_of(day, day_at(kept.at())))
    rows = [_row(one, lang) for one in events]
    title = text("plain-daily", lang, day=events[0].opened.day)
    return plain_page("daily", lang, title=title, rows=rows)


def _row(one: RobotEvent, lang: str) -> tuple[str, str, str, str]:
    kind = text(f"plain-daily-{one.opened.kind}", lang)
    return kind, figure(str(len(one.ranked()))), one.opened.commit, one.seed


HANDLERS: list[Any] = [daily, play_daily, today_page, day_page]
