"""The server's append-only list: one line for every commitment that it ever published."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from foretell.fair import scheme
from foretell.fair.scheme import is_game_id
from foretell.fair.secret import Secret, is_hex
from foretell.fair.shape import BadBundle, parse

OUTCOMES: Final = ("finished", "aborted", "expired", "cancelled")
"""Played to its end; ended by its table; left by everybody; never dealt."""


class Entry(NamedTuple):
    """A line of the list. ``T`` is empty where the start was cancelled before it was known.

    >>> print(Entry("g1", "c" * 64, "", "5" * 64, "cancelled").line()[:24])
    {"game": "g1", "C": "ccc
    """

    game: str
    C: str
    T: str
    S: str
    outcome: str

    def line(self) -> str:
        """The entry as its line, without the line's end."""
        return json.dumps(self._asdict())

    @property
    def is_opened(self) -> bool:
        """Whether its commitment opens to its seed."""
        return scheme.server_commit(self.game, Secret.of(self.S)) == self.C


def read_line(line: str) -> Entry:
    """The entry of a line; the inverse of :meth:`Entry.line`.

    Raises:
        BadBundle: the line is none of the list.
    """
    value = parse(line)
    if not isinstance(value, dict) or set(value) != set(Entry._fields):
        raise BadBundle("not an object with game, C, T, S and outcome")
    entry = Entry(**value)
    hashes = [entry.C, entry.S, *([] if entry.T == "" else [entry.T])]
    if not is_game_id(entry.game) or not all(is_hex(one) for one in hashes):
        raise BadBundle("a game's id or a hash is not written as fair1 writes it")
    if entry.outcome not in OUTCOMES:
        raise BadBundle(f"the outcome is none of {' '.join(OUTCOMES)}")
    return entry


def check_list(lines: Iterable[str], due: Entry, *, is_over: bool) -> Iterator[str]:
    """What is wrong with a list as a whole, and with its line for one game.

    ``due`` is that line as the bundle has it; of its outcome only whether it is "finished" is
    known there.
    """
    found, seeds = [], set[str]()
    for number, line in enumerate(lines, start=1):
        try:
            entry = read_line(line)
        except BadBundle as error:
            yield f"line {number}: {error}"
            continue
        if not entry.is_opened:
            yield f"line {number}: the seed does not open the commitment"
        if entry.S in seeds:
            yield f"line {number}: this seed has been used for another game"
        seeds.add(entry.S)
        found += [entry] if entry.game == due.game else []
    yield from _own_line(found, due, is_over=is_over)


def _own_line(found: list[Entry], due: Entry, *, is_over: bool) -> Iterator[str]:
    if len(found) != 1:
        yield f"the list has {len(found) or 'no'} lines for this game, not one"
    for entry in found[:1]:
        for name in ("C", "T", "S"):
            if getattr(entry, name) != getattr(due, name):
                yield f"{name} of this game is another one in the list"
        if (entry.outcome == "finished") != is_over:
            yield f"the list says {entry.outcome}, the record {'is' if is_over else 'is not'} over"
