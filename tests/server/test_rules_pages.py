"""Rules over HTTP: what there is to choose from, plain words, and what is wrong with them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest

from foretell.base.i18n import LANGUAGES
from foretell.rules.choosing import GROUPS
from foretell.rules.presets import PRESETS, preset, usual_players
from foretell.rules.toml import parse_rules, rules_value
from foretell.rules.values import AXES
from tests.server.server_process import serving

ADDRESSES = count(1)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server behind a proxy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORETELL_CLOCK", "45")
        patch.setenv("FORETELL_TRUSTED_PROXIES", "127.0.0.1")
        with serving(tmp_path_factory.mktemp("data")) as process:
            yield process.url


@pytest.fixture
def client(url: str) -> Iterator[httpx.Client]:
    """A program with an address of its own, so that each test may have as much checked as any."""
    headers = {"X-Forwarded-For": f"192.0.2.{next(ADDRESSES)}"}
    with httpx.Client(base_url=url, headers=headers, trust_env=False) as found:
        yield found


def checked(client: httpx.Client, lang: str = "en", **asked: Any) -> dict[str, Any]:
    """What the server says of rules."""
    answer = client.post("/api/rules", json=asked, headers={"Accept-Language": lang})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_every_preset_is_in_one_group() -> None:
    """And in no other."""
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(PRESETS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_there_is_to_choose_from(client: httpx.Client, lang: str) -> None:
    """All presets by group, all axes with a sentence for each option, the ranges and the clock."""
    answer = client.get("/api/rules", headers={"Accept-Language": lang})
    assert answer.headers["vary"] == "Accept-Language"
    said = answer.json()
    names = [one["name"] for group in said["groups"] for one in group["presets"]]
    assert set(names) == set(PRESETS)
    axes = {axis["name"]: axis for part in said["parts"] for axis in part["axes"]}
    assert set(axes) == set(AXES)
    assert all(option["text"] for axis in axes.values() for option in axis["options"])
    assert ("Trumpf" in said["parts"][2]["title"]) == (lang == "de")
    assert said["options"]["clock"] == [10, 300]
    assert said["clock"] == 45


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_in_plain_words(client: httpx.Client, name: str) -> None:
    """As many sentences in each language; what it is written as is the same preset again."""
    players = usual_players(name)
    words = [checked(client, lang, rules=name)["sections"] for lang in LANGUAGES]
    assert [[len(s["sentences"]) for s in one] for one in words[:1]] == [
        [len(s["sentences"]) for s in one] for one in words[1:]
    ]
    said = checked(client, rules=name)
    assert (said["preset"], said["players"], said["faults"]) == (name, players, [])
    assert parse_rules(tomllib.loads(said["toml"]), players) == preset(name, players)
    got = client.get(f"/api/rules/{name}", headers={"Accept-Language": "en"}).json()
    assert got == said


def test_every_contradiction_is_told_at_once(client: httpx.Client) -> None:
    """Each with its axes, the reason in the reader's language; and the axes as they were chosen."""
    command = {"bidding": "zero", "scoring": "flat", "uneven": "always"}
    said = checked(client, "de", rules=command, players=4)
    assert [fault["axes"] for fault in said["faults"]] == [
        ["bidding", "uneven"],
        ["bidding", "scoring"],
    ]
    assert "zwangsweise" in said["faults"][0]["text"]
    assert not said["sections"]
    assert (said["axes"]["bidding"], said["axes"]["uneven"]) == ("zero", "always")


def test_what_cannot_be_read_names_its_axes(client: httpx.Client) -> None:
    """Every axis that is wrong by itself."""
    said = checked(client, rules={"bidding": "x", "deck": "y"})
    assert [fault["axes"] for fault in said["faults"]] == [["bidding"], ["deck"]]
    assert said["axes"] == {}


def test_a_file_is_read_and_written(client: httpx.Client) -> None:
    """TOML with a name; who plays it follows from its preset; broken TOML says the line."""
    text = 'name = "Ours"\npreset = "two-player"\ntarget = 50\n'
    said = checked(client, toml=text)
    assert (said["name"], said["players"], said["rules"]["target"]) == ("Ours", 2, 50)
    assert said["toml"] == text
    broken = checked(client, "de", toml="deck = \n")
    assert broken["faults"][0]["axes"] == []
    assert "Zeile 1" in broken["faults"][0]["text"]


def test_refused_rules_of_a_table_come_in_the_readers_language(client: httpx.Client) -> None:
    """With their axes, so that the page can name them."""
    token = client.post("/api/guests", json={"name": "Ada", "wants_token": True}).json()["token"]
    heads = {"Authorization": f"Bearer {token}", "Accept-Language": "de"}
    body = {"rules": "two-player", "players": 4}
    answer = client.post("/api/tables", json=body, headers=heads)
    assert answer.status_code == 400
    problem = answer.json()
    assert problem["code"] == "bad-rules"
    assert problem["axes"][0] == "players"
    assert problem["reason"] in problem["message"]
    assert "gemacht" in problem["reason"] or "spielen" in problem["reason"]


def test_a_tables_own_rules(client: httpx.Client) -> None:
    """In plain words, for whoever has the link; a page without the page, too."""
    token = client.post("/api/guests", json={"name": "Bo", "wants_token": True}).json()["token"]
    rules = {"preset": "magic", "bidding": "hidden"}
    heads = {"Authorization": f"Bearer {token}"}
    made = client.post("/api/tables", json={"rules": rules, "players": 5}, headers=heads).json()
    said = client.get(f"/api/tables/{made['id']}/rules").json()
    assert said["rules"] == rules_value(parse_rules(rules, 5))
    assert said["players"] == 5
    plain = client.get(f"/t/{made['id']}/rules").text
    assert said["sections"][4]["sentences"][-1] in plain


def test_own_rules_keep_their_name(client: httpx.Client) -> None:
    """In the list, at the table and on its plain page, as text; the file has it again."""
    token = client.post("/api/guests", json={"name": "Cy", "wants_token": True}).json()["token"]
    heads = {"Authorization": f"Bearer {token}"}
    body = {"rules": {"preset": "magic", "sizes": [1]}, "players": 3, "rules_name": " <b>Ours "}
    table = client.post("/api/tables", json=body, headers=heads).json()["id"]
    assert client.get(f"/api/tables/{table}").json()["rules"] == "magic + <b>Ours"
    said = client.get(f"/api/tables/{table}/rules").json()
    assert (said["name"], said["table"]) == ("<b>Ours", "Cy’s table")
    assert checked(client, toml=said["toml"])["name"] == "<b>Ours"
    assert "<p>&lt;b&gt;Ours</p>" in client.get(f"/t/{table}").text
    assert "&lt;b&gt;Ours" in client.get(f"/t/{table}/rules").text


@pytest.mark.parametrize("name", ["x" * 61, "turned \u202e", "\u0301"])
def test_no_name_of_rules_deceives(client: httpx.Client, name: str) -> None:
    """It is as long as the form takes, and seen as it is."""
    token = client.post("/api/guests", json={"name": "Di", "wants_token": True}).json()["token"]
    heads = {"Authorization": f"Bearer {token}"}
    answer = client.post("/api/tables", json={"rules_name": name}, headers=heads)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


def test_the_api_knows_the_names(client: httpx.Client) -> None:
    """Rules that are asked for, checked, and played at a table; a page of rules too."""
    assert client.get("/api/rules/Canadian%20Rule").json()["preset"] == "canadian"
    assert client.get("/rules/extreme").status_code == 200
    for rules in ("uber", {"preset": "Über"}):
        told = client.post("/api/rules", json={"rules": rules}).json()
        assert (told["preset"], told["rules"]) == ("uber-wizard", "uber-wizard")
    token = client.post("/api/guests", json={"name": "Ada", "wants_token": True}).json()["token"]
    heads = {"Authorization": f"Bearer {token}"}
    body = {"rules": "Canadian Rule", "players": 4}
    table = client.post("/api/tables", json=body, headers=heads).json()["id"]
    assert client.get(f"/api/tables/{table}/rules", headers=heads).json()["rules"] == "canadian"


def test_the_page_has_them_to_search(client: httpx.Client) -> None:
    """Beside the aliases of records."""
    groups = client.get("/api/rules").json()["groups"]
    found = {one["name"]: one["called"] for group in groups for one in group["presets"]}
    assert {name for name, called in found.items() if "Wizard Omnibus" in called} == {
        *("standard", "camelot", "magic")
    }
    assert "Wizard Extreme" in found["saboteur-spoils"]


@pytest.mark.parametrize("path", ["/rules", "/rules/camelot", "/make", "/learn"])
def test_pages_for_those_without_the_page(client: httpx.Client, path: str) -> None:
    """Plain, in the reader's language."""
    answer = client.get(path, headers={"Accept-Language": "de"})
    assert answer.status_code == 200
    assert '<html lang="de">' in answer.text


def test_rules_that_there_are_not(client: httpx.Client) -> None:
    """404: for programs in one form, for a browser in words with a way to all."""
    assert client.get("/api/rules/nothing").json()["code"] == "no-such-rules"
    assert client.get("/rules/nothing").json()["code"] == "no-such-rules"
    reader = {"Accept": "text/html", "Accept-Language": "de"}
    answer = client.get("/rules/nothing?plain", headers=reader)
    assert answer.status_code == 404
    assert "gibt es hier nicht" in answer.text
    assert '<a href="/rules">' in answer.text
