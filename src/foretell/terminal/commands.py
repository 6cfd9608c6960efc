"""What may be typed beside choices, single letters or words in every language; and what is set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PACES: Final = {"slow": 1.4, "normal": 0.6, "instant": 0.0}
"""Seconds between the actions of others."""
REST: Final = 2.5
"""How many times as long a finished trick is looked at."""


@dataclass
class Settings:
    """Pace of the others, and whether a choice is shown once more before it is sent."""

    pace: str = "normal"
    confirm: bool = True

    def seconds(self, *, is_rest: bool) -> float:
        """How long to wait after something has happened."""
        return PACES[self.pace] * (REST if is_rest else 1.0)


Command = tuple[str, str]
"""A command's name and what stands behind it."""

LETTERS: Final = {
    "l": "last",
    "s": "scores",
    "r": "rules",
    "?": "help",
    "u": "undo",
    "c": "claim",
    "a": "advice",
    "q": "quit",
}
WORDS: Final = {
    "last": "last",
    "scores": "scores",
    "score": "scores",
    "sheet": "scores",
    "log": "log",
    "rules": "rules",
    "help": "help",
    "undo": "undo",
    "claim": "claim",
    "advice": "advice",
    "quit": "quit",
    "exit": "quit",
    "save": "save",
    "call": "call",
    "set": "set",
}
SETTINGS: Final = ("confirm", "pace")
WITH_MORE: Final = ("save", "call", "set")


def parse_command(line: str, choices: str = "") -> Command | None:
    """The command that a line is, if it is one; ``choices`` are letters that are no commands now.

    >>> parse_command("save my game.toml"), parse_command("c"), parse_command("c", "cs")
    (('save', 'my game.toml'), ('claim', ''), None)
    """
    word, _, rest = line.strip().partition(" ")
    word = word.lower()
    if word in SETTINGS:
        return ("set", f"{word} {rest.strip()}")
    if word in WORDS and (not rest or WORDS[word] in WITH_MORE):
        return (WORDS[word], rest.strip())
    if rest or word not in LETTERS or word in choices:
        return None
    return (LETTERS[word], "")
