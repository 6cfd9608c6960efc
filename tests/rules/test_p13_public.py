"""Rules 13: what is public and what is hidden."""

from __future__ import annotations

import pytest

from foretell.cards import parse_cards
from foretell.engine.structs import Phase
from foretell.rules.value import Rules
from tests.builders import dealt, sized, tell

WATCHERS = (-1, 0, 1, 2)
HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c Zs")


@pytest.mark.parametrize("seat", WATCHERS)
def test_p13_bids_tricks_table_trump_and_scores_are_public(seat: int) -> None:
    """Rules 13: for every seat and for a spectator."""
    game = dealt(sized(3), *HANDS, up="2d", scores=(10, 20, -30))
    seen = tell(game, "1 0 2 | 7h 8h 6h | 4c").view(seat)
    assert seen.bids == [1, 0, 2]
    assert seen.seats_of("won") == [0, 1, 0]
    assert (seen.trick, seen.trump, seen.turn_up) == (["4c"], "d", "2d")
    assert seen.seats_of("scores") == [10, 20, -30]
    assert seen.actor == 2
    assert seen.winning == 1


@pytest.mark.parametrize("seat", WATCHERS)
def test_p13_the_previous_trick_on_request(seat: int) -> None:
    """Rules 13: the last finished trick, with its leader; not the one before."""
    game = tell(dealt(sized(3), *HANDS, up="2d"), "1 0 2 | 7h 8h 6h")
    seen = game.view(seat)
    assert (seen.last_trick, seen.last_leader) == (["7h", "8h", "6h"], 0)
    seen = tell(game, "4c 5c 2c").view(seat)
    assert (seen.last_trick, seen.last_leader) == (["4c", "5c", "2c"], 1)


def test_p13_hands_and_stock_are_hidden() -> None:
    """Rules 13: a seat knows its own cards and no others; a spectator none."""
    game = dealt(sized(3), *HANDS, up="2d")
    for seat in range(3):
        known = game.view(seat).known
        assert known[seat] == set(game.hands[seat])
        assert [known[other] for other in range(3) if other != seat] == [set(), set()]
        assert game.view(seat).stock_count == 60 - 9 - 1
    assert game.view(-1).known == [set(), set(), set()]
    assert game.view(-1).hand == []


def test_p13_only_the_actor_sees_choices() -> None:
    """Rules 13: what another may play tells what it holds."""
    game = tell(dealt(sized(3), *HANDS, up="2d"), "1 0 2 | 7h")
    assert game.view(1).legal == ("8h",)
    for seat in (-1, 0, 2):
        assert game.view(seat).legal == ()


def test_p13_a_void_is_public() -> None:
    """Rules 9, 13: who does not follow has none; a wizard or a jester says nothing."""
    game = dealt(sized(3), "7h 2c 3c", "8c 4c 6h", "Zd 5c 6s", up="2d")
    seen = tell(game, "0 0 0 | 7h 6h Zd | 6s 2c 8c").view(-1)
    assert seen.voids == [{"s"}, {"s"}, set()]


def test_p13_bids_are_shown_as_they_are_made() -> None:
    """Rules 6, 13: in turn, open."""
    game = tell(dealt(Rules(players=3), "7h", "8h", "9h", up="5h"), "1")
    for seat in WATCHERS:
        assert game.view(seat).bids == [1, None, None]


def test_p13_a_card_without_its_role_yet_wins_nothing() -> None:
    """Rules 17: Merlin lies on the table before its player has said what it is."""
    rules = sized(3, add=("Me",), drop=("2h",))
    game = tell(dealt(rules, "7h 2c 3c", "Me 4c 6c", "6h 5c Zs", up="2d"), "1 0 2 | 7h")
    [merlin] = parse_cards("Me")
    assert game.handle.attempt(merlin)
    assert (game.phase, game.view(2).winning) == (Phase.ROLE, 0)
