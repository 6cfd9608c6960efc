"""``foretell tournament``: an evening from the first name to the winner, and what goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from foretell.base.i18n import VARIABLES
from foretell.cli.main import main
from foretell.rules.toml import parse_rules
from foretell.scorepad import ScorePad
from foretell.terminal.score.keeping import write_pad
from foretell.terminal.tournament.keeping import read_tournament

NAMES = ("Ada", "Ben", "Cy", "Dora", "Eve", "Finn", "Gus", "Hal")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, in a terminal that speaks English."""
    monkeypatch.setenv(VARIABLES[0], "en")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def call(*words: str) -> Result:
    """What a command answers."""
    return CliRunner().invoke(main, ["tournament", *words], prog_name="foretell")


def done(*words: str) -> str:
    """What a command prints that does what it is asked."""
    result = call(*words)
    assert result.exit_code == 0, result.output
    return result.output


def begin(*more: str) -> None:
    """A tournament of eight, the first round drawn."""
    done("new", "cup.json", "--name", "Spring cup", "--seed", "7", *more)
    done("enter", "cup.json", *NAMES)
    done("draw", "cup.json")


def test_an_evening_from_the_first_name_to_the_winner() -> None:
    """Each command says what was done, and what comes next."""
    begin()
    assert "Table" in done("seatings", "cup.json")
    assert "Round 1: tables 1, 2 are still to come." in done("show", "cup.json")
    said = done("result", "cup.json", "1", "210", "180", "-40", "90")
    assert "−40" in said
    assert "table 2 is still to come" in said
    assert "its results are in" in done("result", "cup.json", "2", "1", "2", "3", "-4", "--late")
    assert "Next: draw round 2" in done("close", "cup.json")
    for n in ("2", "3"):
        done("draw", "cup.json")
        done("result", "cup.json", "1", "40", "30", "20", "10")
        done("result", "cup.json", "2", "40", "30", "20", "10")
        assert ("the final" in done("close", "cup.json")) is (n == "3")
    winner = play_final()
    assert f"1.   {winner}" in done("standings", "cup.json")


def play_final() -> str:
    """Draw the final, enter its points by name, close it; who has won."""
    done("draw", "cup.json")
    final = read_tournament(Path("cup.json")).state.rounds[-1].tables[0].people
    names = [NAMES[person - 1] for person in final]
    points = [f"{name}={got}" for name, got in zip(names, (80, 0, 90, 5), strict=True)]
    done("result", "cup.json", "1", *reversed(points))
    assert f"{names[2]} wins." in done("close", "cup.json")
    return names[2]


def test_a_result_comes_from_a_score_pad(folder: Path) -> None:
    """The people on it say which table it is."""
    Path("short.toml").write_text("rounds = 1\nrules = { sizes = [1] }\n", encoding="utf-8")
    begin("--format", "short.toml")
    seats = read_tournament(Path("cup.json")).state.rounds[0].tables[1].people
    names = tuple(NAMES[person - 1] for person in reversed(seats))
    pad = ScorePad(parse_rules({"sizes": [1]}, 4), names, 0)
    write_pad(folder / "pad.json", pad)
    assert "is not over" in call("result", "cup.json", "--record", "pad.json").output
    notes = [
        {"n": 1, "key": key, "seat": seat, "value": int(seat == 1)}
        for key in ("bid", "won")
        for seat in range(4)
    ]
    write_pad(folder / "pad.json", ScorePad.from_dict({**pad.to_dict(), "entries": notes}))
    said = done("result", "cup.json", "--record", "pad.json")
    assert f"Round 1, table 2 noted: {names[3]} 20, {names[2]} 20, {names[1]} 30" in said


def test_people_come_go_and_are_absent() -> None:
    """By number or the beginning of a name; from a list too."""
    done("new", "cup.json", "--format", "league")
    Path("list.csv").write_text("Ida, Owls, UK\n\nJo\nKim,Owls\nLou\n", encoding="utf-8")
    assert "4 entered, 4 in all." in done("enter", "cup.json", "--list", "list.csv")
    assert "Jo is written Joan now." in done("rename", "cup.json", "Jo", "Joan", "--club", "Jays")
    assert read_tournament(Path("cup.json")).state.people[1].club == "Jays"
    done("rename", "cup.json", "2", "Jo")
    assert "Jo has withdrawn." in done("withdraw", "cup.json", "j")
    assert "Jo is back" in done("back", "cup.json", "2")
    assert "Lou is absent in round 1." in done("absent", "cup.json", "LOU")
    assert "Lou" not in done("draw", "cup.json")
    assert "taken back" in done("undraw", "cup.json", "--by", "Eve", "--why", "too early")
    assert "too early" in done("show", "cup.json", "--log")
    assert "It ends here." in done("finish", "cup.json")
    [row] = [row for row in done("export", "cup.json").splitlines() if "Ida" in row]
    assert row.startswith("1,1,Ida,Owls,UK,true,0,0")


def test_lists_as_spreadsheets_write_them() -> None:
    """With heads, a mark of their encoding, semicolons."""
    done("new", "cup.json")
    text = '\ufeffName;Club;Nation\nIda;Owls;UK\n"Jo ""J""";;DE\n'
    Path("list.csv").write_text(text, encoding="utf-8")
    done("enter", "cup.json", "--list", "list.csv")
    people = read_tournament(Path("cup.json")).state.people
    said = [(one.name, one.club, one.nation) for one in people]
    assert said == [("Ida", "Owls", "UK"), ('Jo "J"', "", "DE")]


def test_a_correction_says_who_and_why() -> None:
    """In the log, and in the standings at once."""
    begin()
    done("result", "cup.json", "1", "1", "2", "3", "4")
    said = ("--by", "Eve", "--why", "upside down")
    assert "corrected" in done("correct", "cup.json", "1", "1", "4", "3", "2", "−1", *said)
    log = done("show", "cup.json", "--log")
    assert "Table 1: now 4 3 2 −1" in log
    assert "upside down" in log
    assert "Nothing was corrected" in empty_log()


def empty_log() -> str:
    """The log of another one, with the same settings."""
    done("again", "cup.json", "next.json", "--name", "Autumn cup")
    one = read_tournament(Path("next.json"))
    assert one.state.format == read_tournament(Path("cup.json")).state.format
    assert (one.name, one.state.people) == ("Autumn cup", [])
    return done("show", "next.json", "--log")


def test_it_is_exported() -> None:
    """As values for a spreadsheet, as JSON, its settings as a format that can be used."""
    begin()
    assert json.loads(done("export", "cup.json", "--json"))["rounds"][0]["n"] == 1
    done("export", "cup.json", "--settings", "-o", "mine.toml")
    assert done("formats", "mine.toml") == done("formats", "qualifier")
    assert "Written: s.csv" in done("export", "cup.json", "-o", "s.csv")
    assert Path("s.csv").read_text(encoding="utf-8").count("\n") == 9
    assert call("export", "cup.json", "-o", "cup.json").exit_code == 1
    assert read_tournament(Path("cup.json")).name == "Spring cup"


def test_it_is_printed() -> None:
    """Standings and seatings as PDF."""
    begin()
    assert "Written: s.pdf" in done("standings", "cup.json", "--pdf", "s.pdf")
    done("seatings", "cup.json", "--by-name", "--pdf", "t.pdf", "--paper", "letter")
    assert all(Path(file).read_bytes().startswith(b"%PDF-") for file in ("s.pdf", "t.pdf"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("show none.json", "none.json: cannot be read: "),
        ("show bad.json", "bad.json: is no tournament: it is not JSON"),
        ("show list.csv", "list.csv: is no tournament"),
        ("show other.json", "other.json: This is no tournament: it has the keys rounds."),
        ("new cup.json", "cup.json is there already."),
        ("new no/cup.json", "no/cup.json: cannot be written"),
        ("new x.json --format chess", "There is no format chess"),
        ("new x.json --format none.toml", "none.toml"),
        ("again cup.json cup.json", "is there already"),
        ("enter cup.json", "Who takes part?"),
        ("enter cup.json Ada", "Ada takes part already."),
        ("enter cup.json --list list.csv", "list.csv: line 1: a name, and perhaps"),
        ("withdraw cup.json Zoe", "Nobody is called “Zoe” here."),
        ("withdraw cup.json 99", "There is no number 99"),
        ("withdraw cup.json 0", "There is no number 0"),
        ("draw cup.json", "Round 1 is open"),
        ("close cup.json", "tables 1, 2 have no result"),
        ("seatings cup.json --round 2", "Round 2 is not drawn"),
        ("result cup.json", "How many points?"),
        ("result cup.json 1 2 x 4 5", "x is not a whole number."),
        ("result cup.json 1 1 2 3", "Table 1 has 4 seats, and there are 3 points."),
        ("result cup.json 9 1 2 3 4", "There is no table 9"),
        ("result cup.json 9 Ada=1", "There is no table 9"),
        ("result cup.json 1 Ada=1 Ben", "say whose points, as Ada=90"),
        ("result cup.json 1 Ada=1", "say the points of each of"),
        ("result cup.json 1 1 2 3 4 --places 1,1,2,3", "are no places"),
        ("result cup.json --record other.json", "This is no score pad"),
        ("standings cup.json --pdf no/s.pdf", "no/s.pdf: cannot be written"),
        ("standings cup.json --pdf s.pdf --paper a9", "a9"),
        ("play-off cup.json Ada=1 Ben=2", "No play-off for first place is due."),
        ("correct cup.json 1 1 1 2 3 4 --by E --why x", "has no result that could be corrected"),
    ],
)
def test_what_goes_wrong_is_one_line(words: str, said: str) -> None:
    """And the status of a failure; the file is as it was."""
    begin()
    Path("bad.json").write_text("{", encoding="utf-8")
    Path("other.json").write_text('{"rounds": 1}', encoding="utf-8")
    Path("list.csv").write_text("Ida,Owls,UK,more\n", encoding="utf-8")
    before = Path("cup.json").read_bytes()
    result = call(*words.split())
    assert result.exit_code == 1
    assert result.output.startswith("foretell: ")
    assert said in " ".join(result.output.split())
    assert result.output.count("\n") == 1
    assert Path("cup.json").read_bytes() == before


def test_in_german() -> None:
    """Everything that is printed."""
    begin()
    for words, said in [
        (("show", "cup.json"), "3 Runden, Tische zu 4 nach Los."),
        (("seatings", "cup.json"), "Platz 1"),
        (("seatings", "cup.json", "--by-name"), "Tisch"),
        (("result", "cup.json", "1", "1", "2", "3", "4"), "Tisch 1 notiert:"),
        (("standings", "cup.json"), "Punkte"),
        (("close", "cup.json"), "es fehlt das Ergebnis von Tisch 2"),
        (("formats",), "Eine örtliche Vorausscheidung"),
    ]:
        printed = CliRunner().invoke(main, ["--lang", "de", "tournament", *words]).output
        assert said in printed
