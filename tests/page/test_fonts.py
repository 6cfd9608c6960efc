"""The page's own fonts: they come with it, and nothing jumps when they do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from tests.page import probes
from tests.page.browsing import PHONE
from tests.page.conftest import Visit

pytestmark = pytest.mark.browser

MOST_SHIFTED = 0.02
SHIFTS = """
window.shifted = 0;
const add = (list) => list.getEntries().forEach((one) => (window.shifted += one.value));
new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
"""
COME = "[...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
STILL = """new Promise((done) => {
  const before = shifted;
  setTimeout(() => done(shifted === before), 300);
})"""
"""Whether nothing has jumped for a moment."""
OURS = {"Fraunces", "Nunito Sans"}


@pytest.mark.parametrize("path", ["/", "/rules"])
def test_nothing_jumps_when_the_fonts_come(visit: Visit, path: str) -> None:
    """They come late: until then others stand in for them, as wide and as high."""
    guest = visit(PHONE)
    held: list[Route] = []
    guest.page.add_init_script(SHIFTS)
    guest.page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108
    guest.page.goto(f"{guest.url}{path}", wait_until="domcontentloaded")
    guest.page.locator("main ul a").first.wait_for()  # what comes from the server moves the rest
    guest.until(STILL)
    assert not OURS & set(guest.page.evaluate(COME))
    before = guest.page.evaluate("shifted")
    for route in held:
        route.continue_()
    guest.until(f"{COME}.length >= 2")
    probes.settle(guest.page)
    assert {name.strip('"') for name in guest.page.evaluate(COME)} >= OURS
    assert guest.page.evaluate("shifted") - before <= MOST_SHIFTED
