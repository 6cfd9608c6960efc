"""The sockets that a server listens on: open before anything else is ready.

After a restart everybody comes back at once. While the rest of the program starts, the kernel
keeps them in its queue, and nobody has to try again later.
"""

from __future__ import annotations

import errno
import os
import socket

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.server.settings.settings import ServerSettings

WAITING = 4096
"""How many may wait to be let in; the kernel may allow fewer (``net.core.somaxconn``)."""
EVERYWHERE = {"::": ("::", "0.0.0.0")}  # noqa: S104  # asked for
"""An address that stands for all others too stands for those of IPv4 as well."""
RECEIVED = 32 * 1024
"""Bytes of one connection that the kernel takes before they are read (Linux: twice as many).

As much is read at once, and held while requests wait their turn: of many connections that is much.
"""


def listening(settings: ServerSettings) -> list[socket.socket]:
    """A listening socket for each address that the host of the settings stands for.

    Raises:
        ForetellError: the port is taken, or the address is not this machine's.
    """
    made: list[socket.socket] = []
    try:
        for host in EVERYWHERE.get(settings.host, (settings.host,)):
            for family, _, _, _, address in socket.getaddrinfo(
                host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            ):
                port = made[0].getsockname()[1] if made else settings.port
                made.append(_listening(family, (address[0], port, *address[2:])))
    except (OSError, UnicodeError) as error:  # the latter for names such as "a..b"
        close(made)
        raise _refusal(settings, error) from None
    return made


def _listening(family: int, address: tuple[object, ...]) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # a port just left is free
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)  # accepted ones inherit it
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.listen(WAITING)
    except OSError:
        one.close()
        raise
    return one


def close(sockets: list[socket.socket]) -> None:
    """Let go of them."""
    for one in sockets:
        one.close()


def _refusal(settings: ServerSettings, error: OSError | UnicodeError) -> ForetellError:
    where = {"host": settings.host, "port": str(settings.port)}
    refusal = ForetellError("cannot-listen", "")
    if getattr(error, "errno", None) == errno.EADDRINUSE:
        return spoken(refusal, "failed-port-taken", **where)
    why = getattr(error, "strerror", None) or str(error)
    return spoken(refusal, "failed-listen", **where, why=why)
