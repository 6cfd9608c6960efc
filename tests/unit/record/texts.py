"""Records as short texts for tests."""

from __future__ import annotations

HEAD = "format = 1\nrules = {rules}\nplayers = [{players}]\n"


def text(*rounds: str, rules: str = '"standard"', players: int = 3, top: str = "") -> str:
    """A record of rounds, each the lines of its table.

    >>> print(text("dealer = 2"), end="")
    format = 1
    rules = "standard"
    players = ["A", "B", "C"]
    <BLANKLINE>
    [[rounds]]
    dealer = 2
    """
    names = ", ".join(f'"{name}"' for name in "ABCDEF"[:players])
    start = HEAD.format(rules=rules, players=names) + top
    return start + "".join(f"\n[[rounds]]\n{lines}\n" for lines in rounds)


FIRST = """dealer = 2
hands = ["Ah", "3s", "Zc"]
turn_up = "Zd"
trump = "h"
bids = [1, 0, 1]
tricks = ["Ah 3s Zc"]
won = [0, 0, 1]
score = [-10, 20, 30]"""
"""The first round of record.md: seat 0 leads, the wizard of the dealer wins."""

SECOND = """dealer = 0
hands = ["Ah 3h", "3s 4h", "9c Kd"]
turn_up = "Td"
bids = [0, 1, 1]
tricks = ["4h 9c 3h", "3s Kd Ah"]"""
"""A round of two cards after it: seat 1 takes the first trick, seat 2 the second."""


def first(**changes: str | None) -> str:
    """The first round with lines changed, added or (``None``) left out."""
    return changed(FIRST, **changes)


def second(**changes: str | None) -> str:
    """The second round, changed likewise."""
    return changed(SECOND, **changes)


def changed(lines: str, **changes: str | None) -> str:
    """The lines of a round, with the values of some keys changed."""
    pairs: dict[str, str | None] = {}
    for line in lines.split("\n"):
        key, _, value = line.partition(" = ")
        pairs[key] = value
    pairs |= changes
    return "\n".join(f"{key} = {said}" for key, said in pairs.items() if said is not None)
