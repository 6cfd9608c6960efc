"""The checks of a bundle: its seeds, then the deals, draws and record that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from foretell.base.decoding import shown
from foretell.base.i18n import DeferredText
from foretell.cards import NO_CARD
from foretell.fair import scheme
from foretell.fair.dealing import DealWithDraws, Drawn, hands_of
from foretell.fair.evidence import Kept, Matter
from foretell.fair.report import fault, person
from foretell.fair.shape import DrawPart, RoundPart

Failures = list[DeferredText]


def seats(matter: Matter) -> Failures:
    """The seats in their order."""
    found = [one.seat for one in matter.bundle.players]
    if found == list(range(len(found))) and (found or matter.bundle.is_event):
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
    named, players = matter.bundle.first_dealer, matter.seats
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
    pinned = scheme.pinned(bundle.game, [one.commit for one in bundle.players])
    if bundle.is_event and mine.pinned not in (None, pinned):
        wrong.append(fault("kept-pinned"))
    is_any = bundle.is_event or mine.seat is None
    places = [one for one in bundle.players if is_any or mine.seat == one.seat]
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


def rounds(matter: Matter) -> Failures:
    """The deals are numbered without a gap, and the record has as many."""
    found = [one.round for one in matter.bundle.rounds]
    wrong = list[DeferredText]()
    if found != list(range(1, len(found) + 1)):
        missing = sorted(set(range(1, max(found) + 1)) - set(found)) if max(found) < 1000 else []
        key = "numbered-missing" if missing else "numbered"
        wrong.append(fault(key, found=shown(found), missing=shown(missing)))
    dealt = [one.hands for one in matter.record.rounds] if matter.record else found
    count = sum(hands is not None for hands in dealt)
    if count != len(found):
        wrong.append(fault("count", number=str(len(found)), count=str(count)))
    return wrong


def decks(matter: Matter) -> Failures:
    """Each deck is shuffled by the seeds."""
    wrong = list[DeferredText]()
    for one, deck in zip(matter.bundle.rounds, matter.decks, strict=False):
        if one.deck != deck:
            pairs = enumerate(zip_longest(one.deck, deck), start=1)
            place, (given, right) = next(pair for pair in pairs if pair[1][0] != pair[1][1])
            key = "deck-short" if given is None else "deck-long" if right is None else "deck"
            where = {"round": shown(one.round), "place": str(place)}
            wrong.append(fault(key, **where, given=shown(given), right=str(right)))
    return wrong


def hands(matter: Matter) -> Failures:
    """Each hand is dealt from the deck of the seeds."""
    wrong = list[DeferredText]()
    for one, deck in zip(matter.bundle.rounds, matter.decks, strict=False):
        wrong += _hands(one, deck)
    return wrong


def _hands(one: RoundPart, deck: Sequence[str]) -> Failures:
    sizes = [len(hand) for hand in one.hands]
    at = shown(one.round)
    if len({size for size in sizes if size}) > 1 or sum(sizes) > len(deck):
        return [fault("hands", round=at, sizes=shown(sizes))]
    places = hands_of(range(len(deck)), one.dealer, sizes)
    return [
        fault("hand", round=at, seat=person(seat))
        for seat, (given, cards) in enumerate(zip(one.hands, places, strict=True))
        if given != [deck[place] for place in cards]
    ]


def turn_ups(matter: Matter) -> Failures:
    """Each turned-up card is the next of the deck; the record says whether one is turned."""
    wrong = list[DeferredText]()
    for one, deck in zip(matter.bundle.rounds, matter.decks, strict=False):
        dealt = sum(len(hand) for hand in one.hands)
        due = deck[dealt] if dealt < len(deck) else None
        if one.turn_up not in (None, due):
            said = {"round": shown(one.round), "card": shown(one.turn_up), "due": due or ""}
            wrong.append(fault("turn-up" if due else "turn-up-none", **said))
    return wrong


def draws(matter: Matter) -> Failures:
    """Each draw is listed, is the record's, and fell as the seeds say."""
    if not matter.told or not matter.transcript:
        return []
    wrong = list[DeferredText]()
    for number, (one, dealt) in enumerate(_pairs(matter), start=1):
        wrong += _draws(matter, number, dealt.draws)
        if [_listed(matter, drawn) for drawn in dealt.draws] != one.draws:
            wrong.append(fault("draws", round=str(number)))
    if matter.told.lot:
        wrong += _draws(matter, len(matter.told.rounds) + 1, [matter.told.lot])
    return wrong


def _pairs(matter: Matter) -> list[tuple[RoundPart, DealWithDraws]]:
    dealt = matter.told.rounds if matter.told else ()
    return list(zip(matter.bundle.rounds, dealt, strict=False))


def _draws(matter: Matter, number: int, drawn: Sequence[Drawn]) -> Failures:
    wrong = list[DeferredText]()
    for place, one in enumerate(drawn, start=1):
        right = scheme.draw(matter.secret, matter.transcript, number, place, one.choices)
        if one.drawn != right:
            given, due = (_drawn(matter, one, choice) for choice in (one.drawn, right))
            at = {"round": str(number), "number": str(place)}
            wrong.append(fault("draw", **at, given=given, due=due))
    return wrong


def _drawn(matter: Matter, one: Drawn, choice: int) -> str | DeferredText:
    """What was drawn, in words: a card, or a seat as people count them."""
    text = one.text(choice, matter.ranks)
    return text if isinstance(text, str) else fault("seat", seat=person(text))


def _listed(matter: Matter, one: Drawn) -> DrawPart:
    choices = [one.text(choice, matter.ranks) for choice in one.choices]
    drawn = one.text(one.drawn, matter.ranks)
    return DrawPart(one.what, choices, drawn, one.seat if one.seat >= 0 else None)


def record(matter: Matter) -> Failures:
    """The record replays, and tells of the deals in the bundle."""
    wrong = list(matter.wrong_record)
    for number, (one, dealt) in enumerate(_pairs(matter), start=1):
        wrong += _differences(matter, number, one, dealt)
    return wrong


def _differences(matter: Matter, number: int, one: RoundPart, dealt: DealWithDraws) -> Failures:
    deal, at = dealt.deal, str(number)
    turn_up = None if deal.turn_up == NO_CARD else matter.name(deal.turn_up)
    hands = [[matter.name(card) for card in hand] for hand in deal.hands]
    turned = "record-turn-up" if turn_up else "record-no-turn-up"
    same = (
        (fault("record-dealer", round=at, seat=person(deal.dealer)), one.dealer == deal.dealer),
        (fault("record-hands", round=at), one.hands == hands),
        (fault(turned, round=at, card=turn_up or ""), one.turn_up == turn_up),
    )
    return [what for what, is_same in same if not is_same]
