"""A game and what has happened in it: what a record is written from and played again into."""

from __future__ import annotations

from foretell.base.illegal import illegal
from foretell.play.history import Entry
from foretell.play.standing import Standing
from foretell.rules.value import Rules


class PlayedGame(Standing):
    """The state of a game with the history that led to it, the players' names and the tags.

    Args:
        rules: the rules, number of players included.
        dealer: the first dealer's seat (rules 4).

    Raises:
        IllegalAction: there is no such seat.
    """

    def __init__(self, rules: Rules, dealer: int) -> None:
        super().__init__(rules)
        self.history: list[Entry] = []
        self.names: tuple[str, ...] = ()
        self.tags: dict[str, object] = {}
        if not 0 <= dealer < max(rules.players, int(self.handle.rules[0].dealer_fixed) + 1):
            raise illegal("no-such-seat", seat=dealer)
        self.handle.start(dealer)
