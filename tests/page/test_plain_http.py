"""Plain HTTP, as on a home network: browsers give no crypto.subtle, worker or clipboard there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import DESK, PHONE, Visitor, close_dialog, open_menu, unfold
from tests.page.chromium import ARGS
from tests.page.conftest import showing
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

NAME = "foretell.example"
"""A name of this machine that the browser does not take for a safe place."""
LACKS = """() => [isSecureContext, typeof crypto.subtle, "serviceWorker" in navigator,
  "clipboard" in navigator, "share" in navigator]"""


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """A server that is told this name; it answers to no others."""
    monkeypatch.setenv("FORETELL_ALLOW_HOST", NAME)
    yield from showing(tmp_path)


@pytest.fixture
def pair(browser: Browser, server: Process, chromium: str) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada with a phone and Ben at a desk, both in the home network."""
    args = [*ARGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    with ExitStack() as leaving:
        found = browser.browser_type.launch(executable_path=chromium, args=args)
        leaving.callback(found.close)
        url = f"http://{NAME}:{server.port}"
        both = Visitor(found, url, PHONE), Visitor(found, url, DESK)
        for one in both:
            leaving.callback(one.close)
        yield both


def pasted(who: Visitor) -> str:
    """What is pasted into the line of talk."""
    line = who.page.get_by_label("Say something")
    line.fill("")
    line.press("Control+V")
    return line.input_value()


def invited(ada: Visitor) -> str:
    """Make a table for friends; the link as it was copied."""
    page = ada.page
    page.goto(ada.url)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    unfold(page)
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    page.get_by_role("button", name="Share the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    return pasted(ada)


def looked_at_menu(ben: Visitor, link: str) -> None:
    """The menu says what there is not, and has the link."""
    open_menu(ben.page)
    dialog = ben.page.get_by_role("dialog")
    expect(dialog).to_contain_text("no notifications for this page")
    expect(dialog.get_by_label("Link to this table")).to_have_value(link)
    close_dialog(ben.page)


def test_friends_play_to_the_end_over_plain_http(pair: tuple[Visitor, Visitor]) -> None:
    """From the link, copied or scanned, to verified deals and the game looked through."""
    ada, ben = pair
    ada.short_games()
    link = invited(ada)
    assert ada.page.evaluate(LACKS) == [False, "undefined", False, False, False]
    assert link == ada.page.url
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ada.page.get_by_role("button", name="Start with 2 bots").click()
    ben.page.locator(".board").wait_for()
    looked_at_menu(ben, link)

    def is_over() -> bool:
        ben.step()
        return ada.has(".ending") and ben.has(".ending")

    ada.play_until(is_over)
    for one in pair:
        expect(one.page.get_by_role("button", name="Deals verified")).to_be_visible()
    ben.page.get_by_role("link", name="Look through").click()
    expect(ben.page).to_have_url(re.compile("/games/"))
    ben.page.get_by_role("button", name="Share").click()
    expect(ben.page.get_by_role("button", name="Copied")).to_be_visible()


def test_own_rules_are_copied_over_plain_http(pair: tuple[Visitor, Visitor]) -> None:
    """As a link; the page says that it was."""
    page = pair[1].page
    page.goto(f"{pair[1].url}/make#players=3&bidding=hidden")
    page.locator("summary", has_text="Save these rules").click()
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
