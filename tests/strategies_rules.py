"""Random valid rules for property tests: every axis drawn by itself, contradictions repaired.

``rules_strategy()`` draws any rules there are; ``rules_strategy(players=3, bidding=...)`` keeps
what it is given and draws the rest. A contradiction is repaired by giving up one of the axes
that the refusal names, so that all others stay as they were drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from hypothesis import reject
from hypothesis import strategies as st

from foretell.base.errors import BadRules
from foretell.cards import CAMELOT_CARDS, card_name, deck_order
from foretell.rules.axes import SMYRNA, Axes, Scoring, Sizes, Twist
from foretell.rules.points import POINTS, PointsRow
from foretell.rules.rows import AxisKind
from foretell.rules.selectors import ALWAYS, Selector
from foretell.rules.table import ROWS
from foretell.rules.value import Rules

SEATINGS: Final = ((3, 0), (4, 0), (5, 0), (6, 0), (2, 1), (1, 2))
AXES: Final = tuple(axis.name for axis in fields(Axes) if axis.name != "players")


def selectors(most: int = 12) -> st.SearchStrategy[Selector]:
    """Every kind of selector, with numbers up to ``most``."""
    low = st.integers(1, most)
    one = st.builds(Selector, st.sampled_from(["size-from", "size-is", "from", "round"]), low)
    every = st.builds(Selector, st.just("every"), st.integers(1, 4))
    words = st.sampled_from(["always", "never", "first", "last"]).map(Selector)
    spans = st.tuples(low, low).map(lambda pair: Selector("rounds", min(pair), max(pair)))
    return st.one_of(words, one, every, spans)


def by_round(kind: type[Enum]) -> st.SearchStrategy[Any]:
    """One value for all rounds, or up to three pairs with a value for the others."""
    member = st.sampled_from(list(kind))
    whole = member.map(lambda one: ((ALWAYS, one),))
    pairs = st.lists(st.tuples(selectors(), member), min_size=1, max_size=3).map(tuple)
    closed = st.tuples(pairs, member).map(lambda drawn: (*drawn[0], (ALWAYS, drawn[1])))
    return st.one_of(whole, pairs, closed)


def scorings() -> st.SearchStrategy[Scoring]:
    """The two words, and tables of any points."""
    drawn: dict[str, st.SearchStrategy[Any]] = {row.name: points(row) for row in POINTS}
    return st.one_of(st.just(Scoring(flat=True)), st.builds(Scoring, **drawn))


def points(row: PointsRow) -> st.SearchStrategy[Any]:
    """A number of the scoring: unset where it may be, growing with the cards where it does."""
    one = st.integers(-50, 50)
    said = st.tuples(one, st.integers(-3, 3)) if isinstance(row.sample, tuple) else one
    return st.one_of(st.none(), said) if row.fits(None) else said


def twists() -> st.SearchStrategy[tuple[Twist, ...]]:
    """None, Smyrna's six, or any others."""
    some = st.lists(st.sampled_from(Twist), unique=True)
    listed = some.map(lambda drawn: tuple(one for one in Twist if one in drawn))
    return st.one_of(st.just(SMYRNA), listed)


@st.composite
def decks(draw: st.DrawFn) -> dict[str, Any]:
    """Deck, cards dropped and added, and cards that cancel, fitting each other."""
    deck = draw(st.sampled_from([60, 36]))
    names = [card_name(card, deck) for card in deck_order(deck)]
    drop = draw(st.lists(st.sampled_from(names), unique=True, max_size=6))
    add = draw(st.one_of(st.just(list(CAMELOT_CARDS)), _few(list(CAMELOT_CARDS))))
    left = [name for name in (*names, *add) if name not in drop]
    cancels = draw(_few(left))
    aside = draw(st.integers(0, 4))
    listed = {"drop": tuple(drop), "add": tuple(add), "cancels": tuple(cancels)}
    return {"deck": deck, "aside": aside, **listed}


def _few(names: list[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), unique=True, max_size=3)


@st.composite
def plans(draw: st.DrawFn) -> dict[str, Any]:
    """Sizes, rounds and what ends the game, often ones that go together."""
    kind = draw(st.sampled_from(["named", "all", "list", "falling"]))
    rounds = draw(st.sampled_from([0, 0, 1, 2, 5]))
    if kind == "named":
        sizes: Any = draw(st.sampled_from([size for size in Sizes if size is not Sizes.ALL]))
        return {"sizes": sizes, "rounds": rounds, **draw(_endings(sizes is Sizes.DOWN))}
    if kind == "all":
        return {"sizes": Sizes.ALL, "rounds": max(1, rounds), **draw(_endings(falls=False))}
    if kind == "list":
        listed = st.lists(st.integers(1, 10), min_size=1, max_size=8).map(tuple)
        return {"sizes": draw(listed), "rounds": 0, **draw(_endings(falls=False))}
    falling = tuple(range(draw(st.integers(2, 8)), 0, -1))
    return {"sizes": falling, "rounds": 0, **draw(_endings(falls=True))}


def _endings(falls: bool) -> st.SearchStrategy[dict[str, Any]]:
    target = st.integers(1, 300).map(lambda points: {"target": points})
    eliminate = st.integers(1, 3).map(lambda every: {"eliminate": every})
    plain: st.SearchStrategy[dict[str, Any]] = st.just({})
    return st.one_of(plain, eliminate if falls else plain, target)


def _axis(name: str) -> st.SearchStrategy[Any]:
    row = ROWS[name]
    kinds: dict[AxisKind, Callable[[], st.SearchStrategy[Any]]] = {
        AxisKind.ONE: lambda: st.sampled_from(list(row.members)),
        AxisKind.BY_ROUND: lambda: by_round(row.members),
        AxisKind.ROUNDS: selectors,
        AxisKind.SWITCH: st.booleans,
        AxisKind.SCORING: scorings,
        AxisKind.TWISTS: twists,
    }
    return kinds[row.kind]()


GROUPED: Final = frozenset(
    {"deck", "drop", "add", "cancels", "aside", "dummies", "sizes", "rounds", "eliminate", "target"}
)
SINGLE: Final = tuple(name for name in AXES if name not in GROUPED)


@st.composite
def _drawn(draw: st.DrawFn, often: int) -> dict[str, Any]:
    """Every axis by itself; each stays standard in ``often`` of ten cases."""
    players, dummies = draw(st.sampled_from(SEATINGS))
    said: dict[str, Any] = {"players": players, "dummies": dummies}
    stays = st.integers(1, 10).map(lambda number: number <= often)
    for group in (decks(), plans()):
        said |= {} if draw(stays) else draw(group)
    said |= {name: draw(_axis(name)) for name in SINGLE if not draw(stays)}
    return said


def _repaired(draw: st.DrawFn, said: dict[str, Any], fixed: dict[str, Any]) -> Rules:
    """Rules from drawn axes, giving up one that a refusal names until nothing clashes."""
    while True:
        try:
            return Rules(**{**said, **fixed})
        except BadRules as error:
            named = {re.split(r"[ .]", field)[0] for field in error.fields}
            loose = sorted(named & said.keys() - fixed.keys())
            loose = loose or sorted(said.keys() - fixed.keys() - {"players", "dummies"})
            if not loose:
                reject()
            given_up = draw(st.sampled_from(loose))
            said = {name: value for name, value in said.items() if name != given_up}
            if given_up in {"players", "dummies"}:
                said = {n: value for n, value in said.items() if n not in {"players", "dummies"}}


@st.composite
def rules_strategy(draw: st.DrawFn, /, often: int = 6, **fixed: Any) -> Rules:
    """Valid rules: all axes drawn by themselves, ``fixed`` ones kept as they are given.

    Each axis, deck and plan stays standard in ``often`` of ten cases, so that rules are mixed
    but not all mixed at once; a low number mixes more.
    """
    return _repaired(draw, draw(_drawn(often)), fixed)
