"""HTTP for operators and their tools, and the page that says what is kept."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from foretell.base.i18n import LANGUAGES, asked_language, text
from foretell.server.http.answers import language_of
from foretell.server.http.pages.html import plain_page
from foretell.server.operate.health import Health
from foretell.server.operate.metrics import TYPE
from foretell.server.operate.operation import Operation
from foretell.server.people.codes import LIFE_SECONDS
from foretell.server.people.tokens import LIFE_DAYS
from foretell.server.settings.settings import ServerSettings

KEPT: Final = (
    *("name", "devices", "codes", "tables", "pads", "tournaments", "ratings", "daily"),
    "deals",
)
NOT_KEPT: Final = ("address", "mail", "logs")


def about_data(settings: ServerSettings, lang: str = LANGUAGES[0]) -> str:
    """The page in a language, in HTML that needs nothing else."""
    numbers = {"days": LIFE_DAYS, "minutes": LIFE_SECONDS // 60}
    days, hours = settings.keep_finished_days, settings.close_empty_after
    kept_for = "about-finished" if days else "about-finished-for-good"
    return plain_page(
        "about",
        lang,
        title=text("about-title", lang),
        kept=[text(f"about-kept-{name}", lang, **numbers) for name in KEPT],
        finished=text(kept_for, lang, days=days),
        empty=text("about-empty", lang, hours=hours) if hours else "",
        not_kept=[text(f"about-not-{name}", lang) for name in NOT_KEPT],
    )


NOT_READY = 503


def operation_of(state: State) -> Operation:
    """What runs beside the tables of an application's server."""
    operation: Operation = state.server.operation
    return operation


@get(["/health", "/health/ready"], tags=["server"], responses={})
async def ready(state: State) -> Response[Health]:
    """Whether the server can be played at now: 503 and the reasons if not."""
    health = await operation_of(state).healthy()
    return Response(health, status_code=200 if health.ok else NOT_READY)


@get("/health/live", sync_to_thread=False, media_type=MediaType.TEXT, tags=["server"])
def live() -> str:
    """Whether the process answers at all."""
    return "alive\n"


@get("/health/door", sync_to_thread=False, media_type=MediaType.TEXT, tags=["server"], responses={})
def door(state: State) -> Response[str]:
    """Whether a balancer is to send visitors here: 404 while the server is leaving, 503 if not."""
    status = operation_of(state).health.door()
    said = {200: "come in\n", 404: "leaving\n"}.get(status, "away\n")
    return Response(said, status_code=status, media_type=MediaType.TEXT)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """Figures for Prometheus: for programs of this machine, and for who has the token."""
    server = request.app.state.server
    return Response(server.metrics.text(), media_type=TYPE)


@get("/about/data", sync_to_thread=False, media_type=MediaType.HTML, tags=["server"])
def about(request: Request[Any, Any, State]) -> Response[str]:
    """What is kept, for how long, and how to have it deleted.

    The language is that of ``?lang=``, else the browser's.
    """
    chosen = request.query_params.get("lang")
    said = asked_language(chosen) if chosen else language_of(request)
    page = about_data(request.app.state.server.settings, said)
    return Response(page, media_type=MediaType.HTML, headers={"Vary": "Accept-Language"})


HANDLERS = [ready, live, door, metrics, about]
