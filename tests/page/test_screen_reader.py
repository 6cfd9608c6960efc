"""A program that reads nothing but the live region and the log plays a whole legal game."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PATIENCE, Visitor
from tests.page.conftest import Visit

pytestmark = pytest.mark.browser

TURN = re.compile(r"Your turn\. (.+)\. You may choose: (.+)\.")


class Listener:
    """Somebody who hears the page and never looks at it."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.hand: list[str] = []

    def heard(self) -> str:
        """What was said last for this person alone."""
        return self.page.locator("[aria-live=assertive]").inner_text()

    def log(self) -> str:
        """All that is still in the live region of events."""
        return "\n".join(self.page.locator("[role=log] p").all_inner_texts())

    def choose(self, ask: str, choices: list[str]) -> None:
        """Take the first of what may be chosen, by its name."""
        if ask == "Your bid":
            self.page.locator(".bids").wait_for()  # keys end what has just happened before
            self.page.keyboard.press(choices[0])
            self.page.keyboard.press("Enter")
        elif ask == "You name trump":
            self.page.get_by_role("button", name=choices[0]).first.click()
        else:
            cards = re.findall(r"Your hand: (.+?)\.(?:\n|$)", self.log())
            self.hand = cards[-1].split(", ") if cards else self.hand
            assert set(choices) <= set(self.hand)
            card = self.page.get_by_role("button", name=f"{choices[0]}, playable").first
            for _ in range(2):
                card.press("Enter")


def test_a_game_by_ear(visit: Visit) -> None:
    """Bids, trump and cards, from what is said to the end of the game."""
    guest = visit()
    guest.short_games({"preset": "standard", "sizes": [1, 2]})
    guest.play_now()
    listener, end, last = Listener(guest), time.monotonic() + PATIENCE, ""
    while "Round 2 is scored" not in listener.log():
        assert time.monotonic() < end, listener.log()
        heard = listener.heard()
        if heard != last and (found := TURN.match(heard)):  # said until the choice has arrived
            listener.choose(found[1], found[2].split(", "))
        last = heard
        guest.page.wait_for_timeout(80)
    expect(guest.page.locator("[role=log]")).to_contain_text(re.compile(r"wins? with"))
    assert "You take the trick." in listener.log() or "takes the trick." in listener.log()
