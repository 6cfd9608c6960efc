"""What a viewer is sent of a table: the engine's view of its seat, and what everybody may know.

This is the one way from a table to a socket. A field is shown because it is listed here or in
``engine.view``; what is not listed stays.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import numpy as np

from foretell.cards import card_name
from foretell.engine.fields import Ints
from foretell.server.protocol.messages import AnyNews, Chatted
from foretell.server.protocol.views import ChatLine, SeatView, SheetRow, TrickView
from foretell.server.table.moves import overlay
from foretell.server.table.round_rules import round_rules_of
from foretell.server.table.state import TableState


class LiveFacts(NamedTuple):
    """What the log does not hold: who is here, when time is up, whether nothing is stored."""

    here: frozenset[int] = frozenset()
    host_looks_on: bool = False
    deadline: int | None = None
    is_stuck: bool = False


class Common(msgspec.Struct, frozen=True):
    """What everybody knows at a moment, beside the game.

    ``facts`` and ``chat`` are the same objects for as long as cards are merely played.
    """

    v: int
    facts: dict[str, Any]
    """The table's fields but for those of ``quick``."""
    quick: QuickFacts
    sheet: tuple[SheetRow, ...]
    chat: list[ChatLine]

    @property
    def table(self) -> dict[str, Any]:
        """What everybody knows of the table."""
        return {**self.facts, **self.quick._asdict()}


class QuickFacts(NamedTuple):
    """The fields of a table that change while cards are played."""

    tricks: tuple[TrickView, ...]
    """The finished tricks of this round."""
    may_take_back: int | None
    due: list[int]
    deadline: int | None


class Projection(NamedTuple):
    """All that a viewer knows at a moment; the base of the next update."""

    common: Common
    game: Ints | None
    """The row of the engine's view; none before the first cards."""

    @property
    def v(self) -> int:
        """The version of the game."""
        return self.common.v


class CommonFacts:
    """What everybody knows, made anew only where something else has happened than a card played."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._key: tuple[object, ...] = ()
        self._facts: dict[str, Any] = {}
        self._chat: list[ChatLine] = []

    def now(self, state: TableState, moment: LiveFacts) -> Common:
        """What everybody knows now."""
        key = (state, state.changes, moment.here, moment.is_stuck, moment.host_looks_on)
        if key != self._key:
            self._key = key
            self._facts = table_facts(state, moment)
            self._chat = [line for line in state.chat if line.text]
        take_back, due = state.may_take_back(), state.due()
        quick = QuickFacts(state.tricks, take_back, due, moment.deadline)
        return Common(state.v, self._facts, quick, state.sheet, self._chat)


def looks(state: TableState, seats: list[int], known: Common) -> list[Projection]:
    """What each of some seats, or a spectator, may know now; what everybody knows is given."""
    if state.deals is None:
        return [Projection(known, None)] * len(seats)
    if state.is_together():
        rows = [state.wire.look(overlay(state, seat), seat) for seat in seats]
    else:
        rows = list(state.wire.looks(state.handle, np.array(seats, dtype=np.int64)))
    return [Projection(known, row) for row in rows]


def table_facts(state: TableState, moment: LiveFacts) -> dict[str, Any]:
    """What everybody may know of a table, but for what changes while cards are played."""
    return {
        "id": state.id,
        "name": state.name,
        "rules": state.rules_value,
        "rules_name": state.rules_name,
        "players": state.rules.players,
        "rounds": state.wire.rounds,
        "status": state.status.value,
        "fair": state.fair.view(),
        "round_rules": round_rules_of(state.wire, state.handle.get("row")),
        "why_ended": state.why_ended,
        "is_paused": state.is_paused,
        "is_stuck": moment.is_stuck,
        "is_locked": state.is_locked,
        "is_private": state.is_private,
        "options": state.options,
        "seats": [seat_facts(state, place, moment) for place in range(len(state.seats))],
        "host_looks_on": moment.host_looks_on,
        "dealt": opened_hands(state),
        "next_table": state.next_table,
        **({"tournament": state.tournament} if state.tournament else {}),
    }


def opened_hands(state: TableState) -> list[list[str]]:
    """The hands of the round that has just been scored, if this table opens them."""
    is_scored = bool(state.sheet) and state.sheet[-1].number == state.number
    if not (state.options.open_hands and is_scored):
        return []
    return [[card_name(card, state.rules.deck) for card in hand] for hand in state.dealt]


def seat_facts(state: TableState, place: int, moment: LiveFacts) -> SeatView:
    """What everybody may know of a seat."""
    seat = state.seats[place]
    kind = "free" if seat.is_free else "person" if seat.person else "bot"
    return SeatView(
        name=seat.name,
        kind=kind,
        bot=seat.player,
        is_host=bool(seat.person) and seat.person == state.host,
        is_here=place in moment.here,
        has_chosen=place in state.sealed,
        is_away=bool(seat.away_until),
        back_at=seat.away_until,
        had_break=seat.was_away,
        wants_pause=place in state.requests.pause,
        wants_end=place in state.requests.end,
        wants_undo=place in state.requests.undo,
        next_name=seat.late_name,
        figure=seat.figure,
    )


def whole(state: TableState, shown: Projection) -> dict[str, Any]:
    """A view as it is sent to somebody who knows none yet."""
    game = None if shown.game is None else msgspec.Raw(state.wire.whole(shown.game))
    known = shown.common
    return {"table": known.table, "sheet": known.sheet, "chat": known.chat, "game": game}


def _unheard(state: TableState, muted: frozenset[str]) -> set[ChatLine]:
    """The lines of chat of some people."""
    said = zip(state.chat, state.speakers, strict=True)
    return {line for line, speaker in said if speaker in muted}


def heard_lines(state: TableState, lines: list[ChatLine], muted: frozenset[str]) -> list[ChatLine]:
    """Lines of chat without those of some people."""
    unheard = _unheard(state, muted)
    return [line for line in lines if line not in unheard]


def heard_news(state: TableState, news: list[AnyNews], muted: frozenset[str]) -> list[AnyNews]:
    """News without the lines of some people."""
    if not any(isinstance(one, Chatted) for one in news):
        return news
    unheard = _unheard(state, muted)
    return [one for one in news if not (isinstance(one, Chatted) and one.line in unheard)]


def table_patch(before: Common, after: Common) -> dict[str, Any]:
    """The table's fields that differ."""
    old, new = before.facts, after.facts
    patch = {} if old is new else {name: new[name] for name in new if old[name] != new[name]}
    if before.quick != after.quick:
        fields = zip(QuickFacts._fields, before.quick, after.quick, strict=True)
        patch.update({name: value for name, was, value in fields if was != value})
    return patch


def game_patches(
    state: TableState, before: list[Projection], after: list[Projection]
) -> list[bytes]:
    """The game's fields that differ, as JSON; all of them when it has just begun, or nothing."""
    old = [one.game for one in before if one.game is not None]
    new = [one.game for one in after if one.game is not None]
    if len(old) == len(new) == len(after):
        return state.wire.patches(np.array(old), np.array(new)) if new else []
    return [_game_patch(state, *pair) for pair in zip(before, after, strict=True)]


def _game_patch(state: TableState, before: Projection, after: Projection) -> bytes:
    if after.game is None:
        return b""
    if before.game is None:
        return state.wire.whole(after.game)
    return state.wire.patches(before.game[None], after.game[None])[0]
