"""Bots fill the tables of guests in an online tournament, and keep no server busy by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.base.errors import ForetellError
from foretell.server.protocol.event import Options
from foretell.server.tournaments.events import PersonRegistered
from foretell.server.tournaments.organising import Events, begun, organised
from foretell.server.tournaments.state import OPEN, RUNNING, TournamentLog, noted
from foretell.tournament import PersonEntered, PersonWithdrew
from tests.server.test_conductor import Evening, bots, evening

BOT = {"entry": "entered", "bot": "rule"}


def guests(count: int) -> Events:
    """So many guests enter a new tournament."""
    for number in range(1, count + 1):
        yield noted(PersonEntered(f"Guest {number}"))
        yield PersonRegistered(number, f"p{number}")


async def add(now: Evening, *entries: dict[str, Any]) -> None:
    """The organiser notes entries."""
    said, at = list(entries), now.cups.at()
    await now.cups.change(
        "cup1", lambda state: organised(state, "host", state.length, said, now=at)
    )


@pytest.mark.parametrize(("count", "most"), [(0, 10), (1, 10), (3, 15)])
def test_no_more_bots_enter_than_fill_the_tables_of_guests(count: int, most: int) -> None:
    """As many tables as there are guests, or two; of one request nothing is noted then."""

    async def test(now: Evening) -> None:
        await now.open(lambda _state: guests(count))
        await add(now, *[BOT] * (most - count))
        before = (await now.cup()).length
        with pytest.raises(ForetellError, match=f"at most {most} may take part"):
            await add(now, BOT)
        assert (await now.cup()).length == before

    evening(test)


def test_names_of_nobody_count_as_bots_when_it_begins() -> None:
    """A bot plays for whoever was written down by hand."""

    async def test(now: Evening) -> None:
        await now.open(lambda _state: guests(2))
        await add(now, *({"entry": "entered", "name": f"Name {one}"} for one in range(9)))
        with pytest.raises(ForetellError, match="at most 10 may take part"):
            await now.cups.change("cup1", begun)
        await now.cups.change("cup1", lambda _state: iter([noted(PersonWithdrew(11))]))
        await now.cups.change("cup1", begun)
        assert (await now.cup()).status == RUNNING

    evening(test)


def test_without_its_guests_a_tournament_ends() -> None:
    """Who does not come is seated no more, bots alone play no other round; nor do they hurry."""

    def one_guest(state: TournamentLog) -> Events:
        yield from guests(1)
        yield from bots(9)(state)

    async def test(now: Evening) -> None:
        await now.open(one_guest, settings={"rounds": 5})
        await now.go_on(2)
        for number in (1, 2):
            table = await now.table(number)
            assert table.state.options.pace == Options().pace
        cup = await now.end()
        assert len(cup.tournament.state.rounds) == 1

    evening(test)


def test_bots_alone_do_not_begin_at_the_hour() -> None:
    """Nor for a name that somebody wrote down; once a guest is there it begins."""

    async def test(now: Evening) -> None:
        name = iter([noted(PersonEntered("Name"))])
        await now.open(lambda _state: name, starts_at=now.cups.at() + 5000, bots="rule")
        await now.go_on(60)
        assert (await now.cup()).status == OPEN
        guest = iter([noted(PersonEntered("Ada")), PersonRegistered(2, "p2")])
        await now.cups.change("cup1", lambda _state: guest)
        await now.go_on(2)
        cup = await now.cup()
        assert (cup.status, [*cup.bots]) == (RUNNING, [3, 4])

    evening(test)
