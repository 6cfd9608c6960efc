"""The tricks that a search is in, and its memo of those that it has searched to the end.

Two tricks come to the same where the same seat leads, the same tricks are taken, and the cards lie
alike: in each suit the same seats hold the highest card, the next one and so on, whatever cards
have gone from between them. So a trick is known by the seats that hold the cards, in the order of
their spots, with the walls between: its *shape*, in three masks, a bit each of every holder.
"""

from __future__ import annotations

from typing import Final

from foretell.base.jit import highest_one, jit, jit_inline, popcount
from foretell.bots.endgame_layout import ones
from foretell.bots.endgame_room import Found, Search
from foretell.engine.fields import Records, int64

KEY_BITS: Final = 27
FOUND_BITS: Final = 24
FOUND: Final = ((1 << FOUND_BITS) - 1) << KEY_BITS
SEARCHES: Final = 1 << 12
"""A key is the leader and the tricks taken; then come the tricks found, and the search's number."""
MIX_0: Final = -7046029254386353131
MIX_1: Final = -4417276706812531889
MIX_2: Final = -49064778989728563
MIX_3: Final = -4265267296055464877


@jit
def begin_search(e: Search, memo: Records, tricks: int, nodes: int) -> None:
    """Note the first trick, whatever lies on the table; what earlier searches found is forgotten.

    The card on the table counts as one that goes in this trick.
    """
    e.nodes_left = nodes
    e.number += 1
    if e.number == SEARCHES:
        e.number = 1
        for slot in range(len(memo)):
            memo[slot].key = 0
    e.began[tricks] = e.spots & ~e.walls
    e.sure[tricks], e.slack[tricks] = 0, tricks
    e.shape_0[tricks], e.shape_1[tricks], e.shape_2[tricks] = e.walls, e.walls, e.walls
    for seat in range(e.players):
        e.shape_0[tricks] |= e.hands[seat] * (seat & 1)
        e.shape_1[tricks] |= e.hands[seat] * ((seat >> 1) & 1)
        e.shape_2[tricks] |= e.hands[seat] * (seat >> 2)


@jit_inline
def reckon(e: Search, held: int, taken: int, tricks: int) -> int:
    """Note the tricks that are certain; how many others are open.

    A wizard takes its trick where no other hand has one, and so does a trump that no card of
    another hand beats: each of them will be played, to a trick of its own. Only the seat that holds
    the highest spot among trumps and wizards can have any.
    """
    strong = held & e.strong
    if strong == 0:
        e.sure[tricks], e.slack[tricks] = taken, tricks
        return tricks
    seat = e.owner[highest_one(strong)]
    mine = strong & e.hands[seat]
    rivals = strong & ~mine
    if rivals & e.wizards != 0:
        e.sure[tricks], e.slack[tricks] = taken, tricks
        return tricks
    count = popcount(mine & ~ones(highest_one(rivals) + 1, 0))
    e.sure[tricks], e.slack[tricks] = taken + (count << (4 * seat)), tricks - count
    return tricks - count


@jit_inline
def begin_trick(e: Search, memo: Records, held: int, leader: int, taken: int, tricks: int) -> None:
    """Note a later trick of the search: its shape, and where the memo has it."""
    gone, left = e.began[tricks + 1] & ~held, held | e.walls
    shape_0, shape_1, shape_2 = e.shape_0[tricks + 1], e.shape_1[tricks + 1], e.shape_2[tricks + 1]
    while gone != 0:
        lowest = gone & -gone
        gone ^= lowest
        below = ones(popcount(left & (lowest - 1)), 0)
        shape_0 = (shape_0 & below) | ((shape_0 >> 1) & ~below)
        shape_1 = (shape_1 & below) | ((shape_1 >> 1) & ~below)
        shape_2 = (shape_2 & below) | ((shape_2 >> 1) & ~below)
    key = leader | (taken << 3) | (e.number << (KEY_BITS + FOUND_BITS))
    e.began[tricks], e.key[tricks] = held, key
    e.shape_0[tricks], e.shape_1[tricks], e.shape_2[tricks] = shape_0, shape_1, shape_2
    mixed = (shape_0 * MIX_0) ^ (shape_1 * MIX_1) ^ (shape_2 * MIX_2) ^ (key * MIX_3)
    mixed = (mixed ^ (mixed >> 29)) * MIX_0
    e.slot[tricks] = (mixed >> 32) & (len(memo) - 1)


@jit_inline
def recall(e: Search, found: Found, tricks: int) -> int:
    """What the trick just begun is known to come to, -1 if nothing is known."""
    is_same = (
        found.key & ~FOUND == e.key[tricks]
        and found.shape_0 == e.shape_0[tricks]
        and found.shape_1 == e.shape_1[tricks]
        and found.shape_2 == e.shape_2[tricks]
    )
    return (found.key & FOUND) >> KEY_BITS if is_same else int64(-1)


@jit_inline
def remember(e: Search, found: Found, tricks: int, taken: int) -> None:
    """Write down what a trick comes to, over whatever the slot held."""
    found.shape_0 = e.shape_0[tricks]
    found.shape_1 = e.shape_1[tricks]
    found.shape_2 = e.shape_2[tricks]
    found.key = e.key[tricks] | (taken << KEY_BITS)
