"""An address at which something else answers, or a proxy that sends one on, is told or followed."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NoReturn

import pytest
from click.testing import CliRunner

from foretell.base.i18n import VARIABLES
from foretell.cli.main import main
from foretell.client import CommandRejected
from foretell.terminal.remote import kept
from foretell.terminal.remote.people import (
    EXAMPLE,
    BadLink,
    guest_on,
    place_of,
    server_at,
    why_closed,
)
from foretell.terminal.remote.remote import Loop
from foretell.terminal.remote.talk import refusal
from foretell.terminal.words import Words

Answer = tuple[int, dict[str, str], str]


@contextmanager
def answering(status: int, headers: dict[str, str], body: str) -> Iterator[str]:
    """Something that answers everything alike; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value + self.path * (name == "Location"))
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("status", "body"), [(200, "<h1>Hello</h1>"), (404, "no"), (200, "[]"), (200, '{"a": 1}')]
)
def test_another_program_is_told_from_a_server(status: int, body: str) -> None:
    """In words, in both languages."""
    with answering(status, {}, body) as address, Loop() as loop:
        with pytest.raises(CommandRejected) as refused:
            loop.run(server_at(address))
        for lang in ("en", "de"):
            said = refusal(Words(lang, unicode=True, symbols=True), refused.value)
            assert "Foretell" in said


@pytest.mark.thorough
def test_a_proxy_that_sends_one_on_is_followed() -> None:
    """As from plain HTTP to HTTPS; one that sends one round in circles is no server."""
    tables = json.dumps({"open": [], "playing": [], "finished": []})
    with answering(200, {}, tables) as server, Loop() as loop:
        with answering(301, {"Location": server}, "") as proxy:
            assert loop.run(server_at(proxy)) == server
        with answering(301, {"Location": ""}, "") as circle, pytest.raises(CommandRejected):
            loop.run(server_at(circle))


def test_the_command_says_it_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback."""
    monkeypatch.setenv(VARIABLES[0], "de")  # what --lang says stays said
    with answering(200, {}, "<h1>Hello</h1>") as address:
        call = ["join", f"{address}/t/LmQx", "--name", "Ada", "--lang", "de"]
        done = CliRunner().invoke(main, call)
    assert done.exit_code == 1
    assert done.output.strip().count("\n") == 0
    assert "kein Foretell-Server" in done.output


def nowhere(host: str | bytes, *_: object, **__: object) -> NoReturn:
    """What a network says that knows no name."""
    raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")


@pytest.mark.parametrize(("lang", "said"), [("en", "not found"), ("de", "nicht gefunden")])
@pytest.mark.parametrize(
    ("link", "host"), [("foo", "foo"), ("mypc:8000", "mypc"), ("LmQx", "lmqx")]
)
def test_a_word_that_is_no_name_is_told_what_a_link_looks_like(
    lang: str, said: str, link: str, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been meant for a name: it is looked up first."""
    monkeypatch.setattr(socket, "getaddrinfo", nowhere)
    monkeypatch.setenv(VARIABLES[0], lang)
    done = CliRunner().invoke(main, ["join", link, "--lang", lang])
    assert done.exit_code == 1
    line = done.output.strip()
    assert "\n" not in line
    assert f"{host}: " in line
    assert said in line
    assert line.endswith(EXAMPLE)


def test_a_plain_name_that_is_found_leads_to_its_server() -> None:
    """As in a home network, where names have no dots."""
    tables = json.dumps({"open": [], "playing": [], "finished": []})
    with answering(200, {}, tables) as server, Loop() as loop:
        plain = server.replace("http://127.0.0.1", "localhost")
        assert loop.run(server_at(place_of(plain).server)) == f"http://{plain}"


@pytest.mark.parametrize(
    "link",
    ["foo:80x", "foo:99999", "foo:", "[::1", "http://[foo]", "300.1.1.1", "xn--", "http:/foo"],
)
def test_what_can_be_no_address_is_told_before_anything_is_tried(link: str) -> None:
    """No traceback for a slip in a port or a bracket."""
    with pytest.raises(BadLink, match=EXAMPLE):
        place_of(link)


@pytest.mark.parametrize(("code", "is_kept"), [("not-saved", True), ("no-guest", False)])
def test_only_a_server_that_knows_nobody_makes_one_forgotten(
    tmp_path: Path, code: str, is_kept: bool
) -> None:
    """The token is kept nowhere else: a database that is away for a moment must not cost it."""
    file = str(tmp_path / "people.toml")
    body = json.dumps({"code": code, "message": "", "details": {}})
    with answering(503 if is_kept else 401, {}, body) as address, Loop() as loop:
        ada = kept.KnownGuest(address, "Ada", "token")
        kept.remember(ada, file)
        with pytest.raises(CommandRejected), guest_on(loop, address, "Ada", "", str, print, file):
            pass
        assert (kept.find(address, "Ada", file) == ada) is is_kept


@pytest.mark.parametrize(
    ("status", "said"), [(200, ""), (404, "online-no-table"), (409, ""), (429, ""), (503, "")]
)
def test_only_a_table_that_is_not_there_is_told_so(status: int, said: str) -> None:
    """Others play its deals, or the server is busy: whoever comes hears that at the socket."""
    with answering(status, {}, "{}") as address, Loop() as loop:
        assert loop.run(why_closed(address, "abc")) == said
