"""A noted hand is the view of a seat in a game, byte by byte, and tells nothing nobody knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from foretell import Game, preset
from foretell.base.errors import ForetellError
from foretell.bots.noted import NotedHand, noted_view
from foretell.rules.value import Rules

FOUR = preset("standard", players=4)


@pytest.mark.parametrize("place", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [1, 4, 9])
def test_a_note_is_the_view_of_the_seat(size: int, place: int) -> None:
    """Whatever the others hold: the noted view is that of a real game, byte by byte."""
    rules = replace(FOUR, sizes=(size,))
    game = Game(rules, seed=size, dealer=3)
    if game.legal()[0] in "cdhs":
        game.act("h")
    bids = [0, 1, 1][: place - 1]
    for bid in bids:
        game.bid(bid)
    seen = game.view(place - 1)
    trump = game.trump if game.turn_up and game.turn_up[0] == "Z" else None
    note = NotedHand(
        rules=rules,
        hand=tuple(seen.hand),
        place=place,
        turn_up=game.turn_up,
        trump=trump,
        bids=tuple(bids),
    )
    assert noted_view(note) == seen


def test_the_round_is_the_first_that_deals_so_many() -> None:
    """Rules by round hold as in a game; the last round has no turn-up and no trump."""
    hand = tuple(f"{rank}{suit}" for suit in "cds" for rank in "23456")
    seen = noted_view(NotedHand(rules=FOUR, hand=hand))
    assert (seen.round_number, seen.trump, seen.stock_count) == (15, "none", 0)
    quick = preset("quick", players=4)
    assert noted_view(NotedHand(rules=quick, hand=hand[:5], turn_up="7c")).round_number == 3


def refused(rules: Rules = FOUR, cards: str = "Ah Zs 7d", **more: object) -> str:
    """What is said about a note that is of no hand."""
    note = NotedHand(rules=rules, hand=tuple(cards.split()), **{"turn_up": "3c", **more})  # type: ignore[arg-type]
    with pytest.raises(ForetellError) as why:
        noted_view(note)
    return str(why.value)


def test_what_cannot_be_is_refused() -> None:
    """Each with one sentence that says what is wrong."""
    assert refused(cards="Ah Ah 7d") == "Ah: is there twice"
    assert refused(cards="3c Ah 7d") == "3c: is there twice"
    assert refused(cards="Me Ah 7d") == "Me: this deck has no such card"
    assert refused(cards="xx Ah 7d") == "xx is no card"
    assert refused(cards=" ".join(["Ah"] * 16)).startswith("16 cards: these rules deal 4 players 1")
    assert refused(place=5) == "place 5: with 4 players the places in the bidding are 1 to 4"
    assert refused(place=2).startswith("0 bids before place 2")
    assert refused(place=2, bids=(4,)) == "bid 4: from 0 to 3"
    assert refused(turn_up="Zc") == "Zc is up: say which suit the dealer named as trump"
    assert refused(turn_up=None) == "turn_up: missing, yet a card is turned up"
    assert refused(trump="h").startswith("trump: the rules do not ask for it")
    uneven = preset("screw-the-dealer", players=4)
    assert "uneven" not in refused(cards="Ah Zs 7d 8d", rules=FOUR, place=9)
    assert noted_view(
        NotedHand(rules=uneven, hand=("Ah", "7d"), place=4, turn_up="3c", bids=(0, 1, 0))
    ).legal == ("0", "2")


@pytest.mark.parametrize("name", ["forehead", "last-card-up", "third-time", "two-player"])
def test_rules_in_which_a_bid_rests_on_more_do_not_fit(name: str) -> None:
    """Cards of others that are seen, own ones that are not, dummies."""
    rules = preset(name)
    size = {"third-time": 3, "two-player": 11}.get(name, 1)
    hand = [f"{rank}{suit}" for suit in "dh" for rank in "2345678"][:size]
    assert refused(rules=rules, cards=" ".join(hand)).startswith("these rules do not fit")


def test_hidden_bids_fit_where_none_is_made_yet() -> None:
    """What the others bid in secret is not known, so nobody could note it."""
    hidden = preset("hidden", players=4)
    assert noted_view(NotedHand(rules=hidden, hand=("Ah",), turn_up="3c")).legal == ("0", "1")
    assert refused(rules=hidden, cards="Ah", place=2, bids=(1,)).startswith("these rules do not")
