"""Formats are data: what they may say, as TOML, and the ones that have a name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.unit.tournament.events import held, play

from foretell.base.errors import ForetellError
from foretell.tournament import (
    FORMATS,
    format_named,
    format_text,
    load_format,
    parse_format,
)
from foretell.tournament.sizes import table_sizes

FOUR_AND_FIVE = [[6, 4, 2, 0], [6, 4, 3, 2, 0]]


@pytest.mark.parametrize("name", FORMATS)
def test_a_named_format_survives_its_file(name: str, tmp_path: Path) -> None:
    """What is written is read as the same."""
    file = tmp_path / "format.toml"
    file.write_text(format_text(FORMATS[name]), encoding="utf-8")
    assert load_format(file) == FORMATS[name]


def test_p6_6_named_formats_are_what_they_say() -> None:
    """Rules 6.6: rounds, round sizes, knock-out, entrants a nation."""
    qualifier, german = FORMATS["qualifier"], FORMATS["german-championship"]
    assert (qualifier.rounds, qualifier.cut, qualifier.final) == (3, 4, 4)
    assert qualifier.rules_for(4).sizes == (1, 3, 5, 7, 9, 11, 12, 13, 14, 15)
    assert (german.rounds, german.cut, german.knock_out, german.final) == (5, 64, 1, 4)
    assert german.sizes == range(4, 5)
    world = FORMATS["world-championship"]
    assert (world.rounds, world.minutes, world.late, world.nation_cap) == (4, 45, -10, 2)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"round": 3}, "A format has no round"),
        ({"rounds": "3"}, "rounds: 3 is not a whole number from 0 to 60"),
        ({"rounds": True}, "not a whole number"),
        ({"seating": "chess"}, "seating: chess is none of random swiss"),
        ({"tables": 6}, "least 3, tables 6, most 5"),
        ({"by_rank": [[3, 2, 1]]}, "one list of points for each size"),
        ({"by_rank": [[1, 2, 3], [6, 4, 2, 0], [6, 4, 3, 2, 0]]}, "never brings more"),
        ({"by_rank": [[10**400, 2, 1], *FOUR_AND_FIVE]}, "by_rank: 1000.*from -1000000"),
        ({"by_rank": [[2, 1, -(10**7)], *FOUR_AND_FIVE]}, "by_rank: -10000000 is"),
        ({"by_rank": 3}, "by_rank: 3 is not a list"),
        ({"tie_breaks": ["wins", "wins"]}, "each stands there once"),
        ({"cut": 8}, "cut and final belong together"),
        ({"knock_out": 1}, "needs a cut"),
        ({"rounds": 0, "cut": 4, "final": 4}, "has to be said"),
        ({"cut": 8, "final": 6}, "final: a table of 6"),
        ({"cut": 8, "final": 4}, "cut 8, final 4"),
        ({"cut": 4, "final": 4, "knock_out": 1}, "cut 4, final 4"),
        ({"cut": 16, "final": 4, "knock_out": 3}, "knock_out 3"),
        ({"cut": 10, "final": 4, "knock_out": 1, "least": 4, "most": 4}, "10 cannot be seated"),
        ({"late": 5}, "late: 5"),
        ({"rules": "whist"}, "whist"),
        ({"points": "compared"}, "all tables need one size"),
        ({"points": "compared", "least": 4, "most": 4, "cut": 4, "final": 4}, "leave out cut"),
        ({"rules": "bsw-tournament", "most": 6}, "bsw-tournament"),
        ([], "A format is a table"),
    ],
)
def test_what_is_no_format_is_refused(table: object, said: str) -> None:
    """With the key that is wrong."""
    with pytest.raises(ForetellError, match=said):
        parse_format(table)


def test_a_file_is_named_where_it_is_wrong(tmp_path: Path) -> None:
    """And a name that nobody gave."""
    file = tmp_path / "mine.toml"
    file.write_text("rounds = 99\n", encoding="utf-8")
    with pytest.raises(ForetellError, match=r"mine\.toml: rounds: 99"):
        load_format(file)
    with pytest.raises(ForetellError, match="There is no format cup: there are qualifier"):
        format_named("cup")


def sums(people: int, sizes: range) -> set[tuple[int, ...]]:
    """All ways to make a number of tables of some sizes."""
    if people == 0:
        return {()}
    return {
        tuple(sorted((*rest, size)))
        for size in sizes
        if size <= people
        for rest in sums(people - size, sizes)
    }


@pytest.mark.parametrize("sizes", [range(3, 7), range(3, 6), range(4, 5), range(3, 5)], ids=str)
def test_p1_tables_are_of_the_preferred_size(sizes: range) -> None:
    """Rules 1: none of one or two; few left over; as many as can be of the preferred size."""
    for people in range(1, 24):
        made = table_sizes(people, 4, sizes.start, sizes.stop - 1)
        assert all(size in sizes for size in made)
        assert not any(sums(more, sizes) for more in range(sum(made) + 1, people + 1))
        assert made.count(4) == max(one.count(4) for one in sums(sum(made), sizes))


def test_a_large_field_is_seated() -> None:
    """As many as may take part."""
    assert table_sizes(1999, 4, 3, 5) == (4,) * 499 + (3,)


def test_every_named_format_is_played_to_its_end() -> None:
    """With a field that does not fit its tables; only a league goes on for ever."""
    for name, made in FORMATS.items():
        one = play(held(made, 23), Random(name), rounds=12)
        assert bool(one.winners) is (made.rounds > 0)
