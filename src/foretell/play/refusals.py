"""Why an action is refused: what was tried, why not, what is allowed, with a stable code."""

from __future__ import annotations

from typing import Final

from foretell.base.errors import IllegalAction
from foretell.cards import LANES, Suit, cards_in, names_of
from foretell.engine.structs import Phase
from foretell.play.actions import TURN_TEXT, choice_texts
from foretell.play.handle import Handle

SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")
PHASE_WORDS: Final = {
    Phase.DEAL: "a deal is due",
    Phase.TRUMP: "the dealer names trump: c d h s",
    Phase.TWIST: "the dealer names a twist",
    Phase.UBER_RANK: "the dealer names an uber card: Qs, K or jesters",
    Phase.UBER_SUIT: "the dealer names the uber card's suit",
    Phase.BID: "bids are made",
    Phase.MEND: "the last bidder mends its bid",
    Phase.PASS: "a card is passed",
    Phase.PULL: "a card is drawn",
    Phase.PLAY: "a card is played",
    Phase.ROLE: "the card played needs its role",
    Phase.AGREE: "the score is agreed to",
    Phase.LOT: "lots are drawn for dealer",
    Phase.OVER: "the game is over",
}


def wrong_phase(tried: str, phase: int) -> IllegalAction:
    """The refusal of an action that belongs to another moment."""
    return IllegalAction(
        "wrong-phase", f"{tried}: not now, {PHASE_WORDS[Phase(phase)]}", tried=tried, phase=phase
    )


def not_your_turn(seat: int, turn: int) -> IllegalAction:
    """The refusal of an action by a seat that does not act now."""
    return IllegalAction(
        "not-your-turn", f"seat {seat} tried to act: it is seat {turn}'s turn", seat=seat, turn=turn
    )


def refusal(handle: Handle, tried: str, choice: int, deck: int) -> IllegalAction:
    """Why a choice is not legal now."""
    phase = handle.get("phase")
    if phase in (Phase.PLAY, Phase.PASS, Phase.PULL):
        return _card_refusal(handle, tried, choice, deck)
    if phase == Phase.BID:
        return _bid_refusal(handle, tried, choice)
    if phase == Phase.TRUMP:
        return IllegalAction("trump-none", f"{tried}: trump must be a suit: c d h s", tried=tried)
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
    return IllegalAction(code, f"{tried}: allowed are {allowed}", tried=tried, allowed=allowed)


def _card_refusal(handle: Handle, tried: str, card: int, deck: int) -> IllegalAction:
    """A refusal speaks of cards that the actor sees, and of no others (rules 13)."""
    turn, led = handle.get("turn"), handle.get("led")
    seen = int(handle.view(handle.actor())[0].known[turn])
    is_playing = handle.get("phase") == Phase.PLAY
    if card not in cards_in(seen) or not is_playing or not Suit.CLUBS <= led <= Suit.SPADES:
        held = names_of(cards_in(handle.legal() & seen), deck) or TURN_TEXT
        return IllegalAction(
            "not-held", f"{tried}: not held, you have {held}", tried=tried, held=held
        )
    follow = names_of(cards_in(handle.legal() & LANES[led]), deck)
    return IllegalAction(
        "must-follow",
        f"{tried}: must follow {SUIT_WORDS[led]}: you have {follow}",
        tried=tried,
        suit=led,
        held=follow,
    )


def _mend_refusal(handle: Handle, tried: str, bid: int) -> IllegalAction:
    most = handle.get("cards_each")
    code = "mend-by-one" if 0 <= bid <= most else "bid-range"
    allowed = " or ".join(choice_texts(Phase.MEND, handle.legal()))
    message = f"mend {tried}: the bids add up to {most}: change yours by one, to {allowed}"
    return IllegalAction(code, message, tried=tried, most=most, allowed=allowed)


def _bid_refusal(handle: Handle, tried: str, bid: int) -> IllegalAction:
    most = handle.get("cards_each")
    if not 0 <= bid <= most:
        return IllegalAction("bid-range", f"bid {tried}: from 0 to {most}", tried=tried, most=most)
    allowed = " ".join(choice_texts(Phase.BID, handle.legal()))
    return IllegalAction(
        "uneven-bid",
        f"bid {tried}: the last bid may not make the bids add up to {most}: allowed are {allowed}",
        tried=tried,
        most=most,
        allowed=allowed,
    )
