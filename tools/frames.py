"""Records what the real server sends to one seat of a short game, for the tests of the page.

Run `python tools/frames.py` after the protocol has changed; it writes `web/tests/frames.json`.
The last message is a snapshot that was asked for: the fold of all others must equal it.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import locks

sys.path.insert(0, str(locks.ROOT))

from tests import seeds
from tests.server.server_process import Process

from foretell.client import Table, visit
from foretell.server.protocol.messages import Resync
from foretell.wire import Game

TARGET = locks.ROOT / "web/tests/frames.json"
RULES: Game = {"preset": "standard", "sizes": [1, 2]}
PLAYERS = 3


async def record(url: str) -> list[dict[str, Any]]:
    """Play a short game with the first legal choice each time; every message of it."""
    async with visit(url, "Ada") as ada:
        table = ada.table(await ada.open(RULES, players=PLAYERS, options={"pace": 0}))
        frames = heard(table)
        async with table:
            await table.sit()
            await table.start()
            while (seen := await table.turn()) is not None:
                await table.act(seen.legal[0])
            count = len(frames)
            await table.link.send(msgspec.json.encode(Resync()))
            while len(frames) == count:
                await table.changed()
    return frames


def heard(table: Table) -> list[dict[str, Any]]:
    """A list that fills with what the table's socket brings."""
    frames: list[dict[str, Any]] = []
    table.on_message = lambda message: None if message["t"] == "link" else frames.append(message)
    return frames


def main() -> None:
    """Record, and write the file."""
    seeds.begin("frames")
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        process.start()
        try:
            frames = asyncio.run(record(process.url))
        finally:
            process.stop()
    lines = ",\n".join(json.dumps(frame, ensure_ascii=False) for frame in frames)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
