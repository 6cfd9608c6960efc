"""Rows made in several threads at once: nobody is shown another seat's view."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from foretell.base.jit import IS_PLAIN
from foretell.game.game import Game
from foretell.rules.presets import preset
from foretell.wire import wire_of

ROUNDS = 200 if IS_PLAIN else 20_000


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads that take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("hasty")
def test_threads_do_not_mix_up_seats() -> None:
    """A table is replayed in one thread while another one is played: same rules, other eyes."""
    game = Game(preset("standard", players=3), seed=1, auto_deal=False)
    game.deal()
    wire = wire_of(game.rules)
    right = [wire.look(game.handle, seat).tobytes() for seat in range(3)]
    told = [wire.whole(wire.look(game.handle, seat)) for seat in range(3)]

    def look(seat: int) -> int:
        return sum(wire.look(game.handle, seat).tobytes() != right[seat] for _ in range(ROUNDS))

    def tell(seat: int) -> int:
        row = wire.look(game.handle, seat)
        return sum(wire.whole(row) != told[seat] for _ in range(ROUNDS // 4))

    with ThreadPoolExecutor(4) as pool:
        wrong = [pool.submit(job, seat) for job in (look, tell) for seat in (0, 1)]
        assert [one.result() for one in wrong] == [0, 0, 0, 0]
