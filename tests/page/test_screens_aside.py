"""Rules, builder and tutorial for everybody: what axe finds, texts without room, small targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.page import probes
from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Visit, showing
from tests.page.longer import stretch
from tests.page.probes import TEXTS, TINY
from tests.page.screens import opened
from tests.server.process import Process

pytestmark = pytest.mark.browser

OURS: Final = "#players=5&sizes=1,3,5&sees=every+3:blind,always:own&scoring.missed=-20&name=Ours"
CLASH: Final = "#players=4&preset=magic&bidding=hidden&uneven=always"
SCREENS: Final = {
    "home": ("/", "main ul a"),
    "make": ("/make", "input[name=preset]"),
    "own": (f"/make{OURS}", ".words"),
    "clash": (f"/make{CLASH}", ".clash"),
    "rules": ("/rules", "main ul a"),
    "rule": ("/rules/camelot", ".words"),
    "learn": ("/learn", "ol button"),
    "bid": ("/learn#bid", ".bids button"),
    "trump": ("/learn#dealer", "button.choice"),
    "card": ("/learn#trump", ".hand .may"),
    "learned": ("/learn#over", ".ways a"),
}
"""Name -> its address, and what shows that it is there."""
SHOWN: Final = """() => {
  document.querySelectorAll("details").forEach((one) => one.open = true);
  document.querySelector(".bar")?.remove(); // what is scrolled lies under it, for a moment
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("page"))


def screens(guest: Visitor) -> Iterator[str]:
    """Go from screen to screen, with everything unfolded; the name of each."""
    for name, (path, sign) in SCREENS.items():
        yield at(guest, name, path, sign)
    yield at(
        guest, "table", f"{opened(guest, rules='magic').removeprefix(guest.url)}/rules", ".words"
    )


def at(guest: Visitor, name: str, path: str, sign: str) -> str:
    """Load a screen anew."""
    guest.page.goto("about:blank")
    guest.page.goto(f"{guest.url}{path}")
    guest.page.locator(sign).first.wait_for()
    guest.page.evaluate(SHOWN)
    return name


@pytest.mark.skipif(not probes.AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing_and_everything_has_room(visit: Visit, language: str) -> None:
    """As on the screens of a game."""
    guest = visit(PHONE, locale=language)
    found: dict[str, Any] = {}
    for screen in screens(guest):
        wrong = probes.at_sizes(guest.page, TEXTS, TINY) | probes.axe_in_both_themes(guest.page)
        if wrong:
            found[screen] = wrong
    assert not found


def test_texts_that_are_two_fifths_longer_have_room(visit: Visit) -> None:
    """The page in a language of many letters; what the server tells stays as it is."""
    guest = visit(PHONE)
    stretch(guest.page)
    found: dict[str, Any] = {}
    for screen in screens(guest):
        if wrong := probes.at_sizes(guest.page, TEXTS):
            found[screen] = wrong
    found.pop("trump", None)  # names of suits are short in any language: they stand in circles
    assert not found
