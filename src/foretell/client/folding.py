"""The client's view: a pure fold of what the server sends, so that every client folds alike."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]
ViewDict = dict[str, Any]


def apply(view: ViewDict, update: Message) -> ViewDict:
    """The view after an update; the view before is left as it was.

    >>> apply({"table": {"name": "a"}, "game": None, "sheet": [], "chat": []}, {"n": 2})["game"]
    """
    table = {**view["table"], **(update.get("table") or {})}
    patch = update.get("game") or {}
    game = {**(view["game"] or {}), **patch} if patch else view["game"]
    news = update.get("news") or []
    sheet = view["sheet"] + [one["row"] for one in news if one["k"] == "scored"]
    chat = view["chat"] + [one["line"] for one in news if one["k"] == "chatted"]
    return {"table": table, "game": game, "sheet": sheet, "chat": chat}


class Folding:
    """One viewer's stream: what is known, and whether something is missing.

    Messages that came before are left out; after a gap nothing counts but a snapshot, and it heals
    the gap only if it is newer than all that has been heard of: it may have been overtaken.
    """

    def __init__(self) -> None:
        """Nothing is known."""
        self.n = 0
        self.heard = 0
        """The greatest number that has come, whether it could be used or not."""
        self.v = 0
        self.view: ViewDict | None = None
        self.you: Message = {}
        self.has_gap = False
        self.socket = 0

    def begin(self) -> None:
        """A new socket: its numbers begin anew."""
        self.socket += 1
        self.n = self.heard = 0
        self.has_gap = False

    def feed(self, message: Message) -> bool:
        """Take a message of the stream; whether the view is another one now."""
        kind = message["t"]
        if kind == "snapshot":
            return self._snapshot(message)
        if kind == "update":
            return self._update(message)
        return False

    def _snapshot(self, message: Message) -> bool:
        if message["n"] <= self.n:
            return False
        self.n, self.v = message["n"], message["v"]
        self.view, self.you = message["view"], message["you"]
        self.has_gap = self.heard > self.n
        return True

    def _update(self, message: Message) -> bool:
        if message["n"] <= self.n:
            return False
        self.heard = max(self.heard, message["n"])
        if self.view is None or self.has_gap or message["n"] != self.n + 1:
            self.has_gap = True
            return False
        self.n, self.v = message["n"], message["v"]
        self.view = apply(self.view, message)
        self.you = self.you if message.get("you") is None else message["you"]
        return True
