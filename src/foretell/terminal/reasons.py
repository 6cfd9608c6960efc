"""Why a choice is refused, found from the view alone: what was tried, why not, what is allowed."""

from __future__ import annotations

from foretell.cards import LANES, SUIT_LETTERS
from foretell.engine.structs import Phase
from foretell.play.seen import Seen
from foretell.terminal import hand, sight
from foretell.terminal.words import Words


def for_card(words: Words, seen: Seen, name: str) -> str:
    """Why a card may not be chosen."""
    seat = sight.deciding(seen)
    held = hand.ordered(seen, seat)
    said = words.card(name)
    if name not in held:
        return words.say("not-held", card=said, held=words.cards(held))
    if seen.phase == Phase.PLAY and 0 <= seen.led < len(SUIT_LETTERS):
        led = SUIT_LETTERS[seen.led]
        lane = sight.cards(seen, LANES[seen.led] & sight.deck_mask(seen))
        follow = words.cards([card for card in held if card in lane])
        return words.say("must-follow", card=said, suit=words.suit_name(led), held=follow)
    return words.say("not-now", tried=said)


def for_bid(words: Words, seen: Seen, bid: int) -> str:
    """Why a number may not be bid."""
    if not 0 <= bid <= seen.cards_each:
        return words.say("bid-range", bid=bid, most=seen.cards_each)
    allowed = " ".join(seen.legal)
    if seen.phase == Phase.MEND:
        return words.say("bid-mend", bid=bid, allowed=allowed)
    return words.say("bid-uneven", bid=bid, most=seen.cards_each, allowed=allowed)
