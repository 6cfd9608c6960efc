"""What a device keeps of its score pads, and what it leaves alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, Route, expect

from tests.page.browsing import Visitor
from tests.page.conftest import Visit
from tests.page.score_pads import begin, bid, score

pytestmark = pytest.mark.browser

NAMES = ("Ada", "Ben", "Cy")
SAVED = "Saved here and on the server"
KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('foretell.pad.')).length"
NOTHING_KEPT = (
    "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); }"
)
LEFT = """() => {
  window.left = 0;
  const isVersions = (one) => one.ariaLabel === "Two versions";
  new MutationObserver((all) => {
    window.left += all.flatMap((one) => [...one.removedNodes]).filter(isVersions).length;
  }).observe(document, { childList: true, subtree: true });
}"""
DELETED = """(pad) => fetch(`/api/pads/${pad}`, { method: "DELETE" }).then((one) => one.status)"""


def at_pads(visit: Visit) -> Visitor:
    """Somebody at all score pads of a device that has none."""
    guest = visit()
    guest.page.goto(f"{guest.url}/pad")
    return guest


def test_a_deleted_pad_does_not_come_back_with_the_network(visit: Visit) -> None:
    """Its notes were never sent; they go with it."""
    ada = at_pads(visit)
    ada.page.route("**/api/pads", lambda route: route.abort())
    begin(ada, names=NAMES)
    bid(ada, 1)
    ada.page.get_by_role("link", name="Score pads").click()
    ada.page.get_by_role("button", name="Delete").first.click()
    ada.page.get_by_role("alert").get_by_role("button").first.click()
    expect(ada.page.get_by_text("None on this device yet")).to_be_visible()
    ada.page.unroute("**/api/pads")
    sent: list[Request] = []
    ada.page.on("request", lambda one: sent.append(one) if "/api/pads" in one.url else None)
    ada.page.evaluate("dispatchEvent(new Event('online'))")
    ada.page.wait_for_timeout(500)
    assert (ada.page.evaluate(KEPT), sent) == (0, [])
    ada.forgive_requests()


def test_a_pad_is_kept_by_the_page_where_the_browser_keeps_nothing(visit: Visit) -> None:
    """It says so, and works as long as it stays open."""
    ada = visit()
    ada.page.add_init_script(NOTHING_KEPT)
    ada.page.goto(f"{ada.url}/pad")
    begin(ada, names=NAMES)
    expect(ada.page.get_by_text("This browser keeps nothing")).to_be_visible()
    bid(ada, 1, 0, 0)
    score(ada)
    ada.page.get_by_role("link", name="Score pads").click()
    ada.page.get_by_role("link", name="Ada · Ben · Cy").click()
    expect(ada.page.locator(".sheet thead b")).to_have_text(["20", "30", "20"])


def test_a_pad_that_is_left_while_it_loads_is_asked_for_no_longer(visit: Visit) -> None:
    """The answer comes when somebody looks at something else."""
    ada, ben = at_pads(visit), visit()
    begin(ada, names=NAMES)
    expect(ada.page.get_by_text(SAVED)).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ben.page.goto(f"{ben.url}/pad")
    ben.page.route("**/api/pads/*", hold)
    ben.page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }",
        ada.page.url,
    )
    ben.page.wait_for_timeout(500)
    assert len(held) == 1
    ben.page.go_back()
    held[0].continue_()
    ben.page.wait_for_timeout(4000)
    assert len(held) == 1


def test_two_versions_stay_in_sight_while_they_are_looked_at_again(visit: Visit) -> None:
    """Nothing is taken away until there is something newer."""
    ada, eve = at_pads(visit), visit()
    begin(ada, names=NAMES)
    bid(ada, 1, 0, 0)
    score(ada)
    expect(ada.page.get_by_text(SAVED)).to_be_visible()
    eve.page.goto(ada.page.url)
    eve.page.get_by_role("button", name="Go on without it").click()
    eve.page.get_by_role("button", name="Go on with a copy").click()
    versions = eve.page.get_by_role("region", name="Two versions")
    versions.wait_for()
    eve.page.evaluate(LEFT)
    for _ in range(2):
        with eve.page.expect_response(lambda one: "after=0" in one.url, timeout=15_000):
            pass
    expect(versions).to_be_visible()
    assert eve.page.evaluate("window.left") == 0


def test_a_pad_whose_chosen_copy_is_gone_is_chosen_again(visit: Visit) -> None:
    """By whoever holds its pencil; who looks on has no such button."""
    ada, eve = at_pads(visit), visit()
    begin(ada, names=NAMES)
    bid(ada, 1, 0, 0)
    score(ada)
    expect(ada.page.get_by_text(SAVED)).to_be_visible()
    first = ada.page.url
    eve.page.goto(first)
    eve.page.get_by_role("button", name="Go on without it").click()
    eve.page.get_by_role("button", name="Go on with a copy").click()
    eve.page.get_by_role("button", name="Keep this one").click()
    again = ada.page.get_by_role("button", name="Keep this one")
    expect(ada.page.get_by_text("Another version of this pad was chosen")).to_be_visible()
    copy = eve.page.url.rpartition("/")[2]
    assert eve.page.evaluate(DELETED, copy) == 204
    eve.page.goto(first)
    expect(eve.page.get_by_text("Another version of this pad was chosen").first).to_be_visible()
    expect(eve.page.get_by_role("button", name="Keep this one")).to_have_count(0)
    again.click()
    expect(again).to_have_count(0)
    bid(ada, 0, 0, 2)
    score(ada)
