"""Makes the table of settings in `docs/operating.md` (`make docs`)."""

from __future__ import annotations

from typing import Final

from foretell.server.settings import sources
from foretell.server.settings.sources import NAMES, PREFIX

BEGIN: Final = "<!-- settings: made by `make docs` from foretell.server.settings.settings -->"
END: Final = "<!-- end of settings -->"


def table() -> str:
    """All settings as a table in Markdown."""
    rows = [
        "| setting | environment | may be | default | meaning |",
        "|---|---|---|---|---|",
    ]
    for name in NAMES:
        flag = f"`{sources.flag(name)}`"
        kind = sources.kind_text(name).replace("|", " or ")
        said = f"| {flag} | `{PREFIX}{name.upper()}` | {kind} | {sources.default_text(name)} |"
        rows.append(f"{said} {sources.meaning(name)} |".replace("’", "'"))
    return "\n".join(rows) + "\n"


def page(text: str) -> str:
    """A page with its table of settings made anew."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{table()}\n{END}{after}"
