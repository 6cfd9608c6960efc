"""How much of a stranger's text is read at all: its size, its parts and its depth, before parsing.

TOML is parsed by plain Python, and the time for a dotted key grows with the square of its parts.
What is counted here first takes time in proportion to its length, a megabyte some milliseconds.
"""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from itertools import chain, islice
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")


class Bounds(NamedTuple):
    """The most that a text may have.

    ``size``: characters. ``parts``: keys, values, brackets and lines together. ``depth``: tables
    and lists in one another, and the parts of a dotted key.
    """

    size: int
    parts: int
    depth: int


RULES: Final = Bounds(8_000, 400, 8)
"""A table of rules: one that names every axis has some 600 characters and 90 parts."""
RECORDS: Final = Bounds(1_000_000, 30_000, 16)
"""A file: a game of a hundred rounds has some fifty thousand characters and ten thousand parts."""

SECONDS: Final = 60.0
"""What comes from a pipe must have come by then."""

MOST_BITS: Final = 12_900
"""A number that has more is never told: to write it in digits takes longer than anybody reads."""

_OPAQUE: Final = re.compile(
    r'"""(?:[^"\\]|\\.?|"(?!""))*+(?:"{3,5}|\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)
"""Texts in quotes and comments; one without its end reaches as far as a parser would read it."""
_KEY_ENDS: Final = re.compile(r"[=,\[\]{}\n]")
_BRACKETS: Final = re.compile(r"[\[\]{}]")
_PARTS: Final = "=,[{\n"
_SIGNS_A_PART: Final = 4
"""Quotes and signs of comments that there may be for each part: a key and its value have four."""


def excess(text: str, most: Bounds) -> str:
    """What a text in TOML has too much of: ``long``, ``many``, ``deep``; empty if nothing.

    >>> excess("a.b = [1, 2]", RULES), excess(".".join("a" * 10) + " = 1", RULES)
    ('', 'deep')
    >>> excess('a = "[[[[[[[[[ ........."  # .........', RULES), excess("a = [" + "1," * 999, RULES)
    ('', 'many')
    """
    if len(text) > most.size:
        return "long"
    signs = sum(map(text.count, "\"'#"))
    if text.count("\n") > most.parts or signs > _SIGNS_A_PART * most.parts:
        return "many"
    bare = _OPAQUE.sub("", text)
    lines = text.count("\n") - bare.count("\n")
    closed = bare.count("]") + bare.count("}")
    if closed > most.parts or lines + sum(map(bare.count, _PARTS)) > most.parts:
        return "many"
    if max(key.count(".") for key in _KEY_ENDS.split(bare)) >= most.depth:
        return "deep"
    return "deep" if _depth(bare) > most.depth else ""


def toml_table(text: str) -> dict[str, Any]:
    """The table of a text in TOML that has not too much of anything.

    Raises:
        ValueError: it is no TOML, or a number in it has thousands of digits.
        RecursionError: it is nested too deeply.

    >>> toml_table("deck = 0xff")
    {'deck': 255}
    """
    table = tomllib.loads(text)
    level: list[object] = [table]
    while level:
        if any(isinstance(one, int) and one.bit_length() > MOST_BITS for one in level):
            raise ValueError
        level = list(chain.from_iterable(map(_inside, level)))
    return table


def _depth(bare: str) -> int:
    """How many brackets are open at once."""
    deepest = now = 0
    for bracket in _BRACKETS.findall(bare):
        now += 1 if bracket in "[{" else -1
        deepest = max(deepest, now)
    return deepest


def is_within(value: object, most: Bounds) -> bool:
    """Whether a value that was parsed elsewhere, as JSON is, keeps to the bounds of a text.

    >>> is_within({"sizes": [1, 2, 3]}, RULES), is_within({"drop": ["2c"] * 1000}, RULES)
    (True, False)
    """
    left, parts, level = most.size, most.parts, [value]
    for _ in range(most.depth + 1):
        parts -= len(level)
        left -= sum(len(one) for one in level if isinstance(one, str))
        if not level or parts < 0 or left < 0:
            break
        level = list(islice(chain.from_iterable(map(_inside, level)), parts + 1))
    return not level and parts >= 0 and left >= 0


def _inside(value: object) -> Iterable[object]:
    """What a list or a table holds, its keys too."""
    if isinstance(value, dict):
        return chain(value, value.values())
    return value if isinstance(value, list) else ()


def read_bytes(path: Path, most: int) -> bytes:
    """The bytes of a file, one more at most than are wanted: also of one that never ends.

    What is no plain file, such as a pipe, has to come within a time.

    Raises:
        OSError: it cannot be read.
        ValueError: its name is no name.
    """

    def read() -> bytes:
        with path.open("rb") as file:
            return file.read(most + 1)

    return read() if path.is_file() else within(SECONDS, read)


def within(seconds: float, do: Callable[[], T]) -> T:
    """What something gives in so many seconds, whatever it waits for.

    Raises:
        TimeoutError: it takes longer; a thread goes on with it until the program ends.
    """
    done: Future[T] = Future()

    def run() -> None:
        try:
            done.set_result(do())
        except BaseException as error:  # noqa: BLE001  # raised again where it is waited for
            done.set_exception(error)

    Thread(target=run, daemon=True).start()
    try:
        return done.result(max(0.0, seconds))
    except TimeoutError:
        if done.done():
            raise
        raise TimeoutError(errno.ETIMEDOUT, f"nothing came within {SECONDS:.0f} seconds") from None
