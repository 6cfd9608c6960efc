"""A record as the sheet that people keep on paper: as plain text, and as HTML for notebooks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from foretell.rules.refusing import toml_text
from foretell.svg.markup import Markup, paragraph, sheet

LEGEND: Final = "For each player: tricks of the bid, points, and the total."


class ScoredRound(Protocol):
    """A round of a record, as far as the sheet shows it."""

    @property
    def dealer(self) -> int: ...
    @property
    def bids(self) -> tuple[int, ...] | None: ...
    @property
    def won(self) -> tuple[int, ...] | None: ...
    @property
    def score(self) -> tuple[int, ...] | None: ...


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
    """The sheet of a record: a row a round, in it what each player won of what was bid.

    >>> record_html("quick", ["Ada", "<Bo>"], [], None).count("&lt;Bo&gt;")
    1
    """
    head, *rows = _table(players, rounds, scores)
    score_sheet = sheet(f"Rules: {rules}", head, rows)
    return Markup(f"<div>{score_sheet}{paragraph(LEGEND)}</div>")


def record_text(
    rules: str, players: Sequence[str], rounds: Sequence[ScoredRound], scores: Sequence[int] | None
) -> str:
    """The same as lines of text.

    >>> print(record_text("quick", ["Ada", "Bo"], [], (30, -10)))
    Rules: quick
    round  dealer  Ada  Bo
    score          30   -10
    For each player: tricks of the bid, points, and the total.
    """
    table = _table(players, rounds, scores)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in table]
    return "\n".join([f"Rules: {rules}", *lines, LEGEND])


def _table(
    players: Sequence[str], rounds: Sequence[ScoredRound], scores: Sequence[int] | None
) -> list[list[str]]:
    """Heading and rows: one for each round, and one for the end."""
    table = [["round", "dealer", *players], *_rows(rounds, players)]
    if scores is not None:
        table.append(["score", "", *map(str, scores)])
    return table


def _rows(rounds: Sequence[ScoredRound], players: Sequence[str]) -> Iterator[list[str]]:
    totals = [0] * len(players)
    for number, one in enumerate(rounds, start=1):
        dealer = players[one.dealer] if one.dealer < len(players) else str(one.dealer)
        if one.score is not None:
            totals = [total + points for total, points in zip(totals, one.score, strict=False)]
        yield [str(number), dealer, *(_cell(one, seat, total) for seat, total in enumerate(totals))]


def _cell(one: ScoredRound, seat: int, total: int) -> str:
    """Tricks of the bid, points and total, as far as the record says them."""
    said = ["–" if values is None else str(values[seat]) for values in (one.won, one.bids)]
    played = "/".join(said)
    return played if one.score is None else f"{played} {one.score[seat]:+d} = {total}"
