"""How many tables of which size a field makes: none of one or two (rules 1)."""

from __future__ import annotations

from functools import cache


@cache
def table_sizes(people: int, tables: int, least: int, most: int) -> tuple[int, ...]:
    """The sizes of the tables, those of the preferred size first; who is left over has a bye.

    As few are left over as can be, and then as many tables as can be have the preferred size.

    >>> table_sizes(14, 4, 3, 6), table_sizes(9, 4, 3, 5), table_sizes(10, 4, 4, 4)
    ((4, 4, 3, 3), (4, 5), (4, 4))
    >>> table_sizes(2, 4, 3, 6)
    ()
    """
    for seated in range(people, 0, -1):
        for preferred in range(seated // tables, -1, -1):
            rest = _split(seated - preferred * tables, tables, least, most)
            if rest is not None:
                return (tables,) * preferred + rest
    return ()


@cache
def _split(people: int, tables: int, least: int, most: int) -> tuple[int, ...] | None:
    """Tables of other sizes than the preferred, as near to it as can be; None if none fit."""
    if people == 0:
        return ()
    found = []
    for count in range(-(-people // most), people // least + 1):
        low, more = divmod(people, count)
        sizes = (low + 1,) * more + (low,) * (count - more)
        if all(least <= size <= most and size != tables for size in sizes):
            found.append(sizes)
    return min(found, key=lambda one: max(abs(size - tables) for size in one), default=None)


def can_seat(people: int, tables: int, least: int, most: int) -> bool:
    """Whether so many can be seated without a bye.

    >>> can_seat(16, 4, 4, 4), can_seat(10, 4, 4, 4)
    (True, False)
    """
    return people > 0 and sum(table_sizes(people, tables, least, most)) == people
