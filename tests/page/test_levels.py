"""Opponents by level: chosen in the waiting room, known at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from foretell import bots
from foretell.base.i18n import text
from tests.page.browsing import seat_bot
from tests.page.conftest import Visit, showing
from tests.page.screens import hosted
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file."""
    yield from showing(tmp_path_factory.mktemp("levels"))


def test_bots_of_every_kind_sit_down(visit: Visit) -> None:
    """The host chooses which; the seat says it."""
    ada = visit()
    hosted(ada, players=6)
    for place, level in enumerate(one for one in bots.LEVELS[-5:] if one.is_offered):
        said = text(f"level-{level.name}", "en")
        seat_bot(ada.page, kind=said)
        expect(ada.page.locator("ol li").nth(place + 1)).to_contain_text(f"Bot {level.who}")
        expect(ada.page.locator("ol li").nth(place + 1)).to_contain_text(said)


def test_a_level_takes_the_free_seats(visit: Visit) -> None:
    """The host says which before the start."""
    ada = visit()
    hosted(ada, players=3)
    ada.page.get_by_label("Free seats").select_option("casual")
    ada.page.get_by_role("button", name="Start with 2 bots").click()
    ada.page.get_by_role("button", name=re.compile("Bot Emil")).first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Thinks a little ahead")


def test_who_practises_may_ask_what_to_do(visit: Visit) -> None:
    """Every bid with its points and tricks, by the button and by its key."""
    ada = visit()
    hosted(ada, rules={"preset": "standard", "sizes": [3]}, players=3)
    ada.page.locator(".btn.go:enabled").click()
    ask = ada.page.get_by_role("button", name="What would you do?")
    ask.and_(ada.page.locator(":enabled")).click()
    dialog = ada.page.get_by_role("dialog", name="What would you do?")
    expect(dialog.locator("tbody tr")).to_have_count(4)
    expect(dialog.locator("tbody tr").first).to_contain_text("best")
    expect(dialog.get_by_role("img").first).to_have_attribute("aria-label", re.compile("%"))
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)  # it is closed before the page knows
    ada.page.keyboard.press("a")
    expect(dialog.locator("tbody tr")).to_have_count(4)
