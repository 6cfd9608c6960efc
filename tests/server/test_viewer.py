"""Games to look through, step by step: what was played, small, and nothing before the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from foretell.base.errors import BadRecord
from foretell.client import visit
from foretell.record import write
from foretell.rules.presets import PRESETS, usual_players
from foretell.server.table.finished import FinishedGame
from foretell.server.viewer.making import MOST_BYTES, steps_of, steps_of_file
from foretell.server.viewer.shape import GameSteps
from tests.server.server_process import serving
from tests.server.simulated_table import SimulatedTable
from tests.server.test_games import LONG

RECORD = """format = 1
rules = { sizes = [1, 2] }
players = ["Ada", "Bo", "Cy"]
event = "Tuesday"
date = 2026-07-07

[[rounds]]
dealer = 2
hands = ["Ah", "3s", "Zc"]
turn_up = "Zd"
trump = "h"
bids = [1, 0, 1]
tricks = ["Ah 3s Zc"]

[[rounds]]
dealer = 0
hands = ["Ah 3h", "3s 4h", "9c Kd"]
turn_up = "Td"
bids = [0, 1, 1]
tricks = ["4h 9c 3h", "3s Kd Ah"]
"""


def told_of(sim: SimulatedTable) -> FinishedGame:
    """A simulated game from its log."""
    log = sim.store.kept("t")
    assert log is not None
    return FinishedGame("t", log, "t")


def folded(game: GameSteps) -> list[dict[str, Any]]:
    """The whole views after each step, as a reader puts them together."""
    views: list[dict[str, Any]] = []
    for step in json.loads(msgspec.json.encode(game))["steps"]:
        last = views[-1] if views else {}
        hands = list(last["known"]) if last else step["game"]["known"]
        for seat, cards in step.get("hands", {}).items():
            hands[int(seat)] = cards.split()
        views.append({**last, **step["game"], "known": hands})
    return views


@pytest.mark.parametrize("name", PRESETS)
def test_the_steps_of_a_whole_game(name: str) -> None:
    """Every trick with its cards and taker, the sheet as at the table; the file says the same."""
    players = usual_players(name)
    sim = SimulatedTable(LONG.get(name, name), players, seed=8, people=1)
    sim.begin()
    sim.play()
    told = told_of(sim)
    game = steps_of(told)
    assert game.status == "finished"
    assert game.sheet == list(told.state.sheet)
    taken = [step.taken for step in game.steps if step.taken]
    assert len(taken) == sum(map(len, told.tricks))
    views = folded(game)
    for step, view in zip(game.steps, views, strict=True):
        if step.k == "dealt":
            hands = told.rounds[step.round - 1].hands or ()
            assert [sorted(one) for one in view["known"]] == [sorted(h.split()) for h in hands]
    assert [one.round for one in game.steps if one.k == "scored"] == [r.number for r in game.sheet]
    assert views[-1]["phase"] == "over"
    assert views[-1]["scores"][:players] == game.sheet[-1].scores
    assert not any(views[-1]["known"])
    if name != "two-player":  # random bots need a hundred rounds for its target
        assert steps_of_file(write(told.record())).steps == game.steps


def test_a_step_tells_who_did_what() -> None:
    """By the record of docs/record.md: bids, cards, who took each trick, and all hands open."""
    game = steps_of_file(RECORD)
    assert (game.name, game.date, game.status) == ("Tuesday", "2026-07-07", "finished")
    assert [seat.name for seat in game.seats] == ["Ada", "Bo", "Cy"]
    first = [(one.k, one.phase, one.seat, one.text, one.trick) for one in game.steps[:9]]
    assert first == [
        ("dealt", "", None, "", 0),
        ("chosen", "trump", 2, "h", 0),
        ("chosen", "bid", 0, "1", 0),
        ("chosen", "bid", 1, "0", 0),
        ("chosen", "bid", 2, "1", 0),
        ("chosen", "play", 0, "Ah", 1),
        ("chosen", "play", 1, "3s", 1),
        ("chosen", "play", 2, "Zc", 1),
        ("scored", "", None, "", 0),
    ]
    last = game.steps[7].taken
    assert last is not None
    assert (last.leader, last.cards, last.winner) == (0, ["Ah", "3s", "Zc"], 2)
    views = folded(game)
    assert views[4]["known"] == [["Ah"], ["3s"], ["Zc"]]
    assert views[7]["scores"] == [0, 0, 0]
    assert views[8]["scores"] == [-10, 20, 30]
    assert views[-1]["scores"] == [10, 50, 60]


GOLDEN = Path(__file__).parents[1] / "golden" / "records"


def golden(name: str) -> GameSteps:
    """One of the records that never change."""
    return steps_of_file((GOLDEN / f"{name}.toml").read_text(encoding="utf-8"))


def test_a_card_that_counts_as_another_says_so() -> None:
    """Wizards, Jesters, and a deuce that is a wizard: what they count as; plain ones none."""
    counted = [(one.text, one.counts) for one in golden("magic").steps if one.phase == "play"]
    assert {shape for text, shape in counted if text[0] in "3456789TJQKA"} == {None}
    assert {shape for text, shape in counted if text[0] == "2"} == {None, "magic"}
    both = golden("all-wizards-all-jesters").steps
    assert {one.counts for one in both if one.text == "Zd"} == {"Nd", "Zd"}
    called = [one for one in golden("gizzard-fester").steps if "!" in one.text]
    assert called
    assert all(one.counts is not None for one in called)


def test_what_is_special_in_a_round_is_told_once() -> None:
    """With the first deal, and where it changes: blind in some rounds, a saboteur in all."""
    told = [one.round_rules for one in golden("saboteur").steps if one.k == "dealt"]
    assert told[0] is not None
    assert told[0].dealer == "saboteur"
    assert told[2:] == [None] * (len(told) - 2)
    assert all(one.round_rules is None for one in golden("saboteur").steps if one.k != "dealt")


def test_bids_that_were_hidden_lie_open() -> None:
    """All is over: what each bid while the others did not know is shown when it was made."""
    sim = SimulatedTable({"preset": "hidden", "sizes": [3]}, 4, seed=2)
    sim.begin()
    sim.play()
    game = steps_of(told_of(sim))
    views = folded(game)
    bids = [n for n, one in enumerate(game.steps) if one.phase == "bid"]
    assert len(bids) == 4
    for number in bids:
        step = game.steps[number]
        assert views[number]["bids"][step.seat or 0] == int(step.text)


def test_a_game_of_twenty_rounds_is_small() -> None:
    """Three players, twenty rounds: less than 200 kB."""
    sim = SimulatedTable("standard", 3, seed=1, people=1)
    sim.begin()
    sim.play()
    game = steps_of(told_of(sim))
    assert len(game.sheet) == 20
    assert len(msgspec.json.encode(game)) < 200_000


def test_a_game_of_a_score_pad() -> None:
    """Real cards: there are bids and points, and no hands."""
    client = 'format = 1\nrules = "standard"\nplayers = ["A", "B", "C"]\n[[rounds]]\ndealer = 0\n'
    game = steps_of_file(client + 'size = 1\nturn_up = "7h"\nbids = [0, 1, 0]\nwon = [0, 1, 0]\n')
    assert [one.k for one in game.steps] == ["begun", "chosen", "chosen", "chosen", "scored"]
    assert game.status == "unfinished"
    assert game.sheet[0].points == [20, 30, 20]
    assert not any(any(view["known"]) for view in folded(game))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "format"),
        ("/etc/passwd", "line 1"),
        ("format = 1\nplayers = [", "line 2"),
        (RECORD.replace("Ah 3s Zc", "Ah 3s 9d"), "round 1, trick 1, Cy"),
        (RECORD.replace("bids = [1, 0, 1]", "bids = [1, 0, 9]"), "round 1, Cy"),
        (RECORD + "#" * MOST_BYTES, "longer"),
    ],
)
def test_a_broken_file_says_where(text: str, said: str) -> None:
    """No path is opened, nothing is guessed."""
    with pytest.raises(BadRecord, match=said):
        steps_of_file(text)


def test_over_http(tmp_path: Path) -> None:
    """Nothing while it is played, all of it afterwards; files are replayed and not kept."""
    with serving(tmp_path) as process:
        asyncio.run(_over_http(process.url))


async def _over_http(url: str) -> None:
    async with visit(url, "Ada") as ada, httpx.AsyncClient(base_url=url) as http:
        rules = {"preset": "standard", "sizes": [1, 2]}
        link = await ada.open(rules, players=3, options={"pace": 0, "clock": 0})
        async with ada.table(link) as table:
            await table.sit()
            await table.start()
            await table.turn()
            await _refused(http, link)
            while (seen := await table.turn()) is not None:
                await table.act(seen.legal[0])
        game = (await http.get(f"/games/{link}/steps.json")).json()
        assert game["game"] == link
        assert len(game["sheet"]) == 2
        lobby = (await http.get("/api/tables")).json()
        assert [one["game"] for one in lobby["finished"]] == [link]
        await _wrong_method(http)
        await _files(http, (await http.get(f"/games/{link}/record.toml")).text)


async def _refused(http: httpx.AsyncClient, link: str) -> None:
    """A running game, and one that is none, to programs and to browsers without the page."""
    reader = {"accept": "text/html"}
    for game, code, said in (
        (link, "still-running", "Not over"),
        ("nothing", "no-such-game", "No"),
    ):
        for path in ("", "/steps.json", "/record.toml", "/deal.json"):
            answer = await http.get(f"/games/{game}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, code)
        page = await http.get(f"/games/{game}?plain", headers=reader)
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert f"<h1>{said}" in page.text


async def _wrong_method(http: httpx.AsyncClient) -> None:
    """The refusal says what the address takes."""
    for path in ("/api/tables", "/api/me", "/t/x"):
        answer = await http.put(path, json={})
        assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
        assert f"takes {answer.headers['allow']} alone" in answer.json()["message"]


async def _files(http: httpx.AsyncClient, record: str) -> None:
    """The record comes back as the same game; what is wrong is told."""
    answer = await http.post("/api/replay", json={"record": record})
    assert answer.status_code == 200
    assert answer.json()["game"] == ""
    assert len(answer.json()["sheet"]) == 2
    bad = await http.post("/api/replay", json={"record": record.replace("bids", "bid", 1)})
    assert (bad.status_code, bad.json()["code"]) == (400, "unknown-key")
    large = await http.post("/api/replay", json={"record": "#" * 600_000})
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    assert "may have 524,288 bytes" in large.json()["message"]
    codes = [(await http.post("/api/replay", json={"record": "x"})).status_code for _ in range(40)]
    assert codes[0] == 400
    assert codes[-1] == 429
