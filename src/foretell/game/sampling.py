"""Full games that fit what a seat knows, one or many, for people who call from Python."""

from __future__ import annotations

import numpy as np

from foretell.base.illegal import illegal
from foretell.cards import names_in, parse_card
from foretell.engine.fields import Ints
from foretell.engine.sample import new_work, sample_at, sample_many_at
from foretell.engine.structs import STATE
from foretell.game.game import Game
from foretell.play.handle import STATE_PLACES, Handle
from foretell.play.seen import Seen


def sample(seen: Seen, seed: int) -> Game:
    """A game whose hidden cards and choices are drawn uniformly among those that fit a view.

    It stands where the view was taken and has no history (see ``engine.sample``). It is played on
    as any game is; the rounds after this one are dealt from the same seed.

    Raises:
        IllegalAction: no placement fits (a view that no game shows).

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


class Samples:
    """Many deals of the cards that a seat does not see, each as likely as any other.

    ``masks`` has a row for each sample and a column for each seat: the cards of the hand as bits of
    an int64, the number of a card being its bit (see ``foretell.cards``).
    """

    def __init__(self, seen: Seen, states: Ints, seed: int) -> None:
        self.seen = seen
        self.seed = seed
        self._states = states
        self.masks: Ints = states[:, STATE_PLACES["hands"]][:, : Handle(seen.rules).seats]

    def __len__(self) -> int:
        """How many there are."""
        return len(self._states)

    def __repr__(self) -> str:
        """How many there are."""
        return f"<{len(self)} samples>"

    def hands(self, number: int) -> list[list[str]]:
        """The hands of a sample by seat, as cards."""
        return [names_in(int(mask), self.seen.rules.deck) for mask in self.masks[number]]

    def share(self, card: str, seat: int) -> float:
        """The share of the samples in which a seat holds a card.

        >>> from foretell.rules.presets import preset
        >>> view = Game(preset("standard", players=3), seed=4, dealer=0).view(1)
        >>> sample_many(view, 100, seed=1).share(view.hand[0], 1)
        1.0
        """
        number = parse_card(card, self.seen.rules.deck)
        return float(np.mean(self.masks[:, seat] >> number & 1))

    def game(self, number: int) -> Game:
        """A sample as a game, which is played on as any game is (see :func:`sample`)."""
        game = Game(self.seen.rules, seed=self.seed, dealer=0, auto_deal=False)
        game.handle.ints[:] = self._states[number]
        game.auto_deal = True
        return game


def sample_many(seen: Seen, number: int, seed: int) -> Samples:
    """So many full deals that fit a view, in one compiled call: about a microsecond each.

    Raises:
        IllegalAction: no placement fits (a view that no game shows).
        ValueError: fewer than one.

    >>> from foretell.rules.presets import preset
    >>> game = Game(preset("standard", players=3), seed=4, dealer=0)
    >>> guesses = sample_many(game.view(1), 1000, seed=1)
    >>> guesses.masks.shape, guesses.hands(0)[1] == game.view(1).hand
    ((1000, 3), True)
    """
    if number < 1:
        raise ValueError(f"{number} samples: ask for 1 or more")
    handle = Handle(seen.rules)
    handle.start(0)
    states = np.tile(handle.ints, (number, 1))
    records = np.ndarray((number,), STATE, states)
    if not sample_many_at(handle.rules, seen.record, records, seed, new_work()):
        raise illegal("no-sample")
    return Samples(seen, states, seed)
