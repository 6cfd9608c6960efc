"""Draw by counting: every class of cards gives so many, as likely as completions make it.

For the party at a place of the queue, cards differ only in which later parties may hold them:
such a *group* has the same number of completions whichever of its cards are drawn. So a party
draws how many cards of each group, then cards of the group, all as likely. The completions of
a number are summed over all that the later places may draw; the last two places need one sum
over one number, and what places between them and the first come upon again is remembered.

Numbers are float64: at most 64!, so finite, and sums of products of binomials, all positive,
so right to some 14 digits, far beyond what draws of 53 bits can show.
"""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.engine.chance import draw, unit
from foretell.engine.fields import Ints, int64
from foretell.engine.masks import holds
from foretell.engine.scratch import MAX_RECEIVERS, NOWHERE, SLOTS, Scratch

_LARGEST_SPAN: Final = 1 << 56


@jit
def draw_by_counting(w: Scratch, rng: Ints) -> bool:
    """Draw for a queue of two or more; False when nothing fits."""
    _lay_out(w)
    for t in range(w.queued):
        if not _draw_place(w, t, rng):
            return False
    return True


@jit
def _lay_out(w: Scratch) -> None:
    """Group the cards at every place by the places from there on that may hold them."""
    w.run += 1
    for t in range(w.queued + 1):
        w.groups[t] = 0
    for t in range(max(0, w.queued - 2), w.queued):
        for bits in range(1, 1 << (w.queued - t)):
            _group(w, t, bits)  # the last two places know their groups by number
    _sort_cards(w)
    for t in range(w.queued):
        w.due[t] = w.want[w.queue[t]]
        _link(w, t)


@jit
def _sort_cards(w: Scratch) -> None:
    """Group the cards at the first place."""
    first = int64(0)  # a literal 0 would have Numba compile `_group` once more
    rest = w.left
    while rest != 0:
        alike, bits = rest, int64(0)
        for t in range(w.queued):
            mask = w.mask[w.queue[t]]
            is_in = holds(mask, trailing_zeros(rest))
            alike &= mask if is_in else ~mask
            bits |= int(is_in) << t
        if bits > 0:
            g = _group(w, first, bits)
            w.held[0, g] = alike
            w.count[0, g] = popcount(alike)
        rest &= ~alike


@jit
def _group(w: Scratch, t: int, bits: int) -> int:
    """The group at a place of the cards that these places may hold, made if it is new."""
    n = w.groups[t]
    for g in range(n):
        if w.bits[t, g] == bits:
            return g
    w.bits[t, n] = bits
    w.held[t, n] = 0
    w.count[t, n] = 0
    w.groups[t] = n + 1
    return n


@jit
def _link(w: Scratch, t: int) -> None:
    """Find the groups that a place draws from, and the group of each at the next place.

    One that nobody later may hold comes last: it gives what is needed then.
    """
    w.owned[t] = 0
    w.span[t] = 1
    alone = NOWHERE
    for g in range(w.groups[t]):
        bits = w.bits[t, g]
        w.radix[t, g] = w.span[t]
        w.span[t] = min(_LARGEST_SPAN, w.span[t] * (1 + popcount(w.held[t, g])))
        w.after[t, g] = NOWHERE if bits == 1 else _group(w, t + 1, bits >> 1)
        w.held[t + 1, w.after[t, g]] |= w.held[t, g]
        if bits == 1:
            alone = g
        elif bits & 1:
            w.own[t, w.owned[t]] = g
            w.owned[t] += 1
    if alone != NOWHERE:
        w.own[t, w.owned[t]] = alone
        w.owned[t] += 1


@jit
def _draw_place(w: Scratch, t: int, rng: Ints) -> bool:
    """Draw for a place, group by group; False when no number of cards will do."""
    need, rest, took = w.due[t], _open(w, t), int64(0)
    for i in range(w.owned[t]):
        g = w.own[t, i]
        x = _choose(w, t, i, need, rest, rng)
        if x < 0:
            return False
        took |= draw(w.held[t, g], x, rng, w.cards)
        w.count[t + 1, w.after[t, g]] -= x
        need -= x
        rest -= w.count[t, g]
    w.took[w.queue[t]] = took
    for g in range(w.groups[t + 1]):
        w.held[t + 1, g] = 0
    for g in range(w.groups[t]):
        w.held[t + 1, w.after[t, g]] |= w.held[t, g] & ~took
    return need == 0


@jit
def _open(w: Scratch, t: int) -> int:
    """Pass all cards of a place on to the next; how many of them the place may draw."""
    for g in range(w.groups[t + 1]):
        w.count[t + 1, g] = 0
    for g in range(w.groups[t]):
        w.count[t + 1, w.after[t, g]] += w.count[t, g]
    total = int64(0)
    for i in range(w.owned[t]):
        total += w.count[t, w.own[t, i]]
    return total


@jit
def _choose(w: Scratch, t: int, i: int, need: int, rest: int, rng: Ints) -> int:
    """How many cards a place draws from its i-th group, or -1 when no number will do.

    It needs `need` from that group on, where `rest` cards are.
    """
    g = w.own[t, i]
    n, a = w.count[t, g], w.after[t, g]
    low, high = max(0, need - (rest - n)), min(n, need)
    if low == high:
        return low
    total = 0.0
    for x in range(low, high + 1):
        w.count[t + 1, a] -= x
        w.weight[x] = w.hands[n, x] * _ways(w, t, i + 1, need - x, rest - n)
        w.count[t + 1, a] += x
        total += w.weight[x]
    total *= unit(rng)
    chosen = -1
    for x in range(low, high + 1):
        if w.weight[x] > 0.0:  # never a number without completions, however sums are rounded
            chosen = x
            if total < w.weight[x]:
                break
            total -= w.weight[x]
    return chosen


@jit
def _ways(w: Scratch, t: int, i: int, need: int, rest: int) -> float:
    """Ways to draw what a place needs still from its i-th group on, and to fill all later ones."""
    if i == w.owned[t]:
        t += 1
        if t + 1 >= w.queued:
            return w.hands[w.count[t, 0], w.due[t]]
        if t + 2 == w.queued:
            return _ways_of_two(w, t)
        slot = _slot(w, t)
        if w.value[slot] < 0.0:
            ways = _ways(w, t, int64(0), w.due[t], _open(w, t))
            w.value[_slot(w, t)] = ways  # another key may have taken the slot meanwhile
            return ways
        return w.value[slot]
    g = w.own[t, i]
    n, a = w.count[t, g], w.after[t, g]
    total = 0.0
    for x in range(max(0, need - (rest - n)), min(n, need) + 1):
        w.count[t + 1, a] -= x
        total += w.hands[n, x] * _ways(w, t, i + 1, need - x, rest - n)
        w.count[t + 1, a] += x
    return total


@jit
def _slot(w: Scratch, t: int) -> int:
    """Where the memo keeps the ways for the counts of a place; its value is -1 if unknown."""
    key = int64(t)
    for g in range(w.groups[t]):
        key += w.count[t, g] * w.radix[t, g] * MAX_RECEIVERS
    slot = (key ^ (key >> 12)) & (SLOTS - 1)
    if w.key[slot] != key or w.stamp[slot] != w.run or w.span[t] == _LARGEST_SPAN:
        w.key[slot] = key
        w.stamp[slot] = w.run
        w.value[slot] = -1.0
    return slot


@jit
def _ways_of_two(w: Scratch, t: int) -> float:
    """Ways to fill the last two places, summed over how many cards of both the first takes."""
    only, other, both = w.count[t, 0], w.count[t, 1], w.count[t, 2]
    need, last = w.due[t], w.due[t + 1]
    total = 0.0
    for x in range(max(0, need - only), min(both, need) + 1):
        ways = w.hands[both, x] * w.hands[only, need - x]
        total += ways * w.hands[both + other - x, last]
    return total
