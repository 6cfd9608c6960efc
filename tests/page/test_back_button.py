""" "Back" closes what lies over the page, and only then leaves the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.conftest import Visit, showing
from tests.page.screens import opened
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("back"))


def at_a_table(visit: Visit) -> Visitor:
    """Somebody who came from the home page to a game."""
    ada = visit()
    ada.play_now()
    return ada


def menu(who: Visitor) -> None:
    """Open the menu."""
    who.page.get_by_role("button", name="Menu").click()
    expect(who.page.get_by_role("dialog")).to_be_visible()
    who.until("history.state === 'over'")


def test_back_closes_the_menu_and_the_next_back_leaves(visit: Visit) -> None:
    """Also what was opened from the menu, as often as somebody likes."""
    ada = at_a_table(visit)
    table = ada.page.url
    for _ in range(2):
        menu(ada)
        ada.page.get_by_role("dialog").get_by_role("button", name="Keys").click()
        expect(ada.page.get_by_role("dialog", name="Keys")).to_be_visible()
        ada.page.go_back()
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        assert ada.page.url == table
        expect(ada.page.locator(".board")).to_be_visible()
    ada.page.go_back()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_menu_that_was_closed_is_no_step_of_the_way_back(visit: Visit) -> None:
    """By its button, by Escape, by a link in it, or by a reload."""
    ada = at_a_table(visit)
    menu(ada)
    ada.page.get_by_role("button", name="Close").click()
    ada.until("history.state !== 'over'")
    menu(ada)
    ada.page.evaluate("addEventListener('popstate', () => (window.hasStepped = true))")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Scores").click()
    expect(ada.page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    ada.until("window.hasStepped && history.state === 'over'")  # the menu's is gone, this one's is
    ada.page.reload()
    ada.until("history.state !== 'over' && document.querySelector('.board')")
    menu(ada)
    ada.page.get_by_role("dialog").get_by_role("link", name="Home").click()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
    ada.page.go_back()
    expect(ada.page.locator(".board")).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.go_back()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()


def test_back_puts_the_question_for_a_name_aside(visit: Visit) -> None:
    """Whoever came by a link looks at the table then."""
    ada, eve = visit(), visit()
    link = opened(ada)
    eve.page.goto(link)
    eve.page.get_by_role("dialog").wait_for()
    eve.until("history.state === 'over'")
    eve.page.go_back()
    expect(eve.page.get_by_role("dialog")).to_have_count(0)
    assert eve.page.url == link
    expect(eve.page.get_by_role("button", name="Sit here").first).to_be_visible()
