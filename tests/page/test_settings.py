"""Every choice of the settings does something, at once."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.page.browsing import DESK, NO_TRUMP, PATIENCE, Visitor, close_dialog, open_menu, stored
from tests.page.conftest import Visit
from tests.page.moments import HOLD
from tests.page.screens import opened

pytestmark = pytest.mark.browser

PEEP = """() => {
  const make = AudioContext.prototype.createOscillator;
  window.notes = [];
  window.buzzes = [];
  AudioContext.prototype.createOscillator = function () {
    window.notes.push(1);
    return make.call(this);
  };
  Navigator.prototype.vibrate = (pattern) => window.buzzes.push(pattern);
}"""
XS = "all => all.map(one => one.offsetTop)"
"""How high each lies; the winner, drawn larger, lies no higher."""


WAITED = """() => {
  window.waited = false;
  const look = () => (window.waited ||= Boolean(document.querySelector(".undo")));
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
"""Notes whether there was a way to take a bid back."""


def chosen(page: Page, label: str, word: str) -> None:
    """Open the menu, choose something, and close it."""
    open_menu(page)
    page.get_by_role("combobox", name=label, exact=True).select_option(word)
    close_dialog(page)


def switched(page: Page, label: str) -> None:
    """Open the menu, turn something on or off, and close it."""
    open_menu(page)
    box = page.get_by_role("dialog").get_by_label(label, exact=True)
    box.set_checked(not box.is_checked())
    close_dialog(page)


def _opens(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/tables")


def playing(visit: Visit, cards: int = 6, rounds: int = 1) -> Visitor:
    """Somebody at the desk whose turn it is to play a card."""
    guest = visit(DESK)
    guest.short_games({"preset": "standard", "sizes": [cards] * rounds})
    guest.play_now()
    guest.play_until_choice()
    return guest


def test_a_bid_can_be_taken_back_before_it_is_sent(visit: Visit) -> None:
    """With the button, and by keys; untouched, it is sent after its time."""
    guest = visit(DESK)
    guest.context.add_init_script(HOLD)
    guest.short_games(NO_TRUMP)
    guest.play_now()
    chosen(guest.page, "Take back before sending", "three")
    guest.page.evaluate("window.heldFrom = 3000")  # the three seconds are not over too early
    pad, undo = guest.page.locator(".bids"), guest.page.get_by_role("button", name="Take back")
    for take_back in ("button", "u", "Escape"):
        pad.wait_for()
        guest.page.keyboard.press("1")
        guest.page.keyboard.press("Enter")
        expect(undo).to_be_visible()
        expect(pad).to_be_hidden()
        if take_back == "button":
            undo.click()
        else:
            guest.page.keyboard.press(take_back)
        expect(undo).to_be_hidden()
    chosen(guest.page, "Take back before sending", "second")
    pad.wait_for()
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("Enter")
    guest.page.locator(".log").get_by_text("You bid 1.").wait_for()


def test_one_tap_bids_where_that_is_chosen(visit: Visit) -> None:
    """One tap for cards leaves the two steps of a bid, which have two names."""
    guest = visit(DESK)
    guest.short_games(NO_TRUMP)
    guest.play_now()
    zero = guest.page.locator(".bids button").first
    zero.wait_for()
    switched(guest.page, "One tap plays a card at once")
    zero.click()
    expect(guest.page.get_by_role("button", name="Confirm bid 0")).to_be_enabled()
    switched(guest.page, "One tap makes a bid at once")
    guest.page.locator(".bids button").nth(1).click()
    guest.page.locator(".log").get_by_text("You bid 1.").wait_for()


def test_a_bid_that_waits_is_sent_whatever_the_others_do(visit: Visit) -> None:
    """All bid at once: what the bots choose meanwhile takes back nothing."""
    guest = visit(DESK)
    options = {"clock": 0, "pace": 700}
    guest.page.goto(opened(guest, rules={"preset": "hidden", "sizes": [4]}, options=options))
    guest.page.evaluate("localStorage.setItem('foretell.settings', '{\"undo\":\"three\"}')")
    guest.page.reload()
    guest.page.locator(".btn.go:enabled").click()
    guest.play_until(lambda: guest.has(".bids"))
    guest.page.evaluate(WAITED)
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("Enter")
    guest.until("waited")  # it may be over before somebody slow has looked
    guest.page.locator(".undo").wait_for(state="detached")
    assert not guest.has(".bids")


def test_two_devices_that_chose_otherwise_do_not_quarrel(visit: Visit) -> None:
    """What is chosen on one counts; the other, which does not know it yet, leaves it so."""
    guest = playing(visit)
    commands: list[str] = []

    def heed(page: Page) -> None:
        def note(frame: str | bytes) -> None:
            commands.extend(["play-forced"] if "play-forced" in str(frame) else [])

        page.on("websocket", lambda socket: socket.on("framesent", note))

    other = guest.context.new_page()
    for page in (other, guest.page):
        heed(page)
        page.goto(guest.page.url)
        page.locator(".board").wait_for()
    switched(guest.page, "Play the only legal card for me")
    guest.page.locator(".phrases button").first.click()
    for page in (guest.page, other):
        page.locator(".log .chat").wait_for()
    assert commands == ["play-forced"]


def test_the_hand_is_sorted_as_chosen(visit: Visit) -> None:
    """By rank: the numbers never rise from left to right."""
    guest = playing(visit, 15)
    chosen(guest.page, "Sort the hand", "ranks")
    names = guest.page.locator(".hand button").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label').split(' ')[0])"
    )
    figures = [int(name) for name in names if name.isdigit()]
    assert figures == sorted(figures, reverse=True)


def test_a_trick_lies_in_playing_order_if_one_likes(visit: Visit) -> None:
    """All at one height, from the left; otherwise each before its seat."""
    guest = playing(visit, rounds=8)  # until others play first, and there is a choice
    trick = guest.page.locator(".trick li")
    guest.play_until(lambda: trick.count() in {2, 3} and guest.has(".hand button.may"))
    assert len(set(trick.evaluate_all(XS))) > 1
    chosen(guest.page, "The trick", "order")
    assert len(set(trick.evaluate_all(XS))) == 1


def test_the_pace_of_bots_changes_at_a_running_table(visit: Visit) -> None:
    """And is kept for the tables that one opens later."""
    guest = playing(visit)
    with guest.page.expect_response("**/api/me"):
        chosen(guest.page, "Bots", "slow")
    guest.page.goto(guest.url)
    with guest.page.expect_request(_opens) as asked:
        guest.page.unroute("**/api/tables")
        guest.page.get_by_role("button", name="Play now").click()
    assert json.loads(asked.value.post_data or "")["options"]["pace"] == 1500


def test_signals_are_given_as_chosen(visit: Visit) -> None:
    """Nothing is heard of a turn whose sound is off; what is switched on is heard at once."""
    guest = playing(visit)
    guest.page.evaluate(f"({PEEP})()")
    open_menu(guest.page)
    sound = guest.page.get_by_role("dialog").get_by_label("It is my turn: Sound")
    sound.uncheck()
    assert guest.page.evaluate("notes.length") == 0
    sound.check()
    guest.until("notes.length === 2")  # after the picture
    buzz = re.compile("A trick is taken.*: Vibration")
    guest.page.get_by_role("dialog").get_by_label(buzz).check()
    assert guest.page.evaluate("buzzes.length") == 1


def test_forced_cards_and_wings_follow_the_settings(visit: Visit) -> None:
    """A tap ahead of the turn marks a card, without wings nothing; forced cards play themselves."""
    guest = visit(DESK)
    guest.short_games({"preset": "standard", "sizes": [1]})
    guest.play_now()
    switched(guest.page, "Play the only legal card for me")
    card = guest.page.locator(".hand button")
    for is_marked in ("true", "false"):
        card.click()
        expect(card).to_have_attribute("aria-pressed", is_marked)
    switched(guest.page, "Tapping a card ahead of time plays it on my turn")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    choices = "'.bids button:not(.no), .pad .btn.dark:enabled, .scene button.choice'"
    ask = f"[...document.querySelectorAll({choices})].at(-1)?.click()"
    over = f"() => {{ {ask}; return document.querySelector('.ending'); }}"
    guest.page.wait_for_function(over, polling=50, timeout=1000 * PATIENCE)


def test_a_card_set_shows_before_it_is_played_with(visit: Visit) -> None:
    """Six of its cards, at once, also on the page of one's own things."""
    guest = visit()
    opened(guest)
    guest.page.goto(f"{guest.url}/me")
    shown = guest.page.locator(".preview use").first
    expect(shown).to_have_attribute("href", re.compile("standard"))
    guest.page.get_by_role("combobox", name="Cards", exact=True).select_option("fantasy")
    expect(shown).to_have_attribute("href", re.compile("fantasy"))
    guest.page.reload()
    expect(shown).to_have_attribute("href", re.compile("fantasy"))


def test_felt_and_backs_are_chosen(visit: Visit) -> None:
    """At once, on the table too; another felt has another colour, and keeps its rim."""
    guest = playing(visit)
    page = guest.page
    felt = "getComputedStyle(document.querySelector('.cloth')).backgroundImage"
    colours = {page.evaluate(felt)}
    for colour in ("blue", "red"):
        chosen(page, "Felt", colour)
        colours.add(page.evaluate(felt))
    assert len(colours) == 3
    back = page.locator(".stock use").first
    expect(back).to_have_attribute("href", re.compile("#stars"))
    chosen(page, "Back of the cards", "lattice")
    expect(back).to_have_attribute("href", re.compile("#lattice"))
    page.reload()
    expect(back).to_have_attribute("href", re.compile("#lattice"))
    assert page.evaluate(felt) in colours


def test_who_reads_above_in_the_log_is_left_there(visit: Visit) -> None:
    """New lines do not pull the log down, until one says something."""
    guest = playing(visit)
    log, line = guest.page.locator(".log"), guest.page.get_by_label("Say something")
    for _ in range(3):
        line.fill("/rules")
        line.press("Enter")
    stored(guest.page)  # the last answer has come
    guest.until("document.querySelector('.log')?.scrollTop > 60")
    log.evaluate("(one) => (one.scrollTop = 0)")
    lines = log.locator("p").count()
    guest.play_until(lambda: log.locator("p").count() > lines + 3)
    assert log.evaluate("(one) => one.scrollTop") == 0
    guest.page.get_by_role("button", name="Hello!").click()
    guest.until("document.querySelector('.log')?.scrollTop > 60")
