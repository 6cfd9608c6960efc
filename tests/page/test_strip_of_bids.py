"""The strip of bids of a phone that lies shows where it goes on, and hides nothing from keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page import probes
from tests.page.browsing import NO_TRUMP, Visitor
from tests.page.conftest import Visit
from tests.page.posed_tables import Posed, View, as_asked
from tests.page.screens import LYING, SMALL_LYING, begun

pytestmark = pytest.mark.browser

MANY = 20
SEEN = """() => {
  const strip = document.querySelector(".bids");
  const { left, right } = strip.getBoundingClientRect();
  const shown = getComputedStyle(strip);
  const fades = (side) => Boolean(shown.maskImage !== "none" && shown.getPropertyValue(side));
  const mark = (place) => getComputedStyle(strip.parentElement, `::${place}`);
  const marked = (place) => mark(place).content !== "none" && parseFloat(mark(place).width) >= 24;
  const boxes = [...strip.children].map((one) => one.getBoundingClientRect());
  return {
    cut: [boxes[0].left < left - 4, boxes.at(-1).right > right + 4],
    marked: [marked("before"), marked("after")],
    fades: [fades("--first"), fades("--last")],
    rims: mark("after").borderTopWidth,
  };
}"""
"""Whether numbers are out of sight on the left and on the right, and what shows it."""
CLEAR = """() => {
  const strip = document.querySelector(".bids");
  const { left, right } = strip.getBoundingClientRect();
  const one = document.activeElement.getBoundingClientRect();
  const mark = (name) => (strip.parentElement.matches(name) ? 26 : -1);
  return one.left >= left + mark(".back") && one.right <= right - mark(".forth");
}"""
"""Whether what has the focus is in sight, and no mark lies on it."""


def asked(visit: Visit, size: dict[str, int]) -> tuple[Visitor, Posed]:
    """Somebody whose bid is due on a phone that lies."""
    guest = visit(size)
    posed = Posed(guest)
    begun(guest, rules=NO_TRUMP, players=4)
    guest.play_until(lambda: guest.has(".bids"))
    return guest, posed


def many(guest: Visitor, posed: Posed) -> None:
    """More numbers than the strip has room for, all of them allowed."""

    def deal(view: View) -> None:
        as_asked(MANY, 0, 0, "h", 0)(view)
        view["game"]["legal"] = [str(number) for number in range(MANY + 1)]

    posed.pose(deal)
    expect(guest.page.locator(".bids button")).to_have_count(MANY + 1)
    probes.settle(guest.page)


def tap_right(guest: Visitor) -> None:
    """On the mark at the right end."""
    box = guest.page.locator(".strip").bounding_box()
    assert box
    guest.page.mouse.click(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("size", [LYING, SMALL_LYING], ids=["phone", "small"])
def test_a_strip_shows_where_it_goes_on(visit: Visit, size: dict[str, int]) -> None:
    """At each end that has numbers out of sight, and at no other; a tap there goes on."""
    guest, posed = asked(visit, size)
    posed.pose(as_asked(4, 0, 0, "h", 0))
    probes.settle(guest.page)
    seen = [guest.page.evaluate(SEEN)]
    many(guest, posed)
    seen.append(guest.page.evaluate(SEEN))
    last = guest.page.locator(".bids button").last
    while not seen[-1]["cut"][0] or seen[-1]["cut"][1]:
        tap_right(guest)
        probes.settle(guest.page)
        seen.append(guest.page.evaluate(SEEN))
    assert seen[0]["cut"] == [False, False]
    assert seen[1]["cut"] == [False, True]
    assert [one["cut"] for one in seen] == [one["marked"] for one in seen]
    assert [one["cut"] for one in seen] == [one["fades"] for one in seen]
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")


def test_keys_go_along_the_strip(visit: Visit) -> None:
    """Each number by Tab, and any by its digits; what has the focus stands clear of the fade."""
    guest, posed = asked(visit, LYING)
    many(guest, posed)
    numbers = guest.page.locator(".bids button")
    numbers.first.focus()
    for place in range(MANY + 1):
        expect(numbers.nth(place)).to_be_focused()
        guest.until(f"({CLEAR})()")
        guest.page.keyboard.press("Tab")
    for digits in ("7", "19", "0"):
        guest.page.keyboard.type(digits)
        expect(numbers.nth(int(digits))).to_be_focused()
        guest.until(f"({CLEAR})()")


def test_forced_colours_hide_no_number(visit: Visit) -> None:
    """Nothing fades; the marks at the ends have a rim."""
    guest, posed = asked(visit, LYING)
    guest.page.emulate_media(forced_colors="active")
    many(guest, posed)
    found = guest.page.evaluate(SEEN)
    assert found["marked"] == [False, True]
    assert found["fades"] == [False, False]
    assert found["rims"] == "1px"
