"""``BotBase``: the decisions of a bot as methods, and `rule` for those that are left out."""

from __future__ import annotations

from collections import Counter

import pytest

from foretell import Game, Seen, bots, presets
from foretell.bots import BotBase
from foretell.engine.structs import Phase

SHORT = 2
"""Rounds of a game that are played."""


class Noting(BotBase):
    """Notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def bid(self, seen: Seen) -> str:
        self.asked["bid"] += 1
        return super().bid(seen)

    def play(self, seen: Seen) -> str:
        assert seen.phase == Phase.PLAY
        self.asked["play"] += 1
        return super().play(seen)

    def rest(self, seen: Seen) -> str:
        self.asked["rest"] += 1
        assert seen.phase not in (Phase.BID, Phase.PLAY)
        return super().rest(seen)


def played(game: Game, bot: bots.Bot) -> list[str]:
    """What a bot chooses from all seats in some rounds of a game."""
    choices = []
    while (seat := game.actor) is not None and game.round_number <= SHORT:
        choices.append(bot.choose(game.view(seat)))
        game.act(choices[-1])
    return choices


@pytest.mark.parametrize("name", presets())
def test_what_is_left_out_rule_decides(name: str) -> None:
    """Under every named set of rules, and nothing is asked where there is nothing to choose."""
    bot = Noting()
    choices = played(Game(name, seed=3), bot)
    assert choices == played(Game(name, seed=3), bots.make("rule"))
    assert len(choices) >= bot.asked.total() > 0


def test_each_method_has_its_decisions() -> None:
    """Bids, cards, and what is passed on."""
    bot = Noting()
    played(Game("pass-one", seed=3), bot)
    assert all(bot.asked[name] for name in ("bid", "play", "rest"))
