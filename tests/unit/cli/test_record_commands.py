"""``foretell replay`` and ``foretell simulate``: what they print, and how they end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result
from tests.unit.record.texts import first, second, text

from foretell.arena import simulate as arena
from foretell.cli import replay as replaying
from foretell.cli import simulate as simulating
from foretell.record import read

GOLDEN = Path(__file__).parents[2] / "golden" / "records"


def run(command: click.Command, *arguments: object) -> Result:
    """Run a command in this process; an exception that it lets through is the test's."""
    return CliRunner().invoke(command, [str(one) for one in arguments], catch_exceptions=False)


def replay(*arguments: object) -> Result:
    """``foretell replay``."""
    return run(replaying.replay_command, *arguments)


def told(result: Result) -> list[dict[str, Any]]:
    """The JSON lines that were printed."""
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two records, a broken one, junk, and what is no record."""
    inner = tmp_path / "inner"
    inner.mkdir()
    (tmp_path / "a.toml").write_text(text(first()), encoding="utf-8")
    (inner / "b.toml").write_text(text(first(), second()), encoding="utf-8")
    (tmp_path / "c.toml").write_text(text(first(tricks='["Ah 4s Zc"]')), encoding="utf-8")
    (tmp_path / "d.toml").write_bytes(b"format = 1\n\xff\xfe\x00")
    (tmp_path / "notes.txt").write_text("no record", encoding="utf-8")
    return tmp_path


def test_json_of_a_game(folder: Path) -> None:
    """Exactly the keys of issue 2."""
    result = replay(folder / "a.toml", "--json")
    assert result.exit_code == 0
    assert told(result) == [
        {
            "file": str(folder / "a.toml"),
            "complete": False,
            "rules": "standard",
            "scores": [-10, 20, 30],
            "rounds": [
                {
                    "size": 1,
                    "dealer": 2,
                    "trump": "h",
                    "bids": [1, 0, 1],
                    "won": [0, 0, 1],
                    "points": [-10, 20, 30],
                    "scores": [-10, 20, 30],
                }
            ],
            "play_off": [],
        }
    ]


def test_json_of_a_folder(folder: Path) -> None:
    """Each file has its line, the bad ones an error, and the status says that there are some."""
    result = replay(folder, "--json")
    assert result.exit_code == 1
    assert result.stderr == ""
    lines = told(result)
    assert [Path(line["file"]).name for line in lines] == ["a.toml", "c.toml", "d.toml", "b.toml"]
    assert lines[1] == {
        "file": str(folder / "c.toml"),
        "error": "round 1, trick 1, B: 4s: not held, holds 3s",
    }
    assert lines[2]["error"] == "line 2: not a text in UTF-8"


def test_lines_for_people(folder: Path) -> None:
    """Bad files go to stderr, a line each."""
    result = replay(folder)
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        f"{folder / 'c.toml'}: round 1, trick 1, B: 4s: not held, holds 3s",
        f"{folder / 'd.toml'}: line 2: not a text in UTF-8",
    ]
    assert f"{folder / 'a.toml'}: 1 round, unfinished: A −10, B 20, C 30" in result.stdout
    assert "2 of 4 records are right." in result.stdout


def test_a_sheet(folder: Path) -> None:
    """One file has its score sheet."""
    result = replay(folder / "inner" / "b.toml")
    assert result.exit_code == 0
    rows = [line.split() for line in result.stdout.splitlines()]
    assert ["1", "1", "♥", "1│0", "−10", "−10", "0│0", "+20", "20", "○", "1│1", "+30", "30"] in rows
    assert ["2", "2", "♦", "○", "0│0", "+20", "10", "1│1", "+30", "50", "1│1", "+30", "60"] in rows


def test_a_sheet_of_own_rules(tmp_path: Path) -> None:
    """A seat that does not bid, trump that nobody noted, a name that is no markup."""
    file = tmp_path / "[red]game.toml"
    one = "dealer = 2\nsize = 1\nbids = [0, 1, -1]\nwon = [0, 1, 0]"
    written = text(one, rules='{ dealer_role = "saboteur" }').replace('"A"', '"[b]A"')
    file.write_text(written, encoding="utf-8")
    lines = replay(file).stdout.splitlines()
    assert lines[0] == f"{file}: own rules from standard, unfinished"
    assert ["cards", "trump", "[b]A", "B", "C"] in [line.split() for line in lines]
    cells = ["0│0", "+20", "20", "1│1", "+30", "30", "○", "–│0", "+20", "20"]
    assert ["1", "1", "?", *cells] in [x.split() for x in lines]


def test_a_sheet_says_what_rules_are_called(tmp_path: Path) -> None:
    """And so does its JSON."""
    file = tmp_path / "game.toml"
    written = text(first(), rules="{ sizes = [1] }")
    file.write_text(written.replace("\nplayers", '\nrules_name = "Thursday"\nplayers'))
    assert replay(file).stdout.splitlines()[0].startswith(f"{file}: Thursday, ")
    assert told(replay(file, "--json"))[0]["rules_name"] == "Thursday"


def test_a_sheet_with_a_play_off_and_a_revoke() -> None:
    """The play-off has a plus in place of its number."""
    result = replay(GOLDEN / "own-play-off.toml", GOLDEN / "by-hand-score-pad.toml")
    rows = [line.split() for line in result.stdout.splitlines()]
    extra = next(row for row in rows if row[:3] == ["+", "10", "none"])
    assert extra[3:7] == ["–│0", "−10", "–│0", "−10"]
    assert extra[-2:] == ["○1│5", "20"]
    revoked = next(row for row in rows if row[:3] == ["3", "5", "?"])
    assert [cell for cell in revoked if "│" in cell] == ["0│?", "2│?", "1│?"]


def test_six_have_room_on_eighty_columns() -> None:
    """Without the points, which the colour tells."""
    lines = replay(GOLDEN / "standard.toml").stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) == 1 + 3 + 10 + 2
    assert lines[-1].endswith("then the total")


def test_nothing_to_read(tmp_path: Path) -> None:
    """Missing files, and folders without records, are told."""
    result = replay(tmp_path / "none.toml", tmp_path, "--json")
    assert result.exit_code == 1
    assert [line["error"] for line in told(result)] == [
        "cannot be read: No such file or directory",
        "there is no record in this folder, no .toml file",
    ]


def test_many_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several processes say the same in the same order."""
    alone = replay(folder, "--json").stdout
    monkeypatch.setattr(replaying, "WORTH_A_SECOND_PROCESS", 2)
    monkeypatch.setattr("foretell.arena.processes.cores", lambda: 2)
    assert replay(folder, "--json").stdout == alone


def simulate(*arguments: object) -> Result:
    """``foretell simulate``."""
    return run(simulating.simulate, *arguments)


def test_simulated_games_are_records(tmp_path: Path) -> None:
    """As many as asked for, whole, and readable."""
    result = simulate("--rules", "junior", "--games", 3, "--records", tmp_path, "--json")
    summary = json.loads(result.stdout)
    assert (summary["games"], summary["played"], summary["kept"], summary["written"]) == (
        3,
        3,
        0,
        3,
    )
    lines = told(replay(tmp_path, "--json"))
    assert [line["complete"] for line in lines] == [True] * 3
    assert [line["rules"] for line in lines] == ["junior"] * 3


def test_the_same_seed_the_same_games(tmp_path: Path) -> None:
    """Byte for byte; another seed, other games."""
    for name, seed in (("a", 7), ("b", 7), ("c", 8)):
        simulate("--players", 3, "--games", 2, "--seed", seed, "--records", tmp_path / name)
    a, b, c = ([f.read_bytes() for f in sorted((tmp_path / n).iterdir())] for n in "abc")
    assert a == b
    assert a != c


def test_going_on(tmp_path: Path) -> None:
    """Records that are there are kept; spoiled ones and those of other rules are written anew."""
    simulate("--players", 3, "--games", 2, "--records", tmp_path)
    before, other = sorted(tmp_path.iterdir())
    other.write_text("junk", encoding="utf-8")
    summary = json.loads(
        simulate("--players", 3, "--games", 3, "--records", tmp_path, "--json").stdout
    )
    assert (summary["played"], summary["kept"]) == (2, 1)
    assert len(read(other).rounds) == len(read(before).rounds) == 20


def test_own_rules_and_named_bots(tmp_path: Path) -> None:
    """A file of rules, a bot for each seat."""
    rules = tmp_path / "my rules.toml"
    rules.write_text('sizes = [1, 2]\nbidding = "hidden"\n', encoding="utf-8")
    result = simulate(
        *("--rules", rules, "--players", 3, "--bots", "novice,random", "--games", 1),
        *("--records", tmp_path / "games"),
    )
    assert result.exit_code == 0
    (file,) = (tmp_path / "games").iterdir()
    assert file.name == "my-rules-3p-novice-random-random-s0-00001.toml"
    assert read(file).players == ("novice 1", "random 2", "random 3")


def test_without_a_folder() -> None:
    """Only the summary."""
    result = simulate("--rules", "two-player", "--games", 1)
    assert result.stdout.startswith("1 of 1 games played.\nMean scores by seat: random ")


def test_a_stopped_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends it with what there is."""
    kept = arena.keep

    def stopping(plan: arena.SimulationPlan, number: int, folder: Path | None) -> arena.Played:
        if number == 3:
            (tmp_path / ".x.toml.7.part").write_text("half", encoding="utf-8")
            raise KeyboardInterrupt
        return kept(plan, number, folder)

    monkeypatch.setattr(arena, "keep", stopping)
    result = simulate("--rules", "junior", "--games", 9, "--records", tmp_path)
    assert result.exit_code == 130
    assert result.stdout.startswith(f"2 of 9 games played: 2 records in {tmp_path}.")
    assert len(list(tmp_path.iterdir())) == 2


def test_a_stopped_run_that_had_gone_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New games are those of this run, also ahead of the last one told; the rest was there."""
    simulate("--rules", "junior", "--games", 3, "--records", tmp_path)
    kept = arena.keep

    def stopping(plan: arena.SimulationPlan, number: int, folder: Path | None) -> arena.Played:
        if number == 5:
            kept(plan, 7, folder)  # as another process would
            raise KeyboardInterrupt
        return kept(plan, number, folder)

    monkeypatch.setattr(arena, "keep", stopping)
    result = simulate("--rules", "junior", "--games", 9, "--records", tmp_path)
    assert result.stdout.startswith(
        f"2 of 9 games played, 3 were there already: 5 records in {tmp_path}."
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "grandmaster"), 'there is no bot "grandmaster"; there are'),
        (("--players", 3, "--bots", "random,random,random,random"), "4 bots for 3 seats"),
        (("--records", "/proc/none/games"), "/proc/none"),
        (("--rules", "whist"), 'there are no rules "whist"'),
    ],
)
def test_options_that_cannot_be(arguments: tuple[object, ...], said: str) -> None:
    """One sentence each, from the command around it."""
    from foretell.base.errors import ForetellError

    with pytest.raises(ForetellError, match=said):
        simulate("--games", 1, *arguments)


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    """A file where the record should go."""
    from foretell.base.errors import ForetellError

    plan = simulating.plan_of("junior", 3, "random", 1)
    (tmp_path / plan.file_name(1)).mkdir()
    with pytest.raises(ForetellError, match="directory"):
        arena.keep(plan, 1, tmp_path)


def test_an_address_is_no_file() -> None:
    """Where the file of a game is had from."""
    result = replay("https://example.org/games/7")
    assert result.exit_code == 1
    said = "replay reads files; download the record of the game first: …/games/ID/record.toml"
    assert result.stderr == f"https://example.org/games/7: {said}\n"
