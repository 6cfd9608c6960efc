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
