"""A name that an operator withdraws is in no tournament any more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from foretell.server.people.people import Identity
from foretell.server.protocol.rejection import Rejection
from foretell.server.server import Server
from foretell.server.tournaments.events import PREFIX, TournamentOpened
from foretell.server.tournaments.organising import entered, organised
from foretell.server.tournaments.state import TournamentLog
from tests.server.server_without_sockets import server

RUDE = "Rudeword"
FORMAT = {"rules": "quick", "nation_cap": 2}


async def note(made: Server, owner: Identity, plain: list[dict[str, Any]]) -> None:
    """Let the organiser note something."""
    now = made.tournaments.at()
    await made.tournaments.change(
        "cup", lambda cup: organised(cup, owner.id, cup.length, plain, now=now)
    )


async def opened(made: Server, owner: Identity, guest: Identity) -> TournamentLog:
    """A tournament: who opens it notes somebody down, a guest comes in, and leaves again."""
    await made.tournaments.open("cup", TournamentOpened("Cup", FORMAT, "7", owner.id, owner.name))
    plain = [{"entry": "entered", "name": "Bea", "nation": "de"}]
    await note(made, owner, plain)
    await made.tournaments.change("cup", lambda cup: entered(cup, guest.id, guest.name, "", "at"))
    change = [{"entry": "renamed", "person": 2, "name": f"{guest.name} II", "nation": "at"}]
    await note(made, owner, change)
    return await made.tournaments.get("cup")


async def kept(made: Server) -> bytes:
    """All that the tournament's log says."""
    return b" ".join(one.body for one in await made.store.entries(f"{PREFIX}cup"))


@pytest.mark.parametrize("is_owner", [False, True])
def test_a_withdrawn_name_leaves_tournaments(is_owner: bool, tmp_path: Path) -> None:
    """Of whoever takes part as of whoever opened it; all else stays, and nobody bears it again."""

    async def test() -> None:
        async with server(tmp_path) as made:
            rude = (await made.people.join(RUDE)).guest
            other = (await made.people.join("Ada")).guest
            before = (
                await opened(made, rude, other) if is_owner else await opened(made, other, rude)
            )
            assert RUDE.encode() in await kept(made)
            new = await made.people.moderation.withdraw_name(rude.id)
            assert RUDE.encode() not in await kept(made)
            cup = await made.tournaments.get("cup")
            assert (cup.opened.owner, cup.persons) == (before.opened.owner, before.persons)
            names = [one.name for one in cup.tournament.state.people]
            assert (cup.opened.owner_name, names) == (
                (new, ["Bea", "Ada II"]) if is_owner else ("Ada", ["Bea", new])
            )
            assert cup.tournament.state.people[1].nation == "at"
            with pytest.raises(Rejection):
                made.people.moderation.name(RUDE)

    asyncio.run(test())


def test_a_name_is_withdrawn_before_it_is_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While logs are rewritten nobody else can take it."""

    async def test() -> None:
        async with server(tmp_path) as made:
            rude = (await made.people.join(RUDE)).guest
            moderation, seen = made.people.moderation, []

            async def rename(_person: str, _name: str) -> None:
                with pytest.raises(Rejection):
                    moderation.name(RUDE)
                seen.append(True)

            monkeypatch.setattr(moderation._tables, "rename", rename)
            await moderation.withdraw_name(rude.id)
            assert seen

    asyncio.run(test())
