"""Targets are large enough; forced colours and still pictures leave everything there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, PHONE
from tests.page.conftest import Visit
from tests.page.test_for_everybody import screens
from tests.page.test_room_for_texts import SMALL

pytestmark = pytest.mark.browser

TINY = """() => {
  const main = ".btn.go, .bids button, .pad .btn, .ways .btn";
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, summary")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".unseen")) continue;
    const held = one.closest("label") ?? one;
    const { width, height } = held.getBoundingClientRect();
    const least = one.matches(main) ? 43.5 : 23.5;
    const isInText = one.matches("a") && getComputedStyle(one).display === "inline";
    if (!isInText && (width < least || height < least)) found.push(`${one.outerHTML.slice(0, 90)}: ${width} x ${height}`);
  }
  const cards = [...document.querySelectorAll(".hand .row")].flatMap((row) => {
    const lefts = [...row.querySelectorAll("button")].map((card) => card.getBoundingClientRect().left);
    return lefts.slice(1).map((left, place) => left - lefts[place]);
  });
  if (Math.min(99, ...cards) < 24) found.push(`cards only ${Math.min(...cards)} wide`);
  return found;
}"""
MOVING = (
    "() => document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length"
)


@pytest.mark.parametrize("size", [PHONE, SMALL, DESK], ids=["phone", "small", "desk"])
def test_targets_are_large_enough(visit: Visit, size: dict[str, int]) -> None:
    """24 pixels for all, 44 for bids, choices and what leads on (WCAG 2.5.8)."""
    guest = visit(size)
    found = {screen: guest.page.evaluate(TINY) for screen in screens(guest)}
    assert not {screen: tiny for screen, tiny in found.items() if tiny}


def test_twenty_cards_on_the_smallest_phone_can_be_hit(visit: Visit) -> None:
    """Three players, the last round: two rows."""
    guest = visit(SMALL)
    guest.short_games({"preset": "standard", "sizes": [15]})
    guest.play_now()
    guest.page.locator(".hand .row").nth(1).wait_for()
    assert guest.page.evaluate(TINY) == []


def test_forced_colours_keep_what_is_chosen_and_whose_turn_it_is(visit: Visit) -> None:
    """Shadows are gone then: outlines stand for them."""
    guest = visit(DESK, forced_colors="active")
    guest.short_games({"preset": "standard", "sizes": [6]})
    guest.play_now()
    guest.play_until(lambda: guest.has(".hand button.may"))
    card = guest.page.locator(".hand button.may").first
    card.focus()
    guest.page.keyboard.press("Enter")
    guest.page.mouse.move(0, 0)
    for chosen in (guest.page.locator(".hand .up"), guest.page.locator(".me.turn")):
        expect(chosen).to_be_visible()
        ink = "one => getComputedStyle(one).outlineColor"
        assert chosen.evaluate(ink) not in {"rgba(0, 0, 0, 0)", "transparent"}
        assert chosen.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"


def test_nothing_moves_for_those_who_want_it_still(visit: Visit) -> None:
    """Cards are simply where they are; for the others they fly."""
    moves = {"reduce": 0, "no-preference": 0}
    for wish in moves:
        guest = visit(DESK, reduced_motion=wish)
        guest.short_games({"preset": "standard", "sizes": [3]})
        guest.play_now()
        while not guest.has(".ending"):
            guest.step()
            moves[wish] += guest.page.evaluate(MOVING)
    assert moves["reduce"] == 0
    assert moves["no-preference"] > 0
