"""What is said of a tournament in a line or a word: names, numbers, what comes next."""

from __future__ import annotations

from fractions import Fraction

from foretell.base.i18n import figure
from foretell.terminal.words import Words
from foretell.tournament import Tournament
from foretell.tournament.people import RoundKind, TournamentPerson, TournamentRound

SHOWN_TABLES = 12
"""Up to so many tables without a result are named."""


def number_said(words: Words, value: Fraction | int) -> str:
    """A number with at most two places, with the reader's comma.

    >>> number_said(Words("de", unicode=True, symbols=True), Fraction(-9, 2))
    '−4,5'
    """
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return words.fit(figure(text if words.lang == "en" else text.replace(".", ",")))


def round_said(words: Words, one: TournamentRound) -> str:
    """A round with what it is for."""
    return words.text(f"tournament-round-{one.kind.value}", n=one.n)


def names_said(words: Words, people: list[TournamentPerson]) -> str:
    """Names in a row."""
    return ", ".join(words.fit(one.name) for one in people)


def next_said(words: Words, one: Tournament) -> str:
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
