"""Those who look at a table: by seat, what each was last shown, and what to send them next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol
from weakref import proxy

from foretell.base.errors import ForetellError
from foretell.server.audience.broadcast import (
    Broadcast,
    Subscribers,
    WrittenSnapshot,
    WrittenUpdate,
)
from foretell.server.audience.fan_out import FanOut, deliver
from foretell.server.audience.outbox import Outbox, Send
from foretell.server.audience.personal import you_of
from foretell.server.audience.redaction import Redaction
from foretell.server.audience.stream import Stream
from foretell.server.audience.subscriber import CLOSE_RESTARTING, Subscriber, encode
from foretell.server.clock import Clock
from foretell.server.protocol.messages import AnyNews
from foretell.server.table import projection as s
from foretell.server.table.projection import Common, LiveFacts, Projection
from foretell.server.table.seats import people_at
from foretell.server.table.state import SPECTATOR, TableState

ABSENT_SECONDS: Final = 180.0
HERE_SECONDS, GONE_SECONDS = 1.0, 0.1
"""Comings and goings of so long are told in one message: after a restart everybody comes.

Who is gone is told sooner: a socket that dies and is opened again and again must not look alive.
"""


class Watched(Protocol):
    """A table as those see it who look at it."""

    state: TableState
    outbox: Outbox

    def moment(self) -> LiveFacts:
        """What the log does not hold."""

    def arrange(self) -> None:
        """Set timers for what is due now."""


class Audience:
    """The subscribers of one table."""

    def __init__(self, table: Watched, clock: Clock) -> None:
        """Nobody is here."""
        self._table: Watched = proxy(table)  # no circle: what is dropped is gone at once
        self._clock = clock
        self._subscribers: dict[int, Subscribers] = {}
        """By seat, those who watch last; broadcasts keep these as they were when written."""
        self._here = frozenset[int]()
        self._looking_on = Counter[str]()
        """How many sockets spectators have, by person; counted one by one: thousands may come."""
        self._left: dict[str, float] = {}
        self._since = clock.steady()
        self._stream = Stream(table.state)
        self._told_own = -1
        """The count of changes up to which everybody knows what concerns nobody else."""
        self.fan_out = FanOut(clock)
        self._refreshing: set[float] = set()

    # who is here

    def everybody(self) -> list[Subscriber]:
        """All subscribers."""
        return [one for all_ in self._subscribers.values() for one in all_]

    def has(self, subscriber: Subscriber) -> bool:
        """Whether somebody is still here."""
        return subscriber in self._subscribers.get(subscriber.key, ())

    def is_watched(self) -> bool:
        """Whether anybody is here: a table without people stands still."""
        return bool(self._subscribers)

    def here(self) -> frozenset[int]:
        """The seats whose persons are connected."""
        return self._here

    def present(self) -> tuple[frozenset[int], bool]:
        """The seats whose persons are connected, and whether the host is here without a seat."""
        host = self._table.state.host
        return self._here, bool(host) and self._looking_on[host] > 0

    def absent(self) -> frozenset[str]:
        """The host and who sits here, if away for long; since a restart, if they never came."""
        now = self._clock.steady()
        away = set(people_at(self._table.state)) - {one.id for one in self.everybody()}
        left = {person: self._left.get(person, self._since) for person in away}
        return frozenset(person for person, at in left.items() if now - at >= ABSENT_SECONDS)

    def join(self, subscriber: Subscriber) -> None:
        """Somebody comes to look, or comes back: both are shown the whole table."""
        self._let_in(subscriber)
        self._table.arrange()
        self._first_look(subscriber.key)
        self._refresh_soon()
        self._table.outbox.after(self.snapshot(subscriber))

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody's socket is gone; the seat stays theirs."""
        if self.has(subscriber):
            self._remove(subscriber)
            self._table.arrange()
            self._refresh_soon(GONE_SECONDS)

    def _let_in(self, subscriber: Subscriber) -> None:
        subscriber.key = self._key(subscriber)
        key = subscriber.key
        self._put(key, (*self._subscribers.get(key, ()), subscriber))
        if key == SPECTATOR:
            self._count_spectator(subscriber.id, 1)
        self._left.pop(subscriber.id, None)

    def _count_spectator(self, person: str, change: int) -> None:
        """Note that a socket of somebody who watches has come or gone."""
        self._looking_on[person] += change
        if not self._looking_on[person]:
            del self._looking_on[person]

    def _put(self, key: int, subscribers: Subscribers) -> None:
        """Note who looks from a seat now."""
        seats = sorted({**self._subscribers, key: subscribers}.items(), reverse=True)
        self._subscribers = {seat: all_ for seat, all_ in seats if all_}
        self._here = frozenset(seat for seat in self._subscribers if seat >= 0)

    def _first_look(self, key: int) -> Projection:
        return self._stream.open(self._table.state, key, self._table.moment())

    def _key(self, subscriber: Subscriber) -> int:
        seat = self._table.state.seat_of(subscriber.id)
        return SPECTATOR if seat is None else seat

    def _remove(self, subscriber: Subscriber) -> None:
        key = subscriber.key
        old = self._subscribers[key]
        place = old.index(subscriber)
        self._put(key, old[:place] + old[place + 1 :])
        if key == SPECTATOR:
            self._count_spectator(subscriber.id, -1)
        if len(old) == 1:
            self._stream.close(key)
        if subscriber.id in people_at(self._table.state):
            self._left[subscriber.id] = self._clock.steady()

    # what they are sent

    def snapshot(self, subscriber: Subscriber) -> Send:
        """What to send to show somebody everything, as it is now."""
        subscriber.you = you_of(self._table.state, subscriber)
        whole = encode(self._body(subscriber) | {"you": subscriber.you})

        def send() -> None:
            self.fan_out.flush_for(subscriber)
            subscriber.is_lagging = False
            subscriber.send_numbered(b"snapshot", whole)

        return send

    def _body(self, subscriber: Subscriber) -> dict[str, Any]:
        shown, state = self._first_look(subscriber.key), self._table.state
        view = s.whole(state, shown)
        if subscriber.muted:
            view["chat"] = s.heard_lines(state, shown.common.chat, subscriber.muted)
        return {"v": shown.v, "view": view}

    def refusal(self, subscriber: Subscriber, command: str, error: ForetellError) -> Send:
        """What to send when a command is not granted: why, and the view as it is."""
        head = {"t": "rejected", "id": command, "code": error.code, "message": error.message}
        details = {k: v for k, v in error.details.items() if isinstance(v, str | int)}
        body = {**self._body(subscriber), **({"details": details} if details else {})}
        return self.answer(subscriber, lambda: encode({**head, "n": subscriber.n, **body}))

    def answer(self, subscriber: Subscriber, write: Callable[[], bytes]) -> Send:
        """What to send to answer a command: after all that its subscriber was to be told before."""

        def send() -> None:
            self.fan_out.flush_for(subscriber)
            subscriber.send(write())

        return send

    def after(self, news: list[AnyNews], *, is_seating: bool) -> list[Broadcast]:
        """What to send to everybody after a change; who is somebody else now sees all anew."""
        moved = self._reseat() if is_seating else []
        broadcasts: list[Broadcast] = [*self._updates(news, moved)]
        broadcasts += [WrittenSnapshot((one,), self.snapshot(one)) for one in moved]
        state = self._table.state
        if state.changes == self._told_own:
            return broadcasts
        self._told_own = state.changes
        among = self.everybody() if is_seating else self._seated()
        return broadcasts + [self._own(one) for one in among if one.you != you_of(state, one)]

    def _seated(self) -> list[Subscriber]:
        """Those who sit here: what they marked may be another now, of which nobody else hears."""
        return [one for key, all_ in self._subscribers.items() if key >= 0 for one in all_]

    def _own(self, subscriber: Subscriber) -> WrittenUpdate:
        """What the server knows of somebody now, who looks from where they did: for them alone."""
        subscriber.you = you_of(self._table.state, subscriber)
        own = encode({"v": self.version(subscriber), "you": subscriber.you})
        return WrittenUpdate((subscriber,), own)

    def _reseat(self) -> list[Subscriber]:
        """Let everybody look from the seat that is theirs now; who moved."""
        moved = [one for one in self.everybody() if one.key != self._key(one)]
        for subscriber in moved:
            self._remove(subscriber)
            self._let_in(subscriber)
            self._first_look(subscriber.key)
        return moved

    def _updates(self, news: list[AnyNews], skip: list[Subscriber]) -> list[WrittenUpdate]:
        table = self._table
        return self._stream.updates(table.state, table.moment(), self._subscribers, news, skip)

    def _refresh_soon(self, seconds: float = HERE_SECONDS) -> None:
        """Tell everybody in a moment what changed without an event: who is here, until when."""
        if seconds not in self._refreshing:
            self._refreshing.add(seconds)
            self._clock.later(seconds, partial(self._refresh, seconds))

    def _refresh(self, seconds: float) -> None:
        self._refreshing.discard(seconds)
        self.refresh()

    def refresh(self) -> None:
        """Tell everybody now what changed without an event."""
        if self.is_watched():
            self._table.outbox.after(self.delivery(None, self._updates([], [])))

    def delivery(self, answer: Send | None, broadcasts: Sequence[Broadcast]) -> Send:
        """What sends an answer and messages, in their order."""
        spectators = [one for one in broadcasts if one.to[0].key == SPECTATOR]
        players = [one for one in broadcasts if one.to[0].key != SPECTATOR]
        return partial(deliver, answer, players, spectators, self.fan_out)

    def show_all(self) -> None:
        """Send everybody the whole view."""
        self.look_again()
        for subscriber in self.everybody():
            self._table.outbox.after(self.snapshot(subscriber))

    def look_again(self) -> None:
        """Forget what was last shown: the table has changed in another way than by an event."""
        self._reseat()
        self._stream.look_again(self._table.state, self._table.moment())

    def redact(self, redaction: Redaction) -> None:
        """Change names and lines, where seats bear their new names; show everybody the view."""
        state = self._table.state
        state.name = redaction.title or state.name
        state.changes += 1
        for place, line in enumerate(state.chat):
            state.chat[place] = redaction.lines.get(line, line)
        self._stream.redact(redaction)
        self.show_all()

    def past(self) -> None:
        """Note a moment of the log that is being replayed, for those who see it late."""
        self._stream.past(self._table.state, self._table.moment())

    def forget(self) -> None:
        """Begin again: the log will be replayed from its beginning."""
        self._told_own = -1  # changes are counted from the beginning, too
        self._stream.forget(self._table.state, self._table.moment())

    def version(self, subscriber: Subscriber) -> int:
        """The version that a subscriber knows of, or is about to."""
        shown = self._stream.shown(subscriber.key)
        return shown.v if shown else self._table.state.v

    def public(self) -> Common:
        """What anybody may know now."""
        return self._stream.first(self._table.state, SPECTATOR, self._table.moment()).common

    def bye(self, why: str) -> None:
        """Let everybody go."""
        for subscriber in self.everybody():
            subscriber.bye(why, CLOSE_RESTARTING)
        self._subscribers, self._here, self._looking_on = {}, frozenset(), Counter()
        self._stream.clear()
