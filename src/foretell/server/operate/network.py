"""The home network's address of this machine, a QR code for it, and how many sockets fit."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
from typing import Final

import segno

from foretell.server.operate.settings import bad_setting

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737): asking for the way there sends nothing."""
OWN_FILES: Final = 128
"""Open files that are no player's socket: the database, threads, HTTP in passing."""
MOST_FILES: Final = 1 << 20


def home_address() -> str:
    """The address under which others in the house reach this machine.

    Raises:
        BadSetting: it is in no network, or in one that is not private.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
            address = str(asked.getsockname()[0])
        except OSError:
            raise bad_setting("lan", "no-network").within("lan") from None
    return private(address)


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
    """How many sockets a process with so many open files can hold.

    >>> room(1024)
    896
    """
    return max(0, files - OWN_FILES)
