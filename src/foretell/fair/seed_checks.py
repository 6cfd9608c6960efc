"""Checks of the seeds: who committed to what, and whether it is what was used."""

from __future__ import annotations

from foretell.base.decoding import shown
from foretell.base.i18n import DeferredText
from foretell.fair import scheme
from foretell.fair.evidence import Kept, Matter
from foretell.fair.report import fault, person

Failures = list[DeferredText]


def seats(matter: Matter) -> Failures:
    """The seats in their order."""
    found = [one.seat for one in matter.bundle.players]
    if found == list(range(len(found))) and found:
        return []
    return [fault("seats", found=shown(found))]


def server(matter: Matter) -> Failures:
    """C opens to S."""
    if scheme.server_commit(matter.bundle.game, matter.secret) == matter.bundle.server_commit:
        return []
    return [fault("server")]


def commitments(matter: Matter) -> Failures:
    """Each c opens to its R."""
    game = matter.bundle.game
    return [
        fault("commitment", seat=person(one.seat))
        for one in matter.bundle.players
        if one.seed is not None and not scheme.opens(one.commit, game, one.seat, one.seed)
    ]


def transcript(matter: Matter) -> Failures:
    """Nobody was dealt cards before all had revealed."""
    if not matter.bundle.rounds:
        return []
    return [
        fault("not-revealed", seat=person(one.seat))
        for one in matter.bundle.players
        if one.seed is None
    ]


def first_dealer(matter: Matter) -> Failures:
    """The first deal was that seat's."""
    named, players = matter.bundle.first_dealer, len(matter.bundle.players)
    if named is not None and not 0 <= named < players:
        return [fault("no-such-dealer", seat=person(named))]
    due = matter.first_dealer()
    dealers = [one.dealer for one in matter.bundle.rounds[:1]]
    dealers += [one.dealer for one in matter.record.rounds[:1]] if matter.record else []
    return [
        fault("other-dealer", seat=person(dealer), due=person(due))
        for dealer in dict.fromkeys(dealers)
        if due is not None and dealer != due
    ]


def kept(matter: Matter, mine: Kept) -> Failures:
    """What a player saw before the end is what the bundle says now."""
    bundle, wrong = matter.bundle, list[DeferredText]()
    if mine.commit is not None and mine.commit != bundle.server_commit:
        wrong.append(fault("kept-commit"))
    places = [one for one in bundle.players if mine.seat in (None, one.seat)]
    if mine.seed is not None and mine.seed not in [one.seed for one in places]:
        wrong.append(fault("kept-seed"))
    dealer = bundle.rounds[0].dealer if bundle.rounds else None
    if mine.first_dealer is not None and dealer not in (None, mine.first_dealer):
        seats = {"seat": person(mine.first_dealer), "other": person(dealer)}
        wrong.append(fault("kept-dealer", **seats))
    return wrong + kept_cards(matter, mine)


def kept_cards(matter: Matter, mine: Kept) -> Failures:
    """The own hands and the turned-up cards are those that were seen."""
    rounds = {one.round: one for one in matter.bundle.rounds}
    gone = sorted({*mine.hands, *mine.turn_ups} - rounds.keys())
    wrong = [fault("kept-gone", round=str(n)) for n in gone]
    for number, one in rounds.items():
        own = [sorted(hand) for seat, hand in enumerate(one.hands) if mine.seat in (None, seat)]
        if number in mine.hands and sorted(mine.hands[number]) not in own:
            wrong.append(fault("kept-hand", round=str(number)))
        if number in mine.turn_ups and mine.turn_ups[number] != one.turn_up:
            wrong.append(fault("kept-turn-up", round=str(number)))
    return wrong
