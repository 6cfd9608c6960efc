"""Results that come from the record of a table's game, and what other programs get."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from tests.random_games import random_game
from tests.unit.tournament.events import held, play

from foretell.base.errors import ForetellError
from foretell.play.standing import PlayedGame
from foretell.record import Record
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from foretell.tournament import (
    FORMATS,
    PersonEntered,
    RoundClosed,
    Tournament,
    TournamentFormat,
    parse_format,
)
from foretell.tournament.exporting import standings_csv, tournament_json
from foretell.tournament.from_record import result_of
from foretell.tournament.scoring import places_at

NAMES = ("Ada", "Ben", "Cy", "Dora")
RULES = {"preset": "quick", "sizes": [1, 2]}


def table_of_four(rules: object = RULES) -> Tournament:
    """A round at one table, drawn."""
    one = Tournament(parse_format({"rounds": 1, "rules": rules}), "Cup", "3")
    one.note(*map(PersonEntered, NAMES))
    one.note(one.draw())
    return one


def record_of(rules: Rules, names: tuple[str, ...]) -> tuple[Record, PlayedGame]:
    """A game that was played at a table."""
    game = random_game(rules, 5)
    return replace(game.record(), players=names), game


def test_points_go_to_those_who_made_them() -> None:
    """Whatever seats they had on the pad, and however their names were written there."""
    one = table_of_four()
    record, game = record_of(one.state.format.rules_for(4), ("dora", "CY", "Ben", "Ada"))
    made = result_of(one.state, record)
    one.note(made, RoundClosed(1))
    got = dict(zip(one.state.rounds[0].tables[0].people, made.points, strict=True))
    assert [got[number] for number in (4, 3, 2, 1)] == list(game.scores)
    assert places_at(made) == made.places


def refused() -> Iterator[tuple[Tournament, Record, str]]:
    """Records that are no result, and why."""
    one, rules = table_of_four(), parse_format({"rules": RULES}).rules_for(4)
    whole, _ = record_of(rules, NAMES)
    yield one, replace(whole, players=("Ada", "Ben", "Cy", "Eve")), "No table of round 1"
    yield one, replace(whole, rounds=whole.rounds[:1], scores=None), "is not over; a table"
    yield table_of_four("standard"), whole, "other rules"
    done = table_of_four()
    done.note(result_of(done.state, whole), RoundClosed(1))
    yield done, whole, "No round is open"


@pytest.mark.parametrize("case", range(4))
def test_a_record_of_something_else_is_refused(case: int) -> None:
    """Other people, an unfinished game, other rules, no open round."""
    one, record, said = list(refused())[case]
    with pytest.raises(ForetellError, match=said):
        result_of(one.state, record)


def test_a_late_table_may_still_play() -> None:
    """Its points so far count."""
    one = table_of_four()
    record, _ = record_of(one.state.format.rules_for(4), NAMES)
    made = result_of(one.state, replace(record, rounds=record.rounds[:1], scores=None), late=True)
    assert made.late
    one.note(made)


def test_p2_the_rules_are_those_of_the_size_of_the_table() -> None:
    """Rules 2, tournament sizes: ten rounds at a table of five as well."""
    assert FORMATS["qualifier"].rules_for(5) == preset("bsw-tournament", 5)


def test_standings_are_a_table_for_other_programs() -> None:
    """A row a person, in order; what a spreadsheet would compute is text."""
    one = play(held(TournamentFormat(rounds=2), 8), Random(1))
    rows = list(csv.DictReader(standings_csv(one).splitlines()))
    assert [row["name"] for row in rows] == [line.person.name for line in one.standings()]
    assert float(rows[0]["points"]) == float(one.standings()[0].points)
    assert {"round-1", "round-2", "game-points", "wins"} <= rows[0].keys()
    odd = Tournament(TournamentFormat(), "Cup", "1")
    odd.note(PersonEntered("=1+1", club="+club"))
    assert "'=1+1,'+club" in standings_csv(odd)


def test_everything_is_json() -> None:
    """The log, and what follows from it: it can be read without these rules."""
    one = play(held(FORMATS["qualifier"], 9), Random(1))
    plain = json.loads(json.dumps(tournament_json(one)))
    assert Tournament.from_dict(plain["tournament"]).standings() == one.standings()
    assert plain["winners"] == [person.number for person in one.winners]
    final = plain["rounds"][-1]
    assert (final["kind"], final["closed"], len(final["tables"])) == ("final", True, 1)
    assert sorted(final["tables"][0]) == [
        *("dealer", "game_points", "late", "people", "places", "points", "table"),
    ]
