"""Odds over HTTP: the exact ones, those of a hand, and that nobody can keep the server busy."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import httpx
import pytest

from foretell.base.jit import IS_PLAIN
from foretell.server.limits import TooMany
from foretell.server.operate.metrics import Times
from foretell.server.tables.questions import MOST_WAITING, Questions
from foretell.server.tables.thinking import ThreadedThinkers
from tests.server.server_process import serving

pytestmark = pytest.mark.skipif(IS_PLAIN, reason="thousands of rounds played out")
ADDRESSES = count(1)
HAND: dict[str, Any] = {"players": 4, "hand": ["Ah", "Zs", "7d"], "turn_up": "3c"}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server behind a proxy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORETELL_TRUSTED_PROXIES", "127.0.0.1")
        with serving(tmp_path_factory.mktemp("data")) as process:
            yield process.url


@pytest.fixture
def client(url: str) -> Iterator[httpx.Client]:
    """A program with an address of its own, so that each test may ask as much as any."""
    headers = {"X-Forwarded-For": f"192.0.2.{next(ADDRESSES)}"}
    with httpx.Client(base_url=url, headers=headers, trust_env=False, timeout=120) as found:
        yield found


def test_the_first_round(client: httpx.Client) -> None:
    """Every card in every situation, exactly; for three to six players and no others."""
    found = client.get("/api/odds?players=5").json()
    cells = {(one["card"], one["situation"]): one for one in found["cells"]}
    eight = cells["8", "trump-lower-card-up"]
    assert (eight["won"], eight["deals"], eight["bid"]) == (194580, 424270, 1)
    assert eight["expected"] == [pytest.approx(6.24, abs=0.01), pytest.approx(8.34, abs=0.01)]
    assert cells["Z", "jester-up"]["chance"] == 1
    assert cells["8", "wizard-up-off-suit"]["is_model_wrong"]
    assert {one["card"] for one in found["smallest"]} == {"Z", "7", "8"}
    assert client.get("/api/odds?players=7").status_code == 400


def test_a_hand(client: httpx.Client) -> None:
    """Each bid with its points and tricks, each mean with its error; the same hand, the same."""
    asked = {**HAND, "place": 2, "bids": [1]}
    answer = client.post("/api/odds", json=asked)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert [one["bid"] for one in found["bids"]] == [0, 1, 2, 3]
    best = found["bids"][found["best"]]
    assert best["points"]["mean"] > 20 > best["points"]["error"] > 0
    assert best["behind"] == {"mean": 0, "error": 0}
    assert sum(one["mean"] for one in best["tricks"]) == pytest.approx(1)
    assert found["do_bids_tell"]
    assert client.post("/api/odds", json=asked).json() == found


@pytest.mark.parametrize(
    ("wrong", "code", "said"),
    [
        ({"hand": ["Ah", "Ah"]}, "duplicate-card", "kommt zweimal vor"),
        ({"place": 2}, "bad-note", "0 Ansagen vor Platz 2"),
        ({"place": 2, "bids": [9]}, "bid-range", "Ansage 9"),
        ({"rules": "forehead", "hand": ["Ah"]}, "bad-note", "diese Regeln passen"),
        ({"rules": "nonsense"}, "bad-rules", "nonsense"),
        ({"turn_up": "Zc"}, "bad-note", "welche Farbe"),
        ({"bot": "champion"}, "bad-request", "bot"),
        ({"worlds": 10**9}, "bad-request", "worlds"),
        ({"hand": ["Ah"] * 21}, "bad-request", "hand"),
    ],
)
def test_what_cannot_be_is_told(
    client: httpx.Client, wrong: dict[str, Any], code: str, said: str
) -> None:
    """In the reader's language, with a code for programs; how much work it is, is not for them."""
    answer = client.post("/api/odds", json={**HAND, **wrong}, headers={"Accept-Language": "de"})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert said in answer.json()["message"]


def test_an_address_may_ask_for_so_many(client: httpx.Client) -> None:
    """Twenty at once, then it is told when to come again; what is wrong counts as well."""
    codes = [client.post("/api/odds", json={**HAND, "place": 9}).status_code for _ in range(21)]
    assert codes == [400] * 20 + [429]
    last = client.post("/api/odds", json=HAND)
    assert (last.status_code, last.json()["code"]) == (429, "too-many")
    assert int(last.headers["retry-after"]) <= 3


def test_the_largest_hands_leave_the_event_loop_free(client: httpx.Client, url: str) -> None:
    """While one is played out, everything else is answered as ever; it takes no longer than any."""
    hand = [f"{rank}{suit}" for suit in "cdh" for rank in "23456789TJQKA"][:20]
    asked = {"players": 3, "hand": hand, "turn_up": None}

    async def usual_wait() -> float:
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=120) as other:
            headers = dict(client.headers)
            work = asyncio.create_task(other.post("/api/odds", json=asked, headers=headers))
            waits = []
            while not work.done():
                begun = time.perf_counter()
                assert (await other.get("/health/live")).status_code == 200
                waits.append(time.perf_counter() - begun)
            assert (await work).status_code == 200
            assert len(waits) > 2
            return sorted(waits)[len(waits) // 2]

    assert asyncio.run(usual_wait()) < 0.1


def test_no_more_wait_than_can_be_answered_soon() -> None:
    """One is played out at a time; who comes when too many wait is sent away, and all are timed."""
    times, begun = Times(), []

    def slow() -> int:
        begun.append(1)
        time.sleep(0.01)
        return 1

    async def many() -> list[int | BaseException]:
        thinkers = ThreadedThinkers(asyncio.get_running_loop())
        thinkers._is_warm = True
        questions = Questions(thinkers, times.observe)
        asked = [questions.ask(partial(slow)) for _ in range(MOST_WAITING + 2)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        thinkers.close()
        return found

    found = asyncio.run(many())
    assert found[:MOST_WAITING] == [1] * MOST_WAITING
    assert [type(one) for one in found[MOST_WAITING:]] == [TooMany] * 2
    assert len(begun) == MOST_WAITING
    assert times.buckets()[-1] == ("+Inf", MOST_WAITING)


def test_the_plain_page(client: httpx.Client) -> None:
    """Who has no script reads the smallest cards worth a bid."""
    page = client.get("/odds", headers={"Accept-Language": "de"}).text
    assert "6 Spieler" in page
    assert "Narr offen" in page
    assert "46.2" in page


def test_the_history(client: httpx.Client) -> None:
    """The champions in the reader's language, with a page for who has no script."""
    found = client.get("/api/history", headers={"Accept-Language": "de"}).json()
    years = {one["year"]: one for one in found["years"]}
    assert (years[2012]["place"], years[2012]["nation"]) == ("Wien, Österreich", "Schweiz")
    assert years[2020]["champion"] == ""
    assert (years[2019]["title"], years[2024]["title"]) == (1, 2)
    assert found["nations"][0] == {"nation": "Österreich", "titles": 4}
    assert [one["rounds"] for one in found["lengths"]] == [20, 15, 12, 10]
    page = client.get("/history", headers={"Accept-Language": "en"}).text
    assert "Ken Fisher" in page
    assert "Spyros Keramas" in page
    assert page.count("cancelled") == 2
