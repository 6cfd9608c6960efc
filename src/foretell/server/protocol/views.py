"""What a viewer knows of a table, as it is sent: the table, the game, the sheet, the chat."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from foretell.server.protocol.event import Options, TournamentPlace
from foretell.server.protocol.words import (
    BiddingWord,
    DealerWord,
    ExchangeWord,
    LedWord,
    PhaseWord,
    RolesWord,
    SeatKind,
    SeesWord,
    SuitLetter,
    TableStatus,
    Trump,
    TwistWord,
    WhyEnded,
)

LEFT_OUT: Final = Meta(extra={"left_out": True})
"""A field that a whole view may be without."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: whose it is, and whether its choice is made where all choose at once."""

    name: str = ""
    kind: SeatKind = "free"
    bot: str = ""
    """The bot that decides now, for a person too while it stands in."""
    is_host: bool = False
    is_here: bool = False
    has_chosen: bool = False
    is_away: bool = False
    """Whether the person has asked for a few minutes."""
    back_at: int = 0
    """Until when these are, in milliseconds since 1970."""
    had_break: bool = False
    """Whether they have had the minutes that a game has for each."""
    wants_pause: bool = False
    wants_end: bool = False
    wants_undo: bool = False
    next_name: str = ""
    """The person who takes this seat from its bot when the next round is dealt."""
    figure: str = ""
    """The figure that the person has chosen; left out where the initials stand for them."""


class SheetRow(msgspec.Struct, frozen=True):
    """A round on the score sheet, by player; ``None`` for a seat that bid nothing."""

    number: int
    cards: int
    dealer: int
    bids: list[int | None]
    won: list[int]
    points: list[int]
    scores: list[int]
    trump: Trump
    """As it was at the end."""
    is_play_off: bool
    sitting: list[int]
    """The seats that played this round."""
    revoke: int | None
    """The seat whose revoke was called and ended the round."""


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat: when (milliseconds since 1970), by whom; plain text, never markup."""

    at: int
    name: str
    text: str
    seat: int | None = None


class TrickView(msgspec.Struct, frozen=True):
    """A finished trick of the round: its leader, its cards in order, its winner or nobody."""

    leader: int
    cards: list[str]
    winner: int | None


class EventSeeds(msgspec.Struct, frozen=True):
    """The event whose deals a table has, as all tables of it: commitments are made to it.

    ``game`` and the places of ``seats`` stand in a commitment where those of the table would.
    """

    game: str
    seats: list[int]
    """By seat, the place among all who give a seed; -1 for a bot; empty where nobody gives one."""
    pinned: str
    """The hash of all commitments of the event; empty before the start."""
    is_shut: bool
    """Whether the event is not over, so that nothing of what was played here is shown."""


class FairView(msgspec.Struct, frozen=True):
    """The seeds of the coming or running game, as far as they are public (fair deals).

    By seat: ``commits`` is empty where nobody has committed, ``seeds`` null before it is revealed.
    """

    game: str
    """The game's id, for what is published of it when it is over."""
    commit: str
    """The server's commitment; empty before the start."""
    commits: list[str]
    seeds: list[str | None]
    transcript: str
    """Empty before all seeds are revealed."""
    event: Annotated[EventSeeds | UnsetType, LEFT_OUT] = UNSET
    """The event whose deals these are; left out where they are the table's own."""
    address: Annotated[str | UnsetType, LEFT_OUT] = UNSET
    """What the game is called under ``/games/``, where that is not its id."""


class RoundRulesView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the rules make special in the round that is played, or dealt next; rules are public."""

    bidding: BiddingWord
    sees: SeesWord
    """What a seat sees of its own hand while it bids."""
    dealer: DealerWord
    """``saboteur`` or ``spoils`` does not bid."""
    wizards_make_trump: bool
    has_magic: bool
    """Whether a deuce that follows is a wizard."""
    has_places: bool
    """Whether the place of a card in its trick counts (Camelot's Grail)."""
    is_drawn: bool
    """Whether the dealer is drawn: the first one of a game (rules 4), that of a play-off."""
    cancels: list[str]
    """The cards that cancel the trick they are in."""
    target: int
    """The score that ends the game; 0 for none."""
    is_honour: bool
    """Whether any card may be played, taken back, and called a revoke (rules 14)."""
    to_beat: int = 0
    """The score that somebody alone has to beat (rules 2, Solitaire); 0 for none."""


class TableView(msgspec.Struct, frozen=True):
    """What everybody knows of a table; an update holds only the fields that changed."""

    id: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    rules: str | dict[str, Any] | UnsetType = UNSET
    rules_name: str | UnsetType = UNSET
    """What somebody calls these rules; empty where nobody does."""
    players: int | UnsetType = UNSET
    rounds: int | UnsetType = UNSET
    """Planned rounds; 0 where a target score ends the game."""
    status: TableStatus | UnsetType = UNSET
    fair: FairView | UnsetType = UNSET
    round_rules: RoundRulesView | UnsetType = UNSET
    why_ended: WhyEnded | UnsetType = UNSET
    is_paused: bool | UnsetType = UNSET
    is_stuck: bool | UnsetType = UNSET
    """Whether the server could not store what was done last: nothing goes on until it can."""
    is_locked: bool | UnsetType = UNSET
    is_private: bool | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    seats: list[SeatView] | UnsetType = UNSET
    tricks: list[TrickView] | UnsetType = UNSET
    """The finished tricks of this round."""
    dealt: list[list[str]] | UnsetType = UNSET
    """By player, the hands that were dealt, once the round is scored, where hands are opened."""
    host_looks_on: bool | UnsetType = UNSET
    """Whether the host is here without a seat; of one who has a seat the seat tells it."""
    next_table: str | UnsetType = UNSET
    """The table for the next game of the same people."""
    may_take_back: int | UnsetType | None = UNSET
    """The seat whose last card may still be taken back (rules 14); ``null`` for none."""
    due: list[int] | UnsetType = UNSET
    """The seats that have something to decide."""
    deadline: int | UnsetType | None = UNSET
    """When the time of those seats is up, in milliseconds since 1970."""
    tournament: Annotated[TournamentPlace | UnsetType, LEFT_OUT] = UNSET
    """Of which tournament this is a table; left out at all others."""


class GameView(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know of the game: the engine's view, field by field.

    What each field means, with an example, stands in views.md. Lists by seat are as long as the
    table, dummies last; rounds and tricks count from 1; where nothing is known, or there is
    nothing, stands ``null``.
    """

    seat: int | UnsetType | None = UNSET
    phase: PhaseWord | UnsetType = UNSET
    actor: int | UnsetType | None = UNSET
    turn: int | UnsetType | None = UNSET
    leader: int | UnsetType | None = UNSET
    dealer: int | UnsetType = UNSET
    round_number: int | UnsetType = UNSET
    is_play_off: bool | UnsetType = UNSET
    cards_each: int | UnsetType = UNSET
    trump: Trump | UnsetType | None = UNSET
    turn_up: str | UnsetType | None = UNSET
    hand: list[str] | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    may_claim: bool | UnsetType = UNSET
    claim_points: int | UnsetType | None = UNSET
    totals_now: list[int | None] | UnsetType = UNSET
    unseen: list[str] | UnsetType = UNSET
    stock_count: int | UnsetType = UNSET
    trick_len: int | UnsetType = UNSET
    led: LedWord | UnsetType | None = UNSET
    winning: int | UnsetType | None = UNSET
    played: list[str] | UnsetType = UNSET
    known: list[list[str]] | UnsetType = UNSET
    hand_count: list[int] | UnsetType = UNSET
    bids: list[int | str | None] | UnsetType = UNSET
    won: list[int] | UnsetType = UNSET
    trick: list[str] | UnsetType = UNSET
    trick_as: list[str | None] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    voids: list[list[SuitLetter]] | UnsetType = UNSET
    sitting: list[int] | UnsetType = UNSET
    to_bid: list[int] | UnsetType = UNSET
    bidders: list[int] | UnsetType = UNSET
    roles: RolesWord | UnsetType = UNSET
    exchange: ExchangeWord | UnsetType = UNSET
    is_flat: bool | UnsetType = UNSET
    twist: TwistWord | UnsetType | None = UNSET
    uber: list[str] | UnsetType = UNSET
    uber_rank: str | UnsetType | None = UNSET
    face_up: list[str] | UnsetType = UNSET
    tricks_done: int | UnsetType = UNSET
    grail_seat: int | UnsetType | None = UNSET
    last_leader: int | UnsetType | None = UNSET
    last_len: int | UnsetType = UNSET
    agreed: list[int] | UnsetType = UNSET
    revoke_seat: int | UnsetType | None = UNSET
    revoke_trick: int | UnsetType | None = UNSET
    first_bid: int | UnsetType | None = UNSET
    mended: int | UnsetType | None = UNSET
    passed: str | UnsetType | None = UNSET
    received: str | UnsetType | None = UNSET
    given: str | UnsetType | None = UNSET
    given_to: list[int] | UnsetType = UNSET
    played_by: list[list[str]] | UnsetType = UNSET
    last_trick: list[str] | UnsetType = UNSET
    last_as: list[str | None] | UnsetType = UNSET
    calls: list[list[int]] | UnsetType = UNSET
    out_round: list[int | None] | UnsetType = UNSET
    stage: list[int] | UnsetType = UNSET
    stage_points: list[int] | UnsetType = UNSET
    shown: list[list[str]] | UnsetType = UNSET
    pile_next: list[int] | UnsetType = UNSET


class View(msgspec.Struct, frozen=True):
    """All that a viewer knows; ``game`` is missing before the start."""

    table: TableView
    sheet: list[SheetRow]
    chat: list[ChatLine]
    game: GameView | None = None
