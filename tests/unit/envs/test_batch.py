"""Many games at once: what is open is what the engine says, and a step does what it should."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.base.errors import ForetellError
from foretell.base.jit import IS_PLAIN
from foretell.bots.loop import ELSEWHERE
from foretell.engine.sample import new_work, sample_at
from foretell.engine.structs import STATE, VIEW, Phase, new_record
from foretell.envs.actions import ACTIONS, BID, BLOCKS, action_text
from foretell.envs.batch import GameBatch, kinds_of
from foretell.envs.layout import OBSERVATION, SLICES, observe
from foretell.envs.steps import look_at
from foretell.play.handle import Handle
from foretell.play.seen import Seen
from foretell.rules.presets import PRESETS, preset

STEPS = 30 if IS_PLAIN else 1500
GAMES = 2 if IS_PLAIN else 8


def any_open(masks: npt.NDArray[np.int8], chance: np.random.Generator) -> npt.NDArray[np.int64]:
    """An open action by row."""
    chosen: npt.NDArray[np.int64] = (masks * chance.random(masks.shape)).argmax(axis=1)
    return chosen


def stepped(batch: GameBatch, steps: int, seed: int = 0) -> list[bytes]:
    """What a batch shows and tells at each of some random steps."""
    chance, told = np.random.default_rng(seed), []
    batch.reset(seed)
    for _ in range(steps):
        batch.step(any_open(batch.masks, chance))
        arrays = batch.observations, batch.masks, batch.seats, batch.points, batch.ended
        told.append(b"".join(one.tobytes() for one in arrays))
    return told


@pytest.mark.thorough
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played(name: str) -> None:
    """Something is always open to the seat that decides, and whole games end and begin."""
    batch, chance = GameBatch(name, GAMES), np.random.default_rng(1)
    batch.reset(1)
    ended, points = 0, np.zeros_like(batch.points)
    for _ in range(STEPS):
        assert batch.masks.any(axis=1).all()
        assert ((batch.seats >= 0) & (batch.seats < batch.rules.players)).all()
        batch.step(any_open(batch.masks, chance))
        ended += int(batch.ended.sum())
        points += np.abs(batch.points)
    assert points.any()
    assert IS_PLAIN or ended


def test_points_add_up_to_the_scores() -> None:
    batch, chance = GameBatch("standard", 1, players=3), np.random.default_rng(2)
    batch.reset(2)
    total = np.zeros(3, np.int64)
    while not batch.ended[0]:
        own = batch.observations[0, SLICES["score"]][0]
        assert own == max(-127, min(127, total[batch.seats[0]] // 10))
        batch.step(any_open(batch.masks, chance))
        total += batch.points[0]
    ahead = np.sign(total[:, None] - total[None, :]).sum(axis=1)
    assert batch.places[0].tolist() == ahead.tolist()


@pytest.mark.skipif(IS_PLAIN, reason="plain Python has no threads of its own")
def test_threads_change_nothing() -> None:
    one, two = (
        GameBatch("standard", 256, players=4),
        GameBatch("standard", 256, players=4, threads=2),
    )
    assert stepped(one, 100) == stepped(two, 100)
    two.close()


def test_the_seed_is_all_of_chance() -> None:
    batch = GameBatch("standard", 4, players=4)
    first = stepped(batch, 20, seed=3)
    assert stepped(batch, 20, seed=3) == first
    assert stepped(batch, 20, seed=4) != first


def test_opponents_play_the_other_seats() -> None:
    batch = GameBatch("standard", GAMES, players=4, opponent="novice")
    stepped(batch, 60)
    assert not batch.seats.any()
    assert kinds_of("rule")[0] == ELSEWHERE


def test_what_is_not_open_is_refused_with_what_is() -> None:
    batch = GameBatch("standard", 2, players=4)
    batch.reset(0)
    open_ = [action_text(one) for one in np.flatnonzero(batch.masks[1]).tolist()]
    with pytest.raises(ForetellError, match=f"row 1: action 70 .bid 5.*{open_[0]}"):
        batch.step(np.array([batch.masks[0].argmax(), BID + 5]))
    for wrong in (-1, ACTIONS, 2**40):
        with pytest.raises(ForetellError, match=f"row 0: action {wrong} is not open"):
            batch.step(np.array([wrong, 0]))
    with pytest.raises(ForetellError, match="2 games want 2 actions"):
        batch.step(np.array([1]))
    with pytest.raises(ForetellError, match='no bot "genius"'):
        GameBatch("standard", 2, opponent="genius")


def test_layout_and_actions_have_no_gaps() -> None:
    """The parts lie side by side, and so do the blocks of actions."""
    parts = list(SLICES.values())
    assert [one.stop for one in parts] == [*(one.start for one in parts[1:]), OBSERVATION]
    starts = [first for first, _, _ in BLOCKS.values()]
    assert starts == list(np.cumsum([0, *(size for _, size, _ in BLOCKS.values())])[:-1])
    assert sum(size for _, size, _ in BLOCKS.values()) == ACTIONS


def looked(handle: Handle, seat: int) -> bytes:
    """The observation and mask of a seat, as bytes."""
    seen, mask = np.zeros(OBSERVATION, np.int8), np.zeros(ACTIONS, np.int8)
    look_at(handle.rules, handle.states, new_record(VIEW), seat, seen, mask)
    return seen.tobytes() + mask.tobytes()


@settings(deadline=None)
@given(
    st.integers(0, 2**31),
    st.sampled_from(["standard", "hidden", "camelot", "pass-one", "forehead", "two-player"]),
    st.integers(0, 60),
)
def test_hidden_cards_leave_the_observation_as_it_is(seed: int, name: str, steps: int) -> None:
    """Whatever the cards are that a seat does not see: another deal that fits shows the same."""
    batch, chance = GameBatch(name, 1), np.random.default_rng(seed)
    batch.reset(seed)
    for _ in range(steps):
        batch.step(any_open(batch.masks, chance))
    handle = Handle(batch.rules, batch.states(0))
    for seat in range(batch.rules.players):
        other = Handle(batch.rules, new_record(STATE))
        assert sample_at(handle.rules, handle.view(seat), other.states, seed, new_work())
        assert looked(other, seat) == looked(handle, seat)


def test_a_bot_sees_what_the_batch_shows() -> None:
    """`observe` gives for a seat's view what is in the batch's row."""
    batch, chance = GameBatch("standard", 1, players=4), np.random.default_rng(5)
    batch.reset(5)
    for _ in range(50):
        handle = Handle(preset("standard", 4), batch.states(0))
        assert handle.phase() in (Phase.BID, Phase.PLAY, Phase.TRUMP)
        seen, mask = observe(Seen(batch.rules, handle.view(int(batch.seats[0]))))
        assert (seen == batch.observations[0]).all()
        assert (mask == batch.masks[0]).all()
        batch.step(any_open(batch.masks, chance))
