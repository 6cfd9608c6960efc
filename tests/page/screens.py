"""Every screen of the page, one after the other: what all of them must keep is tested on each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.page.browsing import DESK, PHONE, Visitor, close_dialog, open_menu, unfold

SMALL: Final = {"width": 320, "height": 568}
LYING: Final = {"width": 844, "height": 390}
SMALL_LYING: Final = {"width": 568, "height": 320}
ALL_SIZES: Final = (SMALL, PHONE, SMALL_LYING, LYING, DESK)

PLAIN: Final = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
LOW: Final = [card for card in PLAIN if card[0] in "23456789"]
WIZARDS: Final = [*PLAIN, "Nc", "Nd", "Nh"]
"""Without these cards a Wizard is turned up sooner or later."""
SETTLED: Final = 1600
"""Milliseconds after which a finished trick is gone."""
LATER: Final = ".front .later"
"""With which cards to play is left open at the first start."""
NO_STRIP: Final = "document.querySelector('.title').style.position = 'static'"
"""What is scrolled in the waiting room lies under the strip of those who are here, for a moment."""
KNOWN: Final = "localStorage['foretell.guest']"
"""By what a page knows that somebody has been here."""
CHOICE: Final = ".scene button.choice"
FORM: Final = ".scene .forms .choice"
MEND: Final = ".scene .ways .choice"
DECISIONS: Final[dict[str, tuple[dict[str, Any], int, str]]] = {
    "trump": ({"preset": "standard", "sizes": [1] * 20, "drop": WIZARDS}, 3, CHOICE),
    "mend": ({"preset": "hidden-notequal", "sizes": [1] * 20}, 3, MEND),
    "pass": ({"preset": "pass-one", "sizes": [3]}, 3, ".hand .may"),
    "call": (
        {"preset": "gizzard-fester", "sizes": [5] * 4, "drop": [*LOW, *PLAIN[8:12]]},
        3,
        FORM,
    ),
    "merlin": (
        {"preset": "camelot", "sizes": [6] * 6, "drop": [*LOW, "Tc", "Td", "Th"]},
        3,
        FORM,
    ),
    "twist": ({"preset": "smyrna", "sizes": [1] * 20, "drop": WIZARDS}, 3, ".scene .menu"),
    "uber": ({"preset": "uber-wizard", "sizes": [1] * 20}, 3, ".scene .ranks"),
    "dummy": ({"preset": "two-player"}, 2, ".scene .cards .choice"),
    "score": ({"preset": "standard", "sizes": [1], "revoke": "honour"}, 3, ".scene .yes"),
    "forehead": ({"preset": "forehead", "sizes": [1]}, 4, ".bids"),
    "blind": ({"preset": "third-time", "sizes": [3, 3, 3]}, 3, ".screen:has(.bids) .covered"),
}
"""Each kind of decision beside bid and card: rules, players, and what shows that it is asked."""


def opened(host: Visitor, **table: Any) -> str:
    """Become a guest and open a table, as a program would; its address."""
    host.page.goto(host.url)
    host.page.request.post(f"{host.url}/api/guests", data={"name": "Ada"})
    body = {"players": 3, "options": {"clock": 0, "pace": 0}, **table}
    return host.url + str(
        host.page.request.post(f"{host.url}/api/tables", data=body).json()["page"]
    )


def hosted(host: Visitor, **table: Any) -> str:
    """Open a table and sit down at it, before anybody else can; its address."""
    link = opened(host, **table)
    host.page.goto(link)
    host.page.get_by_role("listitem").filter(has_text="Ada").wait_for()
    return link


def begun(host: Visitor, **table: Any) -> None:
    """Open a table, sit down at it and begin, with bots in all other seats."""
    host.page.goto(opened(host, **table))
    host.page.locator(".btn.go:enabled").click()
    host.page.locator(".board").wait_for()


def decision(host: Visitor, name: str, seats: int = 0, **more: Any) -> None:
    """Play until this is asked of the own seat, in another game if it was not.

    At the usual table, or at one of so many, by rules that differ in some ways.
    """
    rules, players, sign = DECISIONS[name]
    is_asked = False
    while not is_asked:
        begun(host, rules={**rules, **more}, players=seats or players)
        host.press_until(f"document.querySelector('{sign}, .ending')")
        is_asked = host.has(sign)


def screens(guest: Visitor) -> Iterator[str]:
    """Go from screen to screen; the name of each."""
    yield from before(guest)
    yield from playing(guest)
    yield from dialogs(guest)
    guest.play_until(lambda: guest.has(".ending"))
    yield "ending"


def before(guest: Visitor) -> Iterator[str]:
    """All that comes before a game, and its waiting room."""
    link = opened(guest, rules={"preset": "standard", "sizes": [6]})
    guest.page.goto(guest.url)
    guest.look_down()
    guest.page.evaluate("scrollTo(0, 0)")
    guest.page.locator(LATER).wait_for()
    yield "first"
    guest.page.locator(LATER).click()
    guest.page.locator(LATER).wait_for(state="detached")
    yield "home"
    guest.page.locator(".ways .btn").last.click()
    guest.page.locator("dialog select:enabled").wait_for()
    yield "friends"
    guest.page.goto(f"{guest.url}/me")
    guest.page.locator(".part li").first.wait_for()
    yield "me"
    guest.page.goto(f"{guest.url}/device")
    guest.page.locator("form").first.wait_for()
    yield "device"
    guest.page.goto(f"{guest.url}/t/nothing")
    guest.page.locator("h1").wait_for()
    yield "nothing"
    yield from _naming(guest, link)
    yield from _waiting(guest, link)


def _naming(guest: Visitor, link: str) -> Iterator[str]:
    """What somebody without a name is asked at a table, with all figures to choose from."""
    known = guest.page.context.cookies()
    guest.page.context.clear_cookies()
    guest.page.evaluate(f"{KNOWN} = ''")
    guest.page.goto(link)
    guest.page.locator("dialog form > .btn").first.click()
    guest.page.locator("dialog fieldset").wait_for()
    yield "name"
    guest.page.context.add_cookies([{**one} for one in known])  # type: ignore[typeddict-item]
    guest.page.evaluate(f"{KNOWN} = 'again'")


def _waiting(guest: Visitor, link: str) -> Iterator[str]:
    """The waiting room, with talk; all that is folded in it, and the bots to choose from."""
    guest.page.goto(link)
    guest.page.get_by_role("listitem").filter(has_text="Ada").wait_for()
    guest.page.locator(".phrases button").first.click()
    guest.page.locator(".log .chat").wait_for()
    guest.page.evaluate(NO_STRIP)
    yield "waiting"
    unfold(guest.page)
    guest.page.locator(".choices select").first.wait_for()
    yield "choices"
    guest.page.get_by_role("listitem").locator(".deeds button").last.click()
    yield from _dialog(guest, "bots")


def playing(guest: Visitor) -> Iterator[str]:
    """A bid is due, to be chosen and to be sent, and a card."""
    guest.page.locator(".btn.go:enabled").click()
    guest.play_until(lambda: guest.has(".bids"))
    yield "bidding"
    if not guest.has(".bids .sel"):
        guest.step()
    yield "bid chosen"
    guest.play_until_choice()
    yield "playing"


def dialogs(guest: Visitor) -> Iterator[str]:
    """What can be opened over a table."""
    for name, key in {"scores": "s", "last": "l", "log": "g", "keys": "?"}.items():
        guest.page.keyboard.press(key)
        yield from _dialog(guest, name)
    guest.page.keyboard.press("a")
    guest.page.locator("dialog tbody").wait_for()
    yield from _dialog(guest, "advice")
    guest.page.locator("header nav button").last.click()
    yield from _dialog(guest, "menu")
    open_menu(guest.page)
    yield from _dialog(guest, "settings")
    guest.page.locator(".seat .more").first.focus()
    guest.page.keyboard.press("Enter")
    yield from _dialog(guest, "somebody")


def _dialog(guest: Visitor, name: str) -> Iterator[str]:
    guest.page.locator("dialog").wait_for()
    yield name
    close_dialog(guest.page)


def at_a_good_moment(visitor: Visitor) -> None:
    """Play on until it is the own turn and cards lie on the table."""
    while not visitor.has(".ending"):
        if visitor.has(".hand button.may"):
            visitor.page.wait_for_timeout(SETTLED)
            if visitor.has(".trick li"):
                return
        visitor.step()
