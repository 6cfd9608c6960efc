"""What the terminal tells of a round, and what it keeps: signs, seats, tricks, files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.builders import dealt, sized, tell
from tests.unit.terminal.test_local_table import made, to_decision

from foretell.base.errors import BadRecord
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.play.seen import Seen
from foretell.rules.axes import Revoke
from foretell.rules.presets import preset
from foretell.terminal import faces, saving, sight
from foretell.terminal.choices import ChoicePrompt
from foretell.terminal.events import EventKind, TerminalEvent, happened
from foretell.terminal.remote.remote import GameMoment
from foretell.terminal.remote.seat import story_of
from foretell.terminal.seats import Seating
from foretell.terminal.story import Story
from foretell.terminal.telling import Teller
from foretell.terminal.words import Words

WORDS = Words("en", unicode=True, symbols=True)
NAMES = ("Ada", "Bo", "Cy")


def test_points_below_zero_are_told_too() -> None:
    """With their sign; a seat without a bid is left out of bids alone."""
    tell_of = Teller(WORDS, NAMES, 0).tell
    scored = tell_of(TerminalEvent(EventKind.SCORED, numbers=(-10, 20, 0)))
    assert all(said in scored for said in ("Ada −10", "Bo +20", "Cy 0"))
    assert "Ada" not in tell_of(TerminalEvent(EventKind.SHOWN, numbers=(-1, 2, 0)))


def test_a_revoke_is_told_of_its_trick() -> None:
    """The first one is trick 1."""
    rules = sized(2, revoke=Revoke.HONOUR)
    game = tell(dealt(rules, "Ah 3c", "3h 4s", "4h 5c", up="2s"), "0 0 0 Ah 4s 4h")
    before = game.view(0)
    assert game.call_revoke(0, 1, 1)
    told = [event for event in happened(before, game.view(0)) if event.kind is EventKind.REVOKE]
    assert told == [TerminalEvent(EventKind.REVOKE, 1, 1)]


def test_who_comes_back_is_told_the_bids_in_their_order() -> None:
    """As they were made, from the dealer's left, whatever seat that is (rules 6)."""
    game = tell(dealt(sized(2), "Ah 3c", "3h 4s", "4h 5c", up="2s", dealer=0), "1 2 0 3h")
    story = story_of(GameMoment(game.view(0), [], [], is_jump=True))
    told = Teller(WORDS, NAMES, 0).lines(story.events)
    assert told[1:] == ["Bids: Bo 1, Cy 2, Ada 0.", "Trick 1: Bo 3♥."]


@pytest.mark.usefixtures("_state")
def test_the_sheet_says_who_played_a_play_off() -> None:
    """Those who were tied, not those who play the round after it."""
    found = 0
    for seed in range(60):
        table = made("play-off", str(seed))
        while to_decision(table):
            table.act(table.game.view(0).legal[0])
        views = table.past()
        story = Story(views[0])
        for seen in views[1:]:
            story.add(seen)
        for before, row in zip(story.rows, story.rows[1:], strict=False):
            if row.is_play_off:
                found += 1
                sits = sorted(before.sitting)
                counted = before.points if before.is_play_off else before.scores
                best = max(counted[seat] for seat in sits)
                tied = {seat for seat in sits if counted[seat] == best}
                assert row.sitting == tied
        if found > 3:
            return
    raise AssertionError("no play-off came")


def tricks(game: Game, seat: int) -> Any:
    """How the tricks of a seat look."""
    return Seating(NAMES, 0, WORDS, 80)._tricks(game.view(0), seat)


def test_a_bid_is_met_before_it_is_over() -> None:
    """None yet, as many as were bid, too many: each looks different."""
    game = tell(dealt(sized(2), "Zh 3c", "3h Zs", "4h 5c", up="2s"), "1 0 1")
    assert [tricks(game, seat).style for seat in range(3)] == ["", faces.GOOD, ""]
    tell(game, "Zh 3h 4h")
    assert tricks(game, 0).style == faces.GOOD
    tell(game, "3c Zs 5c")
    assert tricks(game, 1).style == faces.WARN


@pytest.fixture
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the test's folder."""
    monkeypatch.setenv("FORETELL_STATE", str(tmp_path))


@pytest.mark.usefixtures("_state")
def test_each_round_is_dealt_anew() -> None:
    """From one seed: two rounds of as many cards have other cards."""
    table = made("honour")
    cards: list[set[str]] = []
    while to_decision(table) and len(cards) < 2:
        if len(cards) < table.game.round_number:
            cards.append({card for hand in table.game.hands for card in hand})
        table.act(table.game.view(0).legal[0])
    assert len(cards) == 2
    assert cards[0] != cards[1]


@pytest.mark.usefixtures("_state")
def test_the_game_played_last_is_offered_first() -> None:
    """By when its file was written, whatever it is called."""
    for age, name in enumerate(("b", "a", "c")):
        path = saving.folder() / f"{saving.OPEN}{name}.toml"
        saving.write(path, "")
        os.utime(path, (1e9 - age, 1e9 - age))
    found = [path.stem.removeprefix(saving.OPEN) for path in saving.open_games()]
    assert found == ["b", "a", "c"]


@pytest.mark.parametrize("bots", [["", "", "rule"], ["rule"] * 3, ["", "rule"], [""] * 4])
def test_a_saved_game_has_one_person(bots: list[str]) -> None:
    """A file with none or two, or of another number of seats, is none of ours."""
    tags = {"foretell": {"seed": "7", "seat": 0, "bots": bots}}
    with pytest.raises(BadRecord):
        saving.seats_of(tags, 3)


def test_only_the_own_last_card_is_taken_back() -> None:
    """Under honour play, as long as nobody has played after it."""
    table = made("honour", "2")
    assert to_decision(table)
    own = 0
    while to_decision(table) and table.game.round_number < 2:
        if table.game.phase == Phase.PLAY:
            assert not table.may_take_back()
        seen: Seen = table.act(table.game.view(0).legal[0])
        if seen.phase == Phase.PLAY and seen.trick and seen.actor != 0:
            own += table.may_take_back()
    assert own


def test_the_arrows_walk_along_the_cards_of_a_dummy() -> None:
    """At its turn every card that it may play is among them, though none is the own one."""
    game = Game(preset("two-player", 2), seed=5, dealer=0, auto_deal=False)
    game.deal()
    seen = game.view(0)
    while sight.deciding(seen) == seen.seat or seen.phase != Phase.PLAY:
        game.act(game.legal()[0])
        seen = game.view(game.actor or 0)
    walked = ChoicePrompt(WORDS, ("Ada", "Bo", "Dummy")).cycle(seen)
    assert sorted(walked) == sorted(seen.legal)
