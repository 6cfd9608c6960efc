"""Names on score pads that people claim by a code: what the pad's game says of them then."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from foretell.server.operate.doctor import examine
from foretell.server.store.sqlite import FILE
from tests.server.guests import NUMBERS, asked, behind_a_proxy, guest
from tests.server.server_process import Process

PENCIL, OTHER = "p" * 24, "q" * 24
SHORT = "maximus"
"""Five rounds of all cards."""
CARDS = 20
FINISH = {"n": 0, "key": "finish", "value": True}


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server behind a proxy."""
    with behind_a_proxy(tmp_path_factory.mktemp("claims")) as found:
        yield found


@pytest.fixture
def two(process: Process) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    """Ada and Ben, who are rated."""
    with guest(process, "Ada") as ada, guest(process, "Ben") as ben:
        for one in (ada, ben):
            one.put("/api/me/ratings", json={"on": True})
        yield ada, ben


def notes(rounds: int, winner: int = 0) -> list[dict[str, Any]]:
    """Rounds in which one of three takes all tricks, as bid; the last of the others misses."""
    bids = {seat: CARDS if seat == winner else 0 for seat in range(3)}
    bids[2 if winner != 2 else 1] = 1
    won = {seat: CARDS if seat == winner else 0 for seat in range(3)}
    return [
        {"n": n, "key": key, "value": values[seat], "seat": seat}
        for n in range(1, rounds + 1)
        for key, values in (("bid", bids), ("won", won))
        for seat in range(3)
    ]


def opened(client: httpx.Client, rounds: int = 5, **more: Any) -> str:
    """The path of a pad of three, whose first player has won so many rounds."""
    pad = f"claim{next(NUMBERS):011d}"
    names = {"players": ["Ada", "Ben", "Cy"], "rules": SHORT, "notes": notes(rounds)}
    asked(client, "/api/pads", 201, id=pad, pencil=PENCIL, **{**names, **more})
    return f"/api/pads/{pad}"


def codes(client: httpx.Client, path: str) -> list[str]:
    """The codes of its names, by seat."""
    answer = client.post(f"{path}/names", json={"pencil": PENCIL})
    assert answer.status_code == 200, answer.text
    return [one["code"] for one in answer.json()]


def pools(client: httpx.Client) -> dict[str, int]:
    """How many games count in each pool."""
    return {one["pool"]: one["games"] for one in client.get("/api/me/ratings").json()["pools"]}


def places(client: httpx.Client) -> list[int]:
    """The places that are kept of somebody."""
    return [one["place"] for one in client.get("/api/me/export").json()["rated"]]


def test_a_pad_counts_once_for_all_who_claim_their_names(
    two: tuple[httpx.Client, httpx.Client],
) -> None:
    """Among themselves, however late; whoever claims nothing is nobody."""
    ada, ben = two
    path = opened(ada)
    first, second, _ = codes(ada, path)
    (own,) = asked_list(ada, first)
    assert (own["name"], own["page"]) == ("Ada", path.removeprefix("/api").replace("pads", "pad"))
    assert pools(ada) == {}
    asked_list(ben, second.lower().replace("-", " "))
    assert pools(ada) == pools(ben) == {f"pad.{SHORT}": 1}
    assert asked_list(ben, second)  # once more: nothing is counted twice
    assert pools(ben) == {f"pad.{SHORT}": 1}
    rated = [one.get("/api/me/ratings").json()["pools"][0]["rating"] for one in two]
    assert rated[0] > 1000 > rated[1]


def test_the_doctor_counts_a_pad_again(
    process: Process, two: tuple[httpx.Client, httpx.Client]
) -> None:
    """Places that are not those of its notes are found."""
    ada, ben = two
    path = opened(ada)
    for client, code in zip(two, codes(ada, path), strict=False):
        asked_list(client, code)
    assert examine(process.data).findings == []
    game = path.removeprefix("/api/pads/")
    with closing(sqlite3.connect(process.data / FILE)) as store, store:
        change = "update rated_places set place = 4 - place where game = ?"
        assert store.execute(change, [f"pad.{game}"]).rowcount == 2
        store.commit()
        (finding,) = examine(process.data).findings
        store.execute(change, [f"pad.{game}"])
    assert "places for ratings" in str(finding)
    assert pools(ben) == {f"pad.{SHORT}": 1}


def asked_list(client: httpx.Client, code: str, status: int = 200) -> Any:
    """Claim a name."""
    answer = client.post("/api/me/names", json={"code": code})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_game_counts_when_it_is_over_and_as_it_is_corrected(
    two: tuple[httpx.Client, httpx.Client],
) -> None:
    """A running one counts for nobody yet; one that was ended early never does."""
    ada, ben = two
    path = opened(ada, rounds=4)
    for one, code in zip(two, codes(ada, path), strict=False):
        asked_list(one, code)
    asked(ada, f"{path}/notes", pencil=PENCIL, after=24, notes=[FINISH])
    assert places(ada) == []
    asked(ada, f"{path}/notes", pencil=PENCIL, after=25, notes=notes(5)[24:])
    assert (places(ada), places(ben)) == ([1], [2])
    mended = notes(5, winner=1)
    asked(ada, f"{path}/notes", pencil=PENCIL, after=31, notes=mended)
    assert (places(ada), places(ben)) == ([2], [1])
    assert ben.get("/api/me/export").json()["names"] == [path[4:].replace("pads", "pad")]
    undone = {**mended[-1], "value": None}
    asked(ada, f"{path}/notes", pencil=PENCIL, after=31 + len(mended), notes=[undone])
    assert places(ada) == places(ben) == []


def test_nobody_claims_what_is_not_theirs(
    process: Process, two: tuple[httpx.Client, httpx.Client]
) -> None:
    """Wrong, old and used codes, a second name, somebody who is not rated, another's pencil."""
    ada, ben = two
    path = opened(ada)
    old = codes(ada, path)
    first, second, _ = codes(ada, path)
    for wrong in ("0123-4567-89AB", "nothing", old[0]):
        assert asked_list(ada, wrong, 403)["code"] == "wrong-name-code"
    asked_list(ada, first)
    assert asked_list(ben, first, 409)["code"] == "pad-name-taken"
    assert asked_list(ada, second, 409)["code"] == "pad-name-taken"
    assert codes(ada, path)[0] == ""
    refused = asked(ben, f"{path}/names", 403, pencil=OTHER)
    assert refused["code"] == "no-pencil"
    with guest(process, "Eve") as eve:
        assert asked_list(eve, second, 400)["code"] == "not-rated"


def test_codes_are_not_to_be_guessed(process: Process) -> None:
    """After five wrong ones even a right one is not looked at for a while."""
    with guest(process, "Ada") as ada:
        ada.put("/api/me/ratings", json={"on": True})
        (first, *_) = codes(ada, opened(ada))
        for _ in range(5):
            asked_list(ada, "0123-4567-89AB", 403)
        assert asked_list(ada, first, 429)["code"] == "too-many"


@pytest.mark.parametrize("how", ["delete", "stop", "take back"])
def test_who_goes_takes_their_name_along(two: tuple[httpx.Client, httpx.Client], how: str) -> None:
    """It is nobody's again, the game says nothing of them, and somebody else may claim it."""
    ada, ben = two
    path = opened(ada)
    for one, code in zip(two, codes(ada, path), strict=False):
        asked_list(one, code)
    assert pools(ada)
    pad = path.rpartition("/")[2]
    if how == "delete":
        assert ben.request("DELETE", "/api/me").status_code == 204
    elif how == "stop":
        ben.put("/api/me/ratings", json={"on": False})
    else:
        assert ben.delete(f"/api/me/names/{pad}").status_code == 204
        assert ben.get("/api/me/names").json() == []
    assert pools(ada) == {}
    assert codes(ada, path)[:2][0] == ""
    assert codes(ada, path)[1]


def test_a_copy_takes_nothing_from_a_game_that_is_over(
    two: tuple[httpx.Client, httpx.Client],
) -> None:
    """Whoever has the link may copy it; what counts instead only the pencil's holder chooses."""
    ada, ben = two
    path = opened(ada)
    for one, code in zip(two, codes(ada, path), strict=False):
        asked_list(one, code)
    copy, counts = f"copy{next(NUMBERS):012d}", {f"pad.{SHORT}": 1}
    asked(ben, f"{path}/copy", 201, pencil=OTHER, id=copy)
    assert pools(ada) == counts
    pad = path.rpartition("/")[2]
    refused = asked(ben, f"/api/pads/{copy}/choose", 403, pencil=OTHER, other=pad)
    assert (refused["code"], pools(ada)) == ("pad-is-over", counts)
    asked(ada, f"/api/pads/{copy}/choose", pencil=PENCIL, other=pad)
    assert pools(ada) == {}
    assert ben.delete(f"/api/pads/{copy}").status_code == 204
    asked(ada, f"{path}/choose", pencil=PENCIL, other=copy)
    assert pools(ada) == counts


def test_rules_of_ones_own_are_compared_with_nothing(
    two: tuple[httpx.Client, httpx.Client],
) -> None:
    """As at a table of the server."""
    ada, ben = two
    own = {"preset": SHORT, "scoring": {"missed": -20}}
    path = opened(ada, rules=own)
    for one, code in zip(two, codes(ada, path), strict=False):
        asked_list(one, code)
    assert places(ada) == places(ben) == []
