"""The players' rows: turn, dealer, leader, score, bid and tricks, the card on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from foretell.engine.structs import Phase
from foretell.play.seen import Seen
from foretell.terminal import faces, hand, sight
from foretell.terminal.events import counted_as
from foretell.terminal.words import Words

NAME: Final = 14
NARROW_NAME: Final = 11
COINS: Final = 10
SCORE: Final = 13
TRICKS: Final = 9
NARROW: Final = 70
TINY: Final = 56
TINY_NAME: Final = 8
TINY_SCORE: Final = 4
TINY_TRICKS: Final = 6
MARKS: Final = 5
TINY_MARKS: Final = 3


@dataclass(frozen=True)
class Seating:
    """Who sits at a table, and how their rows are drawn.

    ``names`` has the players, then the dummies; ``me`` is the seat that looks.
    """

    names: tuple[str, ...]
    me: int
    words: Words
    width: int

    @property
    def name_width(self) -> int:
        """Columns for a name."""
        return NAME if self.width >= NARROW else TINY_NAME if self.is_tiny else NARROW_NAME

    @property
    def is_tiny(self) -> bool:
        """Whether marks, the score and the tricks must be short."""
        return self.width < TINY

    @property
    def marks_width(self) -> int:
        """Columns for the marks of dealer and leader."""
        return TINY_MARKS if self.is_tiny else MARKS

    @property
    def score_width(self) -> int:
        """Columns for the score, and the one if the round ended now where there is room."""
        return TINY_SCORE if self.is_tiny else SCORE

    @property
    def tricks_width(self) -> int:
        """Columns for the tricks taken."""
        return TINY_TRICKS if self.is_tiny else TRICKS

    @property
    def coin_width(self) -> int:
        """Columns for coins; none where the terminal is narrow."""
        return COINS if self.width >= NARROW else 0

    def lines(self, seen: Seen) -> list[Text]:
        """A heading, and a row for each seat."""
        return [self._heading(), *(self._row(seen, seat) for seat in sight.seats(seen))]

    def _heading(self) -> Text:
        say = self.words.say
        cells = [
            Text("   "),
            faces.padded(Text(say("head-player")), self.name_width),
            Text(" " * self.marks_width),
            faces.padded(Text(say("head-score")), self.score_width),
        ]
        if self.coin_width:
            cells.append(faces.padded(Text(say("head-bid")), self.coin_width))
        tricks = faces.padded(Text(say("head-tricks")), self.tricks_width)
        cells += [tricks, Text(say("head-card"))]
        line = faces.beside(cells)
        line.stylize(faces.QUIET)
        return line

    def _row(self, seen: Seen, seat: int) -> Text:
        if sight.is_dummy(seen, seat):
            return self._dummy(seen, seat)
        cells = [
            self._turn(seen, seat),
            self._name(seen, seat),
            self._marks(seen, seat),
            faces.padded(self._score(seen, seat), self.score_width),
        ]
        if self.coin_width:
            cells.append(faces.padded(self._coins(seen, seat), self.coin_width))
        tricks = faces.padded(self._tricks(seen, seat), self.tricks_width)
        cells += [tricks, self._card(seen, seat)]
        return faces.beside(cells)

    def _dummy(self, seen: Seen, seat: int) -> Text:
        """A dummy neither bids nor scores: its open cards stand there."""
        coins = self.coin_width + 1 if self.coin_width else 0
        middle = self.score_width + 1 + coins + self.tricks_width
        cells = [
            self._turn(seen, seat),
            self._name(seen, seat),
            self._marks(seen, seat),
            faces.padded(self._shown(seen, seat), middle),
            self._played(seen, seat),
        ]
        return faces.beside(cells)

    def _turn(self, seen: Seen, seat: int) -> Text:
        is_turn = seen.actor == seat or (seen.actor is not None and seen.turn == seat)
        mark = self.words.fit("▶")
        return Text(f" {mark} ", style=faces.GOLD) if is_turn else Text("   ")

    def _name(self, seen: Seen, seat: int) -> Text:
        style = faces.QUIET if not sight.is_in(seen, seat) else "bold" if seat == self.me else ""
        name = faces.shortened(self.names[seat], self.name_width, self.words.fit("…"))
        return faces.padded(Text(name, style=style), self.name_width)

    def _marks(self, seen: Seen, seat: int) -> Text:
        """The dealer's and the leader's letters."""
        say, is_on = self.words.say, seen.phase not in (Phase.LOT, Phase.OVER)
        dealer = say("mark-dealer") if is_on and seen.dealer == seat else " "
        is_leading = seen.phase in (Phase.PLAY, Phase.ROLE) and seen.leader == seat
        leader = say("mark-leader") if is_leading else " "
        return faces.padded(Text(f"{dealer} {leader}", style="bold cyan"), self.marks_width)

    def _score(self, seen: Seen, seat: int) -> Text:
        """The total, and in parentheses what it would be if the round ended now (rules, 6.2)."""
        number = self.words.number
        line = faces.slip(number(seen.scores[seat]).rjust(4), "bold")
        total = None if self.is_tiny else sight.total_now(seen, seat)
        if total is not None:
            line.append(f" ({number(total)})", style="green" if total > seen.scores[seat] else "")
        return line

    def _coins(self, seen: Seen, seat: int) -> Text:
        bid = self._bid(seen, seat)
        if isinstance(bid, int):
            return faces.coins(self.words, bid, seen.won[seat], self.coin_width)
        return Text("")

    def _bid(self, seen: Seen, seat: int) -> int | str | None:
        return None if sight.is_dummy(seen, seat) else seen.bids[seat]

    def _tricks(self, seen: Seen, seat: int) -> Text:
        """ "1 of 2"; the tricks alone while there is no bid to be seen."""
        say, bid, won = self.words.say, self._bid(seen, seat), seen.won[seat]
        if not sight.is_in(seen, seat):
            return Text(say("out"), style=faces.QUIET)
        if bid == "?":
            return Text(say("tricks-hidden", won=won))
        if isinstance(bid, int):
            style = faces.WARN if won > bid else faces.GOOD if won == bid else ""
            said = f"{won}/{bid}" if self.is_tiny else say("tricks-of", won=won, bid=bid)
            return Text(said, style=style)
        is_free = seat not in seen.bidders and seen.phase not in (Phase.DEAL, Phase.LOT)
        return Text(say("tricks-free", won=won) if is_free else "")

    def _card(self, seen: Seen, seat: int) -> Text:
        """The card on the table, whether it wins, and what this seat is known to hold."""
        line = self._played(seen, seat)
        shown = self._shown(seen, seat) if seat != self.me else Text("")
        return line.append(" " if line.plain and shown.plain else "").append_text(shown)

    def _shown(self, seen: Seen, seat: int) -> Text:
        """The cards that a seat is known to hold."""
        names = hand.ordered(seen, seat)
        said = self.words.say("shows", cards=self.words.cards(names)) if names else ""
        return Text(said, style=faces.QUIET)

    def _played(self, seen: Seen, seat: int) -> Text:
        """The card in the trick; between tricks, the one in the trick before."""
        played = dict(sight.trick(seen))
        if seat not in played:
            return Text("") if played else self._last(seen, seat)
        line = faces.card(self.words, played[seat], suited=sight.are_suited(seen))
        place = [at for at, _ in sight.trick(seen)].index(seat)
        line.append(self._counts(seen, place))
        if seen.winning == seat:
            line.append(" " + self.words.say("wins"), style="bold")
        return line

    def _last(self, seen: Seen, seat: int) -> Text:
        """Between tricks, the card of the trick before, dimmed."""
        if seen.phase not in (Phase.PLAY, Phase.AGREE):
            return Text("")
        name = dict(sight.last_trick(seen)).get(seat)
        return Text(f"({self.words.card(name)})", style=faces.QUIET) if name else Text("")

    def _counts(self, seen: Seen, place: int) -> str:
        """What a card of the trick counts as, where that is special."""
        said = counted_as(seen.trick[place], seen.trick_as[place])
        return " " + self.words.say(f"as-{said}") if said else ""
