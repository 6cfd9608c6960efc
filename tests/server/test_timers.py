"""Clocks, time-outs, breaks, seats lent to bots, pauses and ends by consent: on a fake clock."""

from __future__ import annotations

from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How, Options, RulesValue
from tests.server.simulated_table import SimulatedClient, SimulatedTable

CLOCK = Options(pace=500, clock=30)
SHORT: RulesValue = {"sizes": [1, 3]}


def begun(rules: RulesValue = SHORT, people: int = 2, options: Options = CLOCK) -> SimulatedTable:
    """A game of which the first decision of a person is due."""
    sim = SimulatedTable(rules, 4, options, seed=1, people=people)
    sim.begin()
    wait(sim)
    return sim


def wait(sim: SimulatedTable) -> SimulatedClient:
    """Let bots and deals happen until a person has to decide."""
    for _ in range(200):
        for client in sim.clients:
            if client.seat is not None and client.is_due:
                return client
        sim.quiet(0.5)
    raise AssertionError("nobody has to decide")


def events(sim: SimulatedTable) -> list[e.AnyEvent]:
    """The log."""
    return [e.read(body).event for body in sim.store.logs["t"]]


def test_the_first_time_out_plays_and_the_second_gives_the_seat_to_a_bot() -> None:
    """And the seat comes back at a tap (R16)."""
    sim = begun()
    client = wait(sim)
    seat = client.seat or 0
    deadline = client.view["table"]["deadline"]
    assert deadline == int(sim.clock.now() * 1000) + 30_000
    sim.quiet(29.9)
    assert not [x for x in events(sim) if isinstance(x, e.TimedOut)]
    sim.quiet(0.2)
    played = [x for x in events(sim) if isinstance(x, e.Acted) and x.how == How.CLOCK]
    assert [x.seat for x in played] == [seat]
    while not sim.table.state.seats[seat].stand_in:
        assert not sim.is_over
        sim.quiet(30.1)
    assert [x.seat for x in events(sim) if isinstance(x, e.TimedOut)].count(seat) == 2
    assert client.view["table"]["seats"][seat]["bot"] == "rule"
    assert client.do(w.Back())["t"] == "done"
    assert not client.view["table"]["seats"][seat].get("bot")
    assert not sim.table.state.seats[seat].timeouts


def test_acting_takes_the_seat_back_even_in_the_middle_of_a_trick() -> None:
    """Whoever plays a card is there."""
    sim = begun()
    seat = wait(sim).seat or 0
    sim.table.record([e.SeatToBot(seat)])
    sim.store.commit()
    client = sim.clients[seat]
    assert client.is_due
    answer = client.do(w.Act(client.seen.legal[0]))
    assert answer["t"] == "done"
    assert not sim.table.state.seats[seat].stand_in


def test_a_lost_connection_stops_no_clock_and_is_no_time_out() -> None:
    """The time of the decision runs on for who is gone; who is back in time decides."""
    sim = begun(people=4)
    client = wait(sim)
    assert client.session is not None
    sim.quiet(10.0)
    client.session.closed()
    client.session = None
    sim.quiet(19.9)
    assert not [x for x in events(sim) if isinstance(x, e.TimedOut)]
    client.connect()
    assert client.view["table"]["deadline"] == int(sim.clock.now() * 1000) + 100
    assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    gone = wait(sim)
    assert gone.session is not None
    gone.session.closed()
    gone.session = None
    sim.quiet(30.1)
    assert [x.seat for x in events(sim) if isinstance(x, e.TimedOut)] == [gone.seat]


def test_who_never_comes_back_after_a_restart_is_absent_too() -> None:
    """Three minutes after the server is back; nobody has to wait for ever with the clock off."""
    sim = begun(options=Options(pace=0, clock=0))
    other = sim.clients.pop()
    sim.clients = [other]
    sim.restart()
    sim.quiet(170.0)
    assert other.do(w.HandToBot(0))["code"] == "not-absent"
    sim.quiet(11.0)
    assert other.do(w.HandToBot(0))["t"] == "done"


def test_a_break_of_three_minutes_once_a_game() -> None:
    """Nobody's time runs while a person has it."""
    sim = begun()
    client = wait(sim)
    assert client.do(w.BeBack())["t"] == "done"
    assert client.do(w.BeBack())["code"] == "break-used"
    sim.quiet(180.0 + 29.0)
    assert not [x for x in events(sim) if isinstance(x, e.TimedOut)]
    sim.quiet(2.0)
    assert [x.seat for x in events(sim) if isinstance(x, e.TimedOut)] == [client.seat]


def test_a_break_is_had_once_also_when_it_is_over() -> None:
    """Whether it ran out, or the person came back before."""
    sim = begun(options=Options(pace=500, clock=0))
    client = wait(sim)
    assert client.do(w.BeBack())["t"] == "done"
    assert client.do(w.Back())["t"] == "done"
    assert not sim.table.state.seats[client.seat or 0].away_until
    assert client.do(w.BeBack())["code"] == "break-used"
    sim.restart()
    assert client.do(w.BeBack())["code"] == "break-used"


def test_who_acts_after_a_time_out_has_it_forgiven() -> None:
    """The next one is a first one again: the seat stays theirs."""
    sim = begun({"sizes": [8]}, people=1)
    seat = sim.table.state.seats[0]
    for _ in range(3):
        wait(sim)
        sim.quiet(30.1)
        assert seat.timeouts == 1
        client = wait(sim)
        assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
        assert seat.timeouts == 0
    assert not [x for x in events(sim) if isinstance(x, e.SeatToBot)]


def test_an_absent_seat_may_be_handed_to_a_bot() -> None:
    """With the clock off, after three minutes, by anybody at the table."""
    sim = begun(options=Options(pace=0, clock=0))
    one, other = sim.clients
    assert one.session is not None
    one.session.closed()
    sim.quiet(179.0)
    assert other.do(w.HandToBot(0))["code"] == "not-absent"
    sim.quiet(2.0)
    assert other.do(w.HandToBot(0))["t"] == "done"
    assert sim.table.state.seats[0].stand_in == "rule"
    one.session = None
    one.connect()
    assert one.do(w.Back())["t"] == "done"


def test_a_table_without_people_stands_still() -> None:
    """Bots do not play on when nobody looks; the game goes on when somebody comes back."""
    sim = begun()
    for client in sim.clients:
        assert client.session is not None
        client.session.closed()
        client.session = None
    seq = sim.table.state.seq
    sim.quiet(3600.0)
    assert sim.table.state.seq == seq
    sim.clients[0].connect()
    sim.quiet(31.0)
    assert sim.table.state.seq > seq


def test_a_pause_begins_when_all_want_it() -> None:
    """And nothing happens until somebody resumes."""
    sim = begun()
    one, other = sim.clients
    one.do(w.Pause())
    assert other.view["table"]["seats"][0]["wants_pause"]
    assert not sim.table.state.is_paused
    other.do(w.Pause())
    assert one.view["table"]["is_paused"]
    assert wait(sim).do(w.Act("0"))["code"] == "paused"
    seq = sim.table.state.seq
    sim.quiet(3600.0)
    assert sim.table.state.seq == seq
    assert other.do(w.Resume())["t"] == "done"
    assert not one.view["table"]["is_paused"]


def test_a_second_pause_needs_all_again() -> None:
    """Who wanted the first one is not taken to want another."""
    sim = begun()
    one, other = sim.clients
    one.do(w.Pause())
    other.do(w.Pause())
    one.do(w.Resume())
    assert not any(seat.get("wants_pause") for seat in one.view["table"]["seats"])
    for client in (one, one):
        assert client.do(w.Pause())["t"] == "done"
        assert not one.view["table"]["is_paused"]
    other.do(w.Pause())
    assert one.view["table"]["is_paused"]


def test_an_early_end_needs_all_who_play() -> None:
    """A person whose seat a bot has is not asked."""
    sim = begun(people=3)
    one, other, third = sim.clients
    one.do(w.End())
    other.do(w.End())
    assert not sim.is_over
    one.do(w.End(on=False))
    third.do(w.Stand())
    other.do(w.End())
    assert not sim.is_over
    one.do(w.End())
    assert one.view["table"]["status"] == "ended"
    assert one.view["table"]["why_ended"] == "agreed"
    assert one.do(w.Act("0"))["code"] == "over"


def hosts(sim: SimulatedTable) -> list[str]:
    """The names of those who are host, as the seats show them."""
    return [seat["name"] for seat in sim.clients[0].view["table"]["seats"] if seat.get("is_host")]


def test_the_host_hands_the_role_on() -> None:
    """By command, or by leaving; never to a bot, though it sits before the people."""
    sim = SimulatedTable(people=3, seed=1)
    one, other, third = sim.clients
    one.do(w.AddBot("rule", 0))
    for client in sim.clients:
        client.do(w.Sit())
    assert hosts(sim) == ["Ada"]
    assert other.do(w.Lock())["code"] == "host-only"
    assert one.do(w.GiveHost(0))["code"] == "no-person"
    assert one.do(w.GiveHost(2))["t"] == "done"
    assert hosts(sim) == ["Grace"]
    assert one.do(w.Lock())["code"] == "host-only"
    assert other.do(w.Stand())["t"] == "done"
    assert hosts(sim) == ["Ada"]
    assert not other.folding.you.get("is_host")
    assert one.do(w.Lock())["t"] == "done"
    assert other.do(w.Sit())["code"] == "locked"
    assert one.do(w.Lock(on=False))["t"] == "done"
    assert one.do(w.Remove(3))["t"] == "done"
    assert third.do(w.Sit())["code"] == "removed"


def test_a_host_who_leaves_a_running_game_hands_the_role_on() -> None:
    """The seat stays theirs; who comes back from a bot is a player like the others."""
    sim = begun(people=3)
    one, other, third = sim.clients
    assert hosts(sim) == ["Ada"]
    assert one.do(w.Stand())["t"] == "done"
    assert hosts(sim) == ["Grace"]
    assert other.do(w.SetOptions(Options(pace=400, clock=30)))["t"] == "done"
    assert one.do(w.Back())["t"] == "done"
    assert hosts(sim) == ["Grace"]
    assert other.do(w.GiveHost(2))["t"] == "done"
    assert third.do(w.Stand())["t"] == "done"
    assert hosts(sim) == ["Ada"]


def test_seats_before_the_start() -> None:
    """Choosing, swapping, bots in and out; nobody sits twice or under another's name."""
    sim = SimulatedTable(people=3, seed=1)
    one, other, third = sim.clients
    one.do(w.Sit(2))
    assert other.do(w.Sit(2))["code"] == "seat-taken"
    assert other.do(w.Sit(7 % 6))["t"] == "done"
    assert one.do(w.Sit(3))["t"] == "done"
    assert [seat.get("name", "") for seat in one.view["table"]["seats"]] == ["", "Grace", "", "Ada"]
    assert one.do(w.Swap(1, 3))["t"] == "done"
    assert (one.seat, other.seat) == (1, 3)
    assert one.do(w.AddBot("novice", 0))["t"] == "done"
    assert one.do(w.AddBot("genius"))["code"] == "no-bot"
    assert third.do(w.Say("/join"))["t"] == "done"
    assert third.seat == 2
    assert third.do(w.Say("/start"))["code"] == "host-only"
    assert third.do(w.Say("/dance"))["code"] == "no-such-command"
    assert one.do(w.Say("/start"))["t"] == "done"
    assert one.view["table"]["status"] == "playing"
    assert one.do(w.Sit(0))["code"] == "started"


def test_the_times_of_a_log_never_go_back() -> None:
    """Somebody sets the clock of the server an hour back while a game is played."""
    sim = begun()
    sim.clock.set(-3600)
    before = sim.table.state.last_at
    client = wait(sim)
    assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    times = [e.read(body).at for body in sim.store.logs["t"]]
    assert times == sorted(times)
    assert times[-1] == before
