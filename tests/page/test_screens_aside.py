"""Rules, builder and tutorial for everybody: what axe finds, texts without room, small targets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page import probes
from tests.page.browsing import PHONE
from tests.page.conftest import Visit, showing
from tests.page.longer_texts import stretch
from tests.page.probes import TEXTS, TINY, Sizes
from tests.page.screens_without_table import aside, plain
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

NO_BAR = "document.querySelector('.bar')?.remove()"
"""What is scrolled lies under it, for a moment."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("page"))


@pytest.mark.skipif(not probes.AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize(("language", "theme", "sizes"), probes.LOOKS)
def test_axe_finds_nothing_and_everything_has_room(
    visit: Visit, language: str, theme: str, sizes: Sizes
) -> None:
    """As on the screens of a game."""
    guest = visit(PHONE, locale=language)
    found: dict[str, Any] = {}
    for screen in chain(aside(guest), plain(guest)):
        guest.page.evaluate(NO_BAR)
        wrong = probes.at_sizes(guest.page, TEXTS, TINY, sizes=sizes)
        if wrong := wrong | probes.axe(guest.page, theme):
            found[screen] = wrong
    assert not found


def test_texts_that_are_two_fifths_longer_have_room(visit: Visit) -> None:
    """The page in a language of many letters; what the server tells stays as it is."""
    guest = visit(PHONE)
    stretch(guest.page)
    found: dict[str, Any] = {}
    for screen in aside(guest):
        guest.page.evaluate(NO_BAR)
        if wrong := probes.at_sizes(guest.page, TEXTS):
            found[screen] = wrong
    found.pop("trump", None)  # names of suits are short in any language: they stand in circles
    assert not found


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/device", "Ich habe hier schon gespielt"),
        ("/t/nothing", "Hier gibt es nichts zu spielen"),
        ("/games/nothing", "Hier gibt es kein Spiel anzusehen"),
        ("/look", "Aufzeichnung öffnen"),
    ],
)
def test_where_a_link_leads_one_may_change_language_and_theme(
    visit: Visit, path: str, said: str
) -> None:
    """Somebody else sent it, and they may read another language."""
    guest = visit(PHONE)
    guest.page.goto(f"{guest.url}{path}")
    guest.page.get_by_role("button", name="Language").click()
    expect(guest.page.get_by_role("heading")).to_have_text(said)
    guest.page.get_by_role("button", name="Hell oder dunkel").click()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")
    guest.forgive_requests()  # the browser notes each answer 404


def test_a_refusal_is_told_anew_in_another_language(visit: Visit) -> None:
    """What was tried stays as it is."""
    guest = visit(PHONE)
    guest.page.goto(f"{guest.url}/device#0123-4567-89AB")
    guest.page.get_by_role("button", name="Go on").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("no code or phrase")
    guest.page.get_by_role("button", name="Language").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("kein Code oder Satz")
    expect(guest.page.get_by_role("textbox")).to_have_value("0123-4567-89AB")
    guest.forgive_requests()  # the browser notes the refusal
