"""The fonts of what is printed, cut down and checked in: made anew by hand.

    pip install fonttools brotli                  # into any environment
    .venv/bin/python tools/print_fonts.py

Fraunces and Nunito Sans are those of the page (``tools/fonts.py``), here as TrueType in one weight
each, since that is what a PDF holds; Nunito Sans gets the four suits of our own cards as letters,
so that a suit can be searched for and copied. DejaVu Sans writes what the two cannot: a name in
Greek, Armenian or Georgian.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree as ET

import fonts
import locks

FOLDER: Final = locks.ROOT / "src/foretell/printing/fonts"
SUITS: Final = locks.ROOT / "tools/cards/art/suits.svg"
SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
UNIT: Final = 0.075
"""How much of the size a unit of the suits' drawings takes: some ten make a suit."""
WIDTH: Final = 0.86
MIDDLE: Final = 0.355
"""The height of a suit's middle over the line: that of capital letters and figures."""
EVERYTHING: Final = (range(0x20, 0x250), range(0x2000, 0x2070), range(0x20A0, 0x20C0), (0x2212,))
OTHERS: Final = (
    range(0x370, 0x590),
    range(0x10A0, 0x1100),
    range(0x1E00, 0x2070),
    (0x2605, 0xFFFD),
)


class Cut(NamedTuple):
    """A file that is made: the package it comes from, its parts there, and its weight."""

    source: fonts.Font
    parts: tuple[str, ...]
    weight: int
    has_suits: bool = False


NUNITO: Final = fonts.SOURCES["nunito-sans"]
DEJAVU: Final = fonts.Font("dejavu-fonts-ttf", "2.37.3", (0, 0))
ALPHABETS: Final = tuple(
    f"files/nunito-sans-{letters}-wght-normal.woff2"
    for letters in ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese")
)
CUTS: Final = {
    "fraunces": Cut(
        fonts.SOURCES["fraunces"],
        ("files/fraunces-latin-wght-normal.woff2", "files/fraunces-latin-ext-wght-normal.woff2"),
        700,
    ),
    "nunito-sans": Cut(NUNITO, ALPHABETS, 400, has_suits=True),
    "nunito-sans-bold": Cut(NUNITO, ALPHABETS, 800, has_suits=True),
    "dejavu-sans": Cut(DEJAVU, ("ttf/DejaVuSans.ttf",), 0),
}
LICENCES: Final = {"fraunces": "OFL-1.1", "nunito-sans": "OFL-1.1", "dejavu-sans": "Bitstream Vera"}


def opened(file: Path, cut: Cut, folder: Path) -> Path:
    """A part of a font in one weight, without what sets its letters, as a file."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    made = TTFont(file)
    if cut.weight:
        made = instantiateVariableFont(made, {"wght": cut.weight})
    options = Options(layout_features=[], hinting=False, notdef_outline=True, glyph_names=False)
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "HVAR", "MVAR", "BASE", "FFTM"]
    subsetter = Subsetter(options)
    wanted = EVERYTHING if cut.weight else (*EVERYTHING, *OTHERS)
    subsetter.populate(unicodes={sign for signs in wanted for sign in signs} | cyrillic(cut))
    subsetter.subset(made)
    made.flavor = None
    made.save(folder / f"{file.stem}.ttf")
    return folder / f"{file.stem}.ttf"


def cyrillic(cut: Cut) -> set[int]:
    """Letters of the east, for those that have them."""
    return set(range(0x400, 0x530)) if cut.has_suits else set()


def joined(files: list[Path]) -> Any:
    """One font of several that hold different letters."""
    from fontTools.merge import Merger
    from fontTools.ttLib import TTFont

    return TTFont(files[0]) if len(files) == 1 else Merger().merge(list(map(str, files)))


def add_suits(made: Any) -> None:
    """Draw the suits of our own cards where the font has none."""
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.svgLib.path import parse_path

    size = made["head"].unitsPerEm
    scale, width = size * UNIT, round(size * WIDTH)
    parts = {one.get("id", ""): one[0].get("d", "") for one in ET.parse(SUITS).getroot()}  # noqa: S314
    for suit, sign in SIGNS.items():
        pen = TTGlyphPen(None)
        curves = Cu2QuPen(pen, 1, reverse_direction=False)
        parse_path(parts[f"suit-{suit}"], TransformPen(curves, _placed(scale, width, size)))
        name = f"suit.{suit}"
        made.setGlyphOrder([*made.getGlyphOrder(), name])
        made["glyf"][name] = pen.glyph()
        made["hmtx"][name] = (width, 0)
        for table in made["cmap"].tables:
            table.cmap[ord(sign)] = name


def _placed(scale: float, width: int, size: int) -> tuple[float, ...]:
    """Where a drawing round its middle stands among letters; its y goes down, theirs up."""
    return (scale, 0, 0, -scale, width / 2, MIDDLE * size)


def call(made: Any, name: str) -> None:
    """Name a font: two of one name in one file would be taken for one another."""
    for number, said in {1: name, 2: "Regular", 4: name, 6: f"Foretell-{name}"}.items():
        made["name"].setName(said, number, 3, 1, 0x409)
        made["name"].setName(said, number, 1, 0, 0)
    made["name"].names = [one for one in made["name"].names if one.nameID in {0, 1, 2, 4, 6, 13}]


def licence(name: str, cut: Cut, package: Path) -> None:
    """Write the licence of a font beside it."""
    text = (package / "LICENSE").read_text(encoding="utf-8").strip()
    title = f"## {cut.source.package} {cut.source.version} ({LICENCES[name]})"
    (FOLDER / f"{name}.LICENSE.txt").write_text(f"{title}\n\n{text}\n", encoding="utf-8")


def make() -> None:
    """Write every font and its licence."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, cut in CUTS.items():
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            package = fonts.fetched(cut.source, folder)
            made = joined([opened(package / part, cut, folder) for part in cut.parts])
            if cut.has_suits:
                add_suits(made)
            call(made, name)
            made.save(FOLDER / f"{name}.ttf")
            if name in LICENCES:
                licence(name, cut, package)
        print(f"{name}: {(FOLDER / f'{name}.ttf').stat().st_size:,} bytes")


if __name__ == "__main__":
    try:
        make()
    except ImportError as why:
        sys.exit(f"{why}: pip install fonttools brotli")
