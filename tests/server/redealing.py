"""Everything that a viewer may not know, dealt and chosen anew, so that it looks the same to it."""

from __future__ import annotations

import random

from foretell.cards import NO_CARD, cards_in
from foretell.engine.structs import BidMode, Phase
from foretell.handle import Handle
from foretell.rules.plan import deck_of
from foretell.sampling import sample
from foretell.seen import Seen
from foretell.server import events as e
from foretell.server.table.moves import overlay
from tests.server.worlds import PLAYERS, GivenDeals, Run, World


def redealt(run: Run, viewer: int, seed: int) -> World:
    """Another world that looks the same to a viewer so far."""
    state = run.sim.table.state
    seen = Seen(state.rules, overlay(state, viewer).view(viewer))
    other = sample(seen, seed).handle
    pairs = zip(other.seats_of("hands"), other.seats_of("played_by"), strict=True)
    dealt = [set(cards_in(hand | played)) for hand, played in pairs]
    _undo_exchange(other, dealt)
    choices = _other_choices(run, other, viewer, dealt)
    return World(_deck(run, other, dealt), _draws(other), choices)


def restocked(run: Run, seed: int) -> World:
    """Another world in which only the cards that were never dealt lie in another order."""
    handle = run.sim.table.state.handle
    dealt = sum(map(len, run.sim.table.state.dealt)) + (handle.get("turn_up") != NO_CARD)
    stock = GivenDeals.last[dealt:]
    random.Random(seed).shuffle(stock)
    script = [(made.seat, made.choices) for made in run.decisions]
    return World(GivenDeals.last[:dealt] + stock, _draws(run.sim.table.state.handle), script)


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


def _deck(run: Run, other: Handle, dealt: list[set[int]]) -> list[int]:
    """The deck that deals those hands; an open last card stays the last one of its hand."""
    sitting = [s for s in range(other.seats) if other.get("sitting") >> s & 1]
    start = (sitting.index(run.sim.table.state.dealer) + 1) % len(sitting)
    order = sitting[start:] + sitting[:start]
    last = run.sim.table.state.handle.seats_of("last_dealt")
    piles = [sorted(dealt[seat], key=lambda card, seat=seat: card == last[seat]) for seat in order]  # type: ignore[misc]
    size = other.get("cards_each")
    assert all(len(pile) == size for pile in piles), dealt
    deck = [pile[place] for place in range(size) for pile in piles]
    if other.get("turn_up") != NO_CARD:
        deck.append(other.get("turn_up"))
    return deck + [card for card in deck_of(run.sim.rules) if card not in deck]


def _draws(other: Handle) -> list[int]:
    """The cards that were pulled, in the order of the seats from the dealer's left."""
    sitting = [s for s in range(other.seats) if other.get("sitting") >> s & 1]
    start = (sitting.index(other.get("dealer")) + 1) % len(sitting)
    drawn = other.seats_of("drawn")
    return [drawn[s] for s in sitting[start:] + sitting[:start] if drawn[s] != NO_CARD]


def _other_choices(
    run: Run, other: Handle, viewer: int, dealt: list[set[int]]
) -> list[tuple[int, list[int]]]:
    """What each seat chose in the other world: the same, but for what the viewer may not know."""
    is_sealed_bid = run.sim.table.state.bid_modes[0] in (BidMode.HIDDEN, BidMode.DELAYED)
    bids, passed = other.seats_of("bids"), other.seats_of("passed")
    sealed = dict.fromkeys(range(PLAYERS), 0)
    found = []
    for made in run.decisions:
        choice = made.choices[0]
        if isinstance(made, e.Sealed) and made.seat != viewer:
            is_bid = is_sealed_bid and not sealed[made.seat]
            hidden = bids[made.seat] if is_bid else passed[made.seat]
            free = 0 if is_bid else min(dealt[made.seat])
            choice = hidden if hidden >= 0 else free
        sealed[made.seat] += isinstance(made, e.Sealed)
        found.append((made.seat, [choice, *made.choices[1:]]))
    return found
