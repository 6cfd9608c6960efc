"""Makes the generated pages of ``docs/`` anew (`make docs`); a test fails when one is stale."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import api_page as api
import notebook_page as tutorial
import odds_page
import pad_tables
import protocol_page as server
import rules_page as rules
import settings_page as operating
import tournament_formats
import views_page
from foretell.bots.levels import LEVELS
from foretell.rules.presets import ALIASES, PRESETS, preset
from foretell.rules.value import Rules


def decks() -> str:
    """By preset and alias, what differs from a deck of 60 without dummies, as JSON."""
    names = {**{name: name for name in PRESETS}, **ALIASES}
    lines = [f'  "{name}": {json.dumps(_own(preset(names[name])))}' for name in sorted(names)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def levels() -> str:
    """The bots by level as the page knows them, as JSON: the weakest first."""
    rows = ((level.name, level.who, level.lead, level.is_offered) for level in LEVELS)
    names = ("name", "who", "lead", "offered")
    lines = [f"  {json.dumps(dict(zip(names, row, strict=True)))}" for row in rows]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _own(rules: Rules) -> dict[str, object]:
    usual = Rules(players=3)
    values = {name: getattr(rules, name) for name in ("deck", "add", "drop", "dummies")}
    return {name: value for name, value in values.items() if value != getattr(usual, name)}


DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES: dict[str, Callable[[], str]] = {
    "api.md": api.page,
    "rules.md": rules.page,
    "protocol.md": server.page,
    "views.md": views_page.page,
    "odds.md": lambda: odds_page.renewed((DOCS / "odds.md").read_text(encoding="utf-8")),
    "../web/src/verify/decks.json": decks,
    "../web/src/narration/levels.json": levels,
    "../web/src/pad/tables.json": pad_tables.tables,
    "../web/src/tournament/formats.json": tournament_formats.formats,
    "../web/src/protocol/types.ts": server.typescript,
    "operating.md": lambda: operating.page((DOCS / "operating.md").read_text(encoding="utf-8")),
    "tutorial.md": tutorial.page,
    "../examples/tutorial.ipynb": tutorial.notebook,
}
"""File -> what makes its text."""
CLICK = DOCS.parent / "src/foretell/locale/de/LC_MESSAGES/click.po"


def compiled(catalogue: Path) -> bytes:
    """What gettext reads of a catalogue."""
    made = BytesIO()
    with catalogue.open("rb") as file:
        write_mo(made, read_po(file))
    return made.getvalue()


def main() -> None:
    """Write every page, and what Click says in German."""
    CLICK.with_suffix(".mo").write_bytes(compiled(CLICK))
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
