"""The story of a game that was not followed from its beginning: from the sheet and the tricks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from foretell.engine.structs import NO_SEAT, PLAY_OFF_ROW, Phase
from foretell.play.seen import Seen
from foretell.terminal import sight
from foretell.terminal.events import EventKind, TerminalEvent
from foretell.terminal.remote.remote import GameMoment
from foretell.terminal.story import ScoredRow, Story

BEFORE = (Phase.DEAL, Phase.LOT)


def rows_of(sheet: list[dict[str, Any]]) -> list[ScoredRow]:
    """The rounds on a table's score sheet."""
    return [
        ScoredRow(
            number=row["number"],
            size=row["cards"],
            dealer=row["dealer"],
            trump=row["trump"],
            bids=tuple(row["bids"]),
            won=tuple(row["won"]),
            points=tuple(row["points"]),
            scores=tuple(row["scores"]),
            is_play_off=row["is_play_off"],
            sitting=sum(1 << seat for seat in row["sitting"]),
            revoke=NO_SEAT if row["revoke"] is None else row["revoke"],
        )
        for row in sheet
    ]


def story_of(moment: GameMoment) -> Story:
    """What can be told of a game from how it stands now."""
    story = Story(moment.seen)
    story.rows = rows_of(moment.sheet)
    story.trump = moment.seen.trump or "none"
    if moment.seen.phase not in BEFORE or moment.tricks:
        story.tricks = [_laid(moment.seen, trick) for trick in moment.tricks]
        story.events = [*_beginning(moment.seen), *_tricks(story, moment)]
    return story


def _laid(seen: Seen, trick: dict[str, Any]) -> list[tuple[int, str]]:
    """Seat and card of a finished trick, the leader's first."""
    return list(zip(sight.order_from(seen, trick["leader"]), trick["cards"], strict=False))


def _beginning(seen: Seen) -> Iterator[TerminalEvent]:
    """The deal and the bids, as far as they are known."""
    kind = EventKind.PLAY_OFF if seen.row == PLAY_OFF_ROW else EventKind.ROUND
    yield TerminalEvent(kind, seen.dealer, seen.cards_each)
    for seat in sight.bidders(seen):
        bid = seen.bids[seat]
        if bid == "?":
            yield TerminalEvent(EventKind.HIDDEN_BID, seat)
        elif isinstance(bid, int):
            yield TerminalEvent(EventKind.BID, seat, bid)


def _tricks(story: Story, moment: GameMoment) -> Iterator[TerminalEvent]:
    """The finished tricks, and the one on the table."""
    for number, (laid, trick) in enumerate(zip(story.tricks, moment.tricks, strict=True), start=1):
        yield from _played(laid)
        is_taken = trick["winner"] is not None
        winner = trick["winner"] if is_taken else NO_SEAT
        yield TerminalEvent(EventKind.TRICK if is_taken else EventKind.NO_TRICK, winner, number)
    yield from _played(sight.trick(moment.seen))


def _played(laid: list[tuple[int, str]]) -> Iterator[TerminalEvent]:
    for seat, card in laid:
        yield TerminalEvent(EventKind.PLAYED, seat, cards=(card,))
