"""Reading a bundle and a list from files or a server, within limits of size and one of time."""

from __future__ import annotations

import http.client
import re
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit, urlunsplit

import msgspec

from foretell.base.bounds import read_bytes, within
from foretell.base.decoding import clean
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.fair.shape import MOST_BYTES

SECONDS_SILENT: Final = 10.0
SECONDS_IN_ALL: Final = 60.0
CHUNK: Final = 1 << 16
MOST_LIST_BYTES: Final = 64_000_000
"""Some two hundred thousand games."""

GAMES: Final = "/games/"
TABLES: Final = "/t/"
BUNDLE: Final = "/deal.json"
LIST: Final = "/fair"
TABLE: Final = "/api/tables/"
"""Where a server says what was played at a table."""
MOST_TABLE_BYTES: Final = 100_000
ASKS: Final = {"User-Agent": "foretell", "Accept": "application/json, text/plain"}
GAME: Final = re.compile(r"[\w~-][\w.~-]*", re.ASCII)
"""The id of a game as a part of an address."""
PORTS: Final = {"http": 80, "https": 443}
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


class Fetcher:
    """Reads files and addresses, all of them within one time."""

    def __init__(self) -> None:
        """The time begins now."""
        self._ends = time.monotonic() + SECONDS_IN_ALL

    def read(self, place: str, most: int = MOST_BYTES) -> bytes:
        """The bytes of a file or an address.

        Raises:
            Unreadable: there is nothing to read, or too much of it, or it takes too long.
        """
        data = self._fetch(place, most) if is_url(place) else _load(Path(place), most)
        if len(data) > most:
            raise _unread("longer", place, most=str(most))
        return data

    def game_url(self, url: str) -> str:
        """The address of the game that was played at a table's address; any other stays as it is.

        Raises:
            Unreadable: the table cannot be read, or its game is not over.
        """
        parts = _split(url)
        before, found, table = parts.path.rstrip("/").rpartition(TABLES)
        if not found or not table or "/" in table:
            return url
        asked = parts._replace(path=f"{before}{TABLE}{table}", query="", fragment="")
        game = _game_in(self.read(urlunsplit(asked), MOST_TABLE_BYTES))
        if not GAME.fullmatch(game):
            raise _unread("not-over", url)
        return urlunsplit(asked._replace(path=f"{before}{GAMES}{game}"))

    def _fetch(self, url: str, most: int) -> bytes:
        if not url.startswith(("http://", "https://")):
            raise _unread("only-http", url)
        try:
            return within(self._ends - time.monotonic(), lambda: _drain(url, most))
        except urllib.error.HTTPError as error:
            error.close()
            why = WHY.get(error.code, error.reason)
            raise _unread("answer", url, status=str(error.code), why=why) from None
        except TimeoutError:
            raise _unread("silent", url, seconds=int(SECONDS_IN_ALL)) from None
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise _unread("unreachable", url, why=_why(error)) from None


class _SameOrigin(urllib.request.HTTPRedirectHandler):
    """Lets a server send us on to another of its own addresses, and to nobody else's."""

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> Any:
        """The next request.

        Raises:
            Unreadable: it would go elsewhere.
        """
        if _origin(newurl) != _origin(req.full_url):
            fp.close()
            raise _unread("elsewhere", req.full_url, to=clean(newurl))
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _origin(url: str) -> tuple[str, str | None, int | None]:
    parts = _split(url)
    try:
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        port = None
    return parts.scheme, parts.hostname, port


def _game_in(data: bytes) -> str:
    """The game that a server says was played at a table; empty if it says none."""
    try:
        told = msgspec.json.decode(data, type=_Table)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return told.game


class _Table(msgspec.Struct):
    """What is read of a table: whatever else a server says is left alone."""

    game: str = ""


def _load(path: Path, most: int) -> bytes:
    try:
        return read_bytes(path, most)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise _unread("read", str(path), why=why) from None


def _drain(url: str, most: int) -> bytes:
    """All of an answer, up to one byte too many."""
    request = urllib.request.Request(url, headers=ASKS)  # noqa: S310
    opener = urllib.request.build_opener(_SameOrigin)
    with opener.open(request, timeout=SECONDS_SILENT) as answer:
        data = bytearray()
        while len(data) <= most and (piece := answer.read1(CHUNK)):
            data += piece
    return bytes(data)
