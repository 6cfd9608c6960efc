"""Messages of the stream on their way: what is the same for many viewers is one letter."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from foretell.server.tables.outbox import Send
from foretell.server.tables.subscriber import Viewer

NOBODY: Final = frozenset[str]()

Tell = Callable[[Viewer], None]
Viewers = tuple[Viewer, ...]


class Letter(NamedTuple):
    """A message that is written, and those it goes to."""

    to: Viewers
    tell: Tell

    def goes_to(self, viewer: Viewer) -> bool:
        """Whether somebody gets it; those it goes to look from one seat."""
        return self.to[0].key == viewer.key and viewer in self.to

    def sends(self) -> list[Send]:
        """What to call to send it."""
        return [partial(self.tell, one) for one in self.to]


def update(to: Viewers, body: bytes) -> Letter:
    """An update, the same for all of them."""
    return Letter(to, lambda one: one.send_numbered(b"update", body))


def snapshot(to: Viewer, send: Send) -> Letter:
    """A snapshot, which is always somebody's own."""
    return Letter((to,), lambda _: send())


def alike(viewers: Viewers, skip: list[Viewer], *, is_talk: bool) -> dict[frozenset[str], Viewers]:
    """Viewers, without some, by the people whom they do not want to hear: a letter for each.

    Where nobody says anything all are alike, and none of them is looked at: to touch two thousand
    takes a millisecond, for which the players would wait.
    """
    if not skip and not (is_talk and any(one.muted for one in viewers)):
        return {NOBODY: viewers}
    groups: defaultdict[frozenset[str], list[Viewer]] = defaultdict(list)
    for one in viewers:
        if one not in skip:
            groups[one.muted].append(one)
    return {muted: tuple(group) for muted, group in groups.items()}
