"""A record as the sheet that people keep on paper: as plain text, and as HTML for notebooks.

For every round the suit that was trump, and for each player a circle if they deal, a divided box
for bid and tricks, the points, and the total. Source: rules §6.5.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final, NamedTuple, Protocol

from foretell.base.i18n import figure
from foretell.cards import SUIT_LETTERS
from foretell.rules.refusing import toml_text
from foretell.svg.markup import Markup, paragraph, sheet

LEGEND: Final = "For each player: ○ deals; in the box bid and tricks; points; the total."
CIRCLE: Final = "○"
SUITS: Final = dict(zip("cdhs", "♣♦♥♠", strict=True))
NONE: Final = "–"
"""No bid, or no trump."""
BOX: Final = "border:1px solid rgba(128,128,128,.6);padding:0 .3em"


class ScoredRound(Protocol):
    """A round of a record, as far as the sheet shows it."""

    @property
    def dealer(self) -> int: ...
    @property
    def turn_up(self) -> str | None: ...
    @property
    def trump(self) -> str | None: ...
    @property
    def bids(self) -> tuple[int, ...] | None: ...
    @property
    def won(self) -> tuple[int, ...] | None: ...
    @property
    def score(self) -> tuple[int, ...] | None: ...


class SheetCell(NamedTuple):
    """What stands on the sheet for a player in a round; unknown is ``None``, no bid is -1."""

    is_dealer: bool
    bid: int | None
    won: int | None
    points: int | None
    total: int

    @property
    def box(self) -> tuple[str, str]:
        """Bid and tricks, as they stand in the two parts of the box."""
        bid = "?" if self.bid is None else NONE if self.bid < 0 else str(self.bid)
        return bid, "?" if self.won is None else str(self.won)

    def __str__(self) -> str:
        """In one line; cells below each other have each part in the same place.

        >>> print(SheetCell(is_dealer=True, bid=1, won=0, points=-10, total=50))
        ○  1│0   −10   50
        """
        bid, won = self.box
        circle = CIRCLE if self.is_dealer else " "
        played = f"{circle} {bid:>2}│{won:<2}"
        if self.points is None:
            return played.rstrip()
        return f"{played} {figure(f'{self.points:+}'):>4} {figure(self.total):>4}"

    @property
    def short(self) -> str:
        """The same without the points, as narrow as can be.

        >>> SheetCell(is_dealer=True, bid=1, won=0, points=-10, total=50).short
        '○1│0   50'
        """
        bid, won = self.box
        return f"{CIRCLE if self.is_dealer else ''}{bid}│{won} {figure(self.total):>4}"

    def html(self) -> Markup:
        """The same with a drawn box, for a notebook."""
        bid, won = (escape(part) for part in self.box)
        circle = f"{CIRCLE} " if self.is_dealer else ""
        box = f'{circle}<span style="{BOX}">{bid}│{won}</span>'
        if self.points is None:
            return Markup(box)
        return Markup(f"{box} {figure(f'{self.points:+}')} <b>{figure(self.total)}</b>")


def suit_mark(trump: str | None) -> str:
    """A suit as the sheet has it; nothing where it is not known.

    >>> suit_mark("h"), suit_mark("none"), suit_mark(None)
    ('♥', '–', '')
    """
    return "" if trump is None else SUITS.get(trump, NONE)


def rules_said(rules: str | Mapping[str, Any], name: str) -> str:
    """What the rules of a record are called, and what they are.

    >>> rules_said("quick", ""), rules_said({"deck": 36}, "Thursday")
    ('quick', 'Thursday: { deck = 36 }')
    """
    text = rules if isinstance(rules, str) else toml_text(dict(rules))
    return f"{name}: {text}" if name else text


def record_html(
    rules: str, players: Sequence[str], rounds: Sequence[ScoredRound], scores: Sequence[int] | None
) -> str:
    """The sheet of a record: a row a round, in it what each player bid, won and scored.

    >>> record_html("quick", ["Ada", "<Bo>"], [], None).count("&lt;Bo&gt;")
    1
    """
    rows = [[*head, *(cell.html() for cell in cells)] for head, cells in _rows(rounds, players)]
    score_sheet = sheet(f"Rules: {rules}", _head(players), [*rows, *_end(scores)])
    return Markup(f"<div>{score_sheet}{paragraph(LEGEND)}</div>")


def record_text(
    rules: str, players: Sequence[str], rounds: Sequence[ScoredRound], scores: Sequence[int] | None
) -> str:
    """The sheet of a record as lines of text.

    >>> print(record_text("quick", ["Ada", "Bo"], [], (30, -10)))
    Rules: quick
    round  trump  Ada  Bo
    score         30   −10
    For each player: ○ deals; in the box bid and tricks; points; the total.
    """
    rows = [[*head, *map(str, cells)] for head, cells in _rows(rounds, players)]
    table = [_head(players), *rows, *_end(scores)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in table]
    return "\n".join([f"Rules: {rules}", *lines, LEGEND])


def _head(players: Sequence[str]) -> list[str]:
    return ["round", "trump", *players]


def _end(scores: Sequence[int] | None) -> list[list[str]]:
    """The row for the end, where the record says how it ended."""
    return [] if scores is None else [["score", "", *map(figure, scores)]]


def _rows(
    rounds: Sequence[ScoredRound], players: Sequence[str]
) -> Iterator[tuple[list[str], list[SheetCell]]]:
    """Every round: its number and suit, and a cell for each player."""
    totals = [0] * len(players)
    for number, one in enumerate(rounds, start=1):
        if one.score is not None:
            totals = [total + points for total, points in zip(totals, one.score, strict=False)]
        cells = [_cell(one, seat, total) for seat, total in enumerate(totals)]
        yield [str(number), suit_mark(trump_said(one))], cells


def trump_said(one: ScoredRound) -> str | None:
    """The suit that a round says: the one that was named, else that of the card turned up.

    >>> from foretell.record import RoundRecord
    >>> rounds = RoundRecord(dealer=0, turn_up="7d"), RoundRecord(dealer=0, turn_up="Zd", trump="h")
    >>> [trump_said(one) for one in (*rounds, RoundRecord(dealer=0, turn_up="Nc"))]
    ['d', 'h', 'none']
    """
    if one.trump is not None or one.turn_up is None:
        return one.trump
    rank, suit = one.turn_up[0], one.turn_up[-1]
    if rank == "N":
        return "none"
    return suit if rank != "Z" and suit in SUIT_LETTERS else None


def _cell(one: ScoredRound, seat: int, total: int) -> SheetCell:
    """What a player did, as far as the record says it."""
    bid, won, points = (None if of is None else of[seat] for of in (one.bids, one.won, one.score))
    return SheetCell(seat == one.dealer, bid, won, points, total)
