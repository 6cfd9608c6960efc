"""A game of some rounds by people and bots, which can be played again by another script."""

from __future__ import annotations

import random
from typing import Any

from foretell.cards import cards_in
from foretell.engine.structs import Phase
from foretell.play.actions import FORM_TEXTS, choice_text
from foretell.play.handle import Handle
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.store.interface import Person
from foretell.server.table.moves import overlay
from foretell.server.tables.thinking import Found
from tests.server.scripted_choices import (
    PEOPLE,
    PLAIN,
    PLAYERS,
    Behaviour,
    RecordingClient,
    Script,
    ScriptedDeals,
)
from tests.server.side_activity import SideActivity
from tests.server.simulated_table import SimulatedTable

PACE, CLOCK = 500, 30
TICK = 0.125
"""Seconds that binary fractions know exactly: the same times add up the same."""
REST = 24
"""Ticks after which nothing more happens by itself."""
LATE = 3
"""The seat of a bot, and of the one who comes late."""


class ScriptedBots:
    """Bots that play from the script where there is one."""

    def __init__(self, game: ScriptedGame) -> None:
        self.game = game

    def choose(self, handle: Handle, seat: int, _bot: str, _seed: int, found: Found) -> None:
        """Find the choices of one action."""
        found(self.game.choice(handle, seat))


class ScriptedGame:
    """One run of some rounds, up to some number of decisions of people."""

    def __init__(
        self,
        rules: RulesValue,
        script: Script,
        seed: int,
        behaviour: Behaviour = PLAIN,
        viewer: int = -1,
    ) -> None:
        """``viewer``: whose frames are compared, so who asks for most."""
        self.script, self.behaviour, self.viewer = script, behaviour, viewer
        self.decks: dict[int, list[int]] = {}
        ScriptedDeals.script, ScriptedDeals.last = script, self.decks
        self.choices: dict[int, list[list[int]]] = {seat: [] for seat in range(PLAYERS)}
        for seat, choices in script.choices:
            self.choices[seat].append(choices)
        self._since = self._steps = self.moves = 0
        self.log: list[e.AnyEvent] = []
        """What has happened, whether it is stored yet or not."""
        self.claims: set[int] = set()
        self.calls: list[bool] = []
        """Of each call of a revoke, whether it was wrong."""
        self.is_other = False
        """Whether it cannot be what the viewer saw: a call has found something else, or a card that
        was taken back is in another hand."""
        self.left_in = 0
        """The round in which somebody has stood up."""
        self.chance, self.whim = random.Random(seed), random.Random(seed)
        self._sit_down(rules, seed)
        self.aside = SideActivity(self)
        self.aside.before_the_game()
        self.sim.begin()
        self.aside.at_the_beginning()
        self.wait()

    def _sit_down(self, rules: RulesValue, seed: int) -> None:
        behaviour = self.behaviour
        options = Options(
            behaviour.clock, behaviour.delay, behaviour.open_hands, PACE, undo=behaviour.undoes
        )
        self.sim = SimulatedTable(
            rules, PLAYERS, options, seed, people=1 if behaviour.alone else PEOPLE
        )
        object.__setattr__(self.sim.context, "thinkers", ScriptedBots(self))
        self._listen()
        people = [Person("p9", "Ghost"), None, Person("p8", "Ivy"), Person("p7", "Rosa")]
        self.watchers = [RecordingClient(self.sim, person) for person in people]
        self.clients = [RecordingClient(self.sim, client.person) for client in self.sim.clients]
        self.sim.clients = list(self.clients)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The cards of each round."""
        assert isinstance(self.sim.rules.sizes, tuple)
        return self.sim.rules.sizes

    # who is who

    @property
    def late_one(self) -> RecordingClient:
        """Who takes the bot's seat from the second round on, if anybody does."""
        return self.watchers[0]

    @property
    def viewers(self) -> list[RecordingClient]:
        """Those whose frames are compared: one of a seat, or all who watch to the end."""
        if self.viewer == LATE:
            return [self.late_one]
        if self.viewer >= 0:
            return [self.clients[self.viewer]]
        return self.watchers[self.behaviour.late :]

    @property
    def knows(self) -> int:
        """The seat whose knowledge the viewer has of the round that is played; -1 as a watcher."""
        if self.viewer < 0:
            return -1
        seat = self.viewers[0].seat
        has_just_left = seat is None and self.left_in == self.sim.table.state.number
        return self.viewer if has_just_left else -1 if seat is None else seat

    @property
    def everybody(self) -> list[RecordingClient]:
        """All who have a socket."""
        return [*self.clients, *self.watchers]

    # what is chosen

    def choice(self, handle: Handle, seat: int) -> list[int]:
        """What a seat does: as the script says, else by chance."""
        number = sum(made.seat == seat for made in self.decisions)
        if number < len(self.choices[seat]):
            return self.choices[seat][number]
        choices: list[int] = []
        phase = Phase(handle.get("phase"))
        twin = handle.copy()
        while True:
            view = twin.view(seat)[0]
            legal = [64] if view.may_turn else cards_in(int(view.legal))
            choices.append(self.chance.choice(legal))
            twin.attempt(choices[-1])
            goes_on = (Phase.PLAY, Phase.ROLE), (Phase.UBER_RANK, Phase.UBER_SUIT)
            if (phase, Phase(twin.get("phase"))) not in goes_on or twin.actor() != seat:
                return choices

    @property
    def decisions(self) -> list[e.Acted | e.Sealed]:
        """What has been chosen by whom, in the order of the log."""
        return [one for one in self.log if isinstance(one, e.Acted | e.Sealed)]

    # what happens

    def noted(self, made: list[e.AnyEvent], *rest: Any) -> None:
        """Let events happen, and note them."""
        self.log += made
        self._record(made, *rest)
        wrong = self.sim.table.state.handle.seats_of("calls")
        called = [one for one in made if isinstance(one, e.RevokeCalled)]
        self.calls += [bool(wrong[one.caller] >> one.seat & 1) for one in called]
        known = self.script.calls
        self.is_other |= known is not None and self.calls != known[: len(self.calls)]

    def _listen(self) -> None:
        self._record = self.sim.table.record
        setattr(self.sim.table, "record", self.noted)  # noqa: B010  # as mypy knows no other way

    def move(self) -> None:
        """The table goes to another process, which knows of it what was stored, and no more."""
        self.sim.quiet()
        self.sim.restart()
        self._listen()
        for client in self.watchers:
            client.session = None
            client.connect()
        self.moves += 1

    def wait(self, ticks: int = 0) -> None:
        """Let everything happen that happens by itself, or by those who act at once.

        At least so many ticks pass, and then until nothing more happens.
        """
        idle, passed = 0, 0
        while (idle < REST or passed < ticks) and not (self.sim.is_over or self.is_other):
            idle = 0 if self._tick() else idle + 1
            passed += 1

    def _tick(self) -> bool:
        """A moment passes; whether anything happened."""
        state = self.sim.table.state
        seq, v = state.seq, state.v
        self.sim.quiet(TICK)
        due = self._due(hasty=True)
        self._since = self._since + 1 if due and state.v == v else 0
        if due and self._since * TICK * 1000 >= PACE:
            self._act(due[0])
            self._since = 0
        return state.seq != seq

    def _due(self, *, hasty: bool) -> list[int]:
        state = self.sim.table.state
        if state.is_paused or self.is_other:
            return []
        due = [seat for seat in state.due() if not state.seats[seat].player]
        return [seat for seat in due if (seat in self.behaviour.hasty) == hasty]

    def step(self) -> bool:
        """One decision of a person, all that follows from it, and questions of everybody."""
        due = self._due(hasty=False)
        if not due or self.sim.is_over:
            return False
        if self.whim.random() < self.behaviour.dawdles:
            self.wait(int((self.behaviour.clock or 1) / TICK))
        elif not self._claims(due[0]):
            self._act(due[0])
        self._steps += 1
        self.aside.after_a_step(self._steps)
        if self.behaviour.moves and self.whim.random() < self.behaviour.moves:
            self.move()
        self.wait()
        return True

    def _claims(self, seat: int) -> bool:
        """Let a seat claim the rest, now and then, if that is proven; in both worlds the same."""
        wants, client = self.whim.random() < 0.5, self._client(seat)
        if self.script.claims is not None:
            wants = self._steps in self.script.claims
        if not wants or not client.view["game"]["may_claim"]:
            return False
        self.claims.add(self._steps)
        assert client.do(w.Claim())["t"] == "done"
        return True

    def _client(self, seat: int) -> RecordingClient:
        return next(client for client in self.everybody if client.seat == seat)

    def _act(self, seat: int) -> None:
        """The decision of a person."""
        state = self.sim.table.state
        phase, choices = state.phase, self.choice(overlay(state, seat), seat)
        text = _text(phase, choices)
        answer = self._client(seat).do(w.Act(text))
        self.is_other |= self.script.calls is not None and answer["t"] != "done"
        assert self.is_other or answer["t"] == "done", (answer, text)


def _text(phase: Phase, choices: list[int]) -> str:
    first = choice_text(phase, choices[0])
    if phase == Phase.PLAY:
        return first + "".join(FORM_TEXTS[choice] for choice in choices[1:])
    if phase == Phase.UBER_RANK:
        return first + "".join(choice_text(Phase.UBER_SUIT, choice) for choice in choices[1:])
    return first
