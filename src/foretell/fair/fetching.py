"""Reading a bundle or a list from a file or a server, within limits of size and time."""

from __future__ import annotations

import http.client
import re
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit, urlunsplit

from foretell.errors import ForetellError
from foretell.fair.shape import MOST_BYTES
from foretell.i18n import spoken

SECONDS_SILENT: Final = 10.0
SECONDS_IN_ALL: Final = 60.0
CHUNK: Final = 1 << 16
MOST_LIST_BYTES: Final = 64_000_000
"""Some two hundred thousand games."""

GAMES: Final = "/games/"
TABLES: Final = "/t/"
BUNDLE: Final = "/deal.json"
LIST: Final = "/fair"
LINKED: Final = re.compile(rb'href="[^"]*/games/([\w.~-]+)/deal\.json"')
"""The deals of a game, as the plain page of its table links to them."""
WHY: Final = {
    404: "there is no such game, or it is not over",
    403: "the server refuses it",
    429: "the server asks to wait a while",
}


class Unreadable(ForetellError):
    """A file or an address that cannot be read; the message says why."""

    default_code = "unreadable"


def _unread(key: str, place: str, /, **details: str | int) -> Unreadable:
    """That a place cannot be read, by the text ``failed-<key>``."""
    return spoken(Unreadable(""), f"failed-{key}", file=place, **details)


def _why(error: Exception) -> str:
    """What the operating system says, without its number."""
    inner = getattr(error, "reason", None) or error
    return str(getattr(inner, "strerror", None) or inner) or type(error).__name__


def is_url(place: str) -> bool:
    """Whether a place is an address and not a file.

    >>> is_url("https://example.org/games/7/deal.json"), is_url("deal.json")
    (True, False)
    """
    return "://" in place


def game_url(url: str) -> str:
    """The address of the game that was played at a table's address; any other stays as it is.

    Raises:
        Unreadable: the table cannot be read, or its game is not over.
    """
    parts = _split(url)
    before, found, table = parts.path.rstrip("/").rpartition(TABLES)
    if not found or not table or "/" in table:
        return url
    linked = LINKED.search(read_place(urlunsplit(parts._replace(fragment=""))))
    if linked is None:
        raise _unread("not-over", url)
    path = f"{before}{GAMES}{linked[1].decode()}"
    return urlunsplit(parts._replace(path=path, query="", fragment=""))


def bundle_url(url: str) -> str:
    """The address of a game's bundle, from that or from the game's own address.

    >>> bundle_url("https://example.org/games/7")
    'https://example.org/games/7/deal.json'
    """
    parts = _split(url)
    path = parts.path.rstrip("/")
    is_game = GAMES in path and "/" not in path.rpartition(GAMES)[2]
    return urlunsplit(parts._replace(path=path + BUNDLE)) if is_game else url


def list_url(url: str) -> str | None:
    """The address of the public list of the server that has a bundle.

    >>> list_url("https://example.org/wizard/games/7/deal.json")
    'https://example.org/wizard/fair'
    """
    parts = _split(url)
    before, found, _ = parts.path.rpartition(GAMES)
    if not found:
        return None
    return urlunsplit(parts._replace(path=before + LIST, query="", fragment=""))


def _split(url: str) -> SplitResult:
    try:
        return urlsplit(url)
    except ValueError as error:
        raise _unread("no-address", url) from error


def read_place(place: str, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file or an address.

    Raises:
        Unreadable: there is nothing to read, or too much of it, or it takes too long.
    """
    data = _fetch(place, most) if is_url(place) else _load(Path(place), most)
    if len(data) > most:
        raise _unread("longer", place, most=str(most))
    return data


def _load(path: Path, most: int) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(most + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise _unread("read", str(path), why=why) from None


def _fetch(url: str, most: int) -> bytes:
    if not url.startswith(("http://", "https://")):
        raise _unread("only-http", url)
    try:
        request = urllib.request.Request(url, headers={"User-Agent": "foretell"})  # noqa: S310
        with urllib.request.urlopen(request, timeout=SECONDS_SILENT) as answer:  # noqa: S310
            return _drain(answer, most)
    except urllib.error.HTTPError as error:
        error.close()
        why = WHY.get(error.code, error.reason)
        raise _unread("answer", url, status=str(error.code), why=why) from None
    except TimeoutError:
        raise _unread("silent", url, seconds=int(SECONDS_SILENT)) from None
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise _unread("unreachable", url, why=_why(error)) from None


def _drain(answer: Any, most: int) -> bytes:
    """All of an answer, up to one byte too many."""
    end, data = time.monotonic() + SECONDS_IN_ALL, bytearray()
    while len(data) <= most and (piece := answer.read1(CHUNK)):
        data += piece
        if time.monotonic() > end:
            raise TimeoutError
    return bytes(data)
