"""What one seat sees of the round as a whole: whose turn it is, trump, bids, special rules."""

from __future__ import annotations

from foretell.engine.structs import HIDDEN_BID, NO_BID, PLAY_OFF_ROW, Phase
from foretell.play.view_reader import ViewReader


class SeenRound(ViewReader):
    """The round, as far as a seat sees it."""

    @property
    def seat(self) -> int | None:
        """The seat whose view this is; none for a spectator."""
        return self._above("seat")

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return Phase(self.get("phase"))

    @property
    def actor(self) -> int | None:
        """The seat that decides now; none when a deal or a draw is due, or at the end."""
        return self._above("actor")

    @property
    def turn(self) -> int | None:
        """The seat whose choice or card is due: the actor, or the dummy that it plays for."""
        return self._above("turn")

    @property
    def leader(self) -> int | None:
        """The seat that leads the trick; none before the first deal."""
        return self._above("leader")

    @property
    def dealer(self) -> int:
        """The seat that dealt this round; when a deal is due, the one that deals."""
        return self.get("dealer")

    @property
    def round_number(self) -> int:
        """The round that is played or due, from 1; play-offs count on."""
        return self.get("round_no") + 1

    @property
    def is_play_off(self) -> bool:
        """Whether the round is a play-off, played by those who are first with equal totals."""
        return self.get("row") == PLAY_OFF_ROW

    @property
    def cards_each(self) -> int:
        """How many cards each seat was dealt; 0 before the first deal."""
        return self.get("cards_each")

    @property
    def trump(self) -> str | None:
        """The trump suit's letter, or ``none``; none given before its namer has named it."""
        return self._word("trump")

    @property
    def turn_up(self) -> str | None:
        """The turned-up card; none where all cards are dealt, or the rules turn none up."""
        return self._card("turn_up")

    @property
    def bids(self) -> list[int | str | None]:
        """By seat, its bid; none before it is made, ``"?"`` while it is hidden."""
        words: dict[int, str | None] = {NO_BID: None, HIDDEN_BID: "?"}
        return [words.get(bid, bid) for bid in self.seats_of("bids")]

    @property
    def sitting(self) -> frozenset[int]:
        """The seats that play this round, dummies too."""
        return self._seats("sitting")

    @property
    def to_bid(self) -> frozenset[int]:
        """The seats that still have to bid."""
        return self._seats("to_bid")

    @property
    def bidders(self) -> frozenset[int]:
        """The seats that bid in this round."""
        return self._seats("bidders")

    @property
    def mended(self) -> int | None:
        """The seat that mended its bid (Hidden bids, notequal)."""
        return self._above("mended")

    @property
    def first_bid(self) -> int | None:
        """The bid of the seat that mended it, as it was before."""
        return self._above("first_bid")

    @property
    def roles(self) -> str:
        """What wizards and jesters are: ``printed all-wizards all-jesters called``."""
        return self._a_word("roles")

    @property
    def exchange(self) -> str:
        """What cards change hands after the bids: ``none pass-one pull-one``."""
        return self._a_word("exchange")

    @property
    def is_flat(self) -> bool:
        """Whether tricks bring points whatever was bid (flat points)."""
        return bool(self.get("is_flat"))

    @property
    def twist(self) -> str | None:
        """The rule that the dealer has added to the round (Smyrna)."""
        return self._word("twist")

    @property
    def uber(self) -> frozenset[str]:
        """The cards that beat everything (Uber-wizard)."""
        return self._cards("uber")

    @property
    def uber_rank(self) -> str | None:
        """The rank of the uber card, or ``jesters``, once it is named."""
        return self._word("uber_rank")

    @property
    def agreed(self) -> frozenset[int]:
        """The seats that have agreed to the score of the round (rules 14, honour play)."""
        return self._seats("agreed")

    @property
    def revoke_seat(self) -> int | None:
        """The seat whose revoke was called rightly and ended the round (rules 14)."""
        return self._above("revoke_seat")

    @property
    def revoke_trick(self) -> int | None:
        """The trick of the revoke that was called, from 1; none too where nobody noted it."""
        trick = self._above("revoke_trick")
        return None if trick is None else trick + 1

    @property
    def calls(self) -> list[frozenset[int]]:
        """By seat, those whom it has called wrongly in this round (rules 14)."""
        return self._seats_by_seat("calls")
