"""What may be typed at a table on a server and in its waiting room, and what it asks for."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from foretell.bots.levels import USUAL as USUAL_BOT
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from foretell.terminal.commands import Command
from foretell.terminal.pages import parse_call

WORDS: Final = {
    "t": "talk",
    "say": "talk",
    "pause": "pause",
    "resume": "resume",
    "end": "end",
    "undo": "undo",
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
        "undo": w.Undo(rest != OFF),
        "resume": w.Resume(),
        "brb": w.BeBack(),
        "back": w.Back(),
        "stand": w.Stand(),
        "join": w.Sit() if rest != OFF else w.Stand(),
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


USUAL: Final = Options()
"""A table's options where nobody has said anything."""
ABOUT_A_SEAT: Final = {"j": w.Sit, "x": w.Remove, "h": w.GiveHost}
SEATED: Final = (*ABOUT_A_SEAT, "swap", "dealer")
"""Commands that name seats."""
ROOM_WORDS: Final = {
    **dict.fromkeys(("s", "o", "l"), 0),
    **dict.fromkeys(("b", "j", "x", "h", "clock", "delay", "hands", "undo", "dealer"), 1),
    "swap": 2,
}
"""How many words stand behind a command; with more of them it is talk, unless they fit."""
ALIKE: Final = (
    "swap",
    "clock",
    "delay",
    "hands",
    "undo",
    "dealer",
    "start",
    "lock",
    "rules",
    "help",
    "quit",
)
"""What is mistyped, or thought to be a command."""
DIGITS: Final = 4
"""More of them make no seconds and no tricks."""
SWITCHES: Final = {"hands": "open_hands", "undo": "undo"}
"""Words that turn an option on or off."""
SAME: Final = 0.8
"""From this likeness on a word is one of those: one letter wrong, missing or too many."""


def is_order(word: str, said: Sequence[str], names: Sequence[str]) -> bool:
    """Whether a line is meant for a command; otherwise it is said to all.

    >>> is_order("dealer", ["9"], ["Ada"]), is_order("hands", ["off", "my", "cards"], ["Ada"])
    (True, False)
    >>> is_order("x", ["Bot", "Bo"], ["Ada", "Bot Bo"])
    True
    """
    if word not in ROOM_WORDS:
        return False
    is_name = word in SEATED and seat_of(" ".join(said), names) is not None
    return len(said) <= ROOM_WORDS[word] or is_name


def is_mistyped(word: str, said: Sequence[str]) -> bool:
    """Whether a line that is no command was to be one: by its word, or as a letter and numbers.

    >>> is_mistyped("clok", ["60"]), is_mistyped("y", []), is_mistyped("y", ["3"])
    (True, True, True)
    >>> is_mistyped("hand", ["me", "that"]), is_mistyped("I", ["am", "here"])
    (False, False)
    """
    if len(word) == 1:
        return all(one.isdecimal() for one in said)
    return len(said) <= 1 and bool(get_close_matches(word.lower(), ALIKE, 1, SAME))


def arranged(
    word: str, said: Sequence[str], facts: dict[str, Any], names: Sequence[str]
) -> w.AnyCommand | None:
    """What a command asks for; nothing where a seat, a number or a word is missing.

    ``facts`` are what everybody knows of the table.

    >>> arranged("x", ["bot", "cy"], {}, ["Ada", "Bot Bo", "Bot Cy"])
    Remove(seat=2)
    """
    plain: dict[str, w.AnyCommand] = {
        "s": w.Start(),
        "l": w.Lock(not facts.get("is_locked")),
        "b": w.AddBot(" ".join(said) or USUAL_BOT),
    }
    if word in plain:
        return plain[word]
    if word == "j" and not said:
        return w.Sit()
    if word == "swap":
        seats = [seat for one in said if (seat := seat_of(one, names)) is not None]
        return w.Swap(*seats) if len(seats) == len(("one", "other")) else None
    if word in ABOUT_A_SEAT:
        seat = seat_of(" ".join(said), names)
        return None if seat is None else ABOUT_A_SEAT[word](seat)
    changed = _option(word, " ".join(said), names)
    options = msgspec.convert(facts["options"], Options)
    return w.SetOptions(msgspec.structs.replace(options, **changed)) if changed else None


def _option(word: str, value: str, names: Sequence[str]) -> dict[str, Any]:
    """The option that a command sets; none where its value is no such thing."""
    is_off = value == OFF
    if word in SWITCHES:
        return {SWITCHES[word]: not is_off} if value in ("on", OFF) else {}
    if word == "dealer":
        seat = None if is_off else seat_of(value, names)
        return {"dealer": seat} if is_off or seat is not None else {}
    is_number = value.isdecimal() and len(value) <= DIGITS
    return {word: 0 if is_off else int(value)} if is_off or is_number else {}
