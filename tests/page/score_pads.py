"""What people do on the page of the score pad."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor

NAMES = ("Ada", "Ben", "Cy", "Dora")


def begin(guest: Visitor, rules: str = "standard", names: Sequence[str] = NAMES) -> None:
    """Open a new pad for some people; the first of them deals."""
    page = guest.page
    for _ in range(len(names), len(NAMES)):
        page.get_by_role("button", name="Remove").last.click()
    for _ in range(len(NAMES), len(names)):
        page.get_by_role("button", name="+").click()
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_label("Rules").select_option(rules)
    page.get_by_role("button", name="Start").click()
    now(guest).wait_for()


def now(guest: Visitor) -> Locator:
    """What is to be noted."""
    return guest.page.get_by_role("region", name="Now")


def bid(guest: Visitor, *bids: int) -> None:
    """Tap bids one after the other."""
    for one in bids:
        now(guest).get_by_role("button", name=str(one), exact=True).click()


def bid_in_secret(guest: Visitor, *bids: int) -> None:
    """Let the phone go round."""
    for one in bids:
        now(guest).get_by_role("button", name="I am").click()
        bid(guest, one)


def score(guest: Visitor, **changed: int) -> None:
    """Everybody met the bid, but for some who took so many more or fewer."""
    for name, by in changed.items():
        button = now(guest).get_by_role(
            "button", name=f"{name}: one {'more' if by > 0 else 'fewer'}"
        )
        for _ in range(abs(by)):
            button.click()
    now(guest).get_by_role("button", name="Score the round").click()


def expect_totals(guest: Visitor, *totals: str) -> None:
    """What stands at the head of the sheet."""
    expect(guest.page.locator(".sheet thead b")).to_have_text([*totals])


def correct(guest: Visitor, number: int, what: str, value: str) -> None:
    """Change one note of a round: ``Ada: Bid``, ``Ben: Tricks``."""
    guest.page.get_by_role("button", name=f"Correct round {number}").first.click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label(what).select_option(value)
    dialog.get_by_role("button", name="Correct", exact=True).click()
    expect(dialog).to_have_count(0)
