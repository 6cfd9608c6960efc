"""A bundle against what a player kept, and against the server's public list."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.fair.documented_scheme import PAGE
from tests.unit.fair.vectors import bundle

from foretell import fair
from foretell.base.errors import ForetellError
from foretell.fair import Secret, scheme
from foretell.fair.checking import CHECKS
from foretell.fair.listing import OUTCOMES, read_line
from foretell.fair.report import Check

NAME = "junior-3"


def kept(**changes: Any) -> fair.Kept:
    """What the person at seat 0 saw of that game."""
    one = bundle(NAME)
    mine = fair.Kept(
        commit=one["server_commit"],
        seed=one["players"][0]["seed"],
        seat=0,
        first_dealer=one["rounds"][0]["dealer"],
        hands={deal["round"]: deal["hands"][0][::-1] for deal in one["rounds"]},
        turn_ups={deal["round"]: deal["turn_up"] for deal in one["rounds"]},
    )
    return mine._replace(**changes)


def test_what_was_seen_is_what_is_published() -> None:
    """With C and the own R it is checked against what was seen; cards in any order."""
    report = fair.verify(bundle(NAME), kept())
    assert report.verdict is fair.Verdict.VERIFIED
    assert report.against_kept
    assert not [note for note in report.notes if "alone" in str(note)]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"commit": "ab" * 32}, "commitment is not the one that you were shown"),
        ({"seed": "ab" * 32}, "your seed is not the one"),
        ({"seat": 1}, "your seed is not the one"),
        ({"first_dealer": 7}, "you saw seat 8 deal first"),
        ({"hands": {1: ["Ah"]}}, "round 1: your hand is not the one"),
        ({"hands": {99: ["Ah"]}}, "round 99: you saw it dealt"),
        ({"turn_ups": {2: "Gr"}}, "round 2: the turned-up card is not"),
    ],
)
def test_what_differs_is_told(changes: dict[str, Any], words: str) -> None:
    """Each in its own words."""
    report = fair.verify(bundle(NAME), kept(**changes))
    assert report.failed == ["kept"]
    assert words in report.failures[0]


def test_without_the_own_seed_it_is_the_bundle_alone() -> None:
    """A device that lacks C or R says so."""
    for mine in (None, fair.Kept(), kept(seed=None), kept(commit=None)):
        report = fair.verify(bundle(NAME), mine)
        assert not report.against_kept
        assert "checked from the bundle alone" in str(report.notes[-1])
        assert report.to_json()["checked_against"] == "the bundle"


def entry(name: str = NAME, outcome: str = "finished", **changes: str) -> fair.ListedGame:
    """The line of a game."""
    one = bundle(name)
    t = fair.verify(one).transcript
    made = fair.ListedGame(one["game"], one["server_commit"], t, one["server_seed"], outcome)
    return made._replace(**changes)


def listed(*entries: fair.ListedGame, name: str = NAME) -> list[str]:
    """What fails of a game beside a list of these entries."""
    return fair.verify(bundle(name), listed=[one.line() for one in entries]).failures


def test_the_list_tells_the_same() -> None:
    """Every entry of every bundle; those that stopped are not finished."""
    assert listed(entry(), entry("named-4"), entry("cancelled", "cancelled")) == []
    assert listed(entry("stopped-3", "expired"), name="stopped-3") == []
    assert listed(entry("cancelled", "cancelled"), name="cancelled") == []


@pytest.mark.parametrize("name", ["C", "T", "S"])
def test_a_list_that_says_otherwise(name: str) -> None:
    """Another C, T or S for this game."""
    failures = listed(entry(**{name: "ab" * 32}))
    assert f"list: {name} of this game is another one in the list" in failures


def test_a_game_cut_short_shows() -> None:
    """Its last rounds taken from bundle and record: the list knows that it was finished."""
    one = bundle("standard-6")
    line = entry("standard-6").line()
    assert fair.verify(one, listed=[line]).failures == []
    del one["rounds"][-1], one["record"]["rounds"][-1], one["record"]["scores"]
    assert fair.verify(one).verdict is fair.Verdict.VERIFIED
    assert fair.verify(one, listed=[line]).failures == [
        "list: the list says finished, the record is not over"
    ]


def test_a_list_with_a_hole_or_a_lie() -> None:
    """Each line's commitment opens, no seed serves twice, each game has one line."""
    other = entry("named-4")
    assert listed(other) == ["list: the list has no lines for this game, not one"]
    assert listed(entry(), entry()) == [
        "list: line 2: this seed has been used for another game",
        "list: the list has 2 lines for this game, not one",
    ]
    assert listed(other._replace(S="ab" * 32), entry()) == [
        "list: line 1: the seed does not open the commitment"
    ]
    twice = other._replace(game="another", C=scheme.server_commit("another", Secret.of(other.S)))
    assert listed(other, twice, entry()) == [
        "list: line 2: this seed has been used for another game"
    ]
    assert listed(entry(outcome="aborted")) == ["list: the list says aborted, the record is over"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "{}",
        '{"game": "g"}',
        entry(game="a|b").line(),
        entry(C="x").line(),
        entry(S="").line(),
        entry(outcome="won").line(),
        entry().line().replace('"finished"', "7"),
        entry().line().replace('"finished"', "[]"),
        entry().line().replace(f'"{NAME}"', "3"),
        entry().line()[:-1] + ', "more": 1}',
    ],
)
def test_lines_that_are_none(line: str) -> None:
    """They are told by their number, and break nothing."""
    with pytest.raises(fair.BadBundle):
        read_line(line)
    report = fair.verify(bundle(NAME), listed=[entry().line(), line])
    assert report.failures[0].startswith("list: line 2: ")


def test_a_line_is_read_as_it_was_written() -> None:
    """Every outcome, with and without T."""
    for outcome in OUTCOMES:
        for t in ("", "ab" * 32):
            made = entry(outcome=outcome, T=t)
            assert read_line(made.line()) == made
            assert made.is_opened


def test_cards_without_all_seeds_make_no_bundle() -> None:
    """Nobody is dealt a card before every seed is revealed."""
    one = bundle(NAME)
    from foretell.record import from_table

    gave = [fair.PlayerSeed(part["commit"], None) for part in one["players"]]
    with pytest.raises(ForetellError, match="has not revealed"):
        fair.bundle(NAME, fair.Secret.of(one["server_seed"]), gave, from_table(one["record"]))


def test_the_page_names_every_check() -> None:
    """The table of docs/fair-deals.md is the program's."""
    page = PAGE.read_text(encoding="utf-8")
    for name in ("shape", *CHECKS, "kept", "list"):
        about = Check(name).about("en").replace("’", "'")
        assert f"| {name} | {about} |" in page
