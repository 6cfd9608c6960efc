"""The plan of a game: how many cards, rounds and seats a set of rules asks for."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from foretell.cards import JESTER, LANE, MERLIN, MORGAN, WIZARD, deck_order, parse_card
from foretell.rules.axes import MAX_HAND, MAX_ROUNDS, Axes, ByRound, Roles, Sizes, Tie, Trump
from foretell.rules.selectors import Selector

M = TypeVar("M", bound=Enum)

PLAY_OFF_CARDS: Final = 10
"""The most cards of a play-off (rules 12)."""
ZERO_MET: Final = 20
"""What the score to beat alone counts for each round (rules 2, Solitaire)."""


def deck_of(rules: Axes) -> list[int]:
    """The card numbers of the whole deck, in the order that verifiable deals start from.

    >>> len(deck_of(Axes(players=4)))
    60
    """
    dropped = {parse_card(name, rules.deck) for name in rules.drop}
    printed = [card for card in deck_order(rules.deck) if card not in dropped]
    return printed + sorted(parse_card(name, rules.deck) for name in rules.add)


def seats_of(rules: Axes) -> int:
    """Seats at the table: the players, then the dummies.

    >>> seats_of(Axes(players=5))
    5
    """
    return rules.players + rules.dummies


def most_cards(rules: Axes) -> int:
    """The most cards that every seat can be dealt, never more than 20 (rules 3).

    >>> [most_cards(Axes(players=n)) for n in (3, 4, 5, 6)]
    [20, 15, 12, 10]
    """
    return min(MAX_HAND, (len(deck_of(rules)) - rules.aside) // seats_of(rules))


def _by_two(most: int) -> tuple[int, ...]:
    return tuple(range(2 - most % 2, most + 1, 2))


def round_sizes(rules: Axes) -> tuple[int, ...]:
    """Cards dealt to each seat, for every planned round.

    With a target score the last size repeats until somebody reaches it; with elimination the
    game may end sooner.

    >>> round_sizes(Axes(players=6))
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    """
    most = most_cards(rules)
    up = tuple(range(1, most + 1))
    plans = {
        Sizes.UP: up,
        Sizes.BY_TWO: _by_two(most),
        Sizes.DOWN: up[::-1],
        Sizes.UP_DOWN: up + up[-2::-1],
        Sizes.ALL: (most,) * rules.rounds,
    }
    sizes = plans[rules.sizes] if isinstance(rules.sizes, Sizes) else rules.sizes
    return sizes[: rules.rounds] if rules.rounds else sizes


def in_round(axis: ByRound[M], number: int, size: int, rounds: int) -> M:
    """The value of an axis in round ``number`` (from 1); its default where no pair fits."""
    for selector, member in axis:
        if selector.fits(number, size, rounds):
            return member
    return next(iter(type(axis[0][1])))


def known_rounds(rules: Axes) -> int:
    """How many rounds the game is planned to have; 0 when a target score ends it.

    >>> known_rounds(Axes(players=6)), known_rounds(Axes(players=6, target=100))
    (10, 0)
    """
    return 0 if rules.target else len(round_sizes(rules))


def every_round(rules: Axes) -> list[tuple[int, int]]:
    """Number (from 1) and size of each round that the game can reach.

    >>> every_round(Axes(players=6))[:2], every_round(Axes(players=6, target=100))[-1]
    ([(1, 1), (2, 2)], (100, 10))
    """
    sizes = round_sizes(rules)
    if rules.target:
        sizes += sizes[-1:] * (MAX_ROUNDS - len(sizes))
    return list(enumerate(sizes, start=1))


def reached(rules: Axes) -> Callable[[Selector], bool]:
    """Whether a choice of rounds fits one that can come: of the plan, or the play-off after it.

    >>> may_apply = reached(Axes(players=6, target=100))
    >>> [may_apply(Selector(*one)) for one in (("last",), ("round", 11), ("round", 101))]
    [False, True, False]
    """
    sizes = set(round_sizes(rules))
    rounds = MAX_ROUNDS if rules.target else len(round_sizes(rules))
    if rules.tie is not Tie.SHARED:
        rounds += 1
        sizes |= set(range(most_cards(rules) + 1))
    return lambda when: when.may_fit(rounds, sizes, has_last=known_rounds(rules) > 0)


def is_turned_up(rules: Axes, number: int, size: int) -> bool:
    """Whether a card is turned up for trump in a round: trump comes from it and one is left.

    >>> [is_turned_up(Axes(players=3), size, size) for size in (19, 20)]
    [True, False]
    """
    turned = in_round(rules.trump, number, size, known_rounds(rules)) is Trump.TURNED
    left = len(deck_of(rules)) - size * seats_of(rules)
    return turned and (rules.aside > 0 or left > 0)


def trump_before(rules: Axes, number: int, size: int) -> str | None:
    """The trump that is known before a deal: a suit's letter or ``none``; else nothing.

    >>> [trump_before(Axes(players=3), size, size) for size in (19, 20)]
    [None, 'none']
    """
    trump = in_round(rules.trump, number, size, known_rounds(rules))
    if trump is Trump.TURNED:
        return None if is_turned_up(rules, number, size) else "none"
    return str(trump.value)


def play_off_cards(rules: Axes) -> int:
    """How many cards a play-off has; 0 where a tie for the first place is shared (rules 12).

    >>> play_off_cards(Axes(players=4)), play_off_cards(Axes(players=4, tie=Tie.PLAY_OFF))
    (0, 10)
    """
    return min(PLAY_OFF_CARDS, most_cards(rules)) if rules.tie is Tie.PLAY_OFF else 0


def score_to_beat(rules: Axes) -> int:
    """The score that one who plays alone has to beat; 0 where others or a target are there.

    Source: rules 2, Solitaire (the number is a ruling).

    >>> score_to_beat(Axes(players=1, deck=36, dummies=2)), score_to_beat(Axes(players=4))
    (240, 0)
    """
    return 0 if rules.players > 1 or rules.target else ZERO_MET * len(round_sizes(rules))


def may_turn_a_wizard(rules: Axes) -> bool:
    """Whether the deck has a card that counts as a Wizard when it is turned up (rules 5, 17).

    >>> may_turn_a_wizard(Axes(players=4))
    True
    >>> may_turn_a_wizard(Axes(players=4, drop=("Zc", "Zd", "Zh", "Zs")))
    False
    """
    deck = deck_of(rules)
    return MERLIN in deck or MORGAN in deck or WIZARD in _special_ranks(rules)


def may_turn_a_jester(rules: Axes) -> bool:
    """Whether the deck has a card that counts as a Jester when it is turned up (rules 1.5, 2).

    >>> may_turn_a_jester(Axes(players=4))
    True
    >>> may_turn_a_jester(Axes(players=4, drop=("Nc", "Nd", "Nh", "Ns")))
    False
    """
    return JESTER in _special_ranks(rules)


def _special_ranks(rules: Axes) -> set[int]:
    """What the Wizards and Jesters of the deck count as in one round or another."""
    found = {card % LANE for card in deck_of(rules) if card < MERLIN} & {WIZARD, JESTER}
    alternate = any(member is Roles.ALTERNATE for _, member in rules.roles)
    return {WIZARD, JESTER} if found and alternate else found
