"""The name of a table that nobody has named, and why a name is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from foretell.base.i18n import LANGUAGES, text
from foretell.server.protocol.names import GUEST, GUESTS, LONGEST, clean_name, is_untitled, skeleton
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from tests.server.server_without_sockets import server

NAMES = Path(__file__).resolve().parents[2] / "web/src/narration/names.ts"


@pytest.mark.parametrize("name", ["Ada", "Wolkenkratzerbaumeister!"])
def test_whoever_may_have_a_name_may_open_a_table(tmp_path: Path, name: str) -> None:
    """However long the name, up to what names may be."""

    async def test() -> str:
        async with server(tmp_path) as made:
            table = await made.tables.open(Person("p", clean_name(name)), "standard", 3)
            return (await made.tables.get(table)).state.name

    assert len(name) in (3, LONGEST)
    title = asyncio.run(test())
    assert title == f"{name}’s table"
    assert is_untitled(title)


def test_what_a_guest_is_called_is_known_in_every_language() -> None:
    """No two at a table look like one to any reader; the page and the server say the same."""
    assert {skeleton(text("page-guest", lang)) for lang in LANGUAGES} == GUESTS
    assert f'GUEST = "{GUEST}";' in NAMES.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["x" * 25, "a\u200db", "a" + 4 * "\u0301"])
def test_a_table_has_no_name_that_nobody_may_have(tmp_path: Path, name: str) -> None:
    """Too long, with a sign that is not seen, with too many marks on a letter."""

    async def test() -> None:
        async with server(tmp_path) as made:
            await made.tables.open(Person("p", "Ada"), "standard", 3, name=name)

    with pytest.raises(Rejection) as refused:
        asyncio.run(test())
    assert refused.value.code == "bad-name"
