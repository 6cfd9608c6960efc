"""A person on a server: a name, a token, and the way to tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from foretell.base.i18n import rejected
from foretell.client.http import ServerClock, http_to
from foretell.client.table import CommandRejected, Table


class Guest:
    """Somebody whom a server knows by a token; keep the token to come back as the same person."""

    def __init__(
        self,
        url: str,
        name: str,
        token: str,
        http: httpx.AsyncClient,
        clock: ServerClock | None = None,
    ) -> None:
        """Made by :func:`visit`."""
        self.clock = clock or ServerClock()
        self.url = url
        self.name = name
        self.token = token
        self._http = http

    async def open(self, rules: object = "standard", players: int = 4, **more: object) -> str:
        """Open a table; its id.

        Raises:
            CommandRejected: the rules or an option cannot be.
        """
        body = {"rules": rules, "players": players, **more}
        return str((await self.post("/api/tables", body))["id"])

    def table(self, link: str) -> Table:
        """A table by its id or its link; connect with ``async with``."""
        return Table(link.rstrip("/").rpartition("/")[2], self.url, self.token, self.clock)

    async def mute(self, link: str, name: str) -> None:
        """See no lines of chat any more of somebody at a table, there or anywhere else.

        Raises:
            CommandRejected: nobody there bears that name.
        """
        await self._keep_away("mutes", link, name)

    async def unmute(self, name: str) -> None:
        """See the lines of all again who were muted under a name.

        Raises:
            CommandRejected: the server says why not.
        """
        await self._let_near("mutes", name)

    async def block(self, link: str, name: str) -> None:
        """Do as :meth:`mute`, and let somebody sit at none of the own tables.

        Raises:
            CommandRejected: nobody there bears that name.
        """
        await self._keep_away("blocks", link, name)

    async def unblock(self, name: str) -> None:
        """Sit with all again who were blocked under a name.

        Raises:
            CommandRejected: the server says why not.
        """
        await self._let_near("blocks", name)

    async def _keep_away(self, way: str, link: str, name: str) -> None:
        await self.post(f"/api/me/{way}", {"table": self.table(link).id, "name": name})

    async def _let_near(self, way: str, name: str) -> None:
        for one in await self.get(f"/api/me/{way}"):
            if one["name"] == name:
                done = await self._http.delete(f"/api/me/{way}/{one['id']}")
                if not done.is_success:
                    _answer(done)

    async def get(self, path: str) -> Any:
        """Ask the server's HTTP API."""
        return _answer(await self._http.get(path))

    async def post(self, path: str, body: object) -> Any:
        """Ask the server's HTTP API for a change."""
        return _answer(await self._http.post(path, json=body))


def _answer(response: httpx.Response) -> Any:
    """The body of an answer.

    Raises:
        CommandRejected: the server says why not.
    """
    try:
        body = response.json()
    except ValueError:
        body = None
    if response.is_success and body is not None:
        return body
    if not isinstance(body, dict) or "code" not in body:
        raise rejected(CommandRejected("no-foretell", ""), url=str(response.url))
    raise CommandRejected(body["code"], body.get("message", ""), **body.get("details", {}))


@asynccontextmanager
async def visit(url: str, name: str = "", token: str = "") -> AsyncIterator[Guest]:
    """Be a guest on a server: a new one by a name, or a known one by a token.

    Raises:
        CommandRejected: nobody may bear that name, or the token is wrong.
    """
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    clock = ServerClock()
    hooks: dict[str, list[Callable[..., Any]]]
    hooks = {"request": [clock.begin], "response": [clock.hook]}
    async with http_to(url, headers=headers, event_hooks=hooks) as http:
        if token:
            known = _answer(await http.get("/api/me"))
        else:
            body = {"name": name, "wants_token": True}
            known = _answer(await http.post("/api/guests", json=body))
            token = known["token"]
            http.headers["Authorization"] = f"Bearer {token}"
        yield Guest(url.rstrip("/"), known["name"], token, http, clock)
