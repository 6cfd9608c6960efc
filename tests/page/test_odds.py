"""Odds and history on the page: from a tap on cards to what a bid is worth; who has won."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from foretell.base.jit import IS_PLAIN
from tests.page.browsing import DESK, PHONE
from tests.page.conftest import Visit, showing
from tests.server.server_process import Process

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(IS_PLAIN, reason="thousands of rounds played out"),
]
POINTS = re.compile(r"[+−]\d+\.\d points on average \(± \d\.\d\)")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("page"))


def test_a_hand_is_tapped_together_and_asked_about(visit: Visit) -> None:
    """Cards, place, bids before; the best bid in a sentence, its tricks, and a link to all that."""
    guest = visit(PHONE)
    page = guest.page
    page.goto(f"{guest.url}/odds")
    for card in ("ace of hearts", "Wizard 4", "7 of diamonds"):
        page.get_by_role("button", name=card, exact=True).click()
    page.get_by_role("button", name="What is it worth?").click()
    expect(page.get_by_role("alert")).to_have_text("One more tap: which card is turned up?")
    page.get_by_text("Turned up", exact=True).click()
    page.get_by_role("button", name="3 of clubs", exact=True).click()
    places = page.get_by_role("group", name="Your place in the bidding")
    places.get_by_text("2", exact=True).click()
    page.get_by_role("combobox", name="1, leads").select_option("1")
    page.get_by_role("button", name="What is it worth?").click()
    expect(page.get_by_role("status").filter(has_text=POINTS)).to_contain_text("Bid 1:")
    expect(page.locator(".points label")).to_have_count(4)
    page.locator(".points label").nth(2).click()
    expect(page.get_by_role("radio", name=re.compile("^Bid 2:"))).to_be_checked()
    expect(page.get_by_role("table", name="Tricks with a bid of 2")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"#players=4&place=2&hand=Ah\+Zs\+7d&up=3c&bids=1$"))
    page.reload()
    expect(page.get_by_role("status").filter(has_text=POINTS)).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".answer")).to_have_count(0)
    expect(page.get_by_text("No cards yet")).to_be_visible()
    guest.forgive_requests()  # the browser notes the first answer


def test_a_named_trump_is_asked_for_and_refusals_are_in_words(visit: Visit) -> None:
    """In German; a hand of a size that is not dealt has a reason from the server."""
    guest = visit(DESK, locale="de")
    page = guest.page
    page.goto(f"{guest.url}/odds#players=4&hand=Ah&up=Zc&rules=quick&place=1")
    verdict = re.compile(r"^Ansage \d: [+−]\d+,\d Punkte im Schnitt")
    expect(page.get_by_text(verdict)).to_be_visible()
    page.get_by_text("Pik", exact=True).click()
    expect(page).to_have_url(re.compile("trump=s"))
    expect(page.get_by_text(verdict)).to_have_count(0)
    page.goto("about:blank")
    page.goto(f"{guest.url}/odds#players=4&hand=Ah+2h&up=Zc&rules=quick")
    expect(page.get_by_role("alert")).to_contain_text("2 Karten: diese Regeln teilen")
    guest.forgive_requests()


def test_the_first_round_is_walked_with_arrows(visit: Visit) -> None:
    """A field tells its exact fraction; the table is one stop of the Tab key."""
    guest = visit(DESK)
    page = guest.page
    page.goto(f"{guest.url}/odds")
    page.get_by_text("5", exact=True).first.click()
    page.get_by_role("button", name=re.compile("^8, trump, lower card up: 46 %, bid 1")).click()
    told = page.locator(".told")
    expect(told).to_contain_text("194580⁄424270 = 45.86 %")
    expect(told).to_contain_text("+6.24 points on average, a bid of 1 +8.34")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("7, trump, higher card up")
    assert page.evaluate("document.querySelectorAll('td button[tabindex=\"0\"]').length") == 1


def test_the_champions(visit: Visit) -> None:
    """From the home page; the years without one too, in the reader's language."""
    guest = visit(PHONE, locale="de")
    page = guest.page
    page.goto(guest.url)
    page.get_by_role("link", name=re.compile("Die Meister")).click()
    years = page.locator(".champions ol li")
    expect(years).to_have_count(15)
    expect(years.filter(has_text="abgesagt")).to_have_count(2)
    expect(years.first).to_contain_text("Spyros Keramas")
    expect(years.first).to_contain_text("2. Titel")
    expect(page.locator("dl")).to_contain_text("Ken Fisher")
    page.get_by_role("button", name="Sprache").click()
    expect(years.filter(has_text="cancelled")).to_have_count(2)
