"""Games at random for tests of records: any rules, any seed, cut off at any moment."""

from __future__ import annotations

import random

from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.value import Rules


def random_game(rules: Rules, seed: int, steps: int | None = None) -> Game:
    """A game by random players, finished or after so many choices and deals."""
    game, chance = Game(rules, seed=seed, auto_deal=False), random.Random(seed)
    made = 0
    while not game.is_over and (steps is None or made < steps):
        if game.phase == Phase.DEAL:
            game.deal()
        elif not called(game, chance):
            game.act(chance.choice(game.legal()))
        made += 1
    return game


def called(game: Game, chance: random.Random) -> bool:
    """Call a revoke now and then where that may be done; whether one was called."""
    if not game.handle.rules[0].honour or chance.random() > 0.1:
        return False
    done = game.handle.get("tricks_done")
    seats = [seat for seat in range(game.rules.players) if game.handle.get("sitting") >> seat & 1]
    if done == 0 or len(seats) < 2:
        return False
    caller, seat = chance.sample(seats, 2)
    answer = game.handle.copy().call(caller, seat, chance.randrange(done))
    if answer < 0:
        return False
    trick = next(
        (t for t in range(done) if game.handle.copy().call(caller, seat, t) == 1), done - 1
    )
    game.call_revoke(caller, seat, trick + 1)
    return True
