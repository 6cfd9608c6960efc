"""Each axis by itself: is its value of the right kind, and within its range?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from typing import Final

from foretell.cards import ANNIVERSARY_CARDS, CAMELOT_CARDS, deck_order, parse_card
from foretell.errors import BadNotation, BadRules
from foretell.rules.axes import MAX_HAND, MAX_ROUNDS, Rules, Scoring, Sizes
from foretell.rules.plan import deck_of, most_cards, round_sizes, seats_of
from foretell.rules.selectors import Selector, parse_selector, selector_text

MOST_POINTS: Final = 1_000_000
"""No rule gives or asks for more points than this (docs/rulings.md)."""

_NUMBERS: Final = {
    "players": (1, 6),
    "aside": (0, 60),
    "dummies": (0, 2),
    "rounds": (0, MAX_ROUNDS),
    "eliminate": (0, MAX_ROUNDS),
    "target": (0, MOST_POINTS),
}
_PLAYERS: Final = {0: (3, 6), 1: (2, 2), 2: (1, 1)}


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _refuse_unless(fits: bool, name: str, value: object, allowed: str) -> None:  # noqa: FBT001
    if not fits:
        raise BadRules(f"{name}: {value!r} is not {allowed}", name)


def _check_selector(name: str, value: object) -> None:
    _refuse_unless(isinstance(value, Selector), name, value, "a choice of rounds")
    if isinstance(value, Selector):
        try:
            made = parse_selector(selector_text(value))
        except BadRules as error:
            raise BadRules(f"{name}: {error}", name) from None
        _refuse_unless(made == value, name, value, "a choice of rounds")


def _check_by_round(name: str, value: object, kind: type[Enum]) -> None:
    allowed = "pairs of a choice of rounds and one of " + " ".join(m.value for m in kind)
    _refuse_unless(isinstance(value, tuple) and bool(value), name, value, allowed)
    for pair in value if isinstance(value, tuple) else ():
        _refuse_unless(isinstance(pair, tuple) and len(pair) == 2, name, pair, allowed)
        _check_selector(name, pair[0])
        _refuse_unless(isinstance(pair[1], kind), name, pair[1], allowed)


def _check_kind(name: str, value: object, default: object) -> None:
    if isinstance(default, bool):
        _refuse_unless(isinstance(value, bool), name, value, "true or false")
    elif _is_number(default):
        _refuse_unless(_is_number(value), name, value, "a whole number")
    elif isinstance(default, Selector):
        _check_selector(name, value)
    elif isinstance(default, Enum) and name != "sizes":
        words = "one of " + " ".join(member.value for member in type(default))
        _refuse_unless(isinstance(value, type(default)), name, value, words)
    elif default == ():
        names = isinstance(value, tuple) and all(isinstance(card, str) for card in value)
        _refuse_unless(names, name, value, "a tuple of card names")
    elif isinstance(default, tuple):
        _check_by_round(name, value, type(default[0][1]))


def check_kinds(rules: Rules) -> None:
    """Refuse a value that is no member of its axis."""
    for axis in fields(rules):
        _check_kind(axis.name, getattr(rules, axis.name), axis.default)
    sizes: object = rules.sizes
    listed = isinstance(sizes, tuple) and bool(sizes) and all(_is_number(n) for n in sizes)
    words = "one of " + " ".join(member.value for member in Sizes) + ", or a tuple of numbers"
    _refuse_unless(isinstance(sizes, Sizes) or listed, "sizes", sizes, words)
    _refuse_unless(isinstance(rules.scoring, Scoring), "scoring", rules.scoring, "a Scoring")


def _points_of(scoring: Scoring) -> Iterable[tuple[str, object]]:
    for key in ("made", "trick", "missed", "grail"):
        yield key, getattr(scoring, key)
    for key in ("zero", "zero_over_4"):
        value = getattr(scoring, key)
        yield key, 0 if value is None else value
    yield from (("zero_last", part) for part in scoring.zero_last or ())


def check_numbers(rules: Rules) -> None:
    """Refuse a number outside its range."""
    for name, (low, high) in _NUMBERS.items():
        value = getattr(rules, name)
        _refuse_unless(low <= value <= high, name, value, f"{low} … {high}")
    _refuse_unless(rules.deck in (36, 60), "deck", rules.deck, "60 or 36")
    for key, points in _points_of(rules.scoring):
        fits = _is_number(points) and abs(int(str(points))) <= MOST_POINTS
        _refuse_unless(fits, f"scoring.{key}", points, f"a whole number up to {MOST_POINTS}")
    low, high = _PLAYERS[rules.dummies]
    if not low <= rules.players <= high:
        raise BadRules(_players_text(rules), "players", "dummies")


def _players_text(rules: Rules) -> str:
    return (
        f"players and dummies: {rules.players} with dummies = {rules.dummies}: three to six play "
        "without a dummy (rules 1), two with one dummy (Two-Player), one with two (Solitaire)"
    )


def _check_once(name: str, cards: tuple[str, ...]) -> None:
    for card in cards:
        _refuse_unless(cards.count(card) == 1, name, cards, f"a list without a second {card}")


def _number(name: str, card: str, deck: int) -> int:
    try:
        return parse_card(card, deck)
    except BadNotation as error:
        raise BadRules(f"{name}: {error}", name) from None


def check_cards(rules: Rules) -> None:
    """Refuse cards that are unknown, named twice, or not where they are taken from."""
    for name in ("add", "drop", "cancels"):
        _check_once(name, getattr(rules, name))
    for card in rules.add:
        if card in ANNIVERSARY_CARDS:
            raise BadRules(f"add: {card}: the anniversary cards are not played yet", "add")
        words = f"one of {' '.join(CAMELOT_CARDS)}: only these can be added"
        _refuse_unless(card in CAMELOT_CARDS, "add", card, words)
    printed = set(deck_order(rules.deck))
    for card in rules.drop:
        kept = _number("drop", card, rules.deck) in printed
        _refuse_unless(kept, "drop", card, f"in the deck of {rules.deck}")
    deck = set(deck_of(rules))
    for card in rules.cancels:
        if _number("cancels", card, rules.deck) not in deck:
            taken = "drop" if card in rules.drop else "deck"
            text = f"cancels and {taken}: {card} cancels its trick, but is not in the deck"
            raise BadRules(text, "cancels", taken)


def _check_size(rules: Rules, number: int, size: int) -> None:
    if not 1 <= size <= MAX_HAND:
        text = f"sizes: round {number} deals {size} cards: 1 … {MAX_HAND} can be dealt"
        raise BadRules(text, "sizes")
    need, have = size * seats_of(rules) + rules.aside, len(deck_of(rules))
    if need > have:
        text = f"round {number} needs {need} cards, {size} for each of {seats_of(rules)} seats"
        aside = f" and {rules.aside} aside" if rules.aside else ""
        raise BadRules(f"sizes and deck: {text}{aside}; the deck has {have}", "sizes", "deck")


def _check_rounds(rules: Rules) -> None:
    sizes = round_sizes(rules)
    if rules.rounds > len(sizes):
        text = f"{rules.rounds} rounds are asked for, the sizes give {len(sizes)}"
        raise BadRules(f"rounds and sizes: {text}", "rounds", "sizes")
    if len(sizes) > MAX_ROUNDS:
        text = f"sizes: {len(sizes)} rounds; a game has {MAX_ROUNDS} at the most"
        raise BadRules(text, "sizes")


def check_plan(rules: Rules) -> None:
    """Refuse a plan of rounds that cannot be dealt."""
    if rules.sizes is Sizes.ALL and not rules.rounds:
        raise BadRules("sizes and rounds: all needs a number of rounds", "sizes", "rounds")
    if most_cards(rules) < 1:
        text = f"aside and deck: {rules.aside} aside leave no card for each seat"
        raise BadRules(text, "aside", "deck")
    _check_rounds(rules)
    for number, size in enumerate(round_sizes(rules), start=1):
        _check_size(rules, number, size)
