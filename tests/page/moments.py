"""What comes and goes at a table, one moment after the other: pictures of it, and what others see.

Two people play, so that one of them can wait for the other: what the second is asked stands still
for as long as it is looked at. What would pass by itself stays, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Browser

from tests.page.browsing import CORNER, DESK, PHONE, Visitor, close_dialog, open_menu
from tests.page.screens import CHOICE, MEND, PLAIN, opened
from tests.server.server_process import Process

HOLD: Final = """
const later = window.setTimeout;
window.setTimeout = (what, wait, ...more) =>
  later(what, wait >= (window.heldFrom ?? Infinity) ? 60_000 : wait, ...more);
const stay = (event) => window.heldFrom < Infinity && event.stopImmediatePropagation();
window.addEventListener("pointerdown", stay, true);
"""
"""What would be over after so many milliseconds, or with a tap, stays while it is held."""
A_TRICK: Final = 1000
A_MOMENT: Final = 2000
WAITS: Final = (
    "() => document.querySelector('.scene') && !document.querySelector('.scene button.choice')"
)
FEW: Final = PLAIN[:38]
"""Without these cards a Wizard is often turned up."""
STRONG: Final = PLAIN[:46]
"""Without these cards it is soon plain who takes the rest."""
TURN: Final = ".hand button.may"

Moment = tuple[str, Visitor]
"""Its name, and whose page shows it."""


class Two:
    """Ada, whose page is looked at, and Ben, a fox: at tables with bots in all other seats."""

    def __init__(self, browser: Browser, server: Process) -> None:
        self.server = server
        self.ada, self.ben = (Visitor(browser, server.url, size) for size in (PHONE, DESK))
        self.ada.context.add_init_script(HOLD)
        for name, one in {"Ada": self.ada, "Ben": self.ben}.items():
            one.page.goto(server.url)
            one.page.request.post(f"{server.url}/api/guests", data={"name": name})
        self.ben.page.request.patch(f"{server.url}/api/me", data={"figure": "fox"})

    def close(self) -> None:
        """Both leave."""
        for one in (self.ada, self.ben):
            one.forgive_requests()  # a server that is away, and cards that were refused: meant
            one.close()

    def hold(self, least: int) -> None:
        """Let Ada see for long what is seen for so many milliseconds or more."""
        self.ada.page.evaluate(f"window.heldFrom = {least}")

    def go_on(self) -> None:
        """Ada has seen what was held."""
        self.ada.page.evaluate("window.heldFrom = Infinity")
        self.ada.page.keyboard.press("Shift")

    def meet(self, rules: dict[str, Any], players: int = 3, *, holds: bool = False) -> None:
        """A new game of both; who deals first may be seen for long."""
        link = opened(self.ada, rules=rules, players=players)
        for one, name in ((self.ada, "Ada"), (self.ben, "Ben")):
            one.page.goto(link)
            one.page.get_by_role("listitem").filter(has_text=name).wait_for()
        self.ada.page.get_by_role("listitem").filter(has_text="Ben").wait_for()
        if holds:
            self.hold(A_MOMENT)
        self.ada.page.locator(".btn.go:enabled").click()
        for one in (self.ada, self.ben):
            one.page.locator(".board").wait_for()

    def until(self, is_done: Callable[[], bool], *who: Visitor) -> bool:
        """Let them do what is due; whether it came to that before the game was over."""
        while not is_done():
            if self.ada.has(".ending"):
                return False
            for one in who or (self.ada, self.ben):
                if not is_done():
                    one.step()
        return True

    def asked_of_ben(self, rules: dict[str, Any], sign: str, players: int = 3) -> Visitor:
        """A game in which Ben is asked something, and Ada sees it."""
        is_asked = False
        while not is_asked:
            self.meet(rules, players)
            is_asked = self.until(lambda: self.ben.has(sign))
        self.ada.page.wait_for_function(WAITS, polling=50)
        return self.ada

    def see(self, title: str, *who: Visitor) -> bool:
        """Let them do what is due until Ada sees the picture of this name."""
        picture = self.ada.page.get_by_role("region", name=re.compile(title))
        return self.until(lambda: picture.count() > 0, *who)

    def my_turn(self, *, laid: bool = False) -> None:
        """Play until a card of Ada's is due, with cards in the trick."""
        self.until(lambda: self.ada.has(TURN) and (not laid or self.ada.has(".trick li")))


def moments(browser: Browser, server: Process) -> Iterator[Moment]:
    """Go from moment to moment."""
    two = Two(browser, server)
    for part in (at_the_own_turn, ahead, of_two, asked_of_another, seals, passing, held_up):
        yield from part(two)
    two.close()


def at_the_own_turn(two: Two) -> Iterator[Moment]:
    """A card is lifted; another one may not be played; the one that was played may go back."""
    ada = two.ada
    two.meet({"preset": "standard", "sizes": [20]})
    two.until(lambda: ada.has(".hand button.no"))
    ada.page.locator(TURN).last.click(position=CORNER)
    yield "a-card-lifted", ada
    ada.page.locator(".hand button.no").first.evaluate("(card) => card.click()")
    ada.page.get_by_role("alert").wait_for()
    yield "why-not", ada
    open_menu(ada.page)
    ada.page.get_by_label("Take back before sending").select_option("three")
    ada.page.get_by_role("dialog").get_by_label("One tap plays a card at once").check()
    yield "one-tap-option", ada
    close_dialog(ada.page)
    two.hold(A_TRICK)
    ada.page.locator(TURN).last.click(position=CORNER)
    ada.page.get_by_role("button", name="Take back").wait_for()
    yield "one-tap-not-sent-yet", ada
    ada.page.evaluate("localStorage.removeItem('foretell.settings')")


def ahead(two: Two) -> Iterator[Moment]:
    """A card is marked while others think; the last one plays itself a moment later."""
    ada, ben = two.ada, two.ben
    two.meet({"preset": "standard", "sizes": [3]})
    two.until(lambda: ben.has(TURN) and not ada.has(TURN))
    ada.page.locator(".hand button").last.click(position=CORNER)
    ada.page.locator(".hand button[aria-pressed=true]").wait_for()
    yield "a-card-marked", ada
    two.until(lambda: ada.page.locator(".hand button").count() == 1)
    yield "the-last-card", ada


def of_two(two: Two) -> Iterator[Moment]:
    """The rest is claimed; the other one talks, is away for minutes, and then gone."""
    ada, ben = two.ada, two.ben
    cards = ada.page.locator(".hand button")
    while not ada.has(".rest"):
        two.meet({"preset": "standard", "sizes": [4], "drop": STRONG})
        two.until(lambda: ada.has(".rest") and cards.count() > 1)
    yield "a-claim-offered", ada
    two.hold(A_TRICK)
    ada.page.locator(".rest", has_text="points").click()  # it says what the round brings then
    ada.page.locator(".rest").wait_for(state="detached")
    yield "a-claim-laid", ada
    two.meet({"preset": "standard", "sizes": [6]}, players=4)
    two.my_turn()
    two.hold(A_MOMENT)
    ben.page.locator(".phrases button").first.click()
    ada.page.locator(".said").wait_for()
    yield "somebody-talks", ada
    open_menu(ben.page)
    ben.page.get_by_role("dialog").get_by_role("button", name="three-minute break").click()
    ada.page.locator(".back-in").wait_for()
    yield "back-in-three-minutes", ada
    ben.page.goto("about:blank")
    ada.page.locator(".seat.away").wait_for()
    yield "somebody-is-gone", ada


def asked_of_another(two: Two) -> Iterator[Moment]:
    """What the others see of a choice that somebody has."""
    rules: dict[str, tuple[dict[str, Any], str]] = {
        "trump": ({"preset": "standard", "sizes": [3] * 12, "drop": FEW}, CHOICE),
        "twist": ({"preset": "smyrna", "sizes": [3] * 12, "drop": FEW}, ".scene .menu"),
        "uber": ({"preset": "uber-wizard", "sizes": [4] * 9}, ".scene .ranks"),
        "mend": ({"preset": "hidden-notequal", "sizes": [4] * 9}, MEND),
    }
    for name, (ours, sign) in rules.items():
        yield f"{name}-of-another", two.asked_of_ben(ours, sign)


def seals(two: Two) -> Iterator[Moment]:
    """Who deals first is drawn; fists are closed, and open; wheels lie, and are turned."""
    ada = two.ada
    for name, title in {"hidden": "The fists open", "delayed": "The wheels are turned"}.items():
        two.meet({"preset": name, "sizes": [2, 2]}, players=5, holds=True)
        two.see("deals? first")
        yield f"{name}-drawn", ada
        two.go_on()
        two.see("All (bid|set their wheels) at once", ada)
        yield f"{name}-waiting", ada
        two.hold(A_MOMENT)
        two.see(title)
        yield f"{name}-opened", ada
    two.meet({"preset": "saboteur", "sizes": [4] * 4})
    two.see("You are the saboteur")
    yield "saboteur", ada


def passing(two: Two) -> Iterator[Moment]:
    """Cards have gone to the left, or come from the right; somebody is out of the game."""
    ada = two.ada
    two.meet({"preset": "pass-one", "sizes": [5]})
    two.see("Which of your cards")
    two.see("All pass", ada)
    yield "passing", ada
    two.hold(A_MOMENT)
    two.see("each to the left")
    yield "passed", ada
    two.meet({"preset": "pull-one", "sizes": [5]}, holds=True)
    two.see("each from the right")
    yield "pulled", ada
    is_seen = False
    while not is_seen:
        two.meet({"preset": "nannie", "sizes": [4, 3, 2, 1], "eliminate": 1}, players=4)
        two.hold(A_MOMENT)
        is_seen = two.see("Out of the game")
    yield "out", ada


def held_up(two: Two) -> Iterator[Moment]:
    """A pause is asked for, and begins; a bot plays on; the server is away."""
    ada, ben = two.ada, two.ben
    two.meet({"preset": "standard", "sizes": [10]}, players=4)
    two.my_turn(laid=True)
    ask_all(ben, "Ask for a pause")
    ada.page.get_by_role("button", name="Agree").wait_for()
    yield "a-pause-is-asked-for", ada
    ada.page.get_by_role("button", name="Agree").click()
    ada.page.get_by_role("button", name="Go on").wait_for()
    yield "a-pause", ada
    ada.page.get_by_role("button", name="Go on").click()
    banner = ada.page.locator(".banners p")
    banner.wait_for(state="detached")
    two.server.stop()
    banner.get_by_text("restarts").wait_for()
    yield "the-server-restarts", ada
    two.server.start()
    banner.wait_for(state="detached")
    two.server.kill()
    banner.get_by_text("Reconnecting").wait_for()
    yield "reconnecting", ada
    two.server.start()
    banner.wait_for(state="detached")


def ask_all(who: Visitor, name: str) -> None:
    """Choose something in the menu."""
    open_menu(who.page)
    who.page.get_by_role("dialog").get_by_role("button", name=name).click()
