"""What asks hides nothing of what it asks about, lies at the thumb, and lets the last trick go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page import probes
from tests.page.browsing import DESK, NO_TRUMP, PHONE, Visitor
from tests.page.conftest import Visit, showing
from tests.page.posed_tables import Posed, as_asked
from tests.page.screens import DECISIONS, LYING, SMALL, SMALL_LYING, begun, decision
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

PHONES = (SMALL, PHONE, SMALL_LYING, LYING)
COVERED = """() => {
  const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
  const box = (one) => one.getBoundingClientRect();
  const upon = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const name = (one) => one.ariaLabel ?? one.textContent.trim().slice(0, 40);
  const pads = all(".area .pad, .area .scene:has(.choice)");
  if (!pads.length) return ["nothing is asked"];
  const asked = all(".pile .up, .stock figcaption, .trick li, .hand button, .covered li");
  return pads.flatMap((pad) =>
    asked.filter((one) => upon(box(pad), box(one))).map((one) => `lies upon ${name(one)}`));
}"""
FAR = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const pad = box(".area .pad, .area .scene:has(.choice)");
  const hand = box(".hand, .covered");
  const own = box(".me").height;
  return hand.top - pad.bottom > own + 20 ? [`${hand.top - pad.bottom} above the hand`] : [];
}"""
"""On a phone that stands."""
CUT = """() => [...document.querySelectorAll(".area :is(.pad, .scene:has(.choice))")].flatMap(
  (one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const isIn = top >= 0 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  const isWhole = one.scrollHeight <= one.clientHeight + 2;
  return isIn && isWhole ? [] : [`cut: ${top} to ${bottom}, ${one.scrollHeight} high`];
})"""
STRIP = "() => document.querySelector('.bids').closest('.pad').offsetHeight"
TOGETHER = """() => {
  window.together = 0;
  window.asked = 0;
  new MutationObserver(() => {
    const asks = document.querySelector(".pad, .scene");
    window.asked += Boolean(asks);
    window.together += Boolean(asks && document.querySelector(".trick li:not([inert])"));
  }).observe(document, { childList: true, subtree: true });
}"""
"""At a table where nothing is asked beside a card while a trick is played."""
MOST_ASKED = {"twist", "call", "merlin", "uber", "score"}
"""Pictures of many choices fill the felt of the smallest phones: there they leave the hand free."""
OF_A_CARD = {"call", "merlin"}
"""How a card is played: asked while others lie on the table."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tables."""
    yield from showing(tmp_path_factory.mktemp("pads"))


def wrong_at(posed: Posed, deals: list[Any], *questions: str, sizes: Any) -> dict[str, list[str]]:
    """Size and deal -> what is hidden, cut or too far."""
    poses = {str(deal.__doc__): partial(posed.pose, deal) for deal in deals}
    return probes.at_sizes(posed.visitor.page, *questions, sizes=sizes, poses=poses)


@pytest.mark.parametrize(("seats", "most"), [(3, 20), (4, 15), (6, 10)])
def test_a_bid_hides_nothing(browser: Browser, server: Process, seats: int, most: int) -> None:
    """Neither trump nor the own hand, with few numbers and with many."""
    guest = Visitor(browser, server.url, PHONE)
    posed = Posed(guest)
    begun(guest, rules={"preset": "standard", "sizes": [most]}, players=seats)
    guest.play_until(lambda: guest.has(".bids"))
    deals = [as_asked(cards, 0, 0, "h", 0) for cards in (1, 7, most)]
    assert not wrong_at(posed, deals, COVERED, CUT, sizes=PHONES)
    assert not wrong_at(posed, deals, FAR, sizes=(SMALL, PHONE))
    guest.close()


def test_on_a_phone_that_lies_bids_are_one_strip(browser: Browser, server: Process) -> None:
    """Of 48 pixels, as far as its numbers go; the hand has the whole width."""
    guest = Visitor(browser, server.url, LYING)
    posed = Posed(guest)
    begun(guest, rules=NO_TRUMP, players=4)
    guest.play_until(lambda: guest.has(".bids"))
    for size, cards in ((LYING, 1), (LYING, 8), (LYING, 14), (SMALL_LYING, 8)):
        guest.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        posed.pose(as_asked(cards, 0, 0, "h", 0))
        expect(guest.page.locator(".bids button")).to_have_count(cards + 1)
        probes.settle(guest.page)
        assert guest.page.evaluate(STRIP) <= 50, (size, cards)
        width = guest.page.evaluate("document.querySelector('.hand').offsetWidth")
        assert width >= 0.97 * size["width"]
    guest.close()


@pytest.mark.parametrize("name", [one for one in DECISIONS if one not in {"pass", "blind"}])
def test_a_decision_hides_nothing(browser: Browser, server: Process, name: str) -> None:
    """What is asked lies beside trump, trick and hand."""
    guest = Visitor(browser, server.url, PHONE)
    decision(guest, name)
    while name in OF_A_CARD and not guest.has(".trick li"):
        decision(guest, name)
    sizes = (PHONE, LYING) if name in MOST_ASKED else PHONES
    assert not probes.at_sizes(guest.page, COVERED, CUT, sizes=sizes)
    if name not in {"dummy", "score"}:  # below the score a card can be taken back
        upright = [size for size in sizes if size in (SMALL, PHONE)]
        assert not probes.at_sizes(guest.page, FAR, sizes=upright)
    guest.close()


def test_the_last_trick_goes_before_anything_is_asked(visit: Visit) -> None:
    """Bids of the next round, and whatever a dealer names, come after it."""
    guest = visit(PHONE)
    guest.context.add_init_script(f"({TOGETHER})()")
    begun(guest, rules={"preset": "standard", "sizes": [1, 2, 1, 2, 1]}, players=3)
    guest.play_until(lambda: guest.has(".ending"))
    assert guest.page.evaluate("asked") > 0
    assert guest.page.evaluate("together") == 0


def test_on_a_desk_bids_are_made_on_the_sheet(visit: Visit) -> None:
    """It stands once; folded, the bids are asked for on the felt; that is remembered."""
    guest = visit(DESK)
    guest.short_games({"preset": "standard", "sizes": [4, 4]})
    guest.play_now()
    page = guest.page
    on_sheet, on_felt = page.locator("aside .bids"), page.locator(".area .bids")
    guest.play_until(lambda: guest.has(".bids"))
    expect(on_sheet).to_be_visible()
    expect(on_felt).to_have_count(0)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(on_felt).to_be_visible()
    expect(page.locator("aside table")).to_have_count(0)
    page.reload()
    expect(on_felt).to_be_visible()
    page.locator("aside").get_by_role("button", name="Score sheet").click()
    expect(on_sheet).to_be_visible()
    expect(page.locator("table")).to_have_count(1)
    on_sheet.locator("button:not(.no)").first.click()
    page.locator("aside .pad .btn.dark").click()
    expect(on_sheet).to_have_count(0)
    guest.play_until_choice()
