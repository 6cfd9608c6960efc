"""A game night on the page: every week again, moved, and whoever comes is told of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.conftest import Visit
from tests.page.test_notices import AWAY, TOLD, chromium, until_told  # noqa: F401  # shows notices
from tests.page.test_offline import READY

pytestmark = pytest.mark.browser


def announce(olga: Visitor) -> str:
    """A game night that comes every week; its address."""
    page = olga.page
    page.goto(f"{olga.url}/tournaments")
    page.get_by_label("What is it called?").fill("Thursdays")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_label("Format").select_option("night")
    page.get_by_label("Begins", exact=True).fill("2090-05-04T19:30")
    page.get_by_label("Every week").check()
    page.get_by_label("Place or link").fill("At the Owl")
    page.get_by_role("button", name="Announce it").click()
    expect(page.get_by_role("heading", name="Thursdays")).to_be_visible()
    expect(page.locator(".facts")).to_contain_text("Every week")
    return page.url


def move(olga: Visitor, hour: str, place: str) -> None:
    """Name another hour and place."""
    page = olga.page
    page.get_by_role("button", name="Another time or place").click()
    page.get_by_label("Begins", exact=True).fill(hour)
    page.get_by_label("Place or link").fill(place)
    page.get_by_role("button", name="Another time or place").click()
    expect(page.locator(".facts")).to_contain_text(place)


def test_who_comes_is_told_that_a_night_has_moved(visit: Visit) -> None:
    """On the page until they have seen it, and by a notice where that is behind others."""
    olga = visit(DESK)
    ben = visit(PHONE, service_workers="allow", permissions=["notifications"])
    link = announce(olga)
    ben.page.goto(ben.url)
    ben.until(READY)
    ben.page.evaluate("localStorage['foretell.settings'] = '{\"notices\": true}'")
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="I’ll come").click()
    expect(ben.page.get_by_text("You come, as Ben.")).to_be_visible()
    ben.page.evaluate(AWAY)
    move(olga, "2090-05-05T20:00", "At the Lion")
    until_told(ben)
    path = ben.page.evaluate("location.pathname")
    assert ben.page.evaluate(TOLD) == [["Thursdays: another hour or place", path]]
    told = ben.page.get_by_role("region", name="Another time or place")
    expect(told).to_contain_text(re.compile("8:00.PM.*Before: .*7:30.PM"))
    expect(told).to_contain_text("At the Lion")
    expect(told).to_contain_text("Before: At the Owl")
    told.get_by_role("button", name="Got it").click()
    ben.page.reload()
    expect(ben.page.get_by_text("You come, as Ben.")).to_be_visible()
    expect(told).to_have_count(0)
    expect(olga.page.get_by_role("region", name="Another time or place")).to_have_count(0)
    olga.forgive_requests()  # the browser notes that Ben was faster


def test_an_organiser_lets_it_come_no_more_and_again(visit: Visit) -> None:
    """One button says what it does; the calendar says which nights come every week."""
    olga = visit(PHONE)
    announce(olga)
    page = olga.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="No longer every week").click()
    expect(page.locator(".facts")).not_to_contain_text("Every week")
    page.get_by_role("button", name="Every week", exact=True).click()
    expect(page.locator(".facts")).to_contain_text("Every week")
    page.goto(f"{olga.url}/tournaments")
    line = page.get_by_role("listitem").filter(has_text="Thursdays").last
    expect(line).to_contain_text("Every week · At the Owl")
