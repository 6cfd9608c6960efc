"""Every screen of the page as pictures, in one page to look at.

    make gallery                                  # into build/gallery
    .venv/bin/python tools/gallery.py FOLDER [--only PART] [--quick]

Parts: `screens` (light on a phone, dark on a desk), `aside` (rules, builder, tutorial), `seats`
(every number of them, bidding and playing, at every size), `decisions` (everything a variant asks
for), `moments` (what comes and goes, and what the others see), `endings` (how a game ends, for who
wins, loses or watches), `variants` (every named one while it is played), `looking` (games looked
through), `cards` (all sets). Quick takes the first picture of each
part only: it shows that the tool works.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from html import escape
from itertools import islice
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

import locks
from foretell.rules.plan import round_sizes
from foretell.rules.presets import PRESETS, usual_players

sys.path.insert(0, str(locks.ROOT))

from tests.page.browser_and_server import browser_and_server
from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.moments import moments
from tests.page.posed_endings import ENDINGS, finished
from tests.page.probes import settle
from tests.page.screens import (
    DECISIONS,
    LYING,
    SMALL,
    SMALL_LYING,
    at_a_good_moment,
    begun,
    decision,
    screens,
)
from tests.page.screens_without_table import aside
from tests.server.server_process import Process

from cards import sheet
from cards.sets import SETS

Look = tuple[dict[str, int], str]
LOOKS: Final[dict[str, Look]] = {"phone": (PHONE, "light"), "desk": (DESK, "dark")}
SEAT_LOOKS: Final[dict[str, Look]] = LOOKS | {
    "small": (SMALL, "dark"),
    "lying": (LYING, "light"),
    "small-lying": (SMALL_LYING, "dark"),
    "wide": ({"width": 1920, "height": 1080}, "light"),
}
RECORDS: Final = locks.ROOT / "tests" / "golden" / "records"
LOOKED: Final = {"standard": "8.3", "camelot": "6.2", "gizzard-fester": "5.1", "solitaire": "5.2"}
"""Records and the place in them that is looked at."""
NO_LIMITS: Final = {
    f"FORETELL_{most}": "0"
    for most in (
        "TABLES_PER_GUEST",
        "TABLES_PER_ADDRESS",
        "GUESTS_PER_ADDRESS",
        "REQUESTS_PER_ADDRESS",
    )
}
"""One visitor opens more tables than a server for people allows."""
UNHURRIED: Final = {"clock": 0, "pace": 250}
MOST_CARDS: Final = {3: 20, 4: 15, 5: 12, 6: 10}
STYLE: Final = """body{margin:1.5rem;background:#777;font:1rem sans-serif}
section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}
img{max-width:min(100%,640px);max-height:720px}"""

Taken = tuple[str, Path]
"""What a picture shows, and its file."""


def shot(visitor: Visitor, folder: Path, name: str, looks: dict[str, Look]) -> Iterator[Taken]:
    """What is on the page now, in several sizes and themes."""
    page = visitor.page
    for look, (size, theme) in looks.items():
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        settle(page)
        file = folder / f"{name}-{look}.png"
        page.screenshot(path=file, full_page=not visitor.has("dialog[open], .bar"))
        yield f"{name}, {look}", file
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})  # as it was


def all_screens(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """One after the other, as a visitor meets them."""
    visitor = Visitor(browser, server.url, PHONE)
    for name in screens(visitor):
        yield from shot(visitor, folder, name, LOOKS)
    visitor.close()


def all_aside(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """Rules, builder and tutorial."""
    visitor = Visitor(browser, server.url, PHONE)
    for name in aside(visitor):
        yield from shot(visitor, folder, f"aside-{name}", LOOKS)
    visitor.close()


def all_seats(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """Every number of seats, with as many cards as there can be."""
    for players in range(2, 7):
        sizes = [MOST_CARDS[players]] if players in MOST_CARDS else []
        rules = {"preset": "standard", "sizes": sizes} if sizes else {"preset": "two-player"}
        visitor = Visitor(browser, server.url, PHONE)
        begun(visitor, rules=rules, players=players, options=UNHURRIED)
        visitor.play_until(lambda: visitor.has(".bids"), 60)  # noqa: B023
        yield from shot(visitor, folder, f"{players}-seats-bid", SEAT_LOOKS)
        at_a_good_moment(visitor)
        yield from shot(visitor, folder, f"{players}-seats-play", SEAT_LOOKS)
        visitor.close()


def all_decisions(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """Everything that is asked beside bids and cards."""
    visitor = Visitor(browser, server.url, PHONE)
    for name in DECISIONS:
        decision(visitor, name)
        yield from shot(visitor, folder, f"ask-{name}", LOOKS)
    visitor.close()


def all_moments(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """What comes and goes at a table, and what the others see of a choice."""
    for name, visitor in moments(browser, server):
        yield from shot(visitor, folder, f"moment-{name}", LOOKS)


def all_endings(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """How a game ends, for each who sees it and in each way."""
    visitor = Visitor(browser, server.url, PHONE)
    show = finished(visitor)
    for name in ENDINGS:
        show(name)
        yield from shot(visitor, folder, f"ending-{name}", LOOKS)
    visitor.close()


def later(variant: str) -> dict[str, object]:
    """A variant that begins with as many cards as in one of its later rounds."""
    rules = PRESETS[variant].rules(usual_players(variant))
    sizes = round_sizes(rules)
    middle = len(sizes) // 3
    rest = sizes[middle + 1 :] if rules.eliminate else sizes[1:]
    return {"preset": variant, "sizes": [sizes[middle], *rest]}


def all_variants(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """Every named variant with its usual number of seats, in the middle of a trick."""
    visitor = Visitor(browser, server.url, PHONE)
    for name in PRESETS:
        begun(visitor, rules=later(name), players=usual_players(name), options=UNHURRIED)
        at_a_good_moment(visitor)
        yield from shot(visitor, folder, f"variant-{name}", LOOKS)
    visitor.close()


def all_looking(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """Finished games of several variants, each at one place of it."""
    for record, place in LOOKED.items():
        visitor = Visitor(browser, server.url, PHONE)
        visitor.page.goto(f"{server.url}/look")
        visitor.page.locator("input[type=file]").set_input_files(RECORDS / f"{record}.toml")
        visitor.page.locator(".told").wait_for()
        visitor.page.evaluate("(place) => (location.hash = place)", place)
        yield from shot(visitor, folder, f"look-{record}", SEAT_LOOKS)
        visitor.close()


def all_cards(browser: Browser, server: Process, folder: Path) -> Iterator[Taken]:
    """The contact sheet of each set, and the backs."""
    visitor = Visitor(browser, server.url, DESK)
    pages = {name: sheet.page(cards) for name, cards in SETS.items()}
    for name, text in (pages | {"backs": sheet.backs_page()}).items():
        visitor.page.set_content(text)
        file = folder / f"cards-{name}.png"
        visitor.page.screenshot(path=file, full_page=True)
        yield name, file
    visitor.close()


Part = Callable[[Browser, Process, Path], Iterator[Taken]]
PARTS: Final[dict[str, Part]] = {
    "screens": all_screens,
    "aside": all_aside,
    "seats": all_seats,
    "decisions": all_decisions,
    "moments": all_moments,
    "endings": all_endings,
    "variants": all_variants,
    "looking": all_looking,
    "cards": all_cards,
}


def gallery(folder: Path, parts: list[str], *, is_quick: bool = False) -> None:
    """Take the pictures, and write the page that shows all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.update(NO_LIMITS)
    text = f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{STYLE}</style>"
    with browser_and_server() as (browser, server):
        for part in parts:
            taken = PARTS[part](browser, server, folder)
            figures = [_figure(*one) for one in islice(taken, 1 if is_quick else None)]
            text += f"<h1>{part.capitalize()}</h1><section>{''.join(figures)}</section>"
            print(f"{part}: {len(figures)} pictures")
    (folder / "index.html").write_text(text, encoding="utf-8")
    print(folder / "index.html")


def _figure(shows: str, file: Path) -> str:
    image = (
        f'<a href="{file.name}"><img loading="lazy" src="{file.name}" alt="{escape(shows)}"></a>'
    )
    return f"<figure>{image}<figcaption>{escape(shows)}</figcaption></figure>"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    gallery(chosen.folder, [chosen.only] if chosen.only else list(PARTS), is_quick=chosen.quick)


if __name__ == "__main__":
    main()
