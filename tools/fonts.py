"""The two fonts of the page, cut down to what it says: made anew by hand, checked in.

    pip install fonttools brotli                  # into any environment
    .venv/bin/python tools/fonts.py

Fraunces is for headings and numbers, Nunito Sans for everything else. Both come from npm's packages
at fixed versions, under the SIL Open Font License; what is left of them are the letters of Western
European languages and every sign of the catalogues, in the weights that the page uses. A name in
other letters is written in the fonts of the device.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import locks

FONTS: Final = locks.ROOT / "web/src/fonts"
LOCALE: Final = locks.ROOT / "src/foretell/locale"
LATIN: Final = {*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x100)), *"ŒœŠšŽžŸ"}
SIGNS: Final = set("–—‘’‚“”„…−×")
FEATURES: Final = ["kern", "liga", "mark", "ccmp", "locl", "tnum", "lnum"]


class Font(NamedTuple):
    """Where one comes from, and how much of it is kept."""

    package: str
    version: str
    weights: tuple[int, int]


SOURCES: Final = {
    "fraunces": Font("@fontsource-variable/fraunces", "5.3.0", (700, 700)),
    "nunito-sans": Font("@fontsource-variable/nunito-sans", "5.3.0", (400, 700)),
}


def wanted() -> set[str]:
    """Every letter that the page may have to write, but for people's names."""
    texts = (file.read_text(encoding="utf-8") for file in LOCALE.rglob("*.ftl"))
    return LATIN | SIGNS | {sign for text in texts for sign in text if sign.isprintable()}


def fetched(font: Font, folder: Path) -> Path:
    """The package of a font, unpacked."""
    command = ["npm", "pack", "--silent", f"{font.package}@{font.version}"]
    name = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
    with tarfile.open(folder / name.strip()) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


def cut(source: Path, font: Font) -> Any:
    """A font of these letters and weights alone."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    made = TTFont(source)
    least, most = font.weights
    made = instantiateVariableFont(made, {"wght": least if least == most else (least, most)})
    subsetter = Subsetter(Options(layout_features=FEATURES, hinting=False))
    subsetter.populate(text="".join(sorted(wanted())))
    subsetter.subset(made)
    made.flavor = "woff2"
    return made


def make() -> None:
    """Write the fonts, their licences and what they measure."""
    FONTS.mkdir(exist_ok=True)
    for name, font in SOURCES.items():
        with tempfile.TemporaryDirectory() as folder:
            package = fetched(font, Path(folder))
            made = cut(package / f"files/{name}-latin-wght-normal.woff2", font)
            made.save(FONTS / f"{name}.woff2")
            text = (package / "LICENSE").read_text(encoding="utf-8").strip()
            title = f"## {font.package} {font.version} (OFL-1.1)"
            (FONTS / f"{name}.OFL.txt").write_text(f"{title}\n\n{text}\n", encoding="utf-8")
            size = (FONTS / f"{name}.woff2").stat().st_size
            print(f"{name}: {size} bytes", json.dumps(metrics(made)))


def metrics(made: Any) -> dict[str, float]:
    """What a fallback is scaled to, in hundredths of the size: heights and the usual width."""
    units, head, glyphs = made["head"].unitsPerEm, made["hhea"], made["hmtx"]
    named = made.getBestCmap()
    usual = "etaoinshrdlucmfwypgbvk     "
    wide = sum(glyphs[named[ord(sign)]][0] for sign in usual) / len(usual)
    return {
        "ascent": round(100 * head.ascent / units, 1),
        "descent": round(-100 * head.descent / units, 1),
        "width": round(100 * wide / units, 2),
    }


if __name__ == "__main__":
    try:
        make()
    except ImportError as why:
        sys.exit(f"{why}: pip install fonttools brotli")
