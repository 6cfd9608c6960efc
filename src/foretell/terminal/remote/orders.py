"""What may be typed at a table on a server beside what a table alone knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from foretell.server.protocol import commands as w
from foretell.server.protocol.events import Options
from foretell.terminal.commands import Command
from foretell.terminal.pages import parse_call

if TYPE_CHECKING:
    from foretell.terminal.remote.remote import Remote

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
BOT: Final = "rule"
USUAL: Final = Options()
"""A table's options where nobody has said anything."""


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


def wish_of(order: str, rest: str, names: Sequence[str]) -> w.AnyWish | None:
    """What an order asks the server for; nothing where a seat is meant that there is not.

    >>> wish_of("pause", "off", []), wish_of("bot", "ada", ["Bea", "Ada"])
    (Pause(on=False), HandToBot(seat=1))
    """
    plain: dict[str, w.AnyWish] = {
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


def room_wish(word: str, said: Sequence[str], remote: Remote) -> w.AnyWish | None:
    """What a command of the waiting room asks for; nothing where a seat or a number is missing."""
    plain: dict[str, w.AnyWish] = {
        "s": w.Start(),
        "l": w.Lock(not remote.facts["is_locked"]),
        "b": w.AddBot(" ".join(said) or BOT),
    }
    if word in plain:
        return plain[word]
    if word == "j" and not said:
        return w.Sit()
    if word in ("clock", "delay", "hands", "dealer"):
        return _options(word, said, remote)
    seats = [seat_of(one, remote.names) for one in said]
    return _about_seats(word, [seat for seat in seats if seat is not None])


def _about_seats(word: str, seats: list[int]) -> w.AnyWish | None:
    """A wish about one seat, or two."""
    if word == "swap":
        return w.Swap(*seats) if len(seats) == len(("one", "other")) else None
    kinds = {"j": w.Sit, "x": w.Remove, "h": w.GiveHost}
    return kinds[word](seats[0]) if seats else None


def _options(word: str, said: Sequence[str], remote: Remote) -> w.AnyWish | None:
    """The options with one of them changed."""
    options = msgspec.convert(remote.facts["options"], Options)
    value = said[0] if said else ""
    if word == "dealer":
        seat = None if value == OFF else seat_of(" ".join(said), remote.names)
        if seat is None and value != OFF:
            return None
        options = msgspec.structs.replace(options, dealer=seat)
    elif word == "hands":
        options = msgspec.structs.replace(options, open_hands=value != OFF)
    elif value == OFF or value.isdigit():
        number = 0 if value == OFF else int(value)
        options = msgspec.structs.replace(options, **{word: number})
    else:
        return None
    return w.SetOptions(options)
