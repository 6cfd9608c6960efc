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
        self._shown: dict[str, Any] = {}
        visitor.forward_sockets(TABLES, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        is_back = self._page is not None and page.url == self._page.url
        self._page, self._is_posed = page, self._is_posed and is_back
        server = page.connect_to_server()
        server.on_message(self._pass)

    def _pass(self, text: str | bytes) -> None:
        message = json.loads(text)
        if self._is_posed and message["t"] == "snapshot":  # the page has lost its connection
            self._number = message["n"]
            self._send(self._shown)
        if self._is_posed and message["t"] != "pong":
            return
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

    def pose(self, change: Callable[[View], object], **you: object) -> None:
        """Show the table with a change; of the server it is only heard that it is there.

        What is said of oneself may be another: somebody without a seat watches.
        """
        self._is_posed = True
        self._shown = copy.deepcopy(self._snapshot)
        self._shown["you"] |= you
        change(self._shown["view"])
        self._number += 1
        self._send(self._shown)

    def _send(self, message: dict[str, Any]) -> None:
        assert self._page is not None
        self._page.send(json.dumps({**message, "n": self._number}))


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


def as_asked(cards: int, bid: int, won: int, trump: str, laid: int) -> Callable[[View], None]:
    """A change that leaves what is asked of the own seat.

    So many cards each; bids, tricks won and trump, where there are any yet; so many cards laid,
    where a card is asked for.
    """

    def change(view: View) -> None:
        table, game = view["table"], view["game"]
        players, seats = table["players"], len(game["hand_count"])
        each = 1 if table["round_rules"]["sees"] == "forehead" else cards
        game |= {"cards_each": each, "hand_count": [each] * seats, "trump": game["trump"] and trump}
        game |= {"scores": [-240] * players, "totals_now": [-260] * players}
        if game["phase"] in {"mend", "pass", "play", "agree"}:
            game["bids"] = _of(players, bid, seats, None)
        if game["phase"] in {"play", "agree"}:
            game["won"] = _of(players, won, seats, 0)
        if game["hand"]:
            game |= _hand(each, game["hand"], game["legal"])
        if game["phase"] == "play" and game["turn"] == game["seat"]:
            game |= _trick(min(laid, seats - 1), game["seat"], seats)

    change.__doc__ = f"{cards} cards, {won} of {bid}, trump {trump}, {laid} laid"
    return change


def _hand(cards: int, hand: list[str], legal: list[str]) -> dict[str, Any]:
    """So many cards; one that may be played in several ways stays, and is the only one to play."""
    ways = [text for text in legal if text[:2] in hand and len(text) > 2]
    asked = [text for text in legal if ways and text[:2] == ways[0][:2]]
    dealt = [*(text[:2] for text in asked[:1]), *PLAIN][:cards]
    return {"hand": dealt, "legal": asked or (dealt if legal[0] in hand else legal)}


def _trick(laid: int, me: int, seats: int) -> dict[str, Any]:
    """So many cards of those before the own seat."""
    first = me - laid
    shown = [PLAIN[-1 - place] for place in range(laid)]
    return {"trick": shown, "trick_len": laid, "trick_as": shown, "leader": first % seats}


def _of(players: int, value: int, seats: int, of_dummies: int | None) -> list[int | None]:
    return [value] * players + [of_dummies] * (seats - players)
