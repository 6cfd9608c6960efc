"""A table as it could stand after any deal: the last view that the server sent, with other figures.

What a deal brings (how many cards, which trump, bids, tricks and points) is written into a message
of the real server on its way to the page; nothing that only some deals show is left to chance.
"""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import WebSocketRoute

from tests.page.browsing import Visitor
from tests.page.screens import PLAIN

TABLES: Final = "**/ws/tables/*"
SOON: Final = 170
"""Seconds from now, of who is away for three minutes and of a decision that is due."""
View = dict[str, Any]


class Posed:
    """The socket of somebody's page, between it and the server."""

    def __init__(self, visitor: Visitor) -> None:
        """From the next table on."""
        self.visitor = visitor
        self._page: WebSocketRoute | None = None
        self._snapshot: dict[str, Any] = {}
        self._number = 0
        self._is_posed = False
        visitor.page.route_web_socket(TABLES, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page, self._is_posed = page, False
        server = page.connect_to_server()
        server.on_message(lambda text: None if self._is_posed else self._pass(text))

    def _pass(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "snapshot":
            self._snapshot = message
        elif message["t"] == "update":
            view = self._snapshot["view"]
            view["table"] |= message.get("table") or {}
            if message.get("game"):
                view["game"] = {**(view["game"] or {}), **message["game"]}
            self._snapshot["you"] = message.get("you") or self._snapshot["you"]
        self._number = message.get("n", self._number)
        assert self._page is not None
        self._page.send(text)

    def pose(self, change: Callable[[View], object]) -> None:
        """Show the table with a change; the server is not heard any more."""
        assert self._page is not None
        self._is_posed = True
        message = copy.deepcopy(self._snapshot)
        self._number += 1
        message |= {"n": self._number}
        change(message["view"])
        self._page.send(json.dumps(message))
        self.visitor.page.wait_for_timeout(0)


def at_turn(
    cards: int, bid: int, won: int, trump: str, first: int, special: tuple[str, ...]
) -> Callable[[View], None]:
    """A change: so many cards each, everybody has bid and won so much, one's own card is due."""

    def change(view: View) -> None:
        table, game = view["table"], view["game"]
        me, seats, players = game["seat"], len(game["hand_count"]), table["players"]
        soon = 1000 * (time.time() + SOON)
        table |= {"due": [me], "deadline": soon if first == me else None}
        table["round_rules"] |= {"wizards_make_trump": "tricksy" in special}
        table["round_rules"] |= {"has_magic": "magic" in special}
        table["seats"][me]["back_at"] = soon
        game |= {"phase": "play", "actor": me, "turn": me, "leader": first, "dealer": first}
        game |= {"cards_each": cards, "trump": trump, "turn_up": "7c", "stock_count": 5}
        game |= {"hand": PLAIN[:cards], "legal": PLAIN[:cards], "hand_count": [cards] * seats}
        game |= {"bids": _of(players, bid, seats, None), "won": _of(players, won, seats, 0)}
        game |= {"scores": [-1240] * players, "totals_now": [-1540] * players}
        game |= {"trick": [], "trick_len": 0, "uber": ["7c"] if "uber" in special else []}

    change.__doc__ = f"{cards} cards, {won} of {bid}, trump {trump}, {first} deals, {special}"
    return change


def _of(players: int, value: int, seats: int, of_dummies: int | None) -> list[int | None]:
    return [value] * players + [of_dummies] * (seats - players)
