"""Times of decisions: what is compiled or loaded once is no part of them."""

from __future__ import annotations

import pytest

from foretell import Rules
from foretell.arena import duplicate
from foretell.arena.duplicate import time_deal
from foretell.arena.loading import bot_source
from foretell.arena.timing import ClockedBot, class_of
from foretell.play.seen import Seen


def test_compiled_bots_are_warm_when_they_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first call took longer than all others together: a mean was above what 99 % take."""
    calls = 0

    class Clocked(ClockedBot):
        """The first choice of all takes a second, each other one a microsecond."""

        def choose(self, seen: Seen, /) -> str:
            nonlocal calls
            calls += 1
            self.classes[class_of(10**9 if calls == 1 else 1000)] += 1
            return self.bot.choose(seen)

    monkeypatch.setattr(duplicate, "ClockedBot", Clocked)
    times = time_deal(Rules(players=3, sizes=(1, 2)), bot_source("rule"), 7)
    assert times[class_of(10**9)] == 0
    assert times[class_of(1000)] == calls * 3 / 4 > 20
