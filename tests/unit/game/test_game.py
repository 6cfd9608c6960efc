"""The friendly object: every refusal with its sentence, undo, copy, chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.builders import CAMELOT, HONOUR, PLAY_OFF, dealt, sized, tell

from foretell.base.errors import BadNotation, IllegalAction
from foretell.game.game import Game
from foretell.game.sampling import sample
from foretell.rules.axes import SMYRNA, Bidding, Exchange, Sees, UnevenAt, always
from foretell.rules.presets import preset
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules

HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c 9s")


def three(story: str = "", up: str = "2s", **axes: Any) -> Game:
    """Three cards each, seat 0 leads."""
    return tell(dealt(sized(3, **axes), *HANDS, up=up), story)


MENDED: dict[str, Any] = {
    "bidding": always(Bidding.HIDDEN),
    "uneven": ALWAYS,
    "uneven_at": UnevenAt.REVEAL,
}


def short_of(uber: str) -> Game:
    """A table that names an uber card from a deck without queens of spades."""
    return dealt(Rules(players=3, uber=True, drop=(uber,)), "7h", "8h", "9h", up="2s")


REFUSALS: list[tuple[str, Callable[[], Game], str, str]] = [
    ("must-follow", lambda: three("0 0 0 7h"), "4c", "4c: you must follow hearts (you have 8h)"),
    ("not-held", lambda: three("0 0 0"), "8h", "8h: you do not hold it, you have 2c 3c 7h"),
    ("not-held", lambda: three("0 0 0 7h"), "9h", "9h: you do not hold it, you have 8h"),
    ("not-held", lambda: three("0 0 0"), "?", "?: you do not hold it, you have 2c 3c 7h"),
    (
        "not-held",
        lambda: three("0 0 0", exchange=always(Exchange.PASS_ONE)),
        "8h",
        "8h: you do not hold it, you",
    ),
    ("bid-range", three, "4", "4: bids go from 0 to 3"),
    ("mend-by-one", lambda: three("1 1 1", **MENDED), "1", "1: your bid changes by one"),
    ("mend-by-one", lambda: three("1 1 1", **MENDED), "3", "3: your bid changes by one"),
    ("trump-none", lambda: three(up="Zs"), "none", "none: trump must be a suit"),
    (
        "uneven-bid",
        lambda: three("1 1", uneven=ALWAYS),
        "1",
        "1: the bids may not add up to 3; allowed are 0 2 3",
    ),
    ("role-not-asked", lambda: three("0 0 0"), "7h!", "7h!: this card is played as it is"),
    ("role-not-asked", lambda: three("0 0 0"), "7h=Z", "7h=Z: this card is played as it is"),
    ("not-in-deck", lambda: short_of("Qs"), "Qs", "Qs: not in the deck of these"),
    (
        "twist-not-offered",
        lambda: three("h", up="Zs", twist=SMYRNA, uber=True),
        "uber-wizard",
        "uber-wizard: that is not offered here; allowed are gizzard-fester pass-one pull-one",
    ),
    (
        "wrong-phase",
        lambda: Game(Rules(), seed=1, auto_deal=False),
        "1",
        "1: not now, a deal is due",
    ),
]


@pytest.mark.parametrize(("code", "make", "action", "sentence"), REFUSALS)
def test_a_refusal(code: str, make: Callable[[], Game], action: str, sentence: str) -> None:
    """Its code and its sentence; nothing has changed, history included."""
    game = make()
    before, history = game.handle.save(), list(game.history)
    with pytest.raises(IllegalAction) as error:
        game.act(action)
    assert error.value.code == code
    assert str(error.value).startswith(sentence)
    assert (game.handle.save(), game.history) == (before, history)


def test_merlin_needs_a_role() -> None:
    """Role needed: what it may be is said; a half-made play is taken back whole."""
    game = dealt(sized(2, **CAMELOT), "Me 3c", "8h 4c", "6h 5c", up="3s")
    tell(game, "0 0 0")
    before = game.handle.save()
    for action, code in (
        ("Me", "role-needed"),
        ("Me!", "role-needed"),
        ("Me=h", "role-needed"),
        ("3c=Z", "role-not-asked"),
    ):
        with pytest.raises(IllegalAction) as error:
            game.act(action)
        assert error.value.code == code
        assert game.handle.save() == before
    with pytest.raises(IllegalAction, match="Me: say what it is played as; allowed are =Z =N"):
        game.play("Me")


@pytest.mark.parametrize(
    ("story", "action", "match"),
    [
        ("", "x", "no number"),
        ("", "1000", "no number"),
        ("0 0 0", "7x", "no card"),
        ("0 0 0", "7h=Q", "after a card"),
        ("0 0 0", "1h", "no card"),
        ("0 0 0", "", "no card"),
        ("0 0 0", "Dr", "anniversary"),
    ],
)
def test_no_notation(story: str, action: str, match: str) -> None:
    """What is no action at all is told apart from what is not legal now."""
    game = three(story)
    before = game.handle.save()
    with pytest.raises(BadNotation, match=match):
        game.act(action)
    assert game.handle.save() == before


def test_trump_twists_and_agreement_have_their_words() -> None:
    """Notation of the rarer phases."""
    for game, word in (
        (three(up="Zs"), "x"),
        (three("h", up="Zs", twist=SMYRNA), "dance"),
        (three(up="2s", uber=True), "Zc"),
    ):
        with pytest.raises(BadNotation):
            game.act(word)


VERBS: list[Callable[[Game], None]] = [
    lambda game: game.bid(0),
    lambda game: game.play("7h"),
    lambda game: game.name_trump("h"),
    lambda game: game.name_twist("pass-one"),
    lambda game: game.name_uber("K"),
    lambda game: game.pass_card("7h"),
    lambda game: game.agree(),
]


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_its_moment(verb: Callable[[Game], None]) -> None:
    """Wrong phase: what is due is said."""
    game = Game(Rules(players=3), seed=1, auto_deal=False)
    with pytest.raises(IllegalAction, match="not now, a deal is due") as error:
        verb(game)
    assert error.value.code == "wrong-phase"


def test_every_verb_does_its_thing() -> None:
    """Trump, twist, uber card, bid, pass, play, agreement."""
    rules = sized(1, uber=True, revoke=HONOUR, exchange=always(Exchange.PASS_ONE))
    game = dealt(rules, "7h", "8h", "9h", up="Zs")
    game.name_trump("h")
    game.name_uber("Kd")
    for _ in range(3):
        game.bid(0)
    for card in ("7h", "8h", "9h"):
        game.pass_card(card)
    for card in ("9h", "7h", "8h"):
        game.play(card)
    for _ in range(3):
        game.agree()
    assert game.points == [-10, 20, 20]
    game = dealt(sized(1, twist=SMYRNA), "7h", "8h", "9h", up="Zs")
    game.name_trump("h")
    game.name_twist("flat-points")
    assert game.view(0).twist == "flat-points"


def test_a_seat_acts_in_its_turn() -> None:
    """Not your turn: whose it is."""
    game = three()
    with pytest.raises(IllegalAction, match="not your turn") as error:
        game.act(1, seat=2)
    assert error.value.code == "not-your-turn"
    game.act(1, seat=0)
    assert game.bids[0] == 1


def test_a_deal_is_checked() -> None:
    """Wrong phase, not in deck: a deal comes when it is due, from the whole deck."""
    game = Game(Rules(players=3), seed=1, auto_deal=False)
    for deck in ([1, 2, 3], [1] * 60, list(range(60))[:-1]):
        with pytest.raises(IllegalAction) as error:
            game.deal(deck)
        assert error.value.code == "not-in-deck"
    game.deal()
    with pytest.raises(IllegalAction) as error:
        game.deal()
    assert error.value.code == "wrong-phase"


@pytest.mark.parametrize("seat", [-2, 3, 17])
def test_seats_are_of_the_table(seat: int) -> None:
    """No such seat."""
    game = three()
    with pytest.raises(IllegalAction) as error:
        game.view(seat)
    assert error.value.code == "no-such-seat"
    with pytest.raises(IllegalAction) as error:
        Game(Rules(players=3), dealer=seat)
    assert error.value.code == "no-such-seat"


def test_a_dummy_does_not_deal() -> None:
    """Two-Player: the deal alternates between the players; Solitaire: dummy 2 counts as dealer."""
    with pytest.raises(IllegalAction) as error:
        Game(preset("two-player"), dealer=2)
    assert error.value.code == "no-such-seat"
    assert Game(preset("solitaire"), dealer=2).handle.get("dealer") == 2


def test_undo_goes_back_to_the_beginning() -> None:
    """State by state, history with it; then there is nothing to undo."""
    game = Game(
        Rules(players=3, sizes=(2, 2), exchange=always(Exchange.PULL_ONE)), seed=3, dealer=0
    )
    saved = []
    while not game.is_over:
        saved.append((game.handle.save(), len(game.history)))
        if game.legal():
            game.act(game.legal()[-1])
        else:
            game.deal()
    while saved:
        game.undo()
        assert (game.handle.save(), len(game.history)) == saved.pop()
    with pytest.raises(IllegalAction) as error:
        game.undo()
    assert error.value.code == "nothing-to-undo"


def test_a_copy_is_a_game_of_its_own() -> None:
    """Chance included: both go on alike, apart from each other."""
    game = Game(Rules(players=3, sizes=(1, 2), tie=PLAY_OFF), seed=3, dealer=0, auto_deal=False)
    game.deal()
    twin = game.copy()
    before = game.handle.save()
    for one in (twin, game):
        while not one.is_over:
            if one is twin:
                assert game.handle.save() == before
            if one.legal():
                one.act(one.legal()[0])
            else:
                one.deal()
    assert twin.handle.save() == game.handle.save()
    assert twin.history == game.history


def test_what_a_view_has_no_name_for() -> None:
    """An attribute error, as everywhere in Python; strict type checkers find it.

    mypy wants the remark below because of that, and would refuse it as not needed otherwise.
    """
    seen = three().view(0)
    assert seen.dealer == 2
    assert seen.won == [0, 0, 0]
    with pytest.raises(AttributeError, match="no attribute 'hands'"):
        _ = seen.hands  # type: ignore[attr-defined]


def test_a_sample_is_a_game() -> None:
    """It fits what the seat knows, and can be played on."""
    game = three("0 0 0 7h", bidding=always(Bidding.DELAYED))
    twin = sample(game.view(1), 7)
    assert twin.hands[1] == game.hands[1]
    assert twin.trick == ["7h"]
    twin.act(twin.legal()[0])
    assert twin.actor == 2


def test_trump_is_unknown_until_named() -> None:
    """None, then a suit, in the game and in a view."""
    game = three(up="Zs")
    assert (game.trump, game.view(0).trump) == (None, None)
    tell(game, "h")
    assert (game.trump, game.view(0).trump) == ("h", "h")
    assert three(up="Ns").view(0).trump == "none"


def test_a_forehead_refusal_keeps_the_secret() -> None:
    """Rules 13: whoever names a card it does not see learns nothing from the refusal."""
    rules = Rules(players=3, sizes=(1, 1), sees=always(Sees.FOREHEAD))
    game = tell(dealt(rules, "7h", "8h", "9h", up="2s", number=1), "0 0 0")
    with pytest.raises(IllegalAction, match=r"8h: you do not hold it, you have \?"):
        game.play("8h")
