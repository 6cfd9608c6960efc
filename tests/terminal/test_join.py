"""``foretell join`` in real terminals at a real server: the way in, whole games, a dying server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from foretell.client import visit
from foretell.record import read, replay
from foretell.terminal.remote.remote import Loop
from tests.server.server_process import Process, serving
from tests.terminal.remote_player import QUICK, RemotePlayer, joined, lobby, opened, table


@pytest.mark.parametrize(
    ("rules", "lang", "size"),
    [
        ({"sizes": [1, 3]}, "en", (80, 24)),
        ({"preset": "hidden", "sizes": [2]}, "de", (40, 10)),
    ],
)
def test_a_game_in_a_terminal(
    tmp_path: Path, rules: object, lang: str, size: tuple[int, int]
) -> None:
    """The host joins by the link, starts with a key, and plays against bots to the last page."""
    with (
        table(tmp_path, rules) as (process, link, token),
        joined(link, tmp_path, "--token", token, lang=lang, size=size) as terminal,
    ):
        guest = RemotePlayer(terminal, lang)
        terminal.wait_for(guest.words.text("online-room-host")[:30])
        terminal.type("s")
        to_the_last_page(guest)
        assert guest.words.text("online-deals-kept")[:30] in terminal.text
        look_back(guest, tmp_path / "game.toml")
        process.kill()
        terminal.type("r")
        terminal.wait_for(guest.words.text("rejected-unreachable")[:30])
        process.start()
        terminal.type("")
        assert terminal.ended() == 0
        finished = asyncio.run(lobby(process.url))["finished"]
        assert len(finished) == 1
        assert len(finished[0]["scores"]) == 3


def to_the_last_page(guest: RemotePlayer) -> None:
    """Play, and stay on the page that tells how it ended."""
    while guest._wait() != guest.hint(guest.LAST):
        guest.terminal.type(guest._answer())


def look_back(guest: RemotePlayer, path: Path) -> None:
    """The finished game with all hands open, and its record in a file."""
    terminal = guest.terminal
    other = path.with_suffix(".txt")
    other.write_text("notes")
    terminal.type(f"save {other}")
    assert other.read_text() == "notes"
    terminal.type(f"save {path}")
    assert replay(read(path)).is_over
    terminal.type("v")
    terminal.wait_for(guest.words.text("online-page-game", players="Ada")[:10])
    shown = terminal.text
    for _ in range(9):
        terminal.type("")
        shown += terminal.text
        if guest.hint(guest.LAST) in terminal.text:
            break
    held = guest.words.text("online-held", who="Ada", cards="").rstrip(" .")
    assert held in shown
    assert guest.words.text("online-held", who="Bot Bruno", cards="").rstrip(" .") in shown


def test_the_server_dies_in_the_middle_of_a_trick(tmp_path: Path) -> None:
    """The terminal says so, waits, and plays on when the server is back."""
    with (
        table(tmp_path, {"sizes": [2, 3]}) as (process, link, token),
        joined(link, tmp_path, "--token", token) as terminal,
    ):
        guest = RemotePlayer(terminal)
        terminal.wait_for("You are the host")
        terminal.type("s")
        guest.until("Trick 1 of 2")
        process.kill()
        terminal.wait_for("reconnecting")
        process.start()
        guest.play()
        assert terminal.ended() == 0


def test_a_dumb_terminal_is_told_when_it_is_its_turn(tmp_path: Path) -> None:
    """Plain lines: nobody has to press a key to hear of the others."""
    with (
        table(tmp_path, {"sizes": [1]}) as (_, link, token),
        joined(link, tmp_path, "--token", token, environ={"TERM": "dumb"}) as terminal,
    ):
        for wanted, line in [
            ("You are the host", "s"),
            ("Your bid", "0"),
            ("Enter sends it", ""),
            ("rematch", ""),
        ]:
            terminal.process.expect(wanted)
            terminal.process.send(line + "\n")
        terminal.process.expect(pexpect.EOF)
        assert "\x1b" not in terminal.raw


def test_the_tables_of_a_server(tmp_path: Path) -> None:
    """A bare address lists them; a number chooses one."""
    with (
        table(tmp_path) as (process, _, _token),
        joined(process.url, tmp_path, "--name", "Bea") as terminal,
    ):
        terminal.wait_for("To sit down at")
        assert "1  Ada’s table  standard: free, free, free" in terminal.text
        terminal.type("7")
        terminal.wait_for("nothing here is called so")
        terminal.type("?")
        terminal.wait_for("A new table: on the page")
        terminal.type("1")
        terminal.wait_for("Waiting for the host to start")
        assert "Bea  (you)" in terminal.text


@pytest.mark.parametrize(
    ("link", "lang", "says"),
    [
        ("{url}/t/nope", "en", "there is no table nope on this server"),
        ("{url}/t/nope", "de", "gibt es keinen Tisch nope"),
        ("{url}/rules", "en", "no link to a table, that looks like http://"),
        ("ftp://x/t/y", "de", "der Link zu einem Tisch sieht so aus"),
        ("http://127.0.0.1:1/t/x", "en", "The server cannot be reached"),
    ],
)
def test_a_wrong_link_is_explained(
    server: str, tmp_path: Path, link: str, lang: str, says: str
) -> None:
    """In one line, and nobody has become a guest for it."""
    with joined(link.format(url=server), tmp_path, "--name", "Eve", lang=lang) as terminal:
        assert terminal.ended() == 1
        assert says in terminal.raw
        assert len(terminal.raw.strip().splitlines()) == 1
    assert not (tmp_path / "people.toml").exists()


def test_a_full_house_is_told(tmp_path: Path) -> None:
    """Nobody waits at a server that opens no more connections for their address."""
    process = Process(tmp_path / "data", options=["--sockets-per-address", "1"])
    process.start()
    try:
        at, token = asyncio.run(opened(process.url, "standard", 3, QUICK))
        with (
            Loop() as loop,
            loop.within(visit(process.url, token=token)) as ada,
            loop.within(ada.table(at)),
            joined(f"{process.url}/t/{at}", tmp_path, "--name", "Eve") as terminal,
        ):
            assert terminal.ended() == 1
            assert "close one of 1 first" in terminal.raw
    finally:
        process.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without tables."""
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process.url
