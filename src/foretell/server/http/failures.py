"""What nobody has foreseen: logged once with its route, counted, and answered in words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog
from litestar import Request, Response

from foretell.server.http.answers import problem
from foretell.server.http.bodies.people import Problem
from foretell.server.operate.metrics import Metrics

FAILED: Final = 500
NOWHERE: Final = "none"
"""The route of a request that came to none."""
BACKGROUND: Final = "background"
"""In place of a route: what the server does by itself."""
App = Callable[[Any, Any, Any], Awaitable[None]]
_log = structlog.get_logger(__name__)


def note(metrics: Metrics, route: str, error: BaseException | None, what: str = "") -> None:
    """Log a failure, and count it."""
    metrics.failed(route)
    _log.error("failed", route=route, what=what, exc_info=error)


def route_of(scope: Any) -> str:
    """The route that a request came to, as the API's description writes it: no id stands in it.

    >>> route_of({"path": "/t/abc", "path_template": "/t/{table:str}"})
    '/t/{table}'
    """
    return str(scope.get("path_template") or NOWHERE).replace(":str}", "}")


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A request that failed: the log has why, the answer is the same for all."""
    note(request.app.state.server.metrics, route_of(request.scope), error, request.method)
    message = "the server has made a mistake here; it is in the server's log: try again later"
    return problem(FAILED, "failed", message)


class Noting:
    """Notes what escapes an ASGI application, such as a failure after its answer had begun."""

    def __init__(self, app: App, metrics: Metrics) -> None:
        """Count failures in the metrics."""
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request."""
        try:
            await self._app(scope, receive, send)
        except Exception as error:  # noqa: BLE001  # the connection ends, and nothing else
            note(self._metrics, route_of(scope), error)


def note_background(loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
    """Note also what fails beside all requests: timers, and tasks that nobody waits for."""

    def noted(_loop: object, context: dict[str, Any]) -> None:
        note(metrics, BACKGROUND, context.get("exception"), str(context.get("message", "")))

    loop.set_exception_handler(noted)
