"""The home network's address of this machine, a QR code for it, and how many sockets fit."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

import segno

from foretell.server.settings.settings import bad_setting

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737): asking for the way there sends nothing."""
OWN_FILES: Final = 128
"""Open files that are no connection: the database, threads; and some for whatever else comes."""
OWN_SHARE: Final = 4
"""One part of so many is kept free as well: the limit of open files is never reached."""
MOST_FILES: Final = 1 << 20


def home_address() -> str:
    """The address under which others in the house reach this machine.

    Raises:
        BadSetting: it is in no network, or in one that is not private.
    """
    try:
        address = _outward()
    except OSError:
        raise bad_setting("lan", "no-network").within("lan") from None
    return private(address)


def _outward() -> str:
    """The address of this machine on its way to others.

    Raises:
        OSError: it is in no network.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(ELSEWHERE)
        return str(asked.getsockname()[0])


def openable(url: str) -> str:
    """An address that can be opened: a server on all networks has one that stands for all.

    >>> openable("http://192.168.1.20:8000")
    'http://192.168.1.20:8000'
    """
    parts = urlsplit(url)
    if parts.hostname not in ("0.0.0.0", "::"):  # noqa: S104  # nothing listens here
        return url
    try:
        host = _outward()
    except OSError:
        host = "127.0.0.1"
    return f"{parts.scheme}://{host}:{parts.port}"


def is_loopback(url: str) -> bool:
    """Whether only this machine reaches an address.

    >>> is_loopback("http://127.0.0.1:8000"), is_loopback("http://192.168.1.20:8000")
    (True, False)
    """
    try:
        return ipaddress.ip_address(urlsplit(url).hostname or "").is_loopback
    except ValueError:
        return False


def private(address: str) -> str:
    """The same address, if it is one of a home network.

    Raises:
        BadSetting: the whole world could come in, or nobody but this machine.

    >>> private("192.168.1.20")
    '192.168.1.20'
    """
    ip = ipaddress.ip_address(address)
    if not ip.is_private or ip.is_loopback or ip.is_unspecified:
        raise bad_setting("lan", "not-home", value=address).within("lan")
    return address


def qr(link: str) -> str:
    """A link as a QR code of half blocks, for a terminal."""
    out = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def raise_open_files() -> int:
    """Let this process open as many files as it may; how many that is, 0 if nobody says."""
    try:
        import resource
    except ImportError:  # Windows: sockets are no files there
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def room(files: int) -> int:
    """How many connections a process with so many open files lets in; 0 if nobody says.

    >>> room(1024), room(300)
    (768, 172)
    """
    return max(0, files - max(OWN_FILES, files // OWN_SHARE))
