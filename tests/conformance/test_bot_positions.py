"""The positions for bots: they are what they say, their proof comes out again, and `rule` errs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from bot_complaints import COMPLAINTS
from bot_positions import AHEAD, best_group, is_proved, spoils
from foretell import bots
from foretell.base.errors import ForetellError
from foretell.conformance.bot_positions import BotPosition, by_kind, read_bot_positions
from foretell.conformance.bot_proof import DEALS, choice_values, fitting_deals
from foretell.conformance.run import CHECKOUT

POSITIONS = list(read_bot_positions(CHECKOUT / "bots"))
BY_NAME = {complaint.name: complaint for complaint in COMPLAINTS}
FEW = 250
FEWEST = 60
EACH = 8

every = pytest.mark.parametrize("position", POSITIONS, ids=lambda one: one.id)
some = pytest.mark.parametrize("position", POSITIONS[::9], ids=lambda one: one.id)


def test_there_are_enough_of_every_kind_and_for_three_to_six() -> None:
    kinds = Counter(one.kind for one in POSITIONS)
    assert len(POSITIONS) >= FEWEST
    assert set(kinds) == set(BY_NAME)
    assert min(kinds.values()) >= EACH
    assert {one.seen.players for one in POSITIONS} == {3, 4, 5, 6}


@every
def test_the_seat_may_do_what_is_best_and_the_proof_is_whole(position: BotPosition) -> None:
    seen, about = position.seen, position.about
    assert set(about["values"]) == set(seen.legal) > set(position.best)
    assert about["lead"][1] >= AHEAD
    assert about["all_deals"] or about["deals"] == DEALS
    worst = min(about["values"][choice][0] for choice in position.best)
    others = [about["values"][choice][0] for choice in seen.legal if choice not in position.best]
    assert worst - max(others) == pytest.approx(about["lead"][0], abs=0.011)


@every
def test_it_is_of_its_kind_and_says_why(position: BotPosition) -> None:
    complaint = BY_NAME[position.kind]
    assert complaint.may_be(position.seen)
    assert complaint.answers(position.seen, position.best)
    assert complaint.reason(position.seen, position.best) == position.reason
    assert complaint.goal == position.about["goal"]


@pytest.mark.parametrize(
    "position", [one for one in POSITIONS if "points" in one.about], ids=lambda one: one.id
)
def test_who_spoils_gives_points_away_to_take_more(position: BotPosition) -> None:
    points = np.array([position.about["points"][choice] for choice in position.seen.legal])
    assert all(spoils(points, position.seen.legal.index(choice)) for choice in position.best)


@some
def test_few_deals_say_the_same(position: BotPosition) -> None:
    """The interval of few deals, twice as wide for good measure, holds what the file says."""
    values = choice_values(position.seen, position.about["goal"], seed=5, deals=FEW)
    mean, low, _ = values.lead(position.best)
    assert abs(mean - position.about["lead"][0]) <= 2 * (mean - low) + 0.01


def test_the_proof_tells_a_choice_that_is_not_best() -> None:
    position = POSITIONS[0]
    values = choice_values(position.seen, position.about["goal"], seed=5, deals=FEW)
    other = next(choice for choice in values.choices if choice not in position.best)
    assert values.lead([other])[0] < 0


def test_deals_fit_what_is_seen() -> None:
    """Whether all or some: every hand has its number of cards, and none is in two of them."""
    for position in POSITIONS[::17]:
        worlds, _ = fitting_deals(position.seen, seed=1, deals=FEW)
        held = [sum(int(hand) for hand in world["hands"]) for world in worlds]
        assert {mask.bit_count() for mask in held} == {sum(position.seen.hand_count)}
        assert len({world["hands"].tobytes() for world in worlds}) > 1


def test_rule_solves_at_most_half() -> None:
    rule = bots.make("rule")
    rows = by_kind((one, one.is_solved_by(rule)) for one in POSITIONS)
    assert sum(row.positions for row in rows) == len(POSITIONS)
    assert sum(row.solved for row in rows) <= len(POSITIONS) / 2
    page = (CHECKOUT.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    table = {
        line.split("|")[1].strip(" `"): line.split("|") for line in page.splitlines() if "|" in line
    }
    for row in rows:
        cells = table[row.kind]
        assert (int(cells[3]), int(cells[5])) == (row.positions, row.solved)


def test_a_record_without_a_position_is_none(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(POSITIONS[0].file.read_text(encoding="utf-8").partition("[position]")[0])
    with pytest.raises(ForetellError, match="no position for a bot"):
        list(read_bot_positions(file))


@pytest.mark.slow
@pytest.mark.timeout(180)
@every
def test_the_whole_proof_comes_out_again(position: BotPosition) -> None:
    assert is_proved(position, DEALS)
    values = choice_values(position.seen, position.about["goal"], seed=2)
    assert best_group(position.seen, values) == position.best
