"""Rules 15-18: the order of a round, who is last, choices behind a card, what beats what."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.engine.structs import Phase
from foretell.rules.axes import (
    SMYRNA,
    Bidding,
    DealerRole,
    Deuces,
    Exchange,
    Roles,
    Sees,
    TrumpChanges,
    UnevenAt,
    UnevenFor,
    always,
)
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules
from tests.builders import CAMELOT, HONOUR, bids_of, dealt, laid, put, sized, tell, wins


def phases(rules: Rules, up: str = "Zc", story: str = "") -> list[Phase]:
    """The phases of a one-card round, each once, in their order."""
    game = dealt(rules, "7h", "8h", "9h", up=up, number=1)
    words = story.split()
    seen: list[Phase] = []
    while game.phase != Phase.DEAL:
        if game.phase not in seen:
            seen.append(game.phase)
        game.act(words.pop(0) if words else game.legal()[0])
    return seen


def test_p15_trump_uber_bids_exchange_tricks() -> None:
    """Rules 15: trump named, uber card named, bids, exchange, tricks."""
    rules = Rules(players=3, sizes=(1, 1), uber=True, exchange=always(Exchange.PASS_ONE))
    assert phases(rules, story="h Qs 0 0 0") == [
        Phase.TRUMP,
        Phase.UBER_RANK,
        Phase.BID,
        Phase.PASS,
        Phase.PLAY,
    ]


def test_p15_trump_twist_bids() -> None:
    """Rules 15: the twist after trump, before the bids; a mended bid before the exchange."""
    rules = Rules(
        players=3,
        sizes=(1, 1),
        twist=SMYRNA,
        bidding=always(Bidding.HIDDEN),
        uneven=ALWAYS,
        uneven_at=UnevenAt.REVEAL,
        exchange=always(Exchange.NONE),
        revoke=HONOUR,
    )
    assert phases(rules, story="h pass-one 0 0 1 0") == [
        Phase.TRUMP,
        Phase.TWIST,
        Phase.BID,
        Phase.MEND,
        Phase.PASS,
        Phase.PLAY,
        Phase.AGREE,
    ]


def test_p15_open_cards_are_seen_before_trump_is_named() -> None:
    """Rules 15: with the turn-up, what forehead and last card up show."""
    forehead = Rules(players=3, sizes=(1, 1), sees=always(Sees.FOREHEAD))
    game = dealt(forehead, "7h", "8h", "9h", up="Zc", number=1)
    assert game.phase == Phase.TRUMP
    assert game.view(2).known == [{"7h"}, {"8h"}, set()]
    shown = Rules(players=3, sizes=(1, 1), last_card_up=ALWAYS)
    game = dealt(shown, "7h", "8h", "9h", up="Zc", number=1)
    assert game.view(2).known == [{"7h"}, {"8h"}, {"9h"}]


def test_p15_elimination_after_the_score() -> None:
    """Rules 15: totals of the round just scored decide."""
    rules = Rules(players=3, sizes=(2, 1), eliminate=1)
    game = dealt(rules, "7h 2c", "8h 3c", "9h 4c", up="2s", scores=(0, 0, 10))
    assert tell(game, "0 0 0 | 7h 8h 9h 4c 2c 3c").scores == [20, 20, -10]
    assert game.handle.seats_of("out_round") == [0, 0, 1]
    assert game.handle.get("sitting") == 0b011


def test_p15_after_the_bids_is_after_the_last_is_made() -> None:
    """Rules 15: shown or not: with delayed bids the exchange follows all the same."""
    rules = sized(2, bidding=always(Bidding.DELAYED), exchange=always(Exchange.PASS_ONE))
    game = tell(dealt(rules, "7h 2c", "8h 3c", "9h 4c", up="2s"), "1 1 1")
    assert game.phase == Phase.PASS
    assert game.view(0).bids == [1, "?", "?"]


def test_p16_the_last_bidder_is_the_dealer() -> None:
    """Rules 16: an uneven rule binds nobody else."""
    game = dealt(sized(2, uneven=ALWAYS), "7h 2c", "8h 3c", "9h 4c", up="2s", dealer=1)
    assert bids_of(game) == (0, 1, 2)
    tell(game, "1")
    assert (game.actor, bids_of(game)) == (0, (0, 1, 2))
    tell(game, "1")
    assert (game.actor, bids_of(game)) == (1, (1, 2))


def test_p16_or_with_a_saboteur_the_seat_at_the_dealers_right() -> None:
    """Rules 16: the last seat in turn that bids."""
    rules = sized(2, uneven=ALWAYS, dealer_role=DealerRole.SABOTEUR)
    game = tell(dealt(rules, "7h 2c", "8h 3c", "9h 4c", up="2s"), "1")
    assert (game.actor, bids_of(game)) == (1, (0, 2))
    assert tell(game, "0").phase == Phase.PLAY
    assert game.bids == [1, 0, None]


@pytest.mark.parametrize(("bids", "legal"), [("0 0", (0,)), ("1 0", (1,)), ("1 1", (0, 1))])
def test_p16_holds_from_the_one_card_round_on(bids: str, legal: tuple[int, ...]) -> None:
    """Rules 16: 0 or 1 is always left; two bids over the size bind nobody."""
    game = tell(dealt(Rules(players=3, uneven=ALWAYS), "7h", "8h", "9h", up="2s"), bids)
    assert bids_of(game) == legal


SOLE: dict[str, Any] = {"uneven": ALWAYS, "uneven_for": UnevenFor.SOLE_LEADER}


@pytest.mark.parametrize(
    ("scores", "is_bound"),
    [
        ((0, 0, 0), False),  # round 1: nobody leads
        ((0, 0, 10), True),
        ((10, 0, 10), False),  # tied
        ((20, 0, 10), False),
        ((-20, -30, -10), True),  # be it negative
        ((-10, -30, -10), False),
    ],
)
def test_p16_alone_in_the_lead(scores: tuple[int, ...], *, is_bound: bool) -> None:
    """Rules 16: a higher total than every other player still in."""
    game = dealt(sized(2, **SOLE), "7h 2c", "8h 3c", "9h 4c", up="2s", scores=scores)
    assert bids_of(tell(game, "1 0")) == ((0, 2) if is_bound else (0, 1, 2))


def test_p16_with_a_saboteur_the_leads_are_compared_with_the_dealer_too() -> None:
    """Rules 16: the dealer is a player still in."""
    rules = sized(2, dealer_role=DealerRole.SABOTEUR, **SOLE)
    game = dealt(rules, "7h 2c", "8h 3c", "9h 4c", up="2s", scores=(0, 30, 30))
    assert bids_of(tell(game, "1")) == (0, 1, 2)
    game = dealt(rules, "7h 2c", "8h 3c", "9h 4c", up="2s", scores=(0, 31, 30))
    assert bids_of(tell(game, "1")) == (0, 2)


def test_p17_called_also_when_played_unseen() -> None:
    """Rules 17: shown as it is played; the forehead card is seen, then its player says."""
    rules = Rules(players=3, sizes=(1, 1), sees=always(Sees.FOREHEAD), roles=always(Roles.CALLED))
    game = dealt(rules, "Zc", "8h", "9h", up="2s", number=1)
    tell(game, "0 0 0")
    assert game.view(0).legal == ("?",)
    tell(game, "?")
    assert (game.phase, game.actor) == (Phase.ROLE, 0)
    assert game.view(1).trick == ["Zc"]
    assert game.view(0).legal == ("", "!")
    tell(game, "! ? ?")
    assert game.points == [-10, 20, 20]


def test_p17_who_chooses_before_seeing_chooses_unseen() -> None:
    """Rules 17: a blind or a forehead dealer names trump and the uber card so."""
    for sees in (Sees.BLIND, Sees.FOREHEAD):
        rules = Rules(players=3, sizes=(1, 1), sees=always(sees), uber=True)
        game = dealt(rules, "7h", "8h", "9h", up="Zc", number=1)
        assert (game.phase, game.view(2).hand) == (Phase.TRUMP, [])
        tell(game, "d")
        assert (game.phase, game.view(2).hand) == (Phase.UBER_RANK, [])


@pytest.mark.parametrize(
    ("axes", "up", "trump"),
    [
        ({"roles": always(Roles.ALTERNATE), "number": 1}, "Nc", None),
        ({"roles": always(Roles.ALTERNATE), "number": 2}, "Zc", "none"),
        ({"roles": always(Roles.CALLED)}, "Zc", None),  # without calls
        ({"roles": always(Roles.CALLED)}, "Nc", "none"),
        ({"deuces": Deuces.WIZARD_WHEN_FOLLOWING}, "2d", "d"),
        ({**CAMELOT}, "Me", None),
        ({**CAMELOT}, "Mo", None),
        ({**CAMELOT}, "Gr", "none"),
        ({**CAMELOT}, "Ex", "none"),
        ({"roles": always(Roles.ALTERNATE), "number": 2, **CAMELOT}, "Me", None),
        ({"trump_changes": TrumpChanges.WIZARDS}, "Zd", None),
    ],
)
def test_p17_turned_up_a_card_counts_as_what_it_is(
    axes: dict[str, Any], up: str, trump: str | None
) -> None:
    """Rules 17: in that round, without calls."""
    number = axes.get("number", 1)
    given = {name: value for name, value in axes.items() if name != "number"}
    rules = Rules(players=3, sizes=(1, 1), **given)
    game = dealt(rules, "7h", "8h", "9h", up=up, number=number)
    assert game.trump == trump


MAGIC: dict[str, Any] = {"deuces": Deuces.WIZARD_WHEN_FOLLOWING}


@pytest.mark.parametrize(
    ("trick", "trump", "axes", "winner"),
    [
        ("Mo Gr Zc As", "s", CAMELOT, "Gr"),  # Grail in an even place
        ("Zc As Mo Kh", "s", CAMELOT, "Mo"),
        ("5h 2h Zc As", "s", MAGIC, "2h"),  # magic deuce over wizard
        ("5h Zc 2h As", "s", MAGIC, "2h"),
        ("5h As Zc Zd", "s", {}, "Zc"),  # first wizard
        ("5h 2s Ah Nd", "s", {}, "2s"),  # trump
        ("5h Ad Kh Nd", "s", {}, "Kh"),  # led suit
        ("Nd Nc Nh Ns", "s", {}, "Nd"),  # first jester
        ("Ex Mo Gr", "s", CAMELOT, "Ex"),  # leader
    ],
)
def test_p18_what_beats_what(trick: str, trump: str, axes: dict[str, Any], winner: str) -> None:
    """Rules 18: the whole ladder, as far as two steps can meet."""
    assert wins(trick, trump, **axes) == winner


@pytest.mark.parametrize(
    ("trick", "axes", "winner"),
    [
        ("Kh Gr Zc", CAMELOT, "Gr"),  # Grail over uber
        ("Kh Zc Mo", CAMELOT, "Mo"),  # Morgan over uber
        ("Zc Kh Kd", {}, "Kh"),  # uber over wizard
        ("5h 2h Kd", MAGIC, "Kd"),  # uber over a magic deuce
        ("Kd Kh Zc", {}, "Kd"),  # the first uber card
    ],
)
def test_p18_the_uber_cards_place(trick: str, axes: dict[str, Any], winner: str) -> None:
    """Rules 18: below the Grail and Morgan, above the magic deuce and the wizards."""
    handle = laid(trick, **axes)
    kings = sum(1 << 15 * suit + 12 for suit in range(4))
    handle.states[0].uber = kings
    assert trick.split()[handle.winner()] == winner


def test_p16_turn_deal_left_and_right_skip_seats_that_are_out() -> None:
    """Rules 16: bids, leads and plays go round those still in."""
    rules = Rules(players=4, sizes=(3, 2, 1), eliminate=1)
    game = dealt(rules, "7h 2c 3c", up="2s", dealer=0)
    tell(game, "0 0 0 0")
    while game.round_number == 1:
        game.act(game.legal()[0])
    put(game.handle, sitting=0b1011, dealer=1)
    game.deal()
    assert [len(hand) for hand in game.hands] == [2, 2, 0, 2]
    while game.phase == Phase.TRUMP:
        game.act("c")
    assert game.actor == 3
    tell(game, "0")
    assert game.actor == 0
    tell(game, "0 0")
    assert game.actor == 3
