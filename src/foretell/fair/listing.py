"""The server's append-only list: one line for every commitment that it ever published."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from foretell.base.i18n import DeferredText, Value
from foretell.fair import scheme
from foretell.fair.report import fault
from foretell.fair.scheme import is_game_id
from foretell.fair.secret import Secret, is_hex
from foretell.fair.shape import BadBundle, bad_bundle, parse

OUTCOMES: Final = ("finished", "aborted", "expired", "cancelled")
"""Played to its end; ended by its table; left by everybody; never dealt."""


class ListedGame(NamedTuple):
    """A line of the list. ``T`` is empty where the start was cancelled before it was known.

    >>> print(ListedGame("g1", "c" * 64, "", "5" * 64, "cancelled").line()[:24])
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


def read_line(line: str) -> ListedGame:
    """The entry of a line; the inverse of :meth:`ListedGame.line`.

    Raises:
        BadBundle: the line is none of the list.
    """
    value = parse(line)
    if not isinstance(value, dict) or set(value) != set(ListedGame._fields):
        raise bad_bundle("line-no-object")
    entry = ListedGame(**value)
    hashes = [entry.C, entry.S, *([] if entry.T == "" else [entry.T])]
    if not is_game_id(entry.game) or not all(is_hex(one) for one in hashes):
        raise bad_bundle("line-no-hash")
    if entry.outcome not in OUTCOMES:
        raise bad_bundle("line-outcome", outcomes=" ".join(OUTCOMES))
    return entry


def check_list(lines: Iterable[str], due: ListedGame, *, is_over: bool) -> Iterator[DeferredText]:
    """What is wrong with a list as a whole, and with its line for one game.

    ``due`` is that line as the bundle has it; of its outcome only whether it is "finished" is
    known there.
    """
    found, seeds = [], set[str]()
    for number, line in enumerate(lines, start=1):
        try:
            entry = read_line(line)
        except BadBundle as error:
            yield at_line(number, error)
            continue
        if not entry.is_opened:
            yield at_line(number, fault("line-shut"))
        if entry.S in seeds:
            yield at_line(number, fault("line-used"))
        seeds.add(entry.S)
        found += [entry] if entry.game == due.game else []
    yield from _own_line(found, due, is_over=is_over)


def at_line(number: int, what: Value) -> DeferredText:
    """What is wrong in a line."""
    return fault("list-line", line=str(number), what=what)


def _own_line(found: list[ListedGame], due: ListedGame, *, is_over: bool) -> Iterator[DeferredText]:
    if len(found) != 1:
        key = "list-lines" if found else "list-no-line"
        yield fault(key, number=str(len(found)))
    for entry in found[:1]:
        for name in ("C", "T", "S"):
            if getattr(entry, name) != getattr(due, name):
                yield fault("list-other", name=name)
        if (entry.outcome == "finished") != is_over:
            yield fault("list-over" if is_over else "list-not-over", outcome=entry.outcome)
