"""What a Wizard, a Jester and a special card bear: letter, name, and a suit where it counts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tests.page.browsing import PHONE
from tests.page.conftest import Visit, showing
from tests.page.posed_tables import Posed, View, at_turn
from tests.page.probes import settle
from tests.page.screens import begun
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

HAND = ("Zs", "Me", "Qh", "Nd")
LAID = """() => [...document.querySelectorAll(".hand button svg")].map((card) => ({
  name: card.querySelector("text")?.textContent ?? "",
  laid: [...card.querySelectorAll("g use")].map((one) => one.getAttribute("href").split("#")[1]),
}))"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for both languages."""
    yield from showing(tmp_path_factory.mktemp("faces"))


def holding(view: View, special: tuple[str, ...]) -> None:
    """One's own card is due, of a hand with all kinds of cards."""
    at_turn(4, 1, 0, "h", 0, special)(view)
    game: dict[str, Any] = view["game"]
    game["hand"] = game["legal"] = game["known"][game["seat"]] = list(HAND)


@pytest.mark.parametrize(
    ("language", "names", "letters"),
    [
        ("en", ["Wizard", "Merlin", "", "Jester"], []),
        ("de", ["Zauberer", "Merlin", "", "Narr"], ["Z", "N", "D"]),
    ],
)
def test_they_say_what_they_are(
    visit: Visit, language: str, names: list[str], letters: list[str]
) -> None:
    """In the reader's language; the small suit is there only under rules that give it to them."""
    guest = visit(PHONE, locale=language)
    posed = Posed(guest)
    begun(guest, players=4)
    guest.play_until(lambda: guest.has(".hand .may"))
    for special, suits in (((), set[str]()), (("tricksy",), {"suit-s", "suit-d"})):
        posed.pose(partial(holding, special=special))
        settle(guest.page)
        shown = guest.page.evaluate(LAID)
        laid = {name for card in shown for name in card["laid"]}
        assert sorted(card["name"] for card in shown) == sorted(names)
        assert {f"index-{letter}" for letter in letters} == {one for one in laid if "index" in one}
        assert {one for one in laid if one.startswith("suit-")} == suits


@pytest.mark.parametrize(
    ("cards", "names", "pens"),
    [
        ("fantasy", ["Zauberer", "Merlin", "Priesterin", "Närrin"], []),
        ("homemade", ["", "Merlin", "", ""], ["N", "Z"]),
    ],
)
def test_sets_with_titles_and_with_a_pen(
    visit: Visit, cards: str, names: list[str], pens: list[str]
) -> None:
    """Fantasy names everybody; in the home-made set letters are written; no letter beside suits."""
    guest = visit(PHONE, locale="de")
    guest.page.goto(guest.url)
    kept = json.dumps(json.dumps({"cards": cards, "letters": False}))
    guest.page.evaluate(f"localStorage.setItem('foretell.settings', {kept})")
    posed = Posed(guest)
    begun(guest, players=4)
    guest.play_until(lambda: guest.has(".hand .may"))
    posed.pose(partial(holding, special=()))
    settle(guest.page)
    shown = guest.page.evaluate(LAID)
    laid = {name for card in shown for name in card["laid"]}
    assert sorted(card["name"] for card in shown) == sorted(names)
    assert {one for one in laid if one.startswith("pen-")} == {f"pen-{letter}" for letter in pens}
    assert not laid & set("CDHSXRP")
