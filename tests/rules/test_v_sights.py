"""Variants of what a seat sees: blind bids, foreheads, open last cards (rules 2)."""

from __future__ import annotations

import pytest

from foretell.engine.structs import Phase
from foretell.rules.axes import Exchange, Sees, always
from foretell.rules.presets import preset
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules
from tests.builders import dealt, sized, tell

HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c 9s")


def test_third_times_the_harm_nobody_looks_before_the_last_bid() -> None:
    """Third Time's the Harm: in turn as ever, blind; the turn-up is seen; then all look."""
    game = dealt(preset("third-time", players=3), *HANDS, up="2s")
    for bid in (1, 0, 2):
        for seat in range(3):
            seen = game.view(seat)
            assert (seen.hand, seen.hand_count, seen.turn_up) == ([], [3, 3, 3], "2s")
        game.bid(bid)
        assert game.view(-1).bids[: len(game.bids)] == game.bids
    assert [game.view(seat).hand for seat in range(3)] == game.hands


@pytest.mark.parametrize("number", range(1, 13))
def test_third_times_the_harm_in_every_third_round(number: int) -> None:
    """Third Time's the Harm: rounds 3, 6, 9 ..."""
    hand = " ".join(f"{rank}c" for rank in "3456789TJQKA"[:number])
    game = dealt(preset("third-time", players=3), hand, up="2s")
    assert (game.view(0).hand == []) == (number % 3 == 0)


def test_third_times_the_harm_trump_is_named_unseen() -> None:
    """Third Time's the Harm: a dealer who must name trump names it unseen."""
    game = dealt(preset("third-time", players=3), *HANDS, up="Zs")
    assert (game.phase, game.view(2).hand) == (Phase.TRUMP, [])
    assert game.view(2).legal == ("c", "d", "h", "s")
    assert tell(game, "d").view(2).hand == []


def test_third_times_the_harm_hands_are_seen_to_pass() -> None:
    """Third Time's the Harm: all look after the last bid, so before an exchange."""
    rules = Rules(players=3, sees=always(Sees.BLIND), exchange=always(Exchange.PASS_ONE))
    game = tell(dealt(rules, *HANDS, up="2s"), "0 0 0")
    assert game.phase == Phase.PASS
    assert len(game.view(0).hand) == 3


def test_forehead_every_card_but_the_own() -> None:
    """Forehead: in one-card rounds."""
    game = dealt(preset("forehead", players=3), "7h", "8h", "9h", up="2s")
    assert game.view(0).known == [set(), {"8h"}, {"9h"}]
    assert game.view(1).known == [{"7h"}, set(), {"9h"}]
    assert game.view(0).hand == []
    assert game.view(-1).known == [set(), set(), set()]


def test_forehead_the_card_is_played_unseen() -> None:
    """Forehead: there is one thing to do."""
    game = tell(dealt(preset("forehead", players=3), "7h", "8h", "9h", up="2s"), "0 1 0")
    for seat, card in enumerate(("7h", "8h", "9h")):
        assert (game.view(seat).legal, game.view(seat).hand) == (("?",), [])
        game.act("?")
        if seat < 2:
            assert game.view(seat).trick[-1] == card
    assert game.points == [20, -10, -10]


def test_forehead_trump_is_named_so() -> None:
    """Forehead: bid and name trump so."""
    game = dealt(preset("forehead", players=3), "7h", "8h", "9h", up="Zs")
    assert (game.phase, game.view(2).hand) == (Phase.TRUMP, [])
    assert game.view(2).known == [{"7h"}, {"8h"}, set()]
    assert game.view(2).legal == ("c", "d", "h", "s")


def test_forehead_larger_rounds_are_as_ever() -> None:
    """Forehead: one-card rounds only."""
    game = dealt(preset("forehead", players=3), "7h 2c", "8h 3c", "9h 4c", up="2s")
    assert [game.view(seat).hand for seat in range(3)] == game.hands
    assert game.view(0).known[1] == set()


def test_last_card_up() -> None:
    """Last card up: the last card dealt to each hand is face up, until played."""
    game = dealt(preset("last-card-up", players=3), *HANDS, up="2s")
    for seat in (-1, 0, 1, 2):
        for other, card in enumerate(("3c", "6c", "9s")):
            assert card in game.view(seat).known[other]
    assert game.view(-1).known == [{"3c"}, {"6c"}, {"9s"}]
    tell(game, "0 0 0 | 3c")
    assert game.view(1).known[0] == set()
    tell(game, "6c 5c")
    assert game.view(0).known[1:] == [set(), {"9s"}]


def test_last_card_up_before_the_bids() -> None:
    """Last card up: shown with the turn-up, so before trump is named."""
    game = dealt(preset("last-card-up", players=3), *HANDS, up="Zs")
    assert game.phase == Phase.TRUMP
    assert game.view(2).known[0] == {"3c"}


def test_last_card_up_wherever_a_pass_takes_it() -> None:
    """Last card up: passed on, it lies open at its new place."""
    rules = Rules(players=3, last_card_up=ALWAYS, exchange=always(Exchange.PASS_ONE))
    game = tell(dealt(rules, *HANDS, up="2s"), "0 0 0 | 3c 4c 6h")
    assert game.view(2).known[1] == {"3c", "6c"}
    assert game.view(-1).known == [set(), {"3c", "6c"}, {"9s"}]


def test_last_card_up_wherever_a_pull_takes_it() -> None:
    """Last card up: drawn, it lies open before its drawer."""
    rules = sized(1, last_card_up=ALWAYS, exchange=always(Exchange.PULL_ONE))
    game = tell(dealt(rules, "7h", "8h", "9h", up="2s"), "0 0 0")
    for seat in range(3):
        assert game.view(-1).known[seat] == set(game.hands[seat])


def test_last_card_up_beside_a_blind_bid() -> None:
    """Last card up, Third Time's the Harm: one's own open card is all one sees."""
    rules = Rules(players=3, last_card_up=ALWAYS, sees=always(Sees.BLIND))
    game = dealt(rules, *HANDS, up="2s")
    assert game.view(0).hand == ["3c"]
    assert game.view(0).known == [{"3c"}, {"6c"}, {"9s"}]


def test_last_card_up_beside_a_forehead() -> None:
    """Last card up, Forehead: the only card lies open to all, its player too."""
    rules = Rules(players=3, sizes=(1, 1), last_card_up=ALWAYS, sees=always(Sees.FOREHEAD))
    game = tell(dealt(rules, "7h", "8h", "9h", up="2s", number=1), "0 0 0")
    assert (game.view(0).hand, game.view(0).legal) == (["7h"], ("7h",))
