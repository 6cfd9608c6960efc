"""A link to a server or a table, and who one is there: known by a token, by a name, or new."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import httpx

from foretell.base.errors import ForetellError
from foretell.base.i18n import rejected, spoken, text
from foretell.client import CommandRejected, Guest, visit
from foretell.client.http import http_to
from foretell.terminal.remote import kept
from foretell.terminal.remote.kept import KnownGuest
from foretell.terminal.remote.remote import Loop
from foretell.terminal.words import Words

EXAMPLE = "http://127.0.0.1:8000/t/LmQx"
TABLE = ("t", "ID")
"""The folders of a table's link."""


class TableLink(NamedTuple):
    """A server, and one of its tables, or none."""

    server: str
    table: str


class BadLink(ForetellError):
    """A text that leads to no server and no table."""

    default_code = "bad-link"


def place_of(link: str, lang: str = "en") -> TableLink:
    """Where a link leads; without a scheme it is plain HTTP.

    Raises:
        BadLink: it leads nowhere; the message says what a link looks like.

    >>> place_of("http://127.0.0.1:8000/t/LmQx")
    TableLink(server='http://127.0.0.1:8000', table='LmQx')
    >>> place_of("192.168.1.20:8000").table
    ''
    """
    parts = _split(link.strip())
    if parts is None:
        raise BadLink(text("online-bad-link", lang, link=link, example=EXAMPLE))
    server = f"{parts.scheme}://{parts.netloc}"
    folders = [part for part in parts.path.split("/") if part]
    if not folders:
        return TableLink(server, "")
    if len(folders) == len(TABLE) and folders[0] == TABLE[0]:
        return TableLink(server, folders[1])
    raise BadLink(text("online-no-table-link", lang, link=link, example=EXAMPLE, server=server))


def _split(said: str) -> SplitResult | None:
    """The parts of an address that a request can go to; none of any other text."""
    try:
        parts = urlsplit(said if "://" in said else f"http://{said}")
        has_host = bool(parts.port != 0 and httpx.URL(f"{parts.scheme}://{parts.netloc}").host)
    except (ValueError, httpx.InvalidURL):  # no port, or no name that a machine could have
        return None
    is_ours = parts.scheme in ("http", "https") and not parts.netloc.endswith(":")
    return parts if has_host and is_ours and " " not in said else None


def link_of(server: str, table: str) -> str:
    """The link of a table.

    >>> link_of("http://127.0.0.1:8000", "LmQx")
    'http://127.0.0.1:8000/t/LmQx'
    """
    return f"{server}/t/{table}"


Ask = Callable[[CommandRejected | None], str]
"""Asks for a name: the first one, or another where one was refused, which it may raise again."""
Tell = Callable[[Path, Path], object]
"""Tells of a file, and where it was put; :func:`set_aside` makes one."""
BAD_NAMES: Final = frozenset({"bad-name", "refused-word", "reserved-name"})
"""What is said of a name that another one would mend."""
OURS: Final = {"open", "code"}
"""What a server's list of tables says, or its refusal."""


@asynccontextmanager
async def stranger(server: str) -> AsyncIterator[Guest]:
    """Somebody without a name, who may look and ask."""
    async with http_to(server) as http:
        yield Guest(server, "", "", http, patience=0)


async def server_at(address: str) -> str:
    """Where a server is, after the redirects of a proxy; nobody has to say who they are for that.

    Raises:
        BadLink: its name is found nowhere: perhaps it was not meant for one.
        CommandRejected: something else answers there.
    """
    strange = rejected(CommandRejected("no-foretell", ""), url=address)
    async with http_to(address, follow_redirects=True) as http:
        try:
            answer = await http.get("/api/tables")
            body = answer.json()
        except (httpx.TooManyRedirects, ValueError):
            raise strange from None
        except httpx.ConnectError as error:
            if not _is_nameless(error):
                raise
            host = error.request.url.host
            raise spoken(BadLink(""), "online-no-name", host=host, example=EXAMPLE) from None
    if not isinstance(body, dict) or not body.keys() & OURS:
        raise strange
    return f"{answer.url.scheme}://{answer.url.netloc.decode()}"


def _is_nameless(error: BaseException | None) -> bool:
    """Whether there was no way to a server because its name was not found."""
    while error is not None and not isinstance(error, socket.gaierror):
        error = error.__cause__ or error.__context__
    return error is not None


async def why_closed(server: str, table: str) -> str:
    """The text that says why nobody can come to a table; empty if one may.

    What else a server answers is no word about the table: whoever comes is told at the socket.
    """
    async with http_to(server) as http:
        answer = await http.get(f"/t/{table}")
    if answer.status_code == httpx.codes.GONE:
        return f"rejected-{answer.json()['code']}"
    return "online-no-table" if answer.status_code == httpx.codes.NOT_FOUND else ""


def reached(loop: Loop, place: TableLink, words: Words) -> TableLink:
    """The place where a link leads, after the redirects of a proxy.

    Raises:
        ForetellError: the server cannot be reached, or has no such table.
    """
    place = place._replace(server=loop.run(server_at(place.server)))
    if place.table and (key := loop.run(why_closed(*place))):
        said = words.text(key, table=place.table, server=place.server)
        raise ForetellError("no-table", said)
    return place


def set_aside(words: Words, say: Callable[[str], object]) -> Tell:
    """Says in a line that a damaged file was put out of the way."""
    return lambda file, place: say(words.text("online-set-aside", file=str(file), kept=place.name))


@contextmanager
def guest_on(
    loop: Loop, server: str, name: str, token: str, ask: Ask, tell: Tell, file: str = kept.FILE
) -> Iterator[Guest]:
    """Be somebody on a server, and be remembered for the next time; ``ask`` gives a name.

    ``tell`` hears of a damaged file of those who are remembered, and where it was put.

    Raises:
        ForetellError: the server does not take the name or the token, or cannot be reached.
    """
    before = None if token else kept.find(server, name, file)
    if before is not None and not _is_good(loop, before):
        kept.forget(before, file)
        name, before = name or before.name, None
    token = before.token if before else token
    if not token and not name:
        name = ask(None)
    with ExitStack() as stack:
        while True:
            try:
                come = loop.within(visit(server, "" if token else name, token, patience=0))
                guest = stack.enter_context(come)
                break
            except CommandRejected as refused:
                if refused.code not in BAD_NAMES:
                    raise
                name = ask(refused)
        if aside := kept.remember(KnownGuest(server, guest.name, guest.token), file):
            tell(kept.path(file), aside)
        yield guest


def _is_good(loop: Loop, person: KnownGuest) -> bool:
    """Whether the server still knows somebody.

    Raises:
        CommandRejected: it cannot say just now.
    """

    async def ask() -> bool:
        try:
            async with visit(person.server, token=person.token):
                return True
        except CommandRejected as refused:
            if refused.code != "no-guest":
                raise
            return False

    return loop.run(ask())
