"""What a score pad asks for next, and how the question is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from foretell.rules.axes import MAX_HAND
from foretell.rules.plan import known_rounds
from foretell.scorepad import PadDue, PadRound, PadStanding, ScorePad
from foretell.scorepad.entries import PadValue
from foretell.terminal import faces
from foretell.terminal.score.lines import PadReader, allowed_said
from foretell.terminal.score.sheet import SECRET, fault_said, is_secret, outcome_said
from foretell.terminal.words import Words, rules_title

RUN: Final = 4
"""Values that follow each other are said as a span from so many on."""


@dataclass(frozen=True, slots=True)
class PadQuestion:
    """A note that is asked for; ``old`` is what stands there where a round is corrected."""

    n: int
    due: PadDue
    is_secret: bool = False
    is_walk: bool = False
    old: PadValue = None

    @classmethod
    def anew(cls, one: PadRound, due: PadDue, old: PadValue, *, is_secret: bool) -> PadQuestion:
        """A note that stands there, to be kept or changed."""
        return cls(one.n, due, is_secret=is_secret, is_walk=True, old=old)


def next_question(standing: PadStanding, skipped: set[tuple[int, str]]) -> PadQuestion | None:
    """The first note that is due and was not skipped."""
    if standing.now is None:
        return None
    for due in standing.due:
        if (standing.now, due.key) not in skipped or not due.optional:
            one = round_of(standing, standing.now)
            hides = due.key == "bid" and one is not None and one.bidding in SECRET
            return PadQuestion(standing.now, due, is_secret=hides)
    return None


def round_of(standing: PadStanding, n: int) -> PadRound | None:
    """A round by its number."""
    return next((one for one in standing.rounds if one.n == n), None)


def walk(pad: ScorePad, one: PadRound) -> Iterator[PadQuestion]:
    """Every bid and every trick of a round, to be kept or changed."""
    seats = one.seats or tuple(range(pad.rules.players))
    values = tuple(range((MAX_HAND if one.size is None else one.size) + 1))
    secret = is_secret(one)
    bidders = [s for s in seats if one.last is None or one.bids[s] is not None or s == one.last]
    if one.bidding != "zero":
        for seat in bidders:
            due = PadDue("bid", seat, values)
            yield PadQuestion.anew(one, due, one.bids[seat], is_secret=secret)
    if one.adjust is not None:
        due = PadDue("adjust", one.last, values)
        yield PadQuestion.anew(one, due, one.adjust, is_secret=secret)
    if one.grail is not None:
        due = PadDue("grail", None, seats)
        yield PadQuestion.anew(one, due, one.grail, is_secret=False)
    for seat in () if one.revoke else seats:
        due = PadDue("won", seat, values)
        yield PadQuestion.anew(one, due, one.won[seat], is_secret=False)


def asked(reader: PadReader, question: PadQuestion) -> Text:
    """The question, in the terminal's words."""
    due, words = question.due, reader.words
    who = "" if due.seat is None else reader.pad.names[due.seat]
    key = f"score-ask-{due.key}"
    said = words.text(key, who=who)
    if question.is_walk:
        old = "-" if question.is_secret else old_said(reader, question)
        said = words.text("score-ask-anew", n=question.n, what=said, old=old)
    else:
        said += span(reader, due)
    if due.optional:
        said += words.fit(" · ") + words.text("score-ask-optional")
    if question.is_secret:
        said += " " + words.text("score-ask-secret")
    return Text(" " + said, style="bold")


def old_said(reader: PadReader, question: PadQuestion) -> str:
    """What stands where a note is asked for anew."""
    if question.due.key == "grail":
        return reader.pad.names[question.old]
    return "-" if question.old is None else str(question.old)


def span(reader: PadReader, due: PadDue) -> str:
    """The values that fit: a span where they follow each other."""
    values = [one for one in due.values or () if isinstance(one, int)]
    is_run = due.key in ("bid", "won") and values == list(range(values[0], values[-1] + 1))
    if is_run and len(values) >= RUN:
        return f" {reader.words.fit(f'{values[0]}–{values[-1]}')}"
    return f" {allowed_said(reader, due)}" if due.values else ""


def stopped(words: Words, standing: PadStanding) -> Text:
    """What is said where nothing is asked for: a fault, or how the game ended."""
    faulty = next((one for one in standing.rounds if one.fault), None)
    if faulty is not None and standing.now is not None:
        how = words.text("score-mend", n=faulty.n)
        return Text(f" {fault_said(words, standing, faulty)} {how}", style=faces.WARN)
    said = outcome_said(words, standing) or words.say("sheet-empty")
    return Text(" " + said, style=faces.GOOD)


def heading(words: Words, pad: ScorePad, standing: PadStanding) -> tuple[str, str]:
    """What stands above the sheet: the rules, and which round it is."""
    left = words.text("score-heading", rules=rules_title(words, pad.rules))
    one = None if standing.now is None else round_of(standing, standing.now)
    if one is None:
        return left, words.text("score-finished" if standing.finished else "score-over")
    if one.play_off:
        return left, words.say("where-play-off", cards=one.size or 0)
    rounds = known_rounds(pad.rules)
    key = "where-round" if rounds else "where-endless"
    return left, words.say(key, number=one.n, **({"rounds": rounds} if rounds else {}))


def about(words: Words, standing: PadStanding) -> Text:
    """Who deals how many cards, what trump is, what the bids add up to."""
    one = None if standing.now is None else round_of(standing, standing.now)
    if one is None or one.dealer is None:
        return Text(" " + outcome_said(words, standing))
    deals = words.text("score-deals", who=standing.names[one.dealer], cards=one.size or 0)
    line = Text(f" {deals}")
    if one.trump is not None:
        line.append("   " + words.say("trump") + " ")
        line += Text("-") if one.trump == "none" else faces.suit(words, one.trump)
    if not is_secret(one) and any(bid is not None for bid in one.bids):
        line.append("   " + sums(words, standing, one))
    return line


def sums(words: Words, standing: PadStanding, one: PadRound) -> str:
    """The bids against the tricks."""
    total, tricks = sum(one.bid(seat) or 0 for seat in one.seats), one.size or 0
    key = "bids-even" if total == tricks else "bids-over" if total > tricks else "bids-spare"
    if any(due.key == "bid" for due in standing.due):
        key = "bids-so-far"
    return words.say(key, bids=total, tricks=tricks, number=abs(total - tricks))
