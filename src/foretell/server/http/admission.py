"""The gate in front of an ASGI application."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from foretell.server.admission.admission import Admission, waits
from foretell.server.admission.hosts import BadHost, UnknownHost
from foretell.server.http.answers import MALFORMED
from foretell.server.protocol.rejection import Rejection

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
REFUSED: Final = 4403


class Gated:
    """Requests and sockets come with the client's real address, or not at all."""

    def __init__(
        self,
        app: App,
        gate: Admission,
        count: Callable[[str], object] = str,
        complain: Callable[[str, str], object] = max,
    ) -> None:
        """``count`` is told the code of every refusal, ``complain`` who sent what is no request."""
        self._app = app
        self._gate = gate
        self._count = count
        self._complain = complain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket."""
        kind = scope["type"]
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): text.decode("latin-1") for name, text in _once(scope)}
        peer = (scope.get("client") or ("", 0))[0]
        address = self._gate.address(peer, headers)
        seen = {**scope, "client": (address, 0)}
        if scope.get("method") == "HEAD":  # like GET; uvicorn leaves the body out
            seen["method"] = "GET"
        here = (scope.get("server") or ("", 0))[0]
        try:
            self._gate.hosts.check(scope["path"], headers.get("host"), here)
            if kind == "http":
                self._request(scope, address, headers)
                await self._app(seen, receive, send)
                if code := seen.get(MALFORMED):
                    self._complain(address, code)
            else:
                await self._socket(seen, address, headers, receive, send)
        except Rejection as refused:
            self._count(refused.code)
            if isinstance(refused, BadHost | UnknownHost):
                self._complain(address, refused.code)
            await _refuse(kind, refused, send)

    def _request(self, scope: Scope, address: str, headers: dict[str, str]) -> None:
        self._gate.request(scope["method"], scope["path"], address, scope["scheme"], headers)

    async def _socket(
        self, scope: Scope, address: str, headers: dict[str, str], receive: Receive, send: Send
    ) -> None:
        key = self._gate.open_socket(address, scope["scheme"], headers)
        try:
            await self._app(scope, receive, send)
        finally:
            self._gate.close_socket(key)


def _once(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers; what several proxies have added to one name counts as one list."""
    found: dict[bytes, bytes] = {}
    for name, text in scope["headers"]:
        found[name] = found[name] + b", " + text if name in found else text
    return list(found.items())


async def _refuse(kind: str, refused: Rejection, send: Send) -> None:
    if kind == "websocket":
        await send({"type": "websocket.close", "code": REFUSED, "reason": refused.code})
        return
    body = msgspec.json.encode({"code": refused.code, "message": refused.message})
    said = {"content-type": "application/json", "content-length": str(len(body)), **waits(refused)}
    headers = [(name.encode(), text.encode()) for name, text in said.items()]
    status = getattr(refused, "status", 400)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
