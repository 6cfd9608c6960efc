"""The addresses that operators have banned: asked about at every request, however many they are."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Iterator

from foretell.server.addresses import Network, ip_of, network
from foretell.server.limits import address_key
from foretell.server.store.people import BanRecord


def banned_network(text: str) -> Network:
    """What is meant by an address that is to be banned: of IPv6 the network, as limits count it.

    Raises:
        ValueError: it is neither an address nor a network.

    >>> banned_network("192.0.2.7"), banned_network("2001:db8::1"), banned_network("2001:db8::/48")
    (IPv4Network('192.0.2.7/32'), IPv6Network('2001:db8::/64'), IPv6Network('2001:db8::/48'))
    """
    return network(text if "/" in text else address_key(text))


class BannedNetworks:
    """Networks with their bans, found by the sizes of network that there are."""

    def __init__(self, bans: Iterable[BanRecord] = ()) -> None:
        """Read the networks of these bans once."""
        self._bans = {network(ban.what): ban for ban in bans}
        self._sizes = {(net.version, net.prefixlen) for net in self._bans}

    def of(self, address: str) -> Iterator[BanRecord]:
        """The bans of all networks in which an address lies.

        >>> ban = BanRecord("address", "192.0.2.0/24", 0, "", 0)
        >>> [one.what for one in BannedNetworks([ban]).of("::ffff:192.0.2.9")]
        ['192.0.2.0/24']
        """
        ip = ip_of(address)
        for version, size in self._sizes:
            if ip is not None and version == ip.version:
                ban = self._bans.get(ipaddress.ip_network((ip, size), strict=False))
                if ban is not None:
                    yield ban
