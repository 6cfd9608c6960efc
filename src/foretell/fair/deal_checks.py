"""Checks of the deals: decks from the seeds, hands and turn-ups from the decks, draws, record."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from foretell.cards import NO_CARD
from foretell.fair import scheme
from foretell.fair.dealing import Dealt, Drawn, hands_of
from foretell.fair.matter import Matter
from foretell.fair.report import shown
from foretell.fair.shape import DrawPart, RoundPart

Failures = list[str]


def rounds(matter: Matter) -> Failures:
    """The deals are numbered without a gap, and the record has as many."""
    found = [one.round for one in matter.bundle.rounds]
    wrong = []
    if found != list(range(1, len(found) + 1)):
        missing = sorted(set(range(1, max(found) + 1)) - set(found)) if max(found) < 1000 else []
        what = f": missing {shown(missing)}" if missing else ""
        wrong.append(f"the deals are numbered {shown(found)}, not 1, 2, 3 …{what}")
    dealt = [one.hands for one in matter.record.rounds] if matter.record else found
    count = sum(hands is not None for hands in dealt)
    if count != len(found):
        wrong.append(f"the bundle has {len(found)} deals, the record {count}")
    return wrong


def decks(matter: Matter) -> Failures:
    """Each deck is shuffled by the seeds."""
    wrong = []
    for one, deck in zip(matter.bundle.rounds, matter.decks(), strict=False):
        if one.deck != deck:
            pairs = enumerate(zip_longest(one.deck, deck), start=1)
            place, (given, right) = next(pair for pair in pairs if pair[1][0] != pair[1][1])
            said = f"place {place} is {shown(given)}, the seeds give {right}"
            wrong.append(f"round {shown(one.round)}: not the deck of the seeds: {said}")
    return wrong


def hands(matter: Matter) -> Failures:
    """Each hand is dealt from the deck of the seeds."""
    wrong = []
    for one, deck in zip(matter.bundle.rounds, matter.decks(), strict=False):
        wrong += _hands(one, deck)
    return wrong


def _hands(one: RoundPart, deck: Sequence[str]) -> Failures:
    sizes = [len(hand) for hand in one.hands]
    at = f"round {shown(one.round)}"
    if len({size for size in sizes if size}) > 1 or sum(sizes) > len(deck):
        return [f"{at}: hands of {shown(sizes)} cards cannot be dealt"]
    places = hands_of(range(len(deck)), one.dealer, sizes)
    return [
        f"{at}, seat {seat}: the hand is not what the deck deals to it"
        for seat, (given, cards) in enumerate(zip(one.hands, places, strict=True))
        if given != [deck[place] for place in cards]
    ]


def turn_ups(matter: Matter) -> Failures:
    """Each turned-up card is the next of the deck; the record says whether one is turned."""
    wrong = []
    for one, deck in zip(matter.bundle.rounds, matter.decks(), strict=False):
        dealt = sum(len(hand) for hand in one.hands)
        due = deck[dealt] if dealt < len(deck) else None
        if one.turn_up not in (None, due):
            said = f"the next card of the deck is {due}" if due else "the deck is dealt out"
            wrong.append(f"round {shown(one.round)}: {shown(one.turn_up)} is turned up, yet {said}")
    return wrong


def draws(matter: Matter) -> Failures:
    """Each draw is listed, is the record's, and fell as the seeds say."""
    if not matter.told or not matter.transcript:
        return []
    wrong = []
    for number, (one, dealt) in enumerate(_pairs(matter), start=1):
        wrong += _draws(matter, number, dealt.draws)
        if [_listed(matter, drawn) for drawn in dealt.draws] != one.draws:
            wrong.append(f"round {number}: the draws listed are not those of the record")
    if matter.told.lot:
        wrong += _draws(matter, len(matter.told.rounds) + 1, [matter.told.lot])
    return wrong


def _pairs(matter: Matter) -> list[tuple[RoundPart, Dealt]]:
    dealt = matter.told.rounds if matter.told else ()
    return list(zip(matter.bundle.rounds, dealt, strict=False))


def _draws(matter: Matter, number: int, drawn: Sequence[Drawn]) -> Failures:
    wrong = []
    for place, one in enumerate(drawn, start=1):
        right = scheme.draw(matter.secret, matter.transcript, number, place, one.choices)
        if one.drawn != right:
            given, due = (one.text(choice, matter.ranks) for choice in (one.drawn, right))
            at = f"round {number}, draw {place}"
            wrong.append(f"{at}: {given} was drawn, the seeds give {due}")
    return wrong


def _listed(matter: Matter, one: Drawn) -> DrawPart:
    choices = [one.text(choice, matter.ranks) for choice in one.choices]
    drawn = one.text(one.drawn, matter.ranks)
    return DrawPart(one.what, choices, drawn, one.seat if one.seat >= 0 else None)


def record(matter: Matter) -> Failures:
    """The record replays, and tells of the deals in the bundle."""
    wrong = list(matter.wrong_record)
    for number, (one, dealt) in enumerate(_pairs(matter), start=1):
        wrong += [f"round {number}: {what}" for what in _differences(matter, one, dealt)]
    return wrong


def _differences(matter: Matter, one: RoundPart, dealt: Dealt) -> Failures:
    deal = dealt.deal
    turn_up = None if deal.turn_up == NO_CARD else matter.name(deal.turn_up)
    hands = [[matter.name(card) for card in hand] for hand in deal.hands]
    same = {
        f"the record says seat {deal.dealer} dealt": one.dealer == deal.dealer,
        "the record has other hands": one.hands == hands,
        f"the record says {turn_up or 'no card'} was turned up": one.turn_up == turn_up,
    }
    return [what for what, is_same in same.items() if not is_same]
