"""Everything that a viewer may not know, dealt and chosen anew, so that it looks the same to it."""

from __future__ import annotations

import random

from foretell.cards import NO_CARD, cards_in
from foretell.engine.structs import BidMode, Phase
from foretell.game.sampling import sample
from foretell.play.handle import Handle
from foretell.play.seen import Seen
from foretell.rules.plan import deck_of
from foretell.server.protocol import events as e
from foretell.server.table.moves import overlay
from tests.server.scripted_choices import PLAYERS, Script
from tests.server.scripted_game import ScriptedGame


def redealt(game: ScriptedGame, seed: int) -> Script:
    """Another world that looks the same to the viewer of a run so far.

    What is left of each deck lies in another order; in the round that is being played, everything
    is dealt anew that the viewer may not know. Rounds before it are over: their cards are open.
    """
    state, known = game.sim.table.state, (frozenset(game.claims), game.calls)
    decks = {n: _restocked(game, n, seed) for n in game.decks}
    before, now = _parted(game)
    if state.sheet and state.sheet[-1].number == state.number:
        return Script(decks, {}, before + now, *known)
    seen = Seen(state.rules, overlay(state, game.knows).view(game.knows))
    other = sample(seen, seed).handle
    pairs = zip(other.seats_of("hands"), other.seats_of("played_by"), strict=True)
    dealt = [set(cards_in(hand | played)) for hand, played in pairs]
    _undo_exchange(other, dealt)
    decks[state.number] = _deck(game, other, dealt)
    choices = _other_choices(game, other, dealt, now)
    return Script(decks, {state.number: _draws(other)}, before + choices, *known)


Choices = list[tuple[int, list[int]]]


def _parted(game: ScriptedGame) -> tuple[Choices, Choices]:
    """What was chosen before the last deal, and since."""
    deals = [place for place, one in enumerate(game.log) if isinstance(one, e.Dealt)]
    made = [
        (place < deals[-1], (one.seat, list(one.choices)))
        for place, one in enumerate(game.log)
        if isinstance(one, e.Acted | e.Sealed)
    ]
    return [one for is_old, one in made if is_old], [one for is_old, one in made if not is_old]


def _restocked(game: ScriptedGame, number: int, seed: int) -> list[int]:
    """A deck in which only the cards that were never dealt lie in another order."""
    state, deck = game.sim.table.state, game.decks[number]
    if number == state.number:
        dealt = sum(map(len, state.dealt)) + (state.handle.get("turn_up") != NO_CARD)
    else:
        dealt = PLAYERS * game.sizes[number - 1] + 1
    stock = deck[dealt:]
    random.Random(seed).shuffle(stock)
    return deck[:dealt] + stock


def _undo_exchange(other: Handle, hands: list[set[int]]) -> None:
    """Give every card that was passed or pulled back to whom it was dealt to."""
    sitting = [s for s in range(other.seats) if other.get("sitting") >> s & 1]
    moved, phase = other.seats_of("passed"), other.get("phase")
    if phase != Phase.PASS:
        for seat, card in enumerate(moved):
            if card != NO_CARD:
                after = sitting[(sitting.index(seat) + 1) % len(sitting)]
                hands[after].discard(card)
        for seat, card in enumerate(moved):
            if card != NO_CARD:
                hands[seat].add(card)
    start = (sitting.index(other.get("dealer")) + 1) % len(sitting)
    drawn = other.seats_of("drawn")
    for seat in reversed(sitting[start:] + sitting[:start]):
        if drawn[seat] != NO_CARD:
            before = sitting[sitting.index(seat) - 1]
            hands[seat].discard(drawn[seat])
            hands[before].add(drawn[seat])


def _deck(game: ScriptedGame, other: Handle, dealt: list[set[int]]) -> list[int]:
    """The deck that deals those hands; an open last card stays the last one of its hand."""
    sitting = [s for s in range(other.seats) if other.get("sitting") >> s & 1]
    start = (sitting.index(game.sim.table.state.dealer) + 1) % len(sitting)
    order = sitting[start:] + sitting[:start]
    last = game.sim.table.state.handle.seats_of("last_dealt")
    piles = [sorted(dealt[seat], key=lambda card, seat=seat: card == last[seat]) for seat in order]  # type: ignore[misc]
    size = other.get("cards_each")
    assert all(len(pile) == size for pile in piles), dealt
    deck = [pile[place] for place in range(size) for pile in piles]
    if other.get("turn_up") != NO_CARD:
        deck.append(other.get("turn_up"))
    return deck + [card for card in deck_of(game.sim.rules) if card not in deck]


def _draws(other: Handle) -> list[int]:
    """The cards that were pulled, in the order of the seats from the dealer's left."""
    sitting = [s for s in range(other.seats) if other.get("sitting") >> s & 1]
    start = (sitting.index(other.get("dealer")) + 1) % len(sitting)
    drawn = other.seats_of("drawn")
    return [drawn[s] for s in sitting[start:] + sitting[:start] if drawn[s] != NO_CARD]


def _other_choices(
    game: ScriptedGame, other: Handle, dealt: list[set[int]], made: Choices
) -> Choices:
    """What each seat chose in the other world: the same, but for what the viewer may not know."""
    state, viewer, are_sealed = game.sim.table.state, game.knows, _are_sealed(game, len(made))
    mode = state.bid_modes[state.handle.get("row")]
    is_sealed_bid = mode in (BidMode.HIDDEN, BidMode.DELAYED)
    have_bid = {seat for (seat, _), is_sealed in zip(made, are_sealed, strict=True) if is_sealed}
    is_open = mode == BidMode.HIDDEN and len(have_bid) == PLAYERS  # one may be another by now
    bids, passed = other.seats_of("bids"), other.seats_of("passed")
    sealed = dict.fromkeys(range(PLAYERS), 0)
    found = []
    for (seat, choices), is_sealed in zip(made, are_sealed, strict=True):
        choice = choices[0]
        if is_sealed and seat != viewer:
            is_bid = is_sealed_bid and not sealed[seat]
            bid = choice if is_open else bids[seat]
            hidden = bid if is_bid else passed[seat]
            free = 0 if is_bid else min(dealt[seat])
            choice = hidden if hidden >= 0 else free
        sealed[seat] += is_sealed
        found.append((seat, [choice, *choices[1:]]))
    return found


def _are_sealed(game: ScriptedGame, number: int) -> list[bool]:
    """For each of the last decisions, whether it was made where all choose at once."""
    return [isinstance(one, e.Sealed) for one in game.decisions[len(game.decisions) - number :]]
