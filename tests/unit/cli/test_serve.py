"""``foretell serve`` where nobody can listen: one line, in the reader's language."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sqlite3
from pathlib import Path

import click
import pytest
from tests.server.server_without_sockets import foretell

from foretell.base.errors import ForetellError
from foretell.base.i18n import told
from foretell.cli.serve import said, serve_command
from foretell.cli.spoken import LANG
from foretell.server.http.run import serve
from foretell.server.operate.admin_socket import AdminSocket
from foretell.server.operate.listening import close, listening
from foretell.server.operate.lock import locked
from foretell.server.settings.settings import ServerSettings
from foretell.server.settings.sources import settings_from
from foretell.server.store.sqlite import FILE
from foretell.terminal.remote.hosting import ADDRESS


def refusal(host: str, port: int) -> ForetellError:
    """Why a server cannot listen there."""
    with pytest.raises(ForetellError) as caught:
        listening(ServerSettings(host=host, port=port))
    return caught.value


def test_a_port_that_is_taken() -> None:
    """What was tried, why not, what is allowed."""
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        error = refusal("127.0.0.1", port)
        assert str(error).startswith(f"127.0.0.1 port {port}: cannot listen there: ")
        assert "another program does already; --port takes another port" in str(error)
        assert "schon ein anderes Programm" in told(error, "de")
        assert "--port nimmt einen anderen Port" in told(error, "de")
    close(listening(ServerSettings(host="127.0.0.1", port=port)))


@pytest.mark.parametrize("host", ["203.0.113.9", "a..b", "[", "::ffff"])
def test_an_address_that_is_none_of_ours(host: str) -> None:
    """Somebody else's, or none at all."""
    assert str(refusal(host, 0)).startswith(f"{host} port 0: cannot listen there: ")


def test_the_language_is_no_slip_of_a_setting() -> None:
    """FORETELL_LANG is ours too, though it looks like FORETELL_LAN."""
    assert settings_from({}, {"FORETELL_LANG": "de"}) == settings_from({}, {})


def test_a_config_that_is_no_text(tmp_path: Path) -> None:
    """In words, not in those of a codec."""
    config = tmp_path / "serve.toml"
    config.write_bytes(b"\xff\xfe")
    with pytest.raises(ForetellError) as caught:
        settings_from({}, {}, config)
    assert str(caught.value) == f"--config: {config}: not a text in UTF-8"


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """Below a file."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with (
        pytest.raises(ForetellError, match="file/data: cannot be written: "),
        locked(tmp_path / "file" / "data"),
    ):
        pass


def test_any_free_port() -> None:
    """Zero, and every address of the machine."""
    for host in ("127.0.0.1", "0.0.0.0"):  # noqa: S104
        sockets = listening(ServerSettings(host=host, port=0))
        found = [one.getsockname() for one in sockets]
        close(sockets)
        assert found
        assert all(address == host and port > 0 for address, port in found)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_all_addresses_are_those_of_ipv4_too() -> None:
    """One port for both, so that the address that is told can be opened."""
    sockets = listening(ServerSettings(host="::", port=0))
    try:
        port = sockets[0].getsockname()[1]
        for address in ("127.0.0.1", "::1"):
            socket.create_connection((address, port), timeout=30).close()
    finally:
        close(sockets)


def test_who_comes_early_waits() -> None:
    """One may knock before the rest of the program has started; all addresses have one port."""
    sockets = listening(ServerSettings(host="localhost", port=0))
    try:
        assert len({one.getsockname()[1] for one in sockets}) == 1
        for one in sockets:
            socket.create_connection(one.getsockname()[:2], timeout=30).close()
    finally:
        close(sockets)


@pytest.mark.thorough
def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    """By the server and the doctor, in one line, in the reader's language."""
    (tmp_path / FILE).write_bytes(b"no database at all" * 200)
    for words in (["serve", "--port", "0"], ["doctor"]):
        done = foretell("--lang", "de", *words, "--data", tmp_path)
        assert done.returncode == 1
        assert done.stderr.strip().endswith("lässt sich nicht gebrauchen: das ist keine Datenbank")
        assert "Traceback" not in done.stderr


def test_what_an_operator_is_told_is_in_their_language() -> None:
    """The address stands last, for programs that wait for it."""
    with click.Context(serve_command) as context:
        for lang, goodbye in (("en", "Everything is stored"), ("de", "Alles ist gespeichert")):
            context.meta[LANG] = lang
            assert said("serves", address="http://a:1").split()[-1] == "http://a:1"
            assert ADDRESS.findall(said("serves", address="http://a:1")) == ["http://a:1"]
            assert goodbye in said("goodbye")
            assert said("room", sockets=19872, folder="d").replace(".", ",").count("19,872") == 1


@pytest.mark.parametrize(
    "full",
    [OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), sqlite3.OperationalError("is full")],
)
def test_a_disk_that_is_full_is_told_with_its_folder(
    full: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The data folder is what cannot be written, and not the output."""

    def fails(*_: object) -> None:
        raise full

    if isinstance(full, sqlite3.Error):
        full.sqlite_errorcode = sqlite3.SQLITE_FULL
        monkeypatch.setattr("foretell.server.server.SqliteStore", fails)
    else:
        monkeypatch.setattr(AdminSocket, "open", fails)
    settings = ServerSettings(host="127.0.0.1", port=0, data=tmp_path)
    sockets = listening(settings)
    with pytest.raises(ForetellError) as caught:
        asyncio.run(serve(settings, sockets, lambda _: None))
    close(sockets)
    assert str(caught.value) == f"{tmp_path}: cannot be written: no space left on the device"
    german = f"{tmp_path}: lässt sich nicht schreiben: der Datenträger ist voll"
    assert told(caught.value, "de") == german
