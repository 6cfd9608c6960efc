"""Whatever is dealt, bid, won and scored: no text is covered, at any size of the screen.

Real games show one deal each. Here a view of the real server is shown with other figures: hands of
one card to twenty, each trump, bids that are met or not, the largest scores, what is special in
the round, and the marks of dealer and leader at each side of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle

import pytest

from tests.page import probes
from tests.page.browsing import PHONE
from tests.page.conftest import Visit, showing
from tests.page.posed_tables import Posed, View, at_turn
from tests.page.screens import ALL_SIZES, begun
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

ON_THE_STOCK = """() => {
  const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
  const upon = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && high > 1;
  };
  const met = all(".seat, .me, .hand button").filter((one) =>
    all(".stock :is(.pile, figcaption, ul)").some((other) => upon(one, other)));
  return met.map((one) => `stock and ${one.ariaLabel} overlap`);
}"""
BIDS = ((0, 0), (5, 5), (6, 6), (3, 11), (20, 20))
"""Tricks bid and won: as rings, as many as there is room for, and as figures."""
CARDS = (1, 6, 12, 20)
"""With one row, with two on a tall screen, and more than lie beside the own seat on a low one."""
TRUMPS = ("d", "none", "s")
SPECIAL = ((), ("tricksy", "magic"), ("tricksy", "magic", "uber"))
TABLES = ((2, "two-player", "de"), (3, "magic", "de"), (5, "standard", "en"), (6, "standard", "de"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tables."""
    yield from showing(tmp_path_factory.mktemp("deals"))


def deals(players: int) -> Iterator[Callable[[View], None]]:
    """Every number of cards with all bids; the rest takes turns."""
    trumps, firsts, special = cycle(TRUMPS), cycle((0, 1, players - 1)), cycle(SPECIAL)
    for cards in (one for one in CARDS if one * players <= 60):
        for bid, won in BIDS:
            for _ in SPECIAL:
                yield at_turn(cards, bid, won, next(trumps), next(firsts), next(special))
            next(firsts)  # another one with each of what is special


@pytest.mark.parametrize(("players", "rules", "language"), TABLES)
def test_no_deal_covers_a_text(visit: Visit, players: int, rules: str, language: str) -> None:
    """At all sizes each number of cards with all bids; the rest takes turns, from size to size."""
    guest = visit(PHONE, locale=language)
    posed = Posed(guest)
    begun(guest, rules=rules, players=players)
    guest.play_until(lambda: guest.has(".hand .may"))
    poses = [
        (f"{number}: {deal.__doc__}", partial(posed.pose, deal))
        for number, deal in enumerate(deals(players))
    ]
    turns = 1 if probes.IS_LONG else len(SPECIAL)
    for turn in range(turns):
        ours = dict(one for at, one in enumerate(poses) if (at + at // turns) % turns == turn)
        sizes = ALL_SIZES[turn::turns]
        assert not probes.at_sizes(guest.page, probes.TEXTS, ON_THE_STOCK, sizes=sizes, poses=ours)
