"""Papers and the sizes of what is printed on them, in points: 72 to the inch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken

T = TypeVar("T")

MM: Final = 72 / 25.4
"""Points in a millimetre."""


class Box(NamedTuple):
    """A rectangle; its y goes down, as one reads."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends on the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    def within(self, x: float, y: float | None = None) -> Box:
        """The same with less at the sides, and above and below.

        >>> Box(0, 0, 10, 20).within(1, 2)
        Box(x=1, y=2, width=8, height=16)
        """
        y = x if y is None else y
        return Box(self.x + x, self.y + y, self.width - 2 * x, self.height - 2 * y)


class Paper(NamedTuple):
    """A sheet of paper, upright."""

    name: str
    width: float
    height: float

    @property
    def whole(self) -> Box:
        """The whole sheet."""
        return Box(0, 0, self.width, self.height)

    def turned(self) -> Paper:
        """The sheet on its side."""
        return Paper(self.name, self.height, self.width)


PAPERS: Final = {
    "a4": Paper("a4", 210 * MM, 297 * MM),
    "letter": Paper("letter", 8.5 * 72, 11 * 72),
}
"""Name -> paper, the usual one first."""


def paper_named(name: str) -> Paper:
    """A paper by its name.

    Raises:
        ForetellError: there is no such paper.

    >>> paper_named("letter").width
    612.0
    """
    return one_of(PAPERS, name, "print-no-paper")


def one_of(known: Mapping[str, T], name: str, key: str) -> T:
    """What a name stands for among those that there are.

    Raises:
        ForetellError: nothing; told by a text of the catalogue, with all names.
    """
    if name in known:
        return known[name]
    error = ForetellError(key.removeprefix("print-"), "")
    raise spoken(error, key, said=repr(name), known=" ".join(known))
