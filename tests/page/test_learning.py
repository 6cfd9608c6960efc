"""The tutorial: recorded frames at the table's own components, and why something is not right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import lessons
from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.conftest import Visit, showing
from tests.page.screens import LYING, SMALL
from tests.server.server_process import Process

RING = 3
"""Pixels round a lifted card."""
SETTLED = "Promise.all(document.getAnimations().map((one) => one.finished))"
RINGED = """() => {
  const at = document.querySelector("header").dataset.at;
  const others = document.querySelectorAll(".spot .seat");
  const found = {
    hand: ".hand .row", trick: ".trick li", trump: ".area > .stock", pad: ".pad, .scene", me: ".me",
  }[at];
  const targets = found ? [...document.querySelectorAll(found)]
    : [others[at === "first" ? 0 : 1]];
  const ringed = [...document.querySelectorAll("main *")].filter((one) => {
    const { outlineWidth, outlineStyle } = getComputedStyle(one);
    return outlineStyle !== "none" && outlineWidth === "3px";
  });
  const bubble = document.querySelector(".bubble");
  const box = bubble.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(bubble);
  const text = range.getBoundingClientRect();
  const covers = targets.some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.min(right, box.right) - Math.max(left, box.left) > 1
      && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
  });
  return {
    at, covers,
    isThere: targets.some((one) => one.getBoundingClientRect().height > 0),
    isRinged: targets.length > 0 && targets.every((one) => ringed.includes(one)),
    rings: ringed.filter((one) => !targets.includes(one) && !one.matches(":focus-visible")).length,
    isCut: text.bottom > box.bottom + 3 || text.top < box.top - 3 || box.left < 0 || box.top < 0
      || box.right > innerWidth || box.bottom > innerHeight,
  };
}"""
"""What a lesson's step speaks of, whether that alone has a ring, and how its bubble lies."""
LESSONS: list[dict[str, Any]] = json.loads(lessons.TARGET.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("page"))


def test_the_recording_is_what_the_server_says() -> None:
    """Stale: run `python tools/lessons.py`."""
    assert lessons.TARGET.read_text(encoding="utf-8") == lessons.recorded()


def begun(person: Visitor, name: str = "", pace: str = "instant") -> None:
    """Open a lesson, with others who do not wait."""
    kept = json.dumps(json.dumps({"pace": pace}))
    person.page.goto(person.url)
    person.page.evaluate(f"localStorage.setItem('foretell.settings', {kept})")
    person.page.goto(f"{person.url}/learn#{name}" if name else f"{person.url}/learn")


def step(person: Visitor) -> Any:
    """The button that shows what is wanted, or goes on."""
    return person.page.locator("header .onward[aria-disabled=false]")


@pytest.mark.browser
def test_a_wrong_bid_is_explained_and_the_right_one_goes_on(visit: Visit) -> None:
    """The server's own reason, the lesson's own reason, then the game goes on to its end."""
    ada = visit(PHONE)
    begun(ada, "uneven")
    page = ada.page
    bid = page.locator(".bids button")
    bid.nth(1).click()
    expect(page.get_by_role("alert")).to_contain_text("may not add up to 2; allowed are 0 2")
    bid.nth(0).click()
    page.locator(".pad .btn.dark").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "the ace of spades is trump and takes a trick"
    )
    bid.nth(2).click()
    page.locator(".pad .btn.dark").click()
    expect(page.locator(".bubble")).to_contain_text("Your king")
    page.get_by_role("button", name="ace of spades").click()
    expect(page.get_by_role("alert")).to_contain_text("must follow clubs (you have ♣K)")
    for card in ("king of clubs", "ace of spades"):
        page.get_by_role("button", name=f"{card}, playable").click(click_count=2)
    expect(page.locator(".bubble")).to_contain_text("Two foretold, two taken")
    page.get_by_role("button", name="That was all").click()
    expect(page.get_by_role("heading", name="You know all you need")).to_be_visible()
    page.get_by_role("button", name="All lessons").click()
    expect(page.get_by_role("button", name="Bids that may not add up (done)")).to_be_visible()


@pytest.mark.browser
def test_all_lessons_one_after_the_other(visit: Visit) -> None:
    """From the home page, in German, with somebody who lets everything be shown."""
    ada = visit(DESK, locale="de")
    begun(ada)
    ada.page.goto(ada.url)
    ada.page.get_by_role("link", name="Spielen lernen").click()
    ada.page.get_by_role("button", name="Anfangen").click()
    for number, lesson in enumerate(LESSONS, 1):
        expect(ada.page.locator("header h1")).to_contain_text(f"{number} · ")
        for place in range(len(lesson["steps"])):
            progress = ada.page.get_by_role("progressbar")
            expect(progress).to_have_accessible_name(
                f"Schritt {place + 1} von {len(lesson['steps'])}"
            )
            step(ada).click()
    expect(ada.page.get_by_role("heading", name="Mehr brauchst du nicht")).to_be_visible()
    ada.page.get_by_role("link", name="Die ganzen Regeln lesen").click()
    expect(ada.page.locator(".words")).to_contain_text("15 Runden")


@pytest.mark.browser
@pytest.mark.parametrize(
    ("size", "language"), [(SMALL, "de"), (PHONE, "en"), (LYING, "de"), (DESK, "en")]
)
def test_the_bubble_stands_at_what_it_speaks_of(
    visit: Visit, size: dict[str, int], language: str
) -> None:
    """A ring is round that, and round nothing else; the bubble covers none of it, and is whole."""
    ada = visit(size, locale=language)
    for lesson in LESSONS:
        begun(ada, lesson["name"])
        ada.page.reload()
        for place, planned in enumerate(lesson["steps"]):
            progress = ada.page.get_by_role("progressbar")
            expect(progress).to_have_accessible_name(re.compile(rf"\b{place + 1} (of|von)"))
            expect(ada.page.locator(".bubble")).to_have_text(re.compile(r"\w{3}"))
            expect(step(ada)).to_be_visible()
            found = ada.page.evaluate(RINGED)
            wanted = {"at": planned["at"], "isThere": True, "isRinged": True}
            none = {"covers": False, "rings": 0, "isCut": False}
            assert found == {**wanted, **none}, (lesson["name"], place + 1)
            if place + 1 < len(lesson["steps"]):
                step(ada).click()


@pytest.mark.browser
def test_lessons_speak_of_the_cards_that_somebody_chose(visit: Visit) -> None:
    """The cards and their names are those of the set, in the sentences and in the hand."""
    ada = visit(PHONE)
    ada.context.add_init_script(
        "localStorage.setItem('foretell.settings', '{\"cards\":\"fantasy\"}')"
    )
    ada.page.goto(f"{ada.url}/learn#follow")
    bubble = ada.page.locator(".bubble")
    expect(bubble).to_contain_text("Rosa has led red (L), so you must play red")
    expect(bubble).to_contain_text("tap the red 10 twice")
    ada.page.get_by_role("button", name="red 4").click(click_count=2)
    expect(ada.page.get_by_role("alert")).to_contain_text("your red 4 is lower than the red 8")
    ada.page.get_by_role("button", name="red 10, playable").click(click_count=2)
    expect(bubble).to_contain_text("takes the trick: yours")


@pytest.mark.browser
def test_a_lesson_by_keys_and_ears(visit: Visit) -> None:
    """Explanations and events are read out; the hand is walked and played with keys alone."""
    ada = visit(DESK)
    begun(ada, "follow")
    page = ada.page
    expect(page.locator(".bubble[aria-live]")).to_contain_text("Rosa has led hearts (L)")
    expect(page.locator(".me .coins")).to_be_hidden()
    expect(page.locator(".me .score small")).to_be_hidden()
    log = page.get_by_role("log").first
    for keys, told in (
        (("h", "Enter", "Enter"), "You play the jack of hearts"),
        (("h", "End", "Enter", "Enter"), "You play the ace of clubs"),
        (("h", "Enter", "Enter"), "You play the 5 of hearts"),
    ):
        expect(page.locator(".hand .may").first).to_be_visible()
        for key in keys:
            page.keyboard.press(key)
        expect(log).to_contain_text(told)
        if "jack" in told:
            expect(page.locator(".bubble")).to_contain_text("takes the trick: yours")
            expect(page.locator(".me .coins")).to_be_visible()
            expect(page.locator(".me .score small")).to_be_hidden()
            step(ada).focus()
            page.keyboard.press("Enter")
    expect(page.locator(".bubble")).to_contain_text("It does")


@pytest.mark.browser
def test_the_hand_is_frozen_while_there_is_only_something_to_read(visit: Visit) -> None:
    """It looks so, and a tap does nothing; then it is thawed for the next card."""
    ada = visit(PHONE)
    begun(ada, "follow")
    hand = ada.page.locator(".hand").first
    expect(hand).to_have_css("pointer-events", "auto")
    ada.page.get_by_role("button", name="jack of hearts").click(click_count=2)
    expect(ada.page.locator(".bubble")).to_contain_text("takes the trick: yours")
    expect(hand).to_have_css("pointer-events", "none")
    expect(hand).to_have_css("filter", "saturate(0.35) opacity(0.6)")
    step(ada).click()
    expect(hand).to_have_css("pointer-events", "auto")


@pytest.mark.browser
def test_a_lifted_card_asks_for_a_second_tap(visit: Visit) -> None:
    """To see and to hear; and nothing covers its ring on a small phone."""
    ada = visit(SMALL)
    begun(ada, "follow")
    hint, card = ada.page.locator(".me .hint"), ada.page.locator(".hand button").first
    expect(hint).to_have_text("Follow hearts")
    card.click()
    expect(hint).to_have_text("Tap again to play")
    expect(ada.page.locator(".hand [role=status]")).to_have_text(
        "jack of hearts is lifted: tap or press it again to play it."
    )
    ada.page.evaluate(SETTLED)
    seat, lifted = ada.page.locator(".me").bounding_box(), card.bounding_box()
    assert seat
    assert lifted
    assert seat["y"] + seat["height"] <= lifted["y"] - RING
    card.click()
    expect(hint).to_have_text("You lead")
    expect(ada.page.locator(".hand [role=status]")).to_be_empty()


@pytest.mark.browser
def test_back_leads_to_all_lessons(visit: Visit) -> None:
    """The device's way back; a reload stays in the lesson."""
    ada = visit()
    begun(ada)
    ada.page.get_by_role("button", name="Trump The suit").click()
    expect(ada.page.locator(".hand button")).to_have_count(3)
    ada.page.reload()
    expect(ada.page.locator("header h1")).to_have_text("2 · Trump")
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", name="Learn to play")).to_be_visible()
