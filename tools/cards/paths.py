"""Writes path data short: relative steps where they are shorter, no needless character."""

from __future__ import annotations

import re
from typing import Final

TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def number(value: float) -> str:
    """A number with at most two decimals, as short as it goes.

    >>> number(0.5), number(-0.25), number(3.0), number(1.999)
    ('.5', '-.25', '3', '2')
    """
    text = f"{round(value, 2):.2f}".rstrip("0").rstrip(".")
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in {"-0", ""} else text


def short(data: str) -> str:
    """The same path in fewer characters.

    >>> short("M 10 10 L 12 10 L 12 15 Z")
    'M10 10l2 0 0 5z'
    """
    written = ""
    last = ""
    at = start = (0.0, 0.0)
    for command, values in segments(data):
        steps = _steps(command, values, at)
        choices = [_joined(c, v, last) for c, v in steps]
        shortest = min(range(len(choices)), key=lambda i: len(choices[i]))
        written += choices[shortest]
        last = steps[shortest][0]
        last = {"M": "L", "m": "l"}.get(last, last)
        at = _end(command, values, at, start)
        start = at if command.upper() == "M" else start
    return written


def moved(data: str, x: float, y: float, size: float) -> str:
    """A path with absolute and relative steps, made larger and then put elsewhere.

    >>> moved("M1 1h2V3z", 10, 20, 2)
    'M12 22h4v4z'
    """
    written = ""
    for command, values in segments(data):
        shift = (0.0, 0.0) if command.islower() else (x, y)
        places = [size * value + _offset(command, i, shift) for i, value in enumerate(values)]
        written += command + " ".join(map(str, places))
    return short(written)


def segments(data: str) -> list[tuple[str, list[float]]]:
    """The commands of a path, one for each step, all but arcs' flags as numbers.

    >>> segments("M1 2 3 4z")
    [('M', [1.0, 2.0]), ('L', [3.0, 4.0]), ('z', [])]
    """
    found: list[tuple[str, list[float]]] = []
    tokens = TOKEN.findall(data)
    command = ""
    while tokens:
        if tokens[0].isalpha():
            command = tokens.pop(0)
        count = ARGUMENTS[command.upper()]
        found.append((command, [float(token) for token in tokens[:count]]))
        del tokens[:count]
        command = {"M": "L", "m": "l"}.get(command, command)
    return found


def _steps(
    command: str, values: list[float], at: tuple[float, float]
) -> list[tuple[str, list[float]]]:
    """A step as absolute and as relative numbers."""
    if command.upper() == "Z":
        return [("z", [])]
    sign = 1 if command.islower() else -1
    other = [value + sign * _offset(command, i, at) for i, value in enumerate(values)]
    twin = (command.swapcase(), other)
    if command == "M":
        return [(command, values)]
    return [(command, values), twin]


def _offset(command: str, index: int, at: tuple[float, float]) -> float:
    """What an argument changes by between absolute and relative."""
    kind = command.upper()
    if kind == "A":
        return at[index - 5] if index >= 5 else 0
    if kind in "HV":
        return at["HV".index(kind)]
    return at[index % 2]


def _end(
    command: str, values: list[float], at: tuple[float, float], start: tuple[float, float]
) -> tuple[float, float]:
    kind = command.upper()
    if kind == "Z":
        return start
    base = at if command.islower() else (0.0, 0.0)
    if kind == "H":
        return base[0] + values[0], at[1]
    if kind == "V":
        return at[0], base[1] + values[0]
    return base[0] + values[-2], base[1] + values[-1]


def _joined(command: str, values: list[float], last: str) -> str:
    """A step's text after the step before it."""
    text = "" if command == last and command.upper() != "Z" else command
    for value in values:
        shown = number(value)
        is_apart = shown[0] == "-" or (shown[0] == "." and _dotted(text))
        is_number_before = text[-1:].isdigit() or (not text and bool(last))
        text += (" " if is_number_before and not is_apart else "") + shown
    return text


def _dotted(text: str) -> bool:
    """Whether the number that ends a text has a point, so that another may follow at once."""
    return "." in re.split(r"[A-Za-z -]", text)[-1]
