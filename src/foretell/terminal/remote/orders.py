"""What may be typed at a table on a server beside what a table alone knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foretell.server.protocol import commands as w
from foretell.terminal.commands import Command
from foretell.terminal.pages import parse_call

WORDS: Final = {
    "t": "talk",
    "say": "talk",
    "pause": "pause",
    "resume": "resume",
    "end": "end",
    "brb": "brb",
    "back": "back",
    "bot": "bot",
    "stand": "stand",
    "join": "join",
    "wing": "wing",
    "forced": "forced",
}
LOCAL: Final = {"/rules": "rules", "/help": "help"}
"""Old commands that have a page here."""
OFF: Final = "off"


def parse_order(line: str) -> Command | None:
    """The order that a line is, if it is one; what begins with ``/`` goes to the server.

    >>> parse_order("t hello there"), parse_order("/bot novice"), parse_order("7h")
    (('talk', 'hello there'), ('talk', '/bot novice'), None)
    """
    if line.startswith("/"):
        page = LOCAL.get(line.strip())
        return (page, "") if page else ("talk", line)
    word, _, rest = line.strip().partition(" ")
    order = WORDS.get(word.lower())
    return None if order is None else (order, rest.strip())


def command_of(order: str, rest: str, names: Sequence[str]) -> w.AnyCommand | None:
    """What an order asks the server for; nothing where a seat is meant that there is not.

    >>> command_of("pause", "off", []), command_of("bot", "ada", ["Bea", "Ada"])
    (Pause(on=False), HandToBot(seat=1))
    """
    plain: dict[str, w.AnyCommand] = {
        "pause": w.Pause(rest != OFF),
        "end": w.End(rest != OFF),
        "resume": w.Resume(),
        "brb": w.BeBack(),
        "back": w.Back(),
        "stand": w.Stand(),
        "join": w.Sit(),
        "forced": w.PlayForced(rest != OFF),
    }
    if order in plain:
        return plain[order]
    seat = seat_of(rest, names)
    return None if seat is None else w.HandToBot(seat)


def seat_of(said: str, names: Sequence[str]) -> int | None:
    """A seat by its number from 1, or by its name.

    >>> seat_of("2", ["Ada", ""]), seat_of("ad", ["Ada", ""]), seat_of("9", ["Ada"])
    (1, 0, None)
    """
    return parse_call(f"{said} 1", names)[0] if said else None
