"""Placements are uniform by either method, whatever the shape, and alike in both modes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.engine.uniform import assert_uniform, in_the_other_mode

from foretell.base.jit import IS_PLAIN
from foretell.cards import cards_in, mask_of
from foretell.engine import completions, placement
from foretell.engine.chance import new_rng
from foretell.engine.fields import int64
from foretell.engine.placement import place
from foretell.engine.scratch import SCRATCH, new_scratch

Ints = npt.NDArray[np.int64]

COUNTING, TRYING = 0, 1_000_000
DRAWS = 20 if IS_PLAIN else 60
"""Draws for each possible placement."""


@dataclass(frozen=True)
class Shape:
    """A small question: the cards each receiver may hold, and how many it gets."""

    allowed: tuple[tuple[int, ...], ...]
    caps: tuple[int, ...]

    @property
    def unseen(self) -> set[int]:
        return {card for cards in self.allowed for card in cards}

    def placements(self) -> list[tuple[int, ...]]:
        """All that fit, as masks."""
        return list(self._from(0, frozenset(self.unseen)))

    def _from(self, j: int, left: frozenset[int]) -> Iterator[tuple[int, ...]]:
        if j == len(self.caps):
            yield ()
            return
        for hand in combinations(sorted(left & set(self.allowed[j])), self.caps[j]):
            for rest in self._from(j + 1, left - set(hand)):
                yield (mask_of(list(hand)), *rest)


def shape(*receivers: str) -> Shape:
    """A shape from texts such as "2 of abc": cards a, b, c ... are numbers spread over a mask.

    The letter z is card 63, the sign bit.
    """
    numbers = {letter: 63 if letter == "z" else 5 * i for i, letter in enumerate("abcdefghijkz")}
    parts = [text.split(" of ") for text in receivers]
    allowed = tuple(tuple(numbers[letter] for letter in letters) for _, letters in parts)
    return Shape(allowed, tuple(int(cap) for cap, _ in parts))


def draw(question: Shape, tries: int, seed: int, times: int = 1) -> list[tuple[int, ...] | None]:
    """Placements drawn one after the other; None where nothing fits."""
    allowed = np.array([mask_of(list(cards)) for cards in question.allowed])
    caps, unseen = np.array(question.caps), int64(mask_of(list(question.unseen)))
    out, rng, scratch = np.zeros(8, np.int64), new_rng(seed), new_scratch(tries)
    drawn: list[tuple[int, ...] | None] = []
    for _ in range(times):
        fits = place(allowed, caps, len(caps), unseen, rng, out, scratch)
        drawn.append(tuple(out[: len(caps)].tolist()) if fits else None)
    return drawn


SHAPES = {
    "nobody is void": shape("1 of abcde", "2 of abcde", "2 of abcde"),
    "one seat is void": shape("2 of abc", "1 of abcdef", "3 of abcdef"),
    "two seats are void in different suits": shape("2 of abe", "1 of cde", "3 of abcdef"),
    "two seats are void in the same suit": shape("1 of abc", "1 of abc", "3 of abcde"),
    "two seats are void in three suits each": shape("2 of abz", "1 of cdz", "4 of abcdefz"),
    "three seats are void and there is no stock": shape("2 of abef", "2 of cdef", "2 of abcd"),
    "three seats are void": shape("1 of abz", "2 of bcdz", "1 of adz", "2 of abcdez"),
    "one of two seats holds a card": shape("2 of abcdz", "1 of abcdz", "2 of abcd"),
    "one seat holds a card": shape("2 of abcdz", "1 of abcd", "2 of abcd"),
    "the stock cannot hold a card": shape("1 of abz", "1 of bcdz", "2 of abcdz", "1 of abcd"),
    "four are bound": shape("1 of abc", "1 of bcd", "2 of cdefz", "2 of abfz", "1 of abcdefz"),
    "five are bound": shape(
        "1 of abd", "1 of bce", "1 of cd", "1 of dea", "1 of ebz", "1 of abcdez"
    ),
    "settling one card settles others": shape("1 of ab", "2 of bcd", "1 of cde", "1 of e"),
    "nothing is unseen": shape("0 of ", "0 of "),
    "a seat needs no more": shape("0 of ab", "2 of abcz", "2 of abcz"),
}


@pytest.mark.parametrize("tries", [COUNTING, TRYING, 1], ids=["counting", "trying", "both"])
@pytest.mark.parametrize("name", SHAPES)
def test_every_placement_is_as_likely(name: str, tries: int) -> None:
    possible = SHAPES[name].placements()
    drawn = draw(SHAPES[name], tries, seed=len(name), times=DRAWS * len(possible))
    assert_uniform(Counter(drawn), possible)


@pytest.mark.parametrize(
    "question",
    [
        shape("2 of a", "1 of abc"),
        shape("1 of ab", "0 of abc", "2 of ab"),
        shape("1 of a", "1 of a", "1 of abc"),
        shape("2 of ab", "1 of abc", "1 of bc", "1 of cdez"),
        shape("1 of acdz", "1 of bcdz", "1 of ab", "1 of ab", "1 of ab"),
        shape("1 of adez", "1 of bdez", "1 of ab", "1 of bc", "1 of ac", "1 of abc"),
        Shape(((0, 1), (0, 1)), (1, 2)),
    ],
)
@pytest.mark.parametrize("tries", [COUNTING, 5])
def test_nothing_fits(question: Shape, tries: int) -> None:
    assert not question.placements() or sum(question.caps) != len(question.unseen)
    assert draw(question, tries, seed=1) == [None]


def test_a_card_that_nobody_may_hold_is_refused() -> None:
    out = np.zeros(8, np.int64)
    masks, caps = np.array([3, 3]), np.array([1, 2])
    assert not place(masks, caps, 2, int64(7), new_rng(1), out, new_scratch())


LANES = [range(15 * suit, 15 * suit + 15) for suit in range(4)]
LATE = Shape(
    (
        (*LANES[0], 14, 29, 44, 59),
        (*LANES[0], *LANES[1], 44, 59),
        (*LANES[1], *LANES[2], *LANES[3][3:]),
        tuple(range(60)),
    ),
    (12, 12, 12, 24),
)
"""Four full hands: the first lacks three suits, the others two and one and a half."""


def test_both_methods_agree_on_full_hands() -> None:
    times = 300 if IS_PLAIN else 6000
    by_counting = held_by_lane(draw(LATE, COUNTING, 1, times))
    by_trying = held_by_lane(draw(LATE, TRYING, 2, times))
    spread = np.sqrt((by_counting.var(axis=0) + by_trying.var(axis=0)) / times)
    apart = np.abs(by_counting.mean(axis=0) - by_trying.mean(axis=0))
    assert (apart <= 4.5 * spread + 1e-9).all()


def held_by_lane(drawn: list[tuple[int, ...] | None]) -> npt.NDArray[np.float64]:
    """Placement, receiver and lane -> number of cards, and its square beside it."""
    lanes = [mask_of(list(lane)) for lane in LANES]
    held = [[[(m & lane).bit_count() for lane in lanes] for m in masks or ()] for masks in drawn]
    return np.stack([np.array(held, float), np.array(held, float) ** 2], axis=-1)


@st.composite
def questions(draw_from: st.DrawFn) -> Shape:
    """Classes of cards with one pattern of receivers each, dealt once so that one fits."""
    receivers = draw_from(st.integers(1, 5))
    patterns = draw_from(st.lists(st.integers(1, (1 << receivers) - 1), min_size=1, max_size=6))
    cards = draw_from(st.lists(st.integers(0, 63), unique=True, max_size=40))
    may: list[list[int]] = [[] for _ in range(receivers)]
    caps = [0] * receivers
    for i, card in enumerate(cards):
        takers = cards_in(patterns[i % len(patterns)])
        for j in takers:
            may[j].append(card)
        caps[takers[(i * i + len(cards)) % len(takers)]] += 1
    return Shape(tuple(tuple(held) for held in may), tuple(caps))


@given(questions(), st.sampled_from([COUNTING, 3]), st.integers(0, 2**60))
def test_what_is_drawn_fits(question: Shape, tries: int, seed: int) -> None:
    (drawn,) = draw(question, tries, seed)
    assert drawn is not None
    hands = [cards_in(mask) for mask in drawn]
    assert [len(hand) for hand in hands] == list(question.caps)
    assert all(set(hand) <= set(may) for hand, may in zip(hands, question.allowed, strict=True))
    assert sorted(card for hand in hands for card in hand) == sorted(question.unseen)
    assert draw(question, tries, seed) == [drawn]


def ways_counted(question: Shape) -> float:
    """The number of placements that the counting method finds."""
    w, out = new_scratch()[0], np.zeros(8, np.int64)
    w.left = mask_of(list(question.unseen))
    for j, cap in enumerate(question.caps):
        w.may[j], w.need[j] = mask_of(list(question.allowed[j])), cap
    assert placement._settle(w, len(question.caps), out)
    placement._gather(w, len(question.caps))
    assert w.queued > 4, "enough places for the memo"
    completions._lay_out(w)
    return float(completions._ways(w, 0, 0, w.due[0], completions._open(w, 0)))


def ways_card_by_card(question: Shape) -> int:
    """The same in whole numbers, by the numbers of cards that the receivers still need."""
    table = {question.caps: 1}
    for card in question.unseen:
        following: Counter[tuple[int, ...]] = Counter()
        for caps, ways in table.items():
            for j, may in enumerate(question.allowed):
                if card in may and caps[j] > 0:
                    following[(*caps[:j], caps[j] - 1, *caps[j + 1 :])] += ways
        table = dict(following)
    return sum(table.values())


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_the_numbers_counted_are_right(seed: int) -> None:
    """Large enough that states of the memo fall into the same slots."""
    patterns = [
        cards_in(mask) for mask in np.random.default_rng(seed).permutation(np.arange(1, 31))[:9]
    ]
    may: list[list[int]] = [[] for _ in range(6)]
    caps = [0] * 6
    for card in range(27 if IS_PLAIN else 45):
        takers = [*patterns[card % 9], 5]
        for j in takers:
            may[j].append(card)
        caps[takers[card // 9 % len(takers)]] += 1
    question = Shape(tuple(tuple(cards) for cards in may), tuple(caps))
    assert ways_counted(question) == pytest.approx(ways_card_by_card(question), rel=1e-12)


def test_used_memory_changes_nothing() -> None:
    (fresh,) = draw(LATE, COUNTING, 9)
    scratch, out, caps = new_scratch(COUNTING), np.zeros(8, np.int64), np.array(LATE.caps)
    allowed = np.array([mask_of(list(cards)) for cards in LATE.allowed])
    for seed in (5, 9):
        place(allowed, caps, 4, int64((1 << 60) - 1), new_rng(seed), out, scratch)
    assert tuple(out[:4].tolist()) == fresh


def test_no_field_is_named_like_a_method_of_records() -> None:
    assert not set(SCRATCH.names or ()) & set(dir(np.record))


MANY = """
import numpy as np
from foretell.cards import mask_of
from foretell.engine.chance import new_rng
from foretell.engine.placement import place
from foretell.engine.scratch import new_scratch
out = np.zeros(8, np.int64)
for tries in (0, 4):
    scratch = new_scratch(tries)
    for seed in range(60):
        rng = new_rng(seed)
        deal = np.random.default_rng(seed).permutation(64)[:24]
        voids = np.random.default_rng(seed).integers(0, 4, (4, 2))
        hands = [[c for c in deal if c // 16 not in voids[j, : j % 3]] for j in range(4)]
        allowed = np.array([mask_of([int(c) for c in hand]) for hand in [*hands, deal]])
        caps = np.array([3, 4, 5, 3, 9])
        fits = place(allowed, caps, 5, np.int64(allowed[-1]), rng, out, scratch)
        print(fits, *out, rng[0])
"""


def test_compiled_and_plain_give_equal_placements() -> None:
    compiled, plain = in_the_other_mode(MANY)
    assert compiled == plain
    assert sum(line[0] == "1" for line in compiled.splitlines()) > 100
