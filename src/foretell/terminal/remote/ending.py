"""After the game: who won, the sheet, looking back with all hands open, another game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path
from typing import Final

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.base.i18n import rejected
from foretell.bots.levels import USUAL
from foretell.client import Guest
from foretell.client.fairness import game_address
from foretell.client.http import http_to
from foretell.fair import Verdict
from foretell.game.game import Game
from foretell.record import Record, read
from foretell.rules.plan import seats_of
from foretell.terminal import faces, pages, saving
from foretell.terminal.events import EventKind, TerminalEvent
from foretell.terminal.local import LocalGame, LocalTable
from foretell.terminal.pages import Page
from foretell.terminal.remote.remote import Loop
from foretell.terminal.remote.sitting import TableSitting
from foretell.terminal.remote.talk import TablePulse, changes, ended, refusal
from foretell.terminal.screen import wrapped
from foretell.terminal.sight import all_cards, sorted_hand
from foretell.terminal.sitting import Leave
from foretell.terminal.story import Story
from foretell.terminal.telling import Teller
from foretell.terminal.words import Words, dummies

BEGINS = (EventKind.ROUND, EventKind.PLAY_OFF)


async def record_of(server: str, game: str) -> str:
    """The record of a finished game, by its address.

    Raises:
        ForetellError: the server does not give it.
    """
    async with http_to(server) as http:
        answer = await http.get(f"/games/{game}/record.toml")
    if not answer.is_success:
        raise rejected(ForetellError("no-record", ""))
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
    kinds = ("", *[USUAL] * (players - 1))
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


PATIENCE: Final = 10.0
"""Seconds for which the server may take to publish the deals."""


class Ending:
    """The last page of a game on a server."""

    def __init__(self, sitting: TableSitting, pulse: TablePulse, guest: Guest, loop: Loop) -> None:
        self.sitting = sitting
        self.remote = sitting.remote
        self.words = sitting.words
        self.pulse = pulse
        self.guest = guest
        self.loop = loop

    def ask(self) -> str:
        """The table of the next game; empty if there is to be none."""
        final = pages.final(self.words, self.sitting.board, self.sitting.story)
        reader = pages.PageReader(self.sitting.desk, self.words)
        hint = self.words.text("online-hints-end")
        self.deals, said = self._checked(), None
        while True:
            self.pulse.wakes = changes(self.remote)
            said = self.sitting.told() or said
            line = reader.turn(final, said or self._message(), hint, wakes=True).strip()
            if line != "<news>" or self.remote.is_connected:
                said = None  # each try to connect again is news: what was said stands meanwhile
            if line == "r":
                if table := self._rematch():
                    return table
            elif line in ("<up>", "<left>", "<down>", "<right>"):
                reader.move(line)
            elif line in ("", "q", "<escape>"):
                return ""
            elif line != "<news>":
                self._typed(line)

    def _message(self) -> Text:
        facts, text = self.remote.facts, self.words.text
        if facts["next_table"]:
            return Text(f" {text('online-next')} ", style=faces.GOLD)
        if facts["status"] == "ended":
            why = Text(" " + ended(self.words, facts["why_ended"]), style=faces.WARN)
            return Text("\n").join([why, self.deals])
        return self.deals

    def _checked(self) -> Text:
        """Whether nobody chose the cards: the published deals against what this device has seen."""
        try:
            report = self.loop.run(asyncio.wait_for(self.remote.table.verify(), PATIENCE))
        except (ForetellError, TimeoutError):
            return Text(" " + self.words.text("online-deals-unknown"), style=faces.QUIET)
        if failures := report.told(self.words.lang):
            why = self.words.text("online-deals-failed", why=failures[0])
            return Text(f" {why}", style=faces.WARN)
        kind = "kept" if report.against_kept else "bundle"
        kind = kind if report.verdict is Verdict.VERIFIED else "bots"
        return Text(" " + self.words.text(f"online-deals-{kind}"), style=faces.QUIET)

    def _rematch(self) -> str:
        """Go where the others go, or open the next table."""
        if found := str(self.remote.facts["next_table"]):
            return found
        path = f"/api/tables/{self.remote.table.id}/rematch"
        try:
            return str(self.loop.run(self.guest.post(path, None))["id"])
        except ForetellError as refused:  # also that the server cannot be reached
            self.sitting.notice = Text(f" {refusal(self.words, refused)}", style=faces.WARN)
            return ""

    def _typed(self, line: str) -> None:
        """Look through the game, write its record, or what may be typed at any table."""
        word, _, rest = line.partition(" ")
        command = self.sitting.parse(line)
        try:
            if word == "v":
                self.sitting.show(game_page(self._record(), self.words))
            elif word == "save":
                self._save(saving.record_file(rest.strip() or f"{self.remote.table.id}.toml"))
            elif command is None:
                self.sitting.warn("unknown", typed=line)
            else:
                self.sitting.obey(command)
        except ForetellError as error:
            self.sitting.notice = Text(f" {refusal(self.words, error)}", style=faces.WARN)
        except Leave:
            return

    def _record(self) -> str:
        return self.loop.run(record_of(self.guest.url, game_address(self.remote.facts["fair"])))

    def _save(self, path: Path) -> None:
        """Write the record of the game into a file."""
        try:
            saving.write(path, self._record())
        except OSError as error:
            self.sitting.warn("save-failed", reason=error.strerror or str(error))
        else:
            self.sitting.say("saved", path=str(path))
