"""An earlier day of the robot events: every game is one tap away."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PHONE
from tests.page.conftest import Visit
from tests.page.screens_without_table import PLAYED, answering

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("is_over", [True, False])
def test_a_tap_leads_to_the_game_once_the_day_is_over(visit: Visit, is_over: bool) -> None:
    """Of one deal and of ten rounds alike; before that no game may be looked at."""
    ben = visit(PHONE)
    told: dict[str, Any] = copy.deepcopy(PLAYED)
    for event in told["events"]:
        event["seed"] = "cd" * 32 if is_over else ""
        for number, line in enumerate(event["lines"]):
            line["game"] = f"{event['kind']}{number}" if is_over else ""
    ben.page.route("**/api/daily*", answering(told))
    ben.page.goto(f"{ben.url}/daily/2026-11-24")
    expect(ben.page.get_by_role("heading", name="Ten rounds").first).to_be_visible()
    for event in told["events"]:
        links = ben.page.locator(f"a[href^='/games/{event['kind']}']:visible")
        expect(links).to_have_count(min(10, len(event["lines"])) if is_over else 0)
    if is_over:
        ben.page.locator("a[href='/games/evening0']").click()
        expect(ben.page).to_have_url(re.compile("/games/evening0$"))
    ben.forgive_requests()  # there is no such game
