"""A history played once more, and after each entry the table as it stands, all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from foretell.cards import ALWAYS, card_name, cards_in
from foretell.engine.structs import PLAY_OFF_ROW, Phase
from foretell.play.actions import choice_text
from foretell.play.handle import STATE_PLACES, VIEW_PLACES, Handle
from foretell.play.history import Call, Deal, Entry, Pad, Tally
from foretell.play.history import HistoryStep as Made
from foretell.play.rerun import again, is_second
from foretell.play.view_fields import SHAPE_WORDS
from foretell.play.view_reader import shape_text
from foretell.server.protocol.views import GameView, RoundRulesView, SheetRow, TrickView
from foretell.server.table.round_rules import round_rules_of
from foretell.server.table.sheet import Begun, row_of
from foretell.server.viewer.shape import Step
from foretell.wire import Wire

Facts = dict[str, Any]

CARDS_TOLD: Final = frozenset({"known", "hand", "unseen", "played", "played_by", "voids", "legal"})
TURN_TOLD: Final = frozenset({"turn", "actor", "hand_count", "trick_as", "tricks_done"})
LAST_TOLD: Final = frozenset({"last_trick", "last_as", "last_leader", "last_len"})
GIVEN_TOLD: Final = frozenset({"given", "given_to", "passed", "received"})
CLAIM_TOLD: Final = frozenset({"may_claim", "claim_points"})
TOLD_BY_OTHERS: Final = CARDS_TOLD | TURN_TOLD | LAST_TOLD | GIVEN_TOLD | CLAIM_TOLD
"""Fields of a view that are sent once: the rest of a step says as much in fewer bytes."""
OPENED: Final = {"known": "hands", "bids": "bids"}
"""What nobody at the table saw of all, and everybody may see now."""
IN_TRICK: Final = (Phase.PLAY, Phase.ROLE)
SCORED_TOLD: Final = ("scores", "points", "out_round")
LAST_SEEN: Final = ("phase", "round_number", "is_play_off", "dealer", "sitting", *SCORED_TOLD)
"""What a last trick leaves as it is until the round's own step."""


class StateBefore(NamedTuple):
    """The moment before an entry."""

    phase: int
    tricks: int
    round_no: int
    leader: int
    won: list[int]
    played: int


class Stepper:
    """Plays a history and notes its steps."""

    def __init__(self, wire: Wire) -> None:
        """Nothing has happened."""
        self.wire, self.handle = wire, Handle(wire.rules)
        self.sheet: list[SheetRow] = []
        self._made: list[tuple[Step, Facts]] = []
        self._begun = Begun(0, -1, is_play_off=False, sitting=())
        self._last: Entry | None = None
        self._round_rules: RoundRulesView | None = None

    def steps(self, history: Sequence[Entry]) -> list[Step]:
        """The steps of a history; their views hold only what differs."""
        before = self._eve()
        for entry in again(self.handle, history):
            self._note(entry, before)
            self._last, before = entry, self._eve()
        return _patched(self._made)

    def _eve(self) -> StateBefore:
        get = self.handle.get
        won = self.handle.seats_of("won")
        return StateBefore(
            get("phase"), get("tricks_done"), get("round_no"), get("leader"), won, get("played")
        )

    def _note(self, entry: Entry, before: StateBefore) -> None:
        facts = self._facts()
        if isinstance(entry, Deal | Pad):
            self._begin()
            kind = "dealt" if isinstance(entry, Deal) else "begun"
            self._add(Step(kind, 0, GameView(), round_rules=self._new_round_rules()), facts)
            return
        is_scored = self._is_scored(before)
        if isinstance(entry, Made):
            self._chosen(entry, before, self._as_before(facts) if is_scored else facts)
        elif isinstance(entry, Call):
            said = Step("called", 0, GameView(), seat=entry.caller, text=str(entry.seat))
            self._add(said, self._as_before(facts) if is_scored else facts)
        if is_scored or isinstance(entry, Tally):
            self.sheet.append(row_of(self.handle, self.wire.rules.players, self._begun))
            self._add(Step("scored", 0, GameView()), facts)

    def _begin(self) -> None:
        get = self.handle.get
        sitting = tuple(cards_in(get("sitting")))
        is_play_off = get("row") == PLAY_OFF_ROW
        self._begun = Begun(self._begun.number + 1, get("dealer"), is_play_off, sitting)

    def _new_round_rules(self) -> RoundRulesView | None:
        before, self._round_rules = (
            self._round_rules,
            round_rules_of(self.wire, self.handle.get("row")),
        )
        return None if self._round_rules == before else self._round_rules

    def _is_scored(self, before: StateBefore) -> bool:
        is_over = self.handle.get("phase") == Phase.OVER and before.phase != Phase.LOT
        return self.handle.get("round_no") != before.round_no or is_over

    def _facts(self) -> Facts:
        """The table as everybody may see it now that all is over."""
        row = self.wire.look(self.handle, -1)
        for shown, true in OPENED.items():
            row[VIEW_PLACES[shown]] = self.handle.ints[STATE_PLACES[true]]
        facts: Facts = msgspec.json.decode(self.wire.whole(row))
        return facts

    def _as_before(self, facts: Facts) -> Facts:
        """The table after a last card, before its round is scored."""
        if not self._made:
            return facts
        return {**facts, **{name: self._made[-1][1][name] for name in LAST_SEEN}}

    def _add(self, step: Step, facts: Facts) -> None:
        step = msgspec.structs.replace(step, round=self._begun.number)
        self._made.append((step, facts))

    def _chosen(self, entry: Made, before: StateBefore, facts: Facts) -> None:
        last = self._last
        is_more = isinstance(last, Made) and bool(self._made) and is_second(entry, last)
        text = self._text(entry, before)
        if is_more:
            text = self._made.pop()[0].text + text
        seat = entry.choice if entry.phase == Phase.LOT else entry.seat
        phase = last.phase if is_more and isinstance(last, Made) else entry.phase
        step = Step(
            "chosen",
            0,
            GameView(),
            trick=before.tricks + 1 if entry.phase in IN_TRICK else 0,
            seat=seat,
            phase=Phase(phase).name.lower().replace("_", "-"),
            text=text,
            taken=self._taken(before),
            counts=self._counts(before) if entry.phase in IN_TRICK else None,
        )
        self._add(step, facts)

    def _counts(self, before: StateBefore) -> str | None:
        """What the last card of the trick counts as, where that is not sure from its face."""
        which = "last" if self.handle.get("tricks_done") != before.tricks else "trick"
        place = self.handle.get(f"{which}_len") - 1
        card = self.handle.seats_of("last_trick" if which == "last" else "trick")[place]
        shape = self.handle.seats_of(f"{which}_as")[place]
        is_plain = shape == card and not ALWAYS >> card & 1
        return None if is_plain else shape_text(shape, SHAPE_WORDS, self.wire.deck)

    def _text(self, entry: Made, before: StateBefore) -> str:
        """What was chosen; a card that was played unseen is seen."""
        deck = self.wire.deck
        if entry.phase == Phase.PLAY:
            new = cards_in(self.handle.get("played") & ~before.played)
            return card_name(new[0], deck) if new else choice_text(entry.phase, entry.choice, deck)
        return choice_text(entry.phase, entry.choice, deck)

    def _taken(self, before: StateBefore) -> TrickView | None:
        """The trick that has just been finished, if one has."""
        handle = self.handle
        if handle.get("tricks_done") == before.tricks:
            return None
        numbers = handle.seats_of("last_trick")[: handle.get("last_len")]
        pairs = zip(handle.seats_of("won"), before.won, strict=True)
        gains = [now - then for now, then in pairs]
        cards = [card_name(card, self.wire.deck) for card in numbers]
        return TrickView(before.leader, cards, gains.index(1) if 1 in gains else None)


def _patched(made: list[tuple[Step, Facts]]) -> list[Step]:
    """The steps, each with what differs from the one before."""
    known: Facts = {}
    hands: list[list[str]] = []
    steps = []
    for step, facts in made:
        patch = {
            name: value
            for name, value in facts.items()
            if name not in known or (name not in TOLD_BY_OTHERS and known[name] != value)
        }
        told = _dealt_anew(hands, facts["known"])
        known, hands = known | patch, facts["known"]
        steps.append(msgspec.structs.replace(step, game=GameView(**patch), hands=told))
    return steps


def _dealt_anew(before: list[list[str]], after: list[list[str]]) -> dict[int, str]:
    """The hands that differ."""
    seats = range(len(after))
    return {
        seat: " ".join(after[seat]) for seat in seats if [after[seat]] != before[seat : seat + 1]
    }
