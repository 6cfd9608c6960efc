"""Writes the sprites for page and package; ``--sheet FOLDER`` writes pages to look at instead."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from foretell.svg.sprite import SPRITES

from . import sets_json, sheet, typescript
from .sets import SETS, sprites

ROOT: Final = Path(__file__).resolve().parents[2]
CARDS: Final = ROOT / "web" / "src" / "cards"
PACKAGE: Final = ROOT / "src" / "foretell" / "svg"


def files() -> dict[str, str]:
    """Every generated file: name -> text."""
    drawn = {f"{sprite.name}.svg": sprite.text() for sprite in sprites()}
    return drawn | {"sets.ts": typescript.text()}


def packed() -> dict[str, str]:
    """Those among them that ``foretell.svg`` draws with, and what it knows of the sets."""
    drawn = {name: one for name, one in files().items() if name.removesuffix(".svg") in SPRITES}
    return drawn | {"sets.json": sets_json.text()}


def write(folder: Path, texts: dict[str, str]) -> None:
    """Write files, and say how large they are."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{folder / name}: {len(text.encode()):,} bytes")


def main(arguments: list[str]) -> None:
    """Write what was asked for."""
    match arguments:
        case []:
            write(CARDS, files())
            write(PACKAGE, packed())
        case ["--sheet", folder]:
            pages = {f"{name}.html": sheet.page(cards) for name, cards in SETS.items()}
            write(Path(folder), pages | {"backs.html": sheet.backs_page()})
        case _:
            sys.exit("python -m tools.cards takes nothing, or --sheet and a folder")


if __name__ == "__main__":
    main(sys.argv[1:])
