"""How long one placement takes in compiled code, over positions of random four-player games.

Rounds of 1 ... 15 cards are dealt and played at random by following suit (a seat at random leads
each trick); every choice of a card gives one position: what the seat does not see, and the suits
that the others are known to lack.
Beside them stand made-up positions that are harder than any of those: full hands of 13 and 15
cards with up to three voids a seat, and rounds of six. Each call is timed by itself
(clock_gettime of Linux, some 20 ns, is part of the time), so that the slowest show.

    python -m benchmarks.engine.placement
"""

from __future__ import annotations

import argparse
import ctypes
import random
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit
from foretell.cards import LANES, mask_of
from foretell.engine.chance import new_rng
from foretell.engine.placement import place
from foretell.engine.scratch import MAX_RECEIVERS, TRIES, new_scratch

Ints = npt.NDArray[np.int64]
Records = npt.NDArray[np.void]

DECK = 60
EVERY = mask_of(list(range(DECK)))

_clock_gettime = ctypes.CDLL(None).clock_gettime
_clock_gettime.argtypes = [ctypes.c_int, ctypes.c_void_p]
_clock_gettime.restype = ctypes.c_int


@dataclass(frozen=True, slots=True)
class Position:
    """What :func:`place` is asked: masks and numbers by receiver, and all unseen cards."""

    allowed: list[int]
    caps: list[int]
    unseen: int
    voids: int  # suits that the other seats are known to lack, added up


def suit_of(card: int) -> int | None:
    """The suit of a plain card; none for wizards and jesters."""
    return card // 15 if 1 <= card % 15 <= 13 else None


def positions_of_round(k: int, chance: random.Random, seats: int) -> Iterator[Position]:
    """All choices of a card in one random round of k cards."""
    deck = chance.sample(range(DECK), DECK)
    hands = [set(deck[seat * k : seat * k + k]) for seat in range(seats)]
    voids: list[set[int]] = [set() for _ in range(seats)]
    seen = set(deck[seats * k : seats * k + 1])
    lead = chance.randrange(seats)
    for _ in range(k):
        led: int | None = None
        is_free = False
        for turn in range(seats):
            seat = (lead + turn) % seats
            yield position(seat, hands, voids, seen)
            same = {card for card in hands[seat] if suit_of(card) == led}
            special = {card for card in hands[seat] if suit_of(card) is None}
            follows = led is not None and not is_free and same
            card = chance.choice(sorted(same | special if follows else hands[seat]))
            if led is None and not is_free:
                is_free, led = card % 15 == 14, suit_of(card)
            elif led is not None and suit_of(card) not in {None, led}:
                voids[seat].add(led)
            hands[seat].remove(card)
            seen.add(card)
        lead = chance.randrange(seats)


def position(seat: int, hands: list[set[int]], voids: list[set[int]], seen: set[int]) -> Position:
    """What a seat may think, with the stock as last receiver."""
    others = [other for other in range(len(hands)) if other != seat]
    unseen = [card for card in range(DECK) if card not in seen and card not in hands[seat]]
    masks = [EVERY & ~sum(LANES[suit] for suit in voids[other]) for other in others]
    caps = [len(hands[other]) for other in others]
    stock = len(unseen) - sum(caps)
    known = sum(len(voids[other]) for other in others)
    return Position([*masks, EVERY], [*caps, stock], mask_of(unseen), known)


def made_up(k: int, chance: random.Random) -> Position:
    """Three hands of k cards, none played yet, and a stock, with voids that allow one placement.

    Every seat lacks up to three suits and is dealt of the rest.
    """
    while True:
        voids = [chance.sample(range(4), chance.randrange(4)) for _ in range(3)]
        left = chance.sample(range(DECK), DECK - k)
        hands = []
        for lacking in voids:
            fits = [card for card in left if suit_of(card) not in lacking][:k]
            left = [card for card in left if card not in fits]
            hands.append(fits)
        if all(len(hand) == k for hand in hands):
            masks = [EVERY & ~sum(LANES[suit] for suit in lacking) for lacking in voids]
            unseen = mask_of([*left, *(card for hand in hands for card in hand)])
            number = sum(len(lacking) for lacking in voids)
            return Position([*masks, EVERY], [k, k, k, len(left)], unseen, number)


@jit
def clock(at: Ints) -> int:
    """Nanoseconds of the monotonic clock."""
    _clock_gettime(1, at.ctypes.data)
    return at[0] * 1_000_000_000 + at[1]  # type: ignore[no-any-return]


@jit
def measure(
    allowed: Ints, caps: Ints, unseen: Ints, rng: Ints, scratch: Records, times: Ints
) -> int:
    """Time every position `times.shape[1]` times; the number of placements found."""
    found = 0
    at, out = np.zeros(2, np.int64), np.zeros(MAX_RECEIVERS, np.int64)
    receivers = caps.shape[1]
    for again in range(times.shape[1]):
        for i in range(len(unseen)):
            start = clock(at)
            found += place(allowed[i], caps[i], receivers, unseen[i], rng, out, scratch)
            times[i, again] = clock(at) - start
    return found


def report(name: str, positions: list[Position], tries: int, again: int) -> None:
    """Print one line of figures, in microseconds."""
    allowed = np.array([p.allowed for p in positions])
    caps = np.array([p.caps for p in positions])
    unseen = np.array([p.unseen for p in positions])
    times = np.zeros((len(positions), again), np.int64)
    found = measure(allowed, caps, unseen, new_rng(1), new_scratch(tries), times)
    if found != times.size:
        raise AssertionError("a position of a real deal has a placement")
    figures = [times.mean(), *np.percentile(times, (50, 90, 99, 99.9))]
    figures.append(np.percentile(np.median(times, axis=1), 99))
    print(f"{name:30} {len(positions):9} " + " ".join(f"{ns / 1000:8.2f}" for ns in figures))


def sets_of_positions(rounds: int) -> Iterator[tuple[str, list[Position]]]:
    """Positions by name."""
    chance = random.Random(1)
    by_length = {
        k: [p for _ in range(rounds) for p in positions_of_round(k, chance, 4)]
        for k in range(1, 16)
    }
    every = [p for found in by_length.values() for p in found]
    yield "four players, all rounds", every
    for voids in range(8):
        yield f"  with {voids} voids", [p for p in every if p.voids == voids]
    for k in (5, 10, 13, 14, 15):
        yield f"  rounds of {k}", by_length[k]
    for k in (13, 15):
        yield f"made up: full hands of {k}", [made_up(k, chance) for _ in range(20 * rounds)]
    for k in (9, 10):
        six = [p for _ in range(rounds) for p in positions_of_round(k, chance, 6)]
        yield f"six players, rounds of {k}", six


def main() -> None:
    """Print a table for each number of tries."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="rounds of each length")
    parser.add_argument("--again", type=int, default=5, help="times each position is timed")
    parser.add_argument("--tries", type=int, nargs="*", default=[TRIES], help="0 counts at once")
    options = parser.parse_args()
    sets = list(sets_of_positions(options.rounds))
    head = "".join(f"{text:>9}" for text in ("mean", "median", "p90", "p99", "p99.9", "p99(pos)"))
    for tries in options.tries:
        print(f"microseconds, {tries:2} tries          positions{head}")
        for name, positions in sets:
            if positions:
                report(name, positions, tries, options.again)
    print("p99(pos): of the positions' medians")


if __name__ == "__main__":
    main()
