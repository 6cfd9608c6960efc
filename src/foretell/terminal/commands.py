"""Commands: single letters, or words, in every language the same letters."""

from __future__ import annotations

from typing import Final

Command = tuple[str, str]
"""A command's name and what stands behind it."""

LETTERS: Final = {
    "l": "last",
    "s": "scores",
    "r": "rules",
    "?": "help",
    "u": "undo",
    "c": "claim",
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
    "quit": "quit",
    "exit": "quit",
    "save": "save",
    "call": "call",
    "set": "set",
}
SETTINGS: Final = ("confirm", "pace")
SUITS: Final = ("s", "c")
WITH_MORE: Final = ("save", "call", "set")


def parse_command(line: str, *, is_naming: bool) -> Command | None:
    """The command that a line is, if it is one; while trump is named, ``s`` and ``c`` are suits.

    >>> parse_command("save my game.toml", is_naming=False), parse_command("s", is_naming=True)
    (('save', 'my game.toml'), None)
    >>> parse_command("c", is_naming=False), parse_command("c", is_naming=True)
    (('claim', ''), None)
    """
    word, _, rest = line.strip().partition(" ")
    word = word.lower()
    if word in SETTINGS:
        return ("set", f"{word} {rest.strip()}")
    if word in WORDS and (not rest or WORDS[word] in WITH_MORE):
        return (WORDS[word], rest.strip())
    if rest or word not in LETTERS or (is_naming and word in SUITS):
        return None
    return (LETTERS[word], "")
