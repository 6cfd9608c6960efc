"""A round played in two worlds: the same to one viewer, and everything hidden dealt anew."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from foretell.actions import FORM_TEXTS, choice_text
from foretell.cards import NO_CARD, cards_in
from foretell.engine.structs import BidMode, Phase
from foretell.handle import Handle
from foretell.rules.plan import deck_of
from foretell.sampling import sample
from foretell.seen import Seen
from foretell.server import events as e
from foretell.server import wishes as w
from foretell.server.deals import FairDeals
from foretell.server.live.think import Found
from foretell.server.store.interface import Person
from foretell.server.table.moves import overlay
from tests.server.sim import Pad, Sim

OPTIONS = e.Options(pace=500, clock=30)
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

    def deck(self, number: int, cards: Sequence[int]) -> list[int]:
        """The deck of the one round that is played."""
        return list(self.world.deck) or super().deck(number, cards)

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
    """Bots that play from the script where there is one, and note what they did."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def choose(self, handle: Handle, seat: int, _bot: str, found: Found) -> None:
        """Find the choices of one action."""
        found(self.run.choice(handle, seat))


class Run:
    """One run of a round, up to some number of decisions."""

    def __init__(self, rules: e.RulesValue, world: World, seed: int, claimer: int = -1) -> None:
        """``claimer`` claims the rest at every turn at which its view does not prove it."""
        self.claimer = claimer
        GivenDeals.world = world
        self.world = world
        self.script: dict[int, list[list[int]]] = {seat: [] for seat in range(PLAYERS)}
        for seat, choices in world.script:
            self.script[seat].append(choices)
        self.chance = random.Random(seed)
        self.sim = Sim(rules, PLAYERS, OPTIONS, seed, people=PEOPLE)
        object.__setattr__(self.sim.context, "thinkers", Bots(self))
        ghosts = (Person("p9", "Ghost"), None)
        self.watchers = [Watched(self.sim, person) for person in ghosts]
        self.pads = [Watched(self.sim, pad.person) for pad in self.sim.pads]
        self.sim.pads = list(self.pads)
        self.sim.begin()

    def choice(self, handle: Handle, seat: int) -> list[int]:
        """What a seat does: as the script says, else by chance."""
        if self.script[seat]:
            return self.script[seat].pop(0)
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

    def step(self) -> bool:
        """One decision of a person, all that bots do before it, and questions of everybody."""
        self.sim.quiet(3.0)
        state = self.sim.table.state
        due = [seat for seat in state.due() if not state.seats[seat].player]
        if not due:
            return False
        seat = due[0]
        pad = next(pad for pad in self.pads if pad.seat == seat)
        phase = state.phase
        choices = self.choice(overlay(state, seat), seat)
        text = _text(phase, choices)
        answer = pad.do(w.Act(text))
        assert answer["t"] == "done", (answer, text)
        self._pester()
        return True

    def _pester(self) -> None:
        """Everybody asks for what they may not have, and comes back after a lost socket."""
        for pad in (*self.pads, *self.watchers):
            pad.do(w.Act("2"), v=0)
            for text in ("0", "2c", "Zs", "?"):
                if not (pad.seat is not None and pad.is_due):
                    pad.do(w.Act(text))
            if not pad.is_due or (pad.seat == self.claimer and not pad.view["game"]["may_claim"]):
                assert pad.do(w.Claim())["t"] == "refused"
            pad.resync()
            pad.connect()

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


def redealt(run: Run, viewer: int, seed: int) -> World:
    """Another world that looks the same to a viewer so far."""
    state = run.sim.table.state
    seen = Seen(state.rules, overlay(state, viewer).view(viewer))
    other = sample(seen, seed).handle
    pairs = zip(other.seats_of("hands"), other.seats_of("played_by"), strict=True)
    dealt = [set(cards_in(hand | played)) for hand, played in pairs]
    _undo_exchange(other, dealt)
    choices = _other_choices(run, other, viewer, dealt)
    return World(_deck(run, other, dealt), _draws(other), choices)


def _undo_exchange(other: Handle, hands: list[set[int]]) -> None:
    """Give every card that was passed or pulled back to whom it was dealt to."""
    sitting = [s for s in range(other.seats) if other.get("sitting") >> s & 1]
    moved, phase = other.seats_of("passed"), other.get("phase")
    if phase != Phase.PASS:
        for seat, card in enumerate(moved):
            if card != NO_CARD:
                after = sitting[(sitting.index(seat) + 1) % len(sitting)]
                hands[after].discard(card)
        for seat, card in enumerate(moved):
            if card != NO_CARD:
                hands[seat].add(card)
    start = (sitting.index(other.get("dealer")) + 1) % len(sitting)
    drawn = other.seats_of("drawn")
    for seat in reversed(sitting[start:] + sitting[:start]):
        if drawn[seat] != NO_CARD:
            before = sitting[sitting.index(seat) - 1]
            hands[seat].discard(drawn[seat])
            hands[before].add(drawn[seat])


def _deck(run: Run, other: Handle, dealt: list[set[int]]) -> list[int]:
    """The deck that deals those hands; an open last card stays the last one of its hand."""
    sitting = [s for s in range(other.seats) if other.get("sitting") >> s & 1]
    start = (sitting.index(run.sim.table.state.dealer) + 1) % len(sitting)
    order = sitting[start:] + sitting[:start]
    last = run.sim.table.state.handle.seats_of("last_dealt")
    piles = [sorted(dealt[seat], key=lambda card, seat=seat: card == last[seat]) for seat in order]  # type: ignore[misc]
    size = other.get("cards_each")
    assert all(len(pile) == size for pile in piles), dealt
    deck = [pile[place] for place in range(size) for pile in piles]
    if other.get("turn_up") != NO_CARD:
        deck.append(other.get("turn_up"))
    return deck + [card for card in deck_of(run.sim.rules) if card not in deck]


def _draws(other: Handle) -> list[int]:
    """The cards that were pulled, in the order of the seats from the dealer's left."""
    sitting = [s for s in range(other.seats) if other.get("sitting") >> s & 1]
    start = (sitting.index(other.get("dealer")) + 1) % len(sitting)
    drawn = other.seats_of("drawn")
    return [drawn[s] for s in sitting[start:] + sitting[:start] if drawn[s] != NO_CARD]


def _other_choices(
    run: Run, other: Handle, viewer: int, dealt: list[set[int]]
) -> list[tuple[int, list[int]]]:
    """What each seat chose in the other world: the same, but for what the viewer may not know."""
    is_sealed_bid = run.sim.table.state.bid_modes[0] in (BidMode.HIDDEN, BidMode.DELAYED)
    bids, passed = other.seats_of("bids"), other.seats_of("passed")
    sealed = dict.fromkeys(range(PLAYERS), 0)
    found = []
    for made in run.decisions:
        choice = made.choices[0]
        if isinstance(made, e.Sealed) and made.seat != viewer:
            is_bid = is_sealed_bid and not sealed[made.seat]
            hidden = bids[made.seat] if is_bid else passed[made.seat]
            free = 0 if is_bid else min(dealt[made.seat])
            choice = hidden if hidden >= 0 else free
        sealed[made.seat] += isinstance(made, e.Sealed)
        found.append((made.seat, [choice, *made.choices[1:]]))
    return found
