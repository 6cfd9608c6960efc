"""What people do beside choosing: they talk, come and go, and ask for what they may not have."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from foretell.engine.structs import Phase
from foretell.server.http.bodies.tables import listed
from foretell.server.http.pages.page import table_page
from foretell.server.protocol import commands as w
from foretell.server.protocol.messages import Ping
from tests.server.scripted_choices import RecordingClient
from tests.server.simulated_table import encode

if TYPE_CHECKING:
    from tests.server.scripted_game import ScriptedGame

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


class SideActivity:
    """All that goes on beside the game of a run; the same in both worlds."""

    def __init__(self, game: ScriptedGame) -> None:
        self.game = game
        self.whim = random.Random(game.sim.seed)

    def before_the_game(self) -> None:
        """Two of those who watch have sat here before the start."""
        left, removed = self.game.watchers[2:]
        assert left.do(w.Sit(3))["t"] == "done"
        assert left.do(w.Stand())["t"] == "done"
        assert removed.do(w.Sit(3))["t"] == "done"
        assert self.game.clients[0].do(w.Remove(3))["t"] == "done"

    def at_the_beginning(self) -> None:
        """People greet, some let cards play themselves."""
        for client in self.game.everybody:
            client.do(w.Say("/help"))
        for client in self.game.clients:
            client.do(w.Say("hello"))
            if self._marks(client):
                assert client.do(w.PlayForced())["t"] == "done"

    def after_a_step(self, number: int) -> None:
        """What there is beside the choices."""
        game = self.game
        if game.behaviour.late and number == 1:
            game.late_one.do(w.Sit())
        if game.behaviour.leaves and game.behaviour.leaves[1] == number:
            game.clients[game.behaviour.leaves[0]].do(w.Stand())
            game.left_in = game.sim.table.state.number
        if game.whim.random() < game.behaviour.asides:
            self._something()
        if game.behaviour.undoes:
            self._undo_a_bid()
        self.pester()

    def _something(self) -> None:
        """Somebody sends a command, or all of them ask for a pause, or for the end."""
        game, whim = self.game, self.game.whim
        client, command = whim.choice(game.everybody), whim.choice(PUBLIC + HONOUR)
        if game.sim.table.state.is_honour and whim.random() < 0.7:
            client, command = whim.choice(game.clients), whim.choice(HONOUR)
        if command in (w.Pause(), w.End()) and whim.random() < 0.5:
            for one in game.everybody:
                one.do(command)
            game.wait(8)
        client.do(command)
        if game.sim.table.state.is_paused:
            game.clients[0].do(w.Resume())

    def _undo_a_bid(self) -> None:
        """All agree that an open bid goes back, now and then: it is the same in both worlds.

        A card that goes back has been seen; `tests/server/test_undo.py` compares what is left.
        """
        state = self.game.sim.table.state
        is_open_bid = state.phase == Phase.BID and not (state.is_together() or state.is_honour)
        if is_open_bid and self.whim.random() < 0.3:
            for one in self.game.clients:
                one.do(w.Undo())
            self.game.wait(8)

    def pester(self) -> None:
        """The viewer asks for what it may not have, and comes back after a lost socket.

        Others do so now and then, and the viewer must not notice.
        """
        viewers = self.game.viewers
        for client in self.game.everybody:
            does = self.game.whim.random() < 0.1
            if client in viewers or does:
                self._ask(client)
        self._mark()
        self._look_around()

    def _ask(self, client: RecordingClient) -> None:
        client.do(w.Act("2"), v=0)
        is_due = client.seat is not None and client.is_due
        for text in () if is_due else QUESTIONS:
            client.do(w.Act(text))
        is_own = client in self.game.viewers and client.seat is not None
        if not is_due or (is_own and not client.view["game"]["may_claim"]):
            assert client.do(w.Claim())["t"] == "rejected"
        if self.game.behaviour.alone:
            client.do(w.Advise())
        client.raw(encode(Ping(7)))
        client.resync()
        client.raw(self.game.whim.choice((b"{", b'{"t":"resync"}')))
        client.connect()

    def _marks(self, client: RecordingClient) -> bool:
        """Whether somebody lets cards play themselves in this world."""
        behaviour = self.game.behaviour
        is_here = behaviour.own is None or behaviour.own == client.seat
        return client.seat in behaviour.hasty and is_here

    def _mark(self) -> None:
        """Hasty people mark a card for their next turn."""
        for client in self.game.clients:
            state = self.game.sim.table.state
            is_playing = state.phase == Phase.PLAY and not self.game.sim.is_over
            if is_playing and not client.is_due and self._marks(client) and client.seen.hand:
                assert client.do(w.Premove(client.seen.hand[-1]))["t"] == "done"

    def _look_around(self) -> None:
        """Strangers look at the lobby and at the page of the table."""
        sim = self.game.sim
        now = sim.clock.now()
        lobby = encode(listed(sim.store.tables["t"]))
        page = table_page(sim.table).encode()
        self.game.watchers[1].log.extend([(now, lobby), (now, page)])
