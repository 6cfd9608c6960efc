"""Single keys at the table: what they tell and open, and that they can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import DESK, NO_TRUMP
from tests.page.conftest import Visit

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
    guest.short_games({"preset": "standard", "sizes": [6]})
    guest.play_now()
    guest.play_until_choice()
    press = guest.page.keyboard.press
    told = guest.page.locator(".again")
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
    expect(keys).to_contain_text("tells the trick")
    keys.get_by_label("Single keys do something").uncheck()
    press("Escape")
    for key in ("s", "l", "g", "?"):
        press(key)
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_without_single_keys_digits_choose_no_bid(visit: Visit) -> None:
    """WCAG 2.1.4; the buttons are still there."""
    guest = visit(DESK)
    guest.short_games(NO_TRUMP)
    guest.play_now()
    guest.page.locator("header nav button").last.click()
    guest.page.get_by_role("dialog").get_by_label("Single keys do something").uncheck()
    guest.page.keyboard.press("Escape")
    bids = guest.page.locator(".bids button")
    bids.first.wait_for()
    guest.page.keyboard.press("0")
    assert guest.page.locator(".bids .sel").count() == 0
    bids.first.click()
    assert guest.page.locator(".bids .sel").count() == 1
