"""The picture of the page in the README, and a gallery: real games in a real browser.

    .venv/bin/python tools/table_picture.py docs/images/table.jpg
    .venv/bin/python tools/table_picture.py --gallery FOLDER

The gallery shows every number of seats, on a phone, a small phone, on its side and on a desk,
bidding and playing, and games of several variants that are looked through: look at all of it
after the screen has changed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

import locks

sys.path.insert(0, str(locks.ROOT))

from tests.conftest import find_chromium
from tests.page.browsing import DESK, PHONE, Visitor
from tests.server.process import Process, serving

SIZES: Final = {
    "phone": (PHONE, "light"),
    "small": ({"width": 320, "height": 640}, "dark"),
    "side": ({"width": 844, "height": 390}, "dark"),
    "desk": (DESK, "dark"),
}
MOST_CARDS: Final = {3: 20, 4: 15, 5: 12, 6: 10}
RECORDS: Final = locks.ROOT / "tests" / "golden" / "records"
LOOKED: Final = {"standard": "8.3", "camelot": "6.2", "gizzard-fester": "5.1", "solitaire": "5.2"}
"""Records and the place in them that is looked at."""
LAID: Final = ".trick li"
SETTLED: Final = 1600
"""Milliseconds after which a finished trick is gone."""


@contextmanager
def world() -> Iterator[tuple[Browser, Process]]:
    """A browser and a server."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        program = find_chromium()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser, server
        browser.close()


def sat_down(visitor: Visitor, players: int, sizes: list[int]) -> None:
    """Open a table of one's own and begin, with bots in all other seats."""
    page = visitor.page
    page.goto(visitor.url)
    page.request.post(f"{visitor.url}/api/guests", data={"name": "Ada"})
    rules = {"preset": "standard", "sizes": sizes}
    body = {"rules": rules, "players": players, "options": {"clock": 0, "pace": 250}}
    table = page.request.post(f"{visitor.url}/api/tables", data=body).json()["page"]
    page.goto(f"{visitor.url}{table}")
    page.locator(".btn.go").click()
    page.locator(".board").wait_for()


def at_a_good_moment(visitor: Visitor) -> None:
    """Play on until it is the own turn and cards lie on the table."""
    while not visitor.has(".ending"):
        if visitor.has(".hand button.may"):
            visitor.page.wait_for_timeout(SETTLED)
            if visitor.page.locator(LAID).count() > 0:
                return
        visitor.step()


def look_at(visitor: Visitor, record: Path, place: str) -> None:
    """Open a record file at a place."""
    visitor.page.goto(f"{visitor.url}/look")
    visitor.page.locator("input[type=file]").set_input_files(record)
    visitor.page.locator(".told").wait_for()
    visitor.page.evaluate("(place) => (location.hash = place)", place)


def readme(target: Path) -> None:
    """A game of four on a desk, some rounds in."""
    with world() as (browser, server):
        visitor = Visitor(browser, server.url, DESK, color_scheme="dark")
        sat_down(visitor, 4, [1, 2, 3, 4, 7])
        visitor.play_until(lambda: visitor.page.get_by_text("Round 5 of 5").count() > 0, 240)
        at_a_good_moment(visitor)
        target.parent.mkdir(parents=True, exist_ok=True)
        visitor.page.screenshot(path=target, type="jpeg", quality=86)


def gallery(folder: Path) -> None:
    """Every number of seats at every size, bidding and playing, and a page that shows all."""
    folder.mkdir(parents=True, exist_ok=True)
    names: list[str] = []
    with world() as (browser, server):
        for size, (view, scheme) in SIZES.items():
            for players, most in MOST_CARDS.items():
                visitor = Visitor(browser, server.url, view, color_scheme=scheme)
                sat_down(visitor, players, [most])
                visitor.play_until(lambda: visitor.has(".bids") or visitor.has(".may"), 60)  # noqa: B023
                names.append(_shot(visitor, folder, f"{size}-{players}-bid"))
                at_a_good_moment(visitor)
                names.append(_shot(visitor, folder, f"{size}-{players}-play"))
                visitor.context.close()
            for record, place in LOOKED.items():
                visitor = Visitor(browser, server.url, view, color_scheme=scheme)
                look_at(visitor, RECORDS / f"{record}.toml", place)
                names.append(_shot(visitor, folder, f"{size}-look-{record}"))
                visitor.context.close()
    images = "".join(f'<figure><img src="{n}"><figcaption>{n}</figcaption></figure>' for n in names)
    style = "body{display:flex;flex-wrap:wrap;gap:1rem;background:#777}figure{margin:0}"
    page = f"<!doctype html><style>{style}</style>{images}"
    (folder / "index.html").write_text(page, encoding="utf-8")


def _shot(visitor: Visitor, folder: Path, name: str) -> str:
    visitor.page.wait_for_timeout(200)
    visitor.page.screenshot(path=folder / f"{name}.png")
    return f"{name}.png"


if __name__ == "__main__":
    if sys.argv[1] == "--gallery":
        gallery(Path(sys.argv[2]))
    else:
        readme(Path(sys.argv[1]))
