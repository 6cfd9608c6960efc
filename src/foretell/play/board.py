"""A position as plain text: for people who look at a game in a terminal or a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from foretell.engine.structs import NO_SEAT, Phase

SUITS: Final = {"c": "♣ clubs", "d": "♦ diamonds", "h": "♥ hearts", "s": "♠ spades", "none": "none"}
DUE: Final = {
    Phase.DEAL: "a deal is due",
    Phase.TRUMP: "names trump",
    Phase.TWIST: "names a twist",
    Phase.UBER_RANK: "names an uber card",
    Phase.UBER_SUIT: "names the uber card's suit",
    Phase.BID: "bids",
    Phase.MEND: "mends its bid",
    Phase.PASS: "passes a card",
    Phase.PULL: "a card is drawn",
    Phase.PLAY: "plays",
    Phase.ROLE: "says what the card is",
    Phase.AGREE: "agrees to the score",
    Phase.LOT: "lots are drawn",
    Phase.OVER: "the game is over",
}
HEAD: Final = ("", "seat", "bid", "won", "score", "cards")
NUMBERS: Final = slice(1, 5)
"""The columns that stand on the right."""


class SeatSight(Protocol):
    """What a seat sees of a table, as :class:`foretell.play.seen.Seen` says it."""

    @property
    def players(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def actor(self) -> int | None: ...
    @property
    def round_number(self) -> int: ...
    @property
    def bids(self) -> Sequence[int | str | None]: ...
    @property
    def hand_count(self) -> Sequence[int]: ...
    @property
    def trick(self) -> Sequence[str]: ...
    @property
    def trump(self) -> str | None: ...
    @property
    def turn_up(self) -> str | None: ...
    @property
    def winning(self) -> int | None: ...

    def get(self, name: str, /) -> int: ...
    def seats_of(self, name: str, /) -> Sequence[int]: ...
    def order_from(self, leader: int, /) -> Sequence[int]: ...


def board(seen: SeatSight, hands: Sequence[Sequence[str]], legal: Sequence[str]) -> str:
    """What lies on the table, and the cards of each seat as far as they are given.

    >>> from foretell.game.game import Game
    >>> from foretell.rules.presets import preset
    >>> print(Game(preset("standard", players=3), seed=2, dealer=0).view(1))
    round 1, 1 card each, seat 0 deals, trump ♣ clubs (7c)
       seat  bid  won  score  cards
          0    -    0      0  ?
    >     1    -    0      0  3c
          2    -    0      0  ?
    seat 1 bids: 0 1
    """
    rows = [HEAD, *(row_of(seen, seat, held) for seat, held in enumerate(hands))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    lines = [title_of(seen), *(_line(row, widths) for row in rows)]
    if laid := _laid(seen):
        lines.append(f"trick: {laid}")
    return "\n".join([*lines, due_line(seen, legal)])


def title_of(seen: SeatSight) -> str:
    """The round, how many cards each holds, who deals, and what is trump."""
    cards = seen.get("cards_each")
    parts = [f"round {seen.round_number}"]
    if cards:
        parts.append(f"{cards} card{'s' if cards > 1 else ''} each")
    parts.append(f"seat {seen.get('dealer')} deals")
    if cards and seen.trump:
        up = f" ({seen.turn_up})" if seen.turn_up else ""
        parts.append(f"trump {SUITS[seen.trump]}{up}")
    return ", ".join(parts)


def row_of(seen: SeatSight, seat: int, held: Sequence[str]) -> tuple[str, ...]:
    """A seat's line under HEAD; dummies neither bid nor score."""
    cards = " ".join([*held, *["?"] * (seen.hand_count[seat] - len(held))])
    mark = ">" if seat == seen.actor else ""
    if seat >= seen.players:
        return (mark, str(seat), "", "", "", cards)
    bid = seen.bids[seat]
    figures = (seen.seats_of("won")[seat], seen.seats_of("scores")[seat])
    return (mark, str(seat), "-" if bid is None else str(bid), *map(str, figures), cards)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    right = [text.rjust(width) for text, width in zip(row[NUMBERS], widths[NUMBERS], strict=True)]
    return "  ".join([row[0].ljust(1), *right, row[-1]]).rstrip()


def _laid(seen: SeatSight) -> str:
    """The cards of the trick with the seats that played them."""
    cards = zip(seen.order_from(seen.get("leader")), seen.trick, strict=False)
    laid = ", ".join(f"{seat} {card}" for seat, card in cards)
    return (
        laid if seen.winning is None or not laid else f"{laid}; seat {seen.winning} wins it so far"
    )


def due_line(seen: SeatSight, legal: Sequence[str]) -> str:
    """Who does what now, and what may be done."""
    actor = seen.get("actor")
    who = "" if actor == NO_SEAT else f"seat {actor} "
    turn = seen.get("turn")
    dummy = f" for seat {turn}" if seen.phase == Phase.PLAY and turn >= seen.players else ""
    return f"{who}{DUE[seen.phase]}{dummy}" + (f": {' '.join(legal)}" if legal else "")
