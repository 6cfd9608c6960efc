"""Honour play: a card is taken back, a revoke is played, called and scored (rules 14)."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browsing import ASKED, DESK, PATIENCE, Visitor, close_dialog
from tests.page.conftest import Visit
from tests.page.moments import HOLD
from tests.page.screens import SMALL, hosted

pytestmark = pytest.mark.browser

HONOUR = {"preset": "standard", "sizes": [8] * 6, "revoke": "honour"}
SCORE = ":not(:has(.yes))"
IN_PLAY = tuple(re.sub(r"\.(scene|pad)\b", rf".\1{SCORE}", one) for one in ASKED)
"""All but to agree to the score: after that no revoke can be called. Its picture is a pad, too."""
A_CALL = 3000
"""Milliseconds: the picture of a call is seen for longer, nothing else of a table is."""
REVOKE = """() => {
  const suit = (text) => /clubs|diamonds|hearts|spades/.exec(text)?.[0];
  const led = suit(/Follow (\\w+)/.exec(document.querySelector(".me").innerText)?.[0] ?? "");
  const cards = [...document.querySelectorAll(".hand button.may")];
  const of = (one) => suit(one.ariaLabel);
  if (!led || !cards.some((one) => of(one) === led)) return "";
  const wrong = cards.find((one) => of(one) && of(one) !== led);
  return wrong?.ariaLabel ?? "";
}"""
"""A card that may be played and should not be: there is one of the suit led."""


def seated(visit: Visit, *names: str) -> tuple[Visitor, ...]:
    """Ada and others in seats beside each other, a bot in the third if it is free."""
    ada, *others = visit(DESK), *(visit(SMALL) for _ in names)
    for one in (ada, *others):
        one.context.add_init_script(HOLD)
    link = hosted(ada, rules=HONOUR)
    for one, name in zip(others, names, strict=True):
        one.page.goto(link)
        one.page.get_by_label("Your name").fill(name)
        one.page.get_by_role("button", name="Sit down").click()
        ada.page.get_by_role("listitem").filter(has_text=name).wait_for()
    ada.page.locator(".btn.go:enabled").click()
    for one in (ada, *others):
        one.page.locator(".board").wait_for()
    return ada, *others


def until(
    people: tuple[Visitor, ...],
    is_done: Callable[[Visitor], bool],
    selectors: tuple[str, ...] = ASKED,
) -> Visitor:
    """Let all do what is due, until something is so for one of them: that one."""
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        for one in people:
            if is_done(one) or one.step(selectors, lambda one=one: is_done(one)):  # type: ignore[misc]
                return one
    raise AssertionError("\n\n".join(("this never happened", *(one.shown() for one in people))))


def play(guest: Visitor, label: str) -> None:
    """Lift a card, if it is not yet, and play it."""
    card = guest.page.get_by_role("button", name=label, exact=True).first
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    guest.page.locator(".hand button.up").click()


def call(guest: Visitor, trick: int, card: str) -> None:
    """By the menu: the trick, the card, and yes."""
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Call a revoke").click()
    dialog = guest.page.get_by_role("dialog", name="Call a revoke")
    dialog.get_by_role("button", name=f"Trick {trick}", exact=True).click()
    dialog.get_by_role("button", name=card).click()
    dialog.get_by_role("button", name="Yes, call it").click()


def call_now(guest: Visitor, card: str) -> None:
    """By the menu, within a trick: there is only its own card to choose, and yes."""
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Call a revoke").click()
    dialog = guest.page.get_by_role("dialog", name="Call a revoke")
    expect(dialog.get_by_role("group")).to_have_count(0)
    dialog.get_by_role("button", name=card).click()
    expect(dialog).to_contain_text("this card and those after it go back, without a penalty")
    dialog.get_by_role("button", name="Yes, call it").click()
    expect(dialog).to_have_count(0)


def test_a_revoke_is_called_within_its_trick(visit: Visit) -> None:
    """A wrong call changes nothing; a right one lets the card go back, and nobody loses points."""
    people = seated(visit, "Ben", "Cy")
    names = ["Ada", "Ben", "Cy"]

    def is_second(one: Visitor) -> bool:
        is_due = bool(one.page.evaluate(REVOKE))  # first: from then on nobody else plays
        return is_due and one.page.locator(".trick li").count() == 1

    place = people.index(until(people, is_second))
    liar, caller, leader = people[place], people[place - 2], names[place - 1]
    card = str(liar.page.evaluate(REVOKE))
    held = liar.page.locator(".hand button").count()
    play(liar, card)
    expect(caller.page.locator(".trick li")).to_have_count(2)

    log = caller.page.get_by_role("log").first
    call_now(caller, f"{leader}: ")
    expect(log).to_contain_text(f"revoke of {leader} in trick {9 - held}: it was none")
    expect(caller.page.locator(".trick li")).to_have_count(2)
    call_now(caller, f"{names[place]}: {card.removesuffix(', playable')}")
    expect(log).to_contain_text(f"that {names[place]} should have followed: that card and those")
    for one in people:
        expect(one.page.locator(".trick li")).to_have_count(1)
        expect(one.page.locator(".scene")).to_have_count(0)
    expect(liar.page.locator(".hand button")).to_have_count(held)
    expect(liar.page.locator(".hand button.may")).to_have_count(held)


def test_a_card_is_taken_back_and_a_revoke_is_called(visit: Visit) -> None:
    """What comes of it is told and shown to both; what cannot be done is refused in words."""
    people = ada, ben = seated(visit, "Ben")
    take_back_a_card(people)
    liar = until(people, lambda one: bool(one.page.evaluate(REVOKE)))
    caller = ben if liar is ada else ada
    name = "Ada" if liar is ada else "Ben"
    trick = 9 - liar.page.locator(".hand button").count()
    label = str(liar.page.evaluate(REVOKE))
    play(liar, label)
    to_the_score(people, caller)

    call(caller, trick, "Bot ")
    expect(caller.page.locator(".scene")).to_contain_text(f"did not revoke in trick {trick}")
    caller.page.keyboard.press("Shift")
    call(caller, trick, "Bot ")
    said = caller.page.get_by_role("alert").filter(has_text="You can call that seat no more")
    expect(said).to_be_visible()
    close_dialog(caller.page)

    call(caller, trick, f"{name}: {label.removesuffix(', playable')}")
    expect(liar.page.locator(".scene")).to_contain_text(f"You revoked in trick {trick}")
    expect(caller.page.locator(".scene")).to_contain_text(f"{name} revoked in trick {trick}")
    told = caller.page.get_by_role("log").first
    expect(told).to_contain_text(f"revoke of {name} in trick {trick}: it was one")
    expect(told).to_contain_text(f"{name} −20")


def to_the_score(people: tuple[Visitor, ...], caller: Visitor) -> None:
    """Play on until somebody is asked to agree; what is called then is seen for long.

    Two pages are looked at in turn, which takes as long as it takes.
    """
    until(people, lambda one: one is caller and one.has(".scene .yes"), IN_PLAY)
    for one in people:
        one.page.evaluate(f"window.heldFrom = {A_CALL}")


def take_back_a_card(people: tuple[Visitor, ...]) -> None:
    """Ada's, before Ben has played: it is in her hand again, and she plays another time."""
    ada, ben = people
    until(people, lambda one: one is ada and is_before_ben(one))
    count = ada.page.locator(".hand button").count()
    play(ada, ada.page.locator(".hand button.may").last.get_attribute("aria-label") or "")
    expect(ada.page.locator(".hand button")).to_have_count(count - 1)
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.locator(".hand button.may")).to_have_count(count)
    expect(ada.page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(ben.page.get_by_role("log").first).to_contain_text("Ada takes the card back.")


def is_before_ben(ada: Visitor) -> bool:
    """Whether Ada is to play, and Ben after her."""
    if not ada.has(".hand button.may"):
        return False
    laid = ada.page.locator(".trick li")
    expect(laid).not_to_have_count(3)  # a finished trick has been looked at
    return ada.page.locator(".hand button.may").count() > 0 and laid.count() < 2
