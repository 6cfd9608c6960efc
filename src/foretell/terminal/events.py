"""What has just happened, told from two views of the same seat: nothing that it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from foretell.engine.structs import NO_SEAT, Phase
from foretell.play.seen import Seen
from foretell.terminal import sight

MAGIC = "magic"
RESTING = (Phase.DEAL, Phase.LOT, Phase.OVER)


class EventKind(StrEnum):
    """What can happen; the name is the end of the key of its sentence."""

    ROUND = "round"  # number: cards each; seat: dealer
    PLAY_OFF = "play-off"  # the same, for a play-off
    TRUMP = "trump"  # seat named a suit
    TWIST = "twist"
    UBER = "uber"  # cards: those that beat everything
    BID = "bid"
    HIDDEN_BID = "hidden-bid"
    SHOWN = "shown"  # numbers: all bids, -1 for a seat without
    MENDED = "mended"
    PASSED = "passed"
    RECEIVED = "received"  # cards: the one; other: from whom
    LOST = "lost"  # cards: the one drawn from this seat; other: by whom
    PLAYED = "played"  # cards: the one; text: what it counts as, where that is special
    NEW_TRUMP = "new-trump"
    TRICK = "trick"  # seat takes it; number: its place in the round
    NO_TRICK = "no-trick"  # nobody's
    TAKEN_BACK = "taken-back"
    WRONG_CALL = "wrong-call"  # seat called other
    REVOKE = "revoke"  # seat revoked in trick number
    AGREED = "agreed"
    SCORED = "scored"  # numbers: points by player
    OUT = "out"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TerminalEvent:
    """One thing that happened; fields that its kind does not need stay empty."""

    kind: EventKind
    seat: int = NO_SEAT
    number: int = 0
    text: str = ""
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    other: int = NO_SEAT


def happened(before: Seen, after: Seen) -> list[TerminalEvent]:
    """The events between two views, in the order of a round (rules 15)."""
    is_new = before.phase in RESTING and after.phase not in RESTING
    found = list(_dealt(after)) if is_new else [*_named(before, after)]
    found += _bids(None if is_new else before, after)
    found += _exchanged(None if is_new else before, after)
    if not is_new:
        found += _played(before, after)
        found += _called(before, after)
        found += _ended(before, after)
    return found


def _dealt(after: Seen) -> Iterator[TerminalEvent]:
    kind = EventKind.PLAY_OFF if after.is_play_off else EventKind.ROUND
    yield TerminalEvent(kind, after.dealer, after.cards_each)


def _named(before: Seen, after: Seen) -> Iterator[TerminalEvent]:
    if before.phase == Phase.TRUMP and after.phase != Phase.TRUMP:
        yield TerminalEvent(EventKind.TRUMP, before.get("turn"), text=after.trump or "none")
    if after.twist != before.twist and after.twist:
        yield TerminalEvent(EventKind.TWIST, before.get("turn"), text=after.twist)
    if after.uber != before.uber and after.uber:
        yield TerminalEvent(
            EventKind.UBER, before.get("turn"), cards=tuple(sight.in_order(after, after.uber))
        )


def _bids(before: Seen | None, after: Seen) -> Iterator[TerminalEvent]:
    old = before.bids if before else [None] * len(after.bids)
    is_shown = False
    for seat, bid in enumerate(after.bids):
        is_shown |= old[seat] == "?" and bid != "?"
        if old[seat] is None and bid == "?":
            yield TerminalEvent(EventKind.HIDDEN_BID, seat)
        elif old[seat] is None and isinstance(bid, int):
            yield TerminalEvent(EventKind.BID, seat, bid)
    if is_shown:
        bids = tuple(bid if isinstance(bid, int) else -1 for bid in after.bids)
        yield TerminalEvent(EventKind.SHOWN, numbers=bids)
    if before and after.mended != before.mended and after.mended is not None:
        mended = after.bids[after.mended]
        yield TerminalEvent(
            EventKind.MENDED, after.mended, mended if isinstance(mended, int) else 0
        )


def _exchanged(before: Seen | None, after: Seen) -> Iterator[TerminalEvent]:
    was_passing = before is not None and before.phase == Phase.PASS
    if before and was_passing and (after.turn != before.turn or after.phase != Phase.PASS):
        yield TerminalEvent(EventKind.PASSED, before.get("turn"))
    received, given = after.received, after.given
    had = (before.received, before.given) if before else (None, None)
    if received and received != had[0]:
        yield TerminalEvent(EventKind.RECEIVED, after.get("seat"), cards=(received,))
    if given and given != had[1]:
        yield TerminalEvent(EventKind.LOST, after.get("seat"), cards=(given,))


def _played(before: Seen, after: Seen) -> Iterator[TerminalEvent]:
    old, new = before.played_by, after.played_by
    for seat, cards in enumerate(new):
        for card in sight.in_order(after, cards - old[seat]):
            yield _card_event(before, after, seat, card)
        if old[seat] - cards:
            yield TerminalEvent(EventKind.TAKEN_BACK, seat)
    is_role = before.phase == Phase.ROLE and after.phase != Phase.ROLE and old == new
    if is_role:
        last = after.tricks_done > before.tricks_done
        laid = after.last_trick if last else after.trick
        yield _card_event(before, after, before.get("turn"), laid[-1])
    if before.trump != after.trump and before.phase in (Phase.PLAY, Phase.ROLE):
        yield TerminalEvent(EventKind.NEW_TRUMP, text=after.trump or "none")
    if after.tricks_done > before.tricks_done:
        yield _trick_event(before, after)


def _card_event(before: Seen, after: Seen, seat: int, card: str) -> TerminalEvent:
    text = _counted(before, after, card)
    return TerminalEvent(EventKind.PLAYED, seat, cards=(card,), text=text)


def _counted(before: Seen, after: Seen, card: str) -> str:
    """What a card just played counts as, where that is not what is printed on it."""
    is_over = after.tricks_done > before.tricks_done
    cards = after.last_trick if is_over else after.trick
    shapes = after.last_as if is_over else after.trick_as
    return counted_as(card, shapes[cards.index(card)]) if card in cards else ""


def counted_as(card: str, shape: str | None) -> str:
    """``Z``, ``N`` or ``magic`` for a card that counts as what is not printed on it.

    >>> counted_as("Me", "Z"), counted_as("Zc", "Zc"), counted_as("Zc", "Nc")
    ('Z', '', 'N')
    """
    if shape in (None, card):
        return ""
    if shape == MAGIC:
        return MAGIC
    return {"Z": "Z", "N": "N"}.get(str(shape)[0], "")


def _trick_event(before: Seen, after: Seen) -> TerminalEvent:
    won = zip(before.won, after.won, strict=True)
    for seat, (old, new) in enumerate(won):
        if new > old:
            return TerminalEvent(EventKind.TRICK, seat, after.tricks_done)
    return TerminalEvent(EventKind.NO_TRICK, number=after.tricks_done)


def _called(before: Seen, after: Seen) -> Iterator[TerminalEvent]:
    for caller, seats in enumerate(after.calls):
        for seat in sorted(seats - before.calls[caller]):
            yield TerminalEvent(EventKind.WRONG_CALL, caller, other=seat)
    if after.revoke_seat != before.revoke_seat and after.revoke_seat is not None:
        yield TerminalEvent(EventKind.REVOKE, after.revoke_seat, after.revoke_trick or 0)
    for seat in sorted(after.agreed - before.agreed):
        yield TerminalEvent(EventKind.AGREED, seat)


def _ended(before: Seen, after: Seen) -> Iterator[TerminalEvent]:
    if after.round_number > before.round_number:
        players = after.rules.players
        yield TerminalEvent(EventKind.SCORED, numbers=tuple(after.points[:players]))
    for seat, number in enumerate(after.out_round):
        if number and not before.out_round[seat]:
            yield TerminalEvent(EventKind.OUT, seat)
    if after.phase == Phase.OVER and before.phase != Phase.OVER:
        yield TerminalEvent(EventKind.OVER)
