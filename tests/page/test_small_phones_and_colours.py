"""Twenty cards on a small phone; forced colours and still pictures leave everything there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page import probes
from tests.page.browsing import DESK, PHONE
from tests.page.conftest import Visit
from tests.page.screens import ALL_SIZES, LYING, SMALL, SMALL_LYING, begun, hosted

pytestmark = pytest.mark.browser

WATCH = """
window.moved = 0;
setInterval(() => {
  const moves = document.getAnimations().filter((one) => one.effect.getTiming().duration > 0);
  window.moved += moves.length;
}, 15);
"""
"""The page itself looks at what moves, as often as it can."""

CORNERS = """() => [...document.querySelectorAll(".hand button")].filter((card) => {
  const { left, top } = card.getBoundingClientRect();
  const hit = (x) => document.elementFromPoint(left + x, top + 14).closest("button");
  return [1, 23].every((x) => hit(x) === card);
}).length"""


def test_twenty_cards_can_be_hit_on_every_screen(visit: Visit) -> None:
    """Three players, the last round: two rows on a phone, the whole width on one on its side."""
    guest = visit(SMALL)
    begun(guest, rules={"preset": "standard", "sizes": [20]})
    guest.play_until(lambda: guest.has(".bids"))
    expect(guest.page.locator(".hand .row")).to_have_count(2)
    assert not probes.at_sizes(guest.page, probes.TINY)
    roomy = [size for size in ALL_SIZES if size != SMALL_LYING]
    assert not probes.at_sizes(guest.page, probes.TEXTS, sizes=roomy)


def test_many_bids_are_one_strip_on_a_phone_on_its_side(visit: Visit) -> None:
    """48 pixels high; what has no room is scrolled to, by the digits of the keyboard too."""
    guest = visit(LYING)
    begun(guest, rules={"preset": "standard", "sizes": [20]})
    guest.play_until(lambda: guest.has(".bids"))
    assert guest.page.locator(".bids").evaluate("(one) => one.offsetHeight") <= 48
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("9")
    chosen = guest.page.locator(".bids [aria-label^='Bid 19']")
    expect(chosen).to_be_in_viewport()


def test_a_lifted_card_leaves_the_corners_of_the_others_in_sight(visit: Visit) -> None:
    """Of the next one, where its rank and suit are, 24 pixels can be seen and hit (WCAG 2.5.8)."""
    guest = visit(SMALL)
    begun(guest, rules={"preset": "standard", "sizes": [10]}, players=4)
    guest.press_until("document.querySelector('.hand button.may')")
    guest.page.locator(".hand button.may").first.evaluate("(card) => card.click()")
    expect(guest.page.locator(".hand .up")).to_have_count(1)
    assert guest.page.evaluate(CORNERS) == 10


def test_a_link_comes_first_on_a_small_phone(visit: Visit) -> None:
    """It is shared without scrolling, and a seat takes one line, in German too."""
    guest = visit(SMALL, locale="de")
    hosted(guest, players=4)
    expect(guest.page.get_by_role("button", name="Link weitergeben")).to_be_in_viewport()
    rows = "[...document.querySelectorAll('.seats li')].map((one) => one.offsetHeight)"
    assert max(guest.page.evaluate(rows)) <= 60


@pytest.mark.parametrize(
    ("preset", "cards", "players", "size"),
    [("forehead", 1, 4, PHONE), ("last-card-up", 5, 3, SMALL), ("last-card-up", 5, 4, PHONE)],
)
def test_open_cards_lie_beside_the_stock(
    visit: Visit, preset: str, cards: int, players: int, size: dict[str, int]
) -> None:
    """They hang below the seats of a row at the top: the stock lies below them."""
    guest = visit(size)
    begun(guest, rules={"preset": preset, "sizes": [cards]}, players=players)
    guest.play_until(lambda: guest.has(".bids"))
    expect(guest.page.locator(".seat .cards")).to_have_count(players - 1)
    assert not guest.page.evaluate(f"({probes.UPON})('.seat .cards', '.stock figure')")


def test_two_marks_leave_a_name_whole(visit: Visit) -> None:
    """Whoever deals and has chosen a hidden bid has both marks beside a short name."""
    guest = visit(PHONE)
    begun(guest, rules={"preset": "hidden", "sizes": [2] * 3}, players=5)
    guest.play_until(lambda: guest.has(".bids") and guest.has(".seat .mark + .chosen"))
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert guest.page.locator(".seat .name").evaluate_all(cut) == 0


def test_five_others_have_room(visit: Visit) -> None:
    """Six seats, ten cards: nobody's bid is covered, not even by the own bid's tablet."""
    guest = visit(SMALL)
    begun(guest, rules={"preset": "standard", "sizes": [10]}, players=6)
    for sign in (".bids", ".hand button.may"):
        guest.play_until(lambda: guest.has(sign))  # noqa: B023
        assert not probes.at_sizes(guest.page, probes.TINY, probes.TEXTS)


def test_forced_colours_keep_what_is_chosen_and_whose_turn_it_is(visit: Visit) -> None:
    """Shadows are gone then: outlines stand for them."""
    guest = visit(DESK, forced_colors="active")
    begun(guest, rules={"preset": "standard", "sizes": [6]})
    guest.play_until_choice()
    guest.page.locator(".hand button.may").first.focus()
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
    for preference in moves:
        guest = visit(DESK, reduced_motion=preference)
        guest.page.add_init_script(WATCH)
        begun(guest, rules={"preset": "standard", "sizes": [3]})
        guest.play_until(lambda: guest.has(".ending"))  # noqa: B023
        moves[preference] = guest.page.evaluate("moved")
    assert moves["reduce"] == 0
    assert moves["no-preference"] > 0
