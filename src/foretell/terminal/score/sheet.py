"""The sheet of a score pad: a row a round, also those that are not whole (rules, 6.5)."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from foretell.scorepad import PadRound, PadStanding
from foretell.scorepad.standing import FAULTY, OPEN, SCORED
from foretell.terminal import faces
from foretell.terminal.screen import wrapped
from foretell.terminal.story import WITH_BIDS, WITH_POINTS, Sheet
from foretell.terminal.words import Words

SECRET: Final = ("hidden", "delayed")


def is_secret(one: PadRound) -> bool:
    """Whether the bids of a round may not be shown yet (Hidden Bid, Delayed Reveal).

    >>> is_secret(PadRound(n=1, play_off=False, state="open", bidding="delayed"))
    True
    """
    if one.state == SCORED or one.bidding not in SECRET:
        return False
    bidders = [seat for seat in one.seats if seat != one.dealer or one.last == seat]
    return one.bidding == "delayed" or any(one.bids[seat] is None for seat in bidders)


class PadSheet(Sheet):
    """Draws the sheet of a pad; of open rounds, what is noted."""

    def __init__(self, words: Words, standing: PadStanding, width: int) -> None:
        """Take names and columns from how a pad stands."""
        names = [words.fit(name) for name in standing.names]
        super().__init__(words, names, width)
        self.standing = standing

    def all(self, room: int, focus: int | None) -> list[Text]:
        """A heading, as many rounds as fit, totals; ``focus`` is a round that stays in sight."""
        rounds = self.standing.rounds
        last = len(rounds)
        if focus is not None:
            place = next((at for at, one in enumerate(rounds, 1) if one.n == focus), last)
            last = max(min(last, place + room // 2), min(room, last))
        shown = rounds[max(0, last - room) : last]
        rows = [self.round(one, is_marked=one.n == (focus or self.standing.now)) for one in shown]
        return [*self.lines([]), *rows, self.totals()]

    def round(self, one: PadRound, *, is_marked: bool) -> Text:
        """One round."""
        mark = "!" if one.state == FAULTY else self.words.fit("▶") if is_marked else ""
        number = f"{mark}{'*' if one.play_off else ''}{one.n}".rjust(4)
        size = "" if one.size is None else str(one.size)
        line = Text(number, style="bold red" if one.state == FAULTY else "bold" * is_marked)
        if self.left > len(number) + 4:
            line.append(size.rjust(4), style="")
        line.append(" ")
        line += Text("   ") if one.trump is None else self.suit(one.trump)
        line = faces.padded(line, self.left)
        for seat in range(len(self.names)):
            line += faces.padded(self.cell(one, seat), self.column, right=True)
        return line

    def cell(self, one: PadRound, seat: int) -> Text:
        """Tricks of the bid, and what came of them."""
        if one.seats and seat not in one.seats:
            return Text(self.words.fit("· "), style=faces.QUIET)
        dealt = self.words.fit("●") if one.dealer == seat else " "
        if one.points is None or one.totals is None:
            room = (WITH_BIDS - 6) * (self.column >= WITH_BIDS)
            return Text(self.said(one, seat) + " " * room).append(dealt, style="cyan")
        cell, number = Text(), self.words.number
        if self.column >= WITH_BIDS:
            cell.append(self.said(one, seat).rjust(5), style=faces.QUIET)
        if self.column >= WITH_POINTS:
            points = ("+" if one.points[seat] > 0 else "") + number(one.points[seat])
            cell.append(points.rjust(5), style=self.colour(one, seat))
        total = number(one.totals[seat]).rjust(min(5, self.column - 1))
        return cell.append(total, style="bold").append(dealt, style="cyan")

    def said(self, one: PadRound, seat: int) -> str:
        """Tricks taken of tricks bid, as far as they are noted and may be seen."""
        if one.revoke and one.revoke.seat == seat:
            return self.words.text("score-sheet-revoke")
        bid, won = one.bid(seat), None if one.revoke else one.won[seat]
        if bid is not None and is_secret(one):
            return "?"
        if bid is None and won is None:
            return self.words.fit("·") if one.state == OPEN else "-"
        return f"{'-' if won is None else won}/{'-' if bid is None else bid}"

    def colour(self, one: PadRound, seat: int) -> str:
        """Green for a bid that was met, red for one that was not."""
        if one.revoke:
            return "red" if one.revoke.seat == seat else "green"
        return self._style(one.bid(seat), one.won[seat] or 0)

    def suit(self, trump: str) -> Text:
        """Trump, as the sheet of a game has it."""
        return self._suit(trump)

    def totals(self) -> Text:
        """The totals, with a star for whoever leads."""
        said = self.words.text("score-total")
        line = faces.padded(Text("  " + said), self.left)
        for seat, total in enumerate(self.standing.totals):
            star = self.words.fit("★") if seat in self.standing.leaders else " "
            cell = Text(self.words.number(total)).append(star)
            line += faces.padded(cell, self.column, right=True)
        line.stylize("bold")
        return line


def legend(words: Words, width: int) -> list[Text]:
    """What the signs of a sheet mean."""
    return wrapped(words.text("score-legend"), width, 2)


def sheet_lines(words: Words, standing: PadStanding, width: int) -> list[Text]:
    """The whole sheet, for a page or a printer; who leads or has won below it."""
    lines = PadSheet(words, standing, width).all(len(standing.rounds), None)
    outcome = outcome_said(words, standing)
    lines += [Text(""), Text(" " + outcome, style="bold")] if outcome else []
    faults = [one for one in standing.rounds if one.fault]
    lines += [Text(" " + fault_said(words, standing, one), style=faces.WARN) for one in faults]
    return [*lines, Text(""), *legend(words, width)]


def fault_said(words: Words, standing: PadStanding, one: PadRound) -> str:
    """What does not fit in a round, with its number."""
    why = one.fault.told(words.lang, standing.names) if one.fault else ""
    return words.text("score-fault-at", n=one.n, why=why)


def outcome_said(words: Words, standing: PadStanding) -> str:
    """Who leads, or who has won; nothing before a round is scored."""
    seats = standing.winners or standing.leaders
    if not seats:
        return ""
    who = listed(words, [standing.names[seat] for seat in seats])
    key = "score-won-by" if standing.winners else "score-led-by"
    return words.text(key, who=who, count=len(seats), points=standing.totals[seats[0]])


def listed(words: Words, names: list[str]) -> str:
    """Names in a row."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {words.text('score-and')} {names[-1]}"
