"""A small server of people alone, over HTTP without sockets, on a clock made by hand."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar import Litestar

from foretell.server.admission.admission import Admission
from foretell.server.admission.complaints import Complaints
from foretell.server.http.admission import AdmissionMiddleware
from foretell.server.http.routes.people import people_router
from foretell.server.people.mentions import Held, Left
from foretell.server.people.people import People
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.postgres.store import PostgresStore
from foretell.server.store.sqlite import SqliteStore
from foretell.server.store.stored_people import StoredPeople
from tests.postgres import postgres
from tests.server.fake_clock import FakeClock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

START = 1_700_000_000.0
SHARED = ("postgres", "ahead")
"""A database for many processes; ``ahead``: a newer program beside this one has changed it."""
STORES = ("sqlite", *(pytest.param(one, marks=pytest.mark.postgres) for one in SHARED))
COOKIE = re.compile(r"(?P<name>[^=]+)=(?P<value>[^;]*); (?P<rest>.*)")


class FakeTables:
    """A tables' side that remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []
        self.kept: dict[str, Held] = {}
        self.is_broken = False

    async def held(self, person: str) -> Held:
        """What was put there."""
        return self.kept.get(person, Held())

    async def rename(self, person: str, name: str) -> None:
        """Remember it."""
        self.asked.append(("rename", person, name))

    async def forget(self, person: str) -> list[Left]:
        """Remember it, or fail."""
        if self.is_broken:
            raise OSError("disk full")
        self.asked.append(("forget", person))
        self.kept.pop(person, None)
        return []


class Phone:
    """A device: it keeps the token that it got, as a cookie or as a program's header."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.token = ""

    @property
    def headers(self) -> dict[str, str]:
        """What the device says of itself."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request; what comes back is never the server's fault."""
        headers = {**self.headers, **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        answer = await self.client.request(method, path, headers=headers, **more)
        assert answer.status_code < 500, answer.text
        if answer.headers.get("set-cookie"):
            self.token = cookie(answer)["value"]
        return answer

    async def get(self, path: str, **more: Any) -> httpx.Response:
        """Read something."""
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Do something."""
        return await self.ask("POST", path, body, **more)

    async def join(self, name: str = "Ada", **more: str) -> dict[str, Any]:
        """Become a guest."""
        answer = await self.post("/api/guests", {"name": name, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def code(self) -> str:
        """A one-time code of this guest."""
        answer = await self.post("/api/me/devices/code")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def is_known(self) -> bool:
        """Whether the token speaks for somebody."""
        return (await self.get("/api/me")).status_code == 200


class PeopleServer:
    """The server, and the devices that reach it."""

    def __init__(
        self,
        people: People,
        settings: ServerSettings,
        stack: AsyncExitStack,
        everything: Callable[[], bytes],
    ) -> None:
        self.bytes = everything
        """Gives everything that is kept."""
        self.people = people
        self.admission = Admission(
            settings,
            people.clock,
            Complaints(str, people.clock),
            people.moderation.admit_address,
        )
        self.routes = Litestar([people_router(people)], logging_config=None)
        self.app = AdmissionMiddleware(self.routes, self.admission)
        self._stack = stack

    @property
    def clock(self) -> FakeClock:
        """The clock, to be advanced."""
        assert isinstance(self.people.clock, FakeClock)
        return self.people.clock

    @property
    def tables(self) -> FakeTables:
        """The tables' side."""
        assert isinstance(self.people.tables, FakeTables)
        return self.people.tables

    async def phone(self, address: str = "192.0.2.1", url: str = "http://wizard.test") -> Phone:
        """A new device without a token."""
        way = httpx.ASGITransport(
            self.app,
            client=(address, 4711),
            raise_app_exceptions=False,
        )
        client = httpx.AsyncClient(transport=way, base_url=url)
        return Phone(await self._stack.enter_async_context(client))


@asynccontextmanager
async def people_server(
    folder: Path, url: str = "", **settings: Any
) -> AsyncIterator[PeopleServer]:
    """A server of people, closed at the end; over a database, if its address is given."""
    store = await PostgresStore.opened(url) if url else SqliteStore(folder)
    people = People(StoredPeople(store), FakeClock(START), tables=FakeTables())
    await people.moderation.read()
    try:
        async with AsyncExitStack() as stack:
            yield PeopleServer(
                people,
                ServerSettings(allow_host=("wizard.test",), **settings),
                stack,
                partial(postgres().dumped, url) if url else partial(_files, folder),
            )
        await people.close()
    finally:
        await store.close()


def _files(folder: Path) -> bytes:
    """Everything that is in a data folder."""
    return b"".join(path.read_bytes() for path in sorted(folder.glob("*[bl]")))


def with_people_server(
    stores: Sequence[Any] = STORES, **settings: Any
) -> Callable[[Callable[[PeopleServer], Awaitable[None]]], Callable[[Path, str], None]]:
    """A test that happens in a world of its own, over each kind of store."""

    def wrap(scene: Callable[[PeopleServer], Awaitable[None]]) -> Callable[[Path, str], None]:
        async def play(folder: Path, url: str) -> None:
            async with people_server(folder, url, **settings) as server:
                await scene(server)

        @pytest.mark.parametrize("store", stores)
        def test(tmp_path: Path, store: str) -> None:
            is_shared = store in SHARED
            url = postgres().ready(is_ahead=store == "ahead") if is_shared else ""
            asyncio.run(play(tmp_path, url))

        test.__name__, test.__doc__ = scene.__name__, scene.__doc__
        return test

    return wrap


def cookie(answer: httpx.Response) -> dict[str, str]:
    """Name, value and the rest of the cookie that is set."""
    found = COOKIE.fullmatch(answer.headers["set-cookie"])
    assert found, answer.headers["set-cookie"]
    return found.groupdict()
