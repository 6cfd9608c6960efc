"""Points of a round from its bids and tricks, without cards: what a score keeper asks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from foretell.base.illegal import illegal
from foretell.engine.structs import NO_BID, NO_SEAT
from foretell.play.handle import STATE_PLACES, Handle
from foretell.rules.axes import MAX_SEATS
from foretell.rules.value import Rules


def points(
    rules: Rules,
    bids: Sequence[int | None],
    won: Sequence[int],
    *,
    round_number: int = 1,
    dealer: int = 0,
    grail: int | None = None,
) -> list[int]:
    """By player, the points of one round (rules 11 and the variants' scoring).

    Args:
        rules: the rules.
        bids: by player; ``None`` for a dealer that does not bid.
        won: by player, tricks taken that count.
        round_number: from 1: some points depend on how many cards are dealt.
        dealer: the seat that dealt: it matters to a saboteur.
        grail: the seat that took the trick with the Holy Grail.

    Raises:
        IllegalAction: a list has not one number a player, or there is no such round.

    >>> points(Rules(players=3), [0, 1, 4], [0, 1, 3], round_number=5)
    [20, 30, -10]
    """
    if len(bids) != rules.players or len(won) != rules.players:
        raise illegal("wrong-count", players=rules.players)
    handle = Handle(rules)
    handle.start(dealer)
    rounds = int(handle.rules[0].rounds)
    if not 1 <= round_number <= rounds:
        raise illegal("no-such-round", number=round_number, rounds=rounds)
    for field in ("round_no", "row"):
        handle.ints[STATE_PLACES[field]] = round_number - 1
    _write_bids(handle, bids)
    tricks = np.array([*won, *[0] * (MAX_SEATS - len(won))], dtype=np.int64)
    handle.tally(tricks, NO_SEAT if grail is None else grail, NO_SEAT, -1)
    return handle.seats_of("points")[: rules.players]


def _write_bids(handle: Handle, bids: Sequence[int | None]) -> None:
    """Write the bids as they stand; who made none does not bid."""
    row = handle.get("row")
    numbers = [NO_BID if bid is None else bid for bid in bids]
    seats = handle.ints[STATE_PLACES["bids"]]
    seats[: len(numbers)] = numbers
    bidders = sum(1 << seat for seat, bid in enumerate(numbers) if bid != NO_BID)
    handle.ints[STATE_PLACES["bidders"]] = bidders
    handle.ints[STATE_PLACES["cards_each"]] = handle.cards_to_deal()
    handle.ints[STATE_PLACES["is_flat"]] = handle.rules[0].is_flat[row]
