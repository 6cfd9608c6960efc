"""What the rules make of decks and draws: hands by seat, and the chances a game has met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from foretell.cards import card_name, cards_in
from foretell.engine.structs import Phase
from foretell.play.handle import Handle
from foretell.play.history import Deal, HistoryStep
from foretell.play.rerun import first_dealer, follow
from foretell.play.standing import PlayedGame

WHATS: Final = {Phase.PULL: "pull", Phase.LOT: "lot"}


class Drawn(NamedTuple):
    """A draw as it was made: ``seat`` is -1 for a lot; choices in order of number."""

    what: str
    seat: int
    choices: tuple[int, ...]
    drawn: int

    def text(self, number: int, deck: int) -> str | int:
        """A choice as a bundle writes it: a card's name, or a seat as it is."""
        return card_name(number, deck) if self.what == WHATS[Phase.PULL] else number


class DealWithDraws(NamedTuple):
    """A deal and the draws that belong to it, in their order."""

    deal: Deal
    draws: tuple[Drawn, ...]


class GameDeals(NamedTuple):
    """A game's deals; ``lot`` is one that was drawn for a play-off which nobody dealt."""

    rounds: tuple[DealWithDraws, ...]
    lot: Drawn | None
    is_over: bool


def hands_of(deck: Sequence[int], dealer: int, sizes: Sequence[int]) -> list[list[int]]:
    """The hands that a deck deals, one card at a time from the dealer's left (rules 4).

    ``sizes`` says how many cards each seat is dealt: 0 for one that is out, else one number.

    >>> hands_of([1, 2, 3, 4], dealer=0, sizes=[2, 2, 0])
    [[2, 4], [1, 3], []]
    """
    seats = len(sizes)
    turns = [(dealer + 1 + step) % seats for step in range(seats)]
    order = [seat for seat in turns if sizes[seat]]
    dealt = sum(sizes)
    hands: list[list[int]] = [[] for _ in sizes]
    for place, seat in enumerate(order):
        hands[seat] = list(deck[place : dealt : len(order)])
    return hands


def told(game: PlayedGame) -> GameDeals:
    """The deals and draws of a game's history, which is played once more."""
    handle, rounds, lot = Handle(game.rules), list[DealWithDraws](), None
    if any(isinstance(entry, Deal) for entry in game.history):
        handle.start(first_dealer(game.history))
    for entry in game.history:
        drawn = _drawn(handle, entry) if isinstance(entry, HistoryStep) else None
        if isinstance(entry, Deal):
            rounds.append(DealWithDraws(entry, (lot,) if lot else ()))
            lot = None
        elif drawn and drawn.what == WHATS[Phase.LOT]:
            lot = drawn
        elif drawn:
            rounds[-1] = DealWithDraws(rounds[-1].deal, (*rounds[-1].draws, drawn))
        follow(handle, entry)
    return GameDeals(tuple(rounds), lot, game.is_over)


def _drawn(handle: Handle, step: HistoryStep) -> Drawn | None:
    what = WHATS.get(Phase(step.phase))
    seat = step.seat if step.phase == Phase.PULL else -1
    return Drawn(what, seat, tuple(cards_in(handle.legal())), step.choice) if what else None
