"""``foretell train``: it goes on where it was, its weights play, and what is wrong is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from foretell.base.jit import IS_PLAIN
from foretell.bots.learned.weights import read_weights
from foretell.cli import train as command
from foretell.cli.main import main
from foretell.training.course import load, new_course

pytestmark = pytest.mark.skipif(IS_PLAIN, reason="some thousand answers of a net")


def train(folder: Path, *arguments: str) -> Result:
    """The command, in this process, with small chunks."""
    said = [*arguments, "--chunk", "2000", "--threads", "1"]
    return CliRunner().invoke(main, ["train", str(folder), *said])


@pytest.mark.thorough
def test_a_course_in_parts_and_the_bot_that_comes_of_it(tmp_path: Path) -> None:
    """A part of a course, the rest of it, and a match of what has been learned."""
    folder = tmp_path / "mine"
    begun = train(folder, "--examples", "4000", "--seed", "3", "--minutes", "0.0001")
    assert begun.exit_code == 0, begun.output
    assert "goes on from here" in begun.output
    assert "The course is over" in train(folder).output
    bot = f"policy:{folder / 'weights.npz'}"
    said = ["arena", bot, "random", "--players", "3", "--deals", "2", "--processes", "1", "--json"]
    assert CliRunner().invoke(main, said).exit_code == 0


def test_another_course_needs_another_folder(tmp_path: Path) -> None:
    """Nothing is lost."""
    train(tmp_path, "--examples", "2000", "--seed", "3")
    kept = (tmp_path / "course.npz").read_bytes()
    refused = train(tmp_path, "--seed", "4")
    assert refused.exit_code == 1
    assert "seed is 3" in refused.stderr
    assert (tmp_path / "course.npz").read_bytes() == kept


def test_weights_lie_beside_each_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kill leaves weights that play: those of the checkpoint, as far as that was."""

    class Halfway:
        """What works on a course, and looks into the folder as it goes."""

        course = new_course(3, 2)

        def chunk(self) -> None:
            """Nothing is learned; before the second chunk there are weights."""
            if self.course.done:
                read_weights(tmp_path / "weights.npz")
                assert load(tmp_path / "course.npz").done == 1
            self.course.done += 1

    monkeypatch.setattr(command, "SAVED_EVERY", -1.0)
    command.work(Halfway(), tmp_path, None)


def test_a_course_against_other_weights_needs_another_folder(tmp_path: Path) -> None:
    """Neither a usual course nor an exploiter's goes on against weights that it is not against."""
    train(tmp_path / "a", "--examples", "2000", "--seed", "3")
    weights = tmp_path / "a" / "weights.npz"
    assert "against no weights" in train(tmp_path / "a", "--against", str(weights)).stderr
    assert "holds no weights" in train(tmp_path / "a", "--against", str(tmp_path / "no")).stderr
    hunt = ("--against", str(weights), "--examples", "2000")
    assert train(tmp_path / "b", *hunt).exit_code == 0
    assert train(tmp_path / "b", *hunt).exit_code == 0
    other = str(tmp_path / "b" / "weights.npz")
    assert "against other weights" in train(tmp_path / "b", "--against", other).stderr


def test_what_cannot_be_is_one_line(tmp_path: Path) -> None:
    """A folder that is a file, weights that are none, a checkpoint that is none."""
    file = tmp_path / "file"
    file.write_text("no", encoding="utf-8")
    assert train(file).exit_code == 2
    assert "holds no weights" in train(tmp_path / "new", "--against", str(file)).stderr
    (tmp_path / "course.npz").write_text("no", encoding="utf-8")
    assert "is no checkpoint" in train(tmp_path).stderr
