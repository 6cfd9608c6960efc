"""What counts is what is noted, not when: and the points are those of the game itself."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.random_games import random_game
from tests.strategies_rules import rules_strategy
from tests.unit.scorepad.random_pads import NAMES, random_pad

from foretell.record import Record, outcome, read, write
from foretell.rules.axes import Bidding, Revoke
from foretell.rules.value import Rules
from foretell.scorepad import Entry, ScorePad
from foretell.scorepad.standing import SCORED

pytestmark = pytest.mark.thorough

SEEDS = st.integers(0, 2**32)
WHOLE = ("turn_up", "trump", "twist", "uber", "adjust", "revoke", "play_off")
TOLERANT = settings(suppress_health_check=list(HealthCheck), max_examples=40)


@TOLERANT
@given(rules_strategy(), SEEDS)
def test_corrections_in_any_order(rules: Rules, seed: int) -> None:
    """Shuffled notes, wrong ones mended later, stand as the right ones noted at once."""
    pad, chance = random_pad(rules, seed, 40), random.Random(seed)
    right = list({one.place: one for one in pad.entries}.values())
    chance.shuffle(right)
    wrong = [one for one in pad.entries if one not in right]
    mended = ScorePad(rules, pad.players, pad.dealer, (*wrong, *right))
    assert mended.standing() == pad.standing()


@TOLERANT
@given(rules_strategy(), SEEDS)
def test_the_record_of_any_pad_is_one(rules: Rules, seed: int) -> None:
    """It is read, replayed, and has the points of the pad; what is not whole is left out."""
    pad = random_pad(rules, seed, 50)
    record, standing = pad.record(), pad.standing()
    assert read(write(record)) == record
    ended = outcome(record)
    scored = [one.points for one in standing.rounds if one.state == SCORED]
    assert [one.points for one in ended.rounds] == scored
    assert tuple(ended.game.scores) == standing.totals
    assert ended.game.is_over == standing.over
    if standing.over:
        assert tuple(ended.game.ranks) == standing.places


@TOLERANT
@given(rules_strategy(revoke=Revoke.HONOUR), SEEDS)
def test_a_played_game_counts_the_same(rules: Rules, seed: int) -> None:
    """A game of the engine, noted as somebody beside the table would."""
    record = random_game(rules, seed).record()
    cards = " ".join(card for one in record.rounds for card in one.tricks or ())
    assume("Gr" not in cards and "+bid" not in cards)
    dealer = record.rounds[0].dealer if rules.dummies < 2 else 0
    pad = ScorePad(rules, NAMES[: rules.players], dealer, tuple(notes_of_game(record, rules)))
    standing, ended = pad.standing(), outcome(record)
    assert [one.points for one in standing.rounds] == [one.points for one in ended.rounds]
    assert standing.totals == tuple(ended.game.scores)
    assert standing.over
    assert standing.places == tuple(ended.game.ranks)


def notes_of_game(record: Record, rules: Rules) -> Iterator[Entry]:
    """What a score keeper notes of a game; forced zeros are nothing to note."""
    is_zero = Bidding.ZERO in {member for _, member in rules.bidding}
    for n, one in enumerate(record.rounds, start=1):
        given = {key: getattr(one, key) for key in WHOLE}
        given |= {"dealer": one.dealer} if one.play_off else {}
        yield from (Entry(n, key, value) for key, value in given.items() if value is not None)
        hands, bids = one.hands or (), () if is_zero else one.bids or ()
        yield from (Entry(n, "bid", bid, seat) for seat, bid in enumerate(bids) if bid >= 0)
        won = enumerate(one.won or ())
        yield from (Entry(n, "won", tricks, seat) for seat, tricks in won if hands[seat])
