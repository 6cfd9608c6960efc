"""``foretell join LINK --bot my.py:MyBot``: a bot of one's own takes a seat, in its own process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, Final

import click

from foretell.arena.apart import BotProcess
from foretell.base.errors import ForetellError
from foretell.base.i18n import figure, rejected, spoken
from foretell.cli import warm
from foretell.client import CommandRejected, Guest, Table
from foretell.client.bot_seat import BotSeat
from foretell.server.protocol.names import LONGEST
from foretell.terminal.remote import kept
from foretell.terminal.remote.people import TableLink, guest_on, link_of, reached, set_aside
from foretell.terminal.remote.remote import Loop
from foretell.terminal.remote.talk import ended, refusal
from foretell.terminal.words import Words

INTERRUPTED: Final = 130
NUMBERS: Final = 3
"""Characters that are left for a number behind a bot's name."""


def seat_bot(
    place: TableLink, words: Words, bot: str, name: str, token: str, seconds: float
) -> None:
    """Load a bot, be a guest, sit down, and play to the end.

    Raises:
        ForetellError: the bot or the table cannot be; or the bot fails, and another plays on.
    """
    if not place.table:
        raise spoken(ForetellError("no-table", ""), "failed-bot-table", server=place.server)
    warm.main()
    with Loop() as loop, BotProcess(bot) as process:
        called = loop.run(process.name())
        place = reached(loop, place, words)
        name = name or called[: LONGEST - NUMBERS]
        with _guest(loop, place, words, name, token) as guest, _table(loop, guest, place) as table:
            if table.is_over and table.seat is None:
                raise rejected(CommandRejected("over", ""))
            news = BotNews(table, words, link_of(*place))
            news.say("bot-trial", name=called)
            loop.run(process.begin(table.rules))
            seat = BotSeat(table, process.choose, seconds, news.tell)
            _through(loop, seat, news)


@contextmanager
def _guest(loop: Loop, place: TableLink, words: Words, name: str, token: str) -> Iterator[Guest]:
    """Who the bot is: the guest of its name that no other program plays as just now."""

    def ask(refused: CommandRejected | None) -> str:
        why = refusal(words, refused) if refused else ""
        raise spoken(ForetellError("bad-name", ""), "failed-bot-name", name=name, why=why)

    tell = set_aside(words, partial(click.echo, err=True))
    with ExitStack() as stack:
        if not token:
            name = stack.enter_context(kept.own_name(*place, name))
        come = guest_on(loop, place.server, name, token, ask, tell, kept.BOTS)
        yield stack.enter_context(come)


@contextmanager
def _table(loop: Loop, guest: Guest, place: TableLink) -> Iterator[Table]:
    """The table, connected."""
    table = guest.table(place.table)
    table.keeper = kept.keeper_at(guest, place.table)
    with loop.within(table) as connected:
        yield connected


def _through(loop: Loop, seat: BotSeat, news: BotNews) -> None:
    """Sit down and play; whatever ends that early, the seat is not left empty."""
    try:
        loop.run(seat.sit(), news.check)
        loop.run(seat.play(), news.check)
    except KeyboardInterrupt:
        loop.run(seat.leave())
        news.say("bot-left")
        raise SystemExit(INTERRUPTED) from None
    except ForetellError as error:
        is_left = _let_go(loop, seat)
        if not is_left:
            raise
        why = refusal(news.words, error)
        raise spoken(ForetellError(error.code, ""), "failed-bot-left", why=why) from None
    news.finish()


def _let_go(loop: Loop, seat: BotSeat) -> bool:
    """Let the seat go; whether a bot of the house plays on there."""
    is_playing = seat.table.facts["status"] == "playing" and bool(seat.own)
    loop.run(seat.leave())
    return is_playing


class BotNews:
    """What is told of a table: a line for the seat, for each round, and for the end."""

    def __init__(self, table: Table, words: Words, link: str) -> None:
        self.table = table
        self.words = words
        self.link = link
        self._rounds = len(table.view["sheet"])
        self._seat: int | None = None
        self._is_connected = True
        table.on_message = self._heard

    def say(self, key: str, **args: Any) -> None:
        """A line."""
        click.echo(self.words.text(f"online-{key}", **args))

    def check(self) -> None:
        """Make sure that the table can come back.

        Raises:
            ForetellError: it does not.
        """
        if self.table.link.why_ended:
            raise self.table.gone()

    def tell(self) -> None:
        """Tell what is new: the seat, the rounds that are over."""
        seat = self.table.seat
        if seat != self._seat:
            self._seat = seat
            if seat is not None:
                name = self.table.facts["seats"][seat]["name"]
                self.say("bot-sits", name=name, seat=seat + 1, link=self.link)
        rows = self.table.view["sheet"]
        for row in rows[self._rounds :]:
            self._tell_round(row, seat)
        self._rounds = len(rows)

    def _tell_round(self, row: dict[str, Any], seat: int | None) -> None:
        """A round: the bid, if there was one, the tricks, the points and all of them so far."""
        if seat is None:
            return
        bid = row["bids"][seat]
        self.say(
            "bot-round",
            number=row["number"],
            bid="–" if bid is None else bid,
            won=row["won"][seat],
            points=figure(f"{row['points'][seat]:+d}"),
            score=figure(row["scores"][seat]),
        )

    def _heard(self, message: dict[str, Any]) -> None:
        """Tell that the connection is lost, or that it is there again."""
        if message["t"] != "link" or self.table.link.why_ended:
            return
        is_connected = message["state"] == "connected"
        if is_connected != self._is_connected:
            self._is_connected = is_connected
            self.say("bot-back" if is_connected else "lost")

    def finish(self) -> None:
        """How the game ended."""
        facts = self.table.facts
        if facts["status"] == "ended":
            click.echo(ended(self.words, facts["why_ended"]))
            return
        pairs = zip((seat["name"] for seat in facts["seats"]), self.table.scores, strict=True)
        ranked = sorted(pairs, key=lambda pair: -pair[1])
        self.say("bot-over", scores=", ".join(f"{name} {figure(score)}" for name, score in ranked))
