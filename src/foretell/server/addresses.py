"""Addresses: where a request comes from, whether from our own page, and of a database."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final
from urllib.parse import parse_qsl, urlsplit

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
IPV4: Final = 4
MAPPED: Final = ipaddress.IPv6Network("::ffff:0:0/96")
"""The addresses of IPv4, as IPv6 writes them."""


def network(text: str) -> Network:
    """An address or a network of addresses; IPv4 that is written as IPv6 is IPv4.

    Raises:
        ValueError: it is neither.

    >>> network("192.0.2.7/24"), network("::1")
    (IPv4Network('192.0.2.0/24'), IPv6Network('::1/128'))
    >>> network("::ffff:192.0.2.0/120"), network("::ffff:0:0/95")
    (IPv4Network('192.0.2.0/24'), IPv6Network('::fffe:0:0/95'))
    """
    net = ipaddress.ip_network(text.partition("%")[0], strict=False)
    if net.version == IPV4 or not net.subnet_of(MAPPED):
        return net
    plain = net.network_address.ipv4_mapped
    return ipaddress.ip_network((str(plain), net.prefixlen - MAPPED.prefixlen))


@lru_cache(maxsize=256)
def ip_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as it is compared: IPv4 that is written as IPv6 is IPv4; ``None`` if it is none.

    >>> ip_of("::ffff:192.0.2.1"), ip_of("fe80::1%eth0"), ip_of("?")
    (IPv4Address('192.0.2.1'), IPv6Address('fe80::1'), None)

    Each request asks this of its address several times; few are kept, for strangers write some.
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    is_mapped = isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped
    return is_mapped or ip


def is_within(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address lies in one of some networks."""
    ip = ip_of(address)
    return ip is not None and any(ip.version == net.version and ip in net for net in networks)


@dataclass(frozen=True)
class Origins:
    """The server as the world reaches it.

    ``public_url``: where it stands behind a proxy, empty otherwise. ``proxies``: addresses and
    networks whose word on a client's address is taken. ``origins``: other sites whose pages may do
    what the own page may.
    """

    public_url: str = ""
    proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    _trusted: tuple[Network, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Read the networks once."""
        object.__setattr__(self, "_trusted", tuple(network(text) for text in self.proxies))

    def address(self, peer: str, forwarded_for: str = "") -> str:
        """The client's address: the last one that no trusted proxy bears.

        >>> Origins(proxies=("10.0.0.0/8",)).address("10.0.0.1", "6.6.6.6, 192.0.2.1, 10.0.0.2")
        '192.0.2.1'
        >>> Origins().address("10.0.0.1", "6.6.6.6")
        '10.0.0.1'
        """
        hops = [hop.strip() for hop in forwarded_for.split(",") if hop.strip()]
        address = peer
        while hops and is_within(address, self._trusted):
            address = hops.pop()
        return address

    def origin(self, scheme: str, host: str) -> str:
        """The server's own origin, as a browser writes it."""
        url = urlsplit(self.public_url or f"{scheme}://{host}")
        return f"{url.scheme}://{url.netloc}".lower()

    def is_secure(self, scheme: str) -> bool:
        """Whether browsers reach the server by HTTPS."""
        return self.origin(scheme, "").startswith(("https:", "wss:"))

    def is_own(self, scheme: str, host: str, origin: str | None, site: str | None = None) -> bool:
        """Whether a request is from our own page, from one that may, or from a program.

        Browsers send ``Origin`` with every request that may change something and when they open
        a socket; ``Sec-Fetch-Site`` too, which no page can forge. Programs send neither.
        """
        if origin is not None:
            scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
            others = (other.rstrip("/").lower() for other in self.origins)
            return origin.lower() in (self.origin(scheme, host), *others)
        return site in (None, "same-origin", "none")


DATABASES: Final = ("postgresql://", "postgres://")
"""How the addresses of databases begin."""


def without_password(url: str) -> str:
    """The address of a database as it may be shown.

    >>> without_password("postgresql://ada:secret@db.example/foretell")
    'postgresql://ada@db.example/foretell'
    >>> without_password("postgresql:///foretell?host=/run/postgresql&password=secret")
    'postgresql:///foretell'
    >>> without_password("postgresql://ada:se/cret@db.example/foretell")
    'postgresql://…'
    """
    if not url.startswith(DATABASES):
        return url
    if not is_readable(url):
        return f"{url.partition(':')[0]}://…"
    parts = urlsplit(url)
    user, at, host = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{user.partition(':')[0]}{at}{host}{parts.path}"


def is_readable(url: str) -> bool:
    """Whether the parts of a database's address are where they seem to be.

    A sign of a password that should have been encoded ends the name of the host, or begins another
    part: what seems to be the port or the database is then a piece of the password.

    >>> is_readable("postgresql://ada:se%2Fcret@[::1]:5432,db.example/foretell?sslmode=require")
    True
    >>> is_readable("postgresql://ada:1#2@db.example/foretell")
    False
    """
    try:
        parts = urlsplit(url)
        fields = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
    except ValueError:
        return False
    hosts = parts.netloc.rpartition("@")[2].split(",")
    is_whole = not parts.fragment and "@" not in parts.path and all(name for name, _ in fields)
    return is_whole and parts.netloc.count("@") < 2 and all(map(_HOST.fullmatch, hosts))


_HOST: Final = re.compile(r"(\[[^\]]*\]|[^:]*)(:\d*)?")
