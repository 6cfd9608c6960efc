"""Looking through a finished game: every round with all hands open, bids and tricks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.client.http import http_to
from foretell.game.game import Game
from foretell.record import Record, read
from foretell.rules.plan import seats_of
from foretell.terminal.events import EventKind, TerminalEvent
from foretell.terminal.local import LocalGame, LocalTable
from foretell.terminal.opening import KINDS
from foretell.terminal.pages import Page
from foretell.terminal.sight import all_cards, sorted_hand
from foretell.terminal.story import Story
from foretell.terminal.telling import Teller
from foretell.terminal.words import Words, dummies
from foretell.terminal.wrapping import wrapped

BEGINS = (EventKind.ROUND, EventKind.PLAY_OFF)


async def record_of(server: str, table: str) -> str:
    """The record of a table's finished game.

    Raises:
        ForetellError: the server does not give it.
    """
    async with http_to(server) as http:
        answer = await http.get(f"/games/{table}/record.toml")
    if not answer.is_success:
        raise ForetellError("no-record", f"there is no record of {table}")
    return answer.text


def game_page(text: str, words: Words) -> Page:
    """A record as a page.

    Raises:
        BadRecord: the text is none.
    """
    record = read(text)
    story, names = _story(record, words)
    teller = Teller(words, names, -1)
    said = list(_told(record, story, teller, words))
    title = words.text("online-page-game", players=", ".join(record.players))

    def draw(width: int) -> list[Text]:
        return list(
            chain.from_iterable(wrapped(line, width) if line else [Text("")] for line in said)
        )

    return Page(title, draw)


def _story(record: Record, words: Words) -> tuple[Story, tuple[str, ...]]:
    """The game as its first seat saw it; all that is told of it everybody saw."""
    game = Game.replay(record)
    players = len(record.players)
    names = (*record.players, *dummies(words, seats_of(game.rules) - players))
    kinds = ("", *KINDS[:1] * (players - 1))
    past = LocalTable(LocalGame(game.rules, names, kinds, "", "", Path()), game).past()
    story = Story(past[0])
    for seen in past[1:]:
        story.add(seen)
    return story, names


def _told(record: Record, story: Story, teller: Teller, words: Words) -> Iterator[str]:
    """Each round: its number, the deal, the hands, what happened."""
    rounds = zip_longest(_by_round(story.events), record.rounds)
    for number, (events, dealt) in enumerate(rounds, start=1):
        yield words.text("online-round", number=number)
        first, *rest = teller.lines(events or [])
        yield first
        for seat, hand in enumerate((dealt.hands if dealt else None) or ()):
            cards = sorted_hand(hand.split(), dealt.trump, all_cards(story.seen))
            yield words.text("online-held", who=teller.names[seat], cards=words.cards(cards))
        yield from rest
        yield ""


def _by_round(events: list[TerminalEvent]) -> Iterator[list[TerminalEvent]]:
    starts = [place for place, event in enumerate(events) if event.kind in BEGINS]
    for start, end in zip_longest(starts, starts[1:]):
        yield events[start:end]
