"""The operator's hands: on a running server, and on a folder without one."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

from foretell.base.errors import ForetellError
from foretell.client import CommandRejected, Guest, Table, visit
from foretell.server.offline import carry_out
from foretell.server.operate import admin_orders as o
from foretell.server.operate.admin_socket import FILE as KEY
from foretell.server.operate.admin_socket import ask
from foretell.server.operate.doctor import examine
from foretell.server.protocol import commands as w
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.sqlite import FILE
from tests.server.server_process import Process, serving
from tests.server.server_without_sockets import foretell


async def told(data: Path, order: o.AnyOrder) -> Any:
    """Ask the running server."""
    return await asyncio.to_thread(ask, data, order)


async def sat(ada: Guest) -> str:
    """A table at which Ada sits and has said something."""
    table = await ada.open("standard", 3, options={"pace": 0, "clock": 0})
    async with ada.table(table) as one:
        await one.sit()
        await one.do(w.Say("a canary line"))
    return table


async def said(table: Table) -> list[tuple[str, str]]:
    """Who has said what, as a client sees it."""
    return [(line["name"], line["text"]) for line in table.view["chat"]]


async def put_right(process: Process) -> None:
    """See, message, withdraw, close: everybody at the table sees it at once."""
    data = process.data
    async with visit(process.url, "Ada") as ada, visit(process.url, "Grace") as grace:
        table = await sat(ada)
        async with grace.table(table) as seen:
            await seen_by_operator(data, table)
            await heard(data, table, seen)
            await told(data, o.Close(table))
            while not seen.is_over:
                await seen.changed()
            assert seen.facts["why_ended"] == "closed"
        with pytest.raises(ForetellError, match="game is over"):
            await told(data, o.Close(table))
        with pytest.raises(ForetellError, match="no such table"):
            await told(data, o.Show("nowhere"))


async def seen_by_operator(data: Path, table: str) -> None:
    """The list and the one table."""
    (row,) = await told(data, o.Tables())
    assert (row.id, row.status, row.viewers) == (table, "open", 1)
    shown = await told(data, o.Show(table))
    assert shown.seats[0].name == "Ada"
    assert shown.seats[0].person == shown.host


async def heard(data: Path, table: str, seen: Table) -> None:
    """A message comes, a line goes."""
    (line,) = (await told(data, o.Show(table))).chat
    await told(data, o.Message(table, "Be kind."))
    while ("Foretell", "Be kind.") not in await said(seen):
        await seen.changed()
    await told(data, o.WithdrawLine(table, line.line))
    while ("Ada", "a canary line") in await said(seen):
        await seen.changed()
    assert await said(seen) == [("Foretell", "Be kind.")]


def test_on_a_running_server(tmp_path: Path) -> None:
    """A withdrawn line is gone from the disk too, and the log still replays."""
    data = tmp_path / "data"
    with serving(data) as process:
        asyncio.run(put_right(process))
        assert process.stop() == 0
    assert not (data / KEY).exists()
    assert b"a canary line" not in (data / FILE).read_bytes()
    assert not examine(data).findings


async def banned(process: Process) -> None:
    """A banned address gets in no more, until it may again."""
    data = process.data
    assert (await told(data, BAN)).about == {"what": "127.0.0.0/8"}
    with pytest.raises(CommandRejected, match="shouting"):
        async with visit(process.url, "Ada"):
            pass
    (ban,) = await told(data, o.Bans())
    assert (ban.kind, ban.what, ban.until) == ("address", "127.0.0.0/8", 0)
    await told(data, o.Unban("address", "127.0.0.0/8"))
    async with visit(process.url, "Ada"):
        pass
    with pytest.raises(ForetellError, match="no address"):
        await told(data, o.Ban("address", "everybody"))


BAN = o.Ban("address", "127.0.0.1/8", reason="shouting")


def test_bans_of_addresses(tmp_path: Path) -> None:
    """On a running server, kept over a restart, and lifted without one."""
    data = tmp_path / "data"
    with serving(data) as process:
        asyncio.run(banned(process))
        asyncio.run(told(data, BAN))
        assert process.stop() == 0
    assert "1 ban\n" in foretell("admin", "--data", data, "bans").stdout
    assert foretell("admin", "--data", data, "unban", "address", "127.0.0.0/8").returncode == 0
    assert "0 bans" in foretell("admin", "--data", data, "bans").stdout
    again = foretell("admin", "--data", data, "unban", "address", "127.0.0.1/8")
    assert (again.returncode, again.stdout) == (1, "")
    assert "127.0.0.0/8 was not banned" in again.stderr
    wrong = foretell("admin", "--data", data, "unmute", "nobody", "--lang", "de")
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "nobody durfte schon reden" in wrong.stderr


@pytest.mark.parametrize("text", ["", " \u202e", "x" * 2000])
def test_a_message_of_a_wrong_length_is_refused_in_words(tmp_path: Path, text: str) -> None:
    """Not in those of the decoder."""
    for lang, words in (("en", "has 1 to 300 characters"), ("de", "hat 1 bis 300 Zeichen")):
        order = ("admin", "--data", tmp_path, "message", "nowhere", text, "--lang", lang)
        wrong = foretell(*order)
        assert wrong.returncode == 1
        assert words in wrong.stderr
        assert "$" not in wrong.stderr


def test_only_whoever_may_read_the_folder(tmp_path: Path) -> None:
    """A key of one's own user alone, new at every start; without it nothing is done."""
    data = tmp_path / "data"
    with serving(data) as process:
        assert stat.S_IMODE((data / KEY).stat().st_mode) == 0o600
        key = json.loads((data / KEY).read_text())
        order = {"do": "tables", "over": False}
        for message in (
            {"token": "wrong", "order": order},
            {"token": "é" * 43, "order": order},
            {"token": "", "order": order},
        ):
            answer = talk(key["port"], json.dumps(message).encode() + b"\n")
            assert json.loads(answer)["code"] == "wrong-key"
        for rubbish in (b"GET / HTTP/1.1\r\n", b"\xff\xfe\n", b"[" * 9000 + b"\n"):
            assert json.loads(talk(key["port"], rubbish))["code"] == "bad-order"
        assert talk(key["port"], b"x" * 40_000) == b""
        assert process.is_alive
        process.kill()
        process.start()
        assert json.loads((data / KEY).read_text())["token"] != key["token"]
        assert process.stop() == 0


def talk(port: int, message: bytes) -> bytes:
    """What the admin socket answers to some bytes."""
    with socket.create_connection(("127.0.0.1", port), 5) as connection:
        connection.sendall(message)
        connection.shutdown(socket.SHUT_WR)
        try:
            return connection.makefile("rb").read()
        except ConnectionResetError:
            return b""


def check_german(shown: str) -> None:
    """A table is shown in German."""
    assert "Platz 1: Ada (Person" in shown
    assert "Platz 2: frei" in shown
    assert not re.search(r"\b(free|seat|here|opened|round|entries|host|person)\b", shown)


def test_without_a_server(tmp_path: Path) -> None:
    """After a kill, the same orders work on the folder itself."""
    data = tmp_path / "data"

    async def begin(url: str) -> str:
        async with visit(url, "Ada") as ada:
            return await sat(ada)

    with serving(data) as process:
        table = asyncio.run(begin(process.url))
        process.kill()
    shown = foretell("admin", "--data", data, "show", table)
    assert "seat 1: Ada" in shown.stdout, shown.stderr
    assert "a canary line" in shown.stdout
    check_german(foretell("admin", "--data", data, "show", table, "--lang", "de").stdout)
    number = next(line.line for line in carry_out(ServerSettings(data=data), o.Show(table)).chat)  # type: ignore[union-attr]
    gone = foretell("admin", "--data", data, "withdraw-line", table, str(number))
    assert gone.returncode == 0, gone.stderr
    assert "canary" not in foretell("admin", "--data", data, "show", table).stdout
    assert foretell("admin", "--data", data, "close", table).returncode == 0
    assert "0 tables" in foretell("admin", "--data", data, "tables").stdout
    assert "ended" in foretell("admin", "--data", data, "tables", "--over").stdout
    wrong = foretell("admin", "--data", data, "close", table)
    assert wrong.returncode == 1
    assert wrong.stderr.count("\n") == 1
    assert not examine(data).findings


def test_no_second_server(tmp_path: Path) -> None:
    """A data folder belongs to one server at a time."""
    data = tmp_path / "data"
    with serving(data):
        second = foretell("serve", "--port", "0", "--data", data)
        assert second.returncode == 1
        assert "a server is running on this folder" in second.stderr
