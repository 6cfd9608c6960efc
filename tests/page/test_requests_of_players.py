"""What people at a table ask of one another: pauses, an early end, minutes, talk, another game."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.page.browsing import DESK, PATIENCE, PHONE, Visitor, close_dialog, open_menu
from tests.page.conftest import Visit, showing
from tests.page.screens import begun, opened
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all of these tests."""
    yield from showing(tmp_path_factory.mktemp("together"))


@pytest.fixture(scope="module")
def pair(browser: Browser, server: Process) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada with a phone and Ben at a desk."""
    ada, ben = Visitor(browser, server.url, PHONE), Visitor(browser, server.url, DESK)
    with ExitStack() as both:
        both.callback(ada.close)
        both.callback(ben.close)
        opened(ada)
        ben.page.goto(ben.url)
        ben.page.request.post(f"{ben.url}/api/guests", data={"name": "Ben"})
        yield ada, ben


@pytest.fixture
def two(pair: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Both at a new game, with a bot."""
    return together(pair)


def together(pair: tuple[Visitor, Visitor], **options: object) -> tuple[Visitor, Visitor]:
    """Both at a new game with such options, with a bot; nobody has to name trump."""
    ada, _ = pair
    rules = {"preset": "standard", "sizes": [20, 20]}
    body = {"players": 3, "rules": rules, "options": {"clock": 0, "pace": 0, **options}}
    path = ada.page.request.post(f"{ada.url}/api/tables", data=body).json()["page"]
    for one in pair:
        one.page.goto(f"{one.url}{path}")
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ada.page.get_by_role("button", name="Start with a bot").click()
    for one in pair:
        one.page.locator(".board").wait_for()
    return pair


TURN = ".bids, .hand .may"


def whose_turn(both: tuple[Visitor, Visitor]) -> Visitor:
    """Who of them is asked for a bid or a card, once somebody is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for one in both:
            if one.has(TURN):
                return one
        both[0].page.wait_for_timeout(50)
    raise AssertionError("\n".join(("nobody is asked", *(one.shown() for one in both))))


def banner(who: Visitor) -> Locator:
    """What stands over the table."""
    return who.page.locator(".banners")


def heard(who: Visitor) -> Locator:
    """What a screen reader is told."""
    return who.page.locator("[role=log]")


def asks(who: Visitor, name: str) -> None:
    """Choose something in the menu."""
    open_menu(who.page)
    who.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_pause_is_asked_of_the_others(two: tuple[Visitor, Visitor]) -> None:
    """They can refuse, which is heard, or agree; who asks can think better of it."""
    ada, ben = two
    asks(ada, "Ask for a pause")
    expect(banner(ada)).to_contain_text("You ask for a pause. Waiting for Ben.")
    expect(banner(ben)).to_contain_text("Ada asks for a pause.")
    expect(heard(ben)).to_contain_text("Ada asks for a pause.")
    banner(ben).get_by_role("button", name="No").click()
    expect(banner(ben)).to_be_empty()
    expect(heard(ada)).to_contain_text("Ben: No pause for me, please.")
    banner(ada).get_by_role("button", name="Take it back").click()
    expect(heard(ben)).to_contain_text("Ada no longer asks for a pause.")
    asks(ada, "Ask for a pause")
    banner(ben).get_by_role("button", name="Agree").click()
    expect(banner(ada)).to_contain_text("The game is paused.")


def test_an_end_is_agreed_on(two: tuple[Visitor, Visitor]) -> None:
    """Nobody has to look into the menu to agree; leaving comes last in it."""
    ada, ben = two
    ben.page.get_by_role("button", name="Menu").click()
    last = ben.page.locator("dialog :is(a, button)").last
    expect(last).to_have_text("Leave my seat: a bot takes over")  # never where another one is meant
    close_dialog(ben.page)
    asks(ben, "Propose to end the game")
    expect(banner(ada)).to_contain_text("Ben proposes to end the game.")
    banner(ada).get_by_role("button", name="Agree").click()
    expect(ben.page.locator(".ending")).to_be_visible()


def test_a_choice_is_undone_by_consent(pair: tuple[Visitor, Visitor]) -> None:
    """Where the table allows it: who has chosen asks, the others let it stand or agree."""
    both = together(pair, undo=True)
    asker = whose_turn(both)
    other = next(one for one in both if one is not asker)
    while asker.has(TURN):
        asker.step()
    asks(asker, "Undo my last bid or card")
    expect(banner(asker)).to_contain_text("You would like to undo your last bid or card.")
    expect(banner(other)).to_contain_text("would like to undo the last bid or card.")
    banner(other).get_by_role("button", name="No").click()
    expect(heard(asker)).to_contain_text("Let it stand, please.")
    banner(asker).get_by_role("button", name="Take it back").click()
    expect(heard(other)).to_contain_text("lets it stand.")
    asks(asker, "Undo my last bid or card")
    banner(other).get_by_role("button", name="Agree").click()
    expect(heard(asker)).to_contain_text("All agree: your last choice is undone.")
    asker.until(f"document.querySelector('{TURN}')")


def test_talk_and_minutes_are_seen_at_the_seat(two: tuple[Visitor, Visitor]) -> None:
    """A badge at the talk stays until the log has been read; the minutes run down."""
    ada, ben = two
    ben.page.get_by_role("button", name="Hello!").click()
    expect(ada.page.locator(".seat .said")).to_have_text("Hello!")
    expect(ada.page.locator("header .unread")).to_have_text("1")
    expect(ben.page.locator("header .unread")).to_have_count(0)
    ada.page.get_by_role("button", name="What happened, one new line of talk").click()
    expect(ada.page.locator("dialog .chat")).to_have_text("Ben: Hello!")
    close_dialog(ada.page)
    expect(ada.page.locator("header .unread")).to_have_count(0)
    expect(ada.page.locator(".seat .said")).to_have_count(0)
    asks(ben, "Take a three-minute break")
    expect(ada.page.locator(".seat .back-in")).to_have_text(re.compile("Back in (3:00|2:)"))
    expect(ben.page.locator(".me .back-in")).to_be_visible()
    ben.page.get_by_role("button", name="Menu").click()
    expect(
        ben.page.get_by_role("button", name="Your three-minute break is used up")
    ).to_be_disabled()


def test_another_game_is_told_to_all(two: tuple[Visitor, Visitor]) -> None:
    """Whoever did not open it is led there from the end of the last one."""
    ada, ben = two
    asks(ada, "Propose to end the game")
    banner(ben).get_by_role("button", name="Agree").click()
    ben.page.locator(".ending").wait_for()
    here = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page).not_to_have_url(here)
    expect(ben.page.locator(".ending")).to_contain_text("There is a table for another game.")
    ben.page.get_by_role("link", name="To the next game").click()
    expect(ben.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()


def test_a_locked_table_asks_nobody_to_sit_down(
    pair: tuple[Visitor, Visitor], visit: Visit
) -> None:
    """Whoever comes may look; the question comes and goes with the lock."""
    ada, eve = pair[0], visit()
    path = ada.page.request.post(f"{ada.url}/api/tables", data={"players": 3}).json()["page"]
    ada.page.goto(f"{ada.url}{path}")
    ada.page.get_by_role("button", name="Lock the table").click()
    expect(ada.page.get_by_role("button", name="Unlock the table")).to_be_visible()
    eve.page.goto(f"{eve.url}{path}")
    eve.page.locator("ol li").first.wait_for()
    expect(eve.page.get_by_role("dialog")).to_have_count(0)
    ada.page.get_by_role("button", name="Unlock the table").click()
    expect(eve.page.get_by_role("dialog")).to_be_visible()
    ada.page.get_by_role("button", name="Start with").click()
    eve.page.locator(".board").wait_for()
    expect(eve.page.get_by_role("dialog")).to_have_count(0)


def test_a_long_sheet_opens_at_its_beginning(pair: tuple[Visitor, Visitor]) -> None:
    """Nothing is scrolled away when it is shown; the whole sheet is a scroll away."""
    ada = pair[0]
    begun(ada, rules={"preset": "standard", "sizes": [1] * 15})
    ada.press_until("document.querySelector('.ending tbody')")
    for part in (".ending", ".ending .sheet"):
        assert ada.page.locator(part).evaluate("(one) => one.scrollTop") == 0
    expect(ada.page.locator(".podium .place-1 .step").first).to_be_in_viewport(ratio=1)
    rows = ada.page.locator(".ending tbody tr")
    expect(rows).to_have_count(15)
    for row in (rows.first, rows.last):
        row.scroll_into_view_if_needed()
        expect(row.locator("td").first).to_be_in_viewport(ratio=0.95)  # a part of a pixel may lack
