"""Random rules, random play: what holds at every step of every game (rules 1-18)."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import EXCALIBUR
from foretell.engine.structs import PLAY_OFF_ROW, STATE, Phase, new_record
from foretell.play.handle import Handle
from foretell.rules.axes import DealerRole
from foretell.rules.plan import deck_of, round_sizes
from foretell.rules.value import Rules
from tests.property.playing import at_random, draw_move, fields_that_differ, make, playing, tried
from tests.strategies_rules import rules_strategy

SEEDS = st.integers(0, 2**32)
ALL_BITS = (1 << 64) - 1


def where_cards_are(handle: Handle) -> list[int]:
    """Masks of cards that lie in different places: hands, tricks, the turn-up."""
    turned = handle.get("turn_up")
    hands = [hand & ALL_BITS for hand in handle.seats_of("hands")]
    return [*hands, handle.get("played") & ALL_BITS, 1 << turned if turned >= 0 else 0]


def check_cards(handle: Handle, deck: int) -> None:
    """No card is in two places, every one is of the deck."""
    places = where_cards_are(handle)
    union = 0
    for place in places:
        assert union & place == 0
        union |= place
    assert union & ~deck == 0
    if Phase.BID < handle.get("phase") < Phase.LOT and handle.get("revoke_seat") < 0:
        sitting = handle.get("sitting").bit_count()
        assert sum(place.bit_count() for place in places[:-1]) == sitting * handle.get("cards_each")
    by_seat = [cards & ALL_BITS for cards in handle.seats_of("played_by")]
    assert sum(by_seat) == handle.get("played") & ALL_BITS


@tried
@given(rules=rules_strategy(), seed=SEEDS)
def test_cards_are_conserved_and_somebody_may_act(rules: Rules, seed: int) -> None:
    """Rules 4, 9: every card is in one place; there is a choice whenever one is due."""
    deck = sum(1 << card for card in deck_of(rules))
    for handle in playing(rules, seed, 300, dealer=seed):
        check_cards(handle, deck)
        phase = handle.get("phase")
        assert (handle.legal() != 0) == (phase not in (Phase.DEAL, Phase.OVER))
        if phase not in (Phase.DEAL, Phase.OVER, Phase.PULL, Phase.LOT):
            assert 0 <= handle.actor() < rules.players


@tried
@given(rules=rules_strategy(), seed=SEEDS)
def test_tricks_add_up(rules: Rules, seed: int) -> None:
    """Rules 10: a finished trick counts for one seat, but for Excalibur's, cancelled, dummies'."""
    before, counted = 0, 0
    for handle in playing(rules, seed, 300, dealer=seed):
        done, won = handle.get("tricks_done"), sum(handle.seats_of("won"))
        if done == before + 1:
            trick = handle.seats_of("last_trick")[: handle.get("last_len")]
            is_lost = EXCALIBUR in trick or rules.cancels or rules.dummies
            assert won - counted in ({0} if EXCALIBUR in trick else {0, 1} if is_lost else {1})
        elif done == before:
            assert won == counted
        before, counted = done, won


class Plain:
    """The points of a round, by a plain reading of rules 11 and the scoring axis."""

    def __init__(self, rules: Rules, before: Handle, after: Handle) -> None:
        self.rules, self.before, self.after = rules, before, after
        self.bids, self.won = after.seats_of("bids"), after.seats_of("won")
        self.is_play_off = before.get("row") == PLAY_OFF_ROW

    def points(self, seat: int) -> int:
        """By what the seat did: nothing, sabotage, bid."""
        if not self.before.get("sitting") >> seat & 1:
            return 0
        if seat not in self.bidders():
            return self.saboteur()
        if self.before.get("is_flat"):
            return 5 + 5 * self.won[seat]
        bid, won = self.bids[seat], self.won[seat]
        if self.is_play_off:
            return 20 + 10 * won if bid == won else -10 * abs(bid - won)
        return self.met(seat) if bid == won else self.rules.scoring.missed * abs(bid - won)

    def bidders(self) -> list[int]:
        """Seats that bid in this round."""
        return [seat for seat in range(6) if self.before.get("bidders") >> seat & 1]

    def saboteur(self) -> int:
        """Saboteur: 20; with spoils by the others' misses."""
        missed = sum(abs(self.bids[seat] - self.won[seat]) for seat in self.bidders())
        if self.rules.dealer_role is DealerRole.SABOTEUR:
            return 20
        return 10 * missed if missed else -10

    def met(self, seat: int) -> int:
        """A bid met, zero too, and the Grail."""
        score = self.rules.scoring
        made = self.zero() if self.bids[seat] == 0 else score.made + score.trick * self.won[seat]
        return made + (score.grail if self.after.get("grail_seat") == seat else 0)

    def zero(self) -> int:
        """A bid of zero met."""
        score, size = self.rules.scoring, self.before.get("cards_each")
        is_last = self.before.get("row") + 1 == len(round_sizes(self.rules))
        if score.zero_last is not None and is_last and not self.rules.target:
            return score.zero_last[0] + score.zero_last[1] * size
        if score.zero_over_4 is not None and size > 4:
            return score.zero_over_4
        return score.zero


@tried
@given(rules=rules_strategy(), seed=SEEDS)
def test_points_by_a_plain_formula(rules: Rules, seed: int) -> None:
    """Rules 11: and totals are sums of points, play-offs aside."""
    before: Handle | None = None
    for handle in playing(rules, seed, 400, dealer=seed):
        if before and handle.get("round_no") == before.get("round_no") + 1:
            plain = Plain(rules, before, handle)
            points = [plain.points(seat) for seat in range(rules.players)]
            assert handle.seats_of("points")[: rules.players] == points
            gained = [
                now - then
                for now, then in zip(
                    handle.seats_of("scores"), before.seats_of("scores"), strict=True
                )
            ]
            added = [0] * rules.players if plain.is_play_off else points
            assert gained[: rules.players] == added
        before = handle.copy()


@tried
@given(rules=rules_strategy(), seed=SEEDS)
def test_copies_are_independent_and_replay_alike(rules: Rules, seed: int) -> None:
    """A copy plays on by itself; the same moves give the same bytes; what was saved comes back."""
    one = at_random(rules, seed)
    if one.get("phase") == Phase.OVER:
        return
    saved, chance, deck = one.save(), random.Random(seed), deck_of(rules)
    two = one.copy()
    moves = []
    for _ in range(30):
        if two.get("phase") == Phase.OVER:
            break
        moves.append(draw_move(two, deck, chance))
        make(two, moves[-1])
    assert one.save() == saved
    for move in moves:
        make(one, move)
    assert one.save() == two.save()
    one.restore(saved)
    assert one.save() == saved


def relabelled_seats(rules: Rules, one: Handle, by: int) -> Handle:
    """The state with every seat moved on by some places."""
    n = rules.players
    twin = Handle(rules, new_record(STATE))
    twin.restore(one.save())
    old, new = one.states, twin.states
    for name in SEAT_FIELDS:
        if old[0][name] >= 0:
            new[0][name] = (old[0][name] + by) % n
    for name in MASKS_OF_SEATS:
        new[0][name] = turn_mask(int(old[0][name]), by, n)
    for name in BY_SEAT:
        for seat in range(n):
            new[0][name][(seat + by) % n] = old[0][name][seat]
    for seat in range(n):
        new[0].calls[(seat + by) % n] = turn_mask(int(old[0].calls[seat]), by, n)
    return twin


SEAT_FIELDS = ("turn", "leader", "dealer", "grail_seat", "last_leader", "revoke_seat", "mended")
MASKS_OF_SEATS = ("sitting", "to_bid", "bidders", "agreed")
BY_SEAT = (
    *("hands", "bids", "won", "scores", "points", "voids", "played_by", "last_dealt", "passed"),
    *("drawn", "revoked", "out_round", "stage", "stage_points"),
)


def turn_mask(mask: int, by: int, seats: int) -> int:
    """A mask of seats with every seat moved on."""
    return sum(1 << (seat + by) % seats for seat in range(seats) if mask >> seat & 1)


@tried
@given(rules=rules_strategy(dummies=0), seed=SEEDS, by=st.integers(1, 5))
def test_seats_relabelled_give_the_relabelled_game(rules: Rules, seed: int, by: int) -> None:
    """Rules 4-16: no seat is special but by the dealer."""
    deck, chance = deck_of(rules), random.Random(seed)
    one = at_random(rules, seed, 200)
    for _ in range(40):
        if one.get("phase") in (Phase.OVER, Phase.LOT):
            return
        two = relabelled_seats(rules, one, by)
        move = draw_move(one, deck, chance)
        make(one, move)
        make(two, move)
        expected = relabelled_seats(rules, one, by)
        assert fields_that_differ(two.states, expected.states) == []
