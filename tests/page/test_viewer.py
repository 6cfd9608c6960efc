"""Looking through games in a real browser: by keys and links, from files, and the deals' mark."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.page.browsing import DESK, Visitor
from tests.page.conftest import Visit
from tests.server.test_looking import RECORD

pytestmark = pytest.mark.browser


def over(guest: Visitor) -> str:
    """Play a short game to its end; its id."""
    guest.short_games()
    guest.play_now()
    guest.play_until(lambda: guest.has(".ending"))
    link = guest.page.get_by_role("link", name="Look through the game").get_attribute("href")
    assert link
    return link.rpartition("/")[2]


def told(guest: Visitor) -> Locator:
    """What the step was."""
    return guest.page.locator(".told")


def test_a_finished_game_by_keyboard(visit: Visit) -> None:
    """From the table's end to the first deal, and on to the winner; all hands are open."""
    guest = visit(DESK)
    over(guest)
    guest.page.get_by_role("link", name="Look through the game").click()
    expect(told(guest)).to_contain_text("Round 1, one card each")
    expect(guest.page.locator(".open li")).to_have_count(4)
    keyboard = guest.page.keyboard
    keyboard.press("ArrowDown")
    expect(told(guest)).to_contain_text("takes the trick")
    expect(guest.page.locator(".felt li")).to_have_count(4)
    expect(guest.page.locator(".felt li.wins.done")).to_have_count(1)
    expect(guest.page.locator(".open li")).to_have_count(0)
    keyboard.press("ArrowRight")
    expect(told(guest)).to_contain_text("Round 1 is scored")
    expect(guest.page.get_by_role("table").get_by_role("row")).to_have_count(2)
    keyboard.press("PageDown")
    expect(told(guest)).to_contain_text("Round 2, 2 cards each")
    keyboard.press("End")
    expect(guest.page.locator(".win")).to_contain_text("points")
    assert guest.page.url.endswith("#2.end")
    keyboard.press("Home")
    expect(told(guest)).to_contain_text("Round 1, one card each")
    keyboard.press("ArrowRight")
    assert "#1.0.1" in guest.page.url


def test_a_link_to_a_trick(visit: Visit) -> None:
    """A stranger on a phone lands on the very trick, goes on by buttons, and takes the record."""
    ada, ben = visit(), visit()
    game = over(ada)
    ben.page.goto(f"{ben.url}/games/{game}#2.1")
    expect(told(ben)).to_contain_text("takes the trick")
    current = ben.page.get_by_role("button", name="Trick 1:")
    expect(current).to_have_attribute("aria-current", "step")
    ben.page.get_by_role("button", name="Trick 2:").click()
    assert ben.page.url.endswith("#2.2")
    expect(ben.page.get_by_label("Link to this moment")).to_have_value(ben.page.url)
    ben.page.get_by_role("button", name="One step back").click()
    assert ben.page.url.endswith("#2.2.3")
    ben.page.get_by_label("Round", exact=True).select_option("Round 1 · one card")
    assert ben.page.url.endswith("#1")
    with ben.page.expect_download() as download:
        ben.page.get_by_role("link", name="Download the record").click()
    assert "[[rounds]]" in download.value.path().read_text(encoding="utf-8")
    expect(ben.page.get_by_role("button", name="Deals hold")).to_be_visible()


def test_a_game_that_is_not_over(visit: Visit) -> None:
    """A sentence and the way to its table, where one may watch."""
    ada, ben = visit(), visit()
    ada.short_games({"preset": "standard", "sizes": [5]})
    ada.play_now()
    game = ada.page.url.rpartition("/")[2]
    ben.page.goto(f"{ben.url}/games/{game}")
    expect(ben.page.get_by_role("heading")).to_have_text("Not over yet")
    ben.page.get_by_role("link", name="Go to the table").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    ben.page.goto(f"{ben.url}/games/nothing")
    expect(ben.page.get_by_text("There is no such game")).to_be_visible()
    ben.errors.clear()  # the browser notes each answer 404


def test_a_file_from_disk(visit: Visit, tmp_path: Path) -> None:
    """A record is replayed and shown; one that breaks the rules says where; both leave no trace."""
    guest = visit()
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(RECORD, encoding="utf-8")
    bad.write_text(RECORD.replace("Ah 3s Zc", "Ah 3s 9d"), encoding="utf-8")
    guest.page.goto(guest.url)
    guest.page.get_by_role("link", name="Open a record file").click()
    guest.page.locator("input[type=file]").set_input_files(bad)
    expect(guest.page.get_by_role("alert")).to_contain_text("round 1, trick 1, seat 2")
    guest.errors.clear()  # the browser notes the answer 400
    guest.page.locator("input[type=file]").set_input_files(good)
    expect(guest.page.get_by_role("heading", name="Tuesday")).to_be_visible()
    expect(told(guest)).to_contain_text("Cy deals")
    guest.page.keyboard.press("ArrowRight")
    expect(told(guest)).to_have_text("Cy names hearts as trump.")
    guest.page.keyboard.press("End")
    expect(guest.page.locator(".win")).to_contain_text("Cy wins with 60 points")
    expect(guest.page.locator(".deals")).to_have_count(0)


def test_deals_that_are_verified(visit: Visit) -> None:
    """At the table's end and in the viewer; the mark explains itself."""
    guest = visit()
    over(guest)
    mark = guest.page.locator(".ending").get_by_role("button", name="Deals verified")
    mark.click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Nobody chose these cards")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("link", name="Look through the game").click()
    expect(guest.page.get_by_role("button", name="Deals verified")).to_be_visible()


def test_deals_that_were_tampered_with(visit: Visit) -> None:
    """One card changed in what is published: the mark says so, and where."""
    guest = visit()

    def change(route: Route) -> None:
        bundle = route.fetch().json()
        deck = bundle["rounds"][1]["deck"]
        deck[-1], deck[-2] = deck[-2], deck[-1]
        route.fulfill(body=json.dumps(bundle), content_type="application/json")

    guest.page.route("**/deal.json", change)
    over(guest)
    guest.page.locator(".ending").get_by_role("button", name="Deals do not hold").click()
    expect(guest.page.get_by_role("dialog").get_by_role("listitem")).to_have_text(
        ["Round 2: this is not the deck that the numbers give."]
    )


def test_home_leads_to_finished_games(visit: Visit) -> None:
    """One's own game, played to its end, is looked through from there."""
    guest = visit()
    game = over(guest)
    guest.page.goto(guest.url)
    guest.page.get_by_role("region", name="Games to look through").get_by_role("link").click()
    expect(told(guest)).to_contain_text("Round 1")
    assert f"/games/{game}" in guest.page.url
