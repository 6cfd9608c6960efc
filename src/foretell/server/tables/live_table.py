"""A table while it is played: commands come in, are stored, acknowledged, sent, in this order."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from foretell.base.errors import ForetellError
from foretell.fair import Secret
from foretell.server.deals.secrets import GameSecret, deals_of
from foretell.server.people.mentions import named_in
from foretell.server.people.mutes import MuteRequest
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import AnyNews, Do, Done, Note
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Batch, Conflict, Log, NotSaved, Published, Summary
from foretell.server.table.apply import apply, begin
from foretell.server.table.asker import Asker
from foretell.server.table.chat import chat_command
from foretell.server.table.decide import answered, decide
from foretell.server.table.muting import mute_request
from foretell.server.table.news import before_event, news_of
from foretell.server.table.projection import LiveFacts
from foretell.server.table.rated import rated_game
from foretell.server.table.seats import moves_seats
from foretell.server.table.start import is_revealed, started, starting
from foretell.server.table.state import TableState
from foretell.server.tables.advising import Advising
from foretell.server.tables.audience import Audience
from foretell.server.tables.broadcast import goes_to
from foretell.server.tables.context import TableContext
from foretell.server.tables.duties import Outage, outage_of
from foretell.server.tables.outbox import Delivery, Outbox, Send
from foretell.server.tables.publication import opened_line
from foretell.server.tables.reloading import Reloading
from foretell.server.tables.subscriber import Subscriber, encode
from foretell.server.tables.summary import summary_of
from foretell.server.tables.timers import Timers


class LiveTable:
    """One table in memory; what it knows is ahead of the store by the deliveries in its outbox."""

    def __init__(self, context: TableContext, state: TableState) -> None:
        """Take over a table as its log left it."""
        self.context = context
        self.state = state
        self.secrets: dict[str, Secret] = {}
        self.outbox = Outbox()
        self.reloading = Reloading()
        self.advising = Advising()
        self.audience = Audience(self)
        self.timers = Timers(self, self.audience.is_watched)
        self.is_gone = False
        self.is_stuck = False
        """Whether the last delivery could not be stored."""
        self.since = self.used_at = context.clock.steady()
        """When it came into memory, by the steady clock; when somebody last asked or looked."""
        self._named = frozenset[str]()
        self._kept: Summary | None = None  # what was last handed to the store
        self.outage = Outage(state.changed, {})
        """Nobody served this table before it came into memory."""
        self.blocks: dict[str, frozenset[str]] = {}
        """With whom people do not want to sit: of all who sit or look here, loaded with them."""

    @classmethod
    def loaded(cls, context: TableContext, table: str, log: Log) -> LiveTable:
        """The table of a log."""
        live = cls(context, begin(table, e.read(log.entries[0])))
        live._follow(log)
        live.outage = outage_of(live.state, context.at())
        return live

    def _follow(self, log: Log) -> None:
        """Go through a log after its first entry."""
        self.secrets = dict(log.secrets)
        for body in log.entries[1:]:
            apply(self.state, e.read(body), partial(deals_of, self.secrets))
            self.audience.past()

    @classmethod
    def new(
        cls, context: TableContext, table: str, event: e.Opened
    ) -> tuple[LiveTable, e.LogEntry]:
        """A table that has just been opened, and the entry to store first."""
        entry = e.LogEntry(context.at(), event, event.host)
        return cls(context, begin(table, entry)), entry

    def do(self, subscriber: Subscriber, message: Do) -> None:
        """Grant or refuse what a person wants; both are told in order with everything else."""
        try:
            v = answered(self.state, subscriber.id, message.id, message.what)
            if v is not None:
                self._answer(subscriber, message.id, v)
                return
            if self._mutes(subscriber, message):
                return
            made = self._granted(subscriber, message)
        except ForetellError as error:
            self._refuse(subscriber, message.id, error)
            return
        if made:
            self.record(made, subscriber, message)
        else:
            self._answer(subscriber, message.id)

    def _answer(self, subscriber: Subscriber, command_id: str, v: int | None = None) -> None:
        """Grant a command that changes nothing more; what it rests on may not be stored yet."""
        done = self._done(subscriber, command_id, v=v)
        self.outbox.after(done, partial(self._lost, subscriber, command_id))

    def _mutes(self, subscriber: Subscriber, message: Do) -> bool:
        """Mute somebody for this one alone, if that is asked for; answered when it is kept."""
        line = message.what.text if isinstance(message.what, w.Say) else ""
        asked = mute_request(self.state, subscriber.id, line)
        if asked is not None:
            self.context.spawn(self._mute(subscriber, message.id, asked))
        return asked is not None

    async def _mute(self, subscriber: Subscriber, command_id: str, asked: MuteRequest) -> None:
        try:
            await self.context.mute(subscriber.id, asked, self.context.at())
        except ForetellError as error:
            if self.audience.has(subscriber):
                self._refuse(subscriber, command_id, error)
            return
        if self.audience.has(subscriber):
            self.outbox.tell(self._done(subscriber, command_id))  # it is kept elsewhere

    def _granted(self, subscriber: Subscriber, message: Do) -> list[e.AnyEvent]:
        if message.table != self.state.id:
            raise Rejection("other-table", table=self.state.id, asked=message.table)
        said = message.what
        asked = chat_command(self.state, said) if isinstance(said, w.Say) else None
        if isinstance(asked, str):
            self.outbox.tell(partial(subscriber.send, encode(Note(asked))))
            return []
        command = said if asked is None else asked
        made = decide(self.state, self._asker(subscriber, message), command)
        if isinstance(command, w.Advise):
            self.advising.ask(self, subscriber)
        return self.with_secret(made) if isinstance(command, w.Start) else made

    def _asker(self, subscriber: Subscriber, message: Do) -> Asker:
        around, known = self.audience, (self.context.permissions, self.blocks, subscriber.figure)
        return Asker(subscriber.id, subscriber.name, message.v, around.absent, around.here, *known)

    def with_secret(self, made: list[e.AnyEvent], shared: Secret | None = None) -> list[e.AnyEvent]:
        """Draw a game's secret, or take the event's; it is stored before anybody hears of it."""
        secret = self.secrets[self.state.fair.game] = shared or self.context.new_secret()
        return [*made, starting(self.state, made, secret)]

    def _refuse(self, subscriber: Subscriber, command_id: str, error: ForetellError) -> None:
        self.context.count_refusal(error.code)
        send = self.audience.refusal(subscriber, command_id, error)
        self.outbox.after(send, partial(self._tell_refused, subscriber, command_id, error))

    def _tell_refused(self, subscriber: Subscriber, command_id: str, error: ForetellError) -> None:
        """Refuse what was asked for before the table went back to its log."""
        if self.audience.has(subscriber):
            self.audience.refusal(subscriber, command_id, error)()

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
                entries.append(e.LogEntry(at, started(self.state, self.secrets[game])))
                news += self._apply(entries[-1])
        except Exception:
            self.reload()
            raise
        self.timers.arrange()
        self.advising.settle(self.state)
        delivery = self._delivery(news, by, command_id, is_seating=is_seating)
        line = opened_line(game, status, self.state, entries[-1].event, self.secrets)
        self._store(seq, entries, delivery, line)

    def _apply(self, entry: e.LogEntry) -> list[AnyNews]:
        before = before_event(self.state)
        apply(self.state, entry, partial(deals_of, self.secrets))
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
        send = self.audience.delivery(self._done(by, command_id, coming), broadcasts)
        return Delivery(send, partial(self._lost, by, command_id))

    def _done(
        self, subscriber: Subscriber, command_id: str, coming: int = 0, v: int | None = None
    ) -> Send:
        """The answer to a granted command; so many messages of the stream show its effect."""
        version = self.audience.version(subscriber) if v is None else v
        return self.audience.answer(
            subscriber, lambda: encode(Done(command_id, version, subscriber.n + coming))
        )

    def _store(
        self, seq: int, entries: list[e.LogEntry], delivery: Delivery, line: Published | None
    ) -> None:
        starts = [one.event.game for one in entries if isinstance(one.event, e.Starting)]
        named = frozenset(one for entry in entries for one in named_in(entry)) - self._named
        self._named |= named
        before, self._kept = self._kept, summary_of(self.state)
        batch = Batch(
            self.state.id,
            seq,
            [e.written(entry) for entry in entries],
            None if self._kept == before else self._kept,
            GameSecret(starts[0], self.secrets[starts[0]]) if starts else None,
            line,
            named,
            rated_game(self.state),
        )
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

    def _lost(self, subscriber: Subscriber, command_id: str) -> None:
        """Answer a command by what the log says of it."""
        kept = self.state.answers.get((subscriber.id, command_id))
        if kept is None:
            self._tell_refused(subscriber, command_id, Rejection("not-saved"))
        else:
            self._done(subscriber, command_id, v=kept[0])()

    def reload(self) -> None:
        """Forget what was not stored, go back to the log, and show everybody that."""
        self.reloading.begin(self)

    def begin_again(self, log: Log) -> None:
        """Be what the log tells, and show everybody that."""
        self._named, self._kept = frozenset(), None
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
