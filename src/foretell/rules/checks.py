"""What contradicts itself is refused when the value is made (rules 3), by this table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Final, TypeVar

from foretell.base.errors import BadRules
from foretell.base.i18n import text
from foretell.cards import CAMELOT_CARDS, JESTER, LANE, MERLIN, WIZARD
from foretell.rules.axes import (
    Axes,
    Bidding,
    ByRound,
    DealerRole,
    Deuces,
    Exchange,
    Roles,
    Scoring,
    Sees,
    Tie,
    Twist,
    UnevenAt,
)
from foretell.rules.plan import (
    deck_of,
    every_round,
    in_round,
    is_turned_up,
    known_rounds,
    round_sizes,
)
from foretell.rules.ranges import check_each_axis
from foretell.rules.refusing import refused

M = TypeVar("M", Bidding, Exchange, Roles, Sees)


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two axes that cannot stand together when ``holds``; why is the text ``refused-<key>``."""

    fields: tuple[str, ...]
    key: str
    holds: Callable[[Axes], bool]

    def reason(self, lang: str) -> str:
        """Why they cannot, in a language."""
        return text(f"refused-{self.key}", lang)


def _ever(rules: Axes, axis: ByRound[M]) -> set[M]:
    last = known_rounds(rules)
    return {in_round(axis, number, size, last) for number, size in every_round(rules)}


def _uneven_with(rules: Axes, *modes: Bidding) -> bool:
    last = known_rounds(rules)
    return any(
        rules.uneven.fits(number, size, last)
        and in_round(rules.bidding, number, size, last) in modes
        for number, size in every_round(rules)
    )


def _at_once_refused_at_bid(rules: Axes) -> bool:
    at_bid = rules.uneven_at is UnevenAt.BID
    return at_bid and _uneven_with(rules, Bidding.HIDDEN)


def _zero_and_more(rules: Axes) -> bool:
    modes = _ever(rules, rules.bidding)
    return Bidding.ZERO in modes and len(modes) > 1


def _lacks_a_role(rules: Axes) -> bool:
    ranks = {card % LANE for card in deck_of(rules) if card < MERLIN}
    return Roles.CALLED in _ever(rules, rules.roles) and not {WIZARD, JESTER} <= ranks


def _has_nothing_to_name(rules: Axes) -> bool:
    return all(card % LANE == WIZARD for card in deck_of(rules) if card < MERLIN)


def _never_turned_up(rules: Axes) -> bool:
    return not any(is_turned_up(rules, number, size) for number, size in every_round(rules))


def _forehead_beyond_one(rules: Axes) -> bool:
    last = known_rounds(rules)
    return any(
        size > 1 and in_round(rules.sees, number, size, last) is Sees.FOREHEAD
        for number, size in every_round(rules)
    )


def _exchanges_on_a_forehead(rules: Axes) -> bool:
    last = known_rounds(rules)
    return any(
        in_round(rules.sees, number, size, last) is Sees.FOREHEAD
        and in_round(rules.exchange, number, size, last) is not Exchange.NONE
        for number, size in every_round(rules)
    )


def _climbs(rules: Axes) -> bool:
    sizes = round_sizes(rules)
    return any(later >= size for size, later in pairwise(sizes))


def _is_too_short(rules: Axes) -> bool:
    sizes = round_sizes(rules)
    enough = len(sizes) >= rules.eliminate * (rules.players - 1)
    return len(sizes) < rules.eliminate or not (enough or sizes[-1] == 1)


def _has_camelot(rules: Axes) -> bool:
    return any(card in CAMELOT_CARDS for card in rules.add)


def _sees(rules: Axes, sees: Sees) -> bool:
    return sees in _ever(rules, rules.sees)


def _flat_with(key: str) -> Contradiction:
    default = getattr(Scoring(), key)
    return Contradiction(
        ("scoring.flat", f"scoring.{key}"),
        "flat-bonus",
        lambda rules: rules.scoring.flat and getattr(rules.scoring, key) != default,
    )


def _dummies_with(field: str, key: str, holds: Callable[[Axes], bool]) -> Contradiction:
    return Contradiction(("dummies", field), key, lambda rules: rules.dummies > 0 and holds(rules))


def _pair(first: str, second: str, key: str, holds: Callable[[Axes], bool]) -> Contradiction:
    return Contradiction((first, second), key, holds)


CONTRADICTIONS: Final = (
    _pair(
        "bidding",
        "uneven",
        "delayed-uneven",
        lambda rules: _uneven_with(rules, Bidding.DELAYED),
    ),
    _pair(
        "bidding",
        "uneven",
        "zero-uneven",
        lambda rules: _uneven_with(rules, Bidding.ZERO),
    ),
    _pair(
        "bidding",
        "uneven_at",
        "hidden-uneven",
        _at_once_refused_at_bid,
    ),
    _pair(
        "bidding",
        "scoring",
        "zero-flat",
        lambda rules: rules.scoring.flat and Bidding.ZERO in _ever(rules, rules.bidding),
    ),
    Contradiction(
        ("bidding = zero", "bidding"),
        "zero-and-more",
        _zero_and_more,
    ),
    _pair(
        "twist",
        "trump",
        "smyrna-trump",
        lambda rules: bool(rules.twist) and _never_turned_up(rules),
    ),
    _pair(
        "roles",
        "drop",
        "called-drop",
        _lacks_a_role,
    ),
    _pair(
        "uber",
        "drop",
        "uber-drop",
        lambda rules: rules.uber and _has_nothing_to_name(rules),
    ),
    _pair(
        "twist",
        "drop",
        "uber-drop",
        lambda rules: Twist.UBER in rules.twist and _has_nothing_to_name(rules),
    ),
    _pair(
        "sees",
        "sizes",
        "forehead-sizes",
        _forehead_beyond_one,
    ),
    _pair(
        "sees",
        "exchange",
        "forehead-exchange",
        _exchanges_on_a_forehead,
    ),
    _pair(
        "add",
        "deuces",
        "camelot-magic",
        lambda rules: _has_camelot(rules) and rules.deuces is not Deuces.PLAIN,
    ),
    _dummies_with("add", "dummies-camelot", _has_camelot),
    _dummies_with("eliminate", "dummies-eliminate", lambda rules: rules.eliminate > 0),
    _dummies_with(
        "exchange",
        "dummies-exchange",
        lambda rules: _ever(rules, rules.exchange) != {Exchange.NONE},
    ),
    _dummies_with(
        "dealer_role",
        "dummies-saboteur",
        lambda rules: rules.dealer_role is not DealerRole.NONE,
    ),
    _dummies_with(
        "sees",
        "dummies-forehead",
        lambda rules: _sees(rules, Sees.FOREHEAD),
    ),
    _dummies_with(
        "sees",
        "dummies-blind",
        lambda rules: _sees(rules, Sees.BLIND),
    ),
    _dummies_with(
        "tie",
        "dummies-play-off",
        lambda rules: rules.tie is Tie.PLAY_OFF,
    ),
    _pair(
        "eliminate",
        "target",
        "eliminate-target",
        lambda rules: rules.eliminate > 0 and rules.target > 0,
    ),
    _pair(
        "eliminate",
        "sizes",
        "eliminate-climbs",
        lambda rules: rules.eliminate > 0 and _climbs(rules),
    ),
    _pair(
        "eliminate",
        "sizes",
        "eliminate-short",
        lambda rules: rules.eliminate > 0 and _is_too_short(rules),
    ),
    *(_flat_with(axis.name) for axis in fields(Scoring) if axis.name != "flat"),
)


def check(rules: Axes) -> None:
    """Refuse a set of rules that contradicts itself.

    Raises:
        BadRules: a value out of range, or two axes that contradict each other (rules 3).

    >>> from foretell.rules.value import Rules
    >>> Rules(eliminate=2, target=100)
    Traceback (most recent call last):
    foretell.base.errors.BadRules: eliminate and target: a game ends by dropping out or by a \
target score, not by both
    """
    check_each_axis(rules)
    for fault in contradictions(rules):
        raise fault


def contradictions(rules: Axes) -> Iterator[BadRules]:
    """What stands in the table above and holds; every axis is within its range."""
    for contradiction in CONTRADICTIONS:
        if contradiction.holds(rules):
            yield refused(contradiction.key, *contradiction.fields)
