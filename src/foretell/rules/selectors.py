"""Which rounds something holds in: one small selector for every axis that varies by round."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from foretell.rules.refusing import refused, toml_text

_FORMS: Final = (
    ("size-from", re.compile(r"size >= (\d{1,9})")),
    ("size-is", re.compile(r"size = (\d{1,9})")),
    ("rounds", re.compile(r"rounds (\d{1,9})-(\d{1,9})")),
    ("from", re.compile(r"rounds (\d{1,9})-")),
    ("round", re.compile(r"round (\d{1,9})")),
    ("every", re.compile(r"every (\d{1,9})")),
)
_WORDS: Final = ("always", "never", "first", "last")


@dataclass(frozen=True, slots=True)
class Selector:
    """A choice of rounds; ``low`` and ``high`` are cards for sizes, else round numbers from 1.

    ``rounds`` holds from ``low`` to ``high``; the other kinds use ``low`` alone or nothing.

    >>> [parse_selector("every 3").fits(n, size=n, rounds=15) for n in (2, 3, 6)]
    [False, True, True]
    """

    kind: str = "always"
    low: int = 0
    high: int = 0

    def __str__(self) -> str:
        """The text that chooses the same rounds."""
        return selector_text(self)

    def fits(self, number: int, size: int, rounds: int) -> bool:
        """Whether round ``number`` (from 1) of ``rounds``, with ``size`` cards each, is chosen.

        ``rounds`` is 0 when nobody knows which round will be the last.
        """
        low, high = self.low, self.high
        match self.kind:
            case "round" | "rounds":
                return low <= number <= (high or low)
            case "first":
                return number == 1
            case "last":
                return number == rounds
            case "size-is":
                return size == low
            case "size-from":
                return size >= low
            case "from":
                return number >= low
            case "every":
                return low > 0 and number % low == 0
        return self.kind == "always"

    def may_fit(self, rounds: int, sizes: Collection[int], *, has_last: bool) -> bool:
        """Whether it chooses one of the rounds from 1 to ``rounds``, which have these sizes.

        ``has_last`` is false when nobody knows which round will be the last.

        >>> five = parse_selector("size = 5")
        >>> five.may_fit(9, {4, 5}, has_last=True), five.may_fit(9, {4}, has_last=True)
        (True, False)
        """
        match self.kind:
            case "never":
                return False
            case "last":
                return has_last
            case "size-is":
                return self.low in sizes
            case "size-from":
                return max(sizes) >= self.low
        return self.low <= rounds


ALWAYS: Final = Selector("always")
NEVER: Final = Selector("never")


def parse_selector(text: str) -> Selector:
    """The selector of a text such as ``rounds 7-14`` or ``size >= 4`` (record.md).

    Raises:
        BadRules: the text is no selector.

    >>> parse_selector("rounds 5-")
    Selector(kind='from', low=5, high=0)
    """
    words = " ".join(text.split())
    if words in _WORDS:
        return Selector(words)
    for kind, form in _FORMS:
        found = form.fullmatch(words)
        if found:
            numbers = [int(number) for number in found.groups()]
            if min(numbers) < 1 or (kind == "rounds" and numbers[1] < numbers[0]):
                break
            return Selector(kind, *numbers)
    raise refused("no-selector", value=toml_text(text))


def selector_text(selector: Selector) -> str:
    """The text of a selector; the inverse of :func:`parse_selector`.

    >>> selector_text(parse_selector("size >= 4"))
    'size >= 4'
    """
    forms = {
        "size-from": f"size >= {selector.low}",
        "size-is": f"size = {selector.low}",
        "rounds": f"rounds {selector.low}-{selector.high}",
        "from": f"rounds {selector.low}-",
        "round": f"round {selector.low}",
        "every": f"every {selector.low}",
    }
    return forms.get(selector.kind, selector.kind)
