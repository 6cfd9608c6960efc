"""What has happened in a game, made once more: by the writer, and to go back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from foretell.cards import NO_CARD
from foretell.engine.fields import Ints
from foretell.engine.structs import TURN, UNNAMED, Phase
from foretell.play.handle import STATE_PLACES, Handle, dealing_order
from foretell.play.history import Call, Deal, Entry, HistoryStep, Pad, Tally
from foretell.rules.axes import MAX_SEATS

UNKNOWN_TURN_UP: Final = "turn_up"
UNKNOWN_TRUMP: Final = "trump"
UNKNOWN_UBER: Final = "uber"


def stack(handle: Handle, hands: tuple[tuple[int, ...], ...], turn_up: int) -> Ints:
    """The deck that deals some hands, as far as a deal reads it (rules 4)."""
    order = dealing_order(handle)
    dealt = len(order) * len(hands[order[0]])
    deck = np.empty(dealt + 1, dtype=np.int64)
    for place, seat in enumerate(order):
        deck[place : dealt : len(order)] = hands[seat]
    deck[dealt] = turn_up
    return deck


def begin_pad(handle: Handle, pad: Pad) -> None:
    """Begin a round whose cards nobody knows: any cards are dealt, then forgotten."""
    tables = handle.rules[0]
    deck = tables.deck_cards[: tables.deck_len].tolist()
    others = [card for card in deck if card != pad.turn_up]
    dealt = pad.size * len(dealing_order(handle))
    if pad.turn_up != NO_CARD:
        others.insert(dealt, pad.turn_up)
    handle.deal(np.array(others, dtype=np.int64))
    for field in ("hands", "face_up", "piles"):
        handle.ints[STATE_PLACES[field]] = 0
    handle.ints[STATE_PLACES["last_dealt"]] = NO_CARD
    if UNKNOWN_TURN_UP in pad.unknown:
        forget_turn_up(handle)


def forget_turn_up(handle: Handle) -> None:
    """Nobody noted which card was turned up, so trump is not known unless it was named."""
    if handle.get("turn_up") != NO_CARD:
        handle.ints[STATE_PLACES["turn_up"]] = NO_CARD
        handle.ints[STATE_PLACES["trump"]] = UNNAMED


def begin(handle: Handle, deal: Deal) -> None:
    """Deal the hands of a round."""
    handle.deal(stack(handle, deal.hands, deal.turn_up))


def score_pad(handle: Handle, tally: Tally) -> None:
    """Score a round of real cards."""
    won = np.zeros(MAX_SEATS, dtype=np.int64)
    won[: len(tally.won)] = tally.won
    handle.tally(won, tally.grail_seat, tally.revoke_seat, tally.revoke_trick)


def follow(handle: Handle, entry: Entry, pad: Pad | None = None) -> None:
    """Make one entry of a history happen; ``pad`` is the one that its round began with."""
    if isinstance(entry, HistoryStep):
        handle.attempt(entry.choice)
        if entry.phase == Phase.TRUMP and pad and UNKNOWN_TRUMP in pad.unknown:
            handle.ints[STATE_PLACES["trump"]] = UNNAMED
    elif isinstance(entry, Deal):
        begin(handle, entry)
    elif isinstance(entry, Call):
        handle.call(entry.caller, entry.seat, entry.trick)
    elif isinstance(entry, Pad):
        begin_pad(handle, entry)
    else:
        score_pad(handle, entry)


def first_dealer(entries: Sequence[Entry]) -> int:
    """The seat that dealt the first round of a history."""
    return next(entry.dealer for entry in entries if isinstance(entry, Deal | Pad))


def again(handle: Handle, entries: Sequence[Entry]) -> Iterator[Entry]:
    """Play a history once more on a handle; each entry is yielded when it has happened."""
    if entries:
        handle.start(first_dealer(entries))
    pad = None
    for entry in entries:
        if isinstance(entry, Deal | Pad):
            pad = entry if isinstance(entry, Pad) else None
        follow(handle, entry, pad)
        yield entry


def rewind(handle: Handle, history: list[Entry], *, deals_too: bool = False) -> None:
    """Take back the last action of a history, with the draws that followed it by themselves.

    ``deals_too``: a deal followed by itself, and goes too.
    """
    dealer = first_dealer(history)
    while len(history) > 1 and (
        is_drawn(history[-1]) or (deals_too and isinstance(history[-1], Deal))
    ):
        history.pop()
    last = history.pop()
    before = history[-1] if history else None
    if (
        isinstance(last, HistoryStep)
        and isinstance(before, HistoryStep)
        and is_second(last, before)
    ):
        history.pop()
    handle.ints[:] = 0
    if not history:
        handle.start(dealer)
    for _ in again(handle, history):
        pass


def is_drawn(entry: Entry) -> bool:
    """Whether chance made a step."""
    return isinstance(entry, HistoryStep) and entry.phase in (Phase.PULL, Phase.LOT)


def is_second(last: HistoryStep, before: HistoryStep) -> bool:
    """Whether two steps were one action: a card with its form, an uber card's rank and suit.

    The form of a card that was played unseen is said after it is shown (rules 17).
    """
    if last.phase == Phase.UBER_SUIT:
        return True
    return last.phase == Phase.ROLE and before.choice != TURN
