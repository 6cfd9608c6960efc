"""Sprites as the tests look at them: parsed, taken apart, drawn by a browser."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
from numpy.typing import NDArray

from cards.sets import SETS, CardSet
from cards.sprite import HEIGHT, WIDTH, Sprite

CARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "cards"
SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"
FILES = sorted(CARDS.glob("*.svg"))


def tree(file: Path) -> ET.Element:
    """A sprite's root."""
    return ET.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 - our own files


def symbols(file: Path) -> dict[str, ET.Element]:
    """Name -> symbol."""
    return {symbol.attrib["id"]: symbol for symbol in tree(file).iter(f"{SVG}symbol")}


def expanded(file: Path) -> dict[str, str]:
    """Name of a symbol -> all that it draws, with every use replaced by what it uses."""
    root = tree(file)
    named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}

    def text(element: ET.Element) -> str:
        inside = list(element)
        if element.tag == f"{SVG}use":
            inside = [named[element.attrib[HREF].removeprefix("#")]]
        kept = {key: value for key, value in element.attrib.items() if key not in {"id", HREF}}
        return f"<{element.tag.removeprefix(SVG)}{kept}>{''.join(map(text, inside))}"

    return {name: text(symbol) for name, symbol in symbols(file).items()}


def shown(sprite: Sprite, chromium: str, folder: Path) -> dict[str, NDArray[np.float64]]:
    """Every symbol as a browser draws it at 62 by 90: its luminance, 0 ... 255.

    The browser draws all of them on one canvas and prints its pixels, so that no picture file has
    to be read.
    """
    page = folder / f"{sprite.name}.html"
    page.write_text(_page(sprite), encoding="utf-8")
    command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}"]
    command += ["--virtual-time-budget=10000", "--dump-dom", page.as_uri()]
    dumped = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout
    found = re.search(r"<pre>([0-9a-f]+)</pre>", dumped)
    assert found, dumped[-500:]
    pixels = np.frombuffer(bytes.fromhex(found[1]), dtype=np.uint8).astype(np.float64)
    pictures = pixels.reshape(len(sprite.symbols), HEIGHT, WIDTH)
    return dict(zip(sprite.symbols, pictures, strict=True))


def _page(sprite: Sprite) -> str:
    """A page that draws the symbols below one another and writes their grey values."""
    uses = "".join(
        f'<use href="#{name}" y="{place * HEIGHT}" width="{WIDTH}" height="{HEIGHT}"/>'
        for place, name in enumerate(sprite.symbols)
    )
    tall = HEIGHT * len(sprite.symbols)
    size = f'width="{WIDTH}" height="{tall}"'
    text = sprite.text().replace("<svg ", f"<svg {size} ", 1).replace("</svg>", f"{uses}</svg>")
    return f"""<!doctype html><pre></pre><script>
const picture = new Image();
picture.onload = () => {{
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [{WIDTH}, {tall}];
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const data = pen.getImageData(0, 0, {WIDTH}, {tall}).data;
  let grey = "";
  for (let i = 0; i < data.length; i += 4) {{
    const light = Math.round(0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2]);
    grey += light.toString(16).padStart(2, "0");
  }}
  document.querySelector("pre").textContent = grey;
}};
picture.src = "data:image/svg+xml," + encodeURIComponent({json.dumps(text)});
</script>"""


def luminance(colour: str) -> float:
    """Relative luminance of ``#rrggbb`` (WCAG 2.2)."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 ... 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def all_sets() -> list[CardSet]:
    """Every set that can be chosen."""
    return list(SETS.values())
