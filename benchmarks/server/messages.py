"""What the load reads of the messages of a server, no more: decoding the rest takes its time."""

from __future__ import annotations

from typing import Any, Final

import msgspec


class GamePart(msgspec.Struct):
    """What the load needs of a view of the game."""

    legal: list[str] | None = None


class TablePart(msgspec.Struct):
    """What the load needs of a table."""

    status: str | None = None
    due: list[int] | None = None
    fair: dict[str, Any] | None = None


class View(msgspec.Struct):
    """A whole view."""

    table: TablePart
    game: GamePart | None = None


class You(msgspec.Struct):
    """Where one sits."""

    seat: int | None = None


class Message(msgspec.Struct):
    """Any message of the server, as far as it matters here."""

    t: str
    n: int = 0
    v: int = 0
    id: str = ""
    code: str = ""
    why: str = ""
    you: You | None = None
    view: View | None = None
    table: TablePart | None = None
    game: GamePart | None = None


decode: Final = msgspec.json.Decoder(Message).decode
