"""A hand that somebody noted, as the view of a seat that is to bid: replayed, as any record is.

The seats are counted from the dealer's left, so that the places of the bidding are the seats. What
nobody knows (the hands of the others) is dealt anyhow for the replay: the view shows none of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from foretell.base.errors import BadNote
from foretell.base.i18n import spoken
from foretell.cards import card_name
from foretell.engine.structs import HIDDEN_BID, NO_BID, Phase
from foretell.play.handle import STATE_PLACES
from foretell.play.seen import Seen
from foretell.play.standing import PlayedGame
from foretell.record.bidding import bid_all, name_all
from foretell.record.format import RoundRecord
from foretell.record.names import names_of
from foretell.record.opening import deal_hands, open_round
from foretell.record.places import RecordPlace
from foretell.record.state import RecordWaits, RoundReplay
from foretell.rules.plan import deck_of, round_sizes, seats_of
from foretell.rules.value import Rules

FIRST: Final = 1
"""The place of the seat at the dealer's left, which bids and leads first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotedHand:
    """What somebody knows who is to bid; ``place`` is theirs in the bidding, from 1.

    ``bids`` are those made before, in turn; ``trump`` is given only where a player named it.
    """

    rules: Rules
    hand: tuple[str, ...]
    place: int = FIRST
    turn_up: str | None = None
    trump: str | None = None
    bids: tuple[int, ...] = ()


def noted_view(note: NotedHand) -> Seen:
    """What the seat that is to bid sees, with nothing played before and all scores at zero.

    The round is the first that deals so many cards.

    Raises:
        BadRecord: a card that is there twice or not in the deck, a bid that the rules do not allow.
        BadNote: a place or number of bids that cannot be, or a round of another kind, in which a
            bid rests on more than the own hand, the turn-up and the bids made before.

    >>> from foretell.rules.presets import preset
    >>> rules = preset("standard", players=4)
    >>> noted_view(NotedHand(rules=rules, hand=("Ah", "Zs"), place=2, turn_up="3c", bids=(1,)))
    round 2, 2 cards each, seat 3 deals, trump ♣ clubs (3c)
    ...
    """
    seat = _seat(note)
    game, names = PlayedGame(note.rules, note.rules.players - 1), names_of(note.rules)
    for field in ("round_no", "row"):
        game.handle.ints[STATE_PLACES[field]] = _row(note)
    given = _round(note, seat)
    _replay(RoundReplay(game, names, given, RecordPlace(), is_last=True, left=list(given.keys)))
    return _fitting(game.view(seat), seat)


def _replay(playing: RoundReplay) -> None:
    """Play the round up to the bid that is due."""
    open_round(playing)
    deal_hands(playing)
    try:
        name_all(playing)
        bid_all(playing)
    except RecordWaits as waits:
        if waits.key == "trump":
            raise wrong_note("trump", card=playing.given.turn_up or "") from None
    playing.check_rest()


def _seat(note: NotedHand) -> int:
    """The seat of the place; every place before it has bid."""
    players = note.rules.players
    if not FIRST <= note.place <= players:
        raise wrong_note("place", place=note.place, players=players)
    if len(note.bids) != note.place - 1:
        raise wrong_note("bids", place=note.place, bids=note.place - 1, given=len(note.bids))
    return note.place - FIRST


def _row(note: NotedHand) -> int:
    """The first round that deals so many cards, from 0."""
    sizes, cards = round_sizes(note.rules), len(note.hand)
    if cards not in sizes:
        known = ", ".join(map(str, sorted(set(sizes))))
        raise wrong_note("size", cards=cards, sizes=known, players=note.rules.players)
    return sizes.index(cards)


def _round(note: NotedHand, seat: int) -> RoundRecord:
    """The round as a record has it: the other hands hold whatever is left."""
    rules, size = note.rules, len(note.hand)
    seen = {*note.hand, note.turn_up}
    left = [card_name(card, rules.deck) for card in deck_of(rules)]
    left = [card for card in left if card not in seen]
    others = range(0, size * (seats_of(rules) - 1), size)
    hands = [" ".join(left[first : first + size]) for first in others]
    hands.insert(seat, " ".join(note.hand))
    bids = note.bids + (NO_BID,) * (rules.players - len(note.bids))
    return RoundRecord(
        dealer=rules.players - 1,
        hands=tuple(hands),
        turn_up=note.turn_up,
        trump=note.trump,
        bids=bids if note.bids else None,
    )


def _fitting(seen: Seen, seat: int) -> Seen:
    """The view, if it is that of a bid which rests on nothing that was not noted."""
    is_hidden = HIDDEN_BID in seen.seats_of("bids")
    known = seen.seats_of("known")
    is_own = bool(known[seat]) and not any(known[:seat] + known[seat + 1 :])
    if seen.get("phase") != Phase.BID or seen.get("actor") != seat or is_hidden or not is_own:
        raise wrong_note("rules")
    return seen


def wrong_note(what: str, /, **details: str | int) -> BadNote:
    """Why a note is of no hand that could be, by the text ``failed-noted-<what>``."""
    return spoken(BadNote(""), f"failed-noted-{what}", **details)
