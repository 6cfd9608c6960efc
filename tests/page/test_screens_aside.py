"""Rules, builder and tutorial for everybody: what axe finds, texts without room, small targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page import probes
from tests.page.aside import aside
from tests.page.browsing import PHONE
from tests.page.conftest import Visit, showing
from tests.page.longer import stretch
from tests.page.probes import TEXTS, TINY
from tests.server.process import Process

pytestmark = pytest.mark.browser

NO_BAR = "document.querySelector('.bar')?.remove()"
"""What is scrolled lies under it, for a moment."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("page"))


@pytest.mark.skipif(not probes.AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing_and_everything_has_room(visit: Visit, language: str) -> None:
    """As on the screens of a game."""
    guest = visit(PHONE, locale=language)
    found: dict[str, Any] = {}
    for screen in aside(guest):
        guest.page.evaluate(NO_BAR)
        wrong = probes.at_sizes(guest.page, TEXTS, TINY) | probes.axe_in_both_themes(guest.page)
        if wrong:
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
