"""What contradicts itself is refused when the value is made (rules 3), by this table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Final, TypeVar

from foretell.cards import CAMELOT_CARDS, JESTER, LANE, MERLIN, WIZARD
from foretell.errors import BadRules
from foretell.rules.axes import (
    Bidding,
    ByRound,
    DealerRole,
    Deuces,
    Exchange,
    Roles,
    Rules,
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
from foretell.rules.ranges import check_cards, check_kinds, check_numbers, check_plan

M = TypeVar("M", Bidding, Sees)


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two axes that cannot stand together when ``holds``, and why."""

    fields: tuple[str, ...]
    reason: str
    holds: Callable[[Rules], bool]

    def __str__(self) -> str:
        """The sentence that a refusal shows."""
        return f"{' and '.join(self.fields)}: {self.reason}"


def _ever(rules: Rules, axis: ByRound[M]) -> set[M]:
    last = known_rounds(rules)
    return {in_round(axis, number, size, last) for number, size in every_round(rules)}


def _uneven_with(rules: Rules, *modes: Bidding) -> bool:
    last = known_rounds(rules)
    return any(
        rules.uneven.fits(number, size, last)
        and in_round(rules.bidding, number, size, last) in modes
        for number, size in every_round(rules)
    )


def _at_once_refused_at_bid(rules: Rules) -> bool:
    at_bid = rules.uneven_at is UnevenAt.BID
    return at_bid and _uneven_with(rules, Bidding.HIDDEN)


def _zero_and_more(rules: Rules) -> bool:
    modes = _ever(rules, rules.bidding)
    return Bidding.ZERO in modes and len(modes) > 1


def _lacks_a_role(rules: Rules) -> bool:
    ranks = {card % LANE for card in deck_of(rules) if card < MERLIN}
    return rules.roles is Roles.CALLED and not {WIZARD, JESTER} <= ranks


def _never_turned_up(rules: Rules) -> bool:
    return not any(is_turned_up(rules, number, size) for number, size in every_round(rules))


def _forehead_beyond_one(rules: Rules) -> bool:
    last = known_rounds(rules)
    return any(
        size > 1 and in_round(rules.sees, number, size, last) is Sees.FOREHEAD
        for number, size in every_round(rules)
    )


def _climbs(rules: Rules) -> bool:
    sizes = round_sizes(rules)
    return any(later >= size for size, later in pairwise(sizes))


def _is_too_short(rules: Rules) -> bool:
    sizes = round_sizes(rules)
    enough = len(sizes) >= rules.eliminate * (rules.players - 1)
    return len(sizes) < rules.eliminate or not (enough or sizes[-1] == 1)


def _has_camelot(rules: Rules) -> bool:
    return any(card in CAMELOT_CARDS for card in rules.add)


def _sees(rules: Rules, sees: Sees) -> bool:
    return sees in _ever(rules, rules.sees)


def _flat_with(key: str) -> Contradiction:
    default = getattr(Scoring(), key)
    return Contradiction(
        ("scoring.flat", f"scoring.{key}"),
        "flat points count the tricks alone; nothing is added for a bid or a card",
        lambda rules: rules.scoring.flat and getattr(rules.scoring, key) != default,
    )


def _dummies_with(field: str, reason: str, holds: Callable[[Rules], bool]) -> Contradiction:
    return Contradiction(
        ("dummies", field), reason, lambda rules: rules.dummies > 0 and holds(rules)
    )


def _pair(first: str, second: str, reason: str, holds: Callable[[Rules], bool]) -> Contradiction:
    return Contradiction((first, second), reason, holds)


CONTRADICTIONS: Final = (
    _pair(
        "bidding",
        "uneven",
        "delayed bids stay hidden until the last trick, nobody could see that they must be uneven",
        lambda rules: _uneven_with(rules, Bidding.DELAYED),
    ),
    _pair(
        "bidding",
        "uneven",
        "every bid is forced to be zero, the last bidder could not make the sum uneven",
        lambda rules: _uneven_with(rules, Bidding.ZERO),
    ),
    _pair(
        "bidding",
        "uneven_at",
        "all bid at once, no bid can be refused as it is made; the last bidder can mend it "
        '(uneven_at = "reveal")',
        _at_once_refused_at_bid,
    ),
    _pair(
        "bidding",
        "scoring",
        "a bid forced to be zero means nothing when flat points count the tricks alone",
        lambda rules: rules.scoring.flat and Bidding.ZERO in _ever(rules, rules.bidding),
    ),
    Contradiction(
        ("bidding = zero", "bidding"),
        "bids forced to be zero hold for the whole game, beside no second way to bid",
        _zero_and_more,
    ),
    _pair(
        "twist",
        "trump",
        "Smyrna waits for a wizard to be turned up, but no round turns a card up (trump is "
        "fixed, or the sizes deal out the deck)",
        lambda rules: rules.twist is Twist.SMYRNA and _never_turned_up(rules),
    ),
    _pair(
        "roles",
        "drop",
        "called roles need both kinds in the deck, wizards and jesters",
        _lacks_a_role,
    ),
    _pair(
        "sees",
        "sizes",
        "forehead is for rounds of one card, others would see whole hands",
        _forehead_beyond_one,
    ),
    Contradiction(
        ("sees = forehead", "sees = blind"),
        "a game has one way of bidding without the own cards, not both",
        lambda rules: _sees(rules, Sees.FOREHEAD) and _sees(rules, Sees.BLIND),
    ),
    _pair(
        "sees",
        "exchange",
        "forehead leaves the only card unseen until it is played, it cannot be exchanged",
        lambda rules: _sees(rules, Sees.FOREHEAD) and rules.exchange is not Exchange.NONE,
    ),
    _pair(
        "add",
        "deuces",
        "Camelot's cards and Magic's deuces come from two games that do not say which beats which",
        lambda rules: _has_camelot(rules) and rules.deuces is not Deuces.PLAIN,
    ),
    _dummies_with("add", "a dummy cannot choose what Camelot's cards ask for", _has_camelot),
    _dummies_with(
        "eliminate", "the game needs both players to its end", lambda rules: rules.eliminate > 0
    ),
    _dummies_with(
        "exchange",
        "a dummy has no hand to exchange cards with",
        lambda rules: rules.exchange is not Exchange.NONE,
    ),
    _dummies_with(
        "dealer_role",
        "one of so few bidders cannot be a saboteur",
        lambda rules: rules.dealer_role is not DealerRole.NONE,
    ),
    _dummies_with(
        "sees",
        "forehead needs others who see the card",
        lambda rules: _sees(rules, Sees.FOREHEAD),
    ),
    _dummies_with(
        "sees",
        "blind bids beside a dummy would be a guess at nothing",
        lambda rules: _sees(rules, Sees.BLIND),
    ),
    _dummies_with(
        "tie",
        "a play-off is for games of three players or more",
        lambda rules: rules.tie is Tie.PLAY_OFF,
    ),
    _pair(
        "eliminate",
        "target",
        "a game ends by dropping out or by a target score, not by both",
        lambda rules: rules.eliminate > 0 and rules.target > 0,
    ),
    _pair(
        "eliminate",
        "sizes",
        "seats drop out of a plan whose sizes descend from round to round",
        lambda rules: rules.eliminate > 0 and _climbs(rules),
    ),
    _pair(
        "eliminate",
        "sizes",
        "the plan is too short: it must reach the round of one card, or have rounds enough to "
        "leave one player, and somebody must drop out",
        lambda rules: rules.eliminate > 0 and _is_too_short(rules),
    ),
    *(_flat_with(axis.name) for axis in fields(Scoring) if axis.name != "flat"),
)


def check(rules: Rules) -> None:
    """Refuse a set of rules that contradicts itself.

    Raises:
        BadRules: a value out of range, or two axes that contradict each other (rules 3).

    >>> Rules(eliminate=2, target=100)
    Traceback (most recent call last):
    foretell.errors.BadRules: eliminate and target: a game ends by dropping out or by a target \
score, not by both
    """
    check_kinds(rules)
    check_numbers(rules)
    check_cards(rules)
    check_plan(rules)
    for contradiction in CONTRADICTIONS:
        if contradiction.holds(rules):
            raise BadRules(str(contradiction), *contradiction.fields)
