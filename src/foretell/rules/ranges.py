"""Each axis by itself: is its value of the right kind, and within its range?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from typing import Final, TypeGuard

from foretell.cards import (
    ANNIVERSARY_CARDS,
    CAMELOT_CARDS,
    RANKS_36,
    RANKS_60,
    deck_order,
    parse_card,
)
from foretell.errors import BadNotation, BadRules
from foretell.rules.axes import MAX_HAND, MAX_ROUNDS, Rules, Scoring, Sizes
from foretell.rules.plan import deck_of, most_cards, round_sizes, seats_of
from foretell.rules.refusing import refused, toml_text
from foretell.rules.selectors import Selector, parse_selector, selector_text

MOST_POINTS: Final = 1_000_000
"""No rule gives or asks for more points than this (docs/rulings.md)."""

NUMBERS: Final = {
    "players": (1, 6),
    "aside": (0, 60),
    "dummies": (0, 2),
    "rounds": (0, MAX_ROUNDS),
    "eliminate": (0, MAX_ROUNDS),
    "target": (0, MOST_POINTS),
}
"""From where to where the axes that are numbers go."""
_PLAYERS: Final = {0: (3, 6), 1: (2, 2), 2: (1, 1)}


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _refuse_unless(fits: bool, name: str, value: object, key: str, **said: str | int) -> None:  # noqa: FBT001
    if not fits:
        raise refused(key, name, value=toml_text(value), **said)


def _members(kind: type[Enum]) -> str:
    return " ".join(str(member.value) for member in kind)


def _check_selector(name: str, value: object) -> None:
    _refuse_unless(isinstance(value, Selector), name, value, "no-selector")
    if isinstance(value, Selector):
        try:
            made = parse_selector(selector_text(value))
        except BadRules as error:
            raise error.about(name) from None
        _refuse_unless(made == value, name, value, "no-selector")


def _check_by_round(name: str, value: object, kind: type[Enum]) -> None:
    member, allowed = next(iter(kind)).value, _members(kind)
    _refuse_unless(isinstance(value, tuple) and bool(value), name, value, "no-pairs", member=member)
    for pair in value if isinstance(value, tuple) else ():
        is_pair = isinstance(pair, tuple) and len(pair) == 2
        _refuse_unless(is_pair, name, pair, "no-pair", member=member)
        _check_selector(name, pair[0])
        _refuse_unless(isinstance(pair[1], kind), name, pair[1], "no-member", allowed=allowed)


def _check_kind(name: str, value: object, default: object) -> None:
    if isinstance(default, bool):
        _refuse_unless(isinstance(value, bool), name, value, "no-switch")
    elif _is_number(default):
        _refuse_unless(_is_number(value), name, value, "no-number")
    elif isinstance(default, Selector):
        _check_selector(name, value)
    elif isinstance(default, Enum) and name != "sizes":
        kind = type(default)
        _refuse_unless(isinstance(value, kind), name, value, "no-member", allowed=_members(kind))
    elif default == ():
        names = isinstance(value, tuple) and all(isinstance(card, str) for card in value)
        _refuse_unless(names, name, value, "no-cards")
    elif isinstance(default, tuple):
        _check_by_round(name, value, type(default[0][1]))


def check_kinds(rules: Rules) -> None:
    """Refuse a value that is no member of its axis."""
    for axis in fields(rules):
        _check_kind(axis.name, getattr(rules, axis.name), axis.default)
    sizes: object = rules.sizes
    listed = isinstance(sizes, tuple) and bool(sizes) and all(_is_number(n) for n in sizes)
    fits = isinstance(sizes, Sizes) or listed
    _refuse_unless(fits, "sizes", sizes, "no-sizes")
    _refuse_unless(isinstance(rules.scoring, Scoring), "scoring", rules.scoring, "no-scoring")


def _points_of(scoring: Scoring) -> Iterable[tuple[str, object]]:
    for key in ("made", "trick", "missed", "grail"):
        yield key, getattr(scoring, key)
    for key in ("zero", "zero_over_4"):
        value = getattr(scoring, key)
        yield key, 0 if value is None else value
    yield from (("zero_last", part) for part in scoring.zero_last or ())


def check_numbers(rules: Rules) -> None:
    """Refuse a number outside its range."""
    for name, (low, high) in NUMBERS.items():
        value = getattr(rules, name)
        _refuse_unless(low <= value <= high, name, value, "range", low=low, high=high)
    _refuse_unless(rules.deck in (36, 60), "deck", rules.deck, "no-deck")
    for key, points in _points_of(rules.scoring):
        fits = _is_number(points) and abs(points) <= MOST_POINTS
        _refuse_unless(fits, f"scoring.{key}", points, "points", most=MOST_POINTS)
    low, high = _PLAYERS[rules.dummies]
    if not low <= rules.players <= high:
        said = {"players": rules.players, "dummies": rules.dummies}
        raise refused("dummies-players", "players", "dummies", **said)


def _check_once(name: str, cards: tuple[str, ...]) -> None:
    for card in cards:
        _refuse_unless(cards.count(card) == 1, name, cards, "twice", card=toml_text(card))


def _number(name: str, card: str, deck: int) -> int:
    try:
        return parse_card(card, deck)
    except BadNotation:
        key = "not-played" if card in ANNIVERSARY_CARDS else "no-card"
        ranks = " ".join(RANKS_36 if deck == 36 else RANKS_60)
        raise refused(key, name, value=toml_text(card), ranks=ranks) from None


def check_cards(rules: Rules) -> None:
    """Refuse cards that are unknown, named twice, or not where they are taken from."""
    for name in ("add", "drop", "cancels"):
        _check_once(name, getattr(rules, name))
    for card in rules.add:
        if card in ANNIVERSARY_CARDS:
            raise refused("not-played", "add", value=card)
        allowed = " ".join(CAMELOT_CARDS)
        _refuse_unless(card in CAMELOT_CARDS, "add", card, "not-added", allowed=allowed)
    printed = set(deck_order(rules.deck))
    for card in rules.drop:
        kept = _number("drop", card, rules.deck) in printed
        _refuse_unless(kept, "drop", card, "not-in-deck", deck=rules.deck)
    deck = set(deck_of(rules))
    for card in rules.cancels:
        if _number("cancels", card, rules.deck) not in deck:
            taken = "drop" if card in rules.drop else "deck"
            raise refused("cancels", "cancels", taken, card=card)


def _check_size(rules: Rules, number: int, size: int) -> None:
    if not 1 <= size <= MAX_HAND:
        dealt = toml_text(size)
        raise refused("size-range", "sizes", number=number, size=dealt, most=MAX_HAND)
    need, have = size * seats_of(rules) + rules.aside, len(deck_of(rules))
    if need > have:
        key = "too-many-cards-aside" if rules.aside else "too-many-cards"
        told = {"number": number, "need": need, "size": size, "have": have}
        seats = {"seats": seats_of(rules), "aside": rules.aside}
        raise refused(key, "sizes", "deck", **told, **seats)


def _check_rounds(rules: Rules) -> None:
    sizes = round_sizes(rules)
    if rules.rounds > len(sizes):
        raise refused("few-sizes", "rounds", "sizes", rounds=rules.rounds, have=len(sizes))
    if len(sizes) > MAX_ROUNDS:
        raise refused("many-rounds", "sizes", rounds=len(sizes), most=MAX_ROUNDS)


def check_plan(rules: Rules) -> None:
    """Refuse a plan of rounds that cannot be dealt."""
    if rules.sizes is Sizes.ALL and not rules.rounds:
        raise refused("all-rounds", "sizes", "rounds")
    if most_cards(rules) < 1:
        raise refused("aside", "aside", "deck", aside=rules.aside)
    _check_rounds(rules)
    for number, size in enumerate(round_sizes(rules), start=1):
        _check_size(rules, number, size)


def check_each_axis(rules: Rules) -> None:
    """Refuse what is wrong whatever the other axes say, and a plan that cannot be dealt."""
    check_kinds(rules)
    check_numbers(rules)
    check_cards(rules)
    check_plan(rules)
