"""The sampled odds of a hand: exact where that is known, sure where nothing is left to chance."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import preset
from foretell.analysis import first_round
from foretell.base.errors import ForetellError
from foretell.base.jit import IS_PLAIN
from foretell.bots.hand_odds import HandOdds, hand_odds
from foretell.bots.noted import NotedHand

pytestmark = pytest.mark.skipif(IS_PLAIN, reason="thousands of rounds played out")
SIGMAS = 4.5
"""No right answer is so many standard errors away, but once in a hundred thousand."""


def of(cards: str, players: int = 4, turn_up: str | None = "3c", **more: object) -> HandOdds:
    """The odds of a hand under the rules of the base game."""
    note: dict[str, object] = {}
    for name in ("place", "trump", "bids"):
        if name in more:
            note[name] = more.pop(name)
    rules = preset("standard", players=players)
    hand = NotedHand(rules=rules, hand=tuple(cards.split()), turn_up=turn_up, **note)  # type: ignore[arg-type]
    return hand_odds(hand, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "card", "turn_up", "trump"),
    [
        (3, "Jd", "2c", None),
        (4, "4d", "2d", None),
        (5, "8d", "7d", None),
        (6, "9d", "Nh", None),
        (3, "Nd", "8d", None),
        (4, "Th", "Zc", "h"),
        (5, "Zh", "2c", None),
    ],
)
def test_they_agree_with_the_exact_first_round(
    players: int, card: str, turn_up: str, trump: str | None
) -> None:
    """The leader's chance and both expected scores (rules §4), within their standard errors."""
    exact = first_round(players, card, turn_up, trump)
    found = of(card, players, turn_up, trump=trump, worlds=20_000)
    for one, expected in zip(found.bids, exact.expected, strict=True):
        share, error = one.tricks[1]
        assert abs(share - exact.win) <= SIGMAS * error
        assert abs(one.points[0] - expected) <= SIGMAS * one.points[1]
    gap = abs(exact.expected[1] - exact.expected[0])
    assert found.best == exact.bid or gap < 1


def test_equal_seeds_have_equal_answers() -> None:
    """Another seed looks at other deals."""
    asked: dict[str, Any] = {"place": 3, "bids": (1, 0), "worlds": 200}
    one, again, other = (of("Ah Zs 7d", seed=seed, **asked) for seed in (7, 7, 8))
    assert one == again != other


def test_a_hand_of_wizards_is_sure_where_it_leads() -> None:
    """Each takes its trick in every deal: all numbers without an error."""
    found = of("Zc Zd Zh Zs", worlds=100)
    assert [one.tricks[4] for one in found.bids] == [(1.0, 0.0)] * 5
    assert found.best == 4
    assert found.bids[4].points == (60.0, 0.0)
    assert found.bids[0].points == (-40.0, 0.0)
    assert found.bids[0].behind == (100.0, 0.0)


def test_bids_made_before_tell_something() -> None:
    """Who hears three others bid high expects less of a middling card."""
    quiet = of("Jc", turn_up="3c", place=4, bids=(0, 0, 0), worlds=4000)
    loud = of("Jc", turn_up="3c", place=4, bids=(1, 1, 1), worlds=4000)
    assert quiet.do_bids_tell
    assert loud.do_bids_tell
    assert quiet.bids[1].tricks[1][0] > loud.bids[1].tricks[1][0] + 0.1


def test_the_error_falls_with_the_root_of_the_worlds() -> None:
    """Sixteen times the worlds, a quarter of the error; the shares add up to one."""
    few, many = (of("Ah Kd 7d", worlds=worlds) for worlds in (250, 4000))
    assert few.bids[1].points[1] / many.bids[1].points[1] == pytest.approx(4, rel=0.25)
    assert sum(share for share, _ in many.bids[1].tricks) == pytest.approx(1)


def test_any_bot_that_chooses_at_once_may_play() -> None:
    """In compiled loops or by itself; who searches would not be done today."""
    novice, policy = (of("Ah Kd 7d", bot=bot, worlds=60) for bot in ("novice", "policy"))
    assert (novice.bot, policy.bot) == ("novice", "policy")
    assert novice.bids != policy.bids
    with pytest.raises(ForetellError, match="sampler takes too long"):
        of("Ah", bot="sampler")
    with pytest.raises(ForetellError, match="there is no bot"):
        of("Ah", bot="genius")
    with pytest.raises(ForetellError, match="1 worlds: from 2"):
        of("Ah", worlds=1)
