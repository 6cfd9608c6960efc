"""A table fits its screen: nothing scrolls, not by a pixel."""

from __future__ import annotations

import pytest

from tests.page.browsing import PHONE
from tests.page.conftest import Visit
from tests.page.probes import at_sizes
from tests.page.screens import begun

pytestmark = pytest.mark.browser
SIZES = ((320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1440))
MOVED = """() => {
  scrollTo(9, 9);
  return scrollX || scrollY ? [`moved by ${scrollX} and ${scrollY}`] : [];
}"""


def test_a_table_does_not_scroll(visit: Visit) -> None:
    """While a bid is asked for, and while a card is, on each screen."""
    guest = visit(PHONE)
    begun(guest, rules={"preset": "standard", "sizes": [5]}, options={"clock": 0, "pace": 0})
    sizes = [{"width": width, "height": height} for width, height in SIZES]
    for due in (".bids button", ".hand button.may"):
        guest.play_until(lambda due=due: guest.has(due))  # type: ignore[misc]
        assert not at_sizes(guest.page, MOVED, sizes=sizes), due
