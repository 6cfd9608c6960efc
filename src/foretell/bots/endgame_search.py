"""The search of the end of a round: every seat makes the choice that brings it most (max^n).

What a line of play comes to is one number, the tricks that each seat takes in it, four bits a seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from foretell.base.jit import highest_one, jit, jit_inline, popcount, trailing_zeros
from foretell.bots.endgame_layout import NOTHING
from foretell.bots.endgame_memo import begin_trick, recall, reckon, remember
from foretell.bots.endgame_room import Search
from foretell.engine.fields import Records, int64
from foretell.engine.masks import bit

UNKNOWN: Final = -1
LOWEST: Final = -(1 << 62)
"""Fewer points than any choice brings."""


class Node(NamedTuple):
    """The cards held, the trick on the table and the tricks taken; masks are masks of spots."""

    held: int
    lane: int  # what is led: a mask, 0 for nothing yet, FREE after a wizard
    best: int  # the spot that wins so far, or NOTHING
    winner: int  # its seat
    seat: int  # the seat to act
    left: int  # how many seats have still to play to this trick
    taken: int  # tricks since the search began, four bits a seat


@jit_inline
def tricks_of(taken: int, seat: int) -> int:
    """A seat's tricks out of the number that holds those of all.

    >>> int(tricks_of(0x210, 2))
    2
    """
    return (taken >> (4 * seat)) & 15


@jit_inline
def open_spots(e: Search, node: Node) -> int:
    """Mask of what the seat to act may play: ``engine.trick.playable`` in spots (rules 9)."""
    hand = e.hands[node.seat] & node.held
    follow = hand & node.lane
    return hand if follow == 0 else follow | (hand & e.always)


@jit_inline
def unlike(e: Search, node: Node, choices: int) -> int:
    """The lowest of each row of equal cards among the choices.

    Cards of a hand are equal where no card lies between them that another hand holds, or that
    wins the trick so far. Adding lets a carry run up from each other card or wall over the spots
    of cards that have gone; it stops at the next card or wall, the first of its row.
    """
    living = node.held | bit(node.best) | e.walls
    return (((living & ~choices) << 1) + (e.spots & ~living)) & choices


@jit_inline
def played(e: Search, node: Node, spot: int) -> Node:
    """The node after the seat to act has played a card (rules 8, 10)."""
    held = node.held & ~bit(spot)
    lane = node.lane if node.lane != 0 else e.leads[spot]
    beats = (e.beaten_by[node.best] >> spot) & 1 != 0
    best = spot if beats else node.best
    winner = node.seat if beats else node.winner
    if node.left > 1:
        return Node(held, lane, best, winner, e.after[node.seat], node.left - 1, node.taken)
    taken = node.taken + (int64(1) << (4 * winner))
    return Node(held, int64(0), int64(NOTHING), winner, winner, e.sitting, taken)


@jit_inline
def known(e: Search, memo: Records, node: Node) -> int:
    """What a node comes to where that asks for no search, else UNKNOWN."""
    if node.left != e.sitting:
        return int64(UNKNOWN)
    tricks = popcount(e.hands[node.seat] & node.held)
    if tricks == 0:
        return node.taken
    if tricks == 1:
        return node.taken + last_trick(e, node)
    if reckon(e, node.held, node.taken, tricks) == 0:
        return e.sure[tricks]
    begin_trick(e, memo, node.held, node.seat, node.taken, tricks)
    return recall(e, memo[e.slot[tricks]], tricks)


@jit_inline
def last_trick(e: Search, node: Node) -> int:
    """The trick to which everybody plays the only card left, as a number of tricks taken."""
    seat, winner = node.seat, node.seat
    best = trailing_zeros(e.hands[seat] & node.held)
    for _ in range(e.sitting - 1):
        seat = e.after[seat]
        spot = trailing_zeros(e.hands[seat] & node.held)
        if (e.beaten_by[best] >> spot) & 1:
            best, winner = spot, seat
    return int64(1) << (4 * winner)


@jit_inline
def decide(e: Search, node: Node, choices: int, depth: int) -> None:
    """Begin to search the choices of a node."""
    seat = node.seat
    tricks = popcount(e.hands[seat] & node.held)
    e.held[depth], e.lane[depth], e.best[depth] = node.held, node.lane, node.best
    e.winner[depth], e.seat[depth], e.left[depth] = node.winner, seat, node.left
    e.taken[depth] = node.taken
    e.brings[depth] = LOWEST
    least = tricks_of(e.sure[tricks], seat)
    e.enough[depth] = e.most[seat, least, least + e.slack[tricks]]
    e.trick[depth] = tricks if node.left == e.sitting else 0
    order(e, node, choices, tricks, depth)


@jit_inline
def order(e: Search, node: Node, choices: int, tricks: int, depth: int) -> None:
    """Put the choices into the order of :mod:`foretell.bots.endgame`."""
    now = tricks_of(node.taken, node.seat)
    wants = e.most[node.seat, now, now + tricks] > e.points[node.seat, now]
    winning = choices & e.beaten_by[node.best]
    is_last = node.left == 1
    if wants or node.best == NOTHING:
        e.first[depth], e.second[depth] = winning, choices & ~winning
        e.is_first_down[depth] = wants and not is_last
        e.is_second_down[depth] = False
    else:
        e.first[depth], e.second[depth] = choices & ~winning, winning
        e.is_first_down[depth], e.is_second_down[depth] = True, is_last


@jit_inline
def next_spot(e: Search, depth: int) -> int:
    """The next choice of a decision; it has one."""
    if e.first[depth] != 0:
        left = e.first[depth]
        spot = highest_one(left) if e.is_first_down[depth] else trailing_zeros(left)
        e.first[depth] = left & ~bit(spot)
        return spot
    left = e.second[depth]
    spot = highest_one(left) if e.is_second_down[depth] else trailing_zeros(left)
    e.second[depth] = left & ~bit(spot)
    return spot


@jit_inline
def node_at(e: Search, depth: int) -> Node:
    """The node that is decided at a depth."""
    return Node(
        e.held[depth],
        e.lane[depth],
        e.best[depth],
        e.winner[depth],
        e.seat[depth],
        e.left[depth],
        e.taken[depth],
    )


@jit_inline
def hand_back(e: Search, memo: Records, found: int, depth: int) -> int:
    """Tell decisions what their last choices come to; the depth of the one that has more."""
    while depth > 0:
        seat = e.seat[depth]
        points = e.points[seat, tricks_of(found, seat)]
        if points > e.brings[depth]:
            e.brings[depth], e.found[depth] = points, found
        if e.brings[depth] < e.enough[depth] and e.first[depth] | e.second[depth] != 0:
            return depth
        found = e.found[depth]
        if e.trick[depth] != 0:
            remember(e, memo[e.slot[e.trick[depth]]], e.trick[depth], found)
        depth -= 1
    e.found[0] = found
    return depth


@jit
def search(e: Search, memo: Records, first: Node) -> int:
    """What a node comes to, or UNKNOWN where that takes more nodes than are left."""
    node, depth = first, int64(0)
    while e.nodes_left > 0:
        e.nodes_left -= 1
        found = known(e, memo, node)
        if found == UNKNOWN:
            choices = unlike(e, node, open_spots(e, node))
            if node.left != e.sitting and choices & (choices - 1) == 0:
                node = played(e, node, trailing_zeros(choices))
                continue
            depth += 1
            decide(e, node, choices, depth)
        else:
            depth = hand_back(e, memo, found, depth)
            if depth == 0:
                return e.found[0]
        node = played(e, node_at(e, depth), next_spot(e, depth))
    return int64(UNKNOWN)
