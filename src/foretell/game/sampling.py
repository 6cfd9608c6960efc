"""A full game that fits what a seat knows, for people who call from Python."""

from __future__ import annotations

from foretell.base.illegal import illegal
from foretell.engine.sample import new_work, sample_at
from foretell.game.game import Game
from foretell.play.seen import Seen


def sample(seen: Seen, seed: int) -> Game:
    """A game whose hidden cards and choices are drawn uniformly among those that fit a view.

    It stands where the view was taken and has no history (see ``engine.sample``). It is played on
    as any game is; the rounds after this one are dealt from the same seed.

    Raises:
        IllegalAction: no cards are dealt, or no placement fits (a view that no game shows).

    >>> from foretell.rules.presets import preset
    >>> game = Game(preset("standard", players=3), seed=4, dealer=0)
    >>> guess = sample(game.view(1), seed=1)
    >>> guess.view(1).hand == game.view(1).hand, len(guess.hands[0])
    (True, 1)
    """
    game = Game(seen.rules, seed=seed, dealer=0, auto_deal=False)
    if not sample_at(game.handle.rules, seen.record, game.handle.states, seed, new_work()):
        raise illegal("no-sample")
    game.auto_deal = True
    return game
