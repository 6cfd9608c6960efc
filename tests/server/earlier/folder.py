"""Makes a data folder with everything in it, and tells what its people see; run by hand.

``.venv/bin/python -m tests.server.earlier.folder NAME`` writes ``NAME.zip``, once for each format
of the data: a game of every named variant under way, a finished one with the bundle of its deals,
and a person with two devices.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import zipfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final
from unittest import mock

from foretell.client import Guest, Table, visit
from foretell.client.http import http_to
from foretell.rules.presets import PRESETS
from foretell.server.protocol import commands as w
from tests.promises.histories import begin
from tests.promises.restarts import LIMITS, OPTIONS, lasting
from tests.server.server_process import serving

FOLDER: Final = Path(__file__).parent
SHORT: Final = {"preset": "standard", "sizes": [1, 2]}
SEEN: Final = "seen.json"
"""In the archive, beside the data folder: tokens, tables, and what the first seat saw of each."""


async def play(table: Table, choices: int) -> None:
    """Sit down among bots and choose the first that is legal, so many times or to the end."""
    await begin(table)
    for _ in range(choices):
        seen = await table.turn()
        if seen is None:
            return
        await table.do(w.Act(seen.legal[0]))


async def resting(table: Table) -> dict[str, Any]:
    """What the own seat sees once the bots have done all they can."""
    while not table.is_over and table.facts["due"] != [table.seat]:
        await table.changed()
    return lasting(table.view)


async def second_device(ada: Guest) -> str:
    """The token of another device of the same person."""
    code = (await ada.post("/api/me/devices/code", {}))["code"]
    async with http_to(ada.url) as other:
        body = {"code": code, "wants_token": True}
        return str((await other.post("/api/devices/redeem", json=body)).json()["token"])


async def filled(url: str) -> dict[str, Any]:
    """Fill a server; what its people know of it."""
    async with visit(url, "Ada") as ada, AsyncExitStack() as stack:
        kept: dict[str, Any] = {"tokens": [ada.token, await second_device(ada)], "tables": {}}
        plans = [(name, PRESETS[name].players[0], 3) for name in PRESETS]
        for rules, players, choices in [*plans, (SHORT, 3, 100)]:
            link = await ada.open(rules, players, options=OPTIONS)
            table = await stack.enter_async_context(ada.table(link))
            await play(table, choices)
            kept["tables"][table.id] = await resting(table)
            if table.is_over:
                kept["finished"] = table.facts["fair"]["game"]
        return kept


def made(archive: Path) -> None:
    """Run a server, fill it, stop it, and keep its folder."""
    with tempfile.TemporaryDirectory() as place, mock.patch.dict(os.environ, LIMITS):
        data = Path(place) / "data"
        with serving(data) as process:
            kept = asyncio.run(asyncio.wait_for(filled(process.url), 600))
            assert process.stop() == 0
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_LZMA) as packed:
            packed.writestr(SEEN, json.dumps(kept))
            for file in sorted(data.iterdir()):
                packed.write(file, f"data/{file.name}")


if __name__ == "__main__":
    made(FOLDER / f"{sys.argv[1]}.zip")
