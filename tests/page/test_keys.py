"""Single keys at the table: what they tell and open, and that they can be switched off."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import DESK, NO_TRUMP, PATIENCE, Visitor, close_dialog, open_menu
from tests.page.conftest import Visit
from tests.page.moments import A_MOMENT, HOLD

pytestmark = pytest.mark.browser


def check_above(one: Locator, other: Locator) -> None:
    """The one ends above the other."""
    box, below = one.bounding_box(), other.bounding_box()
    assert box
    assert below
    assert box["y"] + box["height"] <= below["y"]


def test_keys_tell_the_table_again(visit: Visit) -> None:
    """T the trick, H the hand, R the last line, comma and point the lines around it, ? all keys."""
    guest = visit(DESK)
    guest.context.add_init_script(HOLD)
    guest.short_games({"preset": "standard", "sizes": [6]})
    guest.play_now()
    guest.play_until_choice()
    guest.page.evaluate(f"window.heldFrom = {A_MOMENT}")  # what is told stays until it is looked at
    press, told = guest.page.keyboard.press, guest.page.locator(".again")
    press("t")
    expect(told).to_contain_text("trump", ignore_case=True)
    press("h")
    expect(told).to_contain_text("Your hand:")
    expect(guest.page.locator(".hand button[tabindex='0']")).to_be_focused()
    lines = guest.page.locator(".log p").all_inner_texts()
    for key, line in (("r", lines[-1]), (",", lines[-2]), (",", lines[-3]), (".", lines[-2])):
        press(key)
        expect(told).to_have_text(line)
    check_above(told, guest.page.locator(".seat").first)
    press("?")
    keys = guest.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("reads out the trick")
    keys.get_by_label("Single-key shortcuts").uncheck()
    close_dialog(guest.page)
    for key in ("s", "l", "g", "?"):
        press(key)
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_without_single_keys_digits_choose_no_bid(visit: Visit) -> None:
    """WCAG 2.1.4; the buttons are still there."""
    guest = visit(DESK)
    guest.short_games(NO_TRUMP)
    guest.play_now()
    open_menu(guest.page)
    guest.page.get_by_role("dialog").get_by_label("Single-key shortcuts").uncheck()
    close_dialog(guest.page)
    bids = guest.page.locator(".bids button")
    bids.first.wait_for()
    guest.page.keyboard.press("0")
    expect(guest.page.locator(".bids .sel")).to_have_count(0)
    bids.first.click()
    expect(guest.page.locator(".bids .sel")).to_have_count(1)


def bid_and_play(guest: Visitor) -> None:
    """What is due, by keys alone; whatever closes leaves the focus to the hand."""
    page, focused = guest.page, guest.page.locator(".hand button:focus")
    if guest.has(".bids"):
        page.keyboard.press("0")
        page.keyboard.press("Enter")
        expect(page.locator(".bids")).to_have_count(0)
        expect(focused).to_have_count(1)
    elif guest.has(".hand button.may"):
        page.keyboard.press("End")
        expect(focused).to_have_count(1)
        while not guest.has(".hand button.may:focus"):
            page.keyboard.press("ArrowLeft")
        played = focused.get_attribute("aria-label")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator(f".hand button[aria-label='{played}']")).to_have_count(0)
    page.wait_for_timeout(30)


def test_behind_a_dialog_digits_choose_no_bid(visit: Visit) -> None:
    """Also when a tap into it has taken the focus from what could have had it."""
    guest = visit(DESK)
    guest.short_games(NO_TRUMP)
    guest.play_now()
    bids = guest.page.locator(".bids button")
    bids.first.wait_for()
    open_menu(guest.page)
    guest.page.evaluate("document.activeElement.blur()")
    assert guest.page.evaluate("document.activeElement === document.body")
    guest.page.keyboard.press("0")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".bids .sel")).to_have_count(0)
    close_dialog(guest.page)
    guest.page.keyboard.press("0")
    expect(guest.page.locator(".bids .sel")).to_have_count(1)


def test_a_game_goes_by_keys_alone(visit: Visit) -> None:
    """Two rounds: the arrows walk along the hand after a bid, and after a card has gone."""
    guest = visit(DESK)
    wizards = [f"Z{suit}" for suit in "cdhs"]
    guest.short_games({"preset": "standard", "sizes": [3, 3], "drop": wizards})
    guest.play_now()
    end = time.monotonic() + PATIENCE
    while not guest.has(".ending"):
        assert time.monotonic() < end, guest.shown()
        bid_and_play(guest)
