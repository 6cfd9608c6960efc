"""One SVG file with a symbol for each card, and each shared part in it once."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from string import ascii_lowercase
from typing import Final

from . import art

NAMESPACE: Final = "http://www.w3.org/2000/svg"
WIDTH: Final = 62
HEIGHT: Final = 90
LINK: Final = re.compile(r'href="#([^"]+)"')


def use(part: str, **attributes: object) -> str:
    """A part drawn here; ``transform_`` and the like lose their last dash, others stay.

    >>> use("star", x=3, fill="#fff")
    '<use href="#star" x="3" fill="#fff"/>'
    """
    return f'<use href="#{part}"{_attributes(attributes)}/>'


def group(*inside: str, **attributes: object) -> str:
    """Drawings under common attributes.

    >>> group("<path/>", color="red")
    '<g color="red"><path/></g>'
    """
    return f"<g{_attributes(attributes)}>{''.join(inside)}</g>"


def _attributes(attributes: dict[str, object]) -> str:
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in attributes.items())


def letters(place: int) -> str:
    """The name of a part by its place: a ... z, aa, ab ...

    >>> letters(0), letters(25), letters(26)
    ('a', 'z', 'aa')
    """
    name = ascii_lowercase[place % 26]
    return name if place < 26 else letters(place // 26 - 1) + name


@dataclass
class Sprite:
    """The symbols of a set, and parts that this set alone puts together."""

    name: str
    symbols: dict[str, str] = field(default_factory=dict)
    colours: dict[str, str] = field(default_factory=dict)
    own_parts: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """The whole file, ending in a newline."""
        parts = self._needed()
        names = self._short_names(parts)
        lines = [f'<svg xmlns="{NAMESPACE}"><defs>']
        lines += [_named(text, names[part]) for part, text in parts.items()]
        lines.append("</defs>")
        lines += [self._symbol(code) for code in self.symbols]
        renamed = LINK.sub(lambda m: f'href="#{names[m[1]]}"', "\n".join(lines))
        return f"{renamed}\n</svg>\n"

    def add(self, code: str, drawing: str, colour: str = "") -> None:
        """A symbol, and the colour of what is drawn in it without one."""
        self.symbols[code] = drawing
        if colour:
            self.colours[code] = colour

    def _symbol(self, code: str) -> str:
        colour = f' color="{self.colours[code]}"' if code in self.colours else ""
        box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
        return f'<symbol id="{code}" {box}{colour}>{self.symbols[code]}</symbol>'

    def _short_names(self, parts: dict[str, str]) -> dict[str, str]:
        """Names in small letters, which no card has; the parts used most get the shortest."""
        uses = Counter(LINK.findall("".join([*self.symbols.values(), *parts.values()])))
        return {part: letters(place) for place, (part, _) in enumerate(uses.most_common())}

    def _needed(self) -> dict[str, str]:
        """The parts that the symbols use, those that others use first."""
        known = art.parts() | self.own_parts
        found: dict[str, str] = {}

        def visit(text: str) -> None:
            for part in LINK.findall(text):
                if part not in found:
                    visit(known[part])
                    found[part] = known[part]

        for symbol in self.symbols.values():
            visit(symbol)
        return found


def _named(text: str, name: str) -> str:
    """An element's text with an id; several elements become a group."""
    whole = text if _is_one(text) else f"<g>{text}</g>"
    return re.sub(r"^<(\w+)", rf'<\1 id="{name}"', whole, count=1)


def _is_one(text: str) -> bool:
    return text.count("<") == 1 or (text.startswith("<g") and text.endswith("</g>"))
