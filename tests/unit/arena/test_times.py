"""Times of decisions: what is compiled or loaded once is no part of them."""

from __future__ import annotations

from collections import Counter

import pytest

from foretell import Rules
from foretell.arena import duplicate
from foretell.arena.duplicate import HERO, Pairing, play_deals, time_deal
from foretell.arena.loading import bot_source
from foretell.arena.timing import ClockedBot, class_of
from foretell.engine.structs import Phase
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


def test_the_first_choice_of_a_phase_in_a_process_is_not_timed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a bot compiles or loads then was counted: one of a second made the mean of a match."""
    begun: Counter[Phase] = Counter()
    clock = [0]

    class Slow:
        """Takes a second where it is asked for a bid or a card for the first time of all."""

        name, version = "slow-at-first", "1"

        def choose(self, seen: Seen) -> str:
            """The first that is legal."""
            begun[seen.phase] += 1
            clock[0] += 10**9 if begun[seen.phase] == 1 else 1000
            return seen.legal[0]

    monkeypatch.setattr("foretell.arena.timing.time.thread_time_ns", lambda: clock[0])
    rules = Rules(players=3, sizes=(1, 2))
    pairing = Pairing(rules, bot_source(Slow), bot_source("novice"), 7)
    first = play_deals(pairing, range(1)).times[HERO]
    assert first[class_of(10**9)] == 0
    assert first.sum() == first[class_of(1000)] == begun.total() - len(begun) > 10
    before = begun.total()
    assert play_deals(pairing, range(1)).times[HERO].sum() == begun.total() - before
