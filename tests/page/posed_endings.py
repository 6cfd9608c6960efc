"""Games as they could have ended: a real one, with another score sheet on its way to the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from tests.page.browsing import Visitor
from tests.page.posed_tables import Posed, View
from tests.page.screens import begun

Row = dict[str, Any]
NAMES: Final = ("Ada", "Bruno", "Clara", "Dora", "Maximiliane Hohenstein-Waldburg", "Fritz")


def rows(rounds: int, players: int, luck: int, skill: Iterable[float] = ()) -> list[Row]:
    """A sheet of so many rounds: each seat meets its bid as often as its skill says."""
    chance, odds = Random(luck), [*skill, *[0.6] * players]
    sheet: list[Row] = []
    scores = [0] * players
    for number in range(1, rounds + 1):
        bids = [min(number, chance.randrange(0, 4)) for _ in range(players)]
        misses = [0 if chance.random() < odds[seat] else 1 for seat in range(players)]
        won = [bid + miss for bid, miss in zip(bids, misses, strict=True)]
        sheet.append(row(number, bids, won, scores))
        scores = sheet[-1]["scores"]
    return sheet


def row(number: int, bids: list[int], won: list[int], before: list[int]) -> Row:
    """A round scored as the base game does."""
    pairs = zip(bids, won, strict=True)
    points = [20 + 10 * bid if bid == took else -10 * abs(bid - took) for bid, took in pairs]
    scores = [old + new for old, new in zip(before, points, strict=True)]
    seats = list(range(len(bids)))
    made = {"bids": bids, "won": won, "points": points, "scores": scores, "sitting": seats}
    said = {"number": number, "cards": number, "dealer": 0, "trump": "h"}
    return said | made | {"revoke": None, "is_play_off": False}


def shared() -> list[Row]:
    """Two have the same total at the end."""
    first = row(1, [1, 0, 1], [1, 0, 0], [0, 0, 0])
    second = row(2, [0, 1, 0], [0, 1, 0], first["scores"])
    return [first, second, row(3, [2, 2, 1], [2, 2, 0], second["scores"])]


def level() -> list[Row]:
    """One has won, and two share the second place."""
    first = row(1, [1, 0, 1], [1, 1, 0], [0, 0, 0])
    return [first, row(2, [1, 1, 2], [1, 0, 1], first["scores"])]


def played_off() -> list[Row]:
    """The same two play once more; it changes no total."""
    sheet = shared()
    last = row(4, [3, 4, 0], [3, 3, 0], [0, 0, 0])
    extra = {"is_play_off": True, "sitting": [0, 1], "scores": sheet[-1]["scores"]}
    return [*sheet, {**last, **extra, "bids": [3, 4, None], "points": [50, -10, 0]}]


def dropped() -> list[Row]:
    """Of four, one drops out after the second round and one after the fourth."""
    sheet = rows(6, 4, 11, (0.9, 0.7, 0.5, 0.2))
    for place, line in enumerate(sheet):
        gone = [3] if place > 1 else []
        gone += [2] if place > 3 else []
        line["sitting"] = [seat for seat in range(4) if seat not in gone]
        for seat in gone:
            last = sheet[place - 1]["scores"][seat]
            line["bids"][seat], line["won"][seat], line["points"][seat] = None, 0, 0
            line["scores"][seat] = last
    return sheet


def over(sheet: list[Row], **table: Any) -> Callable[[View], None]:
    """A change: the game is finished, with this sheet; all but the first seat are bots."""

    def change(view: View) -> None:
        names = NAMES[: len(sheet[-1]["scores"])]
        kinds = ("person", *["bot"] * len(names))
        seats = [
            {"name": n, "kind": k, "is_here": True} for n, k in zip(names, kinds, strict=False)
        ]
        seats[0]["figure"] = "fox"
        ours = {"status": "finished", "players": len(names), "seats": seats}
        view["table"] |= {**ours, "rounds": len(sheet), **table}
        view["sheet"] = sheet

    return change


LONG: Final = rows(20, 3, 9, (0.8, 0.78, 0.5))
ENDINGS: Final[dict[str, tuple[list[Row], dict[str, Any]]]] = {
    "winner": (rows(15, 4, 5, (0.85, 0.6, 0.5, 0.4)), {"seat": 0}),
    "loser": (rows(10, 6, 3, (0.5, 0.6, 0.7, 0.2, 0.8, 0.5)), {"seat": 0}),
    "watcher": (rows(12, 5, 8, (0.3, 0.8, 0.5, 0.4)), {"seat": None}),
    "shared": (shared(), {"seat": 0}),
    "level": (level(), {"seat": 1}),
    "play-off": (played_off(), {"seat": 1}),
    "dropped": (dropped(), {"seat": 0}),
    "two": (rows(1, 2, 3), {"seat": 1}),
    "alone": (rows(10, 1, 4), {"seat": 0}),
    "long": (LONG, {"seat": 2}),
}
"""Each kind of end: the sheet, and what is said of oneself."""


def finished(visitor: Visitor) -> Callable[[str], None]:
    """Play a short game to its end; what comes back shows it as if it had ended otherwise."""
    posed = Posed(visitor)
    begun(visitor, rules={"preset": "standard", "sizes": [1]})
    visitor.press_until("document.querySelector('.ending .btn')")

    def show(name: str) -> None:
        sheet, you = ENDINGS[name]
        posed.pose(over(sheet), **you)
        visitor.page.locator(".ending tbody tr").nth(len(sheet) - 1).wait_for(state="attached")

    return show
