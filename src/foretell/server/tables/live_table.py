"""A table while it is played: wishes come in, are stored, acknowledged and sent, in this order."""

from __future__ import annotations

from functools import partial
from typing import Final

import structlog
from msgspec.structs import replace

from foretell.base.errors import ForetellError
from foretell.server.deals.secrets import GameSecret, Secrets, deals_of
from foretell.server.failpoints import reach
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import AnyNews, Do, Done, Note
from foretell.server.protocol.rejection import Refused
from foretell.server.store.interface import Batch, Log, Published, Summary
from foretell.server.table.apply import apply, begin
from foretell.server.table.asker import Asker
from foretell.server.table.chat import command
from foretell.server.table.decide import answered, decide
from foretell.server.table.muting import hush
from foretell.server.table.projection import Moment, eve, news_of
from foretell.server.table.start import is_revealed, started, starting
from foretell.server.table.state import Status, TableState
from foretell.server.tables.audience import Audience
from foretell.server.tables.context import Context
from foretell.server.tables.outbox import Outbox, Parcel, Send
from foretell.server.tables.publication import opened_line
from foretell.server.tables.subscriber import Viewer, encode
from foretell.server.tables.summary import summary_of
from foretell.server.tables.timers import Alarms

SEATING: Final = (e.Sat, e.Stood, e.Removed, e.Swapped, e.Shrunk, e.HostIs)
_log = structlog.get_logger(__name__)
NOT_SAVED: Final = Refused("not-saved", "the server could not store this: nothing was done")


class LiveTable:
    """One table in memory; what it knows is ahead of the store by the parcels in its outbox."""

    def __init__(self, context: Context, state: TableState, secrets: Secrets | None = None) -> None:
        """Take over a table as its log left it."""
        self.context = context
        self.state = state
        self.secrets = dict(secrets or {})
        self.outbox = Outbox()
        self.audience = Audience(self)
        self.alarms = Alarms(self, self.audience.is_watched)
        self.is_gone = False
        self.is_stuck = False
        """Whether the last parcel could not be stored."""
        self.used_at = context.clock.now()
        """When somebody last asked for it, or was seen to look at it."""
        self._kept: Summary | None = None
        """The summary that was last handed to the store."""
        self.pardon: dict[int, float] = {}
        """By seat, the seconds of its break that passed while nobody served this table."""

    @classmethod
    def loaded(cls, context: Context, table: str, log: Log) -> LiveTable:
        """The table of a log."""
        live = cls(context, begin(table, e.read(log.entries[0])), log.secrets)
        live._follow(log)
        last = e.read(log.entries[-1]).at
        for place, seat in enumerate(live.state.seats):
            if seat.away_until > last:
                live.pardon[place] = (context.at() - last) / 1000
        return live

    def _follow(self, log: Log) -> None:
        """Go through a log after its first entry."""
        self.secrets = dict(log.secrets)
        for body in log.entries[1:]:
            apply(self.state, e.read(body), partial(deals_of, self.secrets))
            self.audience.past()

    @classmethod
    def new(cls, context: Context, table: str, event: e.Opened) -> tuple[LiveTable, e.Entry]:
        """A table that has just been opened, and the entry to store first."""
        entry = e.Entry(context.at(), event, event.host)
        return cls(context, begin(table, entry)), entry

    # wishes

    def do(self, viewer: Viewer, message: Do) -> None:
        """Grant or refuse what a person wants; both are told in order with everything else."""
        try:
            v = answered(self.state, viewer.id, message.id, message.what)
            if v is not None:
                self._answer(viewer, message.id, v)
                return
            if self._hushes(viewer, message):
                return
            made = self._granted(viewer, message)
        except ForetellError as error:
            self._refuse(viewer, message.id, error)
            return
        if made:
            self.record(made, viewer, message)
        else:
            self._answer(viewer, message.id)

    def _answer(self, viewer: Viewer, wish: str, v: int | None = None) -> None:
        """Grant a wish that changes nothing more; what it rests on may not be stored yet."""
        self.outbox.after(self._done(viewer, wish, v=v), partial(self._lost, viewer, wish))

    def _hushes(self, viewer: Viewer, message: Do) -> bool:
        """Mute somebody for the viewer alone, if that is asked for; answered when it is kept."""
        text = message.what.text if isinstance(message.what, w.Say) else ""
        asked = hush(self.state, viewer.id, text)
        if asked is not None:
            then = partial(self._hushed, viewer, message.id)
            self.context.hush(viewer.id, asked, self.context.at(), then)
        return asked is not None

    def _hushed(self, viewer: Viewer, wish: str, error: ForetellError | None) -> None:
        if not self.audience.has(viewer):
            return
        if error is None:
            send = self._done(viewer, wish)
            self.outbox.after(send, send)  # it is kept elsewhere
        else:
            self._refuse(viewer, wish, error)

    def _granted(self, viewer: Viewer, message: Do) -> list[e.AnyEvent]:
        if message.table != self.state.id:
            raise Refused("other-table", f"this is table {self.state.id}, not {message.table}")
        asked = command(self.state, message.what) if isinstance(message.what, w.Say) else None
        if isinstance(asked, str):
            send = partial(viewer.send, encode(Note(asked)))
            self.outbox.after(send, send)
            return []
        wish = message.what if asked is None else asked
        made = decide(self.state, self._asker(viewer, message), wish)
        return [*made, self._starting(made)] if isinstance(wish, w.Start) else made

    def _asker(self, viewer: Viewer, message: Do) -> Asker:
        audience, name = self.audience, viewer.person.name if viewer.person else ""
        manners = self.context.manners
        return Asker(viewer.id, name, message.v, audience.absent, audience.here, manners)

    def _starting(self, made: list[e.AnyEvent]) -> e.Starting:
        """Draw the secret of the game; it is stored with the event, before anybody hears of it."""
        secret = self.context.new_secret()
        self.secrets[self.state.fair.game] = secret
        return starting(self.state, made, secret)

    def _refuse(self, viewer: Viewer, wish: str, error: ForetellError) -> None:
        self.context.count_refusal(error.code)
        send = self.audience.refusal(viewer, wish, error)
        self.outbox.after(send, partial(self._tell_refused, viewer, wish, error))

    def _tell_refused(self, viewer: Viewer, wish: str, error: ForetellError) -> None:
        """Refuse what was asked for before the table went back to its log."""
        if self.audience.has(viewer):
            self.audience.refusal(viewer, wish, error)()

    # what happens

    def record(
        self, made: list[e.AnyEvent], by: Viewer | None = None, asked: Do | None = None
    ) -> None:
        """Let events happen: in memory now, for everybody once they are stored."""
        at, last = self.context.at(), len(made) - 1
        person, wish = by.id if by else "", asked.id if asked else ""
        entries = [e.Entry(at, event, person) for event in made]
        if asked is not None:
            entries[last] = replace(entries[last], act=wish, mark=w.mark_of(asked.what))
        is_seating = self._is_seating(made)
        seq, game, status = self.state.seq, self.state.fair.game, self.state.status
        try:
            news = [one for entry in entries for one in self._apply(entry)]
            if is_revealed(self.state):
                entries.append(e.Entry(at, started(self.state, self.secrets[game])))
                news += self._apply(entries[-1])
        except Exception:
            self.reload()
            raise
        self.alarms.arrange()
        parcel = self._parcel(news, by, wish, is_seating=is_seating)
        line = opened_line(game, status, self.state, entries[-1].event, self.secrets)
        self._store(seq, entries, parcel, line)

    def _is_seating(self, made: list[e.AnyEvent]) -> bool:
        """Whether anybody looks from another seat after this."""
        is_deal = any(isinstance(one, e.Dealt) for one in made)
        is_late = is_deal and any(seat.late_person for seat in self.state.seats)
        return is_late or any(isinstance(one, SEATING) for one in made)

    def _apply(self, entry: e.Entry) -> list[AnyNews]:
        before = eve(self.state)
        apply(self.state, entry, partial(deals_of, self.secrets))
        return news_of(self.state, entry, before)

    def _parcel(
        self, news: list[AnyNews], by: Viewer | None, wish: str, *, is_seating: bool
    ) -> Parcel:
        """What is sent once this is stored: the answer first, then to everybody."""
        parcel = Parcel()
        letters = self.audience.after(news, is_seating=is_seating)
        if is_seating:  # a watcher who sits down is to hear first what was said before
            parcel.sends.append(self.audience.crowd.flush)
        if by is not None:
            own = sum(letter.goes_to(by) for letter in letters)
            parcel.sends += [self._done(by, wish, own), partial(reach, "ack.after")]
            parcel.on_loss = partial(self._lost, by, wish)
        parcel.sends += self.audience.sends(letters)
        return parcel

    def _done(self, viewer: Viewer, wish: str, coming: int = 0, v: int | None = None) -> Send:
        """The answer to a wish that was granted; so many messages of the stream show its effect."""
        version = self.audience.version(viewer) if v is None else v
        return self.audience.answer(viewer, lambda: encode(Done(wish, version, viewer.n + coming)))

    def _store(
        self, seq: int, entries: list[e.Entry], parcel: Parcel, line: Published | None
    ) -> None:
        starts = [one.event.game for one in entries if isinstance(one.event, e.Starting)]
        batch = Batch(
            self.state.id,
            seq,
            [e.written(entry) for entry in entries],
            self._new_summary(),
            GameSecret(starts[0], self.secrets[starts[0]]) if starts else None,
            line,
        )
        self.outbox.put(parcel)
        self.context.store.append(batch, partial(self._stored, parcel))

    def _new_summary(self) -> Summary | None:
        """What the lobby shows of the table now, if that is something else than before."""
        summary, before = summary_of(self.state), self._kept
        self._kept = summary
        return None if summary == before else summary

    def _stored(self, parcel: Parcel, error: Exception | None) -> None:
        if self.is_gone or not self.outbox.holds(parcel):
            return
        was_stuck, self.is_stuck = self.is_stuck, error is not None
        if self.is_stuck:
            self.reload()
            return
        self.outbox.stored(parcel)
        if was_stuck:
            self.audience.refresh()

    def _lost(self, viewer: Viewer, wish: str) -> None:
        """Answer a wish by what the log says of it."""
        kept = self.state.answers.get((viewer.id, wish))
        if kept is None:
            self._tell_refused(viewer, wish, NOT_SAVED)
        else:
            self._done(viewer, wish, v=kept[0])()

    # beginnings and ends

    def reload(self) -> None:
        """Forget what was not stored, go back to the log, and show everybody that."""
        try:
            log = self.context.store.log(self.state.id)
            if log is not None:
                self._begin_again(log)
                return
        except Exception:  # noqa: BLE001  # whoever comes again finds what the log holds
            _log.exception("reload.failed")
        self.close("restarting")

    def _begin_again(self, log: Log) -> None:
        self.alarms.cancel()
        self._kept = None
        self.state = begin(self.state.id, e.read(log.entries[0]))
        self.audience.forget()
        self._follow(log)
        self.audience.look_again()
        self.outbox.lose()
        self.alarms.arrange()
        self.audience.show_all()

    @property
    def is_idle(self) -> bool:
        """Whether nothing happens here by itself, and the log has it all."""
        is_quiet = not self.outbox and self.state.status is not Status.STARTING
        return is_quiet and not self.audience.is_watched()

    def arrange(self) -> None:
        """Set alarms for what is due now."""
        self.alarms.arrange()

    def moment(self) -> Moment:
        """What the log does not hold."""
        return Moment(self.audience.here(), self.alarms.deadline, self.is_stuck)

    def close(self, why: str) -> None:
        """Let everybody go; the log has it all."""
        self.is_gone = True
        self.alarms.cancel()
        self.audience.bye(why)
