"""Drawing a round: it follows from the seed and the log alone, whoever draws it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from foretell.tournament.ahead import FIELD, with_next
from foretell.tournament.entries import RoundDrawn, SeatedTable
from foretell.tournament.formats import TournamentFormat, TournamentSeating
from foretell.tournament.going_on import going_on
from foretell.tournament.people import RoundKind
from foretell.tournament.refusing import bad_entry
from foretell.tournament.seating import TableMending, meetings, mended
from foretell.tournament.seats import SeatsHad
from foretell.tournament.sizes import table_sizes
from foretell.tournament.standings import standings
from foretell.tournament.state import TournamentState


def draw(state: TournamentState) -> RoundDrawn:
    """The next round: who sits where with whom, who deals first, who has a bye.

    Raises:
        ForetellError: a round is open, none is left, or too few are there.
    """
    if state.now:
        raise bad_entry("open", n=state.now.n)
    if state.is_finished or state.is_played_out:
        raise bad_entry("over")
    n = state.next_n
    random = Random(f"{state.seed}/{n}/{state.undrawn[n]}")
    if state.is_preliminary:
        tables, byes = preliminary(state, random)
    else:
        tables, byes = snake(state.format, going_on(state)), []
    if len(tables) < state.format.least_tables:
        least = state.format.least * state.format.least_tables
        raise bad_entry("too-few", people=len(state.available(n)), least=least)
    had = seats_had(state)
    seated = [had.seated(one, random) for one in tables]
    if state.format.is_duplicate:  # the same seat deals first at all tables, each in its turn
        seated = [SeatedTable(one.people, (n - 1) % len(one.people)) for one in seated]
    return RoundDrawn(n, tuple(seated), tuple(byes))


def preliminary(state: TournamentState, random: Random) -> tuple[list[list[int]], list[int]]:
    """Tables and byes of a preliminary round.

    By lot, or from the standings downwards with lots between those who are level; in the first
    round there are no standings yet.
    """
    people = [one.number for one in state.available(state.next_n)]
    random.shuffle(people)
    is_swiss = state.format.seating is TournamentSeating.SWISS and bool(state.rounds)
    if is_swiss:
        place = {line.person.number: line.place for line in standings(state)}
        people.sort(key=lambda one: place[one])
    made = state.format
    sizes = list(table_sizes(len(people), made.tables, made.least, made.most))
    people, byes = without_byes(state, people, len(people) - sum(sizes))
    uneven = uneven_of(state)
    if is_swiss:
        sizes = placed_sizes(sizes, made.tables, [uneven[one] for one in people])
    fair = [0] * len(people) if is_swiss else [uneven[one] for one in people]
    return seated(state, people, sizes, fair, random), byes


def seated(
    state: TournamentState,
    people: Sequence[int],
    sizes: Sequence[int],
    uneven: Sequence[int],
    random: Random,
) -> list[list[int]]:
    """People at tables, so that as few as can be meet again."""
    at = {one: place for place, one in enumerate(people)}
    tables = [
        [at[one] for one in table.people if one in at]
        for played in state.rounds
        for table in played.tables
    ]
    met = meetings(len(people), tables)
    start = TableMending(range(len(people)), sizes, met, uneven, state.format.tables)
    looks_ahead = (
        state.format.seating is TournamentSeating.RANDOM
        and len(people) <= FIELD
        and state.format.rounds != state.next_n
        and bool(state.rounds)
    )
    best = with_next(start, random) if looks_ahead else mended(start, random)
    return [[people[place] for place in best.seated(table)] for table in range(len(sizes))]


def without_byes(
    state: TournamentState, people: Sequence[int], count: int
) -> tuple[list[int], list[int]]:
    """Those seated, and those with a bye: who had the fewest, the lowest in the order first."""
    had = Counter(one for played in state.rounds for one in played.byes)
    order = sorted(range(len(people)), key=lambda at: (had[people[at]], -at))
    byes = {people[at] for at in order[:count]}
    return [one for one in people if one not in byes], sorted(byes)


def uneven_of(state: TournamentState) -> Counter[int]:
    """How often everybody sat at a table of another size than the preferred."""
    return Counter(
        one
        for played in state.rounds
        for table in played.tables
        if len(table.people) != state.format.tables
        for one in table.people
    )


def placed_sizes(sizes: Sequence[int], preferred: int, uneven: Sequence[int]) -> list[int]:
    """The sizes of tables by standing: uneven ones where the fewest sat at one, as low as can be.

    >>> placed_sizes((4, 4, 3), 4, [0] * 8 + [1] * 3)
    [4, 3, 4]
    """
    other = [size for size in sizes if size != preferred]
    even = len(sizes) - len(other)
    at = min(
        range(even, -1, -1),
        key=lambda one: sum(uneven[one * preferred : one * preferred + sum(other)]),
    )
    return [preferred] * at + other + [preferred] * (even - at)


def snake(made: TournamentFormat, ranked: Sequence[int]) -> list[list[int]]:
    """Knock-out tables of equal strength: to and fro over the tables, the best first.

    >>> snake(TournamentFormat(), [1, 2, 3, 4, 5, 6, 7, 8])
    [[1, 4, 5, 8], [2, 3, 6, 7]]
    """
    sizes = table_sizes(len(ranked), made.tables, made.least, made.most)
    tables: list[list[int]] = [[] for _ in sizes]
    left, forth = list(ranked), True
    while left:
        for at in range(len(sizes)) if forth else reversed(range(len(sizes))):
            if left and len(tables[at]) < sizes[at]:
                tables[at].append(left.pop(0))
        forth = not forth
    return tables


def seats_had(state: TournamentState) -> SeatsHad:
    """The seats and first deals of the rounds so far."""
    had = SeatsHad()
    for played in state.rounds:
        for table in played.tables:
            had.note(table)
    return had


def next_kind(state: TournamentState) -> RoundKind | None:
    """What the round that is drawn next is for; ``None`` where none is left."""
    if state.is_finished or state.is_played_out:
        return None
    if state.is_preliminary:
        return RoundKind.PRELIMINARY
    people = going_on(state)
    is_last = len(people) <= state.format.final
    return RoundKind.FINAL if is_last else RoundKind.KNOCK_OUT
