"""Variants of the bids: when they are shown, and which are refused (rules 2)."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.presets import preset
from tests.builders import bids_of, dealt, refused, tell

HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c 9s")


def three(name: str, **options: Any) -> Game:
    """Three cards each under a preset for three; spades are turned up."""
    return dealt(preset(name, players=3), *HANDS, up="2s", **options)


@pytest.mark.parametrize("name", ["hidden", "lost-weekend", "hands-in", "hiddentip"])
def test_hidden_bid(name: str) -> None:
    """Hidden Bid: all bid at once, all bids are shown before play."""
    game = tell(three(name), "1 3")
    assert game.view(0).bids == [1, "?", None]
    assert game.view(1).bids == ["?", 3, None]
    assert game.view(2).bids == ["?", "?", None]
    assert game.view(-1).bids == ["?", "?", None]
    tell(game, "0")
    assert game.phase == Phase.PLAY
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).bids == [1, 3, 0]


def test_hidden_bids_any_sum() -> None:
    """Hidden Bid: nobody is bound."""
    assert bids_of(three("hidden")) == (0, 1, 2, 3)
    assert bids_of(tell(three("hidden"), "1 1")) == (0, 1, 2, 3)


@pytest.mark.parametrize("name", ["delayed", "chatham"])
def test_delayed_reveal(name: str) -> None:
    """Delayed Reveal: bids at once, shown only after the last trick."""
    game = tell(three(name), "1 3 0 | 7h 8h 6h | 4c 5c 2c | 9s 3c")
    assert game.view(0).bids == [1, "?", "?"]
    assert game.view(-1).bids == ["?", "?", "?"]
    tell(game, "6c")
    assert game.phase == Phase.DEAL
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).bids == [1, 3, 0]


def test_delayed_bids_are_hidden_again_in_the_next_round() -> None:
    """Delayed Reveal: every round."""
    game = tell(three("delayed"), "1 3 0 | 7h 8h 6h | 4c 5c 2c | 9s 3c 6c")
    game.deal()
    if game.phase == Phase.TRUMP:
        game.act("c")
    assert game.actor == 1
    game.bid(2)
    assert game.view(0).bids == [None, "?", None]


@pytest.mark.parametrize("name", ["screw-the-dealer", "notequal", "plus-minus-one"])
@pytest.mark.parametrize(
    ("bids", "legal"),
    [("1 1", (0, 2, 3)), ("0 0", (0, 1, 2)), ("3 0", (1, 2, 3)), ("2 2", (0, 1, 2, 3))],
)
def test_screw_the_dealer(name: str, bids: str, legal: tuple[int, ...]) -> None:
    """Screw the Dealer: the last bid may not make the sum even; zero is not exempt."""
    game = tell(three(name), bids)
    assert bids_of(game) == legal
    for bid in set(range(4)) - set(legal):
        assert refused(game, str(bid)) == "uneven-bid"


def test_screw_the_dealer_in_round_one() -> None:
    """Screw the Dealer: every round."""
    game = dealt(preset("screw-the-dealer", players=3), "7h", "8h", "9h", up="2s")
    assert bids_of(tell(game, "0 1")) == (1,)


@pytest.mark.parametrize(
    ("scores", "legal"),
    [((0, 0, 10), (0, 1, 3)), ((10, 0, 10), (0, 1, 2, 3)), ((0, 0, 0), (0, 1, 2, 3))],
)
def test_canadian_rule(scores: tuple[int, ...], legal: tuple[int, ...]) -> None:
    """Canadian Rule: only while the last bidder is alone in the lead."""
    assert bids_of(tell(three("canadian", scores=scores), "1 0")) == legal


def test_canadian_rule_zero_is_always_allowed() -> None:
    """Canadian Rule: even if zero makes the sum even."""
    assert bids_of(tell(three("canadian", scores=(0, 0, 10)), "1 2")) == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("size", "legal"), [(1, (0, 1)), (2, (0, 1, 2)), (3, (0, 1, 2, 3)), (4, (1, 2, 3, 4))]
)
def test_hardcore(size: int, legal: tuple[int, ...]) -> None:
    """Hardcore: rounds of four or more tricks, whatever the score; zero not exempt."""
    hands = [
        " ".join(hand.split()[:size]) for hand in ("7h 2c 3c Tc", "8h 4c 6c Jc", "6h 5c 9s Qc")
    ]
    game = dealt(preset("hardcore", players=3), *hands, up="2s")
    assert bids_of(tell(game, f"{size} 0")) == legal


@pytest.mark.parametrize(("number", "legal"), [(4, (0, 1, 2, 3, 4)), (5, (0, 1, 2, 4, 5))])
def test_no_even_bids_from_round_5(number: int, legal: tuple[int, ...]) -> None:
    """No even bids from round 5 (Camelot's rule)."""
    game = Game(preset("camelot", players=3), seed=number, dealer=2, auto_deal=False)
    game = dealt(game.rules, " ".join(f"{rank}c" for rank in "3456789"[:number]), up="3s")
    assert bids_of(tell(game, "1 1")) == legal


def test_no_even_bids_zero_allowed() -> None:
    """No even bids from round 5, zero allowed."""
    game = dealt(preset("camelot", players=3), "3c 4c 5c 6c 7c", up="3s")
    assert bids_of(tell(game, "5 0")) == (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("bids", "mended"),
    [("1 1 1", (0, 2)), ("3 0 0", (1,)), ("0 0 3", (2,)), ("1 0 2", (1, 3))],
)
def test_hidden_bids_with_notequal(bids: str, mended: tuple[int, ...]) -> None:
    """Hidden bids with notequal: the last bidder raises or lowers by one, within 0 ... k."""
    game = tell(three("hidden-notequal"), bids)
    assert (game.phase, game.actor, bids_of(game)) == (Phase.MEND, 2, mended)
    assert refused(game, bids.split()[2]) == "mend-by-one"
    shown = [int(bid) for bid in bids.split()]
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).bids == shown
    tell(game, str(mended[0]))
    assert game.phase == Phase.PLAY
    assert game.bids == [*shown[:2], mended[0]]
    assert (game.view(0).mended, game.view(0).first_bid) == (2, shown[2])


@pytest.mark.parametrize("bids", ["1 1 0", "1 1 2", "3 3 3", "0 0 0"])
def test_hidden_bids_with_notequal_uneven_sums_stand(bids: str) -> None:
    """Hidden bids with notequal: nothing is mended then, and no bid is refused before."""
    game = tell(three("hidden-notequal"), bids)
    assert game.phase == Phase.PLAY
    assert game.view(0).mended is None


def test_hidden_bids_with_notequal_in_a_one_card_round() -> None:
    """Hidden bids with notequal: zero to one is the only way."""
    game = dealt(preset("hidden-notequal", players=3), "7h", "8h", "9h", up="2s")
    assert bids_of(tell(game, "1 0 0")) == (1,)


def test_a_mended_bid_is_scored() -> None:
    """Hidden bids with notequal: the second bid counts."""
    game = tell(three("hidden-notequal"), "1 1 1 2 | 7h 8h 6h | 4c 5c 2c | 9s 3c 6c")
    assert game.points == [-10, 30, 40]


def test_jester_bid() -> None:
    """Jester bid: every bid is zero, nobody is asked; normal score."""
    game = three("jester-bid")
    assert (game.phase, game.bids) == (Phase.PLAY, [0, 0, 0])
    assert game.view(-1).bids == [0, 0, 0]
    tell(game, "7h 8h 6h | 4c 5c 2c | 9s 3c 6c")
    assert game.points == [20, -10, -20]


def test_german_championship_2008() -> None:
    """German championship 2008: rounds 1-6 hidden, 7-14 notequal, 15 hidden; four players."""
    rules = preset("german-championship-2008")
    for number in range(1, 16):
        game = dealt(rules, " ".join(["Zc", *SPADES[: number - 1]]), number=number)
        while game.phase == Phase.TRUMP:
            game.act("c")
        tell(game, f"{number} 0")
        is_hidden = number in {*range(1, 7), 15}
        assert (game.view(2).bids[0] == "?") == is_hidden
        tell(game, "0")
        assert ("0" in game.legal()) == is_hidden


SPADES = [f"{rank}s" for rank in "3456789TJQKA"] + ["Zd", "Zh", "Zs"]
