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
from foretell.client.link import MOST_VAIN
from foretell.terminal.remote.talk import refusal
from foretell.terminal.words import Words


class Door:
    """A server that answers each try with what is next: a code, or a socket that ends at once.

    Before a code may stand a status, or a status alone.
    """

    def __init__(self, *answers: str, details: str = "") -> None:
        self.answers = list(answers)
        self.details = details

    def answer(self, socket: ServerConnection, _request: Request) -> Response | None:
        """What a try is answered; nothing lets it in."""
        said = self.answers.pop(0)
        status, _, body = said.rpartition(" ") if said[:1].isdigit() else ("403", "", said)
        answer = socket.respond(HTTPStatus(int(status or body)), body) if said else None
        if answer is not None and self.details:
            answer.headers["Foretell-Details"] = self.details
        return answer

    async def let_in(self, socket: ServerConnection) -> None:
        """Show the table once."""
        await socket.send(json.dumps(SNAPSHOT))

    async def told(self) -> str:
        """The code of what somebody is told in the end who comes and stays."""
        return (await self.error()).code

    async def error(self) -> CommandRejected:
        """What somebody is told."""
        async with serve(self.let_in, "127.0.0.1", 0, process_request=self.answer) as server:
            port = server.sockets[0].getsockname()[1]
            try:
                async with Table("t", f"http://127.0.0.1:{port}", "") as table:
                    await table.turn()
            except CommandRejected as error:
                return error
        raise AssertionError("nothing was told")


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (["banned"], "banned"),
        (["too-many-sockets"], "too-many-sockets"),
        (["502 <p>Bad", "<p>No</p>", "unknown-host"], "unknown-host"),
        *(([status], "no-socket") for status in ("400", "401", "404", "410", "421", "426")),
        (["429", "408", "503", "500", "banned"], "banned"),
        (["", "404", "banned"], "banned"),
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


def test_what_belongs_to_a_refusal_is_told_with_it() -> None:
    """In the sentence, in the reader's language; JSON that is none is as good as none."""
    about = {"until": "2027-01-01", "reason": "Größenwahn"}
    banned = asyncio.run(Door("banned", details=json.dumps(about)).error())
    assert str(banned) == "An operator of this server has banned you until 2027-01-01: Größenwahn"
    assert "bis 2027-01-01" in refusal(Words("de", unicode=True, symbols=True), banned)
    full = asyncio.run(Door("too-many-sockets", details='{"most": 7}').error())
    assert "close one of 7 first" in str(full)
    strange = asyncio.run(Door("404").error())
    assert "is answered with status 404" in refusal(
        Words("en", unicode=True, symbols=True), strange
    )
    for details in ("{", "7"):
        assert asyncio.run(Door("banned", details=details).error()).details == {}


def test_who_was_in_gives_up_what_stays_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy that is set anew answers so for a moment."""

    async def at_once(_seconds: float) -> None:
        """No rest."""

    monkeypatch.setattr("foretell.client.link.rest", at_once)
    for again in (MOST_VAIN - 1, MOST_VAIN):
        door = Door("", *["404"] * again, "banned")
        told = asyncio.run(asyncio.wait_for(door.told(), 60))
        assert (told, len(door.answers)) == (
            ("banned", 0) if again < MOST_VAIN else ("no-socket", 1)
        )
