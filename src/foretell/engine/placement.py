"""Who may hold which unseen card: one placement that fits, each that fits as likely.

*Receivers* (hidden hands, piles, the stock) each get a given number of the unseen cards, all
from a mask of their own. What has no choice is settled first; receivers that may hold the same
cards then draw as one *party* and share later. A party that may hold all that is left takes
what the others leave. The others stand in a *queue* and draw by one of two methods:

1. *tries*, here: each draws from what is left to it, every choice as likely. That favours
   placements after which little is left to the next, so it is accepted with chance
   (choices the next has) / (the most it could have had), party by party;
2. *counting* (:mod:`foretell.engine.completions`), after so many tries in vain: draw how many
   cards of each class, with the chances that the exact numbers of completions give.

Tries are quick where most are accepted; counting needs no luck and knows when nothing fits.
At a table of four 99 of 100 calls take below 1 microsecond, below 6 with full hands and many
voids; at a table of six below 2. Eight receivers with eight tangled classes of 60 cards, which
no game has, take seconds (benchmarks/engine/placement.py).
"""

from __future__ import annotations

from foretell.base.jit import jit, popcount
from foretell.engine.chance import draw, spread, take, unit
from foretell.engine.completions import draw_by_counting
from foretell.engine.fields import Ints, Records, int64
from foretell.engine.scratch import NOBODY, Scratch


@jit
def place(
    allowed: Ints, caps: Ints, receivers: int, unseen: int, rng: Ints, out: Ints, scratch: Records
) -> int:
    """Draw who holds which unseen card; 1 and the masks in `out`, or 0 when nothing fits.

    Receiver j gets exactly `caps[j]` cards, all in `allowed[j]`, a mask of which only unseen
    cards matter; at most 8 receivers. The array `scratch` is from
    :func:`foretell.engine.scratch.new_scratch`. It is quickest to name the largest last.

    >>> import numpy as np
    >>> from foretell.engine.chance import new_rng
    >>> from foretell.engine.scratch import new_scratch
    >>> allowed, caps, out = np.array([0b0011, 0b1111]), np.array([1, 3]), np.zeros(2, np.int64)
    >>> int(place(allowed, caps, 2, 0b1111, new_rng(1), out, new_scratch()))
    1
    >>> [f"{mask:04b}" for mask in out]
    ['0001', '1110']
    """
    w: Scratch = scratch[0]
    missing = popcount(unseen)
    w.left = unseen
    for j in range(receivers):
        w.may[j] = allowed[j]
        w.need[j] = caps[j]
        missing -= caps[j]
        out[j] = 0
    if missing != 0 or not _settle(w, receivers, out):
        return 0
    _gather(w, receivers)
    if w.queued > 0 and not _draw_by_tries(w, rng) and not draw_by_counting(w, rng):
        return 0
    _share(w, receivers, rng, out)
    return 1


@jit
def _settle(w: Scratch, receivers: int, out: Ints) -> bool:
    """Settle what has no choice; False when a card or a receiver cannot be served.

    Settling a card may take the choice from another: go on until nothing changes.
    """
    before = ~w.left
    while before != w.left:
        before = w.left
        once, twice = int64(0), int64(0)
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
            w.party[j] = NOBODY
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
        if w.mask[p] != w.left:
            _enqueue(w, p)


@jit
def _enqueue(w: Scratch, p: int) -> None:
    """Queue a party before those that have more cards to choose from."""
    t = w.queued
    while t > 0 and popcount(w.mask[w.queue[t - 1]]) > popcount(w.mask[p]):
        w.queue[t] = w.queue[t - 1]
        t -= 1
    w.queue[t] = p
    w.queued += 1


@jit
def _draw_by_tries(w: Scratch, rng: Ints) -> bool:
    """Draw for the queue until a try is accepted, within limits; that of one place always is."""
    _bound(w)
    for _ in range(w.tries if w.queued > 1 else 1):
        if _try(w, rng):
            return True
    return False


@jit
def _bound(w: Scratch) -> None:
    """Find how many cards can be left at most to each place of the queue.

    Those before it take from its cards whatever they cannot take elsewhere.
    """
    for t in range(w.queued):
        mask = w.mask[w.queue[t]]
        elsewhere, wanted, lost = int64(0), int64(0), int64(0)
        for i in range(t):
            p = w.queue[i]
            elsewhere |= w.mask[p] & ~mask
            wanted += w.want[p]
            lost += max(0, w.want[p] - popcount(w.mask[p] & ~mask))
        w.most[t] = popcount(mask) - max(lost, wanted - popcount(elsewhere))


@jit
def _try(w: Scratch, rng: Ints) -> bool:
    """Draw for one place after the other, and keep it with the chance that makes all equal."""
    left = w.left
    for t in range(w.queued):
        p = w.queue[t]
        free = left & w.mask[p]
        ways = w.hands[popcount(free), w.want[p]]
        if unit(rng) * w.hands[w.most[t], w.want[p]] >= ways:
            return False
        w.took[p] = draw(free, w.want[p], rng, w.cards)
        left &= ~w.took[p]
    return True


@jit
def _share(w: Scratch, receivers: int, rng: Ints, out: Ints) -> None:
    """Give the free party what the queue left; deal the cards of each among its receivers."""
    rest = w.left
    for t in range(w.queued):
        rest &= ~w.took[w.queue[t]]
    for p in range(w.parties):
        if w.mask[p] == w.left:
            w.took[p] = rest
        _deal(w, p, receivers, rng, out)


@jit
def _deal(w: Scratch, p: int, receivers: int, rng: Ints, out: Ints) -> None:
    """Deal a party's cards among its receivers; the last takes the rest, without drawing."""
    rest, at, n = w.took[p], int64(0), int64(0)
    for j in range(receivers):
        if w.party[j] != p:
            continue
        hand = rest
        if at + w.need[j] < w.want[p]:
            n = n if n > 0 else spread(rest, w.cards)
            hand = take(w.cards, at, w.need[j], n, rng)
        at += w.need[j]
        rest ^= hand
        out[j] |= hand
