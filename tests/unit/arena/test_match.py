"""Matches: duplicate deals, intervals, bots of one's own; what goes wrong is said in a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from threading import Lock
from typing import Any

import pytest

from foretell import BadRules, ForetellError, IllegalAction, Rules, Seen, match
from foretell.arena import match as matches
from foretell.arena.loading import BotLike
from foretell.base.i18n import told
from foretell.base.jit import IS_PLAIN
from foretell.bots import make

SHORT = Rules(players=3, sizes=(1, 2, 3))
pytestmark = [pytest.mark.skipif(IS_PLAIN, reason="many games"), pytest.mark.thorough]


class Copycat:
    """The rule bot by the friendly door."""

    name = "copycat"

    def __init__(self, seed: int) -> None:
        self.bot = make("rule", seed)

    def choose(self, seen: Seen) -> str:
        return self.bot.choose(seen)


class Wild:
    """Anything legal, by Python's own generator."""

    def choose(self, seen: Seen) -> str:
        return random.choice(seen.legal)


class Counting:
    """Counts its choices in itself; only a bot of its own for each game always counts from 0."""

    def __init__(self) -> None:
        self.made = 0

    def choose(self, seen: Seen) -> str:
        self.made += 1
        assert self.made <= 12  # three bids, six cards, and sometimes a trump to name
        return seen.legal[0]


def test_a_bot_in_python_meets_the_same_deals() -> None:
    """The very bot, asked by views from Python, makes what it makes in compiled code."""
    mine, theirs = (match(bot, "novice", 6, rules=SHORT, seed=3) for bot in (Copycat, "rule"))
    assert (mine.bot, mine.points, mine.hits) == ("copycat", theirs.points, theirs.hits)
    assert (mine.wins, mine.choices) == (theirs.wins, theirs.choices)


@pytest.mark.parametrize("bot", ["rule", Wild, Wild()])
def test_a_seed_gives_one_result(bot: BotLike, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the number of processes, and whoever has drawn numbers before."""
    monkeypatch.setattr(matches, "WORTH_PROCESSES", 0.0)
    results = []
    for processes in (1, 3):
        random.seed(processes)
        results.append(match(bot, Wild, 22, rules=SHORT, seed=5, processes=processes))
    assert results[0] == results[1]
    assert match(bot, Wild, 22, rules=SHORT, seed=6) != results[0]


def test_pythons_generator_stays_as_it_was() -> None:
    """A match draws from it, and puts it back."""
    random.seed(7)
    first = random.random()
    random.seed(7)
    match(Wild(), "novice", 2, rules=SHORT)
    assert random.random() == first


def test_each_game_has_a_bot_of_its_own() -> None:
    """A class makes one, and an object is copied as it was; it remembers nothing of other games."""
    bot = Counting()
    assert match(bot, Counting, 3, rules=SHORT).choices >= 27
    assert bot.made == 0


def test_seeds_are_handed_to_who_takes_them() -> None:
    """By the name of the parameter; two seats get two."""
    seeds: list[int] = []

    def made(seed: int) -> Copycat:
        seeds.append(seed)
        return Copycat(seed)

    match(made, made, 2, rules=SHORT, processes=1)
    assert len(seeds) == len(set(seeds)) == 2 * 3 * 3


def test_intervals_are_of_deals() -> None:
    """More deals, a narrower interval, about the same mean; a share lies between none and all."""
    few, many = (match("rule", "novice", deals, rules=SHORT) for deals in (20, 500))
    for name in ("points", "lead", "hits", "wins"):
        wide, narrow = getattr(few, name), getattr(many, name)
        assert 0 < narrow.margin < wide.margin
        assert wide.low - wide.margin < narrow.mean < wide.high + wide.margin
    assert 0.4 < many.hits.mean < many.wins.mean + 0.4 < 1.4
    assert many.to_dict()["difference"] == {
        "mean": many.lead.mean,
        "ci95": [many.lead.low, many.lead.high],
    }
    assert f"{few.points} points, {few.lead} ahead" in str(few)


def test_equals_lead_by_nothing() -> None:
    """A bot at a table of its own kind wins its share."""
    found = match("novice", "novice", 300, rules=SHORT)
    assert found.lead.low < 0 < found.lead.high
    assert found.wins.low < 1 / 3 < found.wins.high


def answering(answer: object) -> Callable[[], Any]:
    """A bot that always says the same."""

    class Stubborn:
        def choose(self, _seen: Seen) -> object:
            if isinstance(answer, Exception):
                raise answer
            return answer

    return Stubborn


class Locked(Wild):
    """It has what cannot be copied."""

    def __init__(self) -> None:
        self.lock = Lock()


WRONG: list[tuple[Any, str, str]] = [
    (answering("9"), "bot-answer", "seat 0: Stubborn answered '9'; allowed: 0 1"),
    (answering(None), "bot-answer", "seat 0: Stubborn answered None; allowed: 0 1"),
    (answering("Xx"), "bot-answer", "seat 0: Stubborn answered 'Xx'; allowed: 0 1"),
    (answering(KeyError("h")), "bot-failed", "seat 0: Stubborn failed: KeyError: 'h' (test_m"),
    (answering(IllegalAction("my own")), "bot-failed", "seat 0: Stubborn failed: IllegalAction"),
    (int, "not-a-bot", "int is no bot: a bot is a class with a method choose(self, seen)"),
    (lambda: 5, "not-a-bot", "<lambda> is no bot"),
    (42, "not-a-bot", "42 is no bot"),
    (
        "deep",
        "no-bot",
        'there is no bot "deep"; there are random, novice, casual, keen, rule, counter, policy, ',
    ),
    (Copycat.__init__, "bot-not-made", "__init__ cannot be made: TypeError"),
    (Locked(), "bot-not-copied", "Locked cannot be copied for each game: TypeError"),
]


@pytest.mark.parametrize(("bot", "code", "said"), WRONG, ids=[one[2][:30] for one in WRONG])
def test_what_is_no_bot_is_refused(bot: Any, code: str, said: str) -> None:
    """With the seat, what was answered and what was allowed; in German too."""
    with pytest.raises(ForetellError) as caught:
        match(bot, "novice", 2, rules=SHORT)
    assert caught.value.code == code
    assert str(caught.value).startswith(said)
    assert told(caught.value, "de") != str(caught.value)


def test_what_fails_in_another_process_is_said_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sentence, wherever the game was played."""
    monkeypatch.setattr(matches, "WORTH_PROCESSES", 0.0)
    deals = 0

    class Late:
        def __init__(self) -> None:
            nonlocal deals
            deals += 1
            self.is_ill = deals > 9

        def choose(self, seen: Seen) -> str:
            return "?!" if self.is_ill else seen.legal[0]

    with pytest.raises(ForetellError, match="Late answered '\\?!'; allowed: 0 1"):
        match(Late, "novice", 50, rules=SHORT, processes=2)


def test_what_is_no_match_is_refused() -> None:
    """Too few deals, other players than the rules have, no such rules."""
    with pytest.raises(ForetellError, match="1 deals: an interval takes 2 or more"):
        match("rule", "novice", 1)
    with pytest.raises(ForetellError, match="for 3 players, not for 4"):
        match("rule", "novice", rules=SHORT, players=4)
    with pytest.raises(BadRules, match="whist"):
        match("rule", "novice", rules="whist")
