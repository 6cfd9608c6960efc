"""What fits the log of a tournament, and what does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.unit.tournament.events import held, play, results

from foretell.base.errors import ForetellError
from foretell.server.protocol.names import clean_name
from foretell.tournament import (
    FORMATS,
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
    SeatedTable,
    TableResult,
    Tournament,
    TournamentEntry,
    TournamentFinished,
    TournamentFormat,
    parse_format,
)
from foretell.tournament.entries import parse_entry

TABLE = SeatedTable((1, 2, 3, 4), 0)


def begun() -> Tournament:
    """Eight people, the first round drawn, one result in."""
    one = held(TournamentFormat(rounds=2), 8)
    one.note(one.draw(), TableResult(1, 1, (40, 30, 20, 10)))
    return one


@pytest.mark.parametrize("name", ["\U0001f469\u200d\U0001f4bb Ada", "\u2764\ufe0f Bo"])
def test_whoever_is_a_guest_may_enter(name: str) -> None:
    """A name with what joins or colours pictures, which nobody sees, is one here too."""
    assert clean_name(name) == name
    assert PersonEntered(name).name == name
    with pytest.raises(ForetellError, match="one line of 1 to 40 characters"):
        PersonEntered(f"{name}\u202e")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (PersonEntered("p3"), "p3 takes part already"),
        (PersonWithdrew(9), "no number 9"),
        (PersonReturned(1), "P1 takes part; only"),
        (PersonAbsent(1, 1), "only for the round that is drawn next, 2"),
        (RoundDrawn(2, (TABLE,)), "Round 1 is open"),
        (RoundUndrawn(1, "Eve", "why not"), "has results: correct"),
        (RoundUndrawn(2, "Eve", "why not"), "Round 2 is not open"),
        (TableResult(2, 1, (1, 2, 3, 4)), "Round 2 is not drawn"),
        (TableResult(1, 3, (1, 2, 3, 4)), "no table 3: tables are 1 to 2"),
        (TableResult(1, 2, (1, 2, 3)), "has 4 seats, and there are 3 points"),
        (TableResult(1, 2, (1, 2, 3, 4), (1, 2, 3, 3, 5)), "are no places"),
        (TableResult(1, 2, (1, 2, 3, 4), (1, 2, 2, 3)), "are no places"),
        (TableResult(1, 1, (1, 2, 3, 4)), "has its result"),
        (ResultCorrected(1, 2, (1, 2, 3, 4), "Eve", "why"), "no result that could be"),
        (RoundClosed(1), "Round 1 cannot be closed: table 2 has no result"),
        (PlayedOff((1, 2), (3, 4)), "No play-off"),
        (TournamentFinished(), "Round 1 is open"),
    ],
)
def test_what_does_not_fit_is_refused(entry: TournamentEntry, said: str) -> None:
    """With what was tried and why not; the log is as it was."""
    one = begun()
    before = one.to_dict()
    with pytest.raises(ForetellError, match=said):
        one.note(entry)
    assert one.to_dict() == before


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (RoundDrawn(2, (TABLE,)), "round 1 is next"),
        (RoundDrawn(1, ()), "seats somebody who is not there"),
        (RoundDrawn(1, (TABLE, SeatedTable((4, 5, 6), 0))), "somebody twice"),
        (RoundDrawn(1, (SeatedTable((7, 8, 9), 0),)), "not there"),
        (RoundDrawn(1, (SeatedTable((1, 2), 0),)), "a table of 2"),
        (RoundDrawn(1, (SeatedTable((1, 2, 3), 3),)), "a dealer who does not sit there"),
    ],
)
def test_a_draw_from_elsewhere_has_to_fit(drawn: RoundDrawn, said: str) -> None:
    """As one in a file that somebody wrote."""
    with pytest.raises(ForetellError, match=said):
        held(TournamentFormat(rounds=2), 8).note(drawn)


def test_p6_6_a_championship_limits_entrants() -> None:
    """Rules 6.6: two of a nation; who withdraws makes room, and comes back only into some."""
    one = Tournament(FORMATS["world-championship"], "World", "1")
    one.note(PersonEntered("Ada", nation="UK"), PersonEntered("Ben", nation="uk"))
    with pytest.raises(ForetellError, match="UK: at most 2 of a nation"):
        one.note(PersonEntered("Cy", nation="UK"))
    with pytest.raises(ForetellError, match="Say the nation"):
        one.note(PersonEntered("Cy"))
    one.note(PersonWithdrew(1), PersonEntered("Cy", nation="UK"))
    with pytest.raises(ForetellError, match="at most 2 of a nation"):
        one.note(PersonReturned(1))
    club = Tournament(parse_format({"club_cap": 1}), "Club", "1")
    club.note(PersonEntered("Ada", club="Owls"))
    with pytest.raises(ForetellError, match="owls: at most 1 of a club"):
        club.note(PersonEntered("Ben", club="owls"))


def test_bots_are_of_no_nation() -> None:
    """Any number may take part where nations are capped, and come back; written otherwise, too."""
    one = Tournament(parse_format({"nation_cap": 1, "club_cap": 1}), "Cup", "1")
    one.note(PersonEntered("Bot Ada", bot=True), PersonEntered("Bot Ben", bot=True))
    one.note(PersonWithdrew(1), PersonReturned(1), PersonRenamed(2, "Bot Cy", "Owls", "UK"))
    one.note(PersonEntered("Eve", "Owls", "UK"))
    with pytest.raises(ForetellError, match="at most 1 of a nation"):
        one.note(PersonEntered("Finn", "Cats", "UK"))
    assert Tournament.from_dict(one.to_dict()).to_dict() == one.to_dict()


def test_no_more_take_part_than_there_are_seats() -> None:
    """Who withdraws frees a seat, and comes back only while there is one."""
    one = Tournament(parse_format({"people_cap": 2}), "Cup", "1")
    one.note(PersonEntered("Ada"), PersonEntered("Ben"))
    with pytest.raises(ForetellError, match="At most 2 people"):
        one.note(PersonEntered("Cy"))
    one.note(PersonWithdrew(1), PersonEntered("Cy"))
    with pytest.raises(ForetellError, match="At most 2 people"):
        one.note(PersonReturned(1))


def test_a_name_is_written_otherwise() -> None:
    """Anywhere at once; not as somebody else is called, nor into a club that is full."""
    one = Tournament(parse_format({"club_cap": 1}), "Club", "1")
    one.note(PersonEntered("Aad", club="Owls"), PersonEntered("Ben", club="Jays"))
    one.note(PersonRenamed(1, "Ada", "owls"))
    assert [line.person.name for line in one.standings()] == ["Ada", "Ben"]
    with pytest.raises(ForetellError, match="ben takes part already"):
        one.note(PersonRenamed(1, "ben", "Owls"))
    with pytest.raises(ForetellError, match="at most 1 of a club"):
        one.note(PersonRenamed(1, "Ada", "Jays"))


def test_late_ones_come_while_preliminaries_are_left() -> None:
    """They begin with nothing; after the last draw it is too late."""
    one = begun()
    one.note(PersonEntered("Late"))
    one.note(TableResult(1, 2, (1, 2, 3, 4)), RoundClosed(1), one_draw(one))
    assert 9 in one.state.rounds[1].people
    assert one.state.people[8].since == 2
    with pytest.raises(ForetellError, match="Later comes too late"):
        one.note(PersonEntered("Later"))


def one_draw(one: Tournament) -> RoundDrawn:
    """The round after the open one, as a copy that has it closed draws it."""
    copy = Tournament.from_dict(one.to_dict())
    copy.note(TableResult(1, 2, (1, 2, 3, 4)), RoundClosed(1))
    return copy.draw()


def test_whoever_withdrew_keeps_what_they_have() -> None:
    """And is seated again when they return."""
    one = play(held(TournamentFormat(rounds=3), 9), Random(1), rounds=1)
    one.note(PersonWithdrew(2))
    one.note(one.draw())
    assert 2 not in one.state.rounds[1].people
    assert len(one.standings()) == 9
    one.note(PersonEntered("Never there"), PersonWithdrew(10))
    assert len(one.standings()) == 9
    one.note(*results(one, Random(2)), RoundClosed(2), PersonReturned(2))
    one.note(one.draw())
    assert 2 in one.state.rounds[2].people


def test_a_finished_tournament_takes_corrections_alone() -> None:
    """A league ends when somebody says so; its leader has won."""
    one = play(held(FORMATS["league"], 8), Random(1), rounds=2)
    assert one.winners == []
    one.note(TournamentFinished())
    assert one.winners
    with pytest.raises(ForetellError, match="over"):
        one.draw()
    with pytest.raises(ForetellError, match="over"):
        one.note(PersonEntered("Late"))
    one.note(ResultCorrected(1, 1, (1, 2, 3, 4), "Eve", "misread"))


def test_too_few_are_told_so() -> None:
    """How many are there, and how many a table takes."""
    with pytest.raises(ForetellError, match="2 are there: a table takes 3"):
        held(TournamentFormat(), 2).draw()
    with pytest.raises(ForetellError, match="Nobody is there"):
        held(TournamentFormat(), 0).draw()


@pytest.mark.parametrize(
    "plain",
    [
        7,
        {},
        {"entry": "shuffled"},
        {"entry": "closed"},
        {"entry": "closed", "n": 1, "m": 1},
        {"entry": "closed", "n": 0},
        {"entry": "closed", "n": True},
        {"entry": "entered", "name": " Ada"},
        {"entry": "entered", "name": "A" * 41},
        {"entry": "entered", "name": "A\x1b"},
        {"entry": "result", "n": 1, "table": 1, "points": [1, "2", 3]},
        {"entry": "result", "n": 1, "table": 1, "points": [1, 2, 10**9]},
        {"entry": "result", "n": 1, "table": 1, "points": 3},
        {"entry": "drawn", "n": 1, "tables": [{"people": [1, 1, 2], "dealer": 0}]},
        {"entry": "drawn", "n": 1, "tables": [7]},
        {"entry": "drawn", "n": 1, "tables": 7},
        {"entry": "corrected", "n": 1, "table": 1, "points": [1, 2, 3], "who": "", "why": "x"},
    ],
)
def test_what_is_no_entry_is_refused(plain: Any) -> None:
    """Whatever the tournament is."""
    with pytest.raises(ForetellError):
        parse_entry(plain)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 2}, "has the format 2"),
        ({"more": 1}, "it has the keys"),
        ({"entries": 3}, "at most 50,000 entries"),
        ({"name": ""}, "name:"),
        ({"seed": 7}, "seed: 7"),
        ({"settings": {"rounds": 99}}, "rounds: 99"),
    ],
)
def test_what_is_no_tournament_is_refused(change: dict[str, Any], said: str) -> None:
    """With what is wrong."""
    with pytest.raises(ForetellError, match=said):
        Tournament.from_dict({**begun().to_dict(), **change})
    with pytest.raises(ForetellError, match="no tournament"):
        Tournament.from_dict([])


def test_a_name_is_free_again_when_somebody_is_called_otherwise() -> None:
    """In whatever letters; one's own may be written in others."""
    one = held(TournamentFormat(), 2)
    one.note(PersonRenamed(1, "Zoe"), PersonEntered("p1"), PersonRenamed(2, "p2"))
    for taken in (PersonEntered("ZOE"), PersonEntered("P1"), PersonRenamed(3, "zoe")):
        with pytest.raises(ForetellError, match="already"):
            one.note(taken)


def test_standings_are_worked_out_once_after_each_entry() -> None:
    """However often somebody asks; what is noted next is in them."""
    one = held(TournamentFormat(), 3)
    one.note(one.draw())
    before = one.standings()
    assert one.standings() is before
    one.note(TableResult(1, 1, (9, 5, 1)))
    assert [line.place for line in one.standings()] == [1, 2, 3]
