"""A whole screen: heading, trump and bids, the seats, the trick, the log, the hand."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from foretell.cards import cards_in
from foretell.engine.structs import PLAY_OFF_ROW, Phase
from foretell.rules.plan import known_rounds
from foretell.seen import Seen
from foretell.terminal import faces, hand, sight
from foretell.terminal.seats import Seating
from foretell.terminal.story import Story
from foretell.terminal.telling import Teller
from foretell.terminal.words import Words

BAND: int = 5
LEAST_LOG: int = 3


@dataclass(frozen=True, slots=True)
class Size:
    """Columns and rows."""

    width: int
    height: int


class Board:
    """Draws the table for one seat.

    Args:
        words: how this terminal speaks.
        names: the players, then the dummies.
        me: the seat that looks.
        title: what the rules are called.
    """

    def __init__(self, words: Words, names: tuple[str, ...], me: int, title: str) -> None:
        self.words = words
        self.names = names
        self.me = me
        self.title = title
        self.teller = Teller(words, names, me)

    def lines(self, story: Story, size: Size, picked: str | None) -> list[Text]:
        """Exactly ``size.height`` lines; the log takes what the rest leaves."""
        seen = story.seen
        top = [*self._heading(seen, size.width), Text("")]
        top += Seating(self.names, self.me, self.words, size.width).lines(seen)
        bottom = [Text(""), *self._holding(seen, size.width, picked)]
        left = size.height - len(top) - len(bottom)
        if left >= BAND + LEAST_LOG + 1:
            top += [Text(""), *self._band(seen)]
            left = size.height - len(top) - len(bottom)
        log = self._log(story, max(left - 1, 0))
        blank = [Text("")] * max(left - len(log), 0)
        return [*top, *blank[:1], *log, *blank[1:], *bottom][: size.height]

    def _heading(self, seen: Seen, width: int) -> list[Text]:
        left = Text(f" {self.title}", style=faces.TITLE)
        right = Text(self._where(seen) + " ")
        rule = Text(self.words.fit("─") * width, style=faces.QUIET)
        return [_ends(left, right, width), rule, _ends(self._trump(seen), self._sums(seen), width)]

    def _where(self, seen: Seen) -> str:
        say = self.words.say
        if seen.phase == Phase.OVER:
            return say("over")
        if seen.row == PLAY_OFF_ROW:
            return say("where-play-off", cards=seen.cards_each)
        rounds = known_rounds(seen.rules)
        is_due = seen.phase == Phase.DEAL and seen.round_no > 0
        number = seen.round_no + (0 if is_due else 1)
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
        """An uber card, if one is named."""
        if not seen.uber:
            return ""
        names = [sight.card(seen, number) for number in cards_in(seen.uber)]
        return "   " + self.words.say("uber", cards=self.words.cards(names))

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
            lines = faces.box(self.words, name, suited=suited, style=style)
            below = Text(self.names[seat], style="bold" if is_best else faces.QUIET)
            columns.append([faces.padded(line, 12) for line in (*lines, below)])
        heading = self.words.say("band-last" if is_last and laid else "band")
        rows = [Text(" " + heading if laid else "", style=faces.QUIET)]
        for place in range(BAND - 1):
            rows.append(Text("   ") + faces.beside([column[place] for column in columns]))
        return rows

    def _log(self, story: Story, height: int) -> list[Text]:
        """The newest sentences, the newest at the bottom; what this view brought stands out."""
        events = story.events[-height:] if height else []
        fresh = len(story.fresh)
        lines = []
        for place, event in enumerate(events):
            is_fresh = place >= len(events) - fresh
            lines.append(Text(f" {self.teller.tell(event)}", style="" if is_fresh else faces.QUIET))
        return lines

    def _holding(self, seen: Seen, width: int, picked: str | None) -> list[Text]:
        """The own hand; before it a dummy's open cards where one of them is to be picked."""
        found: list[Text] = []
        seat = sight.deciding(seen)
        if seat != self.me:
            found.append(Text(" " + self.words.say("dummys-cards", who=self.names[seat])))
            found += hand.lines(self.words, seen, seat, width, picked)
        found.append(Text(" " + self.words.say("your-hand"), style=faces.QUIET))
        found += hand.lines(self.words, seen, self.me, width, picked)
        return found


def _ends(left: Text, right: Text, width: int) -> Text:
    """One text at each end of a line; the right one goes where both do not fit."""
    gap = width - left.cell_len - right.cell_len
    return left + Text(" " * gap) + right if gap > 0 else left
