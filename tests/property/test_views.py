"""A view tells a seat what it may know and nothing else (rules 13)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import cards_in
from foretell.engine.sample import new_work, sample_at
from foretell.engine.structs import HIDDEN_BID, STATE, Phase, new_record
from foretell.play.handle import Handle
from foretell.rules.axes import Exchange, Tie, always
from foretell.rules.plan import deck_of
from foretell.rules.presets import PRESETS, preset
from foretell.rules.value import Rules
from tests.property.playing import (
    SLOWER,
    Move,
    at_random,
    draw_move,
    fields_that_differ,
    make,
    new_handle,
    playing,
    tried,
)
from tests.strategies_rules import rules_strategy

SEEDS = st.integers(0, 2**32)
WORK = new_work()
GAMES = [(name, players) for name, one in PRESETS.items() for players in one.players]


def sampled(rules: Rules, handle: Handle, seat: int, seed: int) -> Handle:
    """A state that fits what a seat knows."""
    twin = Handle(rules, new_record(STATE))
    assert sample_at(handle.rules, handle.view(seat), twin.states, seed, WORK)
    return twin


def check_sample(rules: Rules, handle: Handle, seat: int, seed: int) -> None:
    """It gives the same view, holds every card once, and can be played on."""
    twin = sampled(rules, handle, seat, seed)
    assert fields_that_differ(handle.view(seat), twin.view(seat)) == []
    cards = [card for hand in twin.seats_of("hands") for card in cards_in(hand)]
    cards += cards_in(twin.get("played"))
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(deck_of(rules))
    chance, deck = random.Random(seed), deck_of(rules)
    for _ in range(20):
        if twin.get("phase") == Phase.OVER:
            return
        make(twin, draw_move(twin, deck, chance))


@tried
@given(rules=rules_strategy(), seed=SEEDS)
def test_a_sample_gives_the_same_view(rules: Rules, seed: int) -> None:
    """view(sample(view)) == view, for every seat and a spectator, at any moment."""
    handle = at_random(rules, seed)
    for seat in range(-1, rules.players):
        check_sample(rules, handle, seat, seed)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_sample_gives_the_same_view_in_every_preset(name: str, players: int) -> None:
    """The same at some moments of every preset."""
    rules = preset(name, players=players)
    for seed in range(6 // SLOWER + 1):
        handle = at_random(rules, seed, 60)
        for seat in range(-1, rules.players):
            check_sample(rules, handle, seat, seed)


class Told:
    """A random game as a list of moves, with the phase in which each was made."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules, self.dealer = rules, seed % rules.players
        self.handle = new_handle(rules, self.dealer)
        self.moves: list[tuple[int, int, Move]] = []
        chance, deck = random.Random(seed), deck_of(rules)
        for _ in range(1 + chance.randrange(150)):
            if self.handle.get("phase") == Phase.OVER:
                break
            move = draw_move(self.handle, deck, chance)
            self.moves.append((self.handle.get("phase"), self.handle.get("turn"), move))
            make(self.handle, move)

    def last_deal(self) -> int:
        """Where the round that is played begins."""
        return max(i for i, (phase, _, _) in enumerate(self.moves) if phase == Phase.DEAL)

    def swapped(self, one: int, other: int) -> list[Move]:
        """The moves, two cards of the last deal having changed places."""
        names, start = {one: other, other: one}, self.last_deal()
        moves: list[Move] = []
        for i, (phase, _, move) in enumerate(self.moves):
            if i >= start and isinstance(move, list):
                move = [names.get(card, card) for card in move]
            elif i >= start and phase in (Phase.PASS, Phase.PULL) and not isinstance(move, list):
                move = names.get(move, move)
            moves.append(move)
        return moves

    def views(self, moves: list[Move], seat: int) -> list[bytes] | None:
        """What a seat saw after each move; nothing if one was not possible."""
        handle, seen = new_handle(self.rules, self.dealer), []
        for move in moves:
            if isinstance(move, list):
                make(handle, move)
            elif not handle.attempt(move):
                return None
            seen.append(handle.view(seat).tobytes())
        return seen


def hidden_pairs(told: Told, seat: int, chance: random.Random) -> list[tuple[int, int]]:
    """Some pairs of cards whose places the seat has never known in this round."""
    view = told.handle.view(seat)
    knew = {int(view[0].given), int(view[0].passed), int(view[0].received)}
    unseen = [card for card in cards_in(int(view[0].unseen)) if card not in knew]
    pairs = [chance.sample(unseen, 2) for _ in range(4 // SLOWER + 1)]
    return [(one, other) for one, other in pairs]


@tried
@given(rules=rules_strategy(), seed=SEEDS)
def test_hidden_cards_may_change_places(rules: Rules, seed: int) -> None:
    """Two unseen cards swapped in the deal, the same public actions: the same views all along."""
    told, chance = Told(rules, seed), random.Random(seed)
    if told.handle.get("phase") in (Phase.DEAL, Phase.OVER, Phase.LOT):
        return
    for seat in range(-1, rules.players):
        if int(told.handle.view(seat)[0].unseen).bit_count() < 5:
            continue
        plain = told.views([move for _, _, move in told.moves], seat)
        for one, other in hidden_pairs(told, seat, chance):
            views = told.views(told.swapped(one, other), seat)
            assert views is None or views == plain


@tried
@given(rules=rules_strategy(often=8), seed=SEEDS)
def test_hidden_bids_may_be_others(rules: Rules, seed: int) -> None:
    """A bid that is made but not shown: any other gives the same view."""
    told, chance = Told(rules, seed), random.Random(seed)
    handle = told.handle
    for seat in range(-1, rules.players):
        view = handle.view(seat)
        hidden = [s for s in range(rules.players) if view[0].bids[s] == HIDDEN_BID]
        for other in hidden:
            twin = handle.copy()
            twin.states[0].bids[other] = chance.randrange(handle.get("cards_each") + 1)
            assert fields_that_differ(view, twin.view(seat)) == []


@pytest.mark.parametrize("exchange", list(Exchange))
def test_a_sample_at_the_end_of_a_game(exchange: Exchange) -> None:
    """When the last dealer has just dropped out, or does not sit in the play-off."""
    for seed in range(40 // SLOWER):
        swap = always(exchange)
        rules = Rules(players=3, sizes=(2, 1), eliminate=1, exchange=swap, tie=Tie.PLAY_OFF)
        *_, handle = playing(rules, seed)
        for seat in range(-1, rules.players):
            check_sample(rules, handle, seat, seed)
