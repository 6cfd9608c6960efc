"""What people do beside choosing: they talk, come and go, and ask for what they may not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretell.engine.structs import Phase
from foretell.server.http.bodies import listed
from foretell.server.http.page import table_page
from foretell.server.protocol import commands as w
from foretell.server.protocol.messages import Ping
from tests.server.sim import encode
from tests.server.worlds import Watched

if TYPE_CHECKING:
    from tests.server.rounds import Run

PUBLIC: tuple[w.AnyCommand, ...] = (
    w.Say("hm"),
    w.Say("/rules"),
    w.Say("/nonsense"),
    w.BeBack(),
    w.Back(),
    w.Pause(),
    w.Pause(on=False),
    w.Resume(),
    w.End(),
    w.End(on=False),
    w.HandToBot(0),
    w.HandToBot(3),
    w.GiveHost(2),
    w.Lock(),
    w.Lock(on=False),
    w.Sit(0),
    w.AddBot(),
    w.Swap(0, 1),
    w.Remove(2),
    w.Start(),
)
"""Commands that depend on nothing hidden; the table may grant them or not."""
HONOUR: tuple[w.AnyCommand, ...] = (*(w.CallRevoke(seat, 1) for seat in range(4)), w.TakeBack())
QUESTIONS = ("0", "2c", "Zs", "?")


class Bustle:
    """All that goes on beside the game of a run; the same in both worlds."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def before_the_game(self) -> None:
        """Two of those who watch have sat here before the start."""
        left, removed = self.run.watchers[2:]
        assert left.do(w.Sit(3))["t"] == "done"
        assert left.do(w.Stand())["t"] == "done"
        assert removed.do(w.Sit(3))["t"] == "done"
        assert self.run.pads[0].do(w.Remove(3))["t"] == "done"

    def at_the_beginning(self) -> None:
        """People greet, some let cards play themselves."""
        for pad in self.run.everybody:
            pad.do(w.Say("/help"))
        for pad in self.run.pads:
            pad.do(w.Say("hello"))
            if self._marks(pad):
                assert pad.do(w.PlayForced())["t"] == "done"

    def after_a_step(self, number: int) -> None:
        """What there is beside the choices."""
        run = self.run
        if run.manner.late and number == 1:
            run.late_one.do(w.Sit())
        if run.manner.leaves and run.manner.leaves[1] == number:
            run.pads[run.manner.leaves[0]].do(w.Stand())
            run.left_in = run.sim.table.state.number
        if run.whim.random() < run.manner.bustles:
            self._something()
        self.pester()

    def _something(self) -> None:
        """Somebody commands for something, or all of them for a pause, or for the end."""
        run, whim = self.run, self.run.whim
        pad, command = whim.choice(run.everybody), whim.choice(PUBLIC + HONOUR)
        if run.sim.table.state.is_honour and whim.random() < 0.7:
            pad, command = whim.choice(run.pads), whim.choice(HONOUR)
        if command in (w.Pause(), w.End()) and whim.random() < 0.5:
            for one in run.everybody:
                one.do(command)
            run.wait(8)
        pad.do(command)
        if run.sim.table.state.is_paused:
            run.pads[0].do(w.Resume())

    def pester(self) -> None:
        """The viewer asks for what it may not have, and comes back after a lost socket.

        Others do so now and then, and the viewer must not notice.
        """
        lookers = self.run.lookers
        for pad in self.run.everybody:
            does = self.run.whim.random() < 0.1
            if pad in lookers or does:
                self._ask(pad)
        self._mark()
        self._look_around()

    def _ask(self, pad: Watched) -> None:
        pad.do(w.Act("2"), v=0)
        is_due = pad.seat is not None and pad.is_due
        for text in () if is_due else QUESTIONS:
            pad.do(w.Act(text))
        is_own = pad in self.run.lookers and pad.seat is not None
        if not is_due or (is_own and not pad.view["game"]["may_claim"]):
            assert pad.do(w.Claim())["t"] == "rejected"
        pad.raw(encode(Ping(7)))
        pad.resync()
        pad.raw(self.run.whim.choice((b"{", b'{"t":"resync"}')))
        pad.connect()

    def _marks(self, pad: Watched) -> bool:
        """Whether somebody lets cards play themselves in this world."""
        manner = self.run.manner
        is_here = manner.own is None or manner.own == pad.seat
        return pad.seat in manner.hasty and is_here

    def _mark(self) -> None:
        """Hasty people mark a card for their next turn."""
        for pad in self.run.pads:
            state = self.run.sim.table.state
            is_playing = state.phase == Phase.PLAY and not self.run.sim.is_over
            if is_playing and not pad.is_due and self._marks(pad) and pad.seen.hand:
                assert pad.do(w.Premove(pad.seen.hand[-1]))["t"] == "done"

    def _look_around(self) -> None:
        """Strangers look at the lobby and at the page of the table."""
        sim = self.run.sim
        now = sim.clock.now()
        lobby = encode(listed(sim.store.tables["t"]))
        page = table_page(sim.table).encode()
        self.run.watchers[1].log.extend([(now, lobby), (now, page)])
