"""The screens beside the tables: home, rules, builder, tutorial, tournaments, odds and history."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Route

from tests.page.browsing import Visitor, close_dialog, fetched
from tests.page.screens import opened
from tests.page.screens_of_people import rated_people

OURS: Final = "#players=5&sizes=1,3,5&sees=every+3:blind,always:own&scoring.missed=-20&name=Ours"
HAND: Final = "#players=4&place=3&hand=Ah+Zs+7d+7c+2s+Nc&up=Zc&trump=h&bids=1+2"
CLASH: Final = "#players=4&preset=magic&bidding=hidden&uneven=always"
SCREENS: Final = {
    "home": ("/", "main ul a"),
    "make": ("/make", "input[name=preset]"),
    "own": (f"/make{OURS}", ".words"),
    "clash": (f"/make{CLASH}", ".clash"),
    "pads": ("/pad", "form .row"),
    "tournaments": ("/tournaments", "form .btn.go"),
    "rules": ("/rules", "main ul a"),
    "rule": ("/rules/camelot", ".words"),
    "learn": ("/learn", "ol button"),
    "print": ("/print", "main section"),
    "bid": ("/learn#bid", ".bids button"),
    "trump": ("/learn#dealer", "button.choice"),
    "card": ("/learn#trump", ".hand .may"),
    "learned": ("/learn#over", ".ways a"),
    "odds": ("/odds", "td button"),
    "hand": (f"/odds{HAND}", ".answer"),
    "history": ("/history", ".champions li"),
    "daily": ("/daily", "section .go"),
}
"""Name -> its address, and what shows that it is there."""
PLAIN: Final = {"schema": ("/schema", "h1"), "stored": ("/about/data", "h1")}
"""The same of pages without script."""
DRAWN: Final = """async () => {
  const send = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const asked = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`/api/${path}`, asked)).json();
  };
  if (!localStorage.getItem("foretell.guest")) await send("guests", { name: "Ada" });
  const entry = { name: "Spring cup", format: "world-championship", is_online: false };
  const { id, length } = await send("tournaments", entry);
  const names = ["Ada", "Benedikta von Hohenstein", "Cy", "Dora", "Eve", "Finn", "Gus"];
  const nations = ["Austria", "Japan", "Peru", "Kenya"];
  const entered = names.map((name, at) => ({ entry: "entered", name, nation: nations[at >> 1] }));
  const points = [120, 40, -30, 90];
  const result = { entry: "result", n: 1, table: 2, points: points.slice(1) };
  let after = length;
  for (const entries of [entered, [{ entry: "draw" }], [result]])
    after = (await send(`tournaments/${id}/entries`, { after, entries })).length;
  return `/tournaments/${id}`;
}"""
"""A tournament of seven, with one of two results; its address."""
NAMES: Final = ("Ada", "Benedikta von Hohenstein", "Cy", "Guest 12", "Eve")
LINES: Final[list[dict[str, Any]]] = [
    {
        "place": at + 1,
        "name": name,
        "is_me": at == 2,
        "points": 120 - 50 * at,
        "rounds": [[1, 1 + at % 2, 30 - 40 * (at % 2)] for _ in range(10)],
    }
    for at, name in enumerate(NAMES)
]


def robot_event(kind: str, rounds: int, seed: str = "") -> dict[str, Any]:
    """An event that five have played, the third of them oneself."""
    game = "table" if seed else ""
    lines = [{**one, "rounds": one["rounds"][:rounds], "game": game} for one in LINES]
    return {
        "id": f"2026-11-25-{kind}",
        "kind": kind,
        "day": "2026-11-25",
        "game": f"day.2026-11-25-{kind}",
        "sizes": [6] if rounds == 1 else [1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
        "rules": "standard",
        "bots": ["rule"] * 3,
        "commit": "0123456789abcdef" * 4,
        "seed": seed,
        "begins_at": 0,
        "ends_at": 86_400_000,
        "table": "table",
        "is_done": True,
        "finished": len(lines),
        "spread": [{"points": one["points"], "people": 1} for one in lines],
        "lines": lines,
    }


PLAYED: Final = {
    "today": "2026-11-25",
    "now": 0,
    "days": ["2026-11-24"],
    "events": [robot_event("deal", 1, "cd" * 32), robot_event("evening", 10)],
    "coming": [
        {"day": "2026-11-26", "kind": "deal", "game": "day.2026-11-26-deal", "commit": "ab" * 32}
    ],
}
DEAL: Final = {"cards": 7, "bids": [2, 0, None], "won": [2, 1, 4], "points": [40, -10, 70]}
DEALT: Final = ((1, [1, 2, 3]), (2, [4, 5, 6]))
"""Tables of a duplicate round, and who sits there."""
UNFOLD: Final = "document.querySelectorAll('details').forEach((one) => one.open = true)"


def aside(guest: Visitor) -> Iterator[str]:
    """Go from screen to screen, with everything unfolded; the name of each."""
    for name, (path, sign) in SCREENS.items():
        yield _at(guest, name, path, sign)
    yield from pad(guest)
    yield from tournament(guest)
    yield from daily(guest)
    yield from rated_people(guest)
    link = opened(guest, rules="magic").removeprefix(guest.url)
    yield _at(guest, "table", f"{link}/rules", ".words")


def pad(guest: Visitor) -> Iterator[str]:
    """A score pad: a round's bids, its tricks, and the sheet after it."""
    guest.page.goto(f"{guest.url}/pad")
    guest.page.locator("form .btn.go").click()
    numbers = guest.page.locator(".pad button")
    for bid in (0, 0, 0, 1):
        numbers.nth(bid).click()
    guest.page.locator("li output").first.wait_for()
    yield "pad-tricks"
    guest.page.locator(".part .go").click()
    guest.page.locator(".sheet td.made").first.wait_for()
    guest.page.evaluate(UNFOLD)
    yield "pad"
    guest.page.locator(".sheet tbody th button").first.click()
    guest.page.locator("dialog").wait_for()
    yield "pad-correct"


def tournament(guest: Visitor) -> Iterator[str]:
    """A round of a tournament for who directs it: its tables, a result, all the rest."""
    page = guest.page
    page.locator("body").wait_for()
    page.goto(f"{guest.url}{page.evaluate(DRAWN)}")
    page.locator("article").first.wait_for()
    yield "tournament"
    page.locator(".felt .btn").first.click()
    yield "tournament-result"
    close_dialog(page)
    yield from compared(guest)
    for number, name in ((1, "standings"), (2, "people"), (3, "more")):
        page.locator(".parts button").nth(number).click()
        page.evaluate(UNFOLD)
        yield f"tournament-{name}"
    page.goto(f"{page.url}#big")
    page.reload()
    page.locator("main h2").first.wait_for()
    yield "tournament-big"


def daily(guest: Visitor) -> Iterator[str]:
    """Robot events as if many had played: one that is over, and one that goes on."""
    guest.page.route("**/api/daily*", answering(PLAYED))
    yield _at(guest, "daily-played", "/daily", "ol summary")
    guest.page.unroute("**/api/daily*")


def answering(told: dict[str, Any]) -> Callable[[Route], None]:
    """What answers a request in the server's place."""
    return lambda route: route.fulfill(json=told)


def compared(guest: Visitor) -> Iterator[str]:
    """The same round as a duplicate one: what its tables did with a deal, as a server would say."""
    page, seen = guest.page, re.compile(r"/api/tournaments/[^/]+$")
    tables = [{"table": n, "people": who, "game": "x", "deals": [DEAL]} for n, who in DEALT]
    told = {"n": 1, "tables": tables, "means": [DEAL["points"]]}

    def shut(route: Route) -> None:
        answer = fetched(route)
        if answer.status != 200:  # nothing new
            route.fulfill(response=answer)
            return
        view = answer.json()
        view["settings"] |= {"points": "compared"}
        view["rounds"][0] |= {"is_closed": True}
        route.fulfill(json=view)

    page.route(seen, shut)
    page.route(re.compile("/deals$"), lambda route: route.fulfill(json=told))
    page.reload()
    page.locator(".deals-of-all").click()
    page.locator("dialog table").first.wait_for()
    yield "tournament-deals"
    close_dialog(page)
    page.unroute(seen)
    page.unroute(re.compile("/deals$"))
    page.reload()
    page.locator("article").first.wait_for()


def plain(guest: Visitor) -> Iterator[str]:
    """Go from plain page to plain page; a browser asks for an icon, which they do not have."""
    guest.forgive_requests()
    for name, (path, sign) in PLAIN.items():
        yield _at(guest, name, path, sign)


def _at(guest: Visitor, name: str, path: str, sign: str) -> str:
    """Load a screen anew."""
    guest.page.goto("about:blank")
    guest.page.goto(f"{guest.url}{path}")
    guest.page.locator(sign).first.wait_for()
    guest.page.evaluate(UNFOLD)
    return name
