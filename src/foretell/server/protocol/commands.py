"""The commands that a person at a table may send: each is one struct of one tagged union."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from foretell.bots.levels import USUAL
from foretell.server.protocol.event import Options, tag

Place = Annotated[int, Meta(ge=0, le=5)]
"""A player's seat."""

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A hash or a seed as fair1 writes them."""


MARK_BYTES: Final = 6
"""So that two commands of one person under one id are taken for one by chance never."""


class Command(msgspec.Struct, frozen=True, tag_field="k", tag=tag, forbid_unknown_fields=True):
    """Something to do at a table."""


class Act(Command, frozen=True):
    """Do what is due for the own seat, in the notation of the record: ``2``, ``7h``, ``Me=Z``."""

    text: Annotated[str, Meta(min_length=1, max_length=16)]


class Premove(Command, frozen=True):
    """Mark a card that plays itself at the own next turn if it is legal then; none: unmark."""

    text: Annotated[str, Meta(max_length=16)] = ""


class PlayForced(Command, frozen=True):
    """Let the server play for the own seat where only one card is legal, or no longer."""

    on: bool = True


class Sit(Command, frozen=True):
    """Take a seat, or the first that is free; before the start, also another one.

    While a game is played: a bot's seat, from the next round on; ``stand`` thinks better of it.
    """

    seat: Place | None = None


class Stand(Command, frozen=True):
    """Leave the own seat; a bot plays on for it once the game has begun."""


class AddBot(Command, frozen=True):
    """Let a bot sit down, in a seat or in the first that is free. Host only."""

    bot: Annotated[str, Meta(max_length=24)] = USUAL
    seat: Place | None = None


class Swap(Command, frozen=True):
    """Change two seats, before the start. Host only."""

    seat: Place
    other: Place


class Remove(Command, frozen=True):
    """Free a seat before the start; a person who sat there may not come back. Host only."""

    seat: Place


class Lock(Command, frozen=True):
    """Let nobody else sit down, or everybody again. Host only."""

    on: bool = True


class GiveHost(Command, frozen=True):
    """Make the person of a seat the host. Host only."""

    seat: Place


class SetOptions(Command, frozen=True):
    """Change the table's options, before the start; the bots' pace at any time. Host only."""

    options: Options


class Shrink(Command, frozen=True):
    """Take the free seats away, so that those who are here play alone (three to six). Host only."""


class Start(Command, frozen=True):
    """Begin the game; bots take the seats that are free, all of one level. Host only."""

    bot: Annotated[str, Meta(max_length=24)] = USUAL


class Commit(Command, frozen=True):
    """Commit to the seed that the own device has drawn for this seat and game: ``c_i``."""

    commit: Hex


class Reveal(Command, frozen=True):
    """Reveal that seed once the server has committed to its own: ``R_i``."""

    seed: Hex


class Say(Command, frozen=True):
    """Say something in 1 to 300 characters; a line that begins with ``/`` is an old command.

    ``lang`` is the language of what is answered to you alone: ``en``, ``de``.
    """

    text: str
    lang: Annotated[str, Meta(max_length=16)] = "en"


class TakeBack(Command, frozen=True):
    """Take the last card back before the next is played (rules 14, honour play)."""


class CallRevoke(Command, frozen=True):
    """Say that a seat's card in a trick (from 1) should have followed (rules 14).

    In the trick on the table it and the cards after it go back; in a finished one, between two
    tricks or before the score is agreed to, the round ends.
    """

    seat: Place
    trick: Annotated[int, Meta(ge=1, le=20)]


class Claim(Command, frozen=True):
    """Claim all tricks left, at the own turn; granted if the own view alone proves it.

    The cards are then laid at once as ordinary choices. A claim that is not proven is refused
    to the claimer alone.
    """


class Back(Command, frozen=True):
    """Play again for the own seat, from the bot that stands in."""


class BeBack(Command, frozen=True):
    """Ask for three minutes; once a game."""


class HandToBot(Command, frozen=True):
    """Let a bot stand in for a seat whose person has been away for three minutes."""

    seat: Place


class Pause(Command, frozen=True):
    """Want a pause, or no longer; it begins when all persons at the table want one."""

    on: bool = True


class Resume(Command, frozen=True):
    """Go on after a pause."""


class End(Command, frozen=True):
    """Want to end the game early, or no longer; it ends when all persons want it."""

    on: bool = True


class Undo(Command, frozen=True):
    """Want the own last choice of this round undone, or agree to what somebody wants undone.

    What came after it goes back with it, once all persons want it; ``on`` false: no longer.
    Only where the table's options allow it.
    """

    on: bool = True


class Advise(Command, frozen=True):
    """Ask what one's choices are worth, at the own turn; the answer comes as ``advice``.

    Only where one practises: alone, against bots. While another person has a seat, or is to take
    one in the next round, it is refused as ``no-advice``.
    """


AnyCommand = (
    Act
    | Premove
    | PlayForced
    | Sit
    | Stand
    | AddBot
    | Swap
    | Remove
    | Lock
    | GiveHost
    | SetOptions
    | Shrink
    | Start
    | Commit
    | Reveal
    | Say
    | TakeBack
    | CallRevoke
    | Claim
    | Back
    | BeBack
    | HandToBot
    | Pause
    | Resume
    | End
    | Undo
    | Advise
)


def mark_of(command: AnyCommand) -> str:
    """What tells a command from any other: the same for the same one, sent again.

    >>> mark_of(Sit(seat=1)) == mark_of(Sit(seat=1)), mark_of(Sit(seat=1)) == mark_of(Sit(seat=2))
    (True, False)
    """
    return blake2b(msgspec.json.encode(command), digest_size=MARK_BYTES).hexdigest()
