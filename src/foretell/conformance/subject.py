"""Foretell's own engine behind the interface that the cases are held against."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from foretell.base.errors import ForetellError
from foretell.cards import names_in
from foretell.conformance.answering import ImplementationRefused, answering
from foretell.conformance.question import Question
from foretell.engine.structs import NO_SEAT, Phase
from foretell.game.game import Game
from foretell.play.actions import CARD_PHASES, TWISTS
from foretell.record.reading import from_table
from foretell.record.writing import seat_names

PHASES: Final = {Phase.UBER_RANK: "uber", Phase.UBER_SUIT: "uber", Phase.ROLE: "play"}
NOBODY_ACTS: Final = (Phase.DEAL, Phase.AGREE, Phase.LOT, Phase.OVER)
SPECTATOR: Final = -1


class ChoiceKind(NamedTuple):
    """A kind of choice: how it is written, when it is made, and the sentence for it."""

    shape: str
    phases: tuple[Phase, ...]
    verb: Callable[[Game, str], None]


KINDS: Final = (
    ChoiceKind("[0-9]+", (Phase.BID, Phase.MEND), lambda game, text: game.bid(int(text))),
    ChoiceKind("[cdhs]|none", (Phase.TRUMP,), Game.name_trump),
    ChoiceKind("|".join(TWISTS), (Phase.TWIST,), Game.name_twist),
    ChoiceKind("[1-9TJQKA]|jesters", (Phase.UBER_RANK,), Game.name_uber),
    ChoiceKind("agree", (Phase.AGREE,), lambda game, _text: game.agree()),
    ChoiceKind("[1-9TJQKAZN][cdhs].*|Me.*|Mo|Ex|Gr", (*CARD_PHASES, Phase.UBER_RANK), Game.play),
)


class EngineStanding:
    """The friendly game at the end of a case's record, read as any record is read."""

    def __init__(self, question: Question) -> None:
        try:
            self.game = Game.replay(from_table(_table(question)))
        except ForetellError as error:
            raise _refused(error) from error

    def act(self, action: str, seat: int | None) -> None:
        """Make a choice through the sentence-like API."""
        try:
            self._act(action, seat)
        except ForetellError as error:
            raise _refused(error) from error

    def _act(self, action: str, seat: int | None) -> None:
        called = re.fullmatch(r"call (\d+) (\d+)", action)
        if called and seat is not None:
            self.game.call_revoke(seat, int(called[1]), int(called[2]))
        elif action == "back" and seat is not None:
            self.game.take_back(seat)
        else:
            self._choose(action, seat)

    def _choose(self, action: str, seat: int | None) -> None:
        """What kind of choice a text is decides which sentence it is; then whose turn it is."""
        kinds = [kind for kind in KINDS if re.fullmatch(kind.shape, action)]
        if kinds and all(self.game.phase not in kind.phases for kind in kinds):
            kinds[0].verb(self.game, action)
        self.game.act(action, seat)

    def look(self) -> Mapping[str, object]:
        """Every answer of docs/conformance.md."""
        game, get = self.game, self.game.handle.get
        waits = game.phase in NOBODY_ACTS
        return {
            "phase": PHASES.get(game.phase, game.phase.name.lower()),
            "actor": None if waits else get("turn") if game.phase == Phase.PULL else game.actor,
            "legal": self._legal(),
            "round": game.round_number,
            "size": self._size(),
            "dealer": get("dealer"),
            "trump": game.trump,
            "leader": get("leader"),
            "winner": self._winner(),
            "won": game.won,
            "hands": [" ".join(hand) for hand in game.hands],
            "points": game.points,
            "scores": game.scores,
            "out": self._out(),
            "ranks": game.ranks,
        }

    def see(self, seat: int | None) -> Mapping[str, list[str]]:
        """A seat's view, in the form of `sees`."""
        seen = self.game.view(SPECTATOR if seat is None else seat)
        deck = self.game.rules.deck
        known = [names_in(cards, deck) for cards in seen.seats_of("known")]
        pairs = zip(known, seen.hand_count, strict=True)
        bids = ["-" if bid is None else str(bid) for bid in seen.bids[: seen.players]]
        hands = [" ".join(held + ["?"] * (count - len(held))) for held, count in pairs]
        return {"hands": hands, "bids": bids}

    def _legal(self) -> list[str]:
        """The choices as a record writes them."""
        return list(self.game.legal())

    def _size(self) -> int:
        is_due = self.game.phase == Phase.DEAL
        return self.game.handle.cards_to_deal() if is_due else self.game.handle.get("cards_each")

    def _out(self) -> list[int]:
        rounds = self.game.handle.seats_of("out_round")[: self.game.rules.players]
        return [seat for _, seat in sorted((out, seat) for seat, out in enumerate(rounds) if out)]

    def _winner(self) -> int | None:
        """The seat whose card took the last trick, asked of the engine as if it lay there again."""
        scratch = self.game.handle.copy()
        if not scratch.get("last_len"):
            return None
        state = scratch.states[0]
        if any(scratch.rules[0].cancels >> int(card) & 1 for card in self._last_cards()):
            return NO_SEAT
        state.leader, state.trick_len = state.last_leader, state.last_len
        state.trick[:], state.trick_as[:] = state.last_trick, state.last_as
        return scratch.winner()

    def _last_cards(self) -> list[int]:
        return self.game.handle.seats_of("last_trick")[: self.game.handle.get("last_len")]


def _table(question: Question) -> dict[str, Any]:
    """The record that a question is the beginning of."""
    table: dict[str, Any] = {"format": 1, "rules": question.rules}
    table |= {"players": list(seat_names(question.players)), "rounds": list(question.rounds)}
    return table if question.scores is None else table | {"scores": list(question.scores)}


def _refused(error: ForetellError) -> ImplementationRefused:
    place: dict[str, object] = {
        key: error.details[key] for key in ("round", "trick", "seat") if key in error.details
    }
    fields: Any = getattr(error, "fields", error.details.get("fields"))
    if fields:
        place["fields"] = sorted(fields)
    return ImplementationRefused(error.code, **place)


ENGINE: Final = answering(EngineStanding)
"""Foretell's own engine, as it answers."""
