"""Everything a variant asks for has room at all sizes, also with texts twice as large; large
targets, and nothing for axe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import pytest

from tests.page import probes
from tests.page.browsing import PHONE, Visitor, close_dialog, open_menu
from tests.page.conftest import Visit
from tests.page.posed_tables import Posed, View, as_asked
from tests.page.screens import ALL_SIZES, DECISIONS, LOW, SMALL_LYING, decision
from tests.server.server_process import Process, serving

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "de")
ENLARGED = "() => getComputedStyle(document.documentElement).fontSize === '32px'"
POSES = [
    as_asked(*one) for one in ((6, 5, 5, "d", 2), (12, 3, 11, "none", 1), (20, 20, 20, "c", 0))
]
LARGER: dict[str, tuple[int, dict[str, Any]]] = {
    "mend": (6, {}),
    "pass": (6, {}),
    "call": (5, {"sizes": [4] * 4, "drop": LOW}),
    "merlin": (5, {"sizes": [5] * 6}),
    "score": (6, {}),
    "forehead": (6, {}),
    "blind": (6, {}),
}
"""What has the least room beside many seats: so many, and what they need of the rules."""
ASK = """async (sign) => {
  for (let taps = 0; taps < 2 && !document.querySelector(sign); taps++) {
    document.querySelector(".hand button.may").click();
    await new Promise((done) => setTimeout(done, 20));
  }
  if (!document.querySelector(sign)) throw new Error(`nothing is asked: ${sign}`);
}"""
"""A card that may be played in several ways is lifted, and tapped again."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all decisions."""
    with serving(tmp_path_factory.mktemp("decisions")) as process:
        yield process


@pytest.mark.skipif(not probes.AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize(("number", "name"), list(enumerate(DECISIONS)), ids=DECISIONS)
def test_a_decision_is_for_everybody(visit: Visit, number: int, name: str) -> None:
    """The languages take turns."""
    guest = visit(PHONE, locale=LANGUAGES[number % 2])
    posed = Posed(guest)
    decision(guest, name)
    wrong = probes.at_sizes(guest.page, probes.TEXTS, probes.TINY)
    assert not wrong | probes.axe_in_both_themes(guest.page)
    assert not at_poses(posed, name, ALL_SIZES)
    enlarge(guest)
    assert not at_poses(posed, name, [size for size in ALL_SIZES if size != SMALL_LYING])


@pytest.mark.parametrize("name", LARGER)
def test_a_decision_has_room_beside_many_seats(visit: Visit, name: str) -> None:
    """As many cards as five or six can have, and as many of them laid."""
    seats, rules = LARGER[name]
    guest = visit(PHONE)
    posed = Posed(guest)
    decision(guest, name, seats, **rules)
    most = 60 // seats
    deals = [as_asked(most, most, most, "c", 0), as_asked(6, 3, 4, "none", seats - 1)]
    assert not at_poses(posed, name, ALL_SIZES, deals)


def at_poses(
    posed: Posed,
    name: str,
    sizes: Iterable[dict[str, int]],
    deals: Iterable[Callable[[View], None]] = POSES,
) -> dict[str, list[str]]:
    """What has no room at a size, after other deals and in each language.

    At each size each deal in one of two languages, and each size and each deal in both: to lay out
    a table takes as long as all else. Everything with everything is for the long run.
    """
    page, sign, sizes, deals = posed.visitor.page, DECISIONS[name][2], [*sizes], [*deals]

    def show(deal: Callable[[View], None]) -> None:
        posed.pose(deal)
        page.evaluate(ASK, sign)

    found: dict[str, list[str]] = {}
    poses = [(str(deal.__doc__), partial(show, deal)) for deal in deals]
    step = 1 if probes.IS_LONG else 2
    for number, language in enumerate(LANGUAGES):
        speak(posed.visitor, language)
        for half in range(step):
            ours, shown = sizes[(half + number) % step :: step], dict(poses[half::step])
            wrong = probes.at_sizes(page, probes.TEXTS, sizes=ours, poses=shown)
            found |= {f"{language} {where}": texts for where, texts in wrong.items()}
    return found


def speak(guest: Visitor, language: str) -> None:
    """Choose a language in the menu."""
    open_menu(guest.page)
    dialog = guest.page.get_by_role("dialog")
    dialog.locator("select:has([lang=de])").select_option(language)
    guest.page.locator(f"html[lang={language}]").wait_for()
    close_dialog(guest.page)


def enlarge(guest: Visitor) -> None:
    """Texts twice as large, as somebody sets it in the browser (WCAG 1.4.4)."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    guest.page.wait_for_function(ENLARGED, polling=50)
