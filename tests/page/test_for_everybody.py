"""axe finds nothing on any screen, in both themes and both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import page
from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Visit
from tests.page.test_rooms import opened

pytestmark = pytest.mark.browser

AXE = page.MODULES / "axe-core/axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """async (levels) => {
  const found = await axe.run(document, { runOnly: levels });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((n) => n.target).join(" ; ")}`);
}"""


def screens(guest: Visitor) -> Iterator[str]:
    """Go from screen to screen; the name of each."""
    link = opened(guest, rules={"preset": "standard", "sizes": [6]})
    yield "home"
    guest.page.locator(".ways .btn").last.click()
    yield "friends"
    guest.page.goto(f"{guest.url}/me")
    guest.page.locator(".ways").first.wait_for()
    yield "me"
    guest.page.goto(f"{guest.url}/device")
    yield "device"
    guest.page.goto(link)
    guest.page.locator(".qr svg").wait_for()
    yield "waiting"
    guest.page.locator(".btn.go:enabled").click()
    guest.page.locator(".pad").wait_for()
    yield "bidding"
    guest.play_until(lambda: guest.has(".hand button.may"))
    yield "playing"
    guest.page.locator("header nav button").last.click()
    yield "menu"
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("?")
    yield "keys"
    guest.page.keyboard.press("Escape")
    guest.page.locator(".seat .more").first.click()
    yield "somebody"
    guest.page.keyboard.press("Escape")
    guest.play_until(lambda: guest.has(".ending"))
    yield "ending"


@pytest.mark.skipif(not AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(visit: Visit, theme: str, language: str) -> None:
    """WCAG 2.2 up to AA, as far as a program can tell."""
    guest = visit(PHONE, color_scheme=theme, locale=language)
    source = AXE.read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for screen in screens(guest):
        guest.page.wait_for_timeout(250)
        guest.page.evaluate(source)
        if wrong := guest.page.evaluate(RUN, LEVELS):
            found[screen] = wrong
    assert not found
