"""Writes the sprites to ``web/src/cards``; ``--sheet FOLDER`` writes the contact sheet there."""

from __future__ import annotations

import sys
from pathlib import Path

from . import sheet
from .sets import SETS

CARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "cards"


def main(arguments: list[str]) -> None:
    """Write what was asked for, and say how large it is."""
    sprites = [draw() for draw in SETS]
    if arguments[:1] == ["--sheet"]:
        folder = Path(arguments[1])
        folder.mkdir(parents=True, exist_ok=True)
        for sprite in sprites:
            (folder / f"{sprite.name}.html").write_text(sheet.page([sprite]), encoding="utf-8")
        return
    CARDS.mkdir(parents=True, exist_ok=True)
    for sprite in sprites:
        text = sprite.text()
        (CARDS / f"{sprite.name}.svg").write_text(text, encoding="utf-8")
        print(f"{sprite.name}: {len(text.encode()):,} bytes, {len(sprite.symbols)} symbols")


if __name__ == "__main__":
    main(sys.argv[1:])
