"""On every screen, in both themes, languages and all sizes: nothing that axe finds, no text that
is cut or covered, no target that is too small.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page import probes
from tests.page.browsing import PHONE, Visitor
from tests.page.chromium import ARGS
from tests.page.conftest import Visit
from tests.page.longer_texts import catalogue, stretch
from tests.page.probes import TEXTS, TINY, Sizes
from tests.page.screens import ALL_SIZES, SMALL_LYING, screens
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

USUAL_TEXT = 16
"""Pixels of a text where nobody has chosen otherwise."""


@pytest.mark.skipif(not probes.AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize(("language", "theme", "sizes"), probes.LOOKS)
def test_axe_finds_nothing_and_everything_has_room(
    visit: Visit, language: str, theme: str, sizes: Sizes
) -> None:
    """WCAG 2.2 up to AA, as far as a program can tell; 24 pixels for all, 44 for what leads on."""
    guest = visit(PHONE, locale=language)
    found: dict[str, Any] = {}
    for screen in screens(guest):
        wrong = probes.at_sizes(guest.page, TEXTS, TINY, sizes=sizes)
        if wrong := wrong | probes.axe(guest.page, theme):
            found[screen] = wrong
    assert not found


def test_texts_that_are_two_fifths_longer_have_room(visit: Visit) -> None:
    """The page in a language of many letters."""
    guest = visit(PHONE)
    stretch(guest.page)
    found: dict[str, Any] = {}
    for screen in screens(guest):
        if wrong := probes.at_sizes(guest.page, TEXTS):
            found[screen] = wrong
    assert not found


def test_texts_twice_as_large_have_room(browser: Browser, server: Process, chromium: str) -> None:
    """As somebody sets it in the browser: 200 %, from a small phone to a desk (WCAG 1.4.4)."""
    args = [*ARGS, f"--blink-settings=defaultFontSize={2 * USUAL_TEXT}"]
    roomy = [size for size in ALL_SIZES if size != SMALL_LYING]
    found: dict[str, Any] = {}
    with ExitStack() as leaving:
        large = browser.browser_type.launch(executable_path=chromium, args=args)
        leaving.callback(large.close)
        guest = Visitor(large, server.url, PHONE, locale="de")
        leaving.callback(guest.close)
        for screen in screens(guest):
            if wrong := probes.at_sizes(guest.page, TEXTS, sizes=roomy):
                found[screen] = wrong
    assert not found


def test_the_longer_catalogue_is_longer() -> None:
    """Texts grow by 40 %, and what is put into them stays."""
    source = "page-bid = Bid { $bid }\npage-start =\n    { $bots ->\n        [one] Start now\n    }"
    made = (
        "page-bid = Bidd { $bid }\npage-start =\n    { $bots ->\n        [one] Starttt noww\n    }"
    )
    assert catalogue(source) == made
