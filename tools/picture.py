"""The picture in the README: a real game in a real terminal, drawn as an SVG of its own.

Run `python tools/picture.py docs/images/terminal.svg` after the screen has changed.
"""

from __future__ import annotations

import sys
import tempfile
from html import escape
from pathlib import Path
from typing import Final

import pyte.screens

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.terminal.driver import Player, Terminal

from foretell.terminal.words import Words

SIZE: Final = (80, 24)
CELL: Final = (8.4, 18)
EDGE: Final = 16
NIGHT: Final = "#0f1226"
COLOURS: Final = {
    "default": "#eef0ff",
    "black": "#4a4f7a",
    "red": "#ff7a8a",
    "green": "#5bd6a2",
    "brown": "#f2c14e",
    "yellow": "#f2c14e",
    "blue": "#8fa6ff",
    "magenta": "#c79bff",
    "cyan": "#7fd6ff",
    "white": "#eef0ff",
    "brightblack": "#8289b8",
}
STEPS: Final = 40
"""So many answers are given before the picture is taken: some rounds into the game."""


def played(folder: Path) -> pyte.Screen:
    """The screen of a game after some rounds, at a moment with cards on the table."""
    arguments = ["play", "--rules", "standard", "--players", "4", "--seed", "12", "--name", "Ada"]
    with Terminal([*arguments, "--pace", "instant", "--fast"], folder, size=SIZE) as terminal:
        player = Player(terminal, Words("en", unicode=True, symbols=True), seed=3)
        for _ in range(STEPS):
            player.step()
        while player.say("ask-play") not in terminal.message:
            player.step()
        return terminal.screen


def colour(name: str) -> str:
    """A terminal's colour, by name or as six hexadecimal digits."""
    return COLOURS.get(name, f"#{name}" if len(name) == 6 else COLOURS["default"])


def cell(char: pyte.screens.Char, column: int, row: int) -> str:
    """One character in its place, on its own paper if it has some."""
    x, y = EDGE + column * CELL[0], EDGE + row * CELL[1]
    ink, paper = colour(char.fg), NIGHT if char.bg == "default" else colour(char.bg)
    if char.reverse:
        ink, paper = paper, ink
    box = (
        f'<rect x="{x:.1f}" y="{y}" width="{CELL[0] + 0.3:.1f}" height="{CELL[1]}" fill="{paper}"/>'
    )
    weight = ' font-weight="700"' if char.bold else ""
    text = f'<text x="{x:.1f}" y="{y + 13}" fill="{ink}"{weight}>{escape(char.data)}</text>'
    return (box if paper != NIGHT else "") + (text if char.data != " " else "")


def drawn(screen: pyte.Screen) -> str:
    """The whole screen as an SVG."""
    width, height = 2 * EDGE + SIZE[0] * CELL[0], 2 * EDGE + SIZE[1] * CELL[1]
    cells = [
        cell(screen.buffer[row][column], column, row)
        for row in range(SIZE[1])
        for column in range(SIZE[0])
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img" '
        'aria-label="A game of Wizard in the terminal" '
        'font-family="ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace" font-size="14">'
    )
    paper = f'<rect width="100%" height="100%" rx="12" fill="{NIGHT}"/>'
    return "\n".join([head, paper, *filter(None, cells), "</svg>"]) + "\n"


def main() -> None:
    """Write the picture where it is asked for."""
    with tempfile.TemporaryDirectory() as folder:
        picture = drawn(played(Path(folder)))
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
