"""Links: a server, or a table on it; what is neither is explained."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import httpx

from foretell.base.errors import ForetellError
from foretell.base.i18n import text

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
