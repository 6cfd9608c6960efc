"""A match that is kept goes on where it stopped, and what is no part of it is not taken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from foretell import ForetellError, Rules, match
from foretell.arena.loading import BotLike
from foretell.arena.match import Match, parts_of
from foretell.base.i18n import told
from foretell.base.jit import IS_PLAIN
from foretell.bots import Bot, make
from foretell.play.seen import Seen

SHORT = Rules(players=3, sizes=(1, 2, 3))
DEALS = 14
pytestmark = pytest.mark.skipif(IS_PLAIN, reason="many games")


def started(folder: Path | None, *, seed: int = 4, bot: str = "rule") -> Match:
    """A match that has not played yet."""
    return Match(bot, "novice", DEALS, rules=SHORT, seed=seed, processes=1, keep=folder)


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    """It plays what is left, and nothing else; the figures are those of a match in one go."""
    whole = started(None)
    assert list(whole.run()) == [1, 2, 7, 12, 14]
    first = started(tmp_path)
    steps = first.run()
    assert [next(steps), next(steps), next(steps)] == [1, 2, 7]
    assert first.result().deals == 7
    second = started(tmp_path)
    assert list(second.run()) == [7, 12, 14]
    assert (second.kept, second.result()) == (7, whole.result())
    assert list(started(tmp_path).run()) == [14]


def test_more_deals_keep_those_played(tmp_path: Path) -> None:
    """A longer match has the deals of a shorter one, but for a part that was cut short."""
    list(started(tmp_path).run())
    longer = Match("rule", "novice", 22, rules=SHORT, seed=4, processes=1, keep=tmp_path)
    list(longer.run())
    assert longer.kept == max(part.stop for part in parts_of(DEALS) if len(part) == 5)
    assert longer.done == 22


@pytest.mark.parametrize(("seed", "bot"), [(5, "rule"), (4, "random")])
def test_another_match_finds_nothing(seed: int, bot: str, tmp_path: Path) -> None:
    """Another seed and another bot are kept beside it."""
    list(started(tmp_path).run())
    other = started(tmp_path, seed=seed, bot=bot)
    list(other.run())
    assert other.kept == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_a_changed_file_is_another_bot(tmp_path: Path) -> None:
    """What a bot of a file made before it was changed is not its work now."""
    file, kept = tmp_path / "mine.py", tmp_path / "kept"
    text = "class Mine:\n    def choose(self, seen):\n        return seen.legal[{}]\n"
    for place, folders in ((0, 1), (0, 1), (-1, 2)):
        file.write_text(text.format(place), encoding="utf-8")
        list(started(kept, bot=f"{file}:Mine").run())
        assert len(list(kept.iterdir())) == folders


def chooser(place: int, version: str | None) -> type[Bot]:
    """A class that takes one of the places of what is legal; all are called alike."""

    class Mine:
        def choose(self, seen: Seen) -> str:
            return seen.legal[place]

    return type("Mine", (Mine,), {"version": version} if version else {})


def novices() -> Bot:
    """A function that makes bots."""
    return make("novice")


@pytest.mark.parametrize("made", [chooser(0, None), chooser(0, None)(), novices])
def test_what_has_no_version_is_not_kept(made: BotLike, tmp_path: Path) -> None:
    """A class of the same name would get its figures for its own; it is said before a deal."""
    with pytest.raises(ForetellError, match="has no version: ") as caught:
        Match(made, "novice", DEALS, rules=SHORT, keep=tmp_path)
    assert "version" in told(caught.value, "de")
    assert not list(tmp_path.iterdir())


def test_classes_of_one_name_are_kept_by_their_versions(tmp_path: Path) -> None:
    for place, version in ((0, "1"), (-1, "2")):
        mine = chooser(place, version)
        found = Match(mine, "novice", 2, rules=SHORT, seed=4, processes=1, keep=tmp_path)
        list(found.run())
        assert found.kept == 0
        assert found.result() == match(mine, "novice", 2, rules=SHORT, seed=4, processes=1)


def test_a_part_that_is_torn_is_played_again(tmp_path: Path) -> None:
    """Half a file, or one of something else, is as good as none."""
    list(started(tmp_path).run())
    first, second, *_ = sorted(tmp_path.glob("*/*.json"))
    first.write_text(first.read_text()[:20], encoding="utf-8")
    second.write_text('{"scores": []}', encoding="utf-8")
    again = started(tmp_path)
    list(again.run())
    assert (again.kept, again.done) == (DEALS - 2, DEALS)


def test_a_folder_that_cannot_be_made() -> None:
    """It says so before anything is played."""
    with pytest.raises(ForetellError, match="/proc/none"):
        started(Path("/proc/none"))
