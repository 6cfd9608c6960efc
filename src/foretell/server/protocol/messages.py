"""Every message between a table and those who look at it: one tagged union each way.

A client opens ``/ws/tables/{id}`` and is sent a ``snapshot``; from then on ``update`` messages
change its view. Both bear ``n``, which counts up by one for each viewer: after a gap the client
asks for a new snapshot with ``resync``. What it wants goes out as ``do`` with an id of its own
choosing; ``done`` comes when it is stored for good, ``rejected`` when it is not granted. The same
id sent again gets the same answer and is done once; with another command it is rejected
(``used-id``).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta

from foretell.server.protocol.commands import AnyCommand
from foretell.server.protocol.event import How, tag
from foretell.server.protocol.events import AnyEvent
from foretell.server.protocol.views import ChatLine, GameView, SheetRow, TableView, View
from foretell.server.protocol.words import PhaseWord, one_of

EVENTS: Final = tuple(tag(kind.__name__) for kind in get_args(AnyEvent))
Happening = Annotated[str, one_of("Happening", *EVENTS, "revoke-corrected")]
CODES: Final = "RejectionCode"
Code = Annotated[str, Meta(extra={"name": CODES})]
"""Why a command is rejected; the words are those that have a sentence in ``rejected.ftl``."""
WhyClosed = Annotated[
    str,
    one_of(
        "WhyClosed",
        *("restarting", "lagging", "gone", "signed-out", "banned", "not-saved"),
        *("too-fast", "too-large", "bad-message"),
        *("no-such-table", "damaged-table", "old-deals", "lost-deals", "event-open"),
    ),
]
MOST_BYTES = 4096
"""The largest message that a client may send."""


class FromClient(msgspec.Struct, frozen=True, tag_field="t", tag=tag, forbid_unknown_fields=True):
    """A message to the server."""


class Do(FromClient, frozen=True):
    """A command: under an id made once for it, at a table, with the version that was seen.

    Only a choice in the game is refused when the version is an old one.
    """

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    table: Annotated[str, Meta(min_length=1, max_length=40)]
    v: Annotated[int, Meta(ge=0, le=2**31)]
    what: AnyCommand


class Resync(FromClient, frozen=True):
    """Ask for a snapshot: a message was lost."""


class Ping(FromClient, frozen=True):
    """Ask whether the server is there."""

    x: Annotated[int, Meta(ge=0, le=2**31)] = 0


FromClients = Do | Resync | Ping


class News(msgspec.Struct, frozen=True, tag_field="k", tag=tag, omit_defaults=True):
    """Something to tell the players, beside the fields that changed."""


class Moved(News, frozen=True):
    """A seat has chosen; ``text`` is left out where others may not know what."""

    seat: int
    phase: PhaseWord
    how: How = How.PERSON
    text: str | None = None


class Chatted(News, frozen=True):
    """A line of chat: add it to ``chat``."""

    line: ChatLine


class Scored(News, frozen=True):
    """A round is scored: add the row to ``sheet``."""

    row: SheetRow


class Happened(News, frozen=True):
    """Something else, by the tag of its event: ``dealt``, ``took-back``, ``seat-to-bot`` …"""

    what: Happening
    seat: int | None = None
    other: int | None = None
    trick: int | None = None
    is_right: bool | None = None


AnyNews = Moved | Chatted | Scored | Happened


class FromServer(msgspec.Struct, frozen=True, tag_field="t", tag=tag, omit_defaults=True):
    """A message to a client."""


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server knows of the one it speaks to."""

    name: str | None = None
    seat: int | None = None
    is_host: bool = False
    premove: str = ""
    """The card that you have marked for your next turn."""
    plays_forced: bool = False
    was_host: bool = False
    """Whether others followed you as host while you were away: a lock does not keep you out."""


class Snapshot(FromServer, frozen=True):
    """The whole view; everything before it may be forgotten."""

    n: int
    v: int
    you: You
    view: View


class Update(FromServer, frozen=True):
    """What has changed: news, and the fields of ``table`` and ``game`` that are different now.

    ``you`` is there, and whole, when something of yourself has changed.
    """

    n: int
    v: int
    news: list[AnyNews] = []
    table: TableView | None = None
    game: GameView | None = None
    you: You | None = None


class Done(FromServer, frozen=True):
    """A command is granted and stored: ``v`` is the version that it led to.

    It comes before the message that shows what has changed, which is number ``n``.
    """

    id: str
    v: int
    n: int


class Rejected(FromServer, frozen=True):
    """A command is not granted: why, and the view as it is.

    ``details`` is what the message speaks of, for telling it in another language.
    """

    id: str
    code: Code
    message: str
    n: int
    v: int
    view: View
    details: dict[str, Any] = {}


class Note(FromServer, frozen=True):
    """An answer for you alone, to a command in the chat: plain text."""

    text: str


class AdvisedChoice(msgspec.Struct, frozen=True):
    """What one choice is worth: own points of the round on average, and the tricks by number.

    ``tricks`` are shares of the worlds that were looked at, from 0 tricks on.
    """

    text: str
    points: float
    tricks: list[float]


class Advice(FromServer, frozen=True):
    """The answer to ``advise``, for you alone: each choice that version ``v`` asks for.

    It follows from what you see: every deal that fits it is as likely, unless bids say more.
    """

    v: int
    choices: list[AdvisedChoice]


class Pong(FromServer, frozen=True):
    """The server is there."""

    x: int = 0


class Bye(FromServer, frozen=True):
    """The server closes this socket; ``restarting`` and ``lagging`` ask to come again.

    ``signed-out`` and ``banned`` do not: this device speaks for nobody any more.
    """

    why: WhyClosed


FromServers = Snapshot | Update | Done | Rejected | Note | Advice | Pong | Bye
