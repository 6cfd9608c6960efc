"""Whole games in a real browser against the real server."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest
from playwright.sync_api import expect

from foretell.server.store.sqlite import FILE
from tests.page.browsing import CORNER, DESK, PATIENCE
from tests.page.conftest import Visit
from tests.page.moments import A_MOMENT, HOLD
from tests.page.test_settings import chosen
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


def test_play_now_to_the_end_and_once_more(visit: Visit) -> None:
    """On a phone: to the first card, to the end of the game, then another one."""
    guest = visit()
    guest.short_games()
    guest.play_now()
    guest.play_until(lambda: guest.has(".hand button.may"))
    guest.play_until(lambda: guest.has(".ending"))
    ending = guest.page.locator(".ending")
    expect(ending.get_by_role("heading", level=2)).to_contain_text("points")
    expect(ending.get_by_role("row")).to_have_count(3)
    ending.get_by_role("button", name="Play again").click()
    guest.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.locator(".board")).to_be_visible()


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    """Tab and Enter start it, digits bid, arrows and Enter play."""
    guest = visit(DESK)
    guest.short_games({"preset": "standard", "sizes": [1]})
    guest.page.goto(guest.url)
    guest.page.get_by_role("button", name="Play now").focus()
    keyboard = guest.page.keyboard
    keyboard.press("Enter")
    end = time.monotonic() + PATIENCE
    while not guest.has(".ending"):
        assert time.monotonic() < end
        if guest.has(".bids"):
            keyboard.press("0")
            keyboard.press("Enter")
        elif guest.has(".scene button.choice"):
            guest.page.locator(".scene button.choice").first.focus()
            keyboard.press("Enter")
        elif guest.has(".hand button.may"):
            guest.page.locator(".hand button[tabindex='0']").focus()
            keyboard.press("ArrowRight")
            keyboard.press("Enter")
            keyboard.press("Enter")
        guest.page.wait_for_timeout(60)


def test_a_dimmed_card_says_why(visit: Visit) -> None:
    """The reason is the server's, in the reader's words; the card has a name with its state."""
    guest = visit()
    guest.context.add_init_script(HOLD)
    guest.short_games({"preset": "standard", "sizes": [12]})
    guest.play_now()
    guest.play_until(lambda: guest.has(".hand button.no"))
    dimmed = guest.page.locator(".hand button.no").first
    assert (dimmed.get_attribute("aria-label") or "").endswith(", not allowed now")
    guest.page.evaluate(f"window.heldFrom = {A_MOMENT}")  # reason and way back are looked at
    dimmed.evaluate("(card) => card.click()")  # a card marked beside it may lie over it
    reason = guest.page.get_by_role("alert")
    expect(reason).to_contain_text("you must follow")
    chosen(guest.page, "Take back before sending", "three")
    if not guest.has(".hand button.up"):  # lifted already by who played up to here
        guest.page.locator(".hand button.may").last.click(position=CORNER)
    guest.page.locator(".hand button.up").last.click(position=CORNER)
    expect(guest.page.get_by_role("button", name="Take back")).to_be_visible()
    expect(reason).to_have_count(0)  # it would lie below
    guest.forgive_requests()


def test_friends_by_a_link(visit: Visit) -> None:
    """One makes a table, the other opens its link and types a name: both sit, and both play."""
    ada, ben = visit(), visit(DESK)
    for person in (ada, ben):
        person.short_games()
    ada.page.goto(ada.url)
    ada.page.get_by_role("button", name="Play with friends").click()
    ada.page.get_by_role("button", name="Make the table").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Sit down").click()
    link = ada.page.get_by_label("Link to this table").input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(ben.page.get_by_role("listitem").filter(has_text="you")).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Start with 2 bots").click()
    end = time.monotonic() + 2 * PATIENCE
    while not (ada.has(".ending") and ben.has(".ending")):
        assert time.monotonic() < end, "\n".join(one.shown() for one in (ada, ben))
        ada.step()
        ben.step()


def test_a_restart_in_the_middle_of_a_trick(visit: Visit, server: Process) -> None:
    """The page says within four seconds that it reconnects, and goes on where everything was."""
    guest = visit()
    guest.short_games({"preset": "standard", "sizes": [5]})
    guest.play_now()
    guest.play_until_choice()
    before = guest.page.locator(".hand").aria_snapshot()
    server.kill()
    expect(guest.page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(guest.page.get_by_text("Reconnecting")).to_be_hidden()
    assert guest.page.locator(".hand").aria_snapshot() == before
    guest.play_until(lambda: guest.has(".ending"))
    guest.forgive_requests()  # the browser itself notes each attempt that failed


def test_a_disk_that_takes_nothing_stops_the_game_for_a_while(
    visit: Visit, server: Process
) -> None:
    """The table says why nothing goes on, and goes on when the disk does."""
    guest = visit()
    guest.short_games()
    guest.play_now()
    says = guest.page.get_by_role("status").filter(has_text="The server cannot save anything")
    with closing(sqlite3.connect(server.data / FILE, isolation_level=None)) as other:
        other.execute("begin immediate")
        guest.play_until(lambda: says.count() > 0)
        expect(says).to_contain_text("Nothing is lost")
        other.execute("rollback")
    guest.play_until(lambda: guest.has(".ending"))
    expect(says).to_have_count(0)
