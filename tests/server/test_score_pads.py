"""Score pads over HTTP: noted once, handed over, copied, never mixed; deleted with their owner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from foretell.record import replay
from tests.server.guests import NUMBERS, asked, behind_a_proxy, guest
from tests.server.server_process import Process, serving

PENCIL, OTHER = "p" * 24, "q" * 24
FIRST = [
    *({"n": 1, "key": "bid", "value": bid, "seat": seat} for seat, bid in enumerate((1, 0, 0))),
    *({"n": 1, "key": "won", "value": won, "seat": seat} for seat, won in enumerate((1, 0, 0))),
]


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server behind a proxy."""
    with behind_a_proxy(tmp_path_factory.mktemp("pads")) as found:
        yield found


@pytest.fixture
def ada(process: Process) -> Iterator[httpx.Client]:
    """Somebody with a name."""
    with guest(process, "Ada") as client:
        yield client


@pytest.fixture
def ben(process: Process) -> Iterator[httpx.Client]:
    """Somebody who looks on."""
    with guest(process) as client:
        yield client


def opened(client: httpx.Client, **more: Any) -> str:
    """The path of a pad of three; what it has noted so far may be among the rest."""
    pad = f"pad{next(NUMBERS):013d}"
    body = {"id": pad, "pencil": PENCIL, "players": ["Ada", "Ben", "Cy"], "dealer": 2, **more}
    assert asked(client, "/api/pads", 201, **body)["is_mine"]
    return f"/api/pads/{pad}"


def seen(client: httpx.Client, path: str, after: int = 0, pencil: str = "") -> dict[str, Any]:
    """A pad as somebody sees it."""
    answer = client.get(path, params={"after": after}, headers={"X-Pencil": pencil})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_what_is_noted_is_seen_by_whoever_has_the_link(
    ada: httpx.Client, ben: httpx.Client
) -> None:
    """From any note on; only who holds the pencil may write."""
    path = opened(ada)
    assert asked(ada, f"{path}/notes", pencil=PENCIL, after=0, notes=FIRST[:3])["count"] == 3
    assert [one["value"] for one in seen(ben, path, after=1)["notes"]] == [0, 0]
    assert seen(ben, path)["is_mine"] is False
    assert seen(ben, path, pencil=PENCIL)["is_mine"] is True
    refused = asked(ben, f"{path}/notes", 403, pencil=OTHER, after=3, notes=FIRST[3:])
    assert refused["code"] == "no-pencil"


def test_a_lost_answer_loses_and_doubles_nothing(ada: httpx.Client) -> None:
    """Opening and noting are sent once more, and count once."""
    path = opened(ada, notes=FIRST[:2])
    body = {"id": path.rpartition("/")[2], "pencil": PENCIL, "players": ["Ada", "Ben", "Cy"]}
    assert asked(ada, "/api/pads", 201, **body, notes=FIRST[:4])["count"] == 4
    for notes in (FIRST[2:4], FIRST[2:], FIRST[2:]):
        asked(ada, f"{path}/notes", pencil=PENCIL, after=2, notes=notes)
    assert seen(ada, path)["notes"] == FIRST
    assert asked(ada, "/api/pads", 409, **{**body, "pencil": OTHER})["code"] == "pad-taken"


def test_what_another_window_noted_is_never_mixed(ada: httpx.Client) -> None:
    """Notes that follow what is not there are refused, with how many there are."""
    path = opened(ada, notes=FIRST[:3])
    for after, notes in ((1, FIRST[:1]), (5, FIRST[5:])):
        refused = asked(ada, f"{path}/notes", 409, pencil=PENCIL, after=after, notes=notes)
        assert (refused["code"], refused["details"]["count"]) == ("pad-moved", 3)
    assert seen(ada, path)["notes"] == FIRST[:3]


def test_the_pencil_is_handed_over(ada: httpx.Client, ben: httpx.Client) -> None:
    """Who asks is shown to the holder, who hands it over and only looks on from then on."""
    path = opened(ada)
    asked(ben, f"{path}/ask", pencil=OTHER, name="Ben")
    (asking,) = seen(ada, path, pencil=PENCIL)["asking"]
    assert asking["name"] == "Ben"
    assert asked(ben, f"{path}/hand", 403, pencil=OTHER, to=asking["number"])["code"] == "no-pencil"
    assert asked(ada, f"{path}/hand", pencil=PENCIL, to=asking["number"])["is_mine"] is False
    asked(ben, f"{path}/notes", pencil=OTHER, after=0, notes=FIRST)
    asked(ada, f"{path}/notes", 403, pencil=PENCIL, after=6, notes=FIRST)
    gone = asked(ben, f"{path}/hand", 400, pencil=OTHER, to=asking["number"])
    assert gone["code"] == "nobody-asks"


def test_two_versions_stay_until_one_is_chosen(process: Process, ada: httpx.Client) -> None:
    """A copy is taken by force; both are written on, and nothing merges."""
    path = opened(ada, notes=FIRST[:3])
    with guest(process, "Eve") as eve:
        copy = f"copy{next(NUMBERS):012d}"
        made = asked(eve, f"{path}/copy", 201, pencil=OTHER, id=copy)
        assert (made["count"], made["copy_of"]) == (3, path.rpartition("/")[2])
        asked(eve, f"/api/pads/{copy}/notes", pencil=OTHER, after=3, notes=FIRST[3:4])
        asked(ada, f"{path}/notes", pencil=PENCIL, after=3, notes=FIRST[4:])
        assert seen(ada, path)["copies"] == [copy]
        one, other = path, copy
        assert asked(eve, f"{one}/choose", 403, pencil="x" * 24, other=other)["code"] == "no-pencil"
        stranger = asked(eve, f"{one}/choose", 400, pencil=OTHER, other=opened(eve)[10:])
        assert stranger["code"] == "no-version"
        asked(eve, f"{one}/choose", pencil=OTHER, other=other)
        refused = asked(eve, f"/api/pads/{copy}/notes", 409, pencil=OTHER, after=4, notes=FIRST[:1])
        assert refused["code"] == "pad-closed"
        assert seen(eve, f"/api/pads/{copy}")["notes"] == FIRST[:4]
    assert seen(ada, path)["chosen"] == path.rpartition("/")[2]
    asked(ada, f"{path}/notes", pencil=PENCIL, after=5, notes=FIRST[3:4])


def test_a_pad_is_not_closed_by_a_copy_that_was_deleted(
    process: Process, ada: httpx.Client
) -> None:
    """The holder of its pencil, and nobody else, chooses it again."""
    path = opened(ada, notes=FIRST[:3])
    with guest(process, "Eve") as eve:
        copy = f"copy{next(NUMBERS):012d}"
        asked(eve, f"{path}/copy", 201, pencil=OTHER, id=copy)
        asked(eve, f"/api/pads/{copy}/choose", pencil=OTHER, other=path.rpartition("/")[2])
        assert eve.delete(f"/api/pads/{copy}").status_code == 204
        note: dict[str, Any] = {"pencil": PENCIL, "after": 3, "notes": FIRST[3:4]}
        assert asked(ada, f"{path}/notes", 409, **note)["code"] == "pad-closed"
        assert asked(eve, f"{path}/choose", 403, pencil=OTHER, other=copy)["code"] == "no-pencil"
        asked(ada, f"{path}/choose", pencil=PENCIL, other=copy)
        asked(ada, f"{path}/notes", **note)


def test_its_record_is_replayed_by_the_engine(ada: httpx.Client, ben: httpx.Client) -> None:
    """With the points that the page shows; the plain page has them too."""
    path = opened(ada, notes=FIRST)
    page = path.removeprefix("/api").replace("pads", "pad")
    record = ben.get(f"{page}/record.toml")
    assert record.headers["content-type"].startswith("application/toml")
    assert replay(record.text).scores == [30, 20, 20]
    assert "+30 → 30" in ben.get(page).text


@pytest.mark.parametrize(
    "note",
    [
        {"n": 1, "key": "bid", "value": 1},
        {"n": 1, "key": "bid", "value": 21, "seat": 0},
        {"n": 1, "key": "bid", "value": 1, "seat": 3},
        {"n": 1, "key": "turn_up", "value": "Xx"},
        {"n": 999, "key": "trump", "value": "h"},
        {"n": 1, "key": "soup", "value": 1},
        {"n": 0, "key": "name", "value": "x" * 200, "seat": 0},
    ],
)
def test_what_is_no_note_is_refused(ada: httpx.Client, note: dict[str, Any]) -> None:
    """And nothing of the same request is kept."""
    path = opened(ada)
    refused = asked(ada, f"{path}/notes", 400, pencil=PENCIL, after=0, notes=[FIRST[0], note])
    assert refused["code"] == "bad-entry"
    assert seen(ada, path)["count"] == 0


def test_names_alike_and_rules_that_are_none(ada: httpx.Client) -> None:
    """They are refused before anything is stored."""
    body = {"id": f"none{next(NUMBERS):012d}", "pencil": PENCIL, "players": ["Ada", "ada ", "Cy"]}
    assert asked(ada, "/api/pads", 400, **body)["code"] == "pad-names"
    body["players"] = ["Ada", "Ben", "Cy"]
    assert asked(ada, "/api/pads", 400, **body, rules="soup")["code"] == "bad-rules"
    assert ada.get(f"/api/pads/{body['id']}").status_code == 404


def test_a_dealer_who_is_nobody_is_refused(ada: httpx.Client) -> None:
    """A seat that the pad does not have is not taken for another one."""
    body = {"id": f"pad{next(NUMBERS):013d}", "pencil": PENCIL, "players": ["Ada", "Ben", "Cy"]}
    refused = asked(ada, "/api/pads", 400, **body, dealer=3)
    assert refused["code"] == "no-such-seat"


def test_names_of_many_kinds(ada: httpx.Client) -> None:
    """Joined pictures, Greek, letters with marks: what a server takes, a pad counts."""
    names = ["\U0001f469\u200d\U0001f469\u200d\U0001f467", "Ἀθηνᾶ", "Łukasz Żółć"]
    path = opened(ada, players=names, notes=FIRST)
    assert seen(ada, path)["players"] == names
    assert ada.get(f"{path.replace('/api/pads', '/pad')}/record.toml").is_success


def test_a_pad_is_no_table(ada: httpx.Client, ben: httpx.Client) -> None:
    """Not in the lobby, not among one's tables, not to be joined."""
    pad = opened(ada).rpartition("/")[2]
    assert pad not in ben.get("/api/tables").text
    assert ada.get("/api/me/tables").json() == []
    assert ben.get(f"/api/tables/pad.{pad}").json()["code"] == "no-such-table"
    assert ben.get(f"/api/pads/{'y' * 16}").json()["code"] == "no-such-pad"
    assert [one["id"] for one in ada.get("/api/pads").json()] == [pad]


def test_who_leaves_takes_their_pads_along(ada: httpx.Client, ben: httpx.Client) -> None:
    """They stand in the export, and are deleted with their owner; nobody else may delete them."""
    path = opened(ada, notes=FIRST)
    (listed,) = ada.get("/api/me/export").json()["pads"]
    assert listed["link"] == path.replace("/api/pads", "/pad")
    assert ben.delete(path).status_code == 401
    assert ada.delete("/api/me", headers={"Content-Type": "application/json"}).is_success
    assert ben.get(path).json()["code"] == "no-such-pad"


def test_a_pad_may_be_deleted_alone(process: Process, ada: httpx.Client) -> None:
    """By who opened it."""
    path = opened(ada)
    with guest(process, "Eve") as eve:
        assert eve.delete(path).json()["code"] == "not-your-pad"
    assert ada.delete(path).status_code == 204
    assert ada.get(path).status_code == 404


def test_rules_as_tables(ben: httpx.Client) -> None:
    """For a page that counts by itself, own rules too."""
    found = asked(ben, "/api/pads/tables", rules={"sizes": [3, 1], "scoring": "flat"}, players=4)
    assert [row["size"] for row in found["rounds"]] == [3, 1]
    assert all(row["is_flat"] for row in found["rounds"])
    assert asked(ben, "/api/pads/tables", 400, rules="soup", players=4)["code"] == "bad-rules"


def test_what_was_answered_survives_a_kill(tmp_path: Any) -> None:
    """Also who holds the pencil."""
    with serving(tmp_path) as first, guest(first, "Ada") as ada:
        path = opened(ada, notes=FIRST[:3])
        asked(ada, f"{path}/ask", pencil=OTHER, name="Ben")
        number = seen(ada, path, pencil=PENCIL)["asking"][0]["number"]
        asked(ada, f"{path}/hand", pencil=PENCIL, to=number)
        asked(ada, f"{path}/notes", pencil=OTHER, after=3, notes=FIRST[3:])
        first.kill()
    with serving(tmp_path) as second, guest(second) as ben:
        assert seen(ben, path)["notes"] == FIRST
        assert seen(ben, path, pencil=OTHER)["is_mine"] is True
