"""Rules in plain words: from one set to all of them, and to another."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from foretell.rules.presets import PRESETS
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


def test_rules_are_found_by_what_they_are_like(visit: Visit) -> None:
    """Each has a picture, minutes, players and how hard it is; a word of any of it finds it."""
    ada = visit()
    page = ada.page
    page.goto(f"{ada.url}/rules")
    shown = page.locator("main ul a")
    expect(shown).to_have_count(len(PRESETS))
    expect(page.locator("main ul svg")).to_have_count(len(PRESETS))
    quick = shown.filter(has_text="Quick")
    expect(quick).to_contain_text("For beginners")
    expect(quick).to_contain_text("20 min")
    expect(quick).to_contain_text("3–6 players")
    expect(quick).to_contain_text("Easy")
    drawn = page.locator("main ul svg").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(drawn)) == len(PRESETS)
    search = page.get_by_role("searchbox", name="Find rules")
    search.fill("for beginners")
    expect(shown).to_have_count(3)
    search.fill("nothing of the kind")
    expect(page.get_by_role("status")).to_contain_text("No rules of that name")
    search.fill("grail")
    shown.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Camelot")


@pytest.mark.parametrize(
    ("path", "shown"), [("/rules", "main ul a"), ("/make", "input[type=search]")]
)
def test_what_was_out_of_reach_comes_by_itself(visit: Visit, path: str, shown: str) -> None:
    """The screen says why it is empty, and fills without a reload once the server answers."""
    ada = visit()
    page = ada.page
    page.route("**/api/rules", lambda route: route.abort())
    page.goto(f"{ada.url}{path}")
    expect(page.get_by_text("cannot be reached").first).to_be_visible()
    page.unroute("**/api/rules")
    expect(page.locator(shown).first).to_be_visible()
    expect(page.get_by_text("cannot be reached")).to_have_count(0)
    ada.forgive_requests()  # the browser itself notes those that failed
