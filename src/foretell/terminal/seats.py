"""The players' rows: turn, dealer, leader, score, bid and tricks, the card on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from foretell.engine.structs import Phase
from foretell.seen import Seen
from foretell.terminal import faces, hand, sight
from foretell.terminal.events import counted_as
from foretell.terminal.words import Words

NAME: Final = 14
NARROW_NAME: Final = 9
COINS: Final = 10
SCORE: Final = 13
TRICKS: Final = 9
NARROW: Final = 70
TINY: Final = 56


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
        return NAME if self.width >= NARROW else NARROW_NAME

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
            Text("     "),
            faces.padded(Text(say("head-score")), SCORE),
        ]
        if self.coin_width:
            cells.append(faces.padded(Text(say("head-bid")), self.coin_width))
        cells += [faces.padded(Text(say("head-tricks")), TRICKS), Text(say("head-card"))]
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
            faces.padded(self._score(seen, seat), SCORE),
        ]
        if self.coin_width:
            cells.append(faces.padded(self._coins(seen, seat), self.coin_width))
        cells += [faces.padded(self._tricks(seen, seat), TRICKS), self._card(seen, seat)]
        return faces.beside(cells)

    def _dummy(self, seen: Seen, seat: int) -> Text:
        """A dummy neither bids nor scores: its open cards stand there."""
        middle = SCORE + 1 + (self.coin_width + 1 if self.coin_width else 0) + TRICKS
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
        return faces.padded(Text(self.names[seat], style=style), self.name_width)

    def _marks(self, seen: Seen, seat: int) -> Text:
        """The dealer's and the leader's letters."""
        say, is_on = self.words.say, seen.phase not in (Phase.LOT, Phase.OVER)
        dealer = say("mark-dealer") if is_on and seen.dealer == seat else " "
        is_leading = seen.phase in (Phase.PLAY, Phase.ROLE) and seen.leader == seat
        leader = say("mark-leader") if is_leading else " "
        return faces.padded(Text(f"{dealer} {leader}", style="bold cyan"), 5)

    def _score(self, seen: Seen, seat: int) -> Text:
        """The total, and in parentheses what it would be if the round ended now (rules, 6.2)."""
        number = self.words.number
        line = faces.slip(number(seen.scores[seat]).rjust(4), "bold")
        total = sight.total_now(seen, seat)
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
            return Text(say("tricks-of", won=won, bid=bid), style=style)
        is_free = not seen.bidders >> seat & 1 and seen.phase not in (Phase.DEAL, Phase.LOT)
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
        shapes = sight.shapes(seen)
        said = counted_as(seen.seats_of("trick")[place], shapes[place]) if shapes[place:] else ""
        return " " + self.words.say(f"as-{said}") if said else ""
