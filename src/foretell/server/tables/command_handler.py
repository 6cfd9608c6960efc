"""Commands of those who look at a table: granted or refused, and answered in their turn."""

from __future__ import annotations

from functools import partial
from weakref import proxy

from foretell.base.errors import ForetellError
from foretell.server.audience.outbox import Send
from foretell.server.audience.subscriber import Subscriber, encode
from foretell.server.people.mutes import MuteRequest
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import Do, Done, Note
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.asker import Asker
from foretell.server.table.chat import chat_command
from foretell.server.table.decide import answered, decide
from foretell.server.table.muting import mute_request
from foretell.server.tables.advising import Advising
from foretell.server.tables.ports import Commanded


class CommandHandler:
    """Takes the commands of one table's subscribers."""

    def __init__(self, table: Commanded) -> None:
        """Nobody has asked for anything."""
        self._table: Commanded = proxy(table)  # no circle: what is dropped is gone at once
        self.advising = Advising()
        self.blocks: dict[str, frozenset[str]] = {}
        """With whom people do not want to sit: of all who sit or look here, loaded with them."""

    def do(self, subscriber: Subscriber, message: Do) -> None:
        """Grant or refuse what a person wants; both are told in order with everything else."""
        try:
            v = answered(self._table.state, subscriber.id, message.id, message.what)
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
            self._table.record(made, subscriber, message)
        else:
            self._answer(subscriber, message.id)

    def _granted(self, subscriber: Subscriber, message: Do) -> list[e.AnyEvent]:
        table, said = self._table, message.what
        if message.table != table.state.id:
            raise Rejection("other-table", table=table.state.id, asked=message.table)
        asked = chat_command(table.state, said) if isinstance(said, w.Say) else None
        if isinstance(asked, str):
            table.outbox.tell(partial(subscriber.send, encode(Note(asked))))
            return []
        command = said if asked is None else asked
        made = decide(table.state, self._asker(subscriber, message), command)
        if isinstance(command, w.Advise):
            self.advising.ask(table, subscriber)
        return table.with_secret(made) if isinstance(command, w.Start) else made

    def _asker(self, subscriber: Subscriber, message: Do) -> Asker:
        around, permissions = self._table.audience, self._table.context.permissions
        known = (permissions, self.blocks, subscriber.figure)
        return Asker(subscriber.id, subscriber.name, message.v, around.absent, around.here, *known)

    def _mutes(self, subscriber: Subscriber, message: Do) -> bool:
        """Mute somebody for this one alone, if that is asked for; answered when it is kept."""
        line = message.what.text if isinstance(message.what, w.Say) else ""
        asked = mute_request(self._table.state, subscriber.id, line)
        if asked is not None:
            self._table.context.spawn(self._mute(subscriber, message.id, asked))
        return asked is not None

    async def _mute(self, subscriber: Subscriber, command_id: str, asked: MuteRequest) -> None:
        context, audience = self._table.context, self._table.audience
        try:
            await context.mute(subscriber.id, asked, context.at())
        except ForetellError as error:
            if audience.has(subscriber):
                self._refuse(subscriber, command_id, error)
            return
        if audience.has(subscriber):
            self._table.outbox.tell(self.done(subscriber, command_id))  # it is kept elsewhere

    def _answer(self, subscriber: Subscriber, command_id: str, v: int | None = None) -> None:
        """Grant a command that changes nothing more; what it rests on may not be stored yet."""
        done = self.done(subscriber, command_id, v=v)
        self._table.outbox.after(done, partial(self.lost, subscriber, command_id))

    def done(
        self, subscriber: Subscriber, command_id: str, coming: int = 0, v: int | None = None
    ) -> Send:
        """The answer to a granted command; so many messages of the stream show its effect."""
        audience = self._table.audience
        version = audience.version(subscriber) if v is None else v
        return audience.answer(
            subscriber, lambda: encode(Done(command_id, version, subscriber.n + coming))
        )

    def lost(self, subscriber: Subscriber, command_id: str) -> None:
        """Answer a command whose commit failed by what the log says of it."""
        kept = self._table.state.answers.get((subscriber.id, command_id))
        if kept is None:
            self._tell_refused(subscriber, command_id, Rejection("not-saved"))
        else:
            self.done(subscriber, command_id, v=kept[0])()

    def _refuse(self, subscriber: Subscriber, command_id: str, error: ForetellError) -> None:
        self._table.context.count_refusal(error.code)
        send = self._table.audience.refusal(subscriber, command_id, error)
        on_loss = partial(self._tell_refused, subscriber, command_id, error)
        self._table.outbox.after(send, on_loss)

    def _tell_refused(self, subscriber: Subscriber, command_id: str, error: ForetellError) -> None:
        """Refuse what was asked for before the table went back to its log."""
        if self._table.audience.has(subscriber):
            self._table.audience.refusal(subscriber, command_id, error)()
