"""Claims against the whole truth: every lay that fits the view, every play of the others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import numpy as np
import pytest

from foretell.cards import cards_in, mask_of
from foretell.engine.claims import proven_order
from foretell.engine.structs import Phase
from foretell.play.handle import Handle
from foretell.rules.axes import Revoke
from foretell.rules.plan import deck_of, round_sizes
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from tests.builders import put, put_seats

PRESETS = (
    "standard", "maximus", "magic", "tricksy", "camelot", "all-wizards-all-jesters",
    "gizzard-fester", "uber-wizard", "pass-one", "pull-one", "last-card-up", "delayed",
    "saboteur", "smyrna", "forehead", "two-player", "solitaire", "junior", "honour",
)  # fmt: skip
DUMMIES = ("two-player", "solitaire")
"""No claim is proven where dummies play."""
GAMES = 40
MOST_LAYS = 100
MOST_PROVEN = 12


def rules_of(name: str) -> Rules:
    """Three players, as a rule; honour play is the base game with its switch."""
    if name == "honour":
        return replace(preset("standard", 3), revoke=Revoke.HONOUR)
    return preset(name, {"two-player": 2, "solitaire": 1}.get(name, 3))


def ends(name: str, chance: random.Random) -> Iterator[Handle]:
    """The last tricks of a round that was played by chance: everybody's turns in them."""
    rules = rules_of(name)
    handle = Handle(rules)
    handle.start(rules.players - 1 if rules.dummies < 2 else 2)
    put(handle, round_no=chance.randrange(2))
    size = chance.choice([2, 3, len(deck_of(rules)) // handle.seats])
    put(handle, row=min(range(len(round_sizes(rules))), key=lambda r: _off(rules, r, size)))
    deck = deck_of(rules)
    chance.shuffle(deck)
    handle.deal(np.array(deck, dtype=np.int64))
    while handle.get("phase") not in (Phase.DEAL, Phase.OVER, Phase.AGREE):
        left = handle.get("cards_each") - handle.get("tricks_done")
        if handle.get("phase") == Phase.PLAY and left <= 3:
            yield handle.copy()
            yield strong(handle, chance)
        handle.attempt(chance.choice(cards_in(handle.legal())))


def strong(handle: Handle, chance: random.Random) -> Handle:
    """The same moment, but the seat in turn has high cards, mostly of two suits."""
    twin, turn, hands = handle.copy(), handle.get("turn"), handle.seats_of("hands")
    pool = [card for hand in hands for card in cards_in(hand)]
    lanes = chance.sample(range(5), 2)
    pool.sort(key=lambda card: (card // 15 in lanes) * 5 + card % 15 + chance.randrange(4))
    for seat in sorted(range(handle.seats), key=lambda seat: seat != turn):
        hands[seat] = mask_of([pool.pop() for _ in cards_in(hands[seat])])
    put_seats(twin, "hands", hands)
    put_seats(twin, "voids", [0] * handle.seats)
    put_seats(twin, "passed", [-1] * handle.seats)
    put_seats(twin, "drawn", [-1] * handle.seats)
    put(twin, face_up=0)
    return twin


def _off(rules: Rules, row: int, size: int) -> int:
    return abs(round_sizes(rules)[row] - size)


def lays(handle: Handle, seat: int, chance: random.Random) -> Iterator[Handle]:
    """Deals of the unseen cards that fit the view: all of them, or some where they are many."""
    view = handle.view(seat)[0]
    others = [s for s in range(handle.seats) if s != seat and view.hand_count[s]]
    unseen = cards_in(int(view.unseen))
    wanted = [int(view.hand_count[s]) - len(cards_in(int(view.known[s]))) for s in others]
    for dealt in _parts(unseen, wanted, chance):
        hands = handle.seats_of("hands")
        for other, cards in zip(others, dealt, strict=True):
            hands[other] = int(view.known[other]) | mask_of(list(cards))
        if all(_fits(hands[s] & ~int(view.known[s]), int(view.voids[s])) for s in others):
            twin = handle.copy()
            put_seats(twin, "hands", hands)
            yield twin


def _parts(
    cards: list[int], wanted: list[int], chance: random.Random
) -> Iterator[list[tuple[int, ...]]]:
    if len(cards) > 12:
        for _ in range(MOST_LAYS):
            chance.shuffle(cards)
            spots = [sum(wanted[:i]) for i in range(len(wanted) + 1)]
            yield [tuple(cards[a:b]) for a, b in pairwise(spots)]
    elif not wanted:
        yield []
    else:
        for first in combinations(cards, wanted[0]):
            rest = [card for card in cards if card not in first]
            yield from ([first, *more] for more in _parts(rest, wanted[1:], chance))


def _fits(hand: int, voids: int) -> bool:
    plain = [card for card in cards_in(hand) if card < 60 and 1 <= card % 15 <= 13]
    return not any(voids >> card // 15 & 1 for card in plain)


def takes_all(handle: Handle, seat: int, order: list[int]) -> bool:
    """Whether a seat takes every trick left by playing its cards so, whatever the others do."""
    done, won = handle.get("tricks_done"), handle.seats_of("won")[seat]
    is_own = handle.get("turn") == seat
    choices = [order[0]] if is_own else cards_in(handle.legal())
    for choice in choices:
        twin = handle.copy()
        assert twin.attempt(choice), "a card of the order is not legal"
        assert twin.get("phase") != Phase.ROLE, "a role is asked for in a claim"
        if not _goes_on(handle, twin, seat, done, won, order[1:] if is_own else order):
            return False
    return True


def _goes_on(
    before: Handle, after: Handle, seat: int, done: int, won: int, order: list[int]
) -> bool:
    is_last = after.get("round_no") != before.get("round_no") or after.get("phase") != Phase.PLAY
    has_ended = is_last or after.get("tricks_done") != done
    if has_ended and after.seats_of("won")[seat] != won + 1:
        return False
    return is_last or takes_all(after, seat, order)


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_proven_is_true_in_every_lay_and_every_line_of_play(name: str) -> None:
    """Nothing that a claim accepts can go wrong."""
    chance = random.Random(name)
    proven = [0] * 4
    for _ in range(GAMES):
        for handle in ends(name, chance):
            seat = handle.get("turn")
            order = proven_order(handle.rules, handle.view(seat))
            if not order or proven[len(order)] >= MOST_PROVEN:
                continue
            proven[len(order)] += 1
            for lay in lays(handle, seat, chance):
                assert takes_all(lay, seat, order), (name, lay.seats_of("hands"), order)
    print(name, proven)
    assert all(proven[1:]) or name in DUMMIES, proven
    assert not any(proven) or name not in DUMMIES, proven
