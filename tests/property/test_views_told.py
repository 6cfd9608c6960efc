"""A view says the same as properties, as plain values and on the wire; `takes` is what happens."""

from __future__ import annotations

import random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.play.seen import Seen
from foretell.rules.value import Rules
from foretell.server.protocol.views import GameView
from foretell.wire import wire_of
from tests.property.playing import tried
from tests.random_games import random_game
from tests.strategies_rules import rules_strategy

SEEDS = st.integers(0, 2**32)


@tried
@given(rules=rules_strategy(), seed=SEEDS, steps=st.integers(0, 300))
def test_plain_values_are_what_a_server_sends(rules: Rules, seed: int, steps: int) -> None:
    """`to_dict` is the message, from every seat, and the message is the view."""
    game, wire = random_game(rules, seed, steps), wire_of(rules)
    for seat in range(-1, rules.players):
        seen = game.view(seat)
        sent = wire.whole(wire.look(game.handle, seat))
        told = seen.to_dict()
        assert msgspec.json.decode(msgspec.json.encode(told)) == msgspec.json.decode(sent)
        assert set(told) == set(GameView.__struct_fields__)
        msgspec.convert(told, GameView, strict=True)
        assert wire.read(told) == seen


@tried
@given(rules=rules_strategy(), seed=SEEDS, steps=st.integers(0, 300))
def test_a_card_takes_the_trick_that_it_is_said_to_take(
    rules: Rules, seed: int, steps: int
) -> None:
    """For every card that may be played: who wins the trick with it on the table."""
    game, chance = random_game(rules, seed, steps), random.Random(seed)
    for _ in range(12):
        if game.is_over or game.actor is None:
            return
        if game.phase == Phase.PLAY and "?" not in game.view(game.actor).legal:
            for card in game.legal():
                check_takes(game, card)
        game.act(chance.choice(game.legal()))


def check_takes(game: Game, card: str) -> None:
    """Lay a card and see who wins."""
    before = game.view(-1)
    after = game.copy()
    after.auto_deal = False
    after.act(card)
    now = after.view(-1)
    if now.tricks_done == before.tricks_done and now.round_number == before.round_number:
        is_said = after.phase != Phase.ROLE
        assert before.takes(card) == (is_said and now.winning == before.turn and not lost(now))
        return
    gains = [new > old for new, old in zip(now.won, before.won, strict=True)]
    if any(gains) and before.turn is not None:
        assert before.takes(card) == gains[before.turn]


def lost(seen: Seen) -> bool:
    """Whether the trick on the table is cancelled."""
    return bool(set(seen.trick) & set(seen.rules.cancels))
