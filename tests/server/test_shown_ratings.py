"""Ratings that people show to everybody: only if they chose so, and only as long."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import httpx
import pytest

from foretell.server.store.sqlite import FILE
from tests.server.guests import behind_a_proxy, guest
from tests.server.server_process import Process

GAMES = 3


@pytest.fixture
def process(tmp_path: object) -> Iterator[Process]:
    """A real server."""
    with behind_a_proxy(tmp_path) as found:  # type: ignore[arg-type]
        yield found


def chosen(client: httpx.Client, *, is_shown: bool) -> str:
    """Be rated; the own id."""
    told = client.put("/api/me/ratings", json={"on": True, "is_shown": is_shown}).json()
    me = str(client.get("/api/me").json()["id"])
    assert told["page"] == (f"/ratings/{me}" if is_shown else "")
    return me


def played(process: Process, *people: str) -> None:
    """Some games by the quick rules are over, each won by the first of them."""
    rows = [
        (f"g{game}", "quick", 1, one, place)
        for game in range(GAMES)
        for place, one in enumerate(people, start=1)
    ]
    insert = "insert into rated_places (game, pool, at, person, place) values (?, ?, ?, ?, ?)"
    with sqlite3.connect(process.data / FILE, timeout=20) as kept:
        kept.executemany(insert, rows)
    kept.close()


def test_only_whoever_chose_it_is_shown_to_others(process: Process) -> None:
    """In the ladder and on a page of their own, under today's name; a stranger may look."""
    with guest(process, "Ada") as ada, guest(process, "Ben") as ben, guest(process) as stranger:
        first, second = chosen(ada, is_shown=True), chosen(ben, is_shown=False)
        played(process, second, first)
        (pool,) = stranger.get("/api/ratings").json()
        (line,) = pool["lines"]
        assert (pool["pool"], pool["people"]) == ("quick", 1)
        assert (line["place"], line["name"], line["games"]) == (1, "Ada", GAMES)
        (own,) = stranger.get(f"/api/ratings/{first}").json()["pools"]
        assert own["rating"] == line["rating"] < 1000
        hidden, unknown = (stranger.get(f"/api/ratings/{one}") for one in (second, "nobody"))
        assert (hidden.status_code, hidden.json()) == (404, unknown.json())
        ada.patch("/api/me", json={"name": "Adele"})
        assert stranger.get(f"/api/ratings/{first}").json()["name"] == "Adele"
        assert "Ben" not in stranger.get("/ratings").text


def test_what_was_shown_goes_when_it_is_chosen_otherwise(process: Process) -> None:
    """Hidden, then deleted: nothing is left in the ladder, and ratings of others stay."""
    with guest(process, "Ada") as ada, guest(process, "Ben") as ben:
        first, second = chosen(ada, is_shown=True), chosen(ben, is_shown=True)
        played(process, first, second)
        (pool,) = ben.get("/api/ratings").json()
        assert [(one["place"], one["name"]) for one in pool["lines"]] == [(1, "Ada"), (2, "Ben")]
        chosen(ada, is_shown=False)
        assert [one["name"] for one in ben.get("/api/ratings").json()[0]["lines"]] == ["Ben"]
        assert ada.get("/api/me/ratings").json()["pools"]
        chosen(ada, is_shown=True)
        assert ben.request("DELETE", "/api/me").status_code == 204
        assert ada.get(f"/api/ratings/{second}").status_code == 404
        assert ada.get("/api/ratings").json() == []  # whoever is left has met nobody


def test_plain_pages_tell_the_same(process: Process) -> None:
    """For whoever has no script, in both languages."""
    with guest(process, "Ada") as ada, guest(process, "Ben") as ben:
        first = chosen(ada, is_shown=True)
        played(process, first, chosen(ben, is_shown=True))
        for lang, said in (("en", "Quick"), ("de", "Schnell")):
            for path in ("/ratings", f"/ratings/{first}"):
                plain = ada.get(path, headers={"Accept-Language": lang}).text
                assert said in plain
                assert "±" in plain
        assert ada.get("/ratings/nobody").status_code == 404
