"""Plain pages, for those who have not the page: in the reader's language, with nothing to run."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from foretell.server.http.bodies.tables import listed
from foretell.server.http.pages.game_page import game_page, no_game_page
from foretell.server.http.pages.page import home_page, table_page
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.finished import FinishedGame
from foretell.server.tables.summary import summary_of
from tests.server.server_process import serving
from tests.server.simulated_table import SimulatedTable

TAGS = re.compile(r"<style>.*?</style>|<code>.*?</code>|<[^>]*>")
ENGLISH = re.compile(
    r"\b(the|is|are|and|of|for|with|from|not|no|seat|seats|round|rounds|trick|tricks|led|taken|"
    r"bid|points|dealt|free|deals|record|game|table|device|this|yet)\b"
)


def words(page: str) -> str:
    """What is read on a page."""
    return unescape(TAGS.sub(" ", page)).lower()


def pages() -> list[str]:
    """A table before, during and after its game, its game, and the pages around them, in German."""
    sim = SimulatedTable({"preset": "pass-one", "sizes": [2, 1]}, 3, seed=2)
    made = [home_page([summary_of(sim.table.state)], "de"), table_page(sim.table, "de")]
    sim.begin()
    for _ in range(9):
        sim.step()
    made.append(table_page(sim.table, "de"))
    sim.play()
    made.append(table_page(sim.table, "de"))
    log = sim.store.kept("t")
    assert log is not None
    made.append(game_page(FinishedGame("t", log, "t"), "de"))
    return [
        *made,
        *(no_game_page("t", Rejection(code), "de") for code in ("still-running", "no-such-game")),
    ]


def test_they_speak_german() -> None:
    """Names of rules apart."""
    for page in pages():
        assert '<html lang="de">' in page
        assert not ENGLISH.findall(words(page)), words(page)


def test_links_and_commands_stay_what_they_are() -> None:
    """What is typed stands out, and a game's deals are where ``foretell verify`` looks for them."""
    *_, over, game, runs, _ = pages()
    assert 'href="/games/t/deal.json"' in over
    assert "<code>foretell verify</code>" in over
    assert "<code>foretell verify</code>" in game
    assert '<a href="/t/t">' in runs
    assert "\x00" not in over + game + runs


def test_a_name_read_from_right_to_left_turns_nothing_around_it() -> None:
    """Else the numbers beside it would stand on its other side."""
    sim = SimulatedTable({"preset": "standard", "sizes": [1]}, 3, seed=2)
    name = "\u05e0\u05d5\u05e2\u05d4"
    sim.begin()
    sim.table.state.seats[0].name, sim.is_mended = name, True
    sim.play()
    page = table_page(sim.table)
    assert f"<li>Seat 1: \u2068{name}\u2069</li>" in page
    assert all(
        f"\u2068{name}\u2069" in line for line in re.findall(f"<li>[^<]*{name}[^<]*</li>", page)
    )


def test_a_table_in_short(tmp_path: Path) -> None:
    """As JSON, for whoever has its link; the game that was played there once it is over."""
    with (
        serving(tmp_path / "data") as process,
        httpx.Client(base_url=process.url, trust_env=False) as client,
    ):
        token = client.post("/api/guests", json={"name": "Ada", "wants_token": True}).json()[
            "token"
        ]
        heads = {"Authorization": f"Bearer {token}"}
        made = client.post("/api/tables", json={"private": True}, headers=heads).json()["id"]
        told = client.get(f"/api/tables/{made}").json()
        assert (told["id"], told["status"], told["game"]) == (made, "open", "")
        none = client.get("/api/tables/none")
        assert (none.status_code, none.json()["code"]) == (404, "no-such-table")
    sim = SimulatedTable({"preset": "standard", "sizes": [1]}, 3, seed=2)
    sim.begin()
    assert listed(summary_of(sim.table.state)).game == ""
    sim.play()
    assert listed(summary_of(sim.table.state)).game == "t"


@pytest.mark.parametrize("path", ["/", "/device?plain", "/games/none?plain"])
def test_the_language_is_the_browsers(tmp_path: Path, path: str) -> None:
    """As it asks for it, for each page."""
    with serving(tmp_path / "data") as process:
        headers = {"Accept": "text/html", "Accept-Language": "de-CH,en;q=0.5"}
        place = f"{process.url}{path}" if "?" in path else f"{process.url}{path}?plain"
        answer = httpx.get(place, headers=headers)
    assert '<html lang="de">' in answer.text
    assert not ENGLISH.findall(words(answer.text)), words(answer.text)
