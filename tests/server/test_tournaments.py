"""Tournaments over HTTP: entered, drawn, played by hand, corrected; kept through a kill."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import httpx
import pytest

from foretell.tournament import Tournament
from tests.server.guests import NUMBERS, asked, behind_a_proxy, guest
from tests.server.server_process import Process, serving

NAMES = ("Ada", "Ben", "Cy", "Dora", "Eve", "Finn", "Gus", "Hal")
SHORT = {"rounds": 2, "rules": "quick"}


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server behind a proxy."""
    with behind_a_proxy(tmp_path_factory.mktemp("tournaments")) as found:
        yield found


@pytest.fixture
def ada(process: Process) -> Iterator[httpx.Client]:
    """Who organises."""
    with guest(process, "Ada") as client:
        yield client


@pytest.fixture
def ben(process: Process) -> Iterator[httpx.Client]:
    """Who takes part."""
    with guest(process, "Ben") as client:
        yield client


def opened(client: httpx.Client, **more: Any) -> str:
    """The path of a tournament."""
    body = {"name": "Cup", "format": SHORT, "seed": "7", **more}
    return f"/api/tournaments/{asked(client, '/api/tournaments', 201, **body)['id']}"


def seen(client: httpx.Client, path: str) -> dict[str, Any]:
    """How a tournament stands."""
    found: dict[str, Any] = client.get(path).json()
    return found


def noted(
    client: httpx.Client, path: str, *entries: dict[str, Any], status: int = 200
) -> dict[str, Any]:
    """What comes of an organiser's entries."""
    after = seen(client, path)["length"]
    return asked(client, f"{path}/entries", status, after=after, entries=list(entries))


def people(*names: str) -> list[dict[str, Any]]:
    """That some people take part."""
    return [{"entry": "entered", "name": name} for name in names]


def result(table: int, points: list[int], n: int = 1, **more: Any) -> dict[str, Any]:
    """What a table came to."""
    return {"entry": "result", "n": n, "table": table, "points": points, **more}


def test_an_evening_at_real_tables(ada: httpx.Client, ben: httpx.Client) -> None:
    """People, two rounds, a correction with its reason, winners; others look on and may not."""
    path = opened(ada)
    noted(ada, path, *people(*NAMES))
    assert noted(ben, path, {"entry": "draw"}, status=403)["code"] == "not-organiser"
    view = noted(ada, path, {"entry": "draw"})
    assert [len(table["people"]) for table in view["rounds"][0]["tables"]] == [4, 4]
    missing = noted(ada, path, {"entry": "closed", "n": 1}, status=400)
    assert missing["code"] == "bad-entry"
    noted(ada, path, result(1, [90, 50, 30, 10]), result(2, [20, 40, 60, 80]))
    why = {"who": "Ada", "why": "misread"}
    changed = {"entry": "corrected", "n": 1, "table": 1, "points": [10, 50, 30, 90], **why}
    view = noted(ada, path, changed, {"entry": "closed", "n": 1})
    assert [(one["who"], one["why"]) for one in view["log"]] == [("Ada", "misread")]
    noted(ada, path, {"entry": "draw"})
    end = [result(1, [9, 8, 7, 6], 2), result(2, [1, 2, 3, 4], 2), {"entry": "closed", "n": 2}]
    view = noted(ada, path, *end)
    view = noted(ada, path, {"entry": "finished"}) if view["status"] != "over" else view
    assert view["status"] == "over"
    assert view["winners"] == [one["n"] for one in view["standings"] if one["place"] == 1]
    assert seen(ben, path)["standings"] == view["standings"]
    kept = Tournament.from_dict(
        ada.get(path.removeprefix("/api") + "/tournament.json").json()["tournament"]
    )
    assert [one.person.number for one in kept.standings()] == [
        one["n"] for one in view["standings"]
    ]


def test_standings_do_not_depend_on_the_order_of_results(ada: httpx.Client) -> None:
    """Three tables, in every order."""
    found = []
    for order in permutations(range(3)):
        path = opened(ada)
        twelve = [*NAMES, "Ines", "Jo", "Kim", "Leo"]
        noted(ada, path, *people(*twelve), {"entry": "draw"})
        results = [result(1, [9, 7, 5, 3]), result(2, [2, 4, 6, 8]), result(3, [5, 5, 1, 9])]
        found.append(noted(ada, path, *(results[at] for at in order))["standings"])
    assert all(one == found[0] for one in found)


def test_people_enter_go_and_come_back(ada: httpx.Client, ben: httpx.Client) -> None:
    """Each once, under a name that nobody has; who goes is not seated."""
    path = opened(ada)
    view = asked(ben, f"{path}/enter", club="Owls")
    assert (view["me"], view["people"][0]["club"]) == (1, "Owls")
    assert not view["is_organiser"]
    assert asked(ben, f"{path}/enter", 409)["code"] == "already-entered"
    assert asked(ada, f"{path}/enter", 400, name="BEN")["code"] == "bad-entry"
    assert asked(ada, f"{path}/leave", 400)["code"] == "not-entered"
    assert not asked(ben, f"{path}/leave")["people"][0]["is_in"]
    assert asked(ben, f"{path}/back")["people"][0]["is_in"]
    assert {one["id"] for one in ben.get("/api/me/export").json()["tournaments"]} == {
        f"cup.{view['id']}"
    }


@pytest.mark.parametrize("name", ["Foretell", "Bot Bruno", "Аdmin"])
def test_nobody_enters_as_the_house_or_a_bot(
    ada: httpx.Client, ben: httpx.Client, name: str
) -> None:
    """Online tables show these names; nor does the organiser write one down there."""
    path = opened(ada, is_online=True)
    assert asked(ben, f"{path}/enter", 400, name=name)["code"] == "reserved-name"
    assert noted(ada, path, *people(name), status=400)["code"] == "reserved-name"


def test_nothing_is_done_twice_or_by_halves(ada: httpx.Client) -> None:
    """Entries on a log that somebody else wrote on are refused, and all where one does not fit."""
    path = opened(ada)
    noted(ada, path, *people("Ada", "Ben"))
    body = {"after": 1, "entries": people("Cy")}
    assert asked(ada, f"{path}/entries", 409, **body)["code"] == "tournament-changed"
    noted(ada, path, *people("Cy", "Ada"), status=400)
    assert [one["name"] for one in seen(ada, path)["people"]] == ["Ada", "Ben"]
    assert ada.get(path, params={"after": seen(ada, path)["length"]}).status_code == 204


def test_what_is_no_tournament_is_refused(ada: httpx.Client) -> None:
    """Formats, bots and names that are none; and who is nobody."""
    for body, code in (
        ({"name": "Cup", "format": "soup"}, "bad-format"),
        ({"name": "Cup", "format": {"rounds": 99}}, "bad-format"),
        ({"name": "\u202e", "format": SHORT}, "bad-name"),
        ({"name": "Cup", "format": SHORT, "seed": "\U0005f5c8"}, "bad-entry"),
        ({"name": "Cup", "bots": "rule"}, "bots-online"),
        ({"name": "Cup", "bots": "god", "is_online": True}, "no-bot"),
        ({"name": "Cup", "format": "league", "is_online": True}, "tournament-endless"),
    ):
        assert asked(ada, "/api/tournaments", 400, **body)["code"] == code, body
    assert ada.get("/api/tournaments/nothing").status_code == 404
    assert ada.get("/t/cup.nothing").status_code == 404


def test_the_calendar_and_what_is_private(ada: httpx.Client, ben: httpx.Client) -> None:
    """Private ones are found by their link alone; an empty one may be deleted."""
    path, hidden = opened(ada, name="Open cup"), opened(ada, name="Hidden", is_private=True)
    names = [one["name"] for one in ben.get("/api/tournaments").json()["coming"]]
    assert "Open cup" in names
    assert "Hidden" not in names
    assert seen(ben, hidden)["name"] == "Hidden"
    assert not [one for one in ada.get("/api/me/tables").json() if "cup" in one["id"]]
    assert ben.delete(path).status_code == 403
    assert ada.delete(path).status_code == 204
    assert ben.get(path).status_code == 404
    again = asked(ben, f"{hidden}/again", 201, name="Next year")
    assert (again["settings"], again["people"]) == (seen(ben, hidden)["settings"], [])


def test_who_is_deleted_stays_as_a_number(process: Process, ada: httpx.Client) -> None:
    """The standings keep their line; neither the view nor the log tells who it was."""
    path = opened(ada, format={**SHORT, "nation_cap": 4})
    with guest(process, "Zenobia") as zen:
        asked(zen, f"{path}/enter", club="Foxes", nation="UK")
        more = [{**one, "nation": "AT"} for one in people("Ben", "Cy", "Dora")]
        noted(ada, path, *more, {"entry": "draw"}, result(1, [9, 8, 7, 6]))
        assert zen.delete("/api/me").status_code in (200, 204)
    view = seen(ada, path)
    assert view["people"][0]["name"] == "gone (1)"
    assert (view["people"][0]["club"], view["people"][0]["nation"]) == ("", "UK")
    assert len(view["standings"]) == 4
    file = ada.get(path.removeprefix("/api") + "/tournament.json").text
    assert "Zenobia" not in file
    assert "Foxes" not in file


def test_a_score_pad_brings_a_result(ada: httpx.Client) -> None:
    """By the names on it, whatever their seats."""
    path = opened(ada, format={"rounds": 1, "rules": "quick"})
    noted(ada, path, *people("Ada", "Ben", "Cy"), {"entry": "draw"})
    pad = f"pad{next(NUMBERS):013d}"
    notes = [
        {"n": n, "key": key, "value": value, "seat": seat}
        for n, size in enumerate(range(2, 21, 2), start=1)
        for seat, won in enumerate((size, 0, 0))
        for key, value in (("bid", won if seat == 0 else 1), ("won", won))
    ]
    notes.sort(key=lambda one: (one["n"], one["key"] == "won", one["seat"]))
    rules = {"rules": "quick", "players": ["Cy", "Ada", "Ben"], "dealer": 2}
    asked(ada, "/api/pads", 201, id=pad, pencil="p" * 24, notes=notes, **rules)
    entry = {"entry": "from-pad", "n": 1, "table": 1, "pad": pad}
    view = noted(ada, path, entry)
    names = {one["n"]: one["name"] for one in view["people"]}
    table = view["rounds"][0]["tables"][0]
    best = table["people"][table["points"].index(max(table["points"]))]
    assert names[best] == "Cy"
    assert noted(ada, path, {**entry, "pad": "nothing"}, status=404)["code"] == "no-such-pad"


def test_what_was_answered_survives_a_kill(tmp_path: Any) -> None:
    """In the middle of a round."""
    with serving(tmp_path) as process, guest(process, "Ada") as ada:
        path = opened(ada)
        noted(ada, path, *people(*NAMES), {"entry": "draw"}, result(2, [4, 3, 2, 1]))
        before = seen(ada, path)
        process.kill()
        process.start()
        ada.base_url = process.url
        after = seen(ada, path)
    assert {**before, "now": 0} == {**after, "now": 0}


def test_plain_pages_and_files(ada: httpx.Client) -> None:
    """Standings for those without a browser, and for spreadsheets."""
    path = opened(ada, name="Spring cup")
    noted(ada, path, *people(*NAMES), {"entry": "draw"})
    page = path.removeprefix("/api")
    assert "Spring cup" in ada.get("/tournaments").text
    assert "Ada" in ada.get(page).text
    assert ada.get(f"{page}/standings.csv").text.startswith("place,number,name")


def test_a_tournament_with_an_hour_is_in_the_calendar_to_subscribe_to(ada: httpx.Client) -> None:
    """By itself too; the list says how many seats are left; without an hour there is no event."""
    form = {**SHORT, "people_cap": 12}
    path = opened(ada, name="Night cup", format=form, starts_at=1_900_000_000_000)
    noted(ada, path, *people("Ben", "Cy"))
    line = ada.get("/api/tournaments").json()["coming"][0]
    assert (line["name"], line["people"]) == ("Night cup", 2)
    assert (line["seats_left"], line["rules"], line["is_changed"]) == (10, "quick", False)
    own = ada.get(f"{path.removeprefix('/api')}/tournament.ics")
    assert own.headers["content-type"].startswith("text/calendar")
    whole = ada.get("/calendar.ics?lang=de").text
    assert "SUMMARY:Night cup" in own.text
    assert "SUMMARY:Night cup" in whole
    bare = opened(ada).removeprefix("/api")
    assert "Nobody has said when" in ada.get(f"{bare}/tournament.ics").json()["message"]


def test_a_game_night_is_an_evening_to_which_people_come(
    ada: httpx.Client, ben: httpx.Client
) -> None:
    """It needs an hour, has no rounds, and is over twelve hours after it began."""
    night = {"is_night": True, "format": {"rules": "quick", "people_cap": 2}}
    body = {"name": "Evening", **night}
    told = ada.post("/api/tournaments", json=body).json()
    assert "begins" in told["message"]
    path = opened(ada, **night, starts_at=1_950_000_000_000)
    assert asked(ben, f"{path}/enter", 200)["people"][0]["name"] == "Ben"
    assert "begins" in asked(ada, f"{path}/again", 400, name="Next")["message"]
    view = noted(ada, path, {"entry": "draw"}, status=400)
    assert "no rounds" in view["message"]
    lists = ada.get("/api/tournaments").json()
    (line,) = [one for one in lists["coming"] if path.endswith(one["id"])]
    assert (line["seats_left"], line["status"], line["is_night"]) == (1, "open", True)
    past = opened(ada, **night, starts_at=1_000_000_000_000)
    assert seen(ada, past)["status"] == "over"
    over = ada.get("/api/tournaments").json()["over"]
    assert [one["is_night"] for one in over if past.endswith(one["id"])] == [True]


def test_the_organiser_names_another_hour_before_it_begins(
    ada: httpx.Client, ben: httpx.Client
) -> None:
    """Who said that they come still do; a game night always has one."""
    night = {"is_night": True, "format": {"rules": "quick"}}
    path = opened(ada, **night, starts_at=1_950_000_000_000)
    asked(ben, f"{path}/enter", 200)
    view = noted(ada, path, {"entry": "hour", "starts_at": 1_951_000_000_000})
    assert (view["starts_at"], len(view["people"])) == (1_951_000_000_000, 1)
    assert "20311029T" in ada.get(f"{path.removeprefix('/api')}/tournament.ics").text
    for wrong in (0, -1, "soon", None):
        noted(ada, path, {"entry": "hour", "starts_at": wrong}, status=400)
    assert noted(ben, path, {"entry": "hour", "starts_at": 1}, status=403)["code"]
    cup = opened(ada)
    assert noted(ada, cup, {"entry": "hour", "starts_at": 1_951_000_000_000})["starts_at"]
    names = [{"entry": "entered", "name": name} for name in "ABCD"]
    noted(ada, cup, *names, {"entry": "draw"})
    told = noted(ada, cup, {"entry": "hour", "starts_at": 0}, status=409)
    assert told["code"] == "tournament-started"
