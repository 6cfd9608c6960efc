"""The conversation on the page of the protocol, said again to a server.

``python -m tests.server.protocol_walk URL`` records it anew: what the server answers takes the
place of what the page says, cut to the same fields.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

PAGE: Final = Path(__file__).resolve().parents[2] / "tools/protocol_text/game.md"
SECONDS: Final = 60.0
SEED: Final = "5e" * 32
EXACT: Final = frozenset({"t", "k", "what", "status", "code", "phase", "due", "seat", "players"})
"""Fields that are on the page as they always are; others are other ones in each game."""
Said = dict[str, Any]


class Walk:
    """One program's way: what it says is what the page says, with the names of this server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, trust_env=False)
        self.socket: ClientConnection | None = None
        self.names: dict[str, str] = {}
        """What the page calls something, and what it is called here."""
        self.sent: dict[tuple[object, ...], str] = {}
        self.v = 0
        self.legal: list[str] = []

    async def line(self, line: str) -> str:
        """Say a line of the page, or hear what it says; as it was here."""
        if line.startswith("→ "):
            return f"→ {await self.say(line[2:])}"
        return f"← {await self.hear(line[2:])}"

    async def say(self, said: str) -> str:
        """A request, a socket or a message."""
        said = self.here(said)
        if said.startswith("GET /ws/"):
            await self.connect(said.removeprefix("GET "))
        elif not said.startswith("{"):
            await self.request(said)
        else:
            said = await self.message(json.loads(said))
        return said

    def here(self, said: str) -> str:
        """A text of the page with the names of this server."""
        for name in sorted(self.names, key=len, reverse=True):
            said = said.replace(name, self.names[name])
        return said

    async def request(self, said: str) -> None:
        """Ask by HTTP."""
        method, path, body = [*said.split(" ", 2), ""][:3]
        self.answer = await self.http.request(method, path, json=json.loads(body) if body else None)
        if "token" in self.answer.text:
            self.http.headers["Authorization"] = f"Bearer {self.answer.json()['token']}"

    async def connect(self, path: str) -> None:
        """Open a socket, in place of the one before."""
        if self.socket is not None:
            await self.socket.close()
        headers = {"Authorization": self.http.headers["Authorization"]}
        self.socket = await connect(
            self.url.replace("http", "ws") + path, additional_headers=headers, proxy=None
        )

    async def message(self, said: Said) -> str:
        """Send a message; what depends on this game is put in, but in one that is sent again."""
        what = said.get("what", {})
        name = said["t"], said.get("id"), what.get("k")
        if name not in self.sent:
            self.sent[name] = json.dumps(self.in_this_game(said, what), ensure_ascii=False)
        text = self.sent[name]
        assert self.socket is not None
        await self.socket.send(text)
        return text

    def in_this_game(self, said: Said, what: Said) -> Said:
        """A message with the version, the commitment and the cards of this game."""
        if what.get("k") == "commit":
            before = f"fair1|player|{said['table']}|0|{SEED}"
            what = {**what, "commit": sha256(before.encode()).hexdigest()}
        if what.get("k") == "act" and what["text"] not in self.legal:
            what = {**what, "text": self.legal[0]}
        return {**said, "v": self.v, "what": what} if what else said

    async def hear(self, said: str) -> str:
        """An answer like the one on the page, cut to its fields.

        Raises:
            TimeoutError: none comes.
        """
        if not said.startswith("{"):
            return self.heard_by_http(said)
        while True:
            assert self.socket is not None
            message = json.loads(await asyncio.wait_for(self.socket.recv(), SECONDS))
            self.note(message)
            if covers(json.loads(said), message):
                return json.dumps(cut(json.loads(said), message), ensure_ascii=False)

    def heard_by_http(self, said: str) -> str:
        """The status of an answer, and its body cut to the fields of the page."""
        status, body = said.split(" ", 1)
        assert int(status) == self.answer.status_code
        if not body.startswith("{"):
            return f"{self.answer.status_code} {self.answer.text.splitlines()[0]}"
        shown, real = json.loads(body), self.answer.json()
        assert covers(shown, real), real
        self.bind(shown, real)
        told = json.dumps(cut(shown, real), ensure_ascii=False)
        return f"{self.answer.status_code} {told}"

    def bind(self, shown: Said, real: Said) -> None:
        """Learn what a table is called here."""
        if "socket" in shown:
            self.names |= {"ID": real["id"], **({shown["id"]: real["id"]} if shown["id"] else {})}

    def note(self, message: Said) -> None:
        """Remember how far the table is, and what may be done."""
        self.v = message.get("v", self.v)
        game = message.get("view", message).get("game") or {}
        self.legal = game.get("legal") or self.legal


def covers(shown: Any, real: Any, *, is_exact: bool = False) -> bool:
    """Whether an answer has all that the page shows of it, of the same kinds."""
    if isinstance(shown, dict):
        return isinstance(real, dict) and all(
            name in real and covers(one, real[name], is_exact=name in EXACT)
            for name, one in shown.items()
        )
    if isinstance(shown, list):
        return isinstance(real, list) and (shown == real if is_exact else _all_in(shown, real))
    return bool(shown == real) if is_exact else isinstance(real, type(shown))


def _all_in(shown: list[Any], real: list[Any]) -> bool:
    return all(any(covers(one, other) for other in real) for one in shown)


def cut(shown: Any, real: Any) -> Any:
    """What an answer has of the fields that the page shows."""
    if isinstance(shown, dict):
        return {name: cut(one, real[name]) for name, one in shown.items()}
    if isinstance(shown, list) and shown and isinstance(shown[0], dict):
        return [cut(one, next(other for other in real if covers(one, other))) for one in shown]
    return real


def lines_of(page: str) -> list[str]:
    """What is said on the page, line by line."""
    return re.findall(r"^[→←] .*$", page, re.MULTILINE)


async def walked(url: str, page: str) -> list[str]:
    """The same conversation with a server."""
    walk = Walk(url)
    try:
        return [await walk.line(line) for line in lines_of(page)]
    finally:
        await walk.http.aclose()
        if walk.socket is not None:
            await walk.socket.close()


def main(url: str) -> None:
    """Record the conversation anew."""
    page = PAGE.read_text(encoding="utf-8")
    for before, after in zip(lines_of(page), asyncio.run(walked(url, page)), strict=True):
        page = page.replace(before, after, 1)
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
