"""Everything a table is: who sits, what was agreed, and the game in the engine's own form."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec.structs import replace

from foretell.engine.structs import BidMode, Phase
from foretell.play.handle import Handle
from foretell.play.history import Entry
from foretell.rules.value import Rules
from foretell.server.deals.commitments import Fairness
from foretell.server.deals.secrets import Deals
from foretell.server.protocol.event import Options, RulesValue, TournamentPlace
from foretell.server.protocol.events import Opened
from foretell.server.protocol.views import ChatLine, SheetRow, TrickView
from foretell.server.table.seat_state import SeatState
from foretell.wire import Wire, wire_of

CHAT_LINES: Final = 100
SPECTATOR: Final = -1
PHASES: Final = {int(phase): phase for phase in Phase}
"""Looked up several times a move; calling the Enum takes sixteen times as long."""


class BrokenLog(Exception):
    """An event that its table cannot have had: the log or the program is wrong."""


class Status(StrEnum):
    """How far a table is."""

    OPEN = "open"
    STARTING = "starting"
    """Commitments are out, seeds are being revealed; no card exists yet."""
    PLAYING = "playing"
    FINISHED = "finished"
    ENDED = "ended"


RUNNING: Final = (Status.OPEN, Status.STARTING, Status.PLAYING)
OVER: Final = (Status.FINISHED, Status.ENDED)


@dataclass(slots=True)
class Requests:
    """What the persons at the table have asked for, by seat: it happens when all of them have."""

    pause: set[int] = field(default_factory=set)
    end: set[int] = field(default_factory=set)
    undo: set[int] = field(default_factory=set)
    undo_by: int = -1
    """The seat whose last choice would be undone: the first that asked for it."""

    def clear_undo(self) -> None:
        """Drop all requests to undo."""
        self.undo.clear()
        self.undo_by = -1


class Past(NamedTuple):
    """How a round stood just before a choice: what undoing that goes back to."""

    seats: tuple[int, ...]
    """Whose choice it was: several made at once; nobody's in a claim."""
    saved: bytes
    tricks: tuple[TrickView, ...]
    trick_count: int
    draws: int
    history: int
    """How many entries the history had, where it is kept."""


class Turns(NamedTuple):
    """Who has something to decide after so many entries of the log."""

    seq: int
    together: int
    """Mask of the seats that choose at once; see :meth:`TableState.together`."""
    due: list[int]


@dataclass(slots=True)
class TableState:
    """The fold of a table's log; ``seq`` counts its entries, ``v`` what the public saw change."""

    id: str
    name: str
    rules_value: RulesValue
    rules_name: str
    rules: Rules
    host: str
    is_private: bool
    options: Options
    opened: int
    handle: Handle
    seats: list[SeatState]
    bid_modes: list[int]
    is_honour: bool
    """Whether revokes are possible and called (rules 14)."""
    wire: Wire
    fair: Fairness
    status: Status = Status.OPEN
    is_locked: bool = False
    is_paused: bool = False
    why_ended: str = ""
    removed: set[str] = field(default_factory=set)
    hosts_before: set[str] = field(default_factory=set)
    """Hosts who were away for long, so that others took the role over: they may always sit here."""
    seq: int = 0
    v: int = 0
    last_at: int = 0
    """When the last entry of the log was made, in milliseconds since 1970."""
    changed: int = 0
    """When anybody could last see something change, in milliseconds since 1970."""
    changes: int = 0
    """How often something else has happened than a card played: what everybody knows of the table
    beside the trick, and what one seat alone knows, is the same while this is."""
    answers: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)
    """By person and id of an action: the version that it led to, and the mark of the action."""
    deals: Deals | None = None
    number: int = 0
    dealer: int = -1
    is_play_off: bool = False
    sitting: tuple[int, ...] = ()
    """The seats that play this round, dummies too."""
    draws: int = 0
    """Draws that have been made in this round; the lot for a play-off is the first of its own."""
    lots: int = 0
    """Lots that have been drawn for the play-off that is dealt next."""
    sealed: dict[int, list[int]] = field(default_factory=dict)
    before: bytes = b""
    """The engine's state before the last card, where it may be taken back."""
    has_taken_back: bool = False
    """Whether the next card stands for one that was taken back: it is not taken back again."""
    corrected: set[int] = field(default_factory=set)
    """The seats that have put a revoke back in this trick: the next waits for the trick's end."""
    last_seat: int = -1
    sheet: tuple[SheetRow, ...] = ()
    tricks: tuple[TrickView, ...] = ()
    """The finished tricks of this round."""
    trick_count: int = 0
    """Tricks finished in the whole game."""
    dealt: list[list[int]] = field(default_factory=list)
    """By player, the cards of this round as they were dealt."""
    history: list[Entry] | None = None
    """What has happened in the game, where it is played again for its record."""
    next_table: str = ""
    tournament: TournamentPlace | None = None
    absent: set[int] = field(default_factory=set)
    """The seats whose persons were not there when the game began."""
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))
    speakers: deque[str] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))
    """The person behind each line of chat; empty for the server."""
    requests: Requests = field(default_factory=Requests)
    past: list[Past] = field(default_factory=list)
    """Before each choice of this round, where choices are undone by consent."""
    turns: Turns = field(default_factory=lambda: Turns(-1, 0, []))
    """What :meth:`due` has found, for the entry that it was found after."""

    @property
    def plays_on(self) -> bool:
        """Whether it goes on though nobody looks: others wait for what comes of it."""
        is_played = self.status is Status.PLAYING and self.tournament is not None
        return is_played or self.status is Status.STARTING

    @property
    def phase(self) -> Phase:
        """What the engine waits for."""
        return PHASES[self.handle.get("phase")]

    def seat_of(self, person: str) -> int | None:
        """The seat of a person, if there is one."""
        for place, seat in enumerate(self.seats):
            if person and seat.person == person:
                return place
        return None

    def late_seat_of(self, person: str) -> int | None:
        """The bot's seat that a person will take, if there is one."""
        for place, seat in enumerate(self.seats):
            if person and seat.late_person == person:
                return place
        return None

    def persons(self) -> set[int]:
        """The seats that belong to people."""
        return {place for place, seat in enumerate(self.seats) if seat.person}

    def together(self) -> int:
        """Mask of the seats that choose at once now: hidden bids, passed cards, agreement."""
        phase = self.handle.get("phase")
        if phase == Phase.BID:
            mode = self.bid_modes[self.handle.get("row")]
            is_open = mode not in (BidMode.HIDDEN, BidMode.DELAYED)
            return 0 if is_open else self.handle.get("bidders")
        if phase in (Phase.PASS, Phase.AGREE):
            return self.handle.get("sitting") & ((1 << len(self.seats)) - 1)
        return 0

    def may_take_back(self) -> int | None:
        """The seat whose last card may still be taken back (rules 14); everybody saw it played."""
        return self.last_seat if self.before and self.status is Status.PLAYING else None

    def due(self) -> list[int]:
        """The seats that have something to decide now; nobody changes the list."""
        if self.turns.seq != self.seq:
            self.turns = self.turns_now()
        return self.turns.due

    def is_together(self) -> bool:
        """Whether several seats choose at once now."""
        if self.turns.seq != self.seq:
            self.turns = self.turns_now()
        return bool(self.turns.together)

    def turns_now(self) -> Turns:
        """Who has something to decide, while an entry of the log is being applied."""
        if self.status is not Status.PLAYING:
            return Turns(self.seq, self.together(), [])
        mask = self.together()
        if mask:
            seats = range(len(self.seats))
            due = [s for s in seats if mask >> s & 1 and s not in self.sealed]
            return Turns(self.seq, mask, due)
        actor = self.handle.actor()
        return Turns(self.seq, 0, [] if actor < 0 else [actor])


def opened(table: str, event: Opened, rules: Rules, at: int) -> TableState:
    """A table as it is just after it was opened."""
    handle = Handle(rules)
    return TableState(
        id=table,
        name=event.name,
        rules_value=event.rules,
        rules_name=event.rules_name,
        rules=rules,
        host=event.host,
        is_private=event.private,
        options=event.options,
        opened=at,
        handle=handle,
        seats=[SeatState() for _ in range(rules.players)],
        bid_modes=handle.rules[0].bid_mode.tolist(),
        is_honour=bool(handle.rules[0].honour),
        wire=wire_of(rules),
        fair=Fairness(table, rules.players, event.game_stem, event=event.event),
        tournament=event.tournament,
    )


def shrink(state: TableState, rules: Rules, stay: list[int]) -> None:
    """Make a table that has not begun smaller: these seats stay.

    A commitment holds for its seat's number: devices whose seats moved commit anew.
    """
    dealer = state.options.dealer
    named = stay.index(dealer) if dealer in stay else None
    state.options = replace(state.options, dealer=named)
    state.seats = [state.seats[place] for place in stay]
    state.rules, state.handle, state.wire = rules, Handle(rules), wire_of(rules)
    state.bid_modes = state.handle.rules[0].bid_mode.tolist()
    before = state.fair
    state.fair = Fairness(state.id, rules.players, before.stem, before.attempt)
    for place, old in enumerate(stay):
        state.fair.commits[place] = before.commits[old] if place == old else ""
