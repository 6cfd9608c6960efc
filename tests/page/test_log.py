"""The log follows the newest line as long as nobody scrolls up; who reads above is left there."""

from __future__ import annotations

from threading import Event

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.browsing import DESK, Visitor
from tests.page.conftest import Visit
from tests.page.screens import begun

pytestmark = pytest.mark.browser

LEFT = "(one) => one.scrollHeight - one.scrollTop - one.clientHeight"
"""How far below the end is, in pixels."""
SLOW = """() => {
  const end = performance.now() + 60;
  while (performance.now() < end);
  requestAnimationFrame(SLOW);
}"""
"""A device whose pictures come seldom: between two of them there are several messages."""
ENDS = f"({LEFT})(document.querySelector('.log')) < 5"
LONG = "document.querySelector('.log')?.scrollTop > 400"
FIRST_STEP = """async (one) => {
  for (let height = 0; height !== one.scrollHeight; ) {
    height = one.scrollHeight;
    await new Promise((done) => setTimeout(done, 300));
  }
  one.dispatchEvent(new WheelEvent("wheel", { deltaY: -300 }));
  return (one.scrollTop -= 20);
}"""
"""Once no line is on its way: one that came before the step may still be shown."""


def at_once(visit: Visit) -> Visitor:
    """Somebody at a desk in a long game with bots that do not wait."""
    guest = visit(DESK)
    guest.short_games({"preset": "standard", "sizes": [4] * 6})
    guest.play_now()
    return guest


def test_the_log_follows_where_many_lines_come_at_once(visit: Visit) -> None:
    """Lines that come before the browser has told of the scrolling are no request to stay above."""
    ada, ben = visit(), visit(DESK)
    begun(ada, rules={"preset": "standard", "sizes": [4] * 6})
    held, sockets, is_open = list[str | bytes](), list[WebSocketRoute](), Event()

    def hold(socket: WebSocketRoute) -> None:
        """A network that stops for a while: what happened comes all at once then."""
        server = socket.connect_to_server()
        sockets.append(socket)

        def hears(said: str | bytes) -> None:
            is_update = not is_open.is_set() and '"update"' in str(said)[:40]
            held.append(said) if is_update else socket.send(said)

        server.on_message(hears)

    ben.forward_sockets("**/ws/tables/*", hold)
    ben.page.goto(ada.page.url)
    ben.page.locator(".board").wait_for()
    ben.page.evaluate(f"window.SLOW = {SLOW}; SLOW()")
    ada.press_until("document.querySelector('.ending')")
    is_open.set()  # what is still on its way comes after it
    for said in held:
        sockets[0].send(said)
    ben.page.locator(".ending").wait_for()
    ben.until(ENDS)


def test_a_line_that_comes_takes_no_wheel_back(visit: Visit) -> None:
    """A browser moves by a wheel in small steps: after the first one the end is still near."""
    guest = at_once(visit)
    log = guest.page.locator(".log")
    guest.press_until(LONG)
    guest.until(ENDS)
    above = log.evaluate(FIRST_STEP)
    lines = log.locator("p").count()
    guest.press_until(f"document.querySelectorAll('.log p').length > {lines + 5}")
    assert abs(log.evaluate("(one) => one.scrollTop") - above) < 2


def test_new_lines_are_told_to_who_reads_above(visit: Visit) -> None:
    """Only a person's own scrolling leaves the end; a tap brings them back to it."""
    guest = at_once(visit)
    log, chip = guest.page.locator(".log"), guest.page.get_by_role("button", name="New lines")
    guest.press_until(LONG)
    guest.until(ENDS)
    expect(chip).to_have_count(0)
    box = log.bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + 40, box["y"] + 40)
    guest.page.mouse.wheel(0, -300)
    guest.until(f"({LEFT})(document.querySelector('.log')) > 299")  # a wheel takes its time
    above = log.evaluate("(one) => one.scrollTop")
    lines = log.locator("p").count()
    guest.press_until(f"document.querySelectorAll('.log p').length > {lines + 5}")
    assert abs(log.evaluate("(one) => one.scrollTop") - above) < 2
    chip.click()
    guest.until(ENDS)
    expect(chip).to_have_count(0)
    guest.press_until(f"document.querySelectorAll('.log p').length > {lines + 15}")
    guest.until(ENDS)


def test_a_double_click_on_the_bid_selects_no_line(visit: Visit) -> None:
    """The first click takes the button away: the second one meets the log, which comes up there."""
    guest = at_once(visit)
    guest.play_until(lambda: guest.has(".bids"))
    guest.page.locator(".bids button").first.click()
    guest.page.locator(".pad .btn.dark:enabled").dblclick()
    assert guest.page.evaluate("getSelection().toString()") == ""
