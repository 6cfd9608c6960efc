"""What a viewer is sent of a table: the engine's view of its seat, and what everybody may know.

This is the one way from a table to a socket. A field is shown because it is listed here or in
``engine.view``; what is not listed stays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from foretell.cards import card_name, cards_in
from foretell.engine.structs import BidMode, Phase
from foretell.play.actions import FORM_TEXTS, choice_text
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import AnyNews, Chatted, Happened, Moved
from foretell.server.protocol.views import ChatLine, SeatView, SheetRow, TrickView
from foretell.server.table.moves import overlay
from foretell.server.table.round_rules import round_rules_of
from foretell.server.table.state import TableState
from foretell.wire import Numbers

TABLE_NEWS: Final = {
    e.Dealt,
    e.TookBack,
    e.Claimed,
    e.TimedOut,
    e.SeatToBot,
    e.SeatBack,
    e.BackSoon,
    e.Paused,
    e.Resumed,
    e.Ended,
    e.Starting,
    e.Cancelled,
    e.Started,
    e.Followed,
}


@dataclass(frozen=True, slots=True)
class LiveFacts:
    """What the log does not hold: whose persons are here, when time is up, if nothing is stored."""

    here: frozenset[int] = frozenset()
    deadline: int | None = None
    is_stuck: bool = False


@dataclass(frozen=True, slots=True)
class Common:
    """What everybody knows at a moment, beside the game."""

    v: int
    table: dict[str, Any]
    sheet: list[SheetRow]
    chat: list[ChatLine]


@dataclass(frozen=True, slots=True)
class Projection:
    """All that a viewer knows at a moment; the base of the next update."""

    common: Common
    game: Numbers | None

    @property
    def v(self) -> int:
        """The version of the game."""
        return self.common.v

    @property
    def table(self) -> dict[str, Any]:
        """What everybody knows of the table."""
        return self.common.table

    @property
    def sheet(self) -> list[SheetRow]:
        """The rounds that are scored."""
        return self.common.sheet

    @property
    def chat(self) -> list[ChatLine]:
        """What was said."""
        return self.common.chat


def common(state: TableState, moment: LiveFacts) -> Common:
    """What everybody knows now."""
    chat = [line for line in state.chat if line.text]
    return Common(state.v, table_facts(state, moment), list(state.sheet), chat)


def look(state: TableState, seat: int, known: Common) -> Projection:
    """What a seat, or a watcher, may know now; what everybody knows is given."""
    is_begun = state.deals is not None
    return Projection(known, game_numbers(state, seat) if is_begun else None)


def game_numbers(state: TableState, seat: int) -> Numbers:
    """The engine's view of a seat."""
    return state.wire.look(overlay(state, seat), seat)


def table_facts(state: TableState, moment: LiveFacts) -> dict[str, Any]:
    """What everybody may know of a table."""
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
        "tricks": finished_tricks(state),
        "dealt": opened_hands(state),
        "next_table": state.next_table,
        "may_take_back": state.may_take_back(),
        "due": state.due(),
        "deadline": moment.deadline,
    }


def finished_tricks(state: TableState) -> list[TrickView]:
    """The finished tricks of this round."""
    return [
        TrickView(t.leader, [card_name(c, state.rules.deck) for c in t.cards], _nobody(t.winner))
        for t in state.tricks
    ]


def opened_hands(state: TableState) -> list[list[str]]:
    """The hands of the round that has just been scored, if this table opens them."""
    is_scored = bool(state.sheet) and state.sheet[-1].number == state.number
    if not (state.options.open_hands and is_scored):
        return []
    return [[card_name(card, state.rules.deck) for card in hand] for hand in state.dealt]


def _nobody(seat: int) -> int | None:
    return None if seat < 0 else seat


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
        wants_pause=place in state.commands.pause,
        wants_end=place in state.commands.end,
        next_name=seat.late_name,
    )


def whole(state: TableState, shown: Projection) -> dict[str, Any]:
    """A view as it is sent to somebody who knows none yet."""
    game = None if shown.game is None else msgspec.Raw(state.wire.whole(shown.game))
    return {"table": shown.table, "sheet": shown.sheet, "chat": shown.chat, "game": game}


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
    old = before.table
    return {name: value for name, value in after.table.items() if old[name] != value}


def game_patch(state: TableState, before: Projection, after: Projection) -> bytes:
    """The game's fields that differ, as JSON; all of them when it has just begun, or nothing."""
    if after.game is None:
        return b""
    if before.game is None:
        return state.wire.whole(after.game)
    patch = state.wire.patch(before.game, after.game)
    return b"" if patch == b"{}" else patch


@dataclass(frozen=True, slots=True)
class Before:
    """What is remembered of the moment before an event, to tell of it afterwards."""

    phase: Phase
    played: int
    is_open: bool


def before_event(state: TableState) -> Before:
    """The moment before an event."""
    mode = state.bid_modes[state.handle.get("row")]
    return Before(state.phase, state.handle.get("played"), mode == BidMode.IN_TURN)


def news_of(state: TableState, entry: e.LogEntry, before: Before) -> list[AnyNews]:
    """What everybody may hear of an event that has just been applied."""
    event = entry.event
    if isinstance(event, e.Said):
        return [Chatted(ChatLine(entry.at, event.name, event.text, event.seat))]
    if isinstance(event, e.Acted | e.Sealed):
        text = None if isinstance(event, e.Sealed) else public_text(state, event, before)
        how = e.How.PERSON if event.how is e.How.FORCED else event.how
        return [Moved(event.seat, phase_name(before.phase), how, text)]
    if isinstance(event, e.RevokeCalled):
        return [_called(state, event, before)]
    if type(event) in TABLE_NEWS:
        return [Happened(e.tag(type(event).__name__), getattr(event, "seat", None))]
    return []


def _called(state: TableState, event: e.RevokeCalled, before: Before) -> Happened:
    """A call: in a finished trick it was right or not; in this one cards may have gone back."""
    if state.handle.get("played") != before.played and state.handle.get("trick_len"):
        return Happened("revoke-corrected", event.caller, event.seat, event.trick, is_right=True)
    is_right = state.handle.get("revoke_seat") == event.seat
    return Happened("revoke-called", event.caller, event.seat, event.trick, is_right)


def phase_name(phase: Phase) -> str:
    """A phase as messages name it."""
    return phase.name.lower().replace("_", "-")


def public_text(state: TableState, event: e.Acted, before: Before) -> str | None:
    """What was chosen, as far as everybody saw it; a card that was played unseen is seen now."""
    deck, choices = state.rules.deck, event.choices
    if before.phase == Phase.BID and not before.is_open:
        return None
    if before.phase == Phase.PLAY:
        new = cards_in(state.handle.get("played") & ~before.played)
        card = card_name(new[0], deck) if new else choice_text(before.phase, choices[0], deck)
        return card + "".join(FORM_TEXTS[form] for form in choices[1:])
    texts = [
        choice_text(phase, c, deck) for phase, c in zip(_phases(before), choices, strict=False)
    ]
    return "".join(texts)


def _phases(before: Before) -> list[Phase]:
    """The phases that the choices of one action belong to."""
    return [before.phase, Phase.UBER_SUIT if before.phase == Phase.UBER_RANK else before.phase]
