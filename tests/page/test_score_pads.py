"""The score pad: a whole evening without a network, several phones, corrections, secret bids."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.conftest import Visit, showing
from tests.page.score_pads import (
    begin,
    bid,
    bid_in_secret,
    correct,
    expect_totals,
    now,
    score,
)
from tests.page.test_offline import keep_rules
from tests.page.test_offline import visitor as with_worker
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

SAVED = "Saved here and on the server."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file."""
    yield from showing(tmp_path_factory.mktemp("pads"))


def at_pads(visit: Visit) -> Visitor:
    """Somebody at the list of score pads."""
    guest = visit()
    guest.page.goto(f"{guest.url}/pad")
    return guest


def test_a_whole_evening_without_a_network(visit: Visit, server: Process) -> None:
    """Begun, corrected and opened again while nothing is reached; then all of it is saved."""
    ada = with_worker(visit)
    keep_rules(ada)
    server.kill()
    ada.page.goto(f"{ada.url}/pad")
    begin(ada, "quick", ("Ada", "Ben", "Cy", "Dora", "Eve", "Fay"))
    for size in (2, 4, 6):
        bid(ada, 1, 0, 0, 0, 0, 0)
        score(ada, Ben=size - 1)
    expect(ada.page.get_by_text("36 notes wait for the server")).to_be_visible()
    correct(ada, 2, "Ben: Bid", "1")
    ada.page.reload()
    for size in (8, 10):
        bid(ada, 1, 0, 0, 0, 0, 0)
        score(ada, Cy=size - 1)
    expect(ada.page.get_by_role("heading", name="win")).to_be_visible()
    totals = ada.page.locator(".sheet thead b").all_inner_texts()
    expect(ada.page.get_by_text("61 notes wait for the server")).to_be_visible()
    server.start()
    expect(ada.page.get_by_text(SAVED)).to_be_visible()
    ben = visit()
    ben.page.goto(ada.page.url)
    expect_totals(ben, *totals)
    ada.forgive_requests()


def test_an_uneven_rule_is_checked_as_bids_come(visit: Visit) -> None:
    """What it bars cannot be tapped, and after a correction the round says what does not fit."""
    ada = at_pads(visit)
    begin(ada, "screw-the-dealer", ("Ada", "Ben", "Cy"))
    bid(ada, 1, 0)
    barred = now(ada).get_by_role("button", name="0: the bids may not add up to the tricks")
    expect(barred).to_be_disabled()
    bid(ada, 1)
    score(ada, Ada=-1)
    expect_totals(ada, "−10", "30", "20")
    correct(ada, 1, "Ben: Bid", "0")
    expect(now(ada).get_by_role("alert")).to_contain_text("Ada may not bid 1")
    expect_totals(ada, "0", "0", "0")
    correct(ada, 1, "Ben: Bid", "1")
    expect_totals(ada, "−10", "30", "20")


def test_a_revoke_ends_a_round(visit: Visit) -> None:
    """The others make their bids (rules 14); what was noted last may be taken back."""
    ada = at_pads(visit)
    begin(ada, names=("Ada", "Ben", "Cy"))
    bid(ada, 0, 1, 1)
    now(ada).get_by_role("button", name="Take back").click()
    bid(ada, 0)
    now(ada).get_by_role("button", name="Revoke").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Cy").click()
    expect_totals(ada, "20", "20", "−20")


def test_what_was_noted_is_taken_back_step_by_step(visit: Visit) -> None:
    """Two bids, then the tricks of a whole round at once."""
    ada = at_pads(visit)
    begin(ada, names=("Ada", "Ben", "Cy"))
    bid(ada, 1, 0)
    back = now(ada).get_by_role("button", name="Take back")
    back.click()
    back.click()
    expect(now(ada)).to_contain_text("Ben bids")
    expect(back).to_have_count(0)
    bid(ada, 0, 0, 1)
    score(ada)
    back.click()
    expect(now(ada).get_by_role("button", name="Score the round")).to_be_visible()
    expect_totals(ada, "0", "0", "0")


def test_a_round_that_fits_no_more_has_a_way_out(visit: Visit) -> None:
    """Nannie's rule: after a correction somebody else drops out, who has bid since."""
    ada = at_pads(visit)
    begin(ada, "nannie", ("Ada", "Ben", "Cy"))
    for _ in range(2):
        bid(ada, 0, 0, 0)
        for _ in range(20):
            if now(ada).get_by_role("button", name="Score the round").is_enabled():
                break
            now(ada).get_by_role("button", name="Cy: one more").click()
        score(ada)
    bid(ada, 0)
    correct(ada, 1, "Cy: Bid", "20")
    correct(ada, 2, "Cy: Bid", "19")
    correct(ada, 2, "Ben: Bid", "19")
    expect(now(ada).get_by_role("alert")).to_be_visible()
    now(ada).get_by_role("button", name="Mend round 3").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Empty this round").click()
    expect(now(ada).get_by_role("alert")).to_have_count(0)


def test_secret_bids_stay_on_the_phone_until_they_are_shown(visit: Visit) -> None:
    """Neither who takes the phone next nor who looks on sees them; a reload loses none."""
    ada, ben = at_pads(visit), visit()
    begin(ada, "delayed", ("Ada", "Ben", "Cy"))
    expect(ada.page.get_by_text(SAVED)).to_be_visible()
    ben.page.goto(ada.page.url)
    bid_in_secret(ada, 0)
    ada.page.reload()
    expect(now(ada)).to_contain_text("1 of 3 are in")
    bid_in_secret(ada, 1, 0)
    ada.page.get_by_role("button", name="Correct round 1").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("still secret")
    ada.page.keyboard.press("Escape")
    box = ".sheet tbody tr >> nth=0 >> .box"
    expect(ada.page.locator(box)).to_have_text(["", "", ""])
    score(ada, Ada=1)
    expect(ben.page.locator(box)).to_have_text(["01", "00", "10"])
    expect_totals(ben, "−10", "20", "−10")


def test_the_pencil_is_handed_over(visit: Visit) -> None:
    """From phone to phone; the first one looks on."""
    ada, ben = at_pads(visit), visit()
    begin(ada, names=("Ada", "Ben", "Cy"))
    expect(ada.page.get_by_text(SAVED)).to_be_visible()
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Ask for the pencil").click()
    ada.page.get_by_role("button", name="Hand it to Ben").click()
    expect(ada.page.get_by_text("Another phone holds the pencil")).to_be_visible()
    bid(ben, 1, 0, 0)
    score(ben)
    expect_totals(ada, "20", "30", "20")


def test_a_name_is_claimed_by_its_code(visit: Visit) -> None:
    """The holder of the pencil shows it; its player follows the link, or types it."""
    ada, ben = at_pads(visit), visit()
    begin(ada, names=("Ada", "Ben", "Cy"))
    ada.page.get_by_text("Codes for ratings").click()
    ada.page.get_by_role("button", name="Show the codes").click()
    line = ada.page.locator(".codes li").filter(has_text="Ben")
    code = line.locator("code").inner_text()
    ben.play_now()
    ben.page.goto(f"{ben.url}/me#{code}")
    ben.page.get_by_role("button", name="Rate my games").click()
    expect(ben.page.get_by_label("Code of your name")).to_have_value(code)
    ben.page.get_by_label("Code of your name").press("Enter")
    expect(ben.page.get_by_role("link", name="Ben on a score pad")).to_be_visible()
    expect(ben.page.get_by_label("Code of your name")).to_have_value("")
    ada.page.get_by_role("button", name="New codes").click()
    expect(line).to_contain_text("claimed")
    ben.page.get_by_role("button", name="Not mine").click()
    expect(ben.page.get_by_role("link", name="Ben on a score pad")).to_have_count(0)


def test_a_lost_connection_loses_no_note(visit: Visit) -> None:
    """The holder notes on without one; who looks on has all of it when it is back."""
    ada, ben = at_pads(visit), visit()
    begin(ada, names=("Ada", "Ben", "Cy"))
    now(ada).get_by_label("Turned up").select_option("7h")
    expect(now(ada)).to_contain_text("is trump")
    bid(ada, 1)
    expect(ada.page.get_by_text(SAVED)).to_be_visible()
    ben.page.goto(ada.page.url)
    ada.context.set_offline(True)
    bid(ada, 0, 0)
    score(ada)
    bid(ada, 1, 1, 1)
    expect(ada.page.get_by_text("notes wait for the server")).to_be_visible()
    ada.context.set_offline(False)
    expect_totals(ben, "20", "30", "20")
    expect(ben.page.locator(".sheet tbody tr >> nth=1 >> .box")).to_have_text(["1", "1", "1"])
    ada.forgive_requests()


def test_two_versions_are_shown_and_one_is_chosen(visit: Visit) -> None:
    """Who goes on without the pencil has a copy; nothing is mixed."""
    ada, eve = at_pads(visit), visit()
    begin(ada, names=("Ada", "Ben", "Cy"))
    bid(ada, 1, 0, 0)
    score(ada)
    expect(ada.page.get_by_text(SAVED)).to_be_visible()
    eve.page.goto(ada.page.url)
    expect_totals(eve, "20", "30", "20")
    eve.page.get_by_role("button", name="Go on without it").click()
    eve.page.get_by_role("button", name="Go on with a copy").click()
    bid(eve, 2, 0, 0)
    score(eve)
    versions = ada.page.get_by_role("region", name="Two versions")
    expect(versions.get_by_role("row", name="Cy")).to_contain_text("60")
    bid(ada, 0, 0, 2)
    score(ada)
    versions.get_by_role("button", name="Keep the other one").click()
    expect(ada.page.get_by_text("Another version of this pad was chosen").first).to_be_visible()
    ada.page.get_by_role("link", name="The other one").click()
    expect_totals(ada, "40", "50", "60")
