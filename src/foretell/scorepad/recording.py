"""From how a pad stands to the record of its game, as far as it is whole (record.md)."""

from __future__ import annotations

from typing import Any

from foretell.engine.compile import compile_rules
from foretell.engine.structs import NO_BID, PLAY_OFF_ROW
from foretell.record.format import Record, RoundRecord, rules_name_of
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules
from foretell.scorepad.folding import PadFold
from foretell.scorepad.standing import OPEN, SCORED, PadRound

Fields = dict[str, Any]


def record_of_pad(rules: Rules, fold: PadFold, names: tuple[str, ...]) -> Record:
    """The record: all scored rounds, and the one being noted up to its first gap."""
    standing = fold.standing(names)
    whole = [one for one in standing.rounds if one.state == SCORED]
    fields = [{**opened(one), **scored(rules, one)} for one in whole]
    left = [one for one in standing.rounds if one.state == OPEN and is_said(one)]
    gaps = {due.key for due in fold.due if not due.optional}
    fields += [{**opened(one), **begun(one, gaps)} for one in left]
    rounds = zip([*whole, *left], fields, strict=True)
    return Record(
        rules=rules_value(rules),
        players=standing.names,
        scores=standing.totals if whole else None,
        tags=rules_name_of(rules),
        rounds=tuple(RoundRecord(**{**said, "trump": fold.named[one.n]}) for one, said in rounds),
    )


def is_said(one: PadRound) -> bool:
    """Whether a record says something of a round: who deals the first, what was noted of others."""
    bids = one.bids if one.bidding != "zero" else ()
    has_notes = any(value is not None for value in (one.turn_up, one.twist, one.uber, *bids))
    return one.dealer is not None and (one.n == 1 or has_notes or one.play_off)


def opened(one: PadRound) -> Fields:
    """What is known of a round before its bids."""
    return {
        "play_off": one.seats if one.play_off else None,
        "dealer": one.dealer,
        "size": one.size,
        "turn_up": one.turn_up,
        "twist": one.twist,
        "uber": one.uber,
    }


def begun(one: PadRound, gaps: set[str]) -> Fields:
    """The bids of a round that is not scored, up to the first that is missing."""
    if "twist" in gaps:
        return {"uber": None}
    players, bids = len(one.bids), list(one.bids)
    if "bid" in gaps:
        order = [(one.dealer or 0) + 1 + place for place in range(players)]
        seats = [seat % players for seat in order if seat % players in one.seats]
        first = next(seat for seat in seats if bids[seat] is None)
        for seat in seats[seats.index(first) :]:
            bids[seat] = None
    has_bids = one.bidding != "zero" and any(bid is not None for bid in bids)
    is_mended = not gaps & {"bid", "adjust"}
    said = {"bids": numbers(bids)} if has_bids else {}
    return {**said, "adjust": one.adjust if is_mended else None}


def numbers(bids: list[int | None] | tuple[int | None, ...]) -> tuple[int, ...]:
    """Bids as a record has them."""
    return tuple(NO_BID if bid is None else bid for bid in bids)


def scored(rules: Rules, one: PadRound) -> Fields:
    """What came of a scored round."""
    won = None if one.revoke else tuple(tricks or 0 for tricks in one.won)
    ended: Fields = {"revoke": one.revoke} if one.revoke else {"won": won}
    bids, bonus = numbers(one.bids), bonus_of(rules, one)
    return {"bids": bids, "adjust": one.adjust, **ended, "bonus": bonus, "score": one.points}


def bonus_of(rules: Rules, one: PadRound) -> tuple[int, ...] | None:
    """The points of the Grail, where they were earned (Camelot)."""
    seat = one.grail
    if seat is None or one.bid(seat) is None:
        return None
    points = int(compile_rules(rules)[0].grail_points[PLAY_OFF_ROW if one.play_off else one.n - 1])
    is_met = one.revoke.seat != seat if one.revoke else one.bid(seat) == one.won[seat]
    bonus = tuple(points * (is_met and other == seat) for other in range(rules.players))
    return bonus if any(bonus) else None
