"""The friendly object: one game of Wizard under any rules, played by sentences.

>>> from foretell.rules.presets import preset
>>> game = Game(preset("standard", players=3), seed=2, dealer=0)
>>> game.legal()
('0', '1')
>>> game.bid(1)
>>> game.bids
[None, 1, None]
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from foretell.engine.structs import Phase
from foretell.game.stepping import SteppedGame
from foretell.play.actions import Action
from foretell.play.board import board
from foretell.play.history import Packed, pack, unpack
from foretell.play.notebook import board_html
from foretell.play.refusals import wrong_phase
from foretell.rules.value import Rules

if TYPE_CHECKING:
    from foretell.record.format import Record

SEED_TAG: Final = "seed"


class Game(SteppedGame):
    """A game under one set of rules; every step is checked, kept, and can be undone.

    Args:
        rules: the rules, number of players included, or a preset's name.
        seed: of the shuffles and of the draws inside a round; drawn when left out.
        dealer: the first dealer's seat; drawn when left out (rules 4).
        auto_deal: whether each round is dealt as soon as it is due; so it is where a seed is given.

    Two games are equal if they are under the same rules, have the same past and go on with the
    same deals. A whole game at random:

    >>> import random
    >>> from foretell.rules.presets import preset
    >>> game = Game(preset("standard", players=4), seed=7)
    >>> while not game.is_over:
    ...     game.act(random.choice(game.legal()))
    >>> len(game.scores), min(game.ranks)
    (4, 1)
    """

    def bid(self, tricks: int) -> None:
        """Bid a number of tricks (rules 6), or mend the bid made before (Hidden bids)."""
        self._only("bid", tricks, Phase.BID, Phase.MEND)

    def play(self, card: str) -> None:
        """Play a card, with what is said of it: ``7h``, ``Me=Z``, ``Zc!``, or ``?`` unseen."""
        self._only("play", card, Phase.PLAY, Phase.ROLE)

    def name_trump(self, suit: str) -> None:
        """Name trump for a turned-up wizard: ``c d h s`` (rules 5)."""
        self._only("trump", suit, Phase.TRUMP)

    def name_twist(self, twist: str) -> None:
        """Name the rule that holds for this round (Smyrna)."""
        self._only("twist", twist, Phase.TWIST)

    def name_uber(self, cards: str) -> None:
        """Name a card, a rank or the jesters that beat everything: ``Qs K jesters`` (Uber)."""
        self._only("uber", cards, Phase.UBER_RANK)

    def pass_card(self, card: str) -> None:
        """Pass a card to the left (Pass one)."""
        self._only("pass", card, Phase.PASS)

    def agree(self) -> None:
        """Agree to the score of the round (rules 14, honour play)."""
        self._only("agree", "agree", Phase.AGREE)

    def _only(self, verb: str, action: Action, *phases: Phase) -> None:
        if self.handle.get("phase") not in phases:
            raise wrong_phase(f"{verb} {action}", self.phase)
        self.act(action)

    # games as values

    def copy(self, seed: int | None = None) -> Game:
        """A game of its own that stands as this one does, and goes on with the same deals.

        ``seed``: another one, for what is to come.
        """
        twin = Game.__new__(Game)
        vars(twin).update(vars(self))
        if seed is not None:
            twin.reseed(seed)
        twin.handle = self.handle.copy()
        twin.history, twin.past, twin.tags = list(self.history), list(self.past), dict(self.tags)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        twin = self.copy()
        twin.tags = copy.deepcopy(self.tags, memo)
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.rules == other.rules and self._value() == other._value()

    def __hash__(self) -> int:
        return hash((self.rules, self.handle.save()))

    def _value(self) -> tuple[Any, ...]:
        return self.seed, self.auto_deal, self.handle.save(), self.history

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle in a few KB: what undo keeps is left out, and found again when it is asked for."""
        kept = {name: getattr(self, name) for name in ("auto_deal", "names", "tags")}
        packed = (self.handle.save(), pack(self.history))
        return _unpickled, (self.rules, self.seed, *packed), kept

    def position_key(self, seat: int) -> bytes:
        """What a seat knows (-1: a spectator), in 16 bytes: for tables of a search.

        Positions that a seat cannot tell apart have the same key, in every process.

        >>> from foretell.rules.presets import preset
        >>> game = Game(preset("standard", players=3), seed=7, dealer=0)
        >>> key = game.position_key(2)
        >>> game.bid(1)
        >>> game.position_key(2) == key
        False
        """
        return self.view(seat).key

    def __repr__(self) -> str:
        """The whole table, all hands open, as plain text."""
        return board(self.view(-1), self.hands, self.legal())

    def _repr_html_(self) -> str:
        """The same with drawn cards and the players' names, for a notebook."""
        return board_html(self.view(-1), self.hands, self.legal(), self.names)

    # records

    def record(self, players: Sequence[str] = (), **tags: object) -> Record:
        """The game as a record, finished or not (record.md).

        A game that deals by itself keeps its seed in the tag ``seed``, if all cards came from it.
        """
        from foretell.record.writing import record_of

        is_kept = self.auto_deal and SEED_TAG not in tags and self.is_from_seed()
        return record_of(self, players, {SEED_TAG: self.seed, **tags} if is_kept else tags)

    @classmethod
    def replay(
        cls,
        record: Record | str | Path,
        seed: int | None = None,
        *,
        auto_deal: bool | None = None,
    ) -> Game:
        """The game of a record, or of a record's file, at its end.

        Args:
            record: what was played.
            seed: of the deals to come; that of the record, if it keeps one, when left out.
            auto_deal: whether they come by themselves; as a rule where a seed is given or kept.

        Raises:
            BadRecord: the record breaks its format or the rules; the error says where.
        """
        from foretell.record.replay import replay

        played = replay(record)
        game = cls(played.rules, seed, dealer=0, auto_deal=False)
        game.handle, game.history = played.handle, played.history
        game.names, game.tags = played.names, played.tags
        kept = played.tags.get(SEED_TAG)
        goes_on = seed is not None
        if seed is None and type(kept) is int and game.copy(kept).is_from_seed():
            game.reseed(kept)
            goes_on = True
        game.auto_deal = goes_on if auto_deal is None else auto_deal
        if game.auto_deal:
            game._follow_up()
        return game


def _unpickled(rules: Rules, seed: int, state: bytes, history: Packed) -> Game:
    """A game from its pickle; pickle sets what else it keeps."""
    game = Game(rules, seed, dealer=0, auto_deal=False)
    game.handle.restore(state)
    game.history = unpack(history)
    return game
