"""Variants of the dealer, the uber card and the exchange (rules 2)."""

from __future__ import annotations

import pytest

from foretell.base.errors import IllegalAction
from foretell.cards import parse_card
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.axes import DealerRole, Exchange, always
from foretell.rules.plan import round_sizes
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from tests.builders import dealt, may_follow, refused, sized, tell, wins
from tests.rules.rounds import points

HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c 9s")


def test_saboteur() -> None:
    """Saboteur: the dealer does not bid, plays like the others, always scores 20."""
    game = tell(dealt(preset("saboteur", players=3), *HANDS, up="2s"), "1 2")
    assert (game.phase, game.bids) == (Phase.PLAY, [1, 2, None])
    tell(game, "7h 8h 6h | 4c 5c 2c | 9s 3c 6c")
    assert game.won == [0, 1, 2]
    assert game.points == [-10, -10, 20]


@pytest.mark.parametrize(
    ("players", "size", "rounds"), [(3, 20, 6), (4, 15, 4), (5, 12, 5), (6, 10, 6)]
)
def test_saboteur_with_spoils_rounds(players: int, size: int, rounds: int) -> None:
    """Saboteur with spoils: all cards dealt, diamonds always trump."""
    rules = preset("saboteur-spoils", players=players)
    assert round_sizes(rules) == (size,) * rounds
    game = Game(rules, seed=1, auto_deal=False)
    game.deal()
    assert (game.turn_up, game.trump, game.phase) == (None, "d", Phase.BID)


@pytest.mark.parametrize(
    ("bids", "won", "spoils"),
    [([1, 2, -1], [1, 2, 0], -10), ([1, 2, -1], [0, 0, 3], 30), ([3, 0, -1], [1, 1, 1], 30)],
)
def test_saboteur_with_spoils_scores(bids: list[int], won: list[int], spoils: int) -> None:
    """Saboteur with spoils: +10 for each trick by which the others miss, -10 if nobody does."""
    rules = sized(3, dealer_role=DealerRole.SPOILS)
    assert points(rules, bids, won)[2] == spoils


def test_the_saboteur_scores_twenty_whatever_happens() -> None:
    """Saboteur: 20, taken tricks or none."""
    rules = sized(3, dealer_role=DealerRole.SABOTEUR)
    for taken in ([3, 0, 0], [0, 0, 3]):
        assert points(rules, [0, 0, -1], taken)[2] == 20


def test_a_saboteur_names_trump() -> None:
    """Saboteur, rules 5: the dealer still names it for a wizard."""
    game = dealt(preset("saboteur", players=3), *HANDS, up="Zs")
    assert (game.phase, game.actor) == (Phase.TRUMP, 2)


def test_pass_one() -> None:
    """Pass one: after the bids, each passes one card left, all at once."""
    game = tell(dealt(preset("pass-one", players=3), *HANDS, up="2s"), "0 0 0")
    assert (game.phase, game.actor) == (Phase.PASS, 0)
    assert refused(game, "8h") == "not-held"
    tell(game, "7h 4c")
    assert [set(hand) for hand in game.hands] == [set(hand.split()) for hand in HANDS]
    tell(game, "9s")
    assert [set(hand) for hand in game.hands] == [
        {"9s", "2c", "3c"},
        {"7h", "8h", "6c"},
        {"4c", "6h", "5c"},
    ]
    assert (game.phase, game.actor) == (Phase.PLAY, 0)


def test_pass_one_of_one_card_that_card() -> None:
    """Pass one: in every round."""
    game = tell(dealt(preset("pass-one", players=3), "7h", "8h", "9h", up="2s"), "0 0 0 7h 8h 9h")
    assert game.hands == [["9h"], ["7h"], ["8h"]]


def test_pass_one_who_knows() -> None:
    """Pass one, rules 13: giver and receiver, until it is played; nobody before all pass."""
    game = tell(dealt(preset("pass-one", players=3), *HANDS, up="2s"), "0 0 0 7h")
    assert game.view(1).known[0] == set()
    assert game.view(1).received is None
    tell(game, "4c 9s")
    assert game.view(0).known[1:] == [{"7h"}, set()]
    assert game.view(1).known[0::2] == [set(), {"4c"}]
    assert game.view(-1).known == [set(), set(), set()]
    tell(game, "9s 7h 4c")
    assert game.view(0).known[1] == set()


def pulled(*draws: str) -> list[list[str]]:
    """The hands after chance has chosen these cards, one after the other."""
    game = dealt(sized(2, exchange=always(Exchange.PULL_ONE)), "7h 2c", "8h 3c", "9h 4c", up="2s")
    tell(game, "0 0")
    assert game.handle.attempt(0)  # the last bid, without the draws of Game
    for draw in draws:
        assert game.handle.get("phase") == Phase.PULL
        assert game.actor is None
        assert game.handle.attempt(parse_card(draw))
    assert game.handle.get("phase") == Phase.PLAY
    return game.hands


def test_pull_one_in_turn_from_the_dealers_left() -> None:
    """Pull one: each draws from the right-hand neighbour's cards of that moment."""
    assert pulled("9h", "7h", "8h") == [["2c", "9h"], ["3c", "7h"], ["4c", "8h"]]


def test_pull_one_a_card_may_go_on() -> None:
    """Pull one: drawn from the dealer, drawn on, and back to the dealer."""
    assert pulled("9h", "9h", "9h") == [["2c", "7h"], ["3c", "8h"], ["4c", "9h"]]


def test_pull_one_by_chance() -> None:
    """Pull one: any card of the neighbour's may come; nobody chooses or declines."""
    seen = set()
    for seed in range(40):
        game = tell(
            dealt(sized(2, exchange=always(Exchange.PULL_ONE)), "7h 2c", "8h 3c", up="2s"), "0 0"
        )
        game.reseed(seed)
        tell(game, "0")
        assert game.phase == Phase.PLAY
        seen |= set(game.hands[1]) & {"7h", "2c"}
    assert seen == {"7h", "2c"}


def test_pull_one_of_one_card() -> None:
    """Pull one: with one card each, somebody may have two for a moment; all have one after."""
    game = tell(dealt(preset("pull-one", players=3), "7h", "8h", "9h", up="2s"), "0 0 0")
    assert [len(hand) for hand in game.hands] == [1, 1, 1]
    assert sorted(card for hand in game.hands for card in hand) == ["7h", "8h", "9h"]


def test_pull_one_only_the_two_know() -> None:
    """Pull one: the drawer and the drawn-from; of a card that may be drawn on, nobody is sure."""
    game = dealt(sized(2, exchange=always(Exchange.PULL_ONE)), "7h 2c", "8h 3c", "9h 4c", up="2s")
    tell(game, "0 0")
    assert game.handle.attempt(0)
    assert game.handle.attempt(parse_card("9h"))  # seat 0 draws it from seat 2
    assert game.view(2).known[0] == {"9h"}
    assert game.view(1).known[0] == set()
    assert game.handle.attempt(parse_card("7h"))  # seat 1 draws from seat 0
    assert game.view(2).known[:2] == [set(), set()]  # it may be the 9h that went on
    assert game.view(0).known[1] == {"7h"}
    assert game.handle.attempt(parse_card("7h"))  # and seat 2 draws it from seat 1
    assert game.view(1).known[2] == {"7h"}
    assert game.view(0).known[1:] == [set(), set()]
    assert game.view(2).given_to == {0, 1}
    assert game.view(-1).known == [set(), set(), set()]


@pytest.mark.parametrize("name", ["Qs", "Kh", "2c", "K", "2", "jesters"])
def test_uber_wizard_the_dealer_names(name: str) -> None:
    """Uber-wizard: a suit card, a rank or the jesters, after trump, before the bids; public."""
    game = dealt(preset("uber-wizard", players=3), *HANDS, up="3s")
    assert (game.phase, game.actor) == (Phase.UBER_RANK, 2)
    tell(game, name)
    assert (game.phase, game.actor) == (Phase.BID, 0)
    named = game.view(-1).uber
    assert len(named) == (1 if len(name) == 2 else 4)


def test_uber_wizard_no_wizards_and_no_other_words() -> None:
    """Uber-wizard: wizards are not named, nor cards that are not in the deck."""
    game = dealt(preset("uber-wizard", players=3), *HANDS, up="3s")
    for word in ("Zc", "Z", "Nc", "1h"):
        with pytest.raises(Exception, match="name a card"):
            game.name_uber(word)
    game = dealt(Rules(players=3, uber=True, deck=36), "7h", "8h", "6h", up="3s")
    assert refused(game, "8s") == "allowed"
    game = dealt(Rules(players=3, uber=True, drop=("Qs",)), "7h", "8h", "6h", up="3s")
    with pytest.raises(IllegalAction) as error:
        game.name_uber("Qs")
    assert error.value.code == "not-in-deck"


def uber(story: str, named: str, *hands: str, up: str = "3s") -> int:
    """The seat that leads after a first trick with a named uber card, of two cards each."""
    game = dealt(sized(2, uber=True), *hands, up=up)
    tell(game, f"{named} 0 0 0 {story}")
    assert game.actor is not None
    return game.actor


def test_uber_wizard_beats_wizards_and_the_first_wins() -> None:
    """Uber-wizard: the first played wins."""
    assert uber("7h Zc Qs", "Qs", "7h 2c", "Zc 8c", "Qs 4c") == 2
    assert uber("Qs Zc 3h", "Qs", "Qs 2c", "Zc 8c", "3h 4c") == 0
    assert uber("7h Kc Kd", "K", "7h 2c", "Kc 8c", "Kd 4c") == 1
    assert uber("7h Nc Nd", "jesters", "7h 2c", "Nc 8c", "Nd 4c") == 1
    assert uber("Nc Zc 7h", "jesters", "Nc 2c", "Zc 8c", "7h 4c") == 0


def test_uber_wizard_suited_ones_lead_and_follow_as_their_suit() -> None:
    """Uber-wizard: a Q of spades must follow spades, and may not be played on hearts else."""
    game = dealt(sized(2, uber=True), "7h 2s", "Qs 8h", "9h 4c", up="3d")
    tell(game, "Qs 0 0 0 7h")
    assert game.legal() == ("8h",)
    game = dealt(sized(2, uber=True), "Qs 2h", "8s 8h", "9h 4c", up="3d")
    tell(game, "Qs 0 0 0 Qs")
    assert game.legal() == ("8s",)


def test_uber_wizard_a_led_jester_stays_null() -> None:
    """Uber-wizard: the next card makes the suit."""
    game = dealt(sized(2, uber=True), "Nc 2h", "8s 8h", "9h 4s", up="3d")
    tell(game, "jesters 0 0 0 Nc")
    assert set(game.legal()) == {"8s", "8h"}
    tell(game, "8s")
    assert game.legal() == ("4s",)
    assert tell(game, "4s").actor == 0


def test_uber_wizard_an_unnamed_queen_is_a_queen() -> None:
    """Uber-wizard: only that changes."""
    assert wins("7h Qs Zc") == "Zc"
    assert may_follow("7h", "Qs 8h") == "8h"
