"""A table while it is played: commands come in, are stored, acknowledged, sent, in this order."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from foretell.fair import Secret
from foretell.server.audience.audience import Audience
from foretell.server.audience.broadcast import goes_to
from foretell.server.audience.outbox import Delivery, Outbox
from foretell.server.audience.subscriber import Subscriber
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import AnyNews, Do
from foretell.server.store.interface import Conflict, Log, NotSaved, Published
from foretell.server.table.apply import apply, begin
from foretell.server.table.news import before_event, news_of
from foretell.server.table.projection import LiveFacts
from foretell.server.table.seats import moves_seats
from foretell.server.table.start import is_revealed
from foretell.server.table.state import TableState
from foretell.server.tables.batches import Batches
from foretell.server.tables.command_handler import CommandHandler
from foretell.server.tables.context import TableContext
from foretell.server.tables.duties import Outage, outage_of
from foretell.server.tables.reloading import Reloading
from foretell.server.tables.secrets import TableSecrets
from foretell.server.tables.timers import Timers


class LiveTable:
    """One table in memory; what it knows is ahead of the store by the deliveries in its outbox."""

    def __init__(self, context: TableContext, state: TableState) -> None:
        """Take over a table as its log left it."""
        self.context = context
        self.state = state
        self.secrets = TableSecrets()
        self.outbox = Outbox()
        self.reloading = Reloading()
        self.audience = Audience(self, context.clock)
        self.commands = CommandHandler(self)
        self.timers = Timers(self, self.audience.is_watched)
        self.is_gone = False
        self.is_stuck = False
        """Whether the last delivery could not be stored."""
        self.since = self.used_at = context.clock.steady()
        """When it came into memory, by the steady clock; when somebody last asked or looked."""
        self._batches = Batches()
        self.outage = Outage(state.changed, {})
        """Nobody served this table before it came into memory."""

    @classmethod
    def loaded(cls, context: TableContext, table: str, log: Log) -> LiveTable:
        """The table of a log."""
        live = cls(context, begin(table, e.read(log.entries[0])))
        live._follow(log)
        live.outage = outage_of(live.state, context.at())
        return live

    def _follow(self, log: Log) -> None:
        """Go through a log after its first entry."""
        self.secrets.follow(log.secrets)
        for body in log.entries[1:]:
            apply(self.state, e.read(body), self.secrets.deals)
            self.audience.past()

    @classmethod
    def new(
        cls, context: TableContext, table: str, event: e.Opened
    ) -> tuple[LiveTable, e.LogEntry]:
        """A table that has just been opened, and the entry to store first."""
        entry = e.LogEntry(context.at(), event, event.host)
        return cls(context, begin(table, entry)), entry

    def with_secret(self, made: list[e.AnyEvent], shared: Secret | None = None) -> list[e.AnyEvent]:
        """Draw a game's secret, or take the event's; it is stored before anybody hears of it."""
        return self.secrets.starting(self.state, made, shared or self.context.new_secret())

    def record(
        self, made: list[e.AnyEvent], by: Subscriber | None = None, asked: Do | None = None
    ) -> None:
        """Let events happen: in memory now, for everybody once they are stored.

        Raises:
            NotSaved: the table is on its way back to its log.
        """
        if self.reloading.is_on:
            raise NotSaved("the table goes back to its log")
        at, last = max(self.context.at(), self.state.last_at), len(made) - 1  # clocks are set back
        person, command_id = by.id if by else "", asked.id if asked else ""
        entries = [e.LogEntry(at, event, person) for event in made]
        if asked is not None:
            entries[last] = replace(entries[last], act=command_id, mark=w.mark_of(asked.what))
        is_seating = moves_seats(self.state, made)
        seq, game, status = self.state.seq, self.state.fair.game, self.state.status
        try:
            news = [one for entry in entries for one in self._apply(entry)]
            if is_revealed(self.state):
                entries.append(e.LogEntry(at, self.secrets.started(self.state)))
                news += self._apply(entries[-1])
        except Exception:
            self.reload()
            raise
        self.timers.arrange()
        self.commands.advising.settle(self.state)
        delivery = self._delivery(news, by, command_id, is_seating=is_seating)
        line = self.secrets.opened(game, status, self.state, entries[-1].event)
        self._store(seq, entries, delivery, line)

    def _apply(self, entry: e.LogEntry) -> list[AnyNews]:
        before = before_event(self.state)
        apply(self.state, entry, self.secrets.deals)
        return news_of(self.state, entry, before)

    def _delivery(
        self, news: list[AnyNews], by: Subscriber | None, command_id: str, *, is_seating: bool
    ) -> Delivery:
        """What is sent once this is stored: the answer first, then to everybody."""
        broadcasts = self.audience.after(news, is_seating=is_seating)
        if is_seating:  # a spectator who sits down is to hear first what was said before
            self.outbox.after(self.audience.fan_out.flush)
        if by is None:
            return Delivery(self.audience.delivery(None, broadcasts))
        coming = sum(goes_to(broadcast, by) for broadcast in broadcasts)
        send = self.audience.delivery(self.commands.done(by, command_id, coming), broadcasts)
        return Delivery(send, partial(self.commands.lost, by, command_id))

    def _store(
        self, seq: int, entries: list[e.LogEntry], delivery: Delivery, line: Published | None
    ) -> None:
        secret = self.secrets.first_of(entries)
        batch = self._batches.next(self.state, seq, entries, secret, line)
        self.outbox.put(delivery)
        self.reloading.handed_over()
        self.context.store.append(batch, partial(self._stored, delivery))

    def _stored(self, delivery: Delivery, error: Exception | None) -> None:
        if self.is_gone:
            return
        was_stuck, self.is_stuck = self.is_stuck, error is not None or self.reloading.is_on
        if isinstance(error, Conflict) and self.context.sharing.is_shared:
            self.close("restarting")  # it is another server's now
        elif error is not None:
            self.reload()
        else:
            self.outbox.stored(delivery)
            if was_stuck and not self.is_stuck:
                self.audience.refresh()
        self.reloading.answered(self)

    def reload(self) -> None:
        """Forget what was not stored, go back to the log, and show everybody that."""
        self.reloading.begin(self)

    def begin_again(self, log: Log) -> None:
        """Be what the log tells, and show everybody that."""
        self._batches.forget()
        self.state = begin(self.state.id, e.read(log.entries[0]))
        self.audience.forget()
        self._follow(log)
        self.audience.look_again()
        self.outbox.lose()
        self.timers.arrange()
        self.audience.show_all()

    @property
    def is_idle(self) -> bool:
        """Whether nothing happens here by itself, and the log has it all."""
        return not (self.outbox or self.state.plays_on or self.audience.is_watched())

    def arrange(self) -> None:
        """Set timers for what is due now."""
        if not self.reloading.is_on:
            self.timers.arrange()

    def moment(self) -> LiveFacts:
        """What the log does not hold."""
        return LiveFacts(*self.audience.present(), self.timers.deadline, self.is_stuck)

    def close(self, why: str) -> None:
        """Let everybody go; the log has it all."""
        self.is_gone = True
        self.timers.cancel()
        self.audience.bye(why)
        self.reloading.end()
