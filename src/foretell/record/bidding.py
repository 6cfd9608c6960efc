"""What happens before the cards: naming, bids, a mended bid (rules 5, 6, 15, 16)."""

from __future__ import annotations

from typing import Final

from foretell.base.decoding import shown
from foretell.base.errors import BadNotation, BadRecord
from foretell.base.i18n import DeferredText, Value
from foretell.cards import SUIT_LETTERS
from foretell.engine.structs import NO_BID, Phase
from foretell.play.actions import TWISTS, parse_choices
from foretell.record.state import RecordWaits, RoundReplay

NAMED: Final = {Phase.TRUMP: "trump", Phase.TWIST: "twist", Phase.UBER_RANK: "uber"}
NOT_OFFERED: Final = {
    Phase.TRUMP: "not-a-suit",
    Phase.TWIST: "twist-not-offered",
    Phase.UBER_RANK: "uber-not-offered",
}


def name_all(playing: RoundReplay) -> None:
    """Name trump, a twist and an uber card, where the rules ask for them."""
    while (phase := playing.get("phase")) in NAMED:
        name(playing, Phase(phase), playing.need(NAMED[Phase(phase)]))
    playing.trump = playing.get("trump")


def name(playing: RoundReplay, phase: Phase, text: str) -> None:
    """Name one of them."""
    playing.place.seat = playing.game.handle.actor()
    allowed = playing.allowed()
    if phase == Phase.TRUMP and text == "none":
        raise playing.bad("trump-none", "named-none", allowed=allowed)
    for choice in named_choices(playing, phase, text):
        if not playing.step(choice):
            raise not_offered(phase, text, playing)
    playing.place.seat = -1


def named_choices(playing: RoundReplay, phase: Phase, text: str) -> list[int]:
    """The engine's choices for what is named."""
    try:
        return parse_choices(phase, text, playing.names.ranks)
    except BadNotation:
        raise not_offered(phase, text, playing) from None


def not_offered(phase: Phase, text: str, playing: RoundReplay) -> BadRecord:
    """The error that this cannot be named now."""
    allowed: Value = DeferredText("record-uber-allowed")
    if phase == Phase.TRUMP:
        allowed = " ".join(SUIT_LETTERS)
    elif phase == Phase.TWIST:
        allowed = playing.allowed() if playing.get("phase") == phase else " ".join(TWISTS)
    said = {"key": NAMED[phase], "value": shown(text)}
    return playing.bad(NOT_OFFERED[phase], "not-offered", **said, allowed=allowed)


def bid_all(playing: RoundReplay) -> None:
    """Make the bids, in the order in which the engine asks for them (rules 6)."""
    is_asked = playing.get("phase") == Phase.BID
    is_given = playing.given.bids is not None
    bids = playing.need("bids") if is_asked or is_given else no_bids(playing)
    playing.check_count("bids", bids, playing.game.rules.players)
    check_bidders(playing, bids)
    if not is_asked:
        check_forced(playing, bids)
    while playing.get("phase") == Phase.BID:
        bid(playing, bids, playing.get("turn"))
    mend(playing)


def no_bids(playing: RoundReplay) -> tuple[int, ...]:
    """Forced bids that are not written: fine as long as nothing follows (Jester bid)."""
    if playing.left or not playing.is_last:
        raise RecordWaits("bids")
    return (NO_BID,) * playing.game.rules.players


def check_bidders(playing: RoundReplay, bids: tuple[int, ...]) -> None:
    """Refuse bids of seats that do not bid (Saboteur), or are out."""
    bidders = playing.get("bidders")
    for seat, tricks in enumerate(bids):
        if tricks != NO_BID and not bidders >> seat & 1:
            playing.place.seat = seat
            raise playing.bad("not-your-turn", "no-bidder", bid=str(tricks))


def check_forced(playing: RoundReplay, bids: tuple[int, ...]) -> None:
    """Forced bids are zeros, and may be missing at a record's end (Jester bid)."""
    for seat, tricks in enumerate(bids):
        if tricks not in (NO_BID, 0):
            playing.place.seat = seat
            raise playing.bad("bid-range", "zero-bid", bid=str(tricks))
        is_due = playing.get("bidders") >> seat & 1
        if is_due and tricks == NO_BID and (playing.left or not playing.is_last):
            raise RecordWaits("bids", seat)


def bid(playing: RoundReplay, bids: tuple[int, ...], seat: int) -> None:
    """Make one bid."""
    tricks = bids[seat]
    if tricks == NO_BID:
        to_bid = playing.get("to_bid")
        for later, made in enumerate(bids):
            if made != NO_BID and to_bid >> later & 1:
                playing.place.seat = seat
                raise playing.bad("unfinished", "bid-skipped", who=playing.place.who(later))
        raise RecordWaits("bids", seat)
    if not playing.step(tricks):
        raise playing.refused(str(tricks), tricks)


def mend(playing: RoundReplay) -> None:
    """Raise or lower the last bid, where the sum must not be even (Hidden bids)."""
    if playing.get("phase") != Phase.MEND:
        return
    tricks = playing.need("adjust")
    if not playing.step(tricks):
        playing.place.seat = playing.get("turn")
        most = playing.get("cards_each")
        code = "mend-by-one" if 0 <= tricks <= most else "bid-range"
        raise playing.bad(code, "mend", bid=str(tricks), allowed=playing.allowed())
