"""A position as HTML with drawn cards: for people who look at a game in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foretell.play.board import HEAD, SeatSight, due_line, row_of, title_of
from foretell.svg import hand
from foretell.svg.markup import Markup, paragraph, sheet

SMALL: Final = 56
"""The height of a card, in pixels."""


def board_html(
    seen: SeatSight, hands: Sequence[Sequence[str]], legal: Sequence[str], names: Sequence[str] = ()
) -> str:
    """What :func:`foretell.play.board.board` says, with cards to look at and who sits where.

    >>> from foretell.game.game import Game
    >>> from foretell.rules.presets import preset
    >>> game = Game(preset("standard", players=3), seed=2, dealer=0)
    >>> board_html(game.view(1), [[], ["3c"], []], ["0", "1"]).count("<svg")
    3
    """
    rows = [_row(seen, seat, held, names) for seat, held in enumerate(hands)]
    parts = [sheet(title_of(seen), HEAD[1:], rows)]
    if seen.trick:
        parts += [_trick(seen)]
    return f"<div>{''.join([*parts, paragraph(due_line(seen, legal))])}</div>"


def _row(seen: SeatSight, seat: int, held: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    mark, number, *figures, cards = row_of(seen, seat, held)
    who = f"{number} {names[seat]}" if seat < len(names) else number
    return (f"{mark} {who}".strip(), *figures, _drawn(cards.split()))


def _trick(seen: SeatSight) -> Markup:
    """The cards on the table, each under the seat that played it."""
    order = seen.order_from(seen.get("leader"))
    laid = list(zip(order, seen.trick, strict=False))
    wins = {seat: " wins so far" for seat, _ in laid if seat == seen.winning}
    head = ["", *(f"seat {seat}{wins.get(seat, '')}" for seat, _ in laid)]
    return sheet("", head, [["trick", *(_drawn([card]) for _, card in laid)]])


def _drawn(cards: Sequence[str]) -> Markup:
    return Markup(hand(cards, SMALL) if cards else "")
