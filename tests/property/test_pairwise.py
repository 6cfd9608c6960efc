"""Every two values of two axes meet in a game that is played to its end, but for contradictions."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from typing import Any, Final

import pytest

from foretell.base.errors import BadRules
from foretell.cards import CAMELOT_CARDS
from foretell.engine.structs import Phase
from foretell.rules import table
from foretell.rules.axes import Sizes
from foretell.rules.value import Rules
from tests.property.playing import SLOWER, playing

Values = dict[str, Any]
Pair = tuple[tuple[str, int], tuple[str, int]]

SHORT: Final[dict[str, list[Any]]] = {
    "seats": [(3, 0), (4, 0), (5, 0), (6, 0), (2, 1), (1, 2)],
    "add": [(), tuple(CAMELOT_CARDS)],
    "sizes": [(3, 1, 2), (2, 1), *Sizes],
    "rounds": [0, 2],
    "eliminate": [0, 1],
    "target": [0, 30],
}
"""Values that make short games, and go together with more than the samples of the table."""

AXES: Final[dict[str, list[Any]]] = {"seats": SHORT["seats"]} | {
    row.name: SHORT.get(row.name, list(row.values))
    for row in table.AXES
    if row.name not in ("players", "dummies")
}


def pairs_of(chosen: dict[str, int]) -> set[Pair]:
    """The pairs of values that a choice of one value for every axis covers."""
    return set(combinations(sorted(chosen.items()), 2))


def standing(axis: str) -> int:
    """Which of an axis' values is the standard one."""
    default: Any = (4, 0) if axis == "seats" else getattr(Rules(), axis)
    return AXES[axis].index(default) if default in AXES[axis] else 0


def made(chosen: dict[str, int]) -> Rules | None:
    """The rules of a choice; nothing where they contradict themselves."""
    said: Values = {name: AXES[name][number] for name, number in chosen.items()}
    players, dummies = said.pop("seats")
    try:
        return Rules(players=players, dummies=dummies, **said)
    except BadRules:
        return None


def grown(start: dict[str, int], open_pairs: set[Pair], chance: random.Random) -> dict[str, int]:
    """Standard values but for a few, then axis by axis what covers most and does not contradict."""
    chosen = {name: standing(name) for name in AXES} | start
    for name in chance.sample(sorted(set(AXES) - set(start)), len(AXES) - len(start)):
        best, kept = 0, chosen[name]
        for number in range(len(AXES[name])):
            tried = chosen | {name: number}
            gain = len(pairs_of(tried) & open_pairs)
            if gain > best and made(tried):
                best, kept = gain, number
        chosen = chosen | {name: kept}
    return chosen


@cache
def covering() -> tuple[list[Rules], list[Pair]]:
    """Rules that cover every pair of values which does not contradict itself; and those that do."""
    chance, cover, refused = random.Random(1), [], []
    numbers = [(name, number) for name in AXES for number in range(len(AXES[name]))]
    left = {pair for pair in combinations(sorted(numbers), 2) if pair[0][0] != pair[1][0]}
    for pair in sorted(left):
        if pair not in left:
            continue
        start = helped(dict(pair))
        if start is None:
            refused.append(pair)
            left.discard(pair)
            continue
        chosen = grown(start, left, chance)
        rules = made(chosen)
        assert rules
        cover.append(rules)
        left -= pairs_of(chosen)
    return cover, refused


HELPS: Final[list[Values]] = [
    {},
    {"sizes": (3, 1, 2)},
    {"sizes": (2, 1)},
    {"sizes": (2, 1), "seats": (3, 0)},
    {"sizes": (3, 1, 2), "rounds": 2},
    {"sizes": Sizes.ALL, "rounds": 2},
    {"sizes": Sizes.ALL, "rounds": 2, "aside": 3},
    {"rounds": 2, "seats": (5, 0), "deck": 36},
    {"seats": (2, 1)},
    {"seats": (1, 2)},
    {"uneven_at": None},
]


def helped(start: dict[str, int]) -> dict[str, int] | None:
    """A pair, with a third value where it needs one; nothing if it contradicts itself."""
    chosen = {name: standing(name) for name in AXES}
    for helping in HELPS:
        extra = {
            name: AXES[name].index(value) if value is not None else 1
            for name, value in helping.items()
            if name not in start
        }
        if made(chosen | extra | start):
            return extra | start
    return None


CONTRADICTIONS: Final = {
    *(frozenset({"add", other}) for other in ("deuces", "seats")),
    *(frozenset({"bidding", other}) for other in ("scoring", "uneven")),
    *(frozenset({"eliminate", other}) for other in ("seats", "sizes", "target")),
    *(frozenset({"seats", other}) for other in ("dealer_role", "exchange", "sees", "tie")),
    frozenset({"rounds", "sizes"}),
    frozenset({"trump", "twist"}),
}
"""The axes with two values that no third one reconciles (rules 3)."""


def test_what_is_refused_contradicts_itself() -> None:
    """Rules 3: few pairs are refused, and those name one of the pair's axes."""
    cover, refused = covering()
    assert len(cover) < 150
    assert {frozenset({one[0], other[0]}) for one, other in refused} == CONTRADICTIONS
    for pair in refused:
        said = {name: AXES[name][number] for name, number in pair}
        assert names_of_clash(said) & {*said, "players", "dummies"}


def names_of_clash(said: Values) -> set[str]:
    """The axes that the refusal of two values beside standard ones names."""
    said = dict(said)
    players, dummies = said.pop("seats", (4, 0))
    with pytest.raises(BadRules) as error:
        Rules(players=players, dummies=dummies, **said)
    return {name.split(".")[0].split(" ")[0] for name in error.value.fields}


def test_every_pair_is_played_to_the_end() -> None:
    """Whole games at random: they end, and all scores are in."""
    for seed, rules in list(enumerate(covering()[0]))[::SLOWER]:
        *_, last = playing(rules, seed, 50_000, dealer=seed)
        assert last.get("phase") == Phase.OVER
