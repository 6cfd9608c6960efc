"""Token buckets: never more than the burst, never less than the rate, whatever the order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.server.limits import SLACK, Bucket, Limiter, Rate, TooMany, address_key
from tests.server.fake_clock import FakeClock
from tests.server.simulated_table import SimulatedTable

RATES = st.builds(Rate, st.integers(1, 20), st.floats(0.01, 100))
WAITS = st.lists(st.floats(0, 50), max_size=60)


@given(RATES, WAITS)
def test_never_more_than_burst_and_rate(rate: Rate, waits: list[float]) -> None:
    """In any stretch of time t at most burst + t / every deeds are granted."""
    clock = FakeClock(1.7e9)
    bucket = Bucket(clock, rate)
    granted: list[float] = []
    for wait in waits:
        clock.advance(wait)
        if not bucket.take():
            granted.append(clock.now())
    for i, begin in enumerate(granted):
        for j in range(i, len(granted)):
            most = rate.burst + (granted[j] - begin) / rate.every
            assert j - i + 1 <= most + 2 * SLACK / rate.every


@given(RATES, st.integers(1, 40))
def test_after_the_wait_it_is_granted(rate: Rate, deeds: int) -> None:
    """What is told as the time to wait is enough, and a little less is not."""
    clock = FakeClock(1.7e9)
    bucket = Bucket(clock, rate)
    for _ in range(deeds):
        if wait := bucket.take():
            assert wait <= rate.every + 1e-6
            clock.advance(wait + 1e-6)
            assert bucket.take() == 0


@given(RATES)
def test_a_full_bucket_holds_the_burst(rate: Rate) -> None:
    """So many at once and not one more; after a long rest again."""
    clock = FakeClock(1.7e9)
    bucket = Bucket(clock, rate)
    for _ in range(2):
        assert [bucket.take() == 0 for _ in range(rate.burst + 1)] == [True] * rate.burst + [False]
        clock.advance(rate.burst * rate.every + 1)


@given(st.lists(st.tuples(st.sampled_from("ab"), st.floats(0, 5)), max_size=60))
def test_one_bucket_knows_nothing_of_another(deeds: list[tuple[str, float]]) -> None:
    """A limiter does for each doer what a bucket of its own would."""
    clock = FakeClock()
    limiter = Limiter(clock, {"x": Rate(2, 3.0), "y": Rate(1, 1.0)})
    alone = {doer: Bucket(clock, Rate(2, 3.0)) for doer in "ab"}
    for doer, wait in deeds:
        clock.advance(wait)
        limiter.take("y", doer)
        assert limiter.wait("x", doer) == limiter.wait("x", doer)
        assert limiter.take("x", doer) == alone[doer].take()


@given(st.floats(-1e6, 1e6))
def test_a_clock_that_is_set_bars_nobody(jump: float) -> None:
    """Set back by days or forward: a bucket holds what it held, and fills as it would have."""
    clock = FakeClock(start=2e6)
    rate = Rate(3, 60.0)
    bucket = Bucket(clock, rate)
    assert bucket.take() == 0
    clock.set(jump)
    assert [bucket.take() for _ in range(3)] == [0, 0, pytest.approx(60)]
    clock.advance(rate.every)
    assert [bucket.take() for _ in range(2)] == [0, pytest.approx(60)]


def test_a_socket_is_not_turned_out_when_the_clock_is_set_back() -> None:
    """A message a second is few, also in the second in which the day changes."""
    sim = SimulatedTable(people=1)
    session = sim.clients[0].session
    assert session is not None
    for _ in range(200):
        sim.clock.set(-60)
        sim.clock.advance(1)
        session.received(b'{"t":"ping"}')
    assert sim.clients[0].end is None


@given(st.integers(1, 400), st.integers(1, 50))
def test_memory_is_bounded(doers: int, most: int) -> None:
    """However many come, no more buckets are kept than allowed; the emptiest stay."""
    clock = FakeClock()
    limiter = Limiter(clock, {"x": Rate(5, 1.0)}, most_keys=most)
    for _ in range(5):
        limiter.take("x", "busy")
    for number in range(doers):
        limiter.take("x", str(number))
        assert len(limiter) <= most + 1
    if most >= 2:
        assert limiter.wait("x", "busy") > 0
    clock.advance(10)
    limiter.take("x", "new")
    assert limiter.wait("x", "busy") == 0


def test_demand_and_look() -> None:
    """Both refuse with a time; to look takes nothing."""
    clock = FakeClock()
    limiter = Limiter(clock, {"x": Rate(1, 7.5)})
    limiter.look("x", "a")
    limiter.demand("x", "a")
    for ask in (limiter.look, limiter.demand):
        with pytest.raises(TooMany) as caught:
            ask("x", "a")
        assert (caught.value.seconds, caught.value.code) == (8, "too-many")


@given(st.text(max_size=100))
def test_any_address_has_a_key(address: str) -> None:
    """Junk too, and a short one."""
    assert len(address_key(address)) <= 64


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_an_ipv6_network_is_one_doer(address: object, host: int) -> None:
    """The last 64 bits choose no other bucket."""
    from ipaddress import IPv6Address

    base = int(IPv6Address(str(address)))
    if base >> 64:
        other = IPv6Address(base >> 64 << 64 | host)
        assert address_key(str(other)) == address_key(str(address))


def test_sockets_that_are_turned_out_count_as_refusals() -> None:
    """Under the very word that the socket is closed with."""
    counted: list[str] = []
    for message, why in ((b"{", "bad-message"), (b"x" * 5000, "too-large")):
        sim = SimulatedTable(people=1)
        object.__setattr__(sim.context, "count_refusal", counted.append)
        sim.clients[0].raw(message)
        assert sim.clients[0].end == ({"bad-message": 1008, "too-large": 1009}[why], why)
        assert counted.pop() == why
    sim = SimulatedTable(people=1)
    object.__setattr__(sim.context, "count_refusal", counted.append)
    session = sim.clients[0].session
    assert session is not None
    for _ in range(41):
        session.received(b'{"t":"ping"}')
    assert counted == ["too-fast"]
