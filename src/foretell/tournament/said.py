"""What is said of a tournament in a line or a word: names, numbers, what comes next."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple, Protocol

from foretell.base.i18n import Value, figure, text
from foretell.tournament.people import RoundKind, TournamentPerson, TournamentRound
from foretell.tournament.tournament import Tournament

SHOWN_TABLES: Final = 12
"""Up to so many tables without a result are named."""
BROKE_OFF: Final = "broke-off-"
"""Why a server corrects a result, before the reason: each reader is told in their language."""
REASONS: Final = ("closed", "empty", "damaged")
"""Why the game of a table breaks off: a server closes it, or cannot read its log."""


class ReaderTexts(Protocol):
    """Texts in the reader's language, in the characters that can be shown."""

    @property
    def lang(self) -> str:
        """The language."""

    def text(self, key: str, **args: str | int) -> str:
        """A text by its key."""

    def fit(self, words: str) -> str:
        """ReaderTexts in those characters."""


class PaperWords(NamedTuple):
    """The texts of a language, in all characters.

    >>> PaperWords("de").text("tournament-head-points")
    'Punkte'
    """

    lang: str

    def text(self, key: str, **args: Value) -> str:
        """A text by its key."""
        return text(key, self.lang, **args)

    def fit(self, words: str) -> str:
        """ReaderTexts as they are."""
        return words


def number_said(words: ReaderTexts, value: Fraction | int) -> str:
    """A number with at most two places, with the reader's comma.

    >>> number_said(PaperWords("de"), Fraction(-9, 2))
    '−4,5'
    """
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return words.fit(figure(text if words.lang == "en" else text.replace(".", ",")))


def round_said(words: ReaderTexts, one: TournamentRound) -> str:
    """A round with what it is for."""
    return words.text(f"tournament-round-{one.kind.value}", n=one.n)


def names_said(words: ReaderTexts, people: list[TournamentPerson]) -> str:
    """Names in a row."""
    return ", ".join(words.fit(one.name) for one in people)


def why_said(words: ReaderTexts, why: str) -> str:
    """Why somebody corrected something; what a server notes, in the reader's language.

    >>> why_said(PaperWords("en"), "broke-off-damaged")
    'The game broke off: the log of the table is damaged.'
    >>> why_said(PaperWords("de"), "misread")
    'misread'
    """
    reason = why.removeprefix(BROKE_OFF)
    is_known = why != reason and reason in REASONS
    return words.fit(words.text(f"tournament-broke-off-{reason}") if is_known else why)


def next_said(words: ReaderTexts, one: Tournament) -> str:
    """What comes next."""
    now, state = one.state.now, one.state
    if now and len(now.missing) > SHOWN_TABLES:
        return words.text("tournament-next-many", n=now.n, count=len(now.missing))
    if now and now.missing:
        tables, count = ", ".join(map(str, now.missing)), len(now.missing)
        return words.text("tournament-next-results", n=now.n, count=count, tables=tables)
    if now:
        return words.text("tournament-next-close", n=now.n)
    if one.tied:
        return words.text("tournament-next-play-off", names=names_said(words, one.tied))
    if one.winners:
        names, count = names_said(words, one.winners), len(one.winners)
        return words.text("tournament-won", names=names, count=count)
    kind = one.next_kind or RoundKind.PRELIMINARY
    return words.text(f"tournament-next-draw-{kind.value}", n=state.next_n)


def about_said(words: ReaderTexts, one: Tournament) -> str:
    """How many take part, and the round."""
    state = one.state
    people = words.text("tournament-people", count=sum(person.is_in for person in state.people))
    where = round_said(words, state.rounds[-1]) if state.rounds else ""
    if state.rounds and state.rounds[-1].kind is RoundKind.PRELIMINARY and state.format.rounds:
        where = words.text("tournament-round-of", n=state.rounds[-1].n, all=state.format.rounds)
    return words.fit(" · ").join(filter(None, (people, where)))
