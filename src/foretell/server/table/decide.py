"""What a wish becomes: events, or a refusal. Who may do what is decided here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Refused
from foretell.server.table import chat, claims, consent, game, seats, start
from foretell.server.table.asker import Asker
from foretell.server.table.state import OVER, TableState

Answer = list[e.AnyEvent]
Rule = Callable[[TableState, Asker, Any], Answer]

ANYBODY: Final[dict[type, Rule]] = {w.Sit: seats.sit, w.Stand: seats.stand, w.Say: chat.say}
SEATING: Final = (w.Sit, w.Stand)
"""What everybody at the table is told each time, and anybody may do again and again."""
SEATED: Final[dict[type, Rule]] = {
    w.Act: game.act,
    w.Wing: game.wing,
    w.PlayForced: game.play_forced,
    w.Commit: start.commit,
    w.Reveal: start.reveal,
    w.TakeBack: game.take_back,
    w.CallRevoke: game.call,
    w.Claim: claims.claim,
    w.Back: consent.back,
    w.BeBack: consent.be_back,
    w.HandToBot: consent.hand_to_bot,
    w.Pause: consent.pause,
    w.Resume: consent.resume,
    w.End: consent.end,
}
HOST: Final[dict[type, Rule]] = {
    w.AddBot: seats.add_bot,
    w.Swap: seats.swap,
    w.Remove: seats.remove,
    w.Shrink: seats.shrink,
    w.Lock: seats.lock,
    w.GiveHost: seats.give_host,
    w.SetOptions: seats.set_options,
    w.Start: start.start,
}


def decide(state: TableState, asker: Asker, wish: w.AnyWish) -> Answer:
    """The events that a wish leads to.

    Raises:
        Refused: the asker may not, or not now.
        ForetellError: the rules of the game do not allow it.
    """
    kind = type(wish)
    if not asker.person:
        raise Refused("no-name", "who are you? get a name first: POST /api/guests")
    if state.status in OVER and kind not in (w.Say, w.GiveHost):
        raise Refused("over", "this game is over; open another table for the next one")
    if kind in SEATING:
        asker.manners.demand_seat(asker.person)
    if kind in HOST:
        if asker.person != state.host:
            raise Refused("host-only", f"{e.tag(kind.__name__)}: only the host may do that")
        return HOST[kind](state, asker, wish)
    if kind in SEATED:
        if state.seat_of(asker.person) is None:
            raise Refused("not-seated", f"{e.tag(kind.__name__)}: sit down first")
        return SEATED[kind](state, asker, wish)
    return ANYBODY[kind](state, asker, wish)


def answered(state: TableState, person: str, action: str, wish: w.AnyWish) -> int | None:
    """The version that a wish has led to, if it was granted before: it was sent again.

    Entries of earlier days bear no mark of what was wished for; their ids tell enough.

    Raises:
        Refused: the person has used this id for something else.
    """
    v, mark = state.answers.get((person, action), (None, ""))
    if mark and mark != w.mark_of(wish):
        raise Refused("used-id", f"{action}: something else was done under this id")
    return v
