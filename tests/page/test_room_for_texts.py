"""Every screen has room for its texts: longer ones, a small phone, and zoom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.browsing import DESK, PHONE
from tests.page.conftest import Visit
from tests.page.longer import catalogue, stretch
from tests.page.test_for_everybody import screens

pytestmark = pytest.mark.browser

SMALL = {"width": 320, "height": 568}
ZOOMED = {"width": 640, "height": 400}
"""What a desk of 1280 by 800 has at 200 %."""
CLIPPED = """() => {
  const wrong = new Set();
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth + 1) wrong.add(`the page scrolls sideways: ${wide} of ${innerWidth}`);
  const outside = (rect, box) => rect.right > box.right + 1.5 || rect.left < box.left - 1.5;
  const below = (rect, box) => rect.bottom > box.bottom + 3 || rect.top < box.top - 3;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(".unseen, .unseen *, option, [data-name]")) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const say = (what) => wrong.add(`${what}: "${node.data.trim()}" in ${holder.className}`);
    for (const rect of range.getClientRects()) {
      if (outside(rect, { left: 0, right: innerWidth })) say("off the page");
      for (let one = holder; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (style.overflowX !== "visible" && outside(rect, box)) say("cut at the side");
        if (style.overflowY === "hidden" && below(rect, box)) say("cut above or below");
        if (style.overflowY === "auto" || style.overflowY === "scroll") break;
        if (one.matches("button, .btn") && (outside(rect, box) || below(rect, box))) say("larger than its button");
      }
    }
  }
  return [...wrong];
}"""


def test_the_longer_catalogue_is_longer() -> None:
    """Texts grow by 40 %, and what is put into them stays."""
    source = "page-bid = Bid { $bid }\npage-start =\n    { $bots ->\n        [one] Start now\n    }"
    made = (
        "page-bid = Bidd { $bid }\npage-start =\n    { $bots ->\n        [one] Starttt noww\n    }"
    )
    assert catalogue(source) == made


@pytest.mark.parametrize(
    ("size", "is_longer", "more"),
    [
        pytest.param(PHONE, True, {}, id="longer on a phone"),
        pytest.param(DESK, True, {}, id="longer on a desk"),
        pytest.param(SMALL, False, {}, id="a small phone"),
        pytest.param(SMALL, False, {"locale": "de"}, id="a small phone in German"),
        pytest.param(ZOOMED, False, {"locale": "de"}, id="200 %"),
    ],
)
def test_no_text_is_cut(
    visit: Visit, size: dict[str, int], is_longer: bool, more: dict[str, Any]
) -> None:
    """Nothing is cut off, lies beside the page, or needs scrolling two ways."""
    guest = visit(size, **more)
    if is_longer:
        stretch(guest.page)
    found: dict[str, list[str]] = {}
    for screen in screens(guest):
        guest.page.wait_for_timeout(250)
        if wrong := guest.page.evaluate(CLIPPED):
            found[screen] = wrong
    assert not found
