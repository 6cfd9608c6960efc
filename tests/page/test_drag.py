"""A card can be drawn onto the table; a small move or a way back is none."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import DESK, Visitor
from tests.page.conftest import Visit

pytestmark = pytest.mark.browser


def drawn(guest: Visitor, card: Locator, up: float, *, way_back: bool = False) -> None:
    """Press on a card, move it up, perhaps back, and let go."""
    box = card.bounding_box()
    assert box
    mouse, x, y = guest.page.mouse, box["x"] + 8, box["y"] + box["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 5, y - up, steps=5)
    if way_back:
        mouse.move(x, y - 12, steps=5)
    mouse.up()


def test_a_card_is_dragged_onto_the_table(visit: Visit) -> None:
    """High enough, it is played without a second tap; else it lies where it was."""
    guest = visit(DESK)
    guest.short_games({"preset": "standard", "sizes": [12]})
    guest.play_now()
    guest.play_until_choice()
    hand = guest.page.locator(".hand button")
    cards = hand.count()
    card = guest.page.locator(".hand button.may").first
    name = (card.get_attribute("aria-label") or "").split(",")[0]
    for up, way_back in ((20, False), (300, True)):
        drawn(guest, card, up, way_back=way_back)
        expect(card).to_have_attribute("aria-pressed", "false")
        expect(hand).to_have_count(cards)
    drawn(guest, card, 300)
    told = re.compile(rf"You play (the|an?) {name}\.")
    expect(guest.page.locator(".log p").filter(has_text=told)).to_be_attached()
    guest.play_until(lambda: guest.has(".hand button.no"))
    drawn(guest, guest.page.locator(".hand button.no").first, 300)
    expect(guest.page.get_by_role("alert")).to_contain_text("you must follow")
    guest.forgive_requests()
