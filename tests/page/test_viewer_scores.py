"""The scores of a game that is looked through: totals, points by round, and as lines."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_viewer import DROP, told
from tests.server.test_viewer import RECORD

pytestmark = pytest.mark.browser


def test_scores_are_shown_by_round_and_as_lines(visit: Visit) -> None:
    """Beside the totals; the lines say in words where they end."""
    guest = visit()
    guest.page.goto(f"{guest.url}/look")
    expect(guest.page.get_by_text("Choose a file")).to_be_visible()
    guest.page.evaluate(DROP, RECORD)
    expect(told(guest)).to_contain_text("Cy deals")
    guest.page.keyboard.press("End")
    cell = guest.page.get_by_role("table").locator("tbody td .sum").last
    total = cell.inner_text()
    guest.page.get_by_role("button", name="By round").click()
    expect(cell).to_contain_text(re.compile("^[+−]"))
    assert cell.inner_text() != total
    guest.page.get_by_role("button", name="Graph").click()
    expect(guest.page.get_by_role("table")).to_have_count(0)
    expect(guest.page.get_by_role("img", name=re.compile("Cy 60"))).to_be_visible()


def test_the_score_sheet_says_bid_and_tricks(visit: Visit) -> None:
    """Ada bid one and took none; who dealt has a circle, and the suit that was named its mark."""
    guest = visit()
    guest.page.goto(f"{guest.url}/look")
    expect(guest.page.get_by_text("Choose a file")).to_be_visible()
    guest.page.evaluate(DROP, RECORD)
    expect(told(guest)).to_contain_text("Cy deals")
    guest.page.keyboard.press("End")
    cells = guest.page.get_by_role("table").locator("tbody tr").first.locator("td.person")
    expect(cells.locator(".box")).to_have_text(["10", "00", "11"])
    expect(cells.locator("small")).to_have_text(["−10", "+20", "+30"])
    expect(cells.last).to_have_class(re.compile("dealt"))
    expect(cells.first).not_to_have_class(re.compile("dealt"))
    suit = guest.page.get_by_role("table").locator("tbody tr").first.locator(".suit")
    expect(suit).to_have_attribute("aria-label", "hearts")
    expect(cells.first).to_have_attribute("title", re.compile("0 of 1$"))
    expect(cells.first).to_have_class(re.compile("missed"))
    expect(cells.first).to_have_attribute(
        "aria-label", re.compile(" points, took 0 of 1, −10 in the round$")
    )
