"""Games dealt by fair1 and played by chance: what the bundles of these tests are made of."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from foretell import fair
from foretell.cards import cards_in
from foretell.engine.fields import Ints
from foretell.engine.structs import Phase
from foretell.fair.dealing import told
from foretell.game.chance import SeededChance
from foretell.game.game import Game
from foretell.play.history import Deal
from foretell.rules.value import Rules

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")


class FairChance(SeededChance):
    """The chance of a game: decks and draws by the seeds, as a server makes them."""

    def __init__(self, game: Game, secret: fair.Secret, t: str) -> None:
        """Serve a game."""
        super().__init__(0)
        self.game, self.secret, self.t = game, secret, t

    def deals(self) -> int:
        """How many rounds have been dealt."""
        return sum(isinstance(entry, Deal) for entry in self.game.history)

    def shuffle(self, deck: Ints, round_no: int) -> None:
        """Put the cards in the order of the coming deal."""
        assert round_no == self.deals()
        deck[:] = fair.deck(self.secret, self.t, round_no + 1, self.game.rules)

    def draw(self, choices: int, round_no: int, step: int) -> int:
        """Make the next draw: a lot belongs to the play-off that it opens."""
        assert round_no < self.deals() + 1
        assert step > 0
        among = cards_in(choices)
        if self.game.phase == Phase.LOT:
            return fair.draw(self.secret, self.t, self.deals() + 1, 1, among)
        made = len(told(self.game).rounds[-1].draws)
        return fair.draw(self.secret, self.t, self.deals(), made + 1, among)


def seeds(game: str, texts: Sequence[str]) -> list[fair.PlayerSeed]:
    """What each seat gave: the seed of a typed text, or a bot's."""
    made = [text if text == fair.BOT else fair.Secret.typed(text).reveal() for text in texts]
    return [
        fair.PlayerSeed(fair.player_commit(game, seat, seed), seed)
        for seat, seed in enumerate(made)
    ]


def played(
    rules: Rules,
    name: str = "g1",
    given: Sequence[str] = (),
    *,
    steps: int = 10**6,
    dealer: int | None = None,
) -> tuple[Game, fair.Secret, list[fair.PlayerSeed]]:
    """A game played by chance, to its end or for some steps; texts stand for the players' seeds."""
    secret = fair.Secret.typed(f"server {name}")
    gave = seeds(name, given or [f"seat {seat}" for seat in range(rules.players)])
    t = fair.transcript(name, fair.server_commit(name, secret), gave)
    first = fair.first_dealer(secret, t, rules.players) if dealer is None else dealer
    game, luck = Game(rules, dealer=first), random.Random(name)
    game.chance = FairChance(game, secret, t)
    for _ in range(steps):
        if game.is_over:
            break
        _step(game, luck)
    return game, secret, gave


def _step(game: Game, luck: random.Random) -> None:
    if game.phase == Phase.DEAL:
        game.deal()
    elif game.phase == Phase.BID:
        bids = cards_in(game.handle.legal())
        game.act(min(bids, key=lambda bid: abs(bid - 1) + luck.random()))
    else:
        game.act(luck.choice(game.legal()))


def bundled(rules: Rules, name: str = "g1", **wishes: Any) -> dict[str, Any]:
    """The bundle of such a game."""
    game, secret, gave = played(rules, name, **wishes)
    record = game.record(NAMES[: rules.players])
    return fair.bundle(name, secret, gave, record, wishes.get("dealer"))
