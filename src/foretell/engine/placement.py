"""Who may hold which unseen card: one placement that fits, each that fits as likely.

*Receivers* (hidden hands, piles, the stock) each get a given number of the unseen cards, all
from a mask of their own. What has no choice is settled first; receivers that may hold the same
cards then draw as one *party* and share later. A party that may hold all that is left takes
what the others leave. The others stand in a *queue* and draw by one of two methods:

1. *tries*: each draws from what is left to it, all hands of that as likely. That favours
   placements after which little is left to the next, so it is accepted with chance
   (hands the next can draw) / (the most it could have had), party by party.
2. *counting*: each draws, for every class of cards that the same later parties may hold, how
   many of it to take, with the chance that the exact number of completions gives. Numbers are
   float64: below 64!, so finite, and each a sum of positive terms, so right to 14 digits.

Tries are faster where most are accepted; counting needs no luck and knows when nothing fits.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from foretell.engine.chance import below, unit
from foretell.engine.masks import bit, holds
from foretell.jit import jit, popcount, trailing_zeros

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Records = npt.NDArray[np.void]

MAX_RECEIVERS: Final = 8
TRIES: Final = 12
_CARDS: Final = 64
_SLOTS: Final = 1 << 12
_LARGEST_SPAN: Final = 1 << 56
_POSITIVE: Final = (1 << 63) - 1
_NOBODY: Final = -1
_NOWHERE: Final = _CARDS

_CHOOSE: Final = np.array([[comb(n, k) for k in range(_CARDS + 1)] for n in range(_CARDS + 1)], float)


class Scratch(Protocol):
    """Memory of :func:`place`, owned by the caller; one for each thread."""

    left: int  # unseen cards not yet settled
    parties: int
    queued: int
    may: Ints  # receiver -> cards it may hold
    need: Ints  # receiver -> how many it still gets
    party: Ints  # receiver -> its party, or _NOBODY
    mask: Ints  # party -> cards it may hold
    want: Ints  # party -> how many it gets
    took: Ints  # party -> cards it got
    queue: Ints  # the parties that draw, in their order
    due: Ints  # place in the queue -> how many its party gets
    most: Ints  # place in the queue -> most cards that can be left to it
    cards: Ints  # a hand being drawn
    groups: Ints  # place in the queue -> number of its groups
    group: Ints  # place, group -> bits of the later places that may hold it
    held: Ints  # place, group -> its cards
    count: Ints  # place, group -> how many cards it has left
    after: Ints  # place, group -> their group at the next place, or _NOWHERE
    radix: Ints  # place, group -> its factor in the key of the memo
    own: Ints  # place, number -> a group that the party there may draw from
    owned: Ints  # place -> how many those are
    span: Ints  # place -> how many keys it has
    run: int  # number of this count, so that the memo need not be emptied
    key: Ints
    stamp: Ints
    weight: Floats
    value: Floats


def _scratch_type() -> np.dtype[np.void]:
    per_receiver = "may need party mask want took queue most groups owned due span"
    per_group = "group held count after radix own"
    fields: list[tuple[Any, ...]] = [(n, np.int64) for n in "left parties queued run".split()]
    fields += [(name, np.int64, (MAX_RECEIVERS,)) for name in per_receiver.split()]
    fields += [(name, np.int64, (MAX_RECEIVERS + 1, _CARDS + 1)) for name in per_group.split()]
    fields += [("cards", np.int64, (_CARDS,)), ("weight", np.float64, (_CARDS + 1,))]
    fields += [("key", np.int64, (_SLOTS,)), ("stamp", np.int64, (_SLOTS,))]
    return np.dtype((np.record, np.dtype([*fields, ("value", np.float64, (_SLOTS,))], align=True)))


SCRATCH: Final = _scratch_type()


def new_scratch() -> Records:
    """Memory for :func:`place`: an array of one record."""
    return np.zeros(1, SCRATCH)


@jit
def place(
    allowed: Ints, caps: Ints, receivers: int, unseen: int, rng: Ints, out: Ints, scratch: Records
) -> int:
    """Draw who holds which unseen card; 1 and the masks in `out`, or 0 when nothing fits.

    Receiver j gets exactly `caps[j]` cards, all in `allowed[j]`; the caps add up to the number
    of unseen cards. It is quickest to name the largest receiver last.
    """
    return place_within(TRIES, allowed, caps, receivers, unseen, rng, out, scratch)


@jit
def place_within(
    tries: int, allowed: Ints, caps: Ints, receivers: int, unseen: int, rng: Ints, out: Ints,
    scratch: Records,
) -> int:
    """:func:`place` with so many tries before counting; the tests choose the method by it."""
    w: Scratch = scratch[0]
    w.left = unseen
    for j in range(receivers):
        w.may[j] = allowed[j]
        w.need[j] = caps[j]
        out[j] = 0
    if not _settle(w, receivers, out):
        return 0
    _gather(w, receivers)
    if w.queued > 0 and not _try_often(w, tries, rng) and not _count_out(w, rng):
        return 0
    _share(w, receivers, rng, out)
    return 1


@jit
def _settle(w: Scratch, receivers: int, out: Ints) -> bool:
    """Give cards with one taker to it, and takers just enough cards all of those, as often as
    that settles something; False when a card or a receiver cannot be served.
    """
    before = np.int64(0)
    is_first = True
    while is_first or before != w.left:
        is_first = False
        before = w.left
        once, twice = np.int64(0), np.int64(0)
        for j in range(receivers):
            w.may[j] = w.may[j] & w.left if w.need[j] > 0 else 0
            twice |= once & w.may[j]
            once |= w.may[j]
        if once != w.left:
            return False
        for j in range(receivers):
            if not _settle_one(w, j, twice, out):
                return False
    return True


@jit
def _settle_one(w: Scratch, j: int, shared: int, out: Ints) -> bool:
    """Give a receiver the cards that only it may hold, or all when it needs them all."""
    may = w.may[j] & w.left
    spare = popcount(may) - w.need[j]
    sure = may if spare == 0 else may & ~shared
    w.need[j] -= popcount(sure)
    w.left &= ~sure
    out[j] |= sure
    return spare >= 0 and w.need[j] >= 0


@jit
def _gather(w: Scratch, receivers: int) -> None:
    """Make one party of the receivers with equal masks, and queue all that are not free."""
    w.parties = 0
    w.queued = 0
    for j in range(receivers):
        if w.need[j] == 0:
            w.party[j] = _NOBODY
            continue
        p = 0
        while p < w.parties and w.mask[p] != w.may[j]:
            p += 1
        if p == w.parties:
            w.parties += 1
            w.mask[p] = w.may[j]
            w.want[p] = 0
        w.want[p] += w.need[j]
        w.party[j] = p
    for p in range(w.parties):
        w.took[p] = w.left
        if w.mask[p] != w.left:
            _enqueue(w, p)


@jit
def _enqueue(w: Scratch, p: int) -> None:
    """Put a party before those of the queue that have more to choose from."""
    i = w.queued
    while i > 0 and popcount(w.mask[w.queue[i - 1]]) > popcount(w.mask[p]):
        w.queue[i] = w.queue[i - 1]
        i -= 1
    w.queue[i] = p
    w.queued += 1


@jit
def _try_often(w: Scratch, tries: int, rng: Ints) -> bool:
    """Draw for the queue until a try is accepted; a queue of one needs no second."""
    if w.queued == 1:
        return _try(w, rng)
    if tries > 0:
        _bound(w)
    for _ in range(tries):
        if _try(w, rng):
            return True
    return False


@jit
def _bound(w: Scratch) -> None:
    """Find how many cards can be left at most to each party of the queue.

    Those before it take from it whatever they cannot take elsewhere.
    """
    for i in range(w.queued):
        mask = w.mask[w.queue[i]]
        elsewhere, wanted, lost = np.int64(0), np.int64(0), np.int64(0)
        for h in range(i):
            p = w.queue[h]
            elsewhere |= w.mask[p] & ~mask
            wanted += w.want[p]
            lost += max(0, w.want[p] - popcount(w.mask[p] & ~mask))
        w.most[i] = popcount(mask) - max(lost, wanted - popcount(elsewhere))


@jit
def _try(w: Scratch, rng: Ints) -> bool:
    """Draw for one party after the other, and keep it with the chance that makes all equal."""
    left = w.left
    for i in range(w.queued):
        p = w.queue[i]
        free = left & w.mask[p]
        ways = _CHOOSE[popcount(free), w.want[p]]
        if i > 0 and unit(rng) * _CHOOSE[w.most[i], w.want[p]] >= ways:
            return False
        w.took[p] = _draw(w, free, w.want[p], rng)
        left &= ~w.took[p]
    _leave(w, left)
    return True


@jit
def _leave(w: Scratch, left: int) -> None:
    """Give the party that may hold anything what the queue has left."""
    for p in range(w.parties):
        if w.mask[p] == w.left:
            w.took[p] = left


@jit
def _draw(w: Scratch, mask: int, need: int, rng: Ints) -> int:
    """So many of a mask's cards, each choice as likely."""
    n = _spread(w, mask)
    if 2 * need > n:
        return mask ^ _deal(w, 0, n - need, n, rng)
    return _deal(w, 0, need, n, rng)


@jit
def _spread(w: Scratch, mask: int) -> int:
    """Lay a mask's cards out in `w.cards`; how many they are."""
    n = 0
    rest = mask & _POSITIVE  # without the sign bit, rest - 1 is never too small
    while rest != 0:
        w.cards[n] = trailing_zeros(rest)
        rest &= rest - 1
        n += 1
    if mask < 0:
        w.cards[n] = _CARDS - 1
        n += 1
    return n


@jit
def _deal(w: Scratch, start: int, stop: int, n: int, rng: Ints) -> int:
    """Draw cards into places start ... stop - 1 of `w.cards` from there to n - 1; their mask."""
    hand = np.int64(0)
    for i in range(start, stop):
        j = i + below(rng, n - i)
        card = w.cards[j]
        w.cards[j] = w.cards[i]
        w.cards[i] = card
        hand |= bit(card)
    return hand


@jit
def _share(w: Scratch, receivers: int, rng: Ints, out: Ints) -> None:
    """Deal every party's cards among its receivers; the last of them takes the rest."""
    for p in range(w.parties):
        rest, want, n = w.took[p], w.want[p], np.int64(0)
        at = 0
        for j in range(receivers):
            if w.party[j] != p:
                continue
            hand = rest
            if at + w.need[j] < want:
                n = n if n > 0 else _spread(w, rest)
                hand = _deal(w, at, at + w.need[j], n, rng)
            at += w.need[j]
            rest ^= hand
            out[j] |= hand


@jit
def _count_out(w: Scratch, rng: Ints) -> bool:
    """Draw for the queue by counting completions; False when there are none."""
    _lay_out(w)
    left = w.left
    for t in range(w.queued):
        if not _draw_counted(w, t, rng):
            return False
        left &= ~w.took[w.queue[t]]
    _leave(w, left)
    return True


@jit
def _lay_out(w: Scratch) -> None:
    """Group the cards at every place by the parties from there on that may hold them."""
    w.run += 1
    for t in range(w.queued):
        w.due[t] = w.want[w.queue[t]]
        w.groups[t] = 0
    for t in range(max(0, w.queued - 2), w.queued):
        for bits in range(1, 1 << (w.queued - t)):
            _group(w, t, bits)  # the last two places know their groups by number
    _sort_cards(w)
    for t in range(w.queued):
        _link(w, t)


@jit
def _sort_cards(w: Scratch) -> None:
    """Group the cards at the first place."""
    rest = w.left
    while rest != 0:
        alike, bits = rest, 0
        for t in range(w.queued):
            mask = w.mask[w.queue[t]]
            is_in = holds(mask, trailing_zeros(rest))
            alike &= mask if is_in else ~mask
            bits |= int(is_in) << t
        if bits > 0:
            g = _group(w, 0, bits)
            w.held[0, g] = alike
            w.count[0, g] = popcount(alike)
        rest &= ~alike


@jit
def _group(w: Scratch, t: int, bits: int) -> int:
    """The group at a place of the cards that these parties may hold, made if it is new."""
    n = w.groups[t]
    for g in range(n):
        if w.group[t, g] == bits:
            return g
    w.group[t, n] = bits
    w.held[t, n] = 0
    w.count[t, n] = 0
    w.groups[t] = n + 1
    return n  # type: ignore[no-any-return]


@jit
def _link(w: Scratch, t: int) -> None:
    """Find the groups a place's party may draw from, and where all of them go after it.

    A group that nobody else in the queue wants comes last: it gives what is still needed.
    """
    w.owned[t] = 0
    w.span[t] = 1
    alone = _NOWHERE
    for g in range(w.groups[t]):
        bits = w.group[t, g]
        w.radix[t, g] = w.span[t]
        w.span[t] = min(_LARGEST_SPAN, w.span[t] * (1 + popcount(w.held[t, g])))
        w.after[t, g] = _NOWHERE if bits == 1 else _group(w, t + 1, bits >> 1)
        w.held[t + 1, w.after[t, g]] |= w.held[t, g]
        if bits == 1:
            alone = g
        elif bits & 1:
            w.own[t, w.owned[t]] = g
            w.owned[t] += 1
    if alone != _NOWHERE:
        w.own[t, w.owned[t]] = alone
        w.owned[t] += 1


@jit
def _draw_counted(w: Scratch, t: int, rng: Ints) -> bool:
    """Draw the cards of the party at a place, group by group; False when none will do."""
    need, rest = w.due[t], _open(w, t)
    took = np.int64(0)
    for i in range(w.owned[t]):
        g = w.own[t, i]
        x = _choose(w, t, i, need, rest, rng)
        if x < 0:
            return False
        took |= _draw(w, w.held[t, g], x, rng)
        w.count[t + 1, w.after[t, g]] -= x
        need -= x
        rest -= w.count[t, g]
    w.took[w.queue[t]] = took
    for g in range(w.groups[t + 1]):
        w.held[t + 1, g] = 0
    for g in range(w.groups[t]):
        w.held[t + 1, w.after[t, g]] |= w.held[t, g] & ~took
    return True


@jit
def _open(w: Scratch, t: int) -> int:
    """Pass all cards of a place on to the next; how many of them its party may draw."""
    for g in range(w.groups[t + 1]):
        w.count[t + 1, g] = 0
    for g in range(w.groups[t]):
        w.count[t + 1, w.after[t, g]] += w.count[t, g]
    total = np.int64(0)
    for i in range(w.owned[t]):
        total += w.count[t, w.own[t, i]]
    return total


@jit
def _choose(w: Scratch, t: int, i: int, need: int, rest: int, rng: Ints) -> int:
    """How many cards to draw from a place's i-th group, or -1 when no number will do."""
    g = w.own[t, i]
    n, a = w.count[t, g], w.after[t, g]
    low, high = max(0, need - (rest - n)), min(n, need)
    if low == high:
        return low
    total = 0.0
    for x in range(low, high + 1):
        w.count[t + 1, a] -= x
        w.weight[x] = _CHOOSE[n, x] * _ways(w, t, i + 1, need - x, rest - n)
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
    """Ways to draw what a place needs still from its i-th group on, and all that follows it."""
    if i == w.owned[t]:
        return _ways_after(w, t)
    g = w.own[t, i]
    n, a = w.count[t, g], w.after[t, g]
    total = 0.0
    for x in range(max(0, need - (rest - n)), min(n, need) + 1):
        w.count[t + 1, a] -= x
        total += _CHOOSE[n, x] * _ways(w, t, i + 1, need - x, rest - n)
        w.count[t + 1, a] += x
    return total


@jit
def _ways_after(w: Scratch, t: int) -> float:
    """Ways to fill all places after this one."""
    t += 1
    if t + 1 >= w.queued:
        return _CHOOSE[w.count[t, 0], w.due[t]]
    if t + 2 == w.queued:
        return _ways_of_two(w, t)
    key = _key(w, t)
    slot = (key ^ (key >> 12)) & (_SLOTS - 1)
    if w.stamp[slot] == w.run and w.key[slot] == key:
        return w.value[slot]
    ways = _ways(w, t, 0, w.due[t], _open(w, t))
    w.key[slot] = key
    w.stamp[slot] = w.run if w.span[t] < _LARGEST_SPAN else 0
    w.value[slot] = ways
    return ways


@jit
def _ways_of_two(w: Scratch, t: int) -> float:
    """Ways to fill the last two places, summed over how many cards of both the first takes."""
    only, other, both = w.count[t, 0], w.count[t, 1], w.count[t, 2]
    need, last = w.due[t], w.due[t + 1]
    total = 0.0
    for x in range(max(0, need - only), min(both, need) + 1):
        ways = _CHOOSE[both, x] * _CHOOSE[only, need - x]
        total += ways * _CHOOSE[both + other - x, last]
    return total


@jit
def _key(w: Scratch, t: int) -> int:
    """The number of cards in every group of a place, as one number."""
    key = np.int64(t)
    for g in range(w.groups[t]):
        key += w.count[t, g] * w.radix[t, g] * MAX_RECEIVERS
    return key
