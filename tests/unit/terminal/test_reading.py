"""What is typed, in English and German, in every kind of decision."""

from __future__ import annotations

import pytest
from tests.builders import CAMELOT

from foretell.cards import card_name, names_of
from foretell.game.game import Game
from foretell.play.seen import Seen
from foretell.rules.plan import deck_of
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules
from foretell.terminal.reading import ChoiceReader
from foretell.terminal.words import Words

EN = Words("en", unicode=True, symbols=True)
DE = Words("de", unicode=True, symbols=True)


def dealt(cards: str, turn_up: str, **axes: object) -> Game:
    """Three players; seat 0 is dealt some cards, the others the lowest that are left."""
    rules = Rules(players=3, sizes=(len(cards.split()),), **axes)  # type: ignore[arg-type]
    game = Game(rules, dealer=2)
    deck = names_of(deck_of(rules), rules.deck).split()
    rest = [card for card in deck if card not in (*cards.split(), turn_up)]
    order = [card for own in cards.split() for card in (own, rest.pop(0), rest.pop(0))]
    full = [*order, turn_up, *rest]
    numbers = {card_name(number, rules.deck): number for number in deck_of(rules)}
    game.deal([numbers[card] for card in full])
    return game


def playing(cards: str, turn_up: str = "2d", **axes: object) -> Seen:
    """The view of seat 0, which leads from these cards."""
    game = dealt(cards, turn_up, **axes)
    for _ in range(3):
        game.bid(0)
    return game.view(0)


def read(words: Words, typed: str, seen: Seen) -> tuple[str, ...]:
    """What a text is taken for."""
    return ChoiceReader(words).read(typed, seen).actions


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("Qh", "Qh"),
        ("q♥", "Qh"),
        ("10s", "Ts"),
        ("ts", "Ts"),
        ("1", "Zd"),
        ("w", "Zd"),
        ("wiz", "Zd"),
        ("Zd", "Zd"),
        ("jes", "Nc"),
        ("nc", "Nc"),
    ],
)
def test_cards_in_english(typed: str, action: str) -> None:
    """Record notation, ranks as shown, words, numbers."""
    assert read(EN, typed, playing("Qh Ts Zd Nc")) == (action,)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("dh", "Qh"),
        ("10p", "Ts"),
        ("bk", "Jd"),
        ("kx", "Kc"),
        ("zau", "Zd"),
        ("kk", "Kd"),
        ("kc", "Kc"),
    ],
)
def test_cards_in_german(typed: str, action: str) -> None:
    """Dame, Bube, Kreuz x, Pik p, Karo k; the record's letters do as well."""
    assert read(DE, typed, playing("Qh Ts Jd Kc Kd Zd")) == (action,)


@pytest.mark.parametrize("typed", ["", "zz", "7", "1h", "qhq", "!", "=", "qh!", "qh=z", "0", "-1"])
def test_nonsense_is_no_card(typed: str) -> None:
    """And is answered."""
    reading = ChoiceReader(EN).read(typed, playing("Qh Ts"))
    assert not reading.actions
    assert reading.problem


def test_merlin_asks_how() -> None:
    """As a Wizard or a Jester (Camelot), unless it is said at once."""
    seen = playing("Me Mo Ex Gr", "3d", **CAMELOT)
    assert read(EN, "mer", seen) == ("Me=Z", "Me=N")
    assert read(EN, "me=w", seen) == ("Me=Z",)
    assert read(EN, "me=n", seen) == ("Me=N",)
    assert read(DE, "gral", seen) == ("Gr",)


def test_trump_is_a_letter_in_each_language() -> None:
    """Spades are s and p, clubs c and x."""
    game = dealt("2h 3h", "Zc")
    game = Game(Rules(players=3, sizes=(2,)), dealer=0)
    game.deal([*range(1, 7), 14, *[c for c in deck_of(game.rules) if c not in (*range(1, 7), 14)]])
    seen = game.view(0)
    assert read(EN, "s", seen) == read(DE, "p", seen) == read(DE, "pik", seen) == ("s",)
    assert read(DE, "x", seen) == read(EN, "clubs", seen) == ("c",)


def test_uber_cards_are_named() -> None:
    """A card, a rank, the jesters (Uber-wizard)."""
    seen = dealt("2h 3h", "4d", uber=True).view(2)
    assert read(EN, "qs", seen) == ("Qs",)
    assert read(EN, "10", seen) == ("T",)
    assert read(DE, "b", seen) == ("J",)
    assert read(EN, "jesters", seen) == read(DE, "narr", seen) == ("jesters",)
    assert read(EN, "z", seen) == ()


def test_refusals_name_what_is_allowed() -> None:
    """In the reader's language."""
    game = dealt("3h 9h 9c", "2d")
    for _ in range(3):
        game.bid(0)
    game.play("3h")
    seen = game.view(1)
    held = [card for card in seen.hand if card not in seen.legal]
    said = ChoiceReader(DE).read(seen.legal[0], seen)
    assert said.actions == (seen.legal[0],)
    for card in held:
        assert "bedienen" in ChoiceReader(DE).read(card, seen).problem
    uneven = dealt("3h 9h", "2d", uneven=ALWAYS)
    uneven.bid(1)
    uneven.bid(0)
    reading = ChoiceReader(EN).read("1", uneven.view(2))
    assert reading.problem == "1: the bids may not add up to 2; allowed are 0 2"
