"""Rounds that only their score matters of: tricks are handed out, not played."""

from __future__ import annotations

from foretell.engine.scoring import points_of
from foretell.play.handle import Handle
from foretell.rules.plan import round_sizes
from foretell.rules.value import Rules
from tests.builders import put, put_seats


def handed(rules: Rules, bids: list[int], won: list[int], row: int = 0, dealer: int = 0) -> Handle:
    """A round whose tricks are taken like that; a bid of -1: the seat does not bid."""
    handle = Handle(rules)
    handle.start(dealer)
    bidders = sum(1 << seat for seat, bid in enumerate(bids) if bid >= 0)
    put(handle, row=row, round_no=row, bidders=bidders, is_flat=int(handle.rules[0].is_flat[row]))
    put(handle, cards_each=int(handle.rules[0].hand_size[row]))
    put_seats(handle, "bids", bids)
    put_seats(handle, "won", won)
    return handle


def points(rules: Rules, bids: list[int], won: list[int], row: int = 0, **fields: int) -> list[int]:
    """The points of every player for such a round."""
    handle = handed(rules, bids, won, row)
    put(handle, **fields)
    r, s = handle.rules[0], handle.states[0]
    return [int(points_of(r, s, seat)) for seat in range(rules.players)]


def scored(rules: Rules, bid: int, won: int, size: int, **fields: int) -> int:
    """Points of one seat in the first round of a size; the others take nothing."""
    rest = [0] * (rules.players - 1)
    row = round_sizes(rules).index(size)
    return points(rules, [bid, *rest], [won, *rest], row, **fields)[0]
