"""How large the cards of a table are, and that nothing on it covers an index or a figure.

Geometry of tables posed by the views of a real server: sizes of the screen, seats and cards are
paired in the usual run, all combinations are slow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.page import probes
from tests.page.browsing import NO_TRUMP, PHONE
from tests.page.conftest import Visit, showing
from tests.page.longer_texts import stretch
from tests.page.posed_tables import Posed, View
from tests.page.screens import LYING, PLAIN, SMALL, SMALL_LYING, begun
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

TABLET = {"width": 820, "height": 1180}
WIDE = {"width": 1440, "height": 900}
WIDEST = {"width": 2560, "height": 1440}
FEW = 6
DECK = 60
"""Up to so many cards are large; a screen's width, and the least width of its cards then."""
LARGE = {320: 84, 390: 100, 568: 52, 844: 80, 820: 120, 1440: 130, 2560: 180}
FEWER = {568: 39}
STRIP = 48
"""So much is seen of each of a few cards; of twenty, by the width of the screen."""
STRIPS = {320: 30, 390: 34, 568: 24, 844: 34, 820: 40, 1440: 40, 2560: 40}
SIZES = (SMALL, PHONE, SMALL_LYING, LYING, TABLET, WIDE, WIDEST)
LOW = (SMALL_LYING["width"], LYING["width"])
SEATS = (2, 3, 4, 5, 6)
CARDS = (1, 6, 11)
"""And as many as there are for everybody: then nothing is left to be trump."""
NARROW, STRETCHED = 320, 0.85
"""On the smallest phone texts 40 % longer leave the trick so much of the width of the hand's."""
COVERED = {
    320: (0.44, 0.5, 0.55),
    390: (0.27, 0.36, 0.5),
    568: (0.53, 0.6, 0.6),
    844: (0.4, 0.55, 0.55),
    820: (0.33, 0.46, 0.46),
    1440: (0.38, 0.42, 0.5),
    2560: (0.28, 0.34, 0.4),
}
"""Of the felt so much is covered by trick, stock and seats: at two and three, four, and more seats.

Two cards alone can't cover half of a large felt: they would be cut, or larger than any figure asks.
"""
NO_STOCK = 0.03
"""So much less where all cards are dealt, and no stock lies there."""
SIGHT = 0.3
"""An index takes so much of a card's width, and of its height, from its corner on."""
LONG_NAME = "Maximiliane-Charlotte"
"""Of which six letters at least are seen, however long the score is."""
LANGUAGES = ("en", "de", "longer")
MEASURE = (probes.HERE / "stage.js").read_text(encoding="utf-8")
IN_PLACE = (probes.HERE / "lying.js").read_text(encoding="utf-8")
Deals = Callable[[int], list[tuple[dict[str, int], int]]]
"""Sizes of the screen and numbers of cards, for so many seats."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tables."""
    yield from showing(tmp_path_factory.mktemp("stage"))


def in_a_trick(cards: int) -> Callable[[View], None]:
    """A change: so many cards of one's own, all others' lie in the trick.

    The last of them wins, or the first where one's own are even.
    """

    def change(view: View) -> None:
        game = view["game"]
        me, seats, players = game["seat"], len(game["hand_count"]), view["table"]["players"]
        view["table"] |= {"due": [me]}
        for seat in view["table"]["seats"]:
            seat["name"] = seat["name"] and LONG_NAME
        laid = ["9s", "Ts", "Js", "2s", "Qs"][: seats - 1]
        game |= {"phase": "play", "actor": me, "turn": me, "leader": (me + 1) % seats}
        game |= {"dealer": (me - 1) % seats, "cards_each": cards, "trump": "d", "turn_up": "7d"}
        stock = DECK - cards * seats
        game |= {"stock_count": stock} | ({} if stock else {"trump": "none", "turn_up": None})
        game |= {"hand": PLAIN[:cards], "legal": PLAIN[:cards]}
        game |= {"hand_count": [cards] * seats, "won": [seat % 3 for seat in range(seats)]}
        game |= {"bids": [(2 * seat) % 9 for seat in range(players)] + [None] * (seats - players)}
        game |= {"scores": [-1240] * players, "totals_now": [-1540] * players}
        game |= {"trick": laid, "trick_len": len(laid), "trick_as": laid}
        winner = me - 1 if cards % 2 else me + 1
        game |= {"winning": winner % seats, "played_by": [[] for _ in range(seats)]}
        game |= {"may_claim": True, "claim_points": -120}

    return change


def most(seats: int) -> int:
    """The most cards that each can have, of one deck and in at most twenty rounds."""
    return min(DECK // seats, 20)


def paired(seats: int) -> list[tuple[dict[str, int], int]]:
    """Each size with two numbers of cards."""
    dealt = [*CARDS, most(seats)]
    return [
        (size, dealt[(number + seats + more) % len(dealt)])
        for number, size in enumerate(SIZES)
        for more in (0, 1)
    ]


def every(seats: int) -> list[tuple[dict[str, int], int]]:
    """Each size with each number of cards."""
    return list(product(SIZES, range(1, most(seats) + 1)))


def look(
    page: Page, size: dict[str, int], seats: int, cards: int, *, is_stretched: bool
) -> list[str]:
    """What is smaller than it may be, or covered."""
    found = page.evaluate(MEASURE, SIGHT)
    wide = size["width"]
    wrong: list[str] = found["wrong"]
    if cards <= FEW and found["hand"] < LARGE[wide]:
        wrong.append(f"cards of the hand only {found['hand']} wide")
    least = FEWER.get(wide, STRIP) if cards <= FEW else STRIPS[wide] - 0.5
    if found["strip"] < least:
        wrong.append(f"strips only {found['strip']} wide")
    if found["trick"] < found["hand"] * (STRETCHED if is_stretched and wide == NARROW else 1):
        wrong.append(f"the trick's cards {found['trick']}, the hand's {found['hand']} wide")
    if wide in LOW:
        wrong += page.evaluate(IN_PLACE)
    least = COVERED[wide][max(0, seats - 3) if seats < 5 else 2]
    if found["filled"] < least - (NO_STOCK if cards == most(seats) else 0):
        wrong.append(f"of the felt {found['filled']:.0%} filled")
    return wrong


def at_a_table(visit: Visit, language: str, seats: int, all_of: Deals) -> dict[str, list[str]]:
    """What is wrong, by size and number of cards."""
    guest = visit(PHONE, locale="de" if language == "de" else "en")
    if language == "longer":
        stretch(guest.page)
    posed = Posed(guest)
    begun(guest, rules={"preset": "two-player" if seats == 2 else "standard"}, players=seats)
    guest.play_until(lambda: guest.has(".hand .may"))
    found = {}
    for size, cards in all_of(seats):
        guest.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        posed.pose(in_a_trick(cards))
        probes.settle(guest.page)
        if wrong := look(guest.page, size, seats, cards, is_stretched=language == "longer"):
            found[f"{size['width']}x{size['height']} {cards} cards"] = wrong
    return found


@pytest.mark.parametrize(
    ("seats", "language"), [(2, "de"), (3, "longer"), (4, "en"), (5, "de"), (6, "longer")]
)
def test_cards_are_large_and_nothing_covers_an_index(
    visit: Visit, seats: int, language: str
) -> None:
    """Each number of seats at each size, with two numbers of cards each."""
    assert not at_a_table(visit, language, seats, paired)


def test_a_table_says_once_what_is_so(visit: Visit) -> None:
    """That there is no trump, beside the question too; what everybody is called, in the log too."""
    guest = visit(PHONE)
    begun(guest, rules=NO_TRUMP, players=4)
    guest.play_until(lambda: guest.has(".bids"))
    expect(guest.page.get_by_text("No trump", exact=True)).to_have_count(1)
    guest.page.keyboard.press("g")
    expect(guest.page.get_by_role("log")).to_contain_text("Bruno")
    expect(guest.page.get_by_role("log")).not_to_contain_text("Bot Bruno")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_table_is_large(visit: Visit, seats: int, language: str) -> None:
    """Everything with everything."""
    assert not at_a_table(visit, language, seats, every)
