"""The table in this process: saved at any decision, it comes back the same, views and all."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from foretell.base.errors import BadRecord
from foretell.engine.structs import Phase
from foretell.rules.axes import SMYRNA, Exchange, Revoke, Roles, Sees, Tie, TrumpChanges, always
from foretell.rules.value import Rules
from foretell.terminal import saving
from foretell.terminal.local import LocalTable, resumed
from foretell.terminal.opening import GameRequest, clean_name, kinds_of, new_table
from foretell.terminal.story import Story
from foretell.terminal.telling import Teller
from foretell.terminal.words import Words

WORDS = Words("en", unicode=True, symbols=True)
SKIPPED = 0.5
"""Share of the decisions at which no copy is looked at."""
GAMES = {
    "standard": Rules(players=6, sizes=(1, 2, 4)),
    "camelot": Rules(players=3, sizes=(4, 4), drop=("2c",), add=("Me",)),
    "pull": Rules(players=6, sizes=(1, 3), exchange=always(Exchange.PULL_ONE)),
    "smyrna": Rules(players=3, sizes=(2,) * 6, twist=SMYRNA),
    "calls": Rules(
        players=4,
        sizes=(4,),
        roles=always(Roles.CALLED),
        trump_changes=TrumpChanges.WIZARDS,
        suited=False,
    ),
    "forehead": Rules(players=4, sizes=(1, 1, 1, 1), sees=always(Sees.FOREHEAD)),
    "play-off": Rules(players=3, sizes=(1, 1), tie=Tie.PLAY_OFF),
    "honour": Rules(players=3, sizes=(3, 3), revoke=Revoke.HONOUR),
    "two-player": Rules(players=2, deck=36, aside=3, cancels=("8s",), dummies=1, sizes=(11,)),
    "solitaire": Rules(players=1, deck=36, dummies=2, sizes=(1, 3)),
}


@pytest.fixture
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the test's folder."""
    monkeypatch.setenv("FORETELL_STATE", str(tmp_path))


def made(name: str, seed: str = "5") -> LocalTable:
    """A new table."""
    return new_table(GameRequest(rules=GAMES[name], bots="random", seed=seed), WORDS)


def to_decision(table: LocalTable) -> bool:
    """Let everything happen that is not the person's to decide; whether the game goes on."""
    while not table.game.is_over:
        if table.game.phase == Phase.DEAL:
            table.deal()
        elif table.step() is None:
            return True
    return False


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_comes_back_the_same(name: str, tmp_path: Path) -> None:
    """At every decision: the same view, byte by byte, and a past that leads to it."""
    chance, table = random.Random(2), made(name)
    while to_decision(table):
        now = table.game.view(0)
        if chance.random() < SKIPPED:
            table.act(chance.choice(now.legal))
            continue
        path = table.keep(tmp_path / "copy.toml")
        again = resumed(path, WORDS)
        if now.phase != Phase.AGREE:  # who has agreed agrees again
            assert again.game.view(0).record.tobytes() == now.record.tobytes()
            assert again.past()[-1].record.tobytes() == now.record.tobytes()
        assert again.names == table.names
        table = again if chance.random() < 0.3 else table
        assert to_decision(table)
        table.act(chance.choice(now.legal))


@pytest.mark.usefixtures("_here")
def test_a_saved_game_goes_on_with_the_same_deals(tmp_path: Path) -> None:
    """The cards of the next round are those that it would have had."""
    table = made("standard")
    to_decision(table)
    again = resumed(table.keep(tmp_path / "copy.toml"), WORDS)
    for one in (table, again):
        while to_decision(one) and one.game.round_number == 1:
            one.act(one.game.view(0).legal[0])
    assert (again.game.round_number, again.game.hands) == (2, table.game.hands)


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize("name", GAMES)
def test_the_story_tells_all_that_happened(name: str) -> None:
    """Every round, trick and drop has its sentence, in both languages; the sheet adds up."""
    chance, table = random.Random(3), made(name)
    story = Story(table.past()[0])
    while to_decision(table):
        table.act(chance.choice(table.game.view(0).legal))
    for seen in table.past()[1:]:
        story.add(seen)
    assert story.rows[-1].scores == tuple(table.game.scores)
    assert [row.number for row in story.rows] == list(range(1, len(story.rows) + 1))
    for lang in ("en", "de"):
        words = Words(lang, unicode=True, symbols=True)
        told = Teller(words, table.names, 0).lines(story.events)
        assert len(told) > 3 * len(story.rows)
        assert not [line for line in told if "{" in line or "None" in line]


@pytest.mark.usefixtures("_here")
def test_the_seed_decides_the_cards() -> None:
    """Whatever is bid and played."""
    hands = []
    for choice in (0, -1):
        table = made("standard")
        seen = []
        while to_decision(table):
            view = table.game.view(0)
            if view.phase == Phase.BID:
                seen.append((view.round_number, view.hand))
            table.act(view.legal[choice])
        hands.append(seen)
    assert hands[0] == hands[1]


@pytest.mark.usefixtures("_here")
def test_a_finished_game_gets_a_lasting_name() -> None:
    """And is not offered any more."""
    table = made("play-off")
    while to_decision(table):
        table.keep()
        assert saving.open_games() == [table.plan.path]
        table.act(table.game.view(0).legal[0])
    assert not table.keep().name.startswith("open-")
    assert saving.open_games() == []


@pytest.mark.usefixtures("_here")
def test_a_failed_save_leaves_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is there as a whole, or as it was before."""
    table = made("standard")
    path = table.keep()
    before = path.read_text(encoding="utf-8")
    to_decision(table)
    monkeypatch.setattr("os.fsync", _fail)
    with pytest.raises(OSError, match="full"):
        table.keep()
    assert path.read_text(encoding="utf-8") == before
    assert list(path.parent.iterdir()) == [path]


def _fail(_file: int) -> None:
    raise OSError("disk full")


@pytest.mark.parametrize(
    "text",
    [
        "",
        'format = 1\nrules = "standard"\nplayers = ["A", "B", "C"]\n',
        'format = 1\nplayers = ["A", "B", "C"]\n[foretell]\nseed = 5\nbots = ["", "rule"]\n',
        'format = 1\nplayers = ["A", "B", "C"]\n[foretell]\nseed = "5"\nbots = ["rule"]\n',
    ],
)
def test_a_file_that_is_no_saved_game_is_refused(text: str, tmp_path: Path) -> None:
    """Naming the file."""
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord, match=r"wrong\.toml"):
        resumed(path, WORDS)


def test_names_and_bots_are_checked() -> None:
    """What cannot be shown is left out; one kind for all, or one for each."""
    assert clean_name("\u202eZoë\n") == "Zoë"
    assert clean_name("x" * 99) == "x" * 14
    assert kinds_of("rule, novice", 4) == ("rule", "novice", "novice")
    assert kinds_of("rule", 1) == ()
