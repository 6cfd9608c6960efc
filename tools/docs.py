"""Makes the generated pages of ``docs/`` anew (`make docs`); a test fails when one is stale."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

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


def main() -> None:
    """Write every page."""
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
