"""What one can do about somebody at the table: mute, block, swap; and whether they are there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, Visitor, close_dialog, stored, unfold
from tests.page.conftest import Visit
from tests.page.screens import hosted

pytestmark = pytest.mark.browser

AT_ONCE = """
  const later = window.setTimeout;
  window.setTimeout = (deed, ms, ...more) => later(deed, ms === 180_000 ? 0 : ms, ...more);
"""
"""What makes the three minutes nothing after which a host is followed."""


def met(visit: Visit, **table: Any) -> tuple[Visitor, Visitor]:
    """Ada, the host, and Ben in the waiting room."""
    ada, ben = visit(), visit(DESK)
    ben.page.goto(hosted(ada, **table))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    return ada, ben


def says(who: Visitor, text: str) -> None:
    """Say something at the table."""
    line = who.page.get_by_label("Say something")
    line.fill(text)
    line.press("Enter")
    expect(who.page.locator(".log .chat").filter(has_text=text).last).to_be_visible()


def test_somebody_is_muted_from_a_line_and_read_again_from_the_seat(visit: Visit) -> None:
    """Their lines go, at once and for good, until it is taken back."""
    ada, ben = met(visit)
    says(ben, "blah")
    talk = ada.page.locator(".log .chat")
    talk.get_by_role("button", name="More about Ben").click()
    dialog = ada.page.get_by_role("dialog", name="Ben")
    dialog.get_by_role("button", name="Mute", exact=True).click()
    expect(dialog.get_by_role("button", name="Unmute")).to_be_visible()
    close_dialog(ada.page)
    ada.page.reload()
    says(ben, "and blah again")
    says(ada, "silence")
    expect(talk).to_have_text(["Ada: silence"])
    ada.page.get_by_role("listitem").get_by_role("button", name="More about Ben").click()
    dialog.get_by_role("button", name="Unmute").click()
    expect(dialog.get_by_role("button", name="Mute", exact=True)).to_be_visible()
    close_dialog(ada.page)
    says(ben, "hello")
    expect(talk.last).to_have_text("Ben: hello")


def test_the_blocked_are_listed_and_let_near_again(visit: Visit) -> None:
    """On the page of one's own things."""
    ada, ben = met(visit)
    ada.page.get_by_role("listitem").get_by_role("button", name="More about Ben").click()
    ada.page.get_by_role("button", name="Block", exact=True).click()
    expect(ada.page.get_by_role("button", name="Unblock")).to_be_visible()
    ada.page.goto(f"{ada.url}/me")
    expect(ada.page.get_by_text("Ben is blocked")).to_be_visible()
    ada.page.get_by_role("button", name="Unblock").click()
    expect(ada.page.get_by_text("Ben is blocked")).to_be_hidden()
    ben.forgive_requests()


def test_who_may_take_no_bots_seat_hears_why(visit: Visit) -> None:
    """A watcher whom the host has blocked; at a locked table there is nothing to tap."""
    ada, ben = met(visit)
    table = {"table": ada.page.url.rpartition("/")[2], "name": "Ben"}
    assert ada.page.request.post(f"{ada.url}/api/me/blocks", data=table).ok
    ben.page.get_by_role("button", name="Stand up").click()
    ada.page.get_by_role("listitem").filter(has_text="Ben").wait_for(state="hidden")
    ada.page.locator(".btn.go:enabled").click()
    take = ben.page.get_by_role("button", name="Take a bot’s seat")
    take.click()
    expect(ben.page.get_by_role("alert")).to_contain_text("does not want you to sit here")
    expect(ben.page.get_by_role("alert")).to_be_hidden(timeout=10_000)


def test_nobody_is_offered_a_seat_at_a_locked_table(visit: Visit) -> None:
    """Whoever comes by the link once it has begun watches."""
    ada, eve = visit(), visit(DESK)
    link = hosted(ada)
    ada.page.get_by_role("button", name="Lock the table").click()
    ada.page.get_by_role("button", name="Unlock").wait_for()
    ada.page.locator(".btn.go:enabled").click()
    ada.page.locator(".board").wait_for()
    eve.page.goto(link)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Take a bot’s seat")).to_be_hidden()


def test_the_host_swaps_seats_and_hands_the_role_on(visit: Visit) -> None:
    """One place up at a time; the new host has the controls."""
    ada, ben = met(visit)
    seats = ada.page.locator("ol li")
    expect(seats.nth(1)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Arrange the seats").click()
    expect(ada.page.get_by_text("from top to bottom")).to_be_visible()
    ada.page.get_by_role("button", name="Move one seat up: Ben").click()
    expect(seats.nth(0)).to_contain_text("Ben")
    expect(seats.nth(1)).to_contain_text("Ada")
    expect(ada.page.get_by_role("button", name="Move one seat up: Ben")).to_be_disabled()
    ada.page.get_by_role("button", name="Arrange the seats").click()
    ben.page.get_by_role("button", name="Sit here").click()
    expect(seats.nth(2)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="More about Ben").click()
    ada.page.get_by_role("button", name="Make host").click()
    expect(ben.page.get_by_role("button", name="Lock the table")).to_be_visible()
    unfold(ben.page)
    ben.page.get_by_label("Watchers see the cards").select_option("3")
    ben.page.get_by_label("Watchers see all hands after each round").check()
    stored(ben.page)
    ben.page.reload()
    expect(ben.page.get_by_label("Watchers see the cards")).to_have_value("3")
    expect(ben.page.get_by_label("Watchers see all hands after each round")).to_be_checked()


def test_a_seat_shows_whether_its_device_is_connected(visit: Visit) -> None:
    """At the table: the dot, and its words. Bots say that they are bots."""
    ada, ben = met(visit)
    ada.page.get_by_role("button", name="Start with a bot").click()
    bens = ada.page.locator(".seat").filter(has_text="Ben")
    expect(bens.get_by_title("Is connected.")).to_be_visible()
    ada.page.get_by_role("button", name="More about Bot Bruno").click()
    expect(ada.page.get_by_role("dialog", name="Bot Bruno")).to_contain_text(
        "Plays by rules of thumb"
    )
    close_dialog(ada.page)
    ben.page.goto("about:blank")
    expect(bens.get_by_title("Is not connected.")).to_be_visible()
    ada.page.get_by_role("button", name="More about Ben").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Is not connected.")
    dialog.get_by_role("button", name="Let a bot play on").click()
    expect(dialog.get_by_role("alert")).to_contain_text("three minutes")


def test_with_a_clock_nobody_lends_a_seat(visit: Visit) -> None:
    """The clock does that by itself: thirty seconds are the usual ones, and not named."""
    ada, ben = met(visit, options={"pace": 0})
    ada.page.get_by_role("button", name="Start with a bot").click()
    bens = ada.page.locator(".seat").filter(has_text="Ben")
    ben.page.locator(".board").wait_for()
    ben.page.goto("about:blank")
    expect(bens.get_by_title("Is not connected.")).to_be_visible()
    ada.page.get_by_role("button", name="More about Ben").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Is not connected.")
    expect(ada.page.get_by_role("button", name="Let a bot play on")).to_have_count(0)


def test_whoever_follows_a_host_can_remove_them_and_make_nobody_host_of_them(visit: Visit) -> None:
    """What the server would refuse is not offered; the three minutes pass at once here."""
    ada, ben = met(visit)
    ben.page.add_init_script(AT_ONCE)
    ben.page.reload()
    lock = ben.page.get_by_role("button", name="Lock the table")
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(lock).to_have_count(0)
    ada.page.goto("about:blank")
    expect(lock).to_be_visible()
    ben.page.get_by_role("listitem").get_by_role("button", name="More about Ada").click()
    expect(ben.page.get_by_role("button", name="Remove")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Make host")).to_have_count(0)
