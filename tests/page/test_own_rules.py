"""Own rules, further: what varies from round to round, and twists of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.browsing import BUILDER, DESK, unfold
from tests.page.conftest import Visit, showing
from tests.page.test_builder import axis, own
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file."""
    yield from showing(tmp_path_factory.mktemp("page"))


def test_twists_are_added_and_left_out(visit: Visit) -> None:
    """Of Smyrna's six some, and others beside them; the link to the rules keeps the choice."""
    ada = visit(DESK)
    own(ada)
    page = ada.page
    twist = page.locator(axis(ada, "twist"))
    twist.get_by_label("A choice of your own").click()
    for name in ("pass one", "pull one", "last card up", "uber card", "flat points"):
        twist.get_by_role("checkbox", name=name).click()
    expect(page.locator("#rules-toml")).to_have_value(
        'twist = ["gizzard-fester", "all-wizards", "all-jesters"]\n'
    )
    expect(page.locator(".words")).to_contain_text("all Wizards or all Jesters")
    page.reload()
    unfold(page, *BUILDER)
    expect(twist.get_by_role("checkbox", name="all Wizards")).to_be_checked()
    expect(twist.get_by_role("checkbox", name="pass one")).not_to_be_checked()
    for name in ("calls", "all Wizards", "all Jesters"):
        twist.get_by_role("checkbox", name=name).click()
    expect(page.locator("#rules-toml")).to_have_value('preset = "standard"\n')


def test_an_exchange_differs_from_round_to_round(visit: Visit) -> None:
    """Like bids: in the rounds that are chosen."""
    ada = visit(DESK)
    own(ada)
    page = ada.page
    exchange = page.locator(axis(ada, "exchange"))
    exchange.get_by_role("button", name="Different from round to round").click()
    exchange.get_by_role("combobox").nth(1).select_option("pass-one")
    expect(page.locator("#rules-toml")).to_have_value(
        'exchange = [["first", "pass-one"], ["always", "none"]]\n'
    )
    expect(page.locator(".words")).to_contain_text("In the first round: After the bids each passes")


def test_the_tournament_has_its_two_switches(visit: Visit) -> None:
    """By their names on the table's form; both on give uneven bids that are mended, at once."""
    ada = visit(DESK)
    page = ada.page
    page.goto(f"{ada.url}/make#preset=bsw-tournament&players=4")
    notequal = page.get_by_role("checkbox", name="notequal")
    hiddentip = page.get_by_role("checkbox", name="hiddentip")
    expect(notequal).to_be_checked()
    expect(hiddentip).not_to_be_checked()
    hiddentip.click()
    expect(page).to_have_url(re.compile("bidding=hidden&uneven_at=reveal$"))
    expect(page.locator(".clash")).to_have_count(0)
    notequal.click()
    expect(page).to_have_url(re.compile("bidding=hidden&uneven=never$"))
    page.reload()
    expect(hiddentip).to_be_checked()
    expect(notequal).not_to_be_checked()
    hiddentip.click()
    notequal.click()
    expect(page).to_have_url(re.compile("preset=bsw-tournament$"))


def test_a_play_off_is_chosen_on_the_form(visit: Visit) -> None:
    """The table that is opened plays ties off; who deals first is chosen there too."""
    ada = visit(DESK)
    page = ada.page
    page.goto(f"{ada.url}/make#preset=magic&players=4")
    page.get_by_role("checkbox", name="A tie for first is played off").click()
    page.get_by_label("First dealer").select_option("Seat 3")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("dialog").get_by_role("button").last.click()
    page.locator(".invite").wait_for()
    expect(page.get_by_label("First dealer")).to_have_value("2")
    told = page.request.get(f"{ada.url}/api/tables/{page.url.rpartition('/')[2]}/rules").json()
    assert told["axes"]["tie"] == "play-off"


def test_what_rules_are_called_is_told(visit: Visit) -> None:
    """In the waiting room, above the rules, and in the list of one's tables."""
    ada = visit(DESK)
    page = ada.page
    page.goto(f"{ada.url}/make#preset=magic&players=4&bidding=hidden&name=Ours")
    page.get_by_label("Name of the table").fill("Sunday")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("dialog").get_by_role("button").last.click()
    rules = page.get_by_role("link", name="Rules of this table: Ours")
    expect(rules).to_be_visible()
    page.goto(f"{page.url}/rules")
    expect(page.locator(".lead")).to_have_text("Ours")
    page.goto(ada.url)
    expect(page.get_by_role("link", name="Sunday · Ours")).to_be_visible()
