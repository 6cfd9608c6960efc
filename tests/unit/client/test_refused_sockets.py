"""A server that opens no socket says why; who has not been in is told, and waits for nothing."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus

import pytest
from tests.unit.client.test_closed import SNAPSHOT
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from foretell.client import CommandRejected, Table
from foretell.terminal.remote.talk import refusal
from foretell.terminal.words import Words


class Door:
    """A server that answers each try with what is next: a code, or a socket that ends at once."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    def answer(self, socket: ServerConnection, _request: Request) -> Response | None:
        """What a try is answered; nothing lets it in."""
        said = self.answers.pop(0)
        if said == "<p>Bad gateway</p>":
            return socket.respond(HTTPStatus.BAD_GATEWAY, said)
        return socket.respond(HTTPStatus.FORBIDDEN, said) if said else None

    async def let_in(self, socket: ServerConnection) -> None:
        """Show the table once."""
        await socket.send(json.dumps(SNAPSHOT))

    async def told(self) -> str:
        """What somebody is told in the end who comes and stays."""
        async with serve(self.let_in, "127.0.0.1", 0, process_request=self.answer) as server:
            port = server.sockets[0].getsockname()[1]
            try:
                async with Table("t", f"http://127.0.0.1:{port}", "") as table:
                    await table.turn()
            except CommandRejected as error:
                return error.code
        return ""


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (["banned"], "banned"),
        (["too-many-sockets"], "too-many-sockets"),
        (["<p>Bad gateway</p>", "<p>No</p>", "unknown-host"], "unknown-host"),
        (["", "too-many-sockets", "", "banned"], "banned"),
    ],
)
def test_what_is_in_vain_is_told(answers: list[str], told: str) -> None:
    """At the door all of it; later a full house may have been full of one's own lost connection."""
    door = Door(*answers)
    assert asyncio.run(asyncio.wait_for(door.told(), 60)) == told
    assert door.answers == []


@pytest.mark.parametrize(("lang", "said"), [("en", "close another one"), ("de", "schließe erst")])
def test_a_full_house_is_told_in_words(lang: str, said: str) -> None:
    """Though how many connections it has room for did not come along."""
    error = CommandRejected("too-many-sockets", "table t: too-many-sockets")
    assert said in refusal(Words(lang, unicode=True, symbols=True), error)
