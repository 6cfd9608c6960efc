"""A round played in two worlds: the same to one viewer, and everything hidden dealt anew."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from foretell.actions import FORM_TEXTS, choice_text
from foretell.cards import cards_in
from foretell.engine.structs import Phase
from foretell.handle import Handle
from foretell.server import events as e
from foretell.server import wishes as w
from foretell.server.deals import FairDeals
from foretell.server.live.think import Found
from foretell.server.protocol import Ping
from foretell.server.store.interface import Person
from foretell.server.table.moves import overlay
from foretell.server.web.bodies import listed
from foretell.server.web.page import table_page
from tests.server.sim import Pad, Sim, encode

PACE, CLOCK = 500, 30
TICK = 0.125
"""Seconds that binary fractions know exactly: the same times add up the same."""
REST = 24
"""Ticks after which nothing more happens by itself."""
PEOPLE = 3
PLAYERS = 4


@dataclass
class World:
    """What is dealt and drawn, and what is chosen: the same again, or something else."""

    deck: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    script: list[tuple[int, list[int]]] = field(default_factory=list)


class GivenDeals(FairDeals):
    """Decks that a test has chosen."""

    world = World()
    last: ClassVar[list[int]] = []

    def deck(self, number: int, cards: Sequence[int]) -> list[int]:
        """The deck of the one round that is played."""
        GivenDeals.last = list(self.world.deck) or super().deck(number, cards)
        return list(GivenDeals.last)

    def draw(self, number: int, place: int, choices: Sequence[int]) -> int:
        """A card that is drawn."""
        drawn = self.world.draws
        return drawn[place - 1] if drawn else super().draw(number, place, choices)


class Watched(Pad):
    """A pad that keeps the time of every frame as well."""

    def send(self, message: bytes) -> None:
        """Take a frame."""
        self.log.append((self.sim.clock.now(), message))
        super().send(message)

    @property
    def log(self) -> list[tuple[float, bytes]]:
        """Time and content of all frames."""
        return self.__dict__.setdefault("_log", [])  # type: ignore[no-any-return]


class Bots:
    """Bots that play from the script where there is one."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def choose(self, handle: Handle, seat: int, _bot: str, found: Found) -> None:
        """Find the choices of one action."""
        found(self.run.choice(handle, seat))


@dataclass(frozen=True)
class Manner:
    """How people behave beside what they choose.

    ``dawdles``: the chance to let the time run out. ``hasty``: seats that act just when a card
    that plays itself would; in the first world some of their cards do: forced ones, and marked
    ones. ``delay``: tricks that watchers see late. ``own``: the seat that looks, in the second
    world; what others mark is left out there.
    """

    dawdles: float = 0.0
    hasty: frozenset[int] = frozenset()
    delay: int = 0
    own: int | None = None


PLAIN = Manner()


class Run:
    """One run of a round, up to some number of decisions."""

    def __init__(
        self,
        rules: e.RulesValue,
        world: World,
        seed: int,
        manner: Manner = PLAIN,
        claimer: int = -1,
    ) -> None:
        """``claimer`` claims the rest at every turn at which its view does not prove it."""
        self.claimer = claimer
        GivenDeals.world = world
        self.script: dict[int, list[list[int]]] = {seat: [] for seat in range(PLAYERS)}
        for seat, choices in world.script:
            self.script[seat].append(choices)
        self.manner = manner
        self._since = 0
        self._made: Counter[int] = Counter()
        self.chance, self.whim = random.Random(seed), random.Random(seed)
        options = e.Options(pace=PACE, clock=CLOCK, delay=manner.delay)
        self.sim = Sim(rules, PLAYERS, options, seed, people=PEOPLE)
        object.__setattr__(self.sim.context, "thinkers", Bots(self))
        people = [Person("p9", "Ghost"), None, Person("p8", "Ivy"), Person("p7", "Rosa")]
        self.watchers = [Watched(self.sim, person) for person in people]
        self.pads = [Watched(self.sim, pad.person) for pad in self.sim.pads]
        self.sim.pads = list(self.pads)
        self._leave_again()
        self.sim.begin()
        for pad in self.pads:
            pad.do(w.Say("/help"))
            pad.do(w.Say("hello"))
        self._let_cards_play_themselves()
        self.wait()

    def _leave_again(self) -> None:
        """Two of those who watch have sat here before the start."""
        left, removed = self.watchers[2:]
        assert left.do(w.Sit(3))["t"] == "done"
        assert left.do(w.Stand())["t"] == "done"
        assert removed.do(w.Sit(3))["t"] == "done"
        assert self.pads[0].do(w.Remove(3))["t"] == "done"

    def _marks(self, seat: int) -> bool:
        """Whether a seat lets cards play themselves in this world."""
        is_here = self.manner.own is None or self.manner.own == seat
        return seat in self.manner.hasty and is_here

    def _let_cards_play_themselves(self) -> None:
        for pad in self.pads:
            if pad.seat is not None and self._marks(pad.seat):
                assert pad.do(w.PlayForced())["t"] == "done"

    def choice(self, handle: Handle, seat: int) -> list[int]:
        """What a seat does: as the script says, else by chance."""
        stored = sum(made.seat == seat for made in self.decisions)
        number = max(stored, self._made[seat])
        self._made[seat] = number + 1
        if number < len(self.script[seat]):
            return self.script[seat][number]
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

    def wait(self, ticks: int = 0) -> None:
        """Let everything happen that happens by itself, or by those who act at once.

        At least so many ticks pass, and then until nothing more happens.
        """
        idle, passed = 0, 0
        while (idle < REST or passed < ticks) and not self.sim.table.state.sheet:
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
        due = [seat for seat in state.due() if not state.seats[seat].player]
        return [seat for seat in due if (seat in self.manner.hasty) == hasty]

    def _act(self, seat: int) -> None:
        """The decision of a person."""
        state = self.sim.table.state
        pad = next(pad for pad in self.pads if pad.seat == seat)
        phase, choices = state.phase, self.choice(overlay(state, seat), seat)
        text = _text(phase, choices)
        answer = pad.do(w.Act(text))
        assert answer["t"] == "done", (answer, text)

    def step(self) -> bool:
        """One decision of a person, all that follows from it, and questions of everybody."""
        due = self._due(hasty=False)
        if not due or self.sim.table.state.sheet:
            return False
        if self.whim.random() < self.manner.dawdles:
            self.wait(int(CLOCK / TICK))
        else:
            self._act(due[0])
        self.pester()
        self.wait()
        return True

    def pester(self) -> None:
        """Everybody asks for what they may not have, and comes back after a lost socket."""
        for pad in (*self.pads, *self.watchers):
            pad.do(w.Act("2"), v=0)
            for text in ("0", "2c", "Zs", "?"):
                if not (pad.seat is not None and pad.is_due):
                    pad.do(w.Act(text))
            if not pad.is_due or (pad.seat == self.claimer and not pad.view["game"]["may_claim"]):
                assert pad.do(w.Claim())["t"] == "refused"
            pad.raw(encode(Ping(7)))
            pad.resync()
            pad.raw(self.whim.choice((b"{", b'{"t":"resync"}')))
            pad.connect()
        self._mark()
        self._look_around()

    def _mark(self) -> None:
        """Hasty people mark a card for their next turn."""
        for pad in self.pads:
            is_playing = self.sim.table.state.phase == Phase.PLAY
            if is_playing and not pad.is_due and self._marks(pad.seat or 0) and pad.seen.hand:
                assert pad.do(w.Wing(pad.seen.hand[-1]))["t"] == "done"

    def _look_around(self) -> None:
        """Strangers look at the lobby and at the page of the table."""
        now = self.sim.clock.now()
        lobby = encode(listed(self.sim.store.tables["t"]))
        page = table_page(self.sim.table).encode()
        self.watchers[1].log.extend([(now, lobby), (now, page)])

    @property
    def decisions(self) -> list[e.Acted | e.Sealed]:
        """What has been chosen by whom, in the order of the log."""
        log = [e.read(body).event for body in self.sim.store.logs["t"]]
        return [event for event in log if isinstance(event, e.Acted | e.Sealed)]


def _text(phase: Phase, choices: list[int]) -> str:
    first = choice_text(phase, choices[0])
    if phase == Phase.PLAY:
        return first + "".join(FORM_TEXTS[choice] for choice in choices[1:])
    if phase == Phase.UBER_RANK:
        return first + "".join(choice_text(Phase.UBER_SUIT, choice) for choice in choices[1:])
    return first
