"""Cards move from where they were to where they are: quickly, and in nobody's way."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.page.browsing import DESK, Visitor
from tests.page.conftest import Visit
from tests.page.screens import begun

pytestmark = pytest.mark.browser

LONGEST = 250
"""Milliseconds."""
WATCH = """() => {
  const animate = Element.prototype.animate;
  window.moves = [];
  Element.prototype.animate = function (frames, how) {
    const made = animate.call(this, frames, how);
    const isHand = Boolean(this.closest(".hand"));
    const way = made.effect.getKeyframes();
    const changes = Object.keys(way[0] ?? {});
    const to = this.closest(".trick") ? (way.at(-1)?.translate ?? "") : "";
    const goes = to === "0px" ? "" : to; // a card that comes ends where it lies
    const { endTime } = made.effect.getComputedTiming();
    if (endTime) window.moves.push({ isHand, changes, endTime, goes });
    if (isHand && window.isHeld) made.pause();
    return made;
  };
}"""
CORNERS = """() => {
  const corner = (one) => { const { x, y } = one.getBoundingClientRect(); return [x, y]; };
  return [...document.querySelectorAll(".stock")].slice(0, 1)
    .concat([...document.querySelectorAll(".hand button")]).map(corner);
}"""
FRAME = {"offset", "easing", "composite", "computedOffset"}
"""What every key frame says beside what it changes."""


def watched(visit: Visit, motion: str, *, is_held: bool = False) -> Visitor:
    """Somebody whose browser notes what moves, and perhaps keeps the hand where it sets out."""
    guest = visit(DESK, reduced_motion=motion)
    guest.context.add_init_script(f"({WATCH})(); window.isHeld = {str(is_held).lower()}")
    return guest


def moves(guest: Visitor) -> list[dict[str, Any]]:
    """What has moved up to now."""
    found: list[dict[str, Any]] = guest.page.evaluate("moves")
    return found


def test_a_new_hand_comes_from_the_stock_and_hinders_nobody(visit: Visit) -> None:
    """A bid is taken while the cards are still on their way.

    It is the second hand: whoever comes late to the first, as on a busy machine, finds it there.
    """
    guest = watched(visit, "no-preference", is_held=True)
    begun(guest, rules={"preset": "standard", "sizes": [1, 12]}, players=5)
    guest.press_until("document.querySelectorAll('.hand button').length === 12")
    guest.page.locator(".bids").wait_for()
    guest.until("moves.filter((one) => one.isHand).length >= 12")
    stock, *cards = guest.page.evaluate(CORNERS)
    assert len(cards) == 12
    assert all(abs(a - b) < 2 for card in cards for a, b in zip(card, stock, strict=True))
    for key in ("1", "Enter"):
        guest.page.keyboard.press(key)
    guest.page.locator(".bids").wait_for(state="detached")
    guest.page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    assert len({tuple(card) for card in guest.page.evaluate(CORNERS)}) == 13


def test_whatever_moves_is_there_within_a_quarter_of_a_second(visit: Visit) -> None:
    """Cards of the hand by their place alone, so that nothing else is laid out anew."""
    guest = watched(visit, "no-preference")
    begun(guest, rules={"preset": "standard", "sizes": [3, 3]})
    guest.play_until(lambda: guest.has(".ending"))
    guest.until("moves.filter((one) => one.isHand).length >= 6")
    found = moves(guest)
    assert max(one["endTime"] for one in found) <= LONGEST
    hand = [one for one in found if one["isHand"]]
    assert len(hand) >= 6
    assert all(set(one["changes"]) - FRAME == {"translate"} for one in hand)


def test_a_trick_goes_to_whoever_takes_it(visit: Visit) -> None:
    """Each seat's tricks go one way, and no two seats' the same."""
    guest = watched(visit, "no-preference")
    begun(guest, rules={"preset": "standard", "sizes": [5]})
    guest.play_until(lambda: guest.has(".ending"))
    guest.until("moves.filter((one) => one.goes).length === 15")
    ways = [one["goes"] for one in moves(guest) if one["goes"]]
    told = guest.page.locator(".log p").all_inner_texts()
    takers = [line.split(" take")[0] for line in told if re.search(r" takes? the trick\.$", line)]
    gone = {(taker, way) for taker, way in zip(takers, ways[::3], strict=True)}
    assert len(gone) == len(set(takers)) == len(set(ways))


def test_a_hand_simply_lies_there_for_those_who_want_it_still(visit: Visit) -> None:
    """Nothing is even begun."""
    guest = watched(visit, "reduce")
    begun(guest, rules={"preset": "standard", "sizes": [3, 3]})
    guest.play_until(lambda: guest.has(".ending"))
    assert not moves(guest)
