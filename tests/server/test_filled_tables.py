"""Bots that fill the tables of an online tournament as it begins, whatever else is settled."""

from __future__ import annotations

import pytest

from foretell.server.tournaments.events import PersonRegistered
from foretell.server.tournaments.organising import Events
from foretell.server.tournaments.state import RUNNING, TournamentLog, noted
from foretell.tournament import PersonEntered
from tests.server.test_conductor import Evening, evening


@pytest.mark.parametrize("cap", ["nation_cap", "club_cap"])
def test_caps_of_nations_and_clubs_keep_no_bot_away(cap: str) -> None:
    """It begins at its hour; a bot is of no nation, and of no club."""

    async def test(now: Evening) -> None:
        def two(_state: TournamentLog) -> Events:
            yield noted(PersonEntered("Ada", "Owls", "AT"))
            yield PersonRegistered(1, "p1")
            yield noted(PersonEntered("Ben", "Cats", "UK"))

        hour = now.cups.at() + 10_000
        await now.open(two, settings={cap: 1}, starts_at=hour, bots="rule")
        await now.go_on(12)
        cup = await now.cup()
        assert cup.status == RUNNING
        assert [*cup.bots] == [3, 4]

    evening(test)


def test_bots_are_kept_as_earlier_servers_can_read_them() -> None:
    """Where nothing is capped the log says nothing that they do not know."""

    async def test(now: Evening) -> None:
        ada = iter([noted(PersonEntered("Ada")), PersonRegistered(1, "p1")])
        await now.open(lambda _state: ada, starts_at=now.cups.at() + 10_000, bots="rule")
        await now.go_on(12)
        assert (await now.cup()).status == RUNNING
        assert b'"bot":true' not in b"".join(now.store.logs["cup.cup1"])

    evening(test)
