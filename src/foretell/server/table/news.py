"""What everybody may hear of an event at a table, beside what changes in their views.

Nothing is told that is not listed here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from foretell.cards import card_name, cards_in
from foretell.engine.structs import BidMode, Phase
from foretell.play.actions import FORM_TEXTS, choice_text
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How, tag
from foretell.server.protocol.messages import AnyNews, Chatted, Happened, Moved
from foretell.server.protocol.views import ChatLine
from foretell.server.table.state import TableState

TABLE_NEWS: Final = {
    e.Dealt,
    e.TookBack,
    e.Undone,
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


class Before(NamedTuple):
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
        how = How.PERSON if event.how is How.FORCED else event.how
        return [Moved(event.seat, phase_name(before.phase), how, text)]
    if isinstance(event, e.RevokeCalled):
        return [_called(state, event, before)]
    if type(event) in TABLE_NEWS:
        return [Happened(tag(type(event).__name__), getattr(event, "seat", None))]
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
