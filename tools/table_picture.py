"""The picture of the page in the README: a real game in a real browser.

    .venv/bin/python tools/table_picture.py docs/images/table.jpg

All screens at once, to look at after the page has changed: `make gallery` (tools/gallery.py).
"""

from __future__ import annotations

import sys
from pathlib import Path

import locks

sys.path.insert(0, str(locks.ROOT))

from tests.page.browser_and_server import browser_and_server
from tests.page.browsing import DESK, Visitor
from tests.page.screens import at_a_good_moment, begun

PATIENCE = 240


def readme(target: Path) -> None:
    """A game of four on a desk, some rounds in."""
    with browser_and_server() as (browser, server):
        visitor = Visitor(browser, server.url, DESK, color_scheme="dark")
        rules = {"preset": "standard", "sizes": [1, 2, 3, 4, 7]}
        begun(visitor, rules=rules, players=4, options={"clock": 0, "pace": 250})
        visitor.play_until(
            lambda: visitor.page.get_by_text("Round 5 of 5").count() > 0, seconds=PATIENCE
        )
        at_a_good_moment(visitor)
        target.parent.mkdir(parents=True, exist_ok=True)
        visitor.page.screenshot(path=target, type="jpeg", quality=86)


if __name__ == "__main__":
    readme(Path(sys.argv[1]))
