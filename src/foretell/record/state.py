"""One record that is being played again: the game, the round, the keys not yet used, the place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from foretell.base.errors import BadRecord
from foretell.base.i18n import DeferredText, Value
from foretell.cards import cards_in, names_of
from foretell.engine.structs import Phase
from foretell.play.actions import choice_texts
from foretell.play.history import HistoryStep
from foretell.play.refusals import refusal
from foretell.play.standing import PlayedGame
from foretell.record.format import ROUND_KEYS, RoundRecord
from foretell.record.names import Names
from foretell.record.places import RecordPlace

REFUSED: Final = ("must-follow", "not-held", "bid-range", "uneven-bid")
"""Refusals of the engine that have a text of their own; all others say what is allowed."""
ORDER: Final = {key: place for place, key in enumerate(ROUND_KEYS)}


class RecordWaits(Exception):
    """The record stops here: ``key`` is what comes next."""

    def __init__(self, key: str, seat: int = -1) -> None:
        super().__init__(key)
        self.key = key
        self.seat = seat


@dataclass(slots=True)
class RoundReplay:
    """A round of a record as far as it has been played again."""

    game: PlayedGame
    names: Names
    given: RoundRecord
    place: RecordPlace
    is_last: bool
    left: list[str]
    trump: int | None = None
    is_play_off: bool = False

    def get(self, name: str) -> int:
        """A field of the state that is one number."""
        return self.game.handle.get(name)

    def players_of(self, name: str) -> tuple[int, ...]:
        """A field of the state by player."""
        return tuple(self.game.handle.seats_of(name)[: self.game.rules.players])

    def take(self, key: str) -> Any:
        """What the round gives under a key, now that the rules ask for it; ``None`` if nothing."""
        if key in self.left:
            self.left.remove(key)
        return getattr(self.given, key)

    def need(self, key: str) -> Any:
        """The same where the game cannot go on without."""
        value = self.take(key)
        if value is None:
            raise RecordWaits(key)
        return value

    def bad(self, code: str, key: str, /, **args: Value) -> BadRecord:
        """The error that something is wrong at this place, by the text ``record-<key>``."""
        return self.place.bad(code, key, **args)

    def revoker(self, seat: int) -> str | DeferredText:
        """Who is said to have revoked; as it stands in the file where there is no such seat."""
        is_seat = 0 <= seat < self.game.rules.players
        return (
            self.place.who(seat)
            if is_seat
            else DeferredText("record-revoke-seat", {"seat": str(seat)})
        )

    def step(self, choice: int) -> bool:
        """Make one choice; whether it is legal."""
        phase, seat = self.get("phase"), self.get("turn")
        if not self.game.handle.attempt(choice):
            return False
        self.game.history.append(HistoryStep(phase, seat, choice))
        return True

    def refused(self, tried: str, choice: int) -> BadRecord:
        """Why a choice is not legal now, with what the seat holds."""
        handle, ranks = self.game.handle, self.names.ranks
        error = refusal(handle, tried, choice, ranks)
        self.place.seat = self.get("turn")
        details: dict[str, Any] = {**error.details, "tried": tried}
        key = error.code if error.code in REFUSED else "allowed"
        if key == "not-held":
            details["held"] = names_of(self.held(), ranks)
            key = key if details["held"] else "holds-nothing"
        elif key == "allowed":
            details["allowed"] = self.allowed()
        numbers = {name: str(details[name]) for name in ("most",) if name in details}
        return self.bad(error.code, key, **{**details, **numbers})

    def held(self) -> list[int]:
        """The cards that the seat in turn chooses from, playable or not."""
        turn = self.get("turn")
        is_own = self.get("phase") != Phase.PULL and turn < self.game.rules.players
        hands = self.game.handle.seats_of("hands")
        return cards_in(hands[turn] if is_own else self.game.handle.legal())

    def allowed(self) -> str:
        """The choices that are legal now, as text."""
        legal = self.game.handle.legal()
        return " ".join(choice_texts(self.get("phase"), legal, self.names.ranks))

    def check_count(self, key: str, values: tuple[Any, ...], count: int) -> None:
        """Refuse a list that has not one value a seat."""
        if len(values) != count:
            counts = {"number": str(len(values)), "count": str(count)}
            raise self.bad("wrong-count", "values-count", key=key, **counts)

    def check_given(self, key: str) -> None:
        """Compare tricks or points, where they are given, with what came of the round."""
        given = self.take(key)
        if given is None:
            return
        right = self.players_of("won" if key == "won" else "points")
        self.check_count(key, given, len(right))
        if given != right:
            said = {"given": str(list(given)), "right": str(list(right))}
            raise self.bad(f"wrong-{key}", "wrong-values", key=key, **said)

    def check_rest(self) -> None:
        """Refuse keys that this round did not ask for."""
        if self.left:
            raise self.not_asked(self.left[0])

    def not_asked(self, key: str) -> BadRecord:
        """The error that a key is given that this round does not ask for."""
        return self.bad("not-asked", "not-asked", key=key)

    def check_waiting(self, waits: RecordWaits) -> None:
        """Refuse a gap: what is missing while something later is given, or another round."""
        self.place.trick, self.place.seat = 0, -1
        early = [key for key in self.left if ORDER[key] < ORDER[waits.key]]
        if early:
            raise self.not_asked(early[0])
        what = "missing"
        if waits.seat >= 0:
            self.place.seat, what = waits.seat, "own-missing"
        if self.left:
            later = self.left[0]
            raise self.bad("unfinished", f"{what}-later", key=waits.key, later=later)
        if not self.is_last:
            raise self.bad("unfinished", f"{what}-round", key=waits.key)
