"""What an earlier server has written is read, and what it has sent is sent still."""

from __future__ import annotations

import asyncio
import json
import os
import zipfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from foretell.client import visit
from foretell.server.protocol import commands as w
from tests.promises.restarts import LIMITS
from tests.server.earlier import frames
from tests.server.earlier.folder import FOLDER, SEEN, resting
from tests.server.server_process import Process, serving

ARCHIVES = sorted(FOLDER.glob("format-*.zip"))


@pytest.fixture(params=ARCHIVES, ids=lambda archive: archive.stem)
def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Process, Any]]:
    """A server of today on a folder of an earlier one, and what was seen there."""
    with zipfile.ZipFile(request.param) as packed:
        packed.extractall(tmp_path)
    for one in (tmp_path / "data", *(tmp_path / "data").iterdir()):
        one.chmod(0o700)
    seen = json.loads((tmp_path / SEEN).read_text())
    with mock.patch.dict(os.environ, LIMITS), serving(tmp_path / "data") as process:
        yield process, seen


def test_every_table_of_an_earlier_folder_is_as_it_was(earlier: tuple[Process, Any]) -> None:
    """Each named variant under way, and a finished game: the first seat sees what it saw."""
    process, seen = earlier

    async def look() -> dict[str, Any]:
        async with visit(process.url, token=seen["tokens"][0]) as ada, AsyncExitStack() as stack:
            links = {link: ada.table(link) for link in seen["tables"]}
            tables = {link: await stack.enter_async_context(one) for link, one in links.items()}
            return {link: await resting(table) for link, table in tables.items()}

    found = asyncio.run(asyncio.wait_for(look(), 120))
    for link, view in seen["tables"].items():
        before = frames.renamed(view)
        assert frames.what_was(found[link], before) == before


def test_people_and_games_of_an_earlier_folder_go_on(earlier: tuple[Process, Any]) -> None:
    """Both devices speak for their person, deals are verified, and the games are played on."""
    process, seen = earlier

    async def go_on() -> None:
        names = []
        for token in seen["tokens"]:
            async with visit(process.url, token=token) as ada:
                names.append(ada.name)
                assert len(await ada.get("/api/me/devices")) == 2
                bundle = await ada.get(f"/games/{seen['finished']}/deal.json")
                assert bundle["game"] == seen["finished"]
        assert names == ["Ada", "Ada"]
        async with visit(process.url, token=seen["tokens"][1]) as ada:
            for link in list(seen["tables"])[:3]:
                async with ada.table(link) as table:
                    due = await table.turn()
                    assert due is not None
                    await table.do(w.Act(due.legal[0]))

    asyncio.run(asyncio.wait_for(go_on(), 120))


@pytest.mark.parametrize("seed", frames.SEEDS[::4])
def test_games_are_told_as_before(seed: int) -> None:
    """Content, order and moment of every frame; some seeds here, all of them in the long run."""
    assert list(frames.differences(seed, frames.kept()[seed], frames.sent(seed))) == []


@pytest.mark.slow
def test_all_games_are_told_as_before() -> None:
    """Every frame that was kept."""
    kept = frames.kept()
    found = [
        one
        for seed in frames.SEEDS
        for one in frames.differences(seed, kept[seed], frames.sent(seed))
    ]
    assert found == []
