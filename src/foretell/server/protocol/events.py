"""What has happened at a table, for good: the log is a list of these, and the table its replay.

An event says what was decided, never what follows from it: points, tricks and turns come from the
engine. No event holds the seed of the deals; it lies in the store's own table of secrets.
"""

from __future__ import annotations

import msgspec

from foretell.server.protocol.event import (
    Event,
    EventDeals,
    How,
    OfSeat,
    Options,
    Request,
    RulesValue,
    TournamentPlace,
)


class Opened(Event, frozen=True):
    """A person opened the table and is its host (a tournament's table has none).

    ``game_stem``: what the ids of its games begin with, where the list of all commitments is not
    to lead to the table; empty: with the table's id.
    """

    name: str
    rules: RulesValue
    players: int
    host: str
    private: bool = False
    options: Options = Options()
    rules_name: str = ""
    tournament: TournamentPlace | None = None
    event: EventDeals | None = None
    game_stem: str = ""


class OfPerson(OfSeat, frozen=True):
    """A person comes to a seat, under a name and with a figure; empty: the initials."""

    person: str
    name: str
    figure: str = ""


class Sat(OfPerson, frozen=True):
    """A person took a seat."""


class SatLate(OfPerson, frozen=True):
    """A person will take a bot's seat when the next round is dealt."""


class StoodLate(OfSeat, frozen=True):
    """The person who would have taken a bot's seat does not."""


class Stood(OfSeat, frozen=True):
    """A seat became free."""


class Removed(OfSeat, frozen=True):
    """The host put a person out of a seat, before the start; who may not sit down again."""


class BotSat(OfSeat, frozen=True):
    """A bot took a free seat."""

    bot: str
    name: str


class Swapped(OfSeat, frozen=True):
    """Two seats changed places."""

    other: int


class Shrunk(Event, frozen=True):
    """The free seats went; which seats of before stayed, in their new order."""

    seats: list[int]


class Locked(Event, frozen=True):
    """Nobody else may sit down, or again everybody may."""

    on: bool


class HostIs(Event, frozen=True):
    """The table has another host."""

    person: str


class OptionsSet(Event, frozen=True):
    """The table's options changed."""

    options: Options


class Committed(OfSeat, frozen=True):
    """A seat's device has drawn a seed and shows what commits it to that: ``c_i``."""

    commit: str


class Starting(Event, frozen=True):
    """Seats are frozen, the secret is stored: the server's commitment C, and all ``c_i`` by seat.

    ``game`` is the game's id: every start is a game of its own, whether it succeeds or not.
    ``pinned``: the hash of all ``c_i`` of an event.
    """

    game: str
    commit: str
    commits: list[str]
    pinned: str = ""


class Revealed(OfSeat, frozen=True):
    """A seat has revealed the seed that it had committed to."""

    seed: str


class Cancelled(Event, frozen=True):
    """The start failed: these seats revealed nothing in time. No card exists; S is published."""

    seats: list[int]


class Started(Event, frozen=True):
    """The game began; its decks come from the secret by ``scheme``, with the transcript T."""

    scheme: str
    dealer: int
    transcript: str


class Disclosed(Event, frozen=True):
    """The event is over, and may be looked at: ``commits`` and ``seeds`` of all who gave one."""

    commits: tuple[str, ...] = ()
    seeds: tuple[str, ...] = ()


class Dealt(Event, frozen=True):
    """The next round was dealt; which one, from 1."""

    number: int


class Acted(OfSeat, frozen=True):
    """A choice for a seat, in the engine's numbers."""

    choices: list[int]
    how: How = How.PERSON


class Sealed(OfSeat, frozen=True):
    """A choice that takes effect when all who choose at once have chosen."""

    choices: list[int]
    how: How = How.PERSON


class Premoved(OfSeat, frozen=True):
    """A seat marked a card for its next turn, or none; nobody else hears of it."""

    text: str = ""


class ForcedSet(OfSeat, frozen=True):
    """A seat lets forced cards be played by themselves, or no longer."""

    on: bool = True


class TookBack(OfSeat, frozen=True):
    """A seat took its last card back (rules 14, honour play)."""


class RevokeCalled(Event, frozen=True):
    """A seat called another's card in a finished trick, from 1 (rules 14)."""

    caller: int
    seat: int
    trick: int


class Claimed(OfSeat, frozen=True):
    """A seat claimed the rest by right; the cards follow as choices of their own."""


class TimedOut(OfSeat, frozen=True):
    """A seat's time ran out."""


class SeatToBot(OfSeat, frozen=True):
    """A bot plays for a seat until its owner is back."""

    bot: str = "rule"


class SeatBack(OfSeat, frozen=True):
    """The owner of a seat plays again."""


class BackSoon(OfSeat, frozen=True):
    """A seat asked for a few minutes, once a game."""


class PauseAsked(Request, frozen=True):
    """A seat wants a pause, or no longer; a pause begins when all persons want one."""


class Paused(Event, frozen=True):
    """The game rests."""


class Resumed(Event, frozen=True):
    """The game goes on."""


class EndAsked(Request, frozen=True):
    """A seat wants to end the game early, or no longer."""


class Ended(Event, frozen=True):
    """The game ended unfinished; why, in one word."""

    why: str


class UndoAsked(Request, frozen=True):
    """A seat wants a choice undone, or no longer; the first that wants it means its own last."""


class Undone(OfSeat, frozen=True):
    """The last choice of a seat in this round went back, with all that came after it."""


class Followed(Event, frozen=True):
    """The same people opened a table for another game."""

    table: str


class Said(Event, frozen=True):
    """A line of chat."""

    name: str
    text: str
    seat: int | None = None


AnyEvent = (
    Opened | Sat | SatLate | StoodLate | Stood | Removed | BotSat | Swapped | Shrunk |
    Locked | HostIs | OptionsSet | Committed | Starting | Revealed | Cancelled | Started |
    Disclosed | Dealt | Acted | Sealed | Premoved | ForcedSet | TookBack | RevokeCalled | Claimed |
    TimedOut | SeatToBot | SeatBack | BackSoon | PauseAsked | Paused | Resumed | EndAsked |
    UndoAsked | Undone | Ended | Followed | Said
)  # fmt: skip


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a log: when (milliseconds since 1970), by whom, for which action, what.

    ``by`` is a person and ``act`` the id of the action that the person sent, ``mark`` a digest of
    what was asked for under it; all are empty for what happened by itself.
    """

    at: int
    event: AnyEvent
    by: str = ""
    act: str = ""
    mark: str = ""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(LogEntry)


def written(entry: LogEntry) -> bytes:
    """An entry as the store keeps it."""
    return _ENCODER.encode(entry)


def read(body: bytes) -> LogEntry:
    """The entry that was written; the inverse of :func:`written`."""
    return _DECODER.decode(body)
