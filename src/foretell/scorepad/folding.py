"""From the notes of a pad to how it stands: round after round, until one is not whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from foretell.engine.structs import BidMode, Phase, SeesMode
from foretell.play.handle import Handle
from foretell.play.standing import ranks
from foretell.play.view_fields import word_of
from foretell.rules.value import Rules
from foretell.scorepad.entries import MOST_ROUNDS
from foretell.scorepad.notes import RoundNotes
from foretell.scorepad.noting import NoteMisfit, NoteMissing, RoundNoting
from foretell.scorepad.standing import (
    BEYOND,
    FAULTY,
    OPEN,
    SCORED,
    WAITS,
    PadDue,
    PadRound,
    PadStanding,
)

NOTED: Final = ("turn_up", "twist", "uber", "adjust", "grail", "revoke")
"""Notes without a seat that a round of a standing shows as they are."""


class PadFold:
    """Goes through the rounds of a pad on one state of the engine."""

    def __init__(self, rules: Rules, dealer: int, notes: dict[int, RoundNotes]) -> None:
        self.rules, self.notes = rules, notes
        top = notes.get(0, RoundNotes())
        self.top = top
        self.finished = bool(top.get("finish"))
        self.handle = Handle(rules)
        first = top.get("dealer")
        self.handle.start(dealer if first is None else first)
        self.rounds: list[PadRound] = []
        self.due: tuple[PadDue, ...] = ()
        self.is_stopped = False
        self.named: dict[int, str | None] = {}

    def run(self) -> None:
        """Score all rounds that are whole; the first that is not stops it."""
        n = 0
        while not self.is_stopped and not self.is_over and n < MOST_ROUNDS:
            n += 1
            if n not in self.notes and self.finished:
                self.is_stopped = True
            else:
                self.rounds.append(self.note(n))
        later = sorted(one for one in self.notes if one > len(self.rounds) and one > 0)
        state = BEYOND if self.is_over else WAITS
        self.rounds += [self.unreached(one, state) for one in later]

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.handle.phase() == Phase.OVER

    def note(self, n: int) -> PadRound:
        """One round, as far as it is noted."""
        noting = RoundNoting(self.rules, self.handle, n, self.notes.get(n, RoundNotes()))
        try:
            noting.play()
        except NoteMissing:
            self.due, self.is_stopped = tuple(noting.due), True
            return self.begun(noting, OPEN)
        except NoteMisfit as misfit:
            self.is_stopped = True
            return replace(self.begun(noting, FAULTY), fault=misfit.fault)
        out = self.players_of("out_round")
        return replace(
            self.begun(noting, SCORED),
            points=self.players_of("points"),
            totals=self.players_of("scores"),
            out=tuple(seat for seat, left in enumerate(out) if left == n),
        )

    def players_of(self, name: str) -> tuple[int, ...]:
        """A field of the state by player."""
        return tuple(self.handle.seats_of(name)[: self.rules.players])

    def begun(self, noting: RoundNoting, state: str) -> PadRound:
        """A round whose rules are known."""
        self.named[noting.n] = noting.named
        return replace(
            self.unreached(noting.n, state),
            play_off=noting.is_play_off,
            size=noting.size,
            dealer=noting.dealer,
            seats=tuple(noting.seats),
            bidding=word_of(BidMode(noting.bid_mode)),
            sees=word_of(SeesMode(self.handle.rules[0].sees[noting.row])),
            last=noting.last,
            trump=noting.trump,
            bids=noting.bids,
        )

    def unreached(self, n: int, state: str) -> PadRound:
        """A round of which only the notes are known."""
        notes, players = self.notes.get(n, RoundNotes()), self.rules.players
        given: dict[str, Any] = {key: notes.get(key) for key in NOTED}
        return PadRound(
            n=n,
            play_off=False,
            state=state,
            trump=notes.get("trump"),
            bids=notes.by_seat("bid", players),
            won=notes.by_seat("won", players),
            **given,
        )

    def standing(self, names: tuple[str, ...]) -> PadStanding:
        """How the pad stands after :meth:`run`."""
        places = ranks(self.handle, self.rules.players)
        has_scores = any(one.state == SCORED for one in self.rounds)
        leaders = tuple(s for s, place in enumerate(places) if place == 1 and has_scores)
        is_ended = self.is_over or self.finished
        now = next((one for one in self.rounds if one.state in (OPEN, FAULTY)), None)
        now = None if is_ended else now
        return PadStanding(
            names=names,
            rounds=tuple(self.rounds),
            now=now.n if now else None,
            due=self.due if now else (),
            dealer=now.dealer if now else None,
            totals=self.players_of("scores"),
            places=tuple(places),
            leaders=leaders,
            over=self.is_over,
            finished=self.finished,
            winners=leaders if is_ended else (),
            play_off=now.seats if now and now.play_off else (),
        )
