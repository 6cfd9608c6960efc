"""Cards move from where they were to where they are: quickly, and in nobody's way."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, Visitor
from tests.page.conftest import Visit
from tests.page.screens import PLAIN, begun
from tests.page.test_what_is_animated import CHEAP

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
    const kind = ["glow", "all", "closed"].find((one) => this.classList.contains(one))
      ?? (this.closest(".coins") && changes.includes("opacity") ? "coin" : "");
    if (endTime) window.moves.push({ isHand, changes, endTime, goes, kind });
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


SETTLE = """(settings) => localStorage.length
  || localStorage.setItem("foretell.settings", JSON.stringify(settings))"""
WIZARDRY = {"preset": "standard", "drop": [*PLAIN[13:], "Nc", "Nd", "Nh", "Ns"]}
"""Clubs and Wizards: of these there are some in each round."""
COUNTING = """() => {
  window.counted = [];
  new MutationObserver(() => {
    const cell = document.querySelector(".end tbody tr:last-child td.person");
    if (!cell?.querySelector(".counts")) return;
    const [whole, part] = ["unseen", "counts"].map((name) => cell.querySelector(`.${name}`));
    counted.push([whole.textContent, part.textContent, cell.getAttribute("aria-label")]);
    if (window.isHasty) document.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""


def watched(visit: Visit, preference: str, *, is_held: bool = False, **chosen: object) -> Visitor:
    """Somebody whose browser notes what moves, and perhaps keeps the hand where it sets out."""
    guest = visit(DESK, reduced_motion=preference)
    guest.context.add_init_script(f"({SETTLE})({json.dumps(chosen)})")
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
    assert all(set(one["changes"]) - FRAME <= CHEAP for one in found)
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


def test_a_wizard_lands_with_a_glow(visit: Visit) -> None:
    """Each of them, on an arc of its own, and no other card; the glow comes and goes."""
    guest = watched(visit, "no-preference")
    begun(guest, rules={**WIZARDRY, "sizes": [5]})
    guest.play_until(lambda: guest.has(".ending"))
    told = guest.page.locator(".log p").all_inner_texts()
    wizards = [line for line in told if re.search(r" plays? a Wizard", line)]
    assert len(wizards) >= 2
    guest.until(f"moves.filter((one) => one.kind === 'glow').length === {len(wizards)}")
    glows = [one for one in moves(guest) if one["kind"] == "glow"]
    assert all(set(one["changes"]) - FRAME == {"opacity"} for one in glows)
    assert all(one["endTime"] <= LONGEST for one in glows)


def test_coins_fill_and_a_bid_that_cannot_come_true_cracks_once(visit: Visit) -> None:
    """A coin for each trick; a crack for each bid that is missed in the end, and for no other."""
    guest = watched(visit, "no-preference")
    begun(guest, rules={"preset": "standard", "sizes": [5]})
    guest.play_until(lambda: guest.has(".ending"))
    found = moves(guest)
    assert sum(one["kind"] == "coin" for one in found) == 5
    missed = guest.page.locator("aside td.missed").count()
    assert sum(one["kind"] == "all" for one in found) == missed
    assert guest.page.locator("aside td.made").count() + missed == 3


def test_totals_count_up_and_are_read_out_at_once(visit: Visit) -> None:
    """Step by step to what stands there for those who listen from the first."""
    guest = watched(visit, "no-preference")
    guest.context.add_init_script(f"({COUNTING})()")
    begun(guest, rules={"preset": "standard", "sizes": [2] * 2}, options={"clock": 0, "pace": 900})
    guest.press_until("counted.length")
    guest.until("!document.querySelector('.counts')")
    told = guest.page.evaluate("counted")
    whole, label = told[0][0], told[0][2]
    assert {(one[0], one[2]) for one in told} == {(whole, label)}
    assert label.startswith(f"{whole} point".replace("−", "-")) or whole in label
    shown = [int(one[1].replace("−", "-")) for one in told]
    assert shown[0] == 0
    assert len(set(shown)) > 3
    assert shown == sorted(shown, reverse=int(whole.replace("−", "-")) < 0)


def test_a_key_ends_the_count(visit: Visit) -> None:
    """The first sum that is seen is followed by the last one."""
    guest = watched(visit, "no-preference")
    guest.context.add_init_script(f"({COUNTING})(); window.isHasty = true")
    begun(guest, rules={"preset": "standard", "sizes": [2] * 2}, options={"clock": 0, "pace": 900})
    guest.press_until("counted.length")
    guest.until("!document.querySelector('.counts')")
    assert {one[1] for one in guest.page.evaluate("counted")} == {"0"}


def test_fists_open_on_a_count_of_three(visit: Visit) -> None:
    """Each knocks three times, and opens; what was bid is read out from the first."""
    guest = watched(visit, "no-preference")
    rules = {"preset": "hidden", "sizes": [2]}
    begun(guest, rules=rules, players=4, options={"clock": 0, "pace": 900})
    guest.play_until(lambda: guest.has(".bids"))
    guest.play_until(lambda: not guest.has(".bids"))
    fists = guest.page.get_by_role("region", name="The fists open")
    expect(fists.get_by_role("listitem").first).to_contain_text("You: bid 1")
    expect(fists.locator("svg.open")).to_have_count(4)
    knocks = [one for one in moves(guest) if one["kind"] == "closed"]
    assert len(knocks) == 12
    assert all(one["endTime"] <= LONGEST for one in knocks)


@pytest.mark.parametrize(("preference", "is_on"), [("reduce", True), ("no-preference", False)])
def test_all_simply_lies_there_for_those_who_want_it_still(
    visit: Visit, preference: str, is_on: bool
) -> None:
    """Nothing is even begun, whether the device asks for that or the person."""
    guest = watched(visit, preference, motion=is_on)
    guest.context.add_init_script(f"({COUNTING})()")
    begun(guest, rules={**WIZARDRY, "sizes": [3, 3]})
    guest.play_until(lambda: guest.has(".ending"))
    assert not moves(guest)
    assert not guest.page.evaluate("counted")
    assert guest.page.evaluate(
        "getComputedStyle(document.querySelector('.btn')).transitionDuration"
    ) in {"0s", ""}
