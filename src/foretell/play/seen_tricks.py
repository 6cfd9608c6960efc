"""What one seat sees of the tricks: the one on the table, the last one, who has won how many."""

from __future__ import annotations

from foretell.engine.compile import compile_rules
from foretell.play.handle import playing_order
from foretell.play.taking import takes
from foretell.play.view_reader import ViewReader


class SeenTricks(ViewReader):
    """The tricks, as a seat sees them."""

    @property
    def trick(self) -> list[str]:
        """The cards of the trick on the table, the leader's first."""
        return self._laid("trick", "trick_len")

    @property
    def trick_len(self) -> int:
        """How many cards lie in the trick on the table."""
        return self.get("trick_len")

    @property
    def trick_as(self) -> list[str | None]:
        """What each card of the trick on the table counts as.

        A card's name, ``Z`` or ``N`` (Merlin as a wizard or a jester), ``magic`` (a deuce that is
        a wizard); none while its player has not said.
        """
        return self._shapes("trick_as", "trick_len")

    @property
    def led(self) -> str | None:
        """The letter of the suit that must be followed.

        ``free`` where a wizard came first and nothing binds, none before anything is led.
        """
        return self._word("led")

    @property
    def winning(self) -> int | None:
        """The seat whose card wins the trick on the table so far."""
        return self._above("winning")

    @property
    def tricks_done(self) -> int:
        """How many tricks of this round are finished."""
        return self.get("tricks_done")

    @property
    def last_trick(self) -> list[str]:
        """The cards of the trick before, its leader's first."""
        return self._laid("last_trick", "last_len")

    @property
    def last_len(self) -> int:
        """How many cards the trick before had."""
        return self.get("last_len")

    @property
    def last_as(self) -> list[str | None]:
        """What each card of the trick before counted as, said as in ``trick_as``."""
        return self._shapes("last_as", "last_len")

    @property
    def last_leader(self) -> int | None:
        """The seat that led the trick before; none in the first trick of a round."""
        return self._above("last_leader")

    @property
    def won(self) -> list[int]:
        """By seat, the tricks that it has won in this round."""
        return self.seats_of("won")

    @property
    def grail_seat(self) -> int | None:
        """The seat that took the trick with the Holy Grail (Camelot)."""
        return self._above("grail_seat")

    def order_from(self, leader: int) -> list[int]:
        """The seats in playing order of a trick (Two-Player: leader, dummy, other)."""
        return playing_order(compile_rules(self.rules), self.get("sitting"), leader)

    def takes(self, card: str) -> bool:
        """Whether a card would be the one that wins the trick, if the seat in turn laid it now.

        That is what ``winning`` would say next: cards that are still to come may beat it, and
        nobody has to hold it. What the player says with a card counts (``Me=Z``, ``Zc!``); without
        that, a card of which it must be said takes nothing. Nor does any card take a trick that
        is cancelled (Two-Player).

        Raises:
            IllegalAction: no card is due, or the card is not in the deck.
            BadNotation: the text is no card.

        >>> from foretell.game.game import Game
        >>> from foretell.rules.presets import preset
        >>> game = Game(preset("standard", players=3), seed=2, dealer=0)
        >>> game.bid(1), game.bid(0), game.bid(1), game.play("3c")
        (None, None, None, None)
        >>> seen = game.view(2)
        >>> seen.trick, seen.trump, seen.takes("2c"), seen.takes("9c"), seen.takes("Ah")
        (['3c'], 'c', False, True, False)
        """
        return takes(self.rules, self.record, card)
