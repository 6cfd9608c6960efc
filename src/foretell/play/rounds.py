"""The rounds of a game and their tricks, as plain values: a history played once more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from foretell.cards import NO_CARD, card_name, suit_name
from foretell.engine.structs import NO_BID, NO_SEAT, UNNAMED, Phase
from foretell.play.handle import Handle, playing_order, seats_in
from foretell.play.history import Call, Deal, Entry, Pad
from foretell.play.rerun import again
from foretell.play.view_fields import SHAPE_WORDS
from foretell.play.view_reader import shape_text
from foretell.rules.value import Rules


class PlayedTrick(NamedTuple):
    """A finished trick; ``number`` counts from 1 in its round.

    ``winner`` is none for a trick that counts for nobody: a cancelled one, Excalibur's, a dummy's.
    """

    number: int
    leader: int
    seats: tuple[int, ...]
    """Who played its cards, in order."""
    cards: tuple[str, ...]
    counted_as: tuple[str | None, ...]
    """What its cards counted as, as in a view's ``trick_as``."""
    winner: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound:
    """A round as far as it was played; ``number`` counts from 1, play-offs counted on.

    Lists are by player. A round of a score pad has no ``hands`` and no ``tricks``.
    """

    number: int
    is_play_off: bool
    dealer: int
    cards_each: int
    sitting: tuple[int, ...]
    """The seats that play, dummies too."""
    turn_up: str | None
    hands: tuple[tuple[str, ...], ...] | None
    """By seat, as they were dealt."""
    trump: str | None
    """As it was last: a suit's letter or ``none``; none given where it is not named or known."""
    bids: tuple[int | None, ...]
    """Those in force; none for who bids nothing."""
    tricks: tuple[PlayedTrick, ...]
    is_scored: bool
    won: tuple[int, ...]
    points: tuple[int, ...] | None
    scores: tuple[int, ...]
    """The totals after the round."""
    revoke: int | None
    """The seat whose revoke was called and ended the round (rules 14)."""


def rounds_of(rules: Rules, history: Sequence[Entry]) -> tuple[PlayedRound, ...]:
    """The rounds of a history, the last one as far as it went."""
    return _Reader(rules).read(history)


class _Moment(NamedTuple):
    """What stood before an entry."""

    phase: int
    round_no: int
    tricks: int
    leader: int
    won: list[int]


class _Reader:
    """Plays a history once more and notes its rounds."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.handle = rules, Handle(rules)
        self.done: list[PlayedRound] = []
        self.begun: Deal | Pad | None = None
        self.sitting: tuple[int, ...] = ()
        self.tricks: list[PlayedTrick] = []

    def read(self, history: Sequence[Entry]) -> tuple[PlayedRound, ...]:
        before = self._moment()
        for entry in again(self.handle, history):
            if isinstance(entry, Deal | Pad):
                self._begin(entry)
            elif isinstance(entry, Call):
                del self.tricks[self.handle.get("tricks_done") :]
            if self.handle.get("tricks_done") > before.tricks:
                self._trick(before)
            if self._is_scored(before):
                self._end(is_scored=True)
            before = self._moment()
        if self.begun:
            self._end(is_scored=False)
        return tuple(self.done)

    def _moment(self) -> _Moment:
        get = self.handle.get
        won = self.handle.seats_of("won")
        return _Moment(get("phase"), get("round_no"), get("tricks_done"), get("leader"), won)

    def _is_scored(self, before: _Moment) -> bool:
        is_over = self.handle.get("phase") == Phase.OVER and before.phase != Phase.LOT
        return self.begun is not None and (
            self.handle.get("round_no") != before.round_no or is_over
        )

    def _begin(self, entry: Deal | Pad) -> None:
        self.begun, self.tricks = entry, []
        self.sitting = tuple(seats_in(self.handle.get("sitting")))

    def _trick(self, before: _Moment) -> None:
        handle, deck = self.handle, self.rules.deck
        count = handle.get("last_len")
        order = playing_order(handle.rules, handle.get("sitting"), before.leader)
        pairs = zip(handle.seats_of("won"), before.won, strict=True)
        gains = [now > then for now, then in pairs]
        shapes = handle.seats_of("last_as")[:count]
        self.tricks.append(
            PlayedTrick(
                number=len(self.tricks) + 1,
                leader=before.leader,
                seats=tuple(order[:count]),
                cards=tuple(card_name(one, deck) for one in handle.seats_of("last_trick")[:count]),
                counted_as=tuple(shape_text(one, SHAPE_WORDS, deck) for one in shapes),
                winner=gains.index(True) if any(gains) else None,
            )
        )

    def _end(self, *, is_scored: bool) -> None:
        begun, handle = self.begun, self.handle
        assert begun is not None  # noqa: S101  # it is asked before
        self.begun = None
        by_player = self._by_player
        trump, up, revoke = handle.get("trump"), handle.get("turn_up"), handle.get("revoke_seat")
        self.done.append(
            PlayedRound(
                number=begun.round_no + 1,
                is_play_off=begun.is_play_off,
                dealer=begun.dealer,
                cards_each=handle.get("cards_each"),
                sitting=self.sitting,
                turn_up=None if up == NO_CARD else card_name(up, self.rules.deck),
                hands=self._hands(begun),
                trump=None if trump == UNNAMED else suit_name(trump),
                bids=tuple(None if bid == NO_BID else bid for bid in by_player("bids")),
                tricks=tuple(self.tricks),
                is_scored=is_scored,
                won=by_player("won"),
                points=by_player("points") if is_scored else None,
                scores=by_player("scores"),
                revoke=None if revoke == NO_SEAT else revoke,
            )
        )

    def _by_player(self, name: str) -> tuple[int, ...]:
        return tuple(self.handle.seats_of(name)[: self.rules.players])

    def _hands(self, begun: Deal | Pad) -> tuple[tuple[str, ...], ...] | None:
        if isinstance(begun, Pad):
            return None
        deck = self.rules.deck
        return tuple(tuple(card_name(card, deck) for card in hand) for hand in begun.hands)
