"""Makes the generated pages of ``docs/`` anew (`make docs`); a test fails when one is stale."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import protocol_page as server
from foretell.fair.decks import decks
from foretell.rules import document as rules
from foretell.server.settings import described as operating

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES: dict[str, Callable[[], str]] = {
    "rules.md": rules.page,
    "protocol.md": server.page,
    "../web/src/verify/decks.json": decks,
    "../web/src/protocol/types.ts": server.typescript,
    "operating.md": lambda: operating.page((DOCS / "operating.md").read_text(encoding="utf-8")),
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
