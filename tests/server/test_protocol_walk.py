"""What the page of the protocol tells is what a server says today."""

from __future__ import annotations

import asyncio
import json
import re
from hashlib import sha256
from pathlib import Path

from tests.server.protocol_walk import PAGE, SEED, lines_of, walked
from tests.server.server_process import serving

DOC = PAGE.parents[2] / "docs/protocol.md"


def test_a_server_says_what_the_page_tells(tmp_path: Path) -> None:
    """Each request gets its answer, with all fields that are shown, of the same kinds.

    ``python -m tests.server.protocol_walk URL`` records it anew.
    """
    page = DOC.read_text(encoding="utf-8")
    with serving(tmp_path) as process:
        said = asyncio.run(asyncio.wait_for(walked(process.url, page), 60))
    assert len(said) == len(lines_of(page)) > 30


def test_the_commitment_on_the_page_opens() -> None:
    """Whoever writes a client may check their own by it."""
    lines = [line for line in lines_of(PAGE.read_text(encoding="utf-8")) if '"commit": "' in line]
    asked = json.loads(lines[0].removeprefix("→ "))
    before = f"fair1|player|{asked['table']}|0|{SEED}"
    assert asked["what"]["commit"] == sha256(before.encode()).hexdigest()


def test_every_command_of_a_game_is_there() -> None:
    """From the name to the record."""
    page = PAGE.read_text(encoding="utf-8")
    asked = re.findall(r"^→ (?:([A-Z]+ \S+)|.*\"k\": \"([a-z]+)\")", page, re.MULTILINE)
    commands = [command for _, command in asked if command]
    assert commands == ["sit", "commit", "start", "reveal", "act", "say", "act", "act"]
    assert asked[0][0] == "POST /api/guests"
    assert asked[-1][0].endswith("/record.toml")
