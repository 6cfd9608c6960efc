"""The names under which a server is known: a request for another one was meant for somebody else.

A page of another site can let its own name point here (DNS rebinding); then its browser takes this
server for a part of that site. The name it asks for gives it away.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

from foretell.server.addresses import is_within, network
from foretell.server.protocol.rejection import Rejection
from foretell.server.settings.settings import ServerSettings

IPV6: Final = 6
LOOPBACK: Final = (network("127.0.0.0/8"), network("::1"))
HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain", "fritz.box")
"""What the networks of homes and offices are called, by which a router names their machines:
nobody else can have a name there."""
_HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?")


def host_name(said: str) -> str | None:
    """The name or address in a ``Host`` header, without its port; ``None`` if it is none.

    >>> host_name("Wizard.example.:8000"), host_name("[::1]:80"), host_name("a, b"), host_name("")
    ('wizard.example', '::1', None, None)
    """
    found = _HOST.fullmatch(said.strip())
    return found["name"].strip("[]").rstrip(".").lower() if found else None


def own_names() -> set[str]:
    """What this machine calls itself, and what it is called in a home network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {"localhost", name, short, *(f"{short}.{home}" for home in HOME)}


def is_own_address(address: str) -> bool:
    """Whether something can listen at an address, so that it is one of this machine's now.

    >>> is_own_address("127.0.0.1"), is_own_address("192.0.2.7"), is_own_address("a.example")
    (True, False, False)
    """
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if ip.is_multicast or ip.is_unspecified:
        return False
    family = socket.AF_INET6 if ip.version == IPV6 else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as one:
            one.bind((address, 0))
    except OSError:
        return False
    return True


class Hosts:
    """All names of one server."""

    def __init__(self, settings: ServerSettings) -> None:
        """The machine's own, and those that the settings say."""
        public = urlsplit(settings.public_url).hostname or ""
        said = {host_name(text) or "" for text in (settings.host, *settings.allow_host)}
        self._names = {*own_names(), public, *said} - {""}

    def check(self, said: str | None, here: str) -> None:
        """Let a request in that was sent to a known name; ``here`` is where its connection came to.

        Raises:
            Rejection: there is no name, more than one, or one that the server does not have.
        """
        name = host_name(said or "")
        if name is None:
            raise Rejection("bad-host")
        is_known = name in self._names or name == here or name.endswith(".localhost")
        if not is_known and not is_within(name, LOOPBACK) and not is_own_address(name):
            raise Rejection("unknown-host", name=name)
