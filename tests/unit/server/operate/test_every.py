"""What is done again and again."""

from __future__ import annotations

from tests.server.fake_clock import FakeClock

from foretell.server.operate.every import Every


def test_it_is_done_until_it_is_stopped() -> None:
    """Each time after so many seconds."""
    clock, heard = FakeClock(0.0), list[float]()
    every = Every(clock, 5, lambda: heard.append(clock.now()))
    every.start()
    clock.advance(12)
    every.stop()
    clock.advance(12)
    assert heard == [5.0, 10.0]
