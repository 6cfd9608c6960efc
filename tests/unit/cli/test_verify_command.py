"""``foretell verify``: files, addresses, lists; one line for what cannot be read."""

from __future__ import annotations

import http.server
import json
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import click
import pytest
from click.testing import CliRunner, Result
from tests.unit.fair.test_kept_seeds_and_lists import entry
from tests.unit.fair.vectors import FOLDER, bundle

from foretell import fair
from foretell.base import bounds
from foretell.base.errors import BadRules
from foretell.cli.main import Main
from foretell.cli.rules import read_rules
from foretell.cli.verify import verify_command
from foretell.fair import fetching
from foretell.fair.shape import MOST_BYTES
from foretell.record.replay import report as record_report

GAME = "junior-3"


@click.group(cls=Main)
def foretell() -> None:
    """The program, with this command in it."""


foretell.add_command(verify_command)


def run(*words: str) -> Result:
    """Run ``foretell verify``; nothing but its own way out ends it."""
    result = CliRunner().invoke(foretell, ["verify", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result


def place(name: str = GAME) -> str:
    """The file of a bundle."""
    return str(FOLDER / "bundles" / f"{name}.json")


def test_a_good_file() -> None:
    """Every check by name, the transcript, the notes."""
    result = run(place())
    assert result.exit_code == 0
    assert result.output.startswith("junior-3: verified\n")
    assert "FAILED" not in result.output
    assert "note    checked from the bundle alone" in result.output


def test_json() -> None:
    """The same for programs."""
    told = json.loads(run(place(), "--json").output)
    assert told == fair.verify(bundle(GAME)).to_json()


def test_a_bad_file(tmp_path: Path) -> None:
    """What failed, and exit status 1."""
    one = bundle(GAME)
    one["rounds"][2]["hands"][0][0] = "\x1b[31m"
    (tmp_path / "deal.json").write_text(json.dumps(one))
    result = run(str(tmp_path / "deal.json"))
    assert result.exit_code == 1
    assert "FAILED  hands" in result.output
    assert "round 3, seat 1: the hand is not what the deck deals to it" in result.output
    assert "\x1b" not in result.output


def test_bots_alone() -> None:
    """Not verifiable is a status of its own."""
    result = run(place("bots-3"))
    assert result.exit_code == 3
    assert result.output.startswith("bots-3: not verifiable\n")


def test_what_was_kept() -> None:
    """C and the own R."""
    one = bundle(GAME)
    good = ("--commit", one["server_commit"], "--seed", one["players"][0]["seed"])
    assert "checked from the bundle alone" not in run(place(), *good).output
    assert run(place(), "--commit", "ab" * 32).exit_code == 1


def test_a_list_beside_it(tmp_path: Path) -> None:
    """A file with a line a game; empty lines are none."""
    lines = tmp_path / "fair"
    lines.write_text(f"{entry('named-4').line()}\n\n{entry().line()}\n")
    assert run(place(), "--list", str(lines)).exit_code == 0
    lines.write_text(entry("named-4").line())
    assert "the list has no lines for this game" in run(place(), "--list", str(lines)).output


@pytest.mark.parametrize("junk", [b"", b"{}", b"\xff\xfe", b"[" * 10**5, b"format = 1"])
def test_junk(tmp_path: Path, junk: bytes) -> None:
    """No bundle: that is what is said."""
    (tmp_path / "deal.json").write_bytes(junk)
    result = run(str(tmp_path / "deal.json"))
    assert result.exit_code == 1
    assert result.output.startswith("no game: failed\n")


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("nowhere.json", "cannot be read: No such file"),
        (".", "cannot be read: Is a directory"),
        ("a\0b", "cannot be read"),
        ("ftp://example.org/games/1", "only http and https"),
        ("http://[", "no address"),
        ("http://127.0.0.1:99999/deal.json", "cannot be reached"),
        ("http://127.0.0.1:1/deal.json", "cannot be reached"),
        ("http://\n/deal.json", "cannot be reached"),
        ("http://ä..b/deal.json", "cannot be reached"),
    ],
)
def test_what_cannot_be_read(where: str, words: str) -> None:
    """One line, exit status 1."""
    result = run(where)
    assert result.exit_code == 1
    assert words in result.output
    assert result.output.startswith("foretell: ")
    assert result.output.count("\n") == 1


class Site(http.server.BaseHTTPRequestHandler):
    """A server with one game and its list."""

    pages: dict[str, bytes]
    moved: ClassVar[dict[str, str]] = {}
    seconds = 0.0
    """Between two bytes of an answer."""

    def do_GET(self) -> None:
        """Answer with a page."""
        body = self.pages.get(self.path)
        if self.path in self.moved:
            self.send_response(302)
            self.send_header("Location", self.moved[self.path])
        else:
            self.send_response(200 if body is not None else 404)
        self.end_headers()
        for byte in body or b"" if self.seconds else b"":
            self.wfile.write(bytes((byte,)))
            time.sleep(self.seconds)
        self.wfile.write(b"" if self.seconds else body or b"")

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture
def site() -> Iterator[str]:
    """The address of such a server."""
    body = Path(place()).read_bytes()
    Site.pages = {f"/w/games/{GAME}/deal.json": body, "/w/fair": entry().line().encode()}
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.thorough
@pytest.mark.parametrize("end", ["", "/", "/deal.json"])
def test_an_address(site: str, end: str) -> None:
    """Of the game or its bundle; the list is found and read."""
    result = run(f"{site}/w/games/{GAME}{end}")
    assert result.exit_code == 0
    assert "ok      list" in result.output


@pytest.mark.thorough
@pytest.mark.parametrize("end", ["", "/", "#x"])
def test_a_tables_address(site: str, end: str) -> None:
    """The link that people hold: the server is asked which game was played there."""
    Site.pages["/w/api/tables/named"] = json.dumps({"id": "named", "game": GAME}).encode()
    result = run(f"{site}/w/t/named{end}")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("junior-3: verified\n")
    assert "ok      list" in result.output


def test_a_table_whose_game_is_not_over_and_another_page(site: str) -> None:
    """What to give instead; no talk of JSON."""
    Site.pages |= {"/w/": b"<h1>Foretell</h1>"}
    for told in (b'{"game":""}', b"{}", b"<p>no</p>", b'{"game":"../../x"}', b"[" * 90_000):
        Site.pages["/w/api/tables/named"] = told
        assert "no game that is over" in run(f"{site}/w/t/named").output
    assert "answer 404" in run(f"{site}/w/t/none").output
    result = run(f"{site}/w/")
    assert result.exit_code == 1
    assert "a page, and no deals of a game; give the link of its table" in result.output


def test_a_server_without_its_list(site: str) -> None:
    """A list that is not there is a failure, not a silence."""
    del Site.pages["/w/fair"]
    result = run(f"{site}/w/games/{GAME}")
    assert result.exit_code == 1
    assert "FAILED  list" in result.output


def test_a_game_that_is_not_there(site: str) -> None:
    """Most likely it is not over."""
    result = run(f"{site}/w/games/other")
    assert result.exit_code == 1
    assert "answer 404: there is no such game, or it is not over" in result.output


def test_a_bundle_elsewhere(site: str) -> None:
    """An address that is no server's of games has no list."""
    Site.pages["/deal.json"] = Path(place()).read_bytes()
    result = run(f"{site}/deal.json")
    assert result.exit_code == 0
    assert " list " not in result.output


def test_limits(site: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Of size and time, for servers and files."""
    Site.pages["/deal.json"] = b"x" * (MOST_BYTES + 9)
    assert "longer than" in run(f"{site}/deal.json").output
    (tmp_path / "long").write_bytes(Site.pages["/deal.json"])
    assert "longer than" in run(str(tmp_path / "long")).output
    assert "longer than" in run("/dev/zero").output
    monkeypatch.setattr(fetching, "SECONDS_IN_ALL", -1.0)
    assert "no answer within" in run(f"{site}/w/games/{GAME}").output


def test_one_time_for_all(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that always says a little more is not listened to for ever."""
    monkeypatch.setattr(Site, "seconds", 0.2)
    monkeypatch.setattr(fetching, "SECONDS_IN_ALL", 1.0)
    assert "no answer within 1 seconds" in run(f"{site}/w/games/{GAME}").output


def test_a_pipe_that_nobody_writes_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Is not waited for either, whatever reads it."""
    monkeypatch.setattr(bounds, "SECONDS", 0.2)
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    assert "nothing came within" in run(str(pipe)).output
    assert "nothing came within" in str(record_report(str(pipe))[0]["error"])
    with pytest.raises(BadRules, match="nothing came within"):
        read_rules(str(pipe), None)


def test_a_server_that_sends_on(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To another address of its own it is followed; to nobody else, not to this machine either."""
    other = site.replace("127.0.0.1", "localhost")
    secret = f"{other}/w/games/{GAME}/deal.json"
    moved = {"/old": f"/w/games/{GAME}/deal.json", "/away": secret, "/file": "ftp://127.0.0.1/deal"}
    monkeypatch.setattr(Site, "moved", moved)
    assert run(f"{site}/old").exit_code == 0
    for path in ("/away", "/file"):
        result = run(f"{site}{path}")
        assert result.exit_code == 1
        assert f"sends on to {moved[path]}" in result.output


@pytest.mark.parametrize("before", ["", "# mine\n\n"])
def test_a_record_is_no_failed_deal(before: str, tmp_path: Path) -> None:
    """It is said what reads it, and what the deals are checked by."""
    record = tmp_path / "rec.toml"
    lines = 'format = 1\nrules = "standard"\nplayers = ["Ada", "Bo", "Cy"]\n'
    record.write_text(before + lines, encoding="utf-8")
    result = run(str(record))
    assert result.exit_code == 1
    assert "FAILED" not in result.output
    assert f"{record}: a game record, which foretell replay reads;" in result.output
    assert "deal.json" in result.output
