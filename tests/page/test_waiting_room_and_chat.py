"""Before, beside and around a game: host, watchers, talk, and what people type."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, seat_bot, unfold
from tests.page.conftest import Visit
from tests.page.screens import opened
from tests.page.test_people_at_the_table import met

pytestmark = pytest.mark.browser

MARKUP = (
    '<img src=x onerror="window.hacked=1">',
    "<script>window.hacked=1</script>",
    "javascript:window.hacked=1",
    "{{7*7}} ${7*7} </textarea>",
    "\u202egnitirw\u202c <b>bold</b>",
)


def test_the_hosts_controls(visit: Visit) -> None:
    """Bots come and go, the table is locked, the clock and the bots' pace are chosen."""
    ada = visit()
    ada.page.goto(opened(ada))
    free = ada.page.get_by_role("listitem").filter(has_text="free")
    expect(free).to_have_count(2)
    seat_bot(ada.page)
    expect(free).to_have_count(1)
    ada.page.get_by_role("button", name="Remove").click()
    expect(free).to_have_count(2)
    unfold(ada.page)
    ada.page.get_by_label("Seconds for a decision").select_option("60")
    ada.page.get_by_role("combobox", name="Bots").select_option("Slow")
    ada.page.get_by_role("button", name="Lock the table").click()
    expect(ada.page.get_by_role("button", name="Unlock the table")).to_be_visible()
    ada.page.reload()
    unfold(ada.page)
    expect(ada.page.get_by_label("Seconds for a decision")).to_have_value("60")
    expect(ada.page.get_by_role("combobox", name="Bots")).to_have_value("1500")


def test_a_link_for_this_computer_alone_says_so(visit: Visit) -> None:
    """At a loopback address there is no QR code, but how others are let in."""
    ada = visit()
    ada.page.goto(opened(ada))
    invite = ada.page.locator(".invite")
    expect(invite).to_contain_text("on this computer only")
    expect(invite).to_contain_text("make play ARGS=--lan")
    expect(invite.locator("svg")).to_have_count(0)


def test_somebody_watches_and_takes_a_bots_seat(visit: Visit) -> None:
    """A watcher sees the table and no hand; a tap brings a seat with the next round."""
    ada, eve = visit(), visit(DESK)
    link = opened(ada, rules={"preset": "standard", "sizes": [1, 2, 3]})
    ada.page.goto(link)
    ada.page.locator(".btn.go").click()
    ada.page.locator(".board").wait_for()
    eve.page.goto(link)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.locator(".hand")).to_have_count(0)
    expect(eve.page.get_by_label("Say something")).to_have_count(0)  # nobody would know who
    eve.page.get_by_role("button", name="Take a bot’s seat").click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit down").click()
    banner = eve.page.locator(".banners")
    expect(banner).to_contain_text("From the next round on you play in the seat of Bot Bruno.")
    expect(ada.page.locator("[role=log]")).to_contain_text("Eve takes the seat of Bruno")
    banner.get_by_role("button", name="Take it back").click()
    expect(banner).to_contain_text("You are watching.")
    eve.page.get_by_role("button", name="More about Bot Clara").click()
    eve.page.get_by_role("dialog").get_by_role("button", name="Take a bot’s seat").click()
    expect(banner).to_contain_text("you play in the seat of Bot Clara")
    eve.page.get_by_role("button", name="Hello!").click()
    expect(ada.page.locator("[role=log]")).to_contain_text("Eve: Hello!")
    ada.play_until(lambda: eve.has(".hand"))


def test_nothing_that_people_type_is_markup(visit: Visit) -> None:
    """Chat stands there as it was typed, and scripts nothing (S8); names hold no markup."""
    ada = visit()
    ada.page.goto(opened(ada))
    for text in MARKUP:
        line = ada.page.get_by_label("Say something")
        line.fill(text)
        line.press("Enter")
        shown = text.replace("\u202e", "").replace("\u202c", "")
        expect(ada.page.locator(".log .chat").last).to_contain_text(shown[:12])
    assert ada.page.evaluate("window.hacked") is None
    assert ada.page.locator(".log img, .log script, .log b, .log i").count() == 0


def test_a_quick_phrase_is_heard_by_all(visit: Visit) -> None:
    """One tap says it."""
    ada, ben = visit(), visit()
    link = opened(ada)
    ada.page.goto(link)
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="Hello!").click()
    expect(ada.page.locator(".log .chat")).to_have_text("Ben: Hello!")


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    """And leads home; a slash in its name is no lost connection."""
    ada = visit()
    for name in ("nothing", "a%2Fb"):
        ada.page.goto(f"{ada.url}/t/{name}")
        expect(ada.page.get_by_role("heading")).to_have_text("Nothing to play here")
        expect(ada.page.get_by_role("alert")).to_contain_text("There is no such table")
    ada.forgive_requests()  # the browser's own line about an address that is none
    ada.page.get_by_role("link", name="Home").click()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_host_who_is_gone_for_long_is_followed(visit: Visit) -> None:
    """Whoever sits there has the host's buttons after three minutes, by the clock of the page."""
    ada, ben = met(visit)
    ben.page.clock.install()
    ben.page.reload()
    ada.page.goto("about:blank")
    expect(ben.page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("not here")
    lock = ben.page.get_by_role("button", name="Lock the table")
    ben.page.clock.run_for(170_000)
    expect(lock).to_have_count(0)
    ben.page.clock.run_for(20_000)
    expect(ben.page.get_by_role("button", name="Start with a bot")).to_be_enabled()
    lock.click()
    expect(ben.page.get_by_role("alert")).to_contain_text("gone for three minutes")
