"""Admission in front of an ASGI application. Sockets are admitted where they begin (`upgrade`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from foretell.server.admission.admission import Admission, waits
from foretell.server.admission.hosts import BadHost, UnknownHost
from foretell.server.http.answers import MALFORMED
from foretell.server.protocol.rejection import Rejection

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


class AdmissionMiddleware:
    """Requests come with the client's real address, or not at all."""

    def __init__(
        self,
        app: App,
        admission: Admission,
        count: Callable[[str], object] = str,
        complain: Callable[[str, str], object] = max,
    ) -> None:
        """``count`` is told the code of every refusal, ``complain`` who sent what is no request."""
        self._app = app
        self._admission = admission
        self._count = count
        self._complain = complain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): text.decode("latin-1") for name, text in _once(scope)}
        peer = (scope.get("client") or ("", 0))[0]
        address = self._admission.address(peer, headers)
        seen = {**scope, "client": (address, 0)}
        if scope.get("method") == "HEAD":  # like GET; uvicorn leaves the body out
            seen["method"] = "GET"
        here = (scope.get("server") or ("", 0))[0]
        try:
            self._admission.hosts.check(scope["path"], headers.get("host"), here)
            self._admission.request(
                scope["method"], scope["path"], address, scope["scheme"], headers
            )
            await self._app(seen, receive, send)
            if code := seen.get(MALFORMED):
                self._complain(address, code)
        except Rejection as refused:
            self._count(refused.code)
            if isinstance(refused, BadHost | UnknownHost):
                self._complain(address, refused.code)
            await _refuse(refused, send)


def _once(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers; what several proxies have added to one name counts as one list."""
    found: dict[bytes, bytes] = {}
    for name, text in scope["headers"]:
        found[name] = found[name] + b", " + text if name in found else text
    return list(found.items())


async def _refuse(refused: Rejection, send: Send) -> None:
    body = msgspec.json.encode({"code": refused.code, "message": refused.message})
    said = {"content-type": "application/json", "content-length": str(len(body)), **waits(refused)}
    headers = [(name.encode(), text.encode()) for name, text in said.items()]
    status = getattr(refused, "status", 400)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
