"""A person at the page: a browser of their own, and the few things that people do."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    Error,
    Page,
    Position,
    Route,
    WebSocketRoute,
    expect,
)
from playwright.sync_api import (
    TimeoutError as Stalled,
)

from tests.page.changing import LEAST, MOST, await_change
from tests.seeded_chance import role, seed

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
STALLED = 10_000
"""Milliseconds after which a page that cannot be clicked is brought to the front."""
PATIENCE = 120.0
"""Seconds for something that must happen, on a machine that has much else to do."""
ACTION = 60_000
"""Milliseconds for one thing that a person does, as long as what it is done to is not there yet."""
ASKED = (
    ".pad .btn.dark:enabled",
    ".bids button:nth-child(2 of :not(.no))",  # one trick, as a rule
    ".bids button:nth-child(1 of :not(.no)):nth-last-child(1 of :not(.no))",  # no other is allowed
    ".pad .options button",
    ".scene button.choice:not(.no)",
    ".hand button.may, .hand button.up",
    ".covered button",
)
"""What is asked for, the most urgent first: a bid that is chosen is sent."""
FIRST = "(selectors) => selectors.find((selector) => document.querySelector(selector))"
BUILDER = ("[data-axis]", "#rules-toml")
"""Parts of the builder: each comes with one of the two answers that it asks for."""
CORNER: Position = {"x": 12, "y": 16}
"""Where a card is in sight, whatever lies on it."""
PRESS = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const bids = all(".bids button:not(.no)");
  const found = all(".pad .btn.dark:enabled")[0] ?? bids[1] ?? bids[0]
    ?? all(".pad .options button, .scene button.choice:not(.no)").at(-1)
    ?? all(".hand button.may, .hand button.up").at(-1) ?? all(".covered button")[0];
  if (found) found.click();
  else window.dispatchEvent(new PointerEvent("pointerdown"));
}"""
"""The same within the page; what has just happened is tapped away. A whole game is soon played."""
SOW = """(seed) => {
  const entropy = crypto.getRandomValues.bind(crypto);
  let drawn = 0;
  crypto.getRandomValues = (bytes) => {
    if (bytes.length !== 32) return entropy(bytes);
    let state = 2166136261;
    for (const one of `${seed} ${location.pathname} ${drawn++}`)
      state = Math.imul(state ^ one.codePointAt(0), 16777619);
    return bytes.map(() => (state = Math.imul(state ^ (state >>> 15), 2246822519) + 1) >>> 24);
  };
}"""
"""The seeds of fair deals alone: ids of commands are drawn as ever."""
REQUEST = re.compile(r"Failed to load resource|WebSocket connection to|net::ERR_")
"""How the browser notes a request that was refused, or that reached nobody."""
GIVEN_UP = re.compile(r"WebSocket is closed before the connection is established")
"""How it notes that the page let go of a socket by itself, as it does where a server is slow."""
FORWARDED = re.compile(r"WebSocket is already in CLOSING or CLOSED state")
"""How it notes what the tests forward for a page that has just let go of its socket."""
SHORT = {"preset": "standard", "sizes": [1, 2]}
NO_TRUMP = {"preset": "standard", "sizes": [15]}
"""All cards are dealt to four: nobody has to name trump, and the first question is a bid."""


class Visitor:
    """Somebody with cookies of their own; errors of the page are kept, and fail the test."""

    def __init__(self, browser: Browser, url: str, size: dict[str, int], **more: Any) -> None:
        self.url = url
        size_said: Any = size
        how: dict[str, Any] = {
            "locale": "en",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **more,
        }
        self.context: BrowserContext = browser.new_context(viewport=size_said, **how)
        self.context.set_default_timeout(ACTION)
        if of := seed():
            said = f"{role('person')} {of}"
            self.context.add_init_script(f"({SOW})({json.dumps(said)})")
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self._forgives = False
        self._forwards = False
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)

    def close(self) -> None:
        """Leave, whatever happened; nothing may have gone wrong on the page.

        What a page that is being closed still asks for, such as its next icon, fails: that is
        nobody's fault, so what went wrong is counted before. Nobody stays behind: the sockets of
        somebody who did would be heard by the tests that follow.
        """
        try:
            with suppress(Error):  # the test has closed or crashed this page itself
                self.page.evaluate("0")  # all that has been noted so far is heard
                self.page.unroute_all(behavior="ignoreErrors")  # what is asked for just now
            noted = [*self.errors]
        finally:
            self.context.close()
        wrong = [one for one in noted if not self._is_forgiven(one)]
        assert not wrong, wrong

    def _is_forgiven(self, error: str) -> bool:
        if self._forwards and FORWARDED.search(error):
            return True
        return bool(GIVEN_UP.search(error) or (self._forgives and REQUEST.search(error)))

    def forgive_requests(self) -> None:
        """Some requests were meant to fail: the browser notes each, now or a little later."""
        self._forgives = True

    def forward_sockets(self, url: str, hear: Callable[[WebSocketRoute], object]) -> None:
        """Let the test stand between sockets of the page and the server, from the next one on."""
        self._forwards = True
        self.page.route_web_socket(url, hear)

    def short_games(self, rules: dict[str, Any] = SHORT) -> None:
        """Let every table that this page opens be short, with bots that do not wait."""

        def shorten(route: Route) -> None:
            body = {**json.loads(route.request.post_data or "{}"), "rules": rules}
            body["options"] = {"clock": 0, "pace": 0}
            route.continue_(post_data=json.dumps(body))

        self.page.route("**/api/tables", lambda r: shorten(r) if _is_post(r) else r.continue_())

    def play_now(self) -> None:
        """From the home page to the first choice."""
        self.page.goto(self.url)
        self.start_now()

    def look_down(self) -> None:
        """On the home page: go so far down that the board comes."""
        self.until("(scrollTo(0, 99999), Boolean(document.querySelector('main .lists')))")

    def start_now(self) -> None:
        """On the home page: begin at once, and come to the first choice."""
        self.page.get_by_role("button", name="Play now").click()
        self.page.locator(".board").wait_for()

    def play_until(self, is_done: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Bid, name trump and play, whatever is asked for, until something is so."""
        end = time.monotonic() + seconds
        while not is_done() and not self.step(unless=is_done, rest=MOST):
            assert time.monotonic() < end, f"this takes too long\n{self.shown()}"

    def play_until_choice(self) -> None:
        """Until several cards may be played: a card that is the only one plays itself."""
        self.play_until(lambda: self.page.locator(".hand button.may").count() > 1)

    def step(
        self,
        selectors: tuple[str, ...] = ASKED,
        unless: Callable[[], bool] = lambda: False,
        rest: int = LEAST,
    ) -> bool:
        """Do what is due, if anything is; of some selectors alone.

        What cannot be tapped just now is tried again in the next step: nothing else instead.
        Nothing is done, and the answer is true, if something is so now that it is due. While
        nothing is due, a page that stays as it is rests for so many milliseconds; who looks at
        two of them in turn lets neither rest for long.
        """
        due = self._due(selectors)
        if due and unless():
            return True
        if due:
            self._tap(due)
        else:
            await_change(self.page, rest)
        return False

    def _due(self, selectors: tuple[str, ...]) -> str | None:
        """The first selector that something on the page answers, all of them asked at once."""
        with suppress(Error):  # the page is just being left
            found: str | None = self.page.evaluate(FIRST, [*selectors])
            return found
        return None

    def press_until(self, so: str, seconds: float = PATIENCE) -> None:
        """Press what is asked for, quickly since within the page, until an expression is true."""
        pressing = f"() => {{ if ({so}) return true; ({PRESS})(); return false; }}"
        try:
            self.page.wait_for_function(pressing, polling=25, timeout=seconds * 1000)
        except Error as error:
            raise AssertionError(f"never so: {so}\n{self.shown()}") from error

    def shown(self) -> str:
        """What stands on the page, for one who wonders why nothing goes on; and its errors."""
        return "\n".join([self.page.locator("body").inner_text(), *self.errors])

    def _tap(self, selector: str) -> None:
        """Tap the last of some things, if one is still there."""
        with suppress(Error):
            self.page.locator(selector).last.click(timeout=3000, position=CORNER)

    def until(self, so: str, seconds: float = PATIENCE) -> None:
        """Wait until an expression is true, or a promise of it.

        ``wait_for_function`` takes the promise itself for true, whatever comes of it.
        """
        end = time.monotonic() + seconds
        while not self.page.evaluate(so):
            assert time.monotonic() < end, f"never so: {so}"
            self.page.wait_for_timeout(50)

    def has(self, selector: str) -> bool:
        """Whether something is on the page."""
        return self.page.locator(selector).count() > 0


def unfold(page: Page, *parts: str) -> None:
    """Open all that is folded on a page, once some of it is there, and parts that lie in it."""
    page.locator("details").first.wait_for()
    for part in parts:
        page.locator(part).first.wait_for(state="attached")
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")


def seat_bot(page: Page, place: int = 0, kind: str = "skilled") -> None:
    """Let a bot of some kind sit down on one of the free seats."""
    page.get_by_role("button", name="Add a bot").nth(place).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(rf"^\S+ {kind} ")).click()


def open_menu(page: Page) -> None:
    """Open the menu of a table, with what a small screen folds."""
    menu = page.locator("header nav button").last
    try:
        menu.click(timeout=STALLED)
    except Stalled:
        page.bring_to_front()  # a browser without a window now and then stops drawing: see settle
        menu.click()
    page.get_by_role("dialog").wait_for()
    unfold(page)


def fetched(route: Route) -> APIResponse:
    """What the server answers to a request; once more if it was closing the idle connection."""
    return route.fetch(max_retries=2)


def close_dialog(page: Page) -> None:
    """Close what lies over the page; a browser drops a navigation for the step back that it is.

    Before it lies there a key would do nothing.
    """
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => history.state !== 'over'", polling=50)


def stored(page: Page) -> None:
    """Wait until all that was chosen at a table is known to the server.

    A line that is said after it comes back after it; a page that is loaded anew meanwhile could
    lose what is still on its way.
    """
    mine = page.locator(".log .chat")
    before = mine.count()
    page.locator(".phrases button").first.click()
    expect(mine).to_have_count(before + 1)


def _is_post(route: Route) -> bool:
    return route.request.method == "POST"
