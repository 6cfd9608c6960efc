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


LEFT = """() => {
  window.left = 0;
  const isTold = (one) => one.role === "status";
  new MutationObserver((all) => {
    window.left += all.flatMap((one) => [...one.removedNodes]).filter(isTold).length;
  }).observe(document, { childList: true, subtree: true });
}"""
AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def test_what_is_unfolded_stays_so_when_the_page_looks_again(visit: Visit) -> None:
    """Also if somebody has played meanwhile; what was checked is not told anew."""
    ben = visit()
    told: dict[str, Any] = copy.deepcopy(PLAYED)
    for event in told["events"]:
        event["seed"] = "cd" * 32
    ben.page.route("**/api/daily*", answering(told))
    ben.page.goto(f"{ben.url}/daily/2026-11-24")
    line = ben.page.locator("details").filter(has=ben.page.locator("summary.row")).first
    line.locator("summary").click()
    expect(ben.page.locator("[class=wrong], [class^='wrong ']")).to_have_count(2)
    ben.page.evaluate(LEFT)
    for event in told["events"]:
        event["lines"][1]["points"] = 777
    told["now"] += 20
    with ben.page.expect_response("**/api/daily*"):
        ben.page.evaluate(AGAIN)
    expect(ben.page.locator("summary.row").nth(1)).to_contain_text("777")
    expect(line).to_have_attribute("open", "")
    expect(line.locator("summary")).to_be_focused()
    assert ben.page.evaluate("window.left") == 0


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
