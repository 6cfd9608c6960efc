"""Messages of the stream on their way: what is the same for many subscribers is one broadcast."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple

from foretell.server.audience.outbox import Send
from foretell.server.audience.subscriber import Subscriber

NOBODY: Final = frozenset[str]()

Subscribers = tuple[Subscriber, ...]


class WrittenUpdate(NamedTuple):
    """An update that is written, and those it goes to, who look from one seat."""

    to: Subscribers
    body: bytes

    def tell(self, one: Subscriber) -> None:
        """Send it to one of them."""
        one.send_numbered(b"update", self.body)


class WrittenSnapshot(NamedTuple):
    """A snapshot, which is always somebody's own."""

    to: Subscribers
    send: Send

    def tell(self, _one: Subscriber) -> None:
        """Send the snapshot."""
        self.send()


Broadcast = WrittenUpdate | WrittenSnapshot


def goes_to(broadcast: Broadcast, subscriber: Subscriber) -> bool:
    """Whether somebody gets it; those it goes to look from one seat."""
    return broadcast.to[0].key == subscriber.key and subscriber in broadcast.to


def alike(
    subscribers: Subscribers, skip: list[Subscriber], *, is_talk: bool
) -> dict[frozenset[str], Subscribers]:
    """Viewers, without some, by the people whom they do not want to hear: a broadcast for each.

    Where nobody says anything all are alike, and none of them is looked at: to touch two thousand
    takes a millisecond, for which the players would wait.
    """
    if not skip and not (is_talk and any(one.muted for one in subscribers)):
        return {NOBODY: subscribers}
    groups: defaultdict[frozenset[str], list[Subscriber]] = defaultdict(list)
    for one in subscribers:
        if one not in skip:
            groups[one.muted].append(one)
    return {muted: tuple(group) for muted, group in groups.items()}
