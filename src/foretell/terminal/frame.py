"""A whole screen: heading, trump and bids, the seats, the trick, the log, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from rich.text import Text

from foretell.engine.structs import Phase
from foretell.play.seen import Seen
from foretell.rules.plan import known_rounds
from foretell.terminal import faces, hand, sight
from foretell.terminal.screen import Size, folded, wrapped
from foretell.terminal.seats import Seating
from foretell.terminal.story import Sheet, Story
from foretell.terminal.telling import Teller
from foretell.terminal.words import Words

HEADING: Final = 3
BAND: Final = 5
LEAST_BELOW: Final = 2
"""Lines below the seats: one blank, one of the log."""
LEAST_LOG: Final = 7
SIDE: Final = 80
"""Columns of the table where the score sheet stands at its right."""
LEAST_SIDE: Final = 36


class Board:
    """Draws the table for one seat.

    Args:
        words: how this terminal speaks.
        names: the players, then the dummies.
        me: the seat that looks; -1 for somebody who watches.
        title: what the rules are called.
    """

    def __init__(self, words: Words, names: tuple[str, ...], me: int, title: str) -> None:
        self.words = words
        self.names = names
        self.me = me
        self.title = title
        self.teller = Teller(words, names, me)

    def lines(
        self, story: Story, size: Size, picked: str | None, aside: Sequence[Text] = ()
    ) -> list[Text]:
        """The table in ``size.height`` lines; the log takes what the rest leaves.

        ``aside`` is what stands below the log: the last lines of talk. Where the window is small,
        the own hand stays to the last.
        """
        seen = story.seen
        bottom = [Text(""), *self._holding(seen, size, picked)]
        if size.height < HEADING + 2 + len(sight.seats(seen)) + LEAST_BELOW + len(bottom):
            return self._small(story, size, picked, aside)
        top = self._heading(seen, size.width)
        room = size.height - len(top) - len(bottom)
        is_wide = size.width >= SIDE + LEAST_SIDE
        width = SIDE if is_wide else size.width
        middle = self._middle(story, Size(width, room), aside)
        if is_wide:
            middle = self._beside(middle, story, size.width - SIDE)
        return [*top, *middle, *bottom][: size.height]

    def _middle(self, story: Story, size: Size, aside: Sequence[Text]) -> list[Text]:
        """The seats, the trick where there is room for it, the log, what is said."""
        seen = story.seen
        lines = [Text(""), *Seating(self.names, self.me, self.words, size.width).lines(seen)]
        if size.height - len(lines) >= BAND + LEAST_LOG + 1 and self._has_trick(seen):
            lines += [Text(""), *self._band(seen)]
        room = max(size.height - len(lines) - 1, 0)
        below = list(aside)[-max(room - LEAST_LOG, 1) :] if room > 1 else []
        log = self._log(story, size.width, room - len(below))
        lines += [Text(""), *log]
        lines += [Text("")] * (size.height - len(lines) - len(below))
        return [*lines, *below][: size.height]

    def _small(
        self, story: Story, size: Size, picked: str | None, aside: Sequence[Text]
    ) -> list[Text]:
        """The hand, above it the trick, trump, seats and the log, as far as there is room."""
        seen = story.seen
        held = self._holding(seen, size, picked, is_short=True)[: size.height]
        rows = Seating(self.names, self.me, self.words, size.width).lines(seen)[1:]
        room = size.height - len(held)
        if room < len(rows):
            above = [*folded(self._trick_line(seen), size.width), self._trump(seen)][:room]
        elif room == len(rows):
            above = rows
        else:
            above = [self._trump(seen), *rows]
        room -= len(above)
        where = self._heading(seen, size.width)[:1] if room > 1 else []
        room -= len(where)
        talk = list(aside)[-1:] if room else []
        log = self._log(story, size.width, room - len(talk))
        empty = [Text("")] * (room - len(talk) - len(log))
        return [*where, *above, *log, *talk, *empty, *held]

    def _trick_line(self, seen: Seen) -> Text:
        """The trick in one line, which may be long."""
        parts = []
        for seat, name in sight.trick(seen):
            part = Text(f" {self.names[seat]}") + faces.card(self.words, name)
            parts.append(part + self.words.say("wins") if seat == seen.winning else part)
        return faces.beside(parts, "")

    def _beside(self, lines: list[Text], story: Story, width: int) -> list[Text]:
        """Lines with the newest rounds of the score sheet at their right."""
        sheet = Sheet(self.words, self.names[: story.seen.rules.players], width - 1)
        heading, *rows = sheet.lines(story.rows)
        shown = [Text(""), heading, *rows[-(len(lines) - 2) :]] if rows else []
        shown += [Text("")] * (len(lines) - len(shown))
        pairs = zip(lines, shown, strict=True)
        return [faces.padded(left, SIDE) + right if right.plain else left for left, right in pairs]

    def _heading(self, seen: Seen, width: int) -> list[Text]:
        left = faces.slip(self.words.fit(f" Foretell · {self.title}"), faces.TITLE)
        right = Text(self._where(seen) + " ")
        rule = Text(self.words.fit("─") * width, style=faces.QUIET)
        return [_ends(left, right, width), rule, _ends(self._trump(seen), self._sums(seen), width)]

    def _where(self, seen: Seen) -> str:
        say = self.words.say
        if seen.phase == Phase.OVER:
            return say("over")
        if seen.is_play_off:
            return say("where-play-off", cards=seen.cards_each)
        rounds = known_rounds(seen.rules)
        is_due = seen.phase == Phase.DEAL and seen.round_number > 1
        number = seen.round_number - is_due
        if rounds:
            where = say("where-round", number=number, rounds=rounds)
        else:
            where = say("where-endless", number=number)
        if seen.phase in (Phase.PLAY, Phase.ROLE):
            trick = min(seen.tricks_done + 1, seen.cards_each)
            where += "  " + say("where-trick", number=trick, tricks=seen.cards_each)
        return where

    def _trump(self, seen: Seen) -> Text:
        say = self.words.say
        line = Text(" ")
        if seen.cards_each == 0:
            return line
        if seen.trump is None:
            line.append(say("trump-unnamed"), style="bold")
        elif seen.trump == "none":
            line.append(say("trump-none"), style="bold")
        else:
            line.append(say("trump") + " ", style="bold")
            line += faces.suit(self.words, seen.trump)
            line.append(" " + self.words.suit_name(seen.trump), style="bold")
        if seen.turn_up is not None:
            line.append("   " + say("turned-up") + " ", style=faces.QUIET)
            line += faces.card(self.words, seen.turn_up)
        line.append(self._extras(seen))
        return line

    def _extras(self, seen: Seen) -> str:
        """What the dealer has added to the round: a twist, an uber card."""
        if seen.uber:
            return "  " + self.words.say(
                "uber", cards=self.words.cards(sight.in_order(seen, seen.uber))
            )
        return "  " + self.words.say(f"twist-{seen.twist}") if seen.twist else ""

    def _sums(self, seen: Seen) -> Text:
        """The bids against the tricks: one spare, two over, even."""
        say, total, tricks = self.words.say, sight.sum_of_bids(seen), seen.cards_each
        if tricks == 0 or seen.phase < Phase.BID or seen.phase in (Phase.LOT, Phase.OVER):
            return Text("")
        if total is None:
            return Text(say("bids-hidden", tricks=tricks) + " ")
        if seen.to_bid:
            return Text(say("bids-so-far", bids=total, tricks=tricks) + " ")
        over = total - tricks
        key = "bids-even" if over == 0 else "bids-over" if over > 0 else "bids-spare"
        return Text(say(key, bids=total, tricks=tricks, number=abs(over)) + " ")

    def _has_trick(self, seen: Seen) -> bool:
        """Whether there is a trick to be drawn large."""
        return bool(seen.trick or sight.last_trick(seen))

    def _band(self, seen: Seen) -> list[Text]:
        """The trick as big cards in playing order, the leader's at the left; names below."""
        now = sight.trick(seen)
        is_last = not now and seen.phase in (Phase.PLAY, Phase.AGREE, Phase.DEAL, Phase.OVER)
        laid = sight.last_trick(seen) if is_last else now
        suited = sight.are_suited(seen)
        columns = []
        for seat, name in laid:
            is_best = not is_last and seat == seen.winning
            style = "bold yellow" if is_best else faces.QUIET if is_last else ""
            face = faces.large(self.words, name, suited=suited)
            lines = faces.box(face, self.words, style)
            below = Text(self.names[seat], style="bold" if is_best else faces.QUIET)
            columns.append([faces.padded(line, 12) for line in (*lines, below)])
        heading = self.words.say("band-last" if is_last else "band")
        return [Text(" " + heading, style=faces.QUIET), *side_by_side(columns)]

    def _log(self, story: Story, width: int, height: int) -> list[Text]:
        """What happened in this round, the newest at the bottom, where it stands out."""
        said = self.teller.brief(story.events_of_round())
        lines = list(chain.from_iterable(wrapped(line, width) for line in said))
        for line in lines[:-1]:
            line.stylize(faces.QUIET)
        return lines[-height:] if height else []

    def _holding(
        self, seen: Seen, size: Size, picked: str | None, *, is_short: bool = False
    ) -> list[Text]:
        """The own hand; before it a dummy's open cards where one of them is to be picked."""
        if self.me < 0:
            return [Text(" " + self.words.say("watching"), style=faces.QUIET)]
        found: list[Text] = []
        seat = sight.deciding(seen)
        if seat != self.me:
            found += [] if is_short else [Text(self._whose(seat))]
            found += hand.Holding(self.words, seen, seat, size, picked).lines()
        if not is_short:
            found.append(Text(" " + self.words.say("your-hand"), style=faces.QUIET))
        return found + hand.Holding(self.words, seen, self.me, size, picked).lines()

    def _whose(self, seat: int) -> str:
        return " " + self.words.say("dummys-cards", who=self.names[seat])


def side_by_side(columns: list[list[Text]]) -> list[Text]:
    """Columns of equally many lines, from left to right."""
    return [Text("   ") + faces.beside(list(row)) for row in zip(*columns, strict=True)]


def _ends(left: Text, right: Text, width: int) -> Text:
    """One text at each end of a line; the right one goes where both do not fit."""
    gap = width - left.cell_len - right.cell_len
    return left + Text(" " * gap) + right if gap > 0 else left
