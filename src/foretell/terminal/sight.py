"""Questions to a view that the table asks in more than one place."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from foretell.cards import CAMELOT_CARDS, card_name, cards_in
from foretell.engine.compile import compile_rules
from foretell.engine.structs import Phase
from foretell.play.actions import TURN_TEXT
from foretell.play.seen import Seen

ALTERNATING = "cdsh"
"""Suits in an order in which black and red alternate."""


def deck(seen: Seen) -> int:
    """60 or 36: which deck the cards are named after."""
    return int(seen.rules.deck)


def card(seen: Seen, number: int) -> str:
    """The name of a card by its number."""
    return card_name(number, deck(seen))


def cards(seen: Seen, mask: int) -> list[str]:
    """The names of the cards in a mask."""
    return [card(seen, number) for number in cards_in(mask)]


def in_order(seen: Seen, names: Collection[str]) -> list[str]:
    """Some cards in the order of their numbers."""
    return [name for name in all_cards(seen) if name in names]


def deck_mask(seen: Seen) -> int:
    """The mask of every card of the deck; other numbers have no name in it."""
    return int(compile_rules(seen.rules)[0].deck_mask)


def all_cards(seen: Seen) -> list[str]:
    """Every card of the deck."""
    return cards(seen, deck_mask(seen))


def are_suited(seen: Seen) -> bool:
    """Whether the suits of wizards and jesters matter (Tricksy)."""
    return bool(compile_rules(seen.rules)[0].wizards_change_trump)


def is_claimable(seen: Seen) -> bool:
    """Whether what a seat sees proves that every trick left is its own (ruling 37)."""
    return seen.may_claim


def is_honour(seen: Seen) -> bool:
    """Whether revokes are possible and called (rules 14)."""
    return bool(compile_rules(seen.rules)[0].honour)


def is_cancelled(seen: Seen, names: list[str]) -> bool:
    """Whether one of some cards cancels the trick it is in (Two-Player)."""
    cancelling = cards(seen, int(compile_rules(seen.rules)[0].cancels))
    return any(name in cancelling for name in names)


def seats(seen: Seen) -> range:
    """All seats, dummies too."""
    return range(len(seen.hand_count))


def is_in(seen: Seen, seat: int) -> bool:
    """Whether a seat plays in this round."""
    return seat in seen.sitting


def is_dummy(seen: Seen, seat: int) -> bool:
    """Whether a seat is a dummy's."""
    return seat >= seen.rules.players


def total_now(seen: Seen, seat: int) -> int | None:
    """A player's total if the round ended now; none where that is not to be known."""
    return seen.totals_now[seat] if seat < seen.players else None


def sum_of_bids(seen: Seen) -> int | None:
    """The bids made so far, added up; none while one of them is hidden."""
    made = [bid for bid in seen.bids if bid is not None]
    return None if "?" in made else sum(bid for bid in made if isinstance(bid, int))


def deciding(seen: Seen) -> int:
    """The seat whose cards are chosen from: the own one, or the dummy's that is played for.

    Of a spectator -1.
    """
    own, turn = seen.get("seat"), seen.turn
    is_playing = seen.phase in (Phase.PLAY, Phase.ROLE) and seen.actor == seen.seat
    return own if turn is None or not is_playing else turn


def may_act(seen: Seen) -> bool:
    """Whether the viewer has something to decide now."""
    return seen.actor is not None and seen.actor == seen.seat


def is_forced(seen: Seen) -> bool:
    """Whether a dummy's top card is to be turned: nobody decides anything (Solitaire)."""
    return seen.legal == (TURN_TEXT,) and seen.turn is not None and is_dummy(seen, seen.turn)


def trick(seen: Seen) -> list[tuple[int, str]]:
    """Seat and card of the trick on the table, the leader's first."""
    return _by_seat(seen, seen.trick, seen.leader)


def last_trick(seen: Seen) -> list[tuple[int, str]]:
    """Seat and card of the trick before, its leader's first."""
    return _by_seat(seen, seen.last_trick, seen.last_leader)


def _by_seat(seen: Seen, names: list[str], leader: int | None) -> list[tuple[int, str]]:
    return [] if leader is None else list(zip(seen.order_from(leader), names, strict=False))


def bidders(seen: Seen) -> list[int]:
    """The seats in the order in which they bid: from the dealer's left, the dealer last."""
    count = seen.players
    return [(seen.dealer + step) % count for step in range(1, count + 1)]


def sort_key(trump: str | None) -> dict[str, int]:
    """The place of each suit in a hand: trump first, then black and red in turn."""
    start = ALTERNATING.index(trump) if trump and trump in ALTERNATING else 0
    return {suit: (place - start) % 4 for place, suit in enumerate(ALTERNATING)}


def sorted_hand(names: Iterable[str], trump: str | None, order: list[str]) -> list[str]:
    """Cards as a hand holds them: wizards, trump, the other suits from the top, jesters.

    ``order`` is the deck from the lowest card up.

    >>> sorted_hand(["Nc", "2c", "Zs", "Ah"], "h", ["2c", "Ah", "Nc", "Zs"])
    ['Zs', 'Ah', '2c', 'Nc']
    """
    suits = sort_key(trump)

    def place(name: str) -> tuple[int, int, int]:
        if name[0] == "N" or name in ("Ex", "Gr"):
            return (2, 0, order.index(name))
        if name[0] == "Z" or name in CAMELOT_CARDS:
            return (0, 0, order.index(name))
        return (1, suits[name[1]], -order.index(name))

    return sorted(names, key=place)
