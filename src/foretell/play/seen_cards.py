"""What one seat sees of the cards: in hands, on the table, in the stock."""

from __future__ import annotations

from foretell.cards import SUIT_LETTERS, card_name, names_in
from foretell.engine.structs import PILE_CARDS
from foretell.play.handle import VIEW_PLACES
from foretell.play.view_reader import ViewReader
from foretell.rules.plan import seats_of


class SeenCards(ViewReader):
    """The cards, as far as a seat sees them."""

    @property
    def hand(self) -> list[str]:
        """The seat's own cards, as far as it may see them, lowest number first."""
        return names_in(self.get("hand"), self.rules.deck)

    @property
    def known(self) -> list[frozenset[str]]:
        """By seat, the cards that this seat knows it to hold, its own among them."""
        return self._cards_by_seat("known")

    @property
    def hand_count(self) -> list[int]:
        """By seat, how many cards it holds."""
        return self.seats_of("hand_count")

    @property
    def unseen(self) -> frozenset[str]:
        """The cards of the deck of which this seat does not know where they are."""
        return self._cards("unseen")

    @property
    def stock_count(self) -> int:
        """How many of the unseen cards nobody holds."""
        return self.get("stock_count")

    @property
    def played(self) -> frozenset[str]:
        """The cards played in this round, those of the trick on the table too."""
        return self._cards("played")

    @property
    def played_by(self) -> list[frozenset[str]]:
        """By seat, the cards that it has played in this round."""
        return self._cards_by_seat("played_by")

    @property
    def voids(self) -> list[frozenset[str]]:
        """By seat, the suits that it has shown not to hold."""
        masks = self.seats_of("voids")
        return [
            frozenset(letter for suit, letter in enumerate(SUIT_LETTERS) if mask >> suit & 1)
            for mask in masks
        ]

    @property
    def face_up(self) -> frozenset[str]:
        """The cards that lie open wherever they are."""
        return self._cards("face_up")

    @property
    def passed(self) -> str | None:
        """The card that this seat passed on in this round (Pass one)."""
        return self._card("passed")

    @property
    def received(self) -> str | None:
        """The card that was passed to this seat, or that it drew (Pass one, Pull one)."""
        return self._card("received")

    @property
    def given(self) -> str | None:
        """The card that was drawn from this seat (Pull one)."""
        return self._card("given")

    @property
    def given_to(self) -> frozenset[int]:
        """The seats that may now hold the card that was drawn from this one."""
        return self._seats("given_to")

    @property
    def shown(self) -> list[list[str]]:
        """By dummy, the cards of its pile that have been turned, in their order."""
        turned = self.pile_next
        piles = self._ints[VIEW_PLACES["shown"]].reshape(-1, PILE_CARDS).tolist()
        deck = self.rules.deck
        pairs = zip(piles, turned, strict=False)
        return [[card_name(card, deck) for card in pile[:count]] for pile, count in pairs]

    @property
    def pile_next(self) -> list[int]:
        """By dummy, how many cards of its pile have been turned."""
        numbers: list[int] = self._ints[VIEW_PLACES["pile_next"]].tolist()
        return numbers[: seats_of(self.rules) - self.rules.players]
