"""Why a card may not be played, told in every deck."""

from __future__ import annotations

import pytest

from foretell.cards import card_name, cards_in
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.presets import preset
from foretell.terminal import reading
from foretell.terminal.words import Words

WORDS = Words("en", unicode=True, symbols=True)


@pytest.mark.parametrize("name", ["junior", "two-player", "solitaire", "standard", "camelot"])
def test_every_card_that_does_not_follow_has_its_reason(name: str) -> None:
    """Also with 36 cards, where some numbers of a suit's lane have no name."""
    told = 0
    for seed in range(12):
        game = Game(preset(name), seed=seed, auto_deal=False)
        while game.round_number < 6 and not game.is_over:
            told += tell_all(game)
            if game.phase == Phase.DEAL:
                game.deal()
            else:
                game.act(game.legal()[-1])
    assert told


def tell_all(game: Game) -> int:
    """Ask for the reason of each card held that may not be played now; how many there were."""
    if game.phase != Phase.PLAY or game.handle.get("turn") >= game.rules.players:
        return 0
    held = cards_in(game.handle.seats_of("hands")[game.handle.get("turn")])
    bad = [card for card in held if not game.handle.legal() >> card & 1]
    for card in bad:
        seen = game.view(game.handle.actor())
        said = reading.for_card(WORDS, seen, card_name(card, game.rules.deck))
        assert "follow" in said
    return len(bad)
