"""Admission in front of an ASGI application. Sockets are admitted where they begin (`upgrade`)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final

import msgspec

from foretell.server.admission.admission import Admission, Arrival
from foretell.server.http.answers import HEADERS, MALFORMED, problem_of, status_of, waits
from foretell.server.http.authentication import ADMITTED
from foretell.server.protocol.rejection import Rejection

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


OF_TABLES: Final = ("/t/", "/api/tables/")


class AdmissionMiddleware:
    """Requests come with what admission knows of them, or not at all."""

    def __init__(self, app: App, admission: Admission) -> None:
        """Let in what admission lets in."""
        self._app = app
        self._admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope = {**scope, "path": _path(scope)}
        asked = _asked(scope)
        try:
            if wait := self._admission.turn(asked):
                await asyncio.sleep(wait)
            admitted = self._admission.admit(asked)
        except Rejection as refused:
            await _refuse(refused, send)
            return
        seen = {**scope, ADMITTED: admitted}
        if asked.method == "HEAD":  # like GET; uvicorn leaves the body out
            seen["method"] = "GET"
        await self._app(seen, receive, send)
        if code := seen.get(MALFORMED):
            self._admission.complain.note(admitted.address, code)


def _path(scope: Scope) -> str:
    """The path; that of a table as it was spelt, for an id has one spelling.

    A balancer finds the server of a table by the letters of its id.
    """
    path: str = scope["path"]
    is_table = path.startswith(OF_TABLES) and "raw_path" in scope
    return scope["raw_path"].decode("latin-1") if is_table else path


def _asked(scope: Scope) -> Arrival:
    headers = headers_once(scope["headers"])
    peer, here = ((scope.get(end) or ("", 0))[0] for end in ("client", "server"))
    return Arrival(scope["method"], scope["path"], scope["scheme"], peer, here, headers)


def headers_once(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """The headers; what several proxies have added to one name counts as one list.

    >>> headers_once([(b"X-A", b"1"), (b"x-a", b"2")])
    {'x-a': '1, 2'}
    """
    found: dict[str, str] = {}
    for raw, value in headers:
        name, text = raw.decode("latin-1").lower(), value.decode("latin-1")
        found[name] = f"{found[name]}, {text}" if name in found else text
    return found


async def _refuse(refused: Rejection, send: Send) -> None:
    body = msgspec.json.encode(problem_of(refused))
    kind = {"Content-Type": "application/json", "Content-Length": str(len(body))}
    said = {**HEADERS, **kind, **waits(refused)}
    headers = [(name.lower().encode(), text.encode()) for name, text in said.items()]
    status = status_of(refused)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
