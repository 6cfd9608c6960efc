"""The vectors of conformance/fair hold for this implementation and for the page's 25 lines."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.fair import make_vectors, tampering
from tests.unit.fair.documented_scheme import plain
from tests.unit.fair.vectors import bundle, load, names, patched

from foretell import fair
from foretell.cards import card_name, parse_card
from foretell.fair import scheme
from foretell.rules.plan import deck_of
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules

SCHEME = load("scheme.json")
TAMPERED = load("tampered.json")
CAMELOT = Rules(players=4, drop=("2c", "2d", "2h", "2s"), add=("Me", "Mo", "Ex", "Gr"))
RULES = {"sixty": Rules(), "thirty_six": Rules(deck=36), "camelot": CAMELOT}


def first_order(one: dict[str, Any]) -> list[str]:
    """The cards of a bundle's rules in their first order."""
    rules = parse_rules(one["rules"], len(one["players"]))
    return [card_name(card, rules.deck) for card in deck_of(rules)]


def test_the_vectors_are_those_of_the_page() -> None:
    """`python -m tests.unit.fair.make_vectors` was run after the page changed."""
    assert make_vectors.scheme() == SCHEME


def test_typed_seeds() -> None:
    """R = H(text); a typed "bot" is no bot's seed."""
    for one in SCHEME["typed"]:
        assert fair.Secret.typed(one["text"]).reveal() == one["seed"]


@pytest.mark.parametrize("one", SCHEME["transcripts"], ids=lambda one: one["game"])
def test_commitments_and_transcripts(one: dict[str, Any]) -> None:
    """c, C, T and the first dealer."""
    secret, game = fair.Secret.of(one["server_seed"]), one["game"]
    assert fair.server_commit(game, secret) == one["server_commit"]
    players = [fair.PlayerSeed(part["commit"], part["seed"]) for part in one["players"]]
    for seat, (commit, seed) in enumerate(players):
        assert seed is not None
        assert fair.player_commit(game, seat, seed) == commit
    t = fair.transcript(game, one["server_commit"], players)
    assert t == one["T"]
    assert fair.first_dealer(secret, t, len(players)) == one["first_dealer"]


@pytest.mark.parametrize("one", SCHEME["below"], ids=str)
def test_rejected_words(one: dict[str, Any]) -> None:
    """A word that would favour some numbers is skipped."""
    words = iter(one["words"])
    assert scheme.below(words, one["n"]) == one["number"]
    assert len(one["words"]) - len(list(words)) == one["used"]


@pytest.mark.parametrize("one", SCHEME["decks"], ids=lambda one: f"{one['start'][-1]}-{one['r']}")
def test_decks(one: dict[str, Any]) -> None:
    """Sixty, thirty-six and Camelot's cards, from their first order."""
    rules = next(rules for rules in RULES.values() if first(rules) == one["start"])
    made = fair.deck(fair.Secret.of(one["server_seed"]), one["T"], one["r"], rules)
    assert [card_name(card, rules.deck) for card in made] == one["deck"]


def first(rules: Rules) -> list[str]:
    """The names of a deck in its first order."""
    return [card_name(card, rules.deck) for card in deck_of(rules)]


@pytest.mark.parametrize("order", RULES)
def test_first_orders(order: str) -> None:
    """The page's orders are the program's."""
    assert getattr(plain(), order) == first(RULES[order])


@pytest.mark.parametrize("one", SCHEME["draws"], ids=lambda one: f"{one['r']}.{one['m']}")
def test_draws(one: dict[str, Any]) -> None:
    """Any other chance in a round."""
    secret = fair.Secret.of(one["server_seed"])
    for choices in (one["choices"], one["choices"][::-1]):
        assert fair.draw(secret, one["T"], one["r"], one["m"], choices) == one["drawn"]


def test_choices_stand_in_order_of_card_numbers() -> None:
    """By suit, in a suit its jester, its ranks, its wizard; then Camelot's cards."""
    kinds = set[bool]()
    for one in bundle("pull-one-4")["rounds"]:
        for draw in one["draws"]:
            numbers = [parse_card(card) for card in draw["choices"]]
            assert numbers == sorted(numbers)
            kinds |= {card[0] in "ZN" for card in draw["choices"]}
    assert kinds == {True, False}


@pytest.mark.parametrize("one", load("bundles.json"), ids=lambda one: one["bundle"])
def test_bundles_verify(one: dict[str, str]) -> None:
    """Whole games, by the program."""
    report = fair.verify(bundle(one["bundle"]))
    assert report.failures == []
    assert (report.verdict.value, report.transcript) == (one["verdict"], one["T"])


@pytest.mark.parametrize("name", [name for name in names() if name != "cancelled"])
def test_bundles_verify_by_hand(name: str) -> None:
    """Whole games, by the page's 25 lines."""
    given = bundle(name)
    t, dealer = plain().check(given, first_order(given))
    assert t == fair.verify(given).transcript
    if name != "solitaire":
        assert given["rounds"][0]["dealer"] == given.get("first_dealer", dealer)


def test_the_bundles_are_worth_their_place() -> None:
    """Between them they hold what can be dealt in a strange way."""
    assert [draw["what"] for draw in bundle("play-off-3")["rounds"][2]["draws"]] == ["lot"]
    assert any([] in one["hands"] for one in bundle("nannie-3")["rounds"])
    assert any(one["turn_up"] is None for one in bundle("standard-6")["rounds"])
    assert bundle("named-4")["first_dealer"] == 3
    assert {len(one["deck"]) for one in bundle("two-player")["rounds"]} == {36}
    assert "Gr" in bundle("camelot-4")["rounds"][0]["deck"]


def test_the_tampered_are_those_of_the_list() -> None:
    """`python -m tests.unit.fair.make_vectors` was run after a case was added."""
    made = {name: bundle(name) for name in names()}
    assert list(tampering.cases(made)) == TAMPERED


@pytest.mark.parametrize("one", TAMPERED, ids=lambda one: one["id"])
def test_tampered_bundles_are_refused(one: dict[str, Any]) -> None:
    """Each fails, in the checks that it must fail."""
    report = fair.verify(patched(bundle(one["bundle"]), one["patch"]))
    assert report.verdict is fair.Verdict.FAILED
    assert set(one["fails"]) <= set(report.failed), report.failures
    assert all(why and why.isprintable() for why in report.failures)


BY_HAND = {"server", "commitments", "decks", "hands", "turn-ups"}
"""Checks that the plain lines make too; rules and shape are left to the eyes."""
FOR_HAND = [
    one
    for one in TAMPERED
    if BY_HAND.intersection(one["fails"]) and "'/rules'" not in str(one["patch"])
]


@pytest.mark.parametrize("one", FOR_HAND, ids=lambda one: one["id"])
def test_tampered_bundles_are_refused_by_hand(one: dict[str, Any]) -> None:
    """By the page's lines too, where the cards, seeds or draws are what was changed."""
    good = bundle(one["bundle"])
    changed = patched(good, one["patch"])
    with pytest.raises(AssertionError):
        plain().check(changed, first_order(good))
