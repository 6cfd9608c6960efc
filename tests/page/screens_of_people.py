"""The screens about people: ratings, one's own and those that are shown, and when people play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.page.browsing import Visitor

POOLS: Final = [
    {"pool": "standard", "games": 24, "rating": 1183, "margin": 121},
    {"pool": "pad.standard", "games": 3, "rating": 964, "margin": 310},
    {"pool": "quick", "games": 1, "rating": 1105, "margin": 632},
]
NAMES: Final = ("Benedikta von Hohenstein", "Ada", "Cy", "Guest 12")
LADDERS: Final = [
    {
        "pool": "standard",
        "people": 140,
        "lines": [
            {
                "place": at + 1,
                "person": f"p{at}",
                "name": name,
                "rating": 1240 - 57 * at,
                "margin": 96 + 25 * at,
                "games": 41 - 13 * at,
            }
            for at, name in enumerate(NAMES)
        ],
    }
]
CLAIMED: Final = [{"pad": "p", "page": "/pad/p", "name": NAMES[0]}]
OWN: Final = {"since": 1, "page": "/ratings/p1", "pools": POOLS}
HOURS: Final = [(at // 8 + at) % 7 if at % 24 > 16 else 0 for at in range(7 * 24)]
ANSWERS: Final[dict[str, Any]] = {
    "**/api/ratings": LADDERS,
    "**/api/ratings/*": {"name": NAMES[1], "pools": POOLS, "figure": "owl"},
    "**/api/me/ratings": OWN,
    "**/api/me/names": CLAIMED,
    "**/api/tables/hours": {"tables": HOURS},
}
SHOWN: Final = {
    "ratings": ("/ratings", "ol a"),
    "ratings-person": ("/ratings/p1", "li strong"),
    "me": ("/me", "#ratings li strong"),
    "hours": ("/", ".week i"),
}
"""Name -> its address, and what shows that it is there."""


def rated_people(guest: Visitor) -> Iterator[str]:
    """As if many had played here; a guest looks."""
    for where, told in ANSWERS.items():
        guest.page.route(where, lambda route, _, told=told: route.fulfill(json=told))
    for name, (path, sign) in SHOWN.items():
        guest.page.goto("about:blank")
        guest.page.goto(f"{guest.url}{path}")
        if path == "/":
            guest.look_down()
        guest.page.locator(sign).first.wait_for()
        yield name
    for where in ANSWERS:
        guest.page.unroute(where)
