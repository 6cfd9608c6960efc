"""Why an action is refused: what was tried, why not, what is allowed, with a stable code."""

from __future__ import annotations

from typing import Final

from foretell.base.errors import IllegalAction
from foretell.base.illegal import illegal
from foretell.cards import LANES, SUIT_LETTERS, Suit, cards_in, names_of
from foretell.engine.structs import Phase
from foretell.play.actions import TURN_TEXT, choice_texts
from foretell.play.handle import Handle

CALL_REFUSALS: Final = {
    -1: "not-honour",
    -2: "wrong-phase",
    -3: "no-such-seat",
    -4: "no-such-trick",
    -5: "already-called",
}
"""Why a revoke cannot be called, by what the engine answers."""


def wrong_phase(tried: str, phase: int = -1) -> IllegalAction:
    """The refusal of an action that belongs to another moment; of which one, by ``phase``."""
    return illegal("wrong-phase", tried=tried, phase=phase)


def not_your_turn(seat: int, turn: int) -> IllegalAction:
    """The refusal of an action by a seat that does not act now."""
    return illegal("not-your-turn", seat=seat, turn=turn)


def call_refusal(answer: int) -> IllegalAction:
    """The refusal of a call of a revoke, by the engine's answer."""
    code = CALL_REFUSALS[answer]
    return wrong_phase("call") if code == "wrong-phase" else illegal(code)


def refusal(handle: Handle, tried: str, choice: int, deck: int) -> IllegalAction:
    """Why a choice is not legal now."""
    phase = handle.get("phase")
    if phase in (Phase.PLAY, Phase.PASS, Phase.PULL):
        return _card_refusal(handle, tried, choice, deck)
    if phase == Phase.BID:
        return _bid_refusal(handle, tried, choice)
    if phase == Phase.TRUMP:
        allowed = " ".join(SUIT_LETTERS)
        return illegal("trump-none", tried=tried, allowed=allowed)
    if phase == Phase.MEND:
        return _mend_refusal(handle, tried, choice)
    codes = {
        Phase.TWIST: "twist-not-offered",
        Phase.ROLE: "role-needed",
        Phase.UBER_RANK: "not-in-deck",
        Phase.UBER_SUIT: "not-in-deck",
    }
    allowed = " ".join(choice_texts(phase, handle.legal(), deck))
    code = codes.get(Phase(phase), "wrong-phase")
    if code == "wrong-phase":
        return wrong_phase(tried, phase)
    return illegal(code, tried=tried, allowed=allowed)


def _card_refusal(handle: Handle, tried: str, card: int, deck: int) -> IllegalAction:
    """A refusal speaks of cards that the actor sees, and of no others (rules 13)."""
    turn, led = handle.get("turn"), handle.get("led")
    seen = int(handle.view(handle.actor())[0].known[turn])
    is_playing = handle.get("phase") == Phase.PLAY
    if card not in cards_in(seen) or not is_playing or not Suit.CLUBS <= led <= Suit.SPADES:
        held = names_of(cards_in(handle.legal() & seen), deck) or TURN_TEXT
        return illegal("not-held", tried=tried, held=held)
    follow = names_of(cards_in(handle.legal() & LANES[led]), deck)
    return illegal("must-follow", tried=tried, suit=led, held=follow)


def _mend_refusal(handle: Handle, tried: str, bid: int) -> IllegalAction:
    most = handle.get("cards_each")
    code = "mend-by-one" if 0 <= bid <= most else "bid-range"
    allowed = " ".join(choice_texts(Phase.MEND, handle.legal()))
    return illegal(code, tried=tried, most=most, allowed=allowed)


def _bid_refusal(handle: Handle, tried: str, bid: int) -> IllegalAction:
    most = handle.get("cards_each")
    if not 0 <= bid <= most:
        return illegal("bid-range", tried=tried, most=most)
    allowed = " ".join(choice_texts(Phase.BID, handle.legal()))
    return illegal("uneven-bid", tried=tried, most=most, allowed=allowed)
