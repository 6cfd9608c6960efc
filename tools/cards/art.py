"""Reads the drawings in ``art/`` and writes them small.

Each file is an SVG whose groups are *parts*: ``<g id="queen">`` is the part ``queen``. A part may
use other parts of any file. A shape without ``fill`` takes the colour of the card that uses it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET
from xml.sax.saxutils import quoteattr

from . import paths
from .palette import KEPT, PALETTE, VEILS

FOLDER: Final = Path(__file__).parent / "art"
SHAPES: Final = ("g", "path", "circle", "ellipse", "rect", "use")
PAINTS: Final = ("fill", "stroke")


class BadDrawing(ValueError):
    """A drawing says something that a sprite cannot hold."""


def paint(attribute: str, value: str) -> dict[str, str]:
    """The attributes that paint with a named colour.

    Raises:
        BadDrawing: no colour has that name.

    >>> paint("fill", "gold"), paint("fill", "shade")
    ({'fill': '#f2c14e'}, {'fill': '#000', 'fill-opacity': '.22'})
    """
    if value in VEILS:
        colour, opacity = VEILS[value]
        return {attribute: colour, f"{attribute}-opacity": opacity}
    if value in PALETTE:
        return {attribute: PALETTE[value]}
    if value in KEPT:
        return {attribute: value}
    raise BadDrawing(f"{attribute}={value!r} is no colour of the palette: {', '.join(PALETTE)}")


def written(element: ET.Element) -> str:
    """An element as text: colours instead of their names, numbers short."""
    name = element.tag.rpartition("}")[2]
    if name not in SHAPES:
        raise BadDrawing(f"<{name}> is not for drawings: {', '.join(SHAPES)}")
    attributes: dict[str, str] = {}
    for key, value in element.attrib.items():
        attributes |= paint(key, value) if key in PAINTS else {key: _short(key, value)}
    attributes.pop("id", None)
    start = "".join([f"<{name}", *(f" {k}={quoteattr(v)}" for k, v in attributes.items())])
    inside = "".join(map(written, element))
    return f"{start}>{inside}</{name}>" if inside else f"{start}/>"


def _short(key: str, value: str) -> str:
    """A path in fewer characters; other values without a nought before the point."""
    return paths.short(value) if key == "d" else re.sub(r"(?<!\d)0\.(?=\d)", ".", value)


@cache
def parts() -> dict[str, str]:
    """Every part of every drawing: name -> its element as text, without its name.

    Raises:
        BadDrawing: two parts have one name.
    """
    found: dict[str, str] = {}
    for file in sorted(FOLDER.glob("*.svg")):
        for element in ET.parse(file).getroot():  # noqa: S314 - our own files
            name = element.get("id", "")
            if not name or name in found:
                raise BadDrawing(f"{file.name}: {name or 'a part without a name'!r} comes twice")
            found[name] = _unwrapped(written(element))
    return found


def _unwrapped(text: str) -> str:
    """A group that does nothing around one shape gives way to the shape."""
    inner = text.removeprefix("<g>").removesuffix("</g>")
    return inner if text.startswith("<g>") and inner.count("<") == 1 else text


def path(part: str) -> str:
    """The path of a part that is nothing else."""
    found = re.search(r' d="([^"]*)"', parts()[part])
    if found is None:
        raise BadDrawing(f"{part} has no path")
    return found[1]
