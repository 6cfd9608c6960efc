"""A person on a server: a name, a token, and the way to tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx

from foretell.base.i18n import rejected
from foretell.client.http import ServerClock, http_to
from foretell.client.pace import PATIENCE, patiently
from foretell.client.refused import CommandRejected
from foretell.client.table import Table
from foretell.rules.presets import OWN, preset
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules

USUAL_PLAYERS: Final = 4


class Guest:
    """Somebody whom a server knows by a token; keep the token to come back as the same person."""

    def __init__(
        self,
        url: str,
        name: str,
        token: str,
        http: httpx.AsyncClient,
        clock: ServerClock | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """Made by :func:`visit`."""
        self.patience = patience
        """The seconds that a request may wait where the server says that it comes too often."""
        self.clock = clock or ServerClock()
        self.url = url
        self.name = name
        self.token = token
        self._http = http

    async def open(
        self, rules: object = "standard", players: int | None = None, **more: object
    ) -> str:
        """Open a table; its id. Rules that have a name keep it there.

        ``rules`` are the name of a preset or of registered rules, a table of axes, or
        :class:`foretell.Rules`. ``players`` is the number that the rules are for, else four, where
        it is left out. ``more`` are the other fields of ``NewTable`` (docs/protocol.md): ``name``,
        ``private``, ``options`` …

        Raises:
            CommandRejected: the rules or an option cannot be.
        """
        if isinstance(rules, str) and rules in OWN:
            rules = preset(rules, players)
        if isinstance(rules, Rules):
            more = {"rules_name": rules.name, **more}
            players = players or rules.players
            rules = rules_value(rules)
        body = {"rules": rules, "players": players or USUAL_PLAYERS, **more}
        return str((await self.post("/api/tables", body))["id"])

    def table(self, link: str) -> Table:
        """A table by its id or its link; connect with ``async with``."""
        table = link.rstrip("/").rpartition("/")[2]
        return Table(table, self.url, self.token, self.clock, self.patience)

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
                await self._ask("DELETE", f"/api/me/{way}/{one['id']}")

    async def get(self, path: str) -> Any:
        """Ask the server's HTTP API."""
        return await self._ask("GET", path)

    async def post(self, path: str, body: object) -> Any:
        """Ask the server's HTTP API for a change."""
        return await self._ask("POST", path, body)

    async def _ask(self, method: str, path: str, body: object = None) -> Any:
        return await _asked(self._http, self.patience, method, path, body)


async def _asked(
    http: httpx.AsyncClient, patience: float, method: str, path: str, body: object = None
) -> Any:
    """The body of an answer, as soon as the server has time for it."""

    async def ask() -> Any:
        return _answer(await http.request(method, path, json=body))

    return await patiently(ask, patience)


def _answer(response: httpx.Response) -> Any:
    """The body of an answer.

    Raises:
        CommandRejected: the server says why not.
    """
    if response.status_code == httpx.codes.NO_CONTENT:
        return None
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
async def visit(
    url: str, name: str = "", token: str = "", *, patience: float = PATIENCE
) -> AsyncIterator[Guest]:
    """Be a guest on a server: a new one by a name, or a known one by a token.

    What comes too often waits by itself, for ``patience`` seconds at most.

    Raises:
        CommandRejected: nobody may bear that name, or the token is wrong.
    """
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    clock = ServerClock()
    hooks: dict[str, list[Callable[..., Any]]]
    hooks = {"request": [clock.begin], "response": [clock.hook]}
    async with http_to(url, headers=headers, event_hooks=hooks) as http:
        if token:
            known = await _asked(http, patience, "GET", "/api/me")
        else:
            body = {"name": name, "wants_token": True}
            known = await _asked(http, patience, "POST", "/api/guests", body)
            token = known["token"]
            http.headers["Authorization"] = f"Bearer {token}"
        yield Guest(url.rstrip("/"), known["name"], token, http, clock, patience)
