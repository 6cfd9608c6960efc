"""What the log of a tournament has led to so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from foretell.tournament.entries import (
    PersonAbsent,
    PersonEntered,
    PersonRenamed,
    PersonReturned,
    PersonWithdrew,
    PlayedOff,
    ResultCorrected,
    RoundClosed,
    RoundDrawn,
    RoundUndrawn,
    TableResult,
    TournamentEntry,
    TournamentFinished,
)
from foretell.tournament.formats import TournamentFormat
from foretell.tournament.people import RoundKind, TournamentPerson, TournamentRound


class TournamentState:
    """People, rounds and what else the entries say; only entries that fit are applied.

    Args:
        played_by: the format.
        seed: the text that all lots are drawn from.
    """

    def __init__(self, played_by: TournamentFormat, seed: str) -> None:
        self.format, self.seed = played_by, seed
        self.people: list[TournamentPerson] = []
        self.numbers: dict[str, int] = {}
        """Who has a name, in whatever letters: names by casefold."""
        self.rounds: list[TournamentRound] = []
        self.undrawn: Counter[int] = Counter()
        self.play_offs: list[PlayedOff] = []
        self.is_finished = False
        self.applied = 0
        """How many entries there have been: what was worked out for another number is old."""
        self.ranked: tuple[int, tuple[Any, ...]] = (-1, ())
        """The standings, and for how many entries they were worked out."""

    def copy(self) -> TournamentState:
        """Another one that stands as this one does; what is applied to one is not to the other."""
        made = TournamentState(self.format, self.seed)
        made.people = [replace(one, absent={*one.absent}) for one in self.people]
        made.numbers, made.undrawn = {**self.numbers}, self.undrawn.copy()
        made.rounds = [replace(one, results={**one.results}) for one in self.rounds]
        made.play_offs, made.is_finished = [*self.play_offs], self.is_finished
        made.applied, made.ranked = self.applied, self.ranked
        return made

    @property
    def now(self) -> TournamentRound | None:
        """The round that is drawn and not closed."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].is_closed else None

    @property
    def next_n(self) -> int:
        """The number of the round that is drawn next."""
        return len(self.rounds) + 1

    @property
    def is_preliminary(self) -> bool:
        """Whether the next round is a preliminary one."""
        return not self.format.rounds or self.next_n <= self.format.rounds

    @property
    def is_played_out(self) -> bool:
        """Whether no round is left to draw."""
        if self.now or self.is_preliminary:
            return False
        return not self.format.cut or self.rounds[-1].kind is RoundKind.FINAL

    def available(self, n: int) -> list[TournamentPerson]:
        """Who can be seated in a round."""
        return [one for one in self.people if one.is_in and n not in one.absent]

    def kind_of(self, drawn: RoundDrawn) -> RoundKind:
        """What a round that was drawn is for: the last table is a final."""
        if not self.format.rounds or drawn.n <= self.format.rounds:
            return RoundKind.PRELIMINARY
        is_last = len(drawn.tables) == 1 and len(drawn.tables[0].people) <= self.format.final
        return RoundKind.FINAL if is_last else RoundKind.KNOCK_OUT

    def apply(self, entry: TournamentEntry) -> None:
        """Change what an entry changes."""
        APPLY[type(entry)](self, entry)
        self.applied += 1


def _enter(state: TournamentState, entry: PersonEntered) -> None:
    number, since = len(state.people) + 1, state.next_n
    state.numbers[entry.name.casefold()] = number
    who = entry.name, entry.club, entry.nation
    state.people.append(TournamentPerson(number, *who, since, entry.bot))


def _rename(state: TournamentState, entry: PersonRenamed) -> None:
    one = state.people[entry.person - 1]
    del state.numbers[one.name.casefold()]
    state.numbers[entry.name.casefold()] = one.number
    one.name, one.club, one.nation = entry.name, entry.club, entry.nation


def _withdraw(state: TournamentState, entry: PersonWithdrew) -> None:
    state.people[entry.person - 1].is_in = False


def _return(state: TournamentState, entry: PersonReturned) -> None:
    one = state.people[entry.person - 1]
    one.is_in = True
    one.absent.discard(state.next_n)


def _miss(state: TournamentState, entry: PersonAbsent) -> None:
    state.people[entry.person - 1].absent.add(entry.n)


def _draw(state: TournamentState, entry: RoundDrawn) -> None:
    kind = state.kind_of(entry)
    state.rounds.append(TournamentRound(entry.n, kind, entry.tables, entry.byes))


def _undraw(state: TournamentState, entry: RoundUndrawn) -> None:
    state.rounds.pop()
    state.undrawn[entry.n] += 1


def _result(state: TournamentState, entry: TableResult | ResultCorrected) -> None:
    state.rounds[entry.n - 1].results[entry.table] = entry


def _close(state: TournamentState, entry: RoundClosed) -> None:
    state.rounds[entry.n - 1].is_closed = True


def _play_off(state: TournamentState, entry: PlayedOff) -> None:
    state.play_offs.append(entry)


def _finish(state: TournamentState, _entry: TournamentFinished) -> None:
    state.is_finished = True


APPLY: Final[dict[type[TournamentEntry], Callable[[TournamentState, Any], None]]] = {
    PersonEntered: _enter,
    PersonRenamed: _rename,
    PersonWithdrew: _withdraw,
    PersonReturned: _return,
    PersonAbsent: _miss,
    RoundDrawn: _draw,
    RoundUndrawn: _undraw,
    TableResult: _result,
    ResultCorrected: _result,
    RoundClosed: _close,
    PlayedOff: _play_off,
    TournamentFinished: _finish,
}
"""What each kind of entry changes."""
