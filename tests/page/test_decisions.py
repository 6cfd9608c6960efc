"""Everything a variant asks for has room at all sizes, also with texts twice as large; large
targets, and nothing for axe.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page import probes
from tests.page.browsing import PHONE, Visitor
from tests.page.screens import ALL_SIZES, DECISIONS, SMALL_LYING, decision
from tests.server.process import Process, serving

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "de")
ENLARGED = "() => getComputedStyle(document.documentElement).fontSize === '32px'"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all decisions."""
    with serving(tmp_path_factory.mktemp("decisions")) as process:
        yield process


@pytest.mark.skipif(not probes.AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize(("number", "name"), list(enumerate(DECISIONS)), ids=DECISIONS)
def test_a_decision_is_for_everybody(
    browser: Browser, server: Process, number: int, name: str
) -> None:
    """The languages take turns."""
    guest = Visitor(browser, server.url, PHONE, locale=LANGUAGES[number % 2])
    decision(guest, name)
    wrong = probes.at_sizes(guest.page, probes.TEXTS, probes.TINY)
    assert not wrong | probes.axe_in_both_themes(guest.page)
    enlarge(guest)
    roomy = [size for size in ALL_SIZES if size != SMALL_LYING]
    assert not probes.at_sizes(guest.page, probes.TEXTS, sizes=roomy)
    guest.close()


def enlarge(guest: Visitor) -> None:
    """Texts twice as large, as somebody sets it in the browser (WCAG 1.4.4)."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    guest.page.wait_for_function(ENLARGED)
