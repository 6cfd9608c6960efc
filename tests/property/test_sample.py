"""sample() is uniform over all placements that fit what a seat knows (chi-square, fixed seeds)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any, Final

from foretell.cards import card_name, cards_in, mask_of, names_of, parse_card
from foretell.engine.sample import new_work, sample_at
from foretell.engine.structs import STATE, new_record
from foretell.game.game import Game
from foretell.game.sampling import sample
from foretell.play.handle import Handle
from foretell.rules.axes import Bidding, Exchange, always
from foretell.rules.plan import deck_of
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules
from tests.builders import HONOUR, dealt, tell
from tests.unit.engine.uniform import assert_uniform

KEPT: Final = [*map("".join, product("789K", "hcs")), "Zc", "Zd", "Nc", "Nd"]
"""A deck so small that all placements can be counted."""

Hands = tuple[str, str]


def small(**axes: Any) -> Rules:
    """Three seats, three cards each, a deck of sixteen; the stock keeps six."""
    drop = tuple(card_name(card) for card in deck_of(Rules()) if card_name(card) not in KEPT)
    return Rules(players=3, sizes=(3, 1), drop=drop, **axes)


def placements(game: Game, seat: int, voids: dict[int, str]) -> set[Hands]:
    """Every way the unseen cards can lie, by plain enumeration; sure cards are in ``known``."""
    seen = game.view(seat)
    unseen = [name for name in KEPT if name in seen.unseen]
    known, counts = seen.known, seen.hand_count
    first, second = [other for other in range(3) if other != seat]
    found = set()
    for one in combinations(unseen, counts[first] - len(known[first])):
        if not fits(one, voids.get(first, "")):
            continue
        rest = [card for card in unseen if card not in one]
        for two in combinations(rest, counts[second] - len(known[second])):
            if fits(two, voids.get(second, "")):
                found.add((told([*one, *known[first]]), told([*two, *known[second]])))
    return found


def fits(hand: tuple[str, ...], void: str) -> bool:
    """Whether a hand has no plain card of the suits it is void in."""
    return not any(card[1] in void and card[0] not in "ZN" for card in hand)


def told(hand: list[str]) -> str:
    """A hand in the order of its numbers."""
    return names_of(cards_in(mask_of([parse_card(card) for card in hand])))


def drawn(game: Game, seat: int, draws: int) -> Counter[Hands]:
    """The hands of the two others in so many samples."""
    view, work, twin = game.handle.view(seat), new_work(), Handle(game.rules, new_record(STATE))
    others = [other for other in range(3) if other != seat]
    counts: Counter[Hands] = Counter()
    for seed in range(draws):
        assert sample_at(game.handle.rules, view, twin.states, seed, work)
        hands = twin.seats_of("hands")
        counts[names_of(cards_in(hands[others[0]])), names_of(cards_in(hands[others[1]]))] += 1
    return counts


HANDS = ("7h 8h 9c", "7c Zc 7s", "8s Nc 9s")


def test_uniform_with_two_voids_and_a_stock() -> None:
    """Two seats have shown a void; each placement of the rest is as likely."""
    game = tell(dealt(small(), *HANDS, up="Kc"), "0 0 0 | 7h 7c 8s")
    possible = placements(game, 0, {1: "h", 2: "h"})
    assert len(possible) > 30
    assert_uniform(drawn(game, 0, 20 * len(possible)), possible)


def test_uniform_with_different_voids() -> None:
    """One void in hearts, the other in hearts and clubs."""
    game = tell(dealt(small(), "7h 9c 8c", "7c Zc 7s", "8s Nc 9s", up="Kh"), "0 0 0")
    tell(game, "7h 7c 8s | 9c Zc 9s")
    possible = placements(game, 0, {1: "h", 2: "hc"})
    assert_uniform(drawn(game, 0, 200 + 30 * len(possible)), possible)


def test_uniform_with_a_known_card() -> None:
    """The card that was passed is sure, the voids too, and there is a stock."""
    game = dealt(small(exchange=always(Exchange.PASS_ONE)), *HANDS, up="Kc")
    tell(game, "0 0 0 | 9c 7c Nc | 7h Zc 8s")
    assert game.view(0).known[1] == {"9c"}
    possible = placements(game, 0, {2: "h"})
    assert len(possible) > 20
    assert_uniform(drawn(game, 0, 20 * len(possible)), possible)


def test_uniform_with_open_cards() -> None:
    """Last cards up lie where they lie."""
    game = tell(dealt(small(last_card_up=ALWAYS), *HANDS, up="Kc"), "0 0 0 | 7h 7c")
    possible = placements(game, 0, {1: "h"})
    assert_uniform(drawn(game, 0, 20 * len(possible)), possible)


def test_under_honour_play_there_are_no_voids() -> None:
    """Rules 14: who does not follow may hold the suit."""
    game = tell(dealt(small(revoke=HONOUR), *HANDS, up="Kc"), "0 0 0 | 7h 7c 8s | Zc 9s")
    possible = placements(game, 0, {})
    assert_uniform(drawn(game, 0, 10 * len(possible)), possible)


def test_hidden_bids_are_uniform_and_marked() -> None:
    """A bid from 0 to the cards dealt, each as likely; the seat's own stays."""
    rules = small(bidding=always(Bidding.DELAYED))
    game = tell(dealt(rules, *HANDS, up="Kc"), "2 1 3")
    view, work, twin = game.handle.view(0), new_work(), Handle(game.rules, new_record(STATE))
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(800):
        assert sample_at(game.handle.rules, view, twin.states, seed, work)
        bids = twin.seats_of("bids")
        assert bids[0] == 2
        assert twin.get("guessed") == 0b110
        counts[bids[1], bids[2]] += 1
    assert_uniform(counts, [(one, other) for one in range(4) for other in range(4)])


def test_passed_cards_are_drawn_among_what_is_possible_and_marked() -> None:
    """What another passed on lies with its neighbour now; the own pass is known."""
    game = dealt(small(exchange=always(Exchange.PASS_ONE)), *HANDS, up="Kc")
    tell(game, "0 0 0 | 9c 7c Nc")
    view, work, twin = game.handle.view(0), new_work(), Handle(game.rules, new_record(STATE))
    for seed in range(50):
        assert sample_at(game.handle.rules, view, twin.states, seed, work)
        passed = twin.seats_of("passed")
        assert (passed[0], passed[2]) == (parse_card("9c"), parse_card("Nc"))
        assert passed[1] in cards_in(twin.seats_of("hands")[2])
        assert twin.get("guessed") == 1 << 9


def test_a_card_that_was_drawn_lies_with_one_who_may_have_it() -> None:
    """Pull one: the lost card lies with the drawer, or with who drew after that."""
    game = tell(dealt(small(exchange=always(Exchange.PULL_ONE)), *HANDS, up="Kc"), "0 0 0")
    given = game.view(2).get("given")
    assert given >= 0
    holders = Counter(
        next(other for other in range(3) if given in cards_in(hands[other]))
        for hands in (sampled_hands(game, 2, seed) for seed in range(200))
    )
    true = next(
        other for other in range(3) if given in cards_in(game.handle.seats_of("hands")[other])
    )
    assert set(holders) == ({0, 1} if true != 2 else {2})


def sampled_hands(game: Game, seat: int, seed: int) -> list[int]:
    """The hands of one sample."""
    return sample(game.view(seat), seed).handle.seats_of("hands")
