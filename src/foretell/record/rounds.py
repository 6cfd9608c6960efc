"""From a game's history to the rounds of its record: the history is played once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from foretell.cards import NO_CARD, card_name, names_of
from foretell.engine.structs import NO_BID, NO_SEAT, TURN, Form, Phase
from foretell.play.actions import FORM_TEXTS, choice_text
from foretell.play.handle import Handle, seats_in
from foretell.play.history import Call, Deal, Entry, HistoryStep, Pad, Tally
from foretell.play.rerun import again
from foretell.record.format import RevokeNote, RoundRecord
from foretell.record.names import names_of as names_in
from foretell.rules.value import Rules

NAMED: Final = {Phase.TRUMP: "trump", Phase.TWIST: "twist"}
EXCHANGED: Final = {Phase.PASS: "passes", Phase.PULL: "pulls"}


class Scribe:
    """Writes down a history while it happens once more on a handle of its own."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.handle = Handle(rules)
        self.ranks = names_in(rules).ranks
        self.done: list[RoundRecord] = []
        self.now: dict[str, Any] = {}
        self.unknown: tuple[str, ...] = ()
        self.cards: list[str] = []
        self.seats = 0
        self.round_no = 0

    def write(self, entries: list[Entry]) -> tuple[RoundRecord, ...]:
        """All rounds of a history, the last one as far as it went."""
        writers: dict[type, Callable[[Any], None]] = {
            Deal: self.deal,
            Pad: self.pad,
            HistoryStep: self.step,
            Call: self.call,
            Tally: self.tally,
        }
        for entry in again(self.handle, entries):
            writers[type(entry)](entry)
            if self.handle.get("round_no") != self.round_no:
                self.close(is_scored=True)
        self.close(is_scored=False)
        return tuple(self.done)

    def players_of(self, name: str) -> list[int]:
        """A field of the state by player."""
        return self.handle.seats_of(name)[: self.rules.players]

    def deal(self, entry: Deal) -> None:
        """A round begins with its cards."""
        self.begin(entry, ())
        self.now["hands"] = tuple(names_of(list(hand), self.ranks) for hand in entry.hands)
        if entry.turn_up != NO_CARD:
            self.now["turn_up"] = card_name(entry.turn_up, self.ranks)

    def pad(self, entry: Pad) -> None:
        """A round begins on a score pad."""
        self.begin(entry, entry.unknown)
        self.now["size"] = entry.size
        if self.handle.get("turn_up") != NO_CARD:
            self.now["turn_up"] = card_name(entry.turn_up, self.ranks)

    def begin(self, entry: Deal | Pad, unknown: tuple[str, ...]) -> None:
        """A round begins."""
        self.now = {"dealer": entry.dealer}
        self.unknown, self.cards = unknown, []
        self.seats = len(seats_in(self.handle.get("sitting")))
        if entry.is_play_off:
            self.now["play_off"] = tuple(seats_in(self.handle.get("sitting")))

    def step(self, entry: HistoryStep) -> None:
        """A choice was made."""
        phase = Phase(entry.phase)
        if phase in (Phase.PLAY, Phase.ROLE):
            self.play(entry)
        elif phase in EXCHANGED:
            self.exchange(EXCHANGED[phase], entry)
        elif phase in NAMED:
            self.now[NAMED[phase]] = choice_text(phase, entry.choice, self.ranks)
        elif phase in (Phase.UBER_RANK, Phase.UBER_SUIT):
            text = choice_text(phase, entry.choice, self.ranks)
            self.now["uber"] = self.now.get("uber", "") + text
        elif phase == Phase.LOT:
            seats = tuple(seats_in(self.handle.get("sitting")))
            self.now = {"dealer": entry.choice, "play_off": seats}

    def exchange(self, key: str, entry: HistoryStep) -> None:
        """A card was passed or drawn."""
        cards = self.now.setdefault(key, [""] * self.rules.players)
        cards[entry.seat] = card_name(entry.choice, self.ranks)

    def play(self, entry: HistoryStep) -> None:
        """A card was played, or its form said."""
        if entry.phase == Phase.ROLE:
            self.cards[-1] += FORM_TEXTS[entry.choice] if entry.choice != Form.QUIET else ""
            return
        card = self.last_card() if entry.choice == TURN else entry.choice
        self.cards.append(card_name(card, self.ranks))

    def last_card(self) -> int:
        """The card played last, on the table or in the trick before."""
        length = self.handle.get("trick_len")
        if length:
            return self.handle.seats_of("trick")[length - 1]
        return self.handle.seats_of("last_trick")[self.handle.get("last_len") - 1]

    def call(self, entry: Call) -> None:
        """A revoke was called; a wrong call leaves no trace, nor do cards that went back."""
        if entry.is_right and self.handle.get("revoke_seat") != NO_SEAT:
            self.now["revoke"] = RevokeNote(entry.seat, entry.trick + 1)
        elif entry.is_right:
            kept = self.handle.get("tricks_done") * self.seats + self.handle.get("trick_len")
            del self.cards[kept:]

    def tally(self, entry: Tally) -> None:
        """A score pad's round was scored."""
        if entry.revoke_seat != NO_SEAT:
            trick = entry.revoke_trick + 1
            self.now["revoke"] = RevokeNote(entry.revoke_seat, trick or None)
        if entry.grail_seat != NO_SEAT:
            points = self.handle.rules[0].grail_points[self.round_no]
            seats = range(self.rules.players)
            self.now["bonus"] = tuple(int(points) * (s == entry.grail_seat) for s in seats)

    def close(self, *, is_scored: bool) -> None:
        """The round is scored, or the history ends."""
        self.round_no = self.handle.get("round_no")
        if not self.now:
            return
        self.write_bids()
        self.write_tricks()
        if is_scored:
            is_revoked_pad = "size" in self.now and "revoke" in self.now
            self.now["won"] = None if is_revoked_pad else tuple(self.players_of("won"))
            self.now["score"] = tuple(self.players_of("points"))
        for key in ("passes", "pulls"):
            self.now[key] = tuple(self.now[key]) if key in self.now else None
        known = {key: value for key, value in self.now.items() if key not in self.unknown}
        self.done.append(RoundRecord(**known))
        self.now = {}

    def write_bids(self) -> None:
        """The bids as they were first made, and the one that was mended."""
        bids, mended = self.players_of("bids"), self.handle.get("mended")
        if mended != NO_SEAT:
            self.now["adjust"] = bids[mended]
            bids[mended] = self.handle.get("first_bid")
        if any(bid != NO_BID for bid in bids) and ("hands" in self.now or "size" in self.now):
            self.now["bids"] = tuple(bids)

    def write_tricks(self) -> None:
        """The tricks, by their cards; one whose form is not yet said is not yet played."""
        if self.handle.get("phase") == Phase.ROLE:
            self.cards.pop()
        starts = range(0, len(self.cards), self.seats)
        tricks = [self.cards[i : i + self.seats] for i in starts]
        if tricks:
            self.now["tricks"] = tuple(" ".join(cards) for cards in tricks)
        self.cards = []
