"""What may be typed in the waiting room, and what it asks the server for."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from foretell.server.protocol import commands as w
from foretell.server.protocol.events import Options
from foretell.terminal.remote.orders import OFF, seat_of

BOT: Final = "rule"
USUAL: Final = Options()
"""A table's options where nobody has said anything."""
ANYBODY: Final = ("j",)
ABOUT_A_SEAT: Final = {"j": w.Sit, "x": w.Remove, "h": w.GiveHost}
SEATED: Final = (*ABOUT_A_SEAT, "swap", "dealer")
"""Commands that name seats."""
WORDS: Final = {
    **dict.fromkeys(("s", "o", "l"), 0),
    **dict.fromkeys(("b", "j", "x", "h", "clock", "delay", "hands", "dealer"), 1),
    "swap": 2,
}
"""How many words stand behind a command; with more of them it is talk, unless they fit."""
ALIKE: Final = (
    "swap",
    "clock",
    "delay",
    "hands",
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
SAME: Final = 0.8
"""From this likeness on a word is one of those: one letter wrong, missing or too many."""


def is_order(word: str, said: Sequence[str], names: Sequence[str]) -> bool:
    """Whether a line is meant for a command; otherwise it is said to all.

    >>> is_order("dealer", ["9"], ["Ada"]), is_order("hands", ["off", "my", "cards"], ["Ada"])
    (True, False)
    >>> is_order("x", ["Bot", "Bo"], ["Ada", "Bot Bo"])
    True
    """
    if word not in WORDS:
        return False
    is_name = word in SEATED and seat_of(" ".join(said), names) is not None
    return len(said) <= WORDS[word] or is_name


def is_mistyped(word: str, said: Sequence[str]) -> bool:
    """Whether a line that is no command was to be one: by its word, or as a letter and numbers.

    >>> is_mistyped("clok", ["60"]), is_mistyped("y", []), is_mistyped("y", ["3"])
    (True, True, True)
    >>> is_mistyped("hand", ["me", "that"]), is_mistyped("I", ["am", "here"])
    (False, False)
    """
    if len(word) == 1:
        return all(one.isdigit() for one in said)
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
        "b": w.AddBot(" ".join(said) or BOT),
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
    if word == "hands":
        return {"open_hands": not is_off} if value in ("on", OFF) else {}
    if word == "dealer":
        seat = None if is_off else seat_of(value, names)
        return {"dealer": seat} if is_off or seat is not None else {}
    is_number = value.isdecimal() and len(value) <= DIGITS
    return {word: 0 if is_off else int(value)} if is_off or is_number else {}
