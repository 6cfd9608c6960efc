"""What is shown for a moment: once, in time, and one thing after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Visit, showing
from tests.page.screens import begun, hosted
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

NOTE = """
window.met = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll(".scene[aria-label], .pad[aria-label], .ending"))
    met.at(-1) === one.ariaLabel || met.push(one.ariaLabel);
}).observe(document, { childList: true, subtree: true });
"""
"""The names of all pictures and pads that were shown, in their order."""


EARLY = """
window.early = 0;
new MutationObserver(() => {
  const isAsked = document.querySelector(".me .hint")?.textContent === "Your bid";
  if (isAsked && !document.querySelector(".bids")) early += 1;
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""How often a bid was asked for where none could be made."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("looks"))


def begins(visit: Visit, players: int = 3, **rules: Any) -> Visitor:
    """Somebody in a new game with bots, whose pictures are noted."""
    ada = visit(PHONE)
    ada.page.add_init_script(NOTE + EARLY)
    hosted(ada, rules={"preset": "standard", **rules}, players=players)
    ada.page.wait_for_load_state("networkidle")  # a picture that comes late is left out
    ada.page.locator(".btn.go:enabled").click()
    ada.page.locator(".board").wait_for()
    return ada


def met(text: str) -> str:
    """In JavaScript: whether a picture with these words in its name was shown."""
    return f"met.some((name) => name.includes({json.dumps(text)}))"


def test_a_reload_does_not_draw_the_dealer_again(visit: Visit) -> None:
    """Who saw the dealer drawn and comes back in the first bid finds the question alone."""
    ada = begins(visit, sizes=[20])
    ada.until(met("first"))
    ada.play_until(lambda: ada.has(".bids"))
    ada.page.reload()
    ada.page.locator(".bids").wait_for()
    assert ada.page.evaluate("met") == ["Your bid"]


def test_a_bid_is_asked_for_when_it_can_be_made(visit: Visit) -> None:
    """Not while it is told who deals first, nor after it was sent."""
    ada = begins(visit, sizes=[20])
    ada.play_until(lambda: ada.has(".bids"))
    expect(ada.page.locator(".me .hint")).to_have_text("Your bid")
    ada.play_until(lambda: not ada.has(".bids"))
    assert ada.page.evaluate("early") == 0
    assert ada.page.evaluate(met("first"))


def test_the_wheels_of_the_last_round_are_turned(visit: Visit) -> None:
    """Before the end is told: afterwards nobody would look at bids any more."""
    ada = begins(visit, preset="delayed", sizes=[2])
    ada.press_until("document.querySelector('.ending')")
    assert ada.page.evaluate("met.at(-1)") == "Game over"
    assert ada.page.evaluate(met("The wheels are turned"))


def test_what_is_asked_comes_after_what_has_just_happened(visit: Visit) -> None:
    """The wheels of a round are seen once its last trick is gone; then the next bid is asked."""
    ada = begins(visit, preset="delayed", sizes=[1, 1])
    ada.press_until("document.querySelector('.ending')")
    asked, turned = "Your bid", "The wheels are turned"
    shown = [one for one in ada.page.evaluate("met") if one in {asked, turned}]
    assert shown == [asked, turned, asked, turned]


def test_one_instruction_at_a_time_in_camelot(visit: Visit) -> None:
    """While it is asked how Merlin is played, nothing beside it says to tap once more."""
    hint = ".me .hint"
    ada = begins(visit, preset="camelot", sizes=[20])
    held = ".hand button[aria-label^=Merlin]"
    while not ada.has(held):  # all cards are dealt: each third time he is here
        begun(ada, rules={"preset": "camelot", "sizes": [20]})
        ada.page.locator(".hand button").first.wait_for()
    ada.play_until(lambda: ada.has(".hand button.may"))
    merlin = ada.page.locator(".hand button[aria-label^=Merlin]")
    merlin.evaluate("(card) => card.click()")  # another card may lie over it
    expect(ada.page.locator(hint)).to_have_text("Tap again to play")
    merlin.evaluate("(card) => card.click()")
    expect(ada.page.get_by_text("how do you play it?")).to_be_visible()
    expect(ada.page.locator(hint)).to_have_text("")
