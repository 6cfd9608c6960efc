"""Each axis by itself: is its value of the right kind, and within its range?"""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeGuard

from foretell.base.errors import BadNotation, BadRules
from foretell.cards import (
    ANNIVERSARY_CARDS,
    CAMELOT_CARDS,
    RANKS_36,
    RANKS_60,
    deck_order,
    parse_card,
)
from foretell.rules.axes import MAX_HAND, MAX_ROUNDS, Axes, Scoring, Sizes, Twist
from foretell.rules.plan import deck_of, most_cards, round_sizes, seats_of
from foretell.rules.points import POINTS
from foretell.rules.refusing import refused, toml_text
from foretell.rules.rows import AxisKind, AxisRow
from foretell.rules.selectors import Selector, parse_selector, selector_text
from foretell.rules.table import AXES, PLAYERS


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


def _check_member(row: AxisRow, value: object) -> None:
    fits = isinstance(value, row.members)
    _refuse_unless(fits, row.name, value, "no-member", allowed=_members(row.members))


def _check_switch(row: AxisRow, value: object) -> None:
    _refuse_unless(isinstance(value, bool), row.name, value, "no-switch")


def _check_number(row: AxisRow, value: object) -> None:
    _refuse_unless(_is_number(value), row.name, value, "no-number")


def _check_list(row: AxisRow, value: object) -> None:
    names = isinstance(value, tuple) and all(isinstance(card, str) for card in value)
    _refuse_unless(names, row.name, value, "no-cards")


def _check_sizes(row: AxisRow, value: object) -> None:
    listed = isinstance(value, tuple) and bool(value) and all(_is_number(n) for n in value)
    _refuse_unless(isinstance(value, Sizes) or listed, row.name, value, "no-sizes")


def _check_scoring(row: AxisRow, value: object) -> None:
    _refuse_unless(isinstance(value, Scoring), row.name, value, "no-scoring")


def _check_twists(row: AxisRow, value: object) -> None:
    listed = isinstance(value, tuple) and value == tuple(one for one in Twist if one in value)
    _refuse_unless(listed, row.name, value, "no-twists", names=_members(Twist))


_KINDS: Final = {
    AxisKind.ONE: _check_member,
    AxisKind.BY_ROUND: lambda row, value: _check_by_round(row.name, value, row.members),
    AxisKind.ROUNDS: lambda row, value: _check_selector(row.name, value),
    AxisKind.SWITCH: _check_switch,
    AxisKind.AMOUNT: _check_number,
    AxisKind.NUMBER: _check_number,
    AxisKind.CARDS: _check_list,
    AxisKind.SIZES: _check_sizes,
    AxisKind.TWISTS: _check_twists,
    AxisKind.SCORING: _check_scoring,
}


def check_kinds(rules: Axes) -> None:
    """Refuse a value that is no member of its axis."""
    for row in AXES:
        _KINDS[row.kind](row, getattr(rules, row.name))


def check_numbers(rules: Axes) -> None:
    """Refuse a number outside its range."""
    for row in AXES:
        value = getattr(rules, row.name)
        if row.kind is AxisKind.NUMBER:
            fits = row.low <= value <= row.high
            _refuse_unless(fits, row.name, value, "range", low=row.low, high=row.high)
        if row.kind is AxisKind.AMOUNT:
            allowed = " ".join(map(str, row.amounts))
            _refuse_unless(value in row.amounts, row.name, value, "no-member", allowed=allowed)
    for number in POINTS:
        points = getattr(rules.scoring, number.name)
        name, most = f"scoring.{number.name}", number.most
        _refuse_unless(number.fits(points), name, points, "points", most=most)
    if rules.players not in PLAYERS[rules.dummies]:
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


def check_cards(rules: Axes) -> None:
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


def _check_size(rules: Axes, number: int, size: int) -> None:
    if not 1 <= size <= MAX_HAND:
        dealt = toml_text(size)
        raise refused("size-range", "sizes", number=number, size=dealt, most=MAX_HAND)
    need, have = size * seats_of(rules) + rules.aside, len(deck_of(rules))
    if need > have:
        key = "too-many-cards-aside" if rules.aside else "too-many-cards"
        told = {"number": number, "need": need, "size": size, "have": have}
        seats = {"seats": seats_of(rules), "aside": rules.aside}
        raise refused(key, "sizes", "deck", **told, **seats)


def _check_rounds(rules: Axes) -> None:
    sizes = round_sizes(rules)
    if rules.rounds > len(sizes):
        raise refused("few-sizes", "rounds", "sizes", rounds=rules.rounds, have=len(sizes))
    if len(sizes) > MAX_ROUNDS:
        raise refused("many-rounds", "sizes", rounds=len(sizes), most=MAX_ROUNDS)


def check_plan(rules: Axes) -> None:
    """Refuse a plan of rounds that cannot be dealt."""
    if rules.sizes is Sizes.ALL and not rules.rounds:
        raise refused("all-rounds", "sizes", "rounds")
    if most_cards(rules) < 1:
        raise refused("aside", "aside", "deck", aside=rules.aside)
    _check_rounds(rules)
    for number, size in enumerate(round_sizes(rules), start=1):
        _check_size(rules, number, size)


def check_each_axis(rules: Axes) -> None:
    """Refuse what is wrong whatever the other axes say, and a plan that cannot be dealt."""
    check_kinds(rules)
    check_numbers(rules)
    check_cards(rules)
    check_plan(rules)
