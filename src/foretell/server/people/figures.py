"""The drawn figures that stand for people at a table, where they do not keep to their initials."""

from __future__ import annotations

from typing import Final

from foretell.server.protocol.rejection import Rejection

FIGURES: Final = (
    *("owl", "fox", "raven", "cat", "hare", "dragon"),
    *("hat", "witch", "jester", "knight", "moon", "star"),
)
"""All there are; the page has a drawing and a name for each."""


def check_figure(figure: str) -> None:
    """Refuse a figure that is not drawn; an empty one stands for the initials.

    Raises:
        Rejection: it is not.

    >>> check_figure("owl")
    """
    if figure and figure not in FIGURES:
        raise Rejection("no-figure", names=", ".join(FIGURES))
