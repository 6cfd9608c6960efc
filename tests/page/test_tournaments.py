"""An evening of a tournament at real tables: who directs it, and who comes by its link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.conftest import Visit

pytestmark = pytest.mark.browser

NAMES = ("Ada", "Ben", "Cy", "Dora", "Eve", "Finn", "Gus")
TURN = 12_500
"""Milliseconds after which the large screen shows the next page."""
FINAL = {"Rounds": "1", "How many go on": "4", "Seats in the final": "4"}


def announce(director: Visitor, settings: dict[str, str] = FINAL) -> str:
    """Open a tournament with settings of one's own; its address."""
    page = director.page
    page.goto(f"{director.url}/tournaments")
    page.get_by_label("What is it called?").fill("Spring cup")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_label("Format").select_option("own")
    for label, value in settings.items():
        page.get_by_label(label).fill(value)
    page.get_by_label("Place", exact=True).fill("At the Owl")
    page.get_by_role("button", name="Announce it").click()
    expect(page.get_by_role("heading", name="Spring cup")).to_be_visible()
    return page.url


def paste(page: Page, names: tuple[str, ...] = NAMES) -> None:
    """Write people down from a list."""
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("One a line").fill("\n".join(f"{name}, Owls" for name in names))
    page.get_by_role("button", name=f"Add {len(names)}").click()
    expect(people(page)).to_have_count(len(names))


def people(page: Page) -> Locator:
    """Who takes part."""
    return page.get_by_role("region", name="People").get_by_role("listitem")


def table(page: Page, number: int) -> Locator:
    """A table of the round."""
    return page.get_by_role("article", name=f"Table {number}", exact=True)


def enter(page: Page, number: int, *points: int) -> None:
    """Write down what a table came to, with the keys alone once it is open."""
    table(page, number).get_by_role("button", name="Enter result").click()
    expect(page.get_by_role("dialog").get_by_role("textbox").first).to_be_focused()
    for value in points:
        page.keyboard.type(str(value))
        page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def press(page: Page, name: str) -> None:
    """Do what is due next."""
    page.get_by_role("region", name="Progress").get_by_role("button", name=name).click()


def come_by_link(phone: Visitor, link: str) -> None:
    """Take part as Zoe, in German."""
    phone.page.goto(link)
    phone.page.get_by_label("Dein Name").fill("Zoe")
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_text("Du bist als Zoe dabei.")).to_be_visible()


def correct(page: Page, number: int, points: int, why: str) -> None:
    """Correct what the first seat of a table has; not without a reason."""
    table(page, number).get_by_role("button", name="Correct").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").first.fill(str(points))
    dialog.get_by_role("button", name="Correct it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("stays in the log")
    dialog.get_by_label("Why").fill(why)
    dialog.get_by_role("button", name="Correct it").click()
    expect(table(page, number).get_by_role("listitem").first).to_contain_text(str(points))


def play_off(page: Page) -> str:
    """Two tie in the final, and the second of them wins the play-off; the name."""
    expect(page.get_by_role("article")).to_have_count(1)
    winner = table(page, 1).get_by_role("listitem").nth(1).locator("bdi").inner_text()
    table(page, 1).get_by_role("button", name="Enter result").click()
    for value in (50, 50, 0, -20):
        page.keyboard.type(str(value))
        page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("a tie")
    dialog.get_by_label("A play-off decided the tie").check()
    dialog.get_by_role("combobox").first.select_option("2")
    dialog.get_by_role("button", name="Enter", exact=True).click()
    return winner


def test_an_evening_at_real_tables(visit: Visit) -> None:
    """People, draw, results, a correction, the final with a play-off, and who has won."""
    director, phone = visit(DESK), visit(PHONE, locale="de")
    page = director.page
    link = announce(director)
    paste(page)
    come_by_link(phone, link)
    expect(people(page)).to_have_count(8)
    press(page, "Draw Round 1")
    expect(phone.page.get_by_text(re.compile(r"Du sitzt an Tisch \d"))).to_be_visible()
    enter(page, 1, 90, 40, -10, 60)
    enter(page, 2, 120, 30, 20, 10)
    correct(page, 1, 190, "Misread")
    press(page, "Close Round 1")
    press(page, "Draw Round 2, final")
    winner = play_off(page)
    press(page, "Close Round 2, final")
    expect(page.get_by_role("heading", name=f"{winner} wins.")).to_be_visible()
    page.get_by_text("What was corrected (1)").click()
    expect(page.get_by_text("Misread")).to_be_visible()
    expect(phone.page.get_by_role("heading", name=winner)).to_be_visible()
    standings = page.get_by_role("region", name="Standings").get_by_role("row")
    expect(standings.nth(1)).to_contain_text(winner)
    director.forgive_requests()  # the browser notes the refusal


def test_somebody_comes_late_misses_a_round_and_leaves(visit: Visit) -> None:
    """Each is told to all; a draw without results is taken back with a reason."""
    director = visit(DESK)
    page = director.page
    announce(director, {"Rounds": "3", "How many go on": "0", "Seats in the final": "0"})
    paste(page)
    press(page, "Draw Round 1")
    expect(page.get_by_role("article")).to_have_count(2)
    press(page, "Take the draw back")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Why").fill("Ada is not here yet")
    dialog.get_by_role("button", name="Take the draw back").click()
    expect(page.get_by_role("article")).to_have_count(0)
    for name, deed, said in (
        ("Ada", "Absent in round 1", "absent in the next round"),
        ("Ben", "Withdraws", "withdrawn"),
    ):
        page.get_by_role("button", name=f"{name}: change").click()
        dialog.get_by_role("button", name=deed).click()
        expect(people(page).filter(has_text=name)).to_contain_text(said)
    page.get_by_label("Name", exact=True).fill("Ida")
    page.keyboard.press("Enter")
    expect(people(page)).to_have_count(8)
    expect(page.get_by_label("Name", exact=True)).to_be_focused()
    press(page, "Draw Round 1")
    expect(page.get_by_role("article").get_by_role("listitem")).to_have_count(6)


def test_the_large_screen_shows_tables_and_standings_in_turn(visit: Visit) -> None:
    """Without anything else; Escape leads back."""
    director = visit(DESK)
    page = director.page
    page.clock.install()
    announce(director)
    paste(page)
    press(page, "Draw Round 1")
    page.get_by_role("button", name="Large screen").click()
    expect(page.get_by_role("heading", name="Table 2")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(1)
    page.clock.run_for(TURN)
    expect(page.get_by_text("Standings")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(len(NAMES))
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="People")).to_be_visible()
    assert not page.url.endswith("#big")


def test_without_the_server_the_last_known_stands(visit: Visit) -> None:
    """And says since when; it goes on by itself."""
    director = visit(PHONE)
    page = director.page
    announce(director)
    director.forgive_requests()
    page.route("**/api/tournaments/*", lambda route: route.abort())
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    expect(page.get_by_role("heading", name="Spring cup")).to_be_visible()
    page.unroute("**/api/tournaments/*")
    expect(page.get_by_text("The server cannot be reached")).to_have_count(0)
