"""Who is gone from the tournaments they took part in or organised, and what is called so then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from foretell.server.tournaments.events import AnyTournamentEvent, PersonRegistered
from foretell.server.tournaments.organising import Events
from foretell.server.tournaments.state import TournamentLog, noted
from foretell.tournament import (
    PersonEntered,
    PersonRenamed,
    ResultCorrected,
    RoundDrawn,
    RoundUndrawn,
    SeatedTable,
    TableResult,
    TournamentEntry,
    TournamentFinished,
)
from tests.server.test_conductor import Evening, evening


def guests(*names: str) -> Callable[[TournamentLog], Events]:
    """Guests p1, p2 … of these names take part."""

    def decide(_state: TournamentLog) -> Events:
        for number, name in enumerate(names, start=1):
            yield noted(PersonEntered(name))
            yield PersonRegistered(number, f"p{number}")

    return decide


async def happened(now: Evening, *entries: TournamentEntry | AnyTournamentEvent) -> None:
    """Entries and events, noted by whoever."""
    all_noted = [noted(one) if isinstance(one, TournamentEntry) else one for one in entries]
    await now.cups.change("cup1", lambda _state: iter(all_noted))


async def names_without(now: Evening, *persons: str) -> list[str]:
    """Who takes part once some guests are gone, from the log."""
    for person in persons:
        await now.cups.forget("cup1", person)
    return [one.name for one in (await now.cup()).tournament.state.people]


def test_a_name_like_that_of_somebody_gone_harms_nobody() -> None:
    """Whoever was called so first keeps it, in whatever letters."""

    async def test(now: Evening) -> None:
        await now.open(guests("GONE (2)", "Ben", "gone (2) 2"))
        assert await names_without(now, "p2") == ["GONE (2)", "gone (2) 3", "gone (2) 2"]
        assert await names_without(now, "p1", "p3") == ["gone (1)", "gone (2) 3", "gone (3)"]

    evening(test)


@pytest.mark.parametrize("number", [1, 3])
def test_a_name_of_a_while_counts_too(number: int) -> None:
    """The log tells it before or after whoever is gone."""

    async def test(now: Evening) -> None:
        await now.open(guests("Ada", "Ben", "Cy"))
        for name in ("Gone (2)", "Dora"):
            await happened(now, PersonRenamed(number, name))
        names = await names_without(now, "p2")
        assert (names[1], names[number - 1]) == ("gone (2) 2", "Dora")

    evening(test)


def test_an_organiser_who_is_gone_signs_nothing() -> None:
    """What was corrected stays, and why; the server's own word, and what others organised."""

    async def test(now: Evening) -> None:
        await now.open(guests("Ada", "Ben", "Cy"))
        seats = SeatedTable((1, 2, 3), 0)
        await happened(now, RoundDrawn(1, (seats,)), RoundUndrawn(1, "Hosta Host", "Too early"))
        await happened(now, RoundDrawn(1, (seats,)), TableResult(1, 1, (30, 20, 10)))
        for who in ("Hosta Host", "Foretell"):
            await happened(now, ResultCorrected(1, 1, (10, 20, 30), who, "upside down"))
        before = (await now.cup()).told
        await names_without(now, "p1")
        assert (await now.cup()).told == before
        await names_without(now, "host")
        said = [(one.who, one.why) for _, one in (await now.cup()).told]
        assert said == [
            ("gone", "Too early"),
            ("gone", "upside down"),
            ("Foretell", "upside down"),
        ]
        assert b"Host" not in b"".join(now.store.logs["cup.cup1"])

    evening(test)


def test_who_is_gone_takes_part_no_more() -> None:
    """Their seat is free, and they are not drawn again; where it is over, all stays."""

    async def test(now: Evening) -> None:
        await now.open(guests("Ada", "Ben"), settings={"people_cap": 2})
        await names_without(now, "p1")
        assert [one.is_in for one in (await now.cup()).tournament.state.people] == [False, True]
        await happened(now, PersonEntered("Cy"), TournamentFinished())
        length = (await now.cup()).length
        assert await names_without(now, "p2") == ["gone (1)", "gone (2)", "Cy"]
        assert (await now.cup()).length == length

    evening(test)


def test_who_reads_meanwhile_has_no_old_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody looks, and a guest goes before their look has ended."""

    async def test(now: Evening) -> None:
        await now.open(guests("Ada", "Ben"))
        log, goes_on = now.store.log, asyncio.Event()
        reads = iter([goes_on])

        async def slow(table: str) -> Any:
            found = await log(table)
            if first := next(reads, None):
                await first.wait()
            return found

        now.cups.drop("cup1")
        monkeypatch.setattr(now.store, "log", slow)
        looking = asyncio.create_task(now.cup())
        await asyncio.sleep(0.01)
        await now.cups.forget("cup1", "p1")
        goes_on.set()
        for cup in (await looking, await now.cup()):
            assert [one.name for one in cup.tournament.state.people] == ["gone (1)", "Ben"]

    evening(test)


def test_who_is_gone_had_such_a_name() -> None:
    """Their own earlier names are free again."""

    async def test(now: Evening) -> None:
        await now.open(guests("Ada", "gone (2)"))
        await happened(now, PersonRenamed(2, "Ben"))
        assert await names_without(now, "p2") == ["Ada", "gone (2)"]

    evening(test)
