"""What an update says beside the game: written once for all who knew the same before."""

from __future__ import annotations

from typing import Any, NamedTuple

from foretell.server.audience.subscriber import encode
from foretell.server.protocol.messages import AnyNews, Chatted, Scored
from foretell.server.table import projection as s
from foretell.server.table.state import TableState


class UpdateHead(NamedTuple):
    """The fields of an update but ``game``, and their JSON without its last brace."""

    fields: dict[str, Any]
    written: bytes

    @property
    def tells(self) -> bool:
        """Whether there is anything beside the version."""
        return len(self.fields) > 1

    def with_game(self, game: bytes) -> bytes:
        """The whole update."""
        return b'%s,"game":%s}' % (self.written, game) if game else self.written + b"}"


def head_of(fields: dict[str, Any]) -> UpdateHead:
    """A head of some fields.

    >>> head_of({"v": 3}).with_game(b'{"turn":1}')
    b'{"v":3,"game":{"turn":1}}'
    """
    return UpdateHead(fields, encode(fields)[:-1])


class UpdateHeads:
    """The heads of the updates that tell of one change."""

    def __init__(self, state: TableState, news: list[AnyNews]) -> None:
        """No head is written yet."""
        self._state = state
        self._news = news
        self.is_talk = any(isinstance(one, Chatted) for one in news)
        """Whether somebody says something, which not all may want to hear."""
        self._made: dict[int, tuple[s.Common, UpdateHead]] = {}
        """By the identity of what was known, which is kept with it so that no other takes it."""

    def of(self, before: s.Common, after: s.Common) -> UpdateHead:
        """What to tell somebody who knew ``before``."""
        if id(before) not in self._made:
            self._made[id(before)] = (before, head_of(self._fields(before, after)))
        return self._made[id(before)][1]

    def _fields(self, before: s.Common, after: s.Common) -> dict[str, Any]:
        """The fields that differ, beside the version."""
        rows: list[AnyNews] = []
        if after.sheet is not before.sheet:
            rows += map(Scored, after.sheet[len(before.sheet) :])
        fields: dict[str, Any] = {"v": after.v}
        if self._news or rows:
            fields["news"] = [*self._news, *rows]
        if table := s.table_patch(before, after):
            fields["table"] = table
        return fields

    def heard(self, head: UpdateHead, muted: frozenset[str]) -> UpdateHead:
        """The head without the lines of people who are muted."""
        news: list[AnyNews] = head.fields.get("news", [])
        heard = s.heard_news(self._state, news, muted)
        if len(heard) == len(news):
            return head
        rest = {name: value for name, value in head.fields.items() if name != "news"}
        return head_of({**rest, "news": heard} if heard else rest)
