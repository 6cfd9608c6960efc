"""Whatever people type stays text, in every field of every screen (S8)."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, Visitor
from tests.page.conftest import Visit, showing
from tests.page.screens import begun
from tests.page.test_waiting_room_and_chat import MARKUP
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

NAME = "<b>Ada</b><img src=x>"
"""A name that a person may bear."""
FIELDS = ":is(input:is([type=text], [type=search], :not([type])), textarea):not([readonly])"
MADE = "main :is(img, script, b > b, iframe), dialog :is(img, script, iframe)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("markup"))


def fields(person: Visitor, address: str, at_least: int) -> None:
    """Type everything into each field of a screen, and send it."""
    page, found = person.page, person.page.locator(FIELDS)

    def come() -> None:
        page.goto("about:blank")
        page.goto(address)
        found.nth(at_least - 1).wait_for(state="attached")
        page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")

    come()
    here = page.url
    for place in range(found.count()):
        for text in MARKUP:
            found.nth(place).fill(text)
            found.nth(place).press("Enter")
            assert page.locator(MADE).count() == 0
            assert page.evaluate("window.hacked") is None
            if page.url.partition("#")[0] != here.partition("#")[0]:
                come()


@pytest.mark.parametrize(
    ("path", "number"),
    [("/", 1), ("/make", 2), ("/make#players=3&bidding=hidden", 3), ("/device", 1), ("/me", 1)],
)
def test_no_field_makes_anything_of_markup(visit: Visit, path: str, number: int) -> None:
    """Links to join by, names, codes, rules that are searched, pasted and named."""
    ada = visit(DESK)
    fields(ada, f"{ada.url}{path}", number)
    ada.page.wait_for_load_state("networkidle")  # the last answer may still be on its way
    ada.forgive_requests()  # the browser itself notes each refusal


def test_no_address_makes_anything_of_markup(visit: Visit) -> None:
    """What stands in a link that somebody sends."""
    ada, text = visit(), quote(MARKUP[0])
    for place in ("/make#players=3&name=", "/device#", "/look#", "/learn#", "/t/", "/games/"):
        ada.page.goto("about:blank")
        ada.page.goto(f"{ada.url}{place}{text}")
        ada.page.locator("h1").first.wait_for()
        assert ada.page.evaluate("window.hacked") is None
        assert ada.page.locator(MADE).count() == 0
    ada.forgive_requests()  # the browser itself notes each address that there is not


def test_an_address_that_was_cut_short_is_answered(visit: Visit) -> None:
    """Half a character in it stops no screen."""
    ada = visit()
    for place in ("/device#%E4", "/rules/%E4%A", "/make#name=%E4", "/games/%E4", "/t/%E4/rules"):
        ada.page.goto("about:blank")
        ada.page.goto(f"{ada.url}{place}")
        ada.page.locator("h1").first.wait_for()
    ada.forgive_requests()


def test_a_name_of_markup_is_a_name(visit: Visit) -> None:
    """At the seat, in sheet, talk and title, in lists, and in the game looked through."""
    ada, ben = visit(DESK), visit(DESK)
    ada.page.goto(ada.url)
    ada.page.request.post(f"{ada.url}/api/guests", data={"name": NAME})
    begun(ada, rules={"preset": "standard", "sizes": [1]}, name="<i>Table</i>")
    ben.page.goto(ada.page.url)
    expect(ben.page.locator(".seat, .me").filter(has_text=NAME).first).to_be_visible()
    expect(ben.page).to_have_title("<i>Table</i> · Foretell")
    ada.page.get_by_role("button", name="Hello!").click()
    expect(ben.page.locator(".log .chat")).to_have_text(f"{NAME}: Hello!")
    ada.play_until(lambda: ada.has(".ending"))
    expect(ben.page.locator(".ending")).to_contain_text(NAME[:12])
    ben.page.get_by_role("link", name="Look through").click()
    expect(ben.page.get_by_text(NAME).first).to_be_attached()
    assert ben.page.locator(MADE).count() == 0
    ben.page.goto(ben.url)
    expect(ben.page.get_by_text("<i>Table</i>")).to_be_visible()
    assert ben.page.locator(MADE).count() == 0
    assert ben.page.evaluate("window.hacked") is None
