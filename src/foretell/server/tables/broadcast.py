"""Messages of the stream on their way: what is the same for many subscribers is one broadcast."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from foretell.server.tables.outbox import Send
from foretell.server.tables.subscriber import Subscriber

NOBODY: Final = frozenset[str]()

Tell = Callable[[Subscriber], None]
Subscribers = tuple[Subscriber, ...]


class Broadcast(NamedTuple):
    """A message that is written, and those it goes to."""

    to: Subscribers
    tell: Tell

    def goes_to(self, subscriber: Subscriber) -> bool:
        """Whether somebody gets it; those it goes to look from one seat."""
        return self.to[0].key == subscriber.key and subscriber in self.to

    def sends(self) -> list[Send]:
        """What to call to send it."""
        return [partial(self.tell, one) for one in self.to]


def update(to: Subscribers, body: bytes) -> Broadcast:
    """An update, the same for all of them."""
    return Broadcast(to, lambda one: one.send_numbered(b"update", body))


def snapshot(to: Subscriber, send: Send) -> Broadcast:
    """A snapshot, which is always somebody's own."""
    return Broadcast((to,), lambda _: send())


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
