"""Damage in logs that are no tables, in lists, and of people: nobody else is harmed by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from structlog.testing import capture_logs

from foretell.server.daily.days import day_at
from foretell.server.protocol.rejection import Rejection
from foretell.server.server import Server
from foretell.server.store.transactions import one
from tests.server.fake_clock import FakeClock
from tests.server.operate.test_health_and_metrics import asking
from tests.server.server_without_sockets import server

LATE = 1_000_003_600_000
FORMAT = {"rounds": 2, "rules": "quick"}
NOTES = [{"n": 1, "key": "bid", "value": 1, "seat": 0}]
DAYS = 400 * 24 * 3600


class Cups(NamedTuple):
    """A server, who asks it, Ada with two tournaments, and the log of each."""

    made: Server
    ask: httpx.AsyncClient
    ada: dict[str, str]
    bad: str
    good: str

    async def spoil(self, what: str, *values: object) -> None:
        """Change a row behind the server's back, and have nothing in memory."""
        await self.made.store.change(one(what, *values))
        self.made.operation.drop(self.bad)

    async def delete(self) -> list[dict[str, Any]]:
        """Delete Ada; what is left of her."""
        answer = await self.ask.delete("/api/me", headers=self.ada)
        assert answer.status_code in {200, 204}, answer.text
        return answer.json()["left"] if answer.content else []

    async def kept(self, log: str) -> bytes:
        """All that is stored of a log."""
        rows = await self.made.store.rows("select body from events where table_id = $1", log)
        return b"\n".join(bytes(row[0]) for row in rows)


@asynccontextmanager
async def cups(folder: Path, clock: FakeClock | None = None) -> AsyncIterator[Cups]:
    """Ada organises two tournaments, and takes part after Eve, whom nobody knows."""
    async with server(folder, clock) as made, asking(made) as ask:
        joined = await ask.post("/api/guests", json={"name": "Ada", "wants_token": True})
        ada = {"Authorization": f"Bearer {joined.json()['token']}"}
        logs = []
        for name in ("Bad", "Good"):
            body = {"name": name, "format": FORMAT, "seed": "7", "starts_at": LATE}
            opened = await ask.post("/api/tournaments", json=body, headers=ada)
            assert opened.status_code == 201, opened.text
            path = f"/api/tournaments/{opened.json()['id']}"
            eve = {"after": 1, "entries": [{"entry": "entered", "name": "Eve"}]}
            assert (await ask.post(f"{path}/entries", json=eve, headers=ada)).status_code == 200
            assert (await ask.post(f"{path}/enter", json={}, headers=ada)).status_code < 300
            logs.append(f"cup.{opened.json()['id']}")
        yield Cups(made, ask, ada, *logs)


SPOILT = {
    "no text": "update events set body = x'ff' where table_id = $1 and seq = 0",
    "no entry": "update events set body = cast('{}' as blob) where table_id = $1 and seq = 0",
    "a number": "update events set body = cast('7' as blob) where table_id = $1 and seq = 0",
    "a hole": "delete from events where table_id = $1 and seq = 0",
    "a hole inside": "delete from events where table_id = $1 and seq = 1",
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_damaged_tournament_harms_nobody_else(how: str, tmp_path: Path) -> None:
    """The calendar has all others, health names it, and who took part can be deleted."""

    async def test() -> None:
        async with cups(tmp_path) as at:
            await at.spoil(SPOILT[how], at.bad)
            path = at.bad.replace("cup.", "/api/tournaments/")
            with capture_logs() as lines:
                for _ in range(2):
                    answer = await at.ask.get(path)
                    assert (answer.status_code, answer.json()["code"]) == (410, "damaged-table")
                coming = (await at.ask.get("/api/tournaments")).json()
                calendar = (await at.ask.get("/calendar.ics")).text
            assert "SUMMARY:Good" in calendar
            assert [one["name"] for some in coming.values() for one in some] == ["Good"]
            assert [line["event"] for line in lines].count("table.damaged") == 1
            health = (await at.ask.get("/health")).json()
            assert f"table {at.bad} is damaged" in health["warnings"]
            assert await at.delete() == [{"table": at.bad, "entries": 1}]
            for log in (at.bad, at.good):
                assert b'"Ada"' not in await at.kept(log)
                assert b'"Eve"' in await at.kept(log) or how == "a hole inside"
            assert (await at.ask.get("/api/me", headers=at.ada)).status_code == 401

    asyncio.run(test())


def test_a_tournament_that_no_list_can_show(tmp_path: Path) -> None:
    """It is played on, health names it, and who took part is gone from its log all the same."""

    async def test() -> None:
        async with cups(tmp_path) as at:
            await at.spoil("update tables set summary = x'ff' where id = $1", at.bad)
            with capture_logs() as lines:
                for _ in range(2):
                    assert "Good" in (await at.ask.get("/api/tournaments")).text
            assert [line["event"] for line in lines] == ["table.unlisted"]
            health = (await at.ask.get("/health")).json()
            assert f"table {at.bad} is damaged" in health["warnings"]
            assert await at.delete() == [{"table": at.bad, "entries": 1}]
            for log in (at.bad, at.good):
                assert b'"Ada"' not in await at.kept(log)

    asyncio.run(test())


def test_a_day_with_a_hole(tmp_path: Path) -> None:
    """Its event is refused in words, and health names it."""

    async def test() -> None:
        async with cups(tmp_path) as at:
            days = at.made.daily
            day = day_at(days.at())
            log = f"day.{(await days.of_day(day))[0].id}"
            await at.spoil("delete from events where table_id = $1 and seq = 0", log)
            days.drop_all()
            for _ in range(2):
                with pytest.raises(Rejection, match="damaged"):
                    await days.of_day(day)
            assert f"table {log} is damaged" in (await at.ask.get("/health")).json()["warnings"]

    asyncio.run(test())


PADS = ("damagedpad000000", "goodpad000000000")
PENCIL = "a-pencil-of-ada-which-is-long-enough"


async def pads_of(at: Cups) -> None:
    """Ada opens two score pads and notes a first bid twice on each."""
    for pad in PADS:
        body = {"id": pad, "pencil": PENCIL, "players": ["Ada", "Eve", "Cy"], "notes": NOTES}
        opened = await at.ask.post("/api/pads", json=body, headers=at.ada)
        assert opened.status_code == 201, opened.text
        more = {"pencil": PENCIL, "after": 1, "notes": NOTES}
        noted = await at.ask.post(f"/api/pads/{pad}/notes", json=more, headers=at.ada)
        assert noted.status_code == 200, noted.text
    at.made.pads.drop_all()


@pytest.mark.parametrize("how", SPOILT)
def test_a_damaged_score_pad_harms_no_other(how: str, tmp_path: Path) -> None:
    """It is refused in words, health names it, and who opened it can be deleted."""

    async def test() -> None:
        async with cups(tmp_path) as at:
            await pads_of(at)
            bad, good = PADS
            await at.spoil(SPOILT[how], f"pad.{bad}")
            more = {"pencil": PENCIL, "after": 2, "notes": NOTES}
            with capture_logs() as lines:
                for answer in (
                    await at.ask.get(f"/api/pads/{bad}"),
                    await at.ask.post(f"/api/pads/{bad}/notes", json=more, headers=at.ada),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (410, "damaged-table")
            assert [line["event"] for line in lines].count("table.damaged") == 1
            assert (await at.ask.get(f"/api/pads/{good}")).json()["count"] == 2
            health = (await at.ask.get("/health")).json()
            assert f"table pad.{bad} is damaged" in health["warnings"]
            assert await at.delete() == []
            for pad in PADS:
                assert (await at.ask.get(f"/api/pads/{pad}")).status_code == 404
                assert await at.kept(f"pad.{pad}") == b""

    asyncio.run(test())


SPOILT_PERSON = {
    "update profiles set settings = x'ff'",
    "update profiles set settings = '[]', seen = 'never'",
    "update devices set seen = 'never', label = x'ff'",
}


@pytest.mark.parametrize("what", sorted(SPOILT_PERSON))
def test_a_damaged_person_has_an_account(what: str, tmp_path: Path) -> None:
    """It is shown, can be changed, and can be deleted."""

    async def test() -> None:
        async with cups(tmp_path) as at:
            await at.spoil(what)
            at.made.people_store.look_again_at_all()
            for path in ("/api/me", "/api/me/export", "/api/me/devices"):
                answer = await at.ask.get(path, headers=at.ada)
                assert (path, answer.status_code) == (path, 200)
            change = {"settings": {"theme": "dark"}}
            assert (await at.ask.patch("/api/me", json=change, headers=at.ada)).is_success
            answer = await at.ask.get("/api/me", headers=at.ada)
            assert answer.json()["settings"]["theme"] == "dark"
            assert await at.delete() == []

    asyncio.run(test())


def test_whoever_cannot_be_deleted_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a day those who were away for years go: one who cannot is left for the next time."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with cups(tmp_path, clock) as at:
            people = at.made.people
            for name in ("Bea", "Cleo"):
                await people.join(name)
            real = people.store.forget

            async def forget(person: str) -> None:
                account = await people.store.account(person)
                if account is not None and account.name == "Bea":
                    raise ZeroDivisionError
                await real(person)

            monkeypatch.setattr(people.store, "forget", forget)
            clock.advance(4 * DAYS)
            with capture_logs() as lines:
                assert await people.tidy() == 2
            assert "people.not-forgotten" in [line["event"] for line in lines]

    asyncio.run(test())
