"""Rules in plain words: from one set to all of them, and to another."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit

pytestmark = pytest.mark.browser


def test_each_set_of_rules_is_told_for_its_own_number_of_players(visit: Visit) -> None:
    """What was chosen for one set does not count for the next, and the list has its own title."""
    ada = visit()
    ada.page.goto(f"{ada.url}/rules/hidden")
    ada.page.locator(".words").wait_for()
    ada.page.get_by_text("6", exact=True).first.click()
    expect(ada.page.locator(".words")).to_contain_text("10 rounds")
    ada.page.get_by_role("link", name="All rules").click()
    expect(ada.page.locator("h1")).to_have_text("The rules")
    ada.page.get_by_role("link", name="German Championship 2008").click()
    expect(ada.page.locator("h1")).to_have_text("German Championship 2008")
    expect(ada.page.locator(".words")).to_be_visible()
