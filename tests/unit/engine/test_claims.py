"""Positions in which the rest is claimed, by right or not (ruling 37)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.builders import HONOUR, put, put_seats

from foretell.cards import NO_CARD, mask_of, names_of, parse_card, parse_suit
from foretell.engine.claims import laid_card_at, proven_order
from foretell.engine.structs import Phase
from foretell.play.handle import Handle
from foretell.rules.axes import Deuces, Roles, TrumpChanges, always
from foretell.rules.value import Rules

NOTHING = ""
TRICKSY = {"trump_changes": TrumpChanges.WIZARDS}


def position(
    *hands: str, trump: str = "none", trick: str = "", stock: str = "", **axes: Any
) -> Handle:
    """Seat 0 leads, or ``trick`` is played first, from the seats before it; the rest lies open.

    ``stock`` are cards that have not been seen and are in no hand.
    """
    rules = Rules(players=3, **axes)
    handle = Handle(rules)
    handle.start(2)
    words = trick.split()
    leader = (3 - len(words)) % 3
    held = [mask_of([parse_card(name) for name in hand.split()]) for hand in hands]
    for place, word in enumerate(words):
        held[(leader + place) % 3] |= mask_of([parse_card(word)])
    hidden = mask_of([parse_card(name) for name in stock.split()])
    gone = int(handle.rules[0].deck_mask) & ~(held[0] | held[1] | held[2] | hidden)
    put(handle, phase=Phase.PLAY, turn=leader, leader=leader, trump=parse_suit(trump), led=-1)
    put(handle, cards_each=len(hands[0].split()), roles=int(handle.rules[0].roles[0]))
    put(handle, sitting=7, bidders=7, played=gone, turn_up=NO_CARD)
    put_seats(handle, "hands", held)
    for word in words:
        assert handle.attempt(parse_card(word))
    return handle


def claimed(*hands: str, **more: Any) -> str:
    """The order that is proven for seat 0."""
    handle = position(*hands, **more)
    return names_of(proven_order(handle.rules, handle.view(0)))


UNSEEN_ALL = "Ah Kh Qh Jh Nc Nd As Ks Ac Kc"


@pytest.mark.parametrize(
    ("hands", "more", "order"),
    [
        # wizards win whenever they are led, also against the other two
        (("Zc Zd", "Zh 2h", "Zs 3h"), {"stock": UNSEEN_ALL}, "Zc Zd"),
        # the highest trumps, once no wizard is out; a jester may fall where it likes
        (("As Ks", "Qs Nc", "2h 3h"), {"trump": "s", "stock": "Jh Nd"}, "Ks As"),
        (("As Ks", "Qs Nc", "2h 3h"), {"trump": "s", "stock": "Zh"}, NOTHING),
        # a side ace may be ruffed, until the trumps that are out must have fallen
        (("Ah", "2s", "3h"), {"trump": "s"}, NOTHING),
        (("As Ah", "2s 2c", "3h 4h"), {"trump": "s"}, "As Ah"),
        (("As Ah", "2s 3s", "3h 4h"), {"trump": "s"}, NOTHING),
        # in place of a trump a jester may fall: the trump is still there
        (("As Ah", "2s Nc", "3h 4h"), {"trump": "s"}, NOTHING),
        (("As Ks Ah", "2s Nc 5c", "3h 4h 6c"), {"trump": "s"}, "Ks As Ah"),
        # a card in the stock might as well be in a hand
        (("As Ah", "2s 2c", "3h 4h"), {"trump": "s", "stock": "3s"}, NOTHING),
        # a long suit: two hearts are out, so the third lead is sure
        (("Ah Kh 2h", "Qh 5c 6c", "Jh 7c 8c"), {}, "Kh Ah 2h"),
        (("Ah Kh 2h", "Qh 5c 6c", "Jh Th 8c"), {}, NOTHING),
        # nobody has to follow under honour play, so nothing is drawn (rules 14)
        (("Ah Kh 2h", "Qh 5c 6c", "Jh 7c 8c"), {"revoke": HONOUR}, NOTHING),
        (("Zc Zd", "Zh 2h", "Zs 3h"), {"revoke": HONOUR}, "Zc Zd"),
        # in the middle of a trick: what comes after may beat, what lies there must be beaten
        (("Ah", "2h", ""), {"trick": "7h"}, "Ah"),
        (("Ah", "Zh", ""), {"trick": "7h"}, NOTHING),
        (("Ah", "", ""), {"trick": "7h 9h"}, "Ah"),
        (("Ah", "", ""), {"trick": "7h Zh"}, NOTHING),
        # which card takes this trick matters for the next
        (("Ah Zc", "2d", "2c"), {"trick": "7h 9h", "trump": "c"}, "Ah Zc"),
        (("Ah Zc", "2d", "2c"), {"trick": "7h 3c", "trump": "c"}, NOTHING),
        # jesters alone: the first takes it, any other card would
        (("Nc", "Nd", "Nh"), {}, "Nc"),
        (("Nc", "Nd", "2h"), {}, NOTHING),
        # a role to be said is not proven, nor trump that may change; a magic deuce beats wizards
        (("Zc", "2h", "3h"), {"roles": always(Roles.CALLED)}, NOTHING),
        (("As", "2h", "3h"), {"roles": always(Roles.CALLED), "trump": "s"}, "As"),
        (("Zc As", "2h 2c", "3h 3c"), {**TRICKSY, "trump": "s"}, NOTHING),
        (("Ah", "2h", "3h"), {"deuces": Deuces.WIZARD_WHEN_FOLLOWING}, NOTHING),
        (("Zc", "2h", "3h"), {"deuces": Deuces.WIZARD_WHEN_FOLLOWING}, "Zc"),
    ],
)  # fmt: skip
def test_positions(hands: tuple[str, ...], more: dict[str, Any], order: str) -> None:
    """What is proven, and in which order the cards are played."""
    assert claimed(*hands, **more) == order


def test_only_the_seat_in_turn_claims() -> None:
    """Another seat sees its wizards too, but it is not asked."""
    handle = position("2h", "Zc", "3h")
    assert proven_order(handle.rules, handle.view(1)) == []
    assert proven_order(handle.rules, handle.view(-1)) == []


def test_a_void_that_was_shown_counts() -> None:
    """Who has shown to hold no trump cannot ruff, though trumps are out in the stock."""
    handle = position("Ah", "2c", "3h", trump="s", stock="2s")
    assert not proven_order(handle.rules, handle.view(0))
    put_seats(handle, "voids", [0, 8, 8])
    assert proven_order(handle.rules, handle.view(0))


def test_the_proof_depends_on_the_view_alone() -> None:
    """The others' cards dealt otherwise, and what a view leaves out, change nothing."""
    one = position("As Ks", "Qs Nc", "2h 3h", trump="s", stock="Jh Nd")
    other = position("As Ks", "Jh Nd", "Qs 2h", trump="s", stock="Nc 3h")
    assert one.view(0).tobytes() == other.view(0).tobytes()
    orders = [proven_order(twin.rules, twin.view(0)) for twin in (one, other)]
    assert orders[0] == orders[1] != []


def test_laid_cards_follow_also_under_honour_play() -> None:
    """The server revokes for nobody: a heart is laid to a heart, else the lowest card."""
    for hand, laid in (("2c 9h", "9h"), ("2c 3d", "2c")):
        handle = position("4c 5c", hand, "2h 3h", revoke=HONOUR)
        put(handle, turn=0)
        put_seats(handle, "hands", [mask_of([parse_card("Ah")])])
        handle.attempt(parse_card("Ah"))
        assert names_of([int(laid_card_at(handle.states))]) == laid
