"""One text for each record, tags of every kind included."""

from __future__ import annotations

import datetime as dt
import random
from dataclasses import replace
from typing import Any

import pytest
from tests.unit.record.texts import first, text

from foretell.base.errors import BadRecord
from foretell.cards import cards_in
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.game.sampling import sample
from foretell.record import Record, RevokeNote, RoundRecord, read, record_of, write
from foretell.rules.axes import Roles, Sees, always
from foretell.rules.presets import preset
from foretell.rules.value import Rules

NAMES = ("Ada", "Bo", "Cy")
TAGS: dict[str, Any] = {
    "event": "Tuesday\nnight \"open\" \\ 'cup' \x7f",
    "date": dt.date(2026, 7, 7),
    "time": dt.time(20, 15, 0, 500),
    "begun": dt.datetime(2026, 7, 7, 20, 15, tzinfo=dt.timezone(dt.timedelta(hours=2))),
    "rating": [1500.5, 1e100, float("inf")],
    "rated": True,
    "rounds played": -3,
    "": "a key without a name",
    "table": {"number": 7, "place": {"town": "Köln", "deep": [[1], [2, [3]]]}},
    "judges": [{"name": "Di"}, {"name": "Ed", "since": 2019}],
    "none": [],
    "plain": {},
}


def test_tags_come_back() -> None:
    """Dates, nested tables, lists of tables, odd keys: same value, same bytes."""
    record = Record(players=NAMES, tags=TAGS)
    written = write(record)
    assert dict(read(written).tags) == TAGS
    assert write(read(written)) == written


def test_tags_in_any_order_of_the_file() -> None:
    """Also those that stand behind the rounds."""
    record = read(text(first()) + '\n[table]\nplace = "kitchen"\n')
    assert record.tags == {"table": {"place": "kitchen"}}
    assert read(write(record)) == record


def test_names_and_tags_go_through_a_game() -> None:
    """A replayed game knows whose it is; others may be said."""
    record = read(text(first(), top='site = "home"\n'))
    game = Game.replay(record)
    assert game.record() == replace(record, scores=(-10, 20, 30))
    other = game.record(NAMES, site="club")
    assert (other.players, other.tags) == (NAMES, {"site": "club"})


@pytest.mark.parametrize("tags", [{"rules": 1}, {"x": None}, {"x": {1: 2}}, {"x": object()}])
def test_tags_that_cannot_be(tags: dict[str, Any]) -> None:
    """Keys of the format, and what TOML has no word for."""
    with pytest.raises(BadRecord):
        write(Record(players=NAMES, tags=tags))


def test_tags_too_deep() -> None:
    """A thousand tables in each other."""
    deep: dict[str, Any] = {}
    for _ in range(3000):
        deep = {"a": deep}
    with pytest.raises(BadRecord, match="nested too deeply"):
        write(Record(players=NAMES, tags=deep))


def test_half_a_character() -> None:
    """A lone surrogate is no text."""
    with pytest.raises(BadRecord, match="half a character"):
        write(Record(players=("\ud800",)))


def test_names_that_need_care() -> None:
    """Quotes, backslashes, control characters and other scripts."""
    names = ('"', "\\", "'", "\x00\x1b\x7f\n", "Łukasz 🃏")
    assert read(write(Record(players=names))).players == names


def test_rules_as_a_table_stay_as_they_are() -> None:
    """Nested, with pairs and numbers."""
    rules = '{ preset = "hidden", bidding = [["round 1", "delayed"]], scoring = { missed = -5 } }'
    record = read(text(rules=rules))
    assert read(write(record)).rules == record.rules
    assert rules in write(record)


def test_long_lists_take_a_line_an_item() -> None:
    """So that a change shows as one line."""
    one = RoundRecord(dealer=0, tricks=("Ah Kh Qh Jh", "2c 3c 4c 5c") * 5)
    written = write(Record(players=NAMES, rounds=(one,)))
    assert '\n    "Ah Kh Qh Jh",\n' in written
    assert max(map(len, written.split("\n"))) <= 100


def test_revokes_with_and_without_a_trick() -> None:
    """As small tables."""
    rounds = (
        RoundRecord(dealer=0, revoke=RevokeNote(1)),
        RoundRecord(dealer=0, revoke=RevokeNote(1, 3)),
    )
    written = write(Record(players=NAMES, rounds=rounds))
    assert "revoke = { seat = 1 }\n" in written
    assert "revoke = { seat = 1, trick = 3 }\n" in written


def test_before_the_first_deal() -> None:
    """Whose deal it is was drawn, so it is written."""
    game = Game(preset("standard", 3), seed=1, dealer=2, auto_deal=False)
    assert game.record(NAMES).rounds == (RoundRecord(dealer=2),)
    assert Game.replay(game.record(NAMES)).handle.get("dealer") == 2


@pytest.mark.parametrize("sees", [Sees.OWN, Sees.FOREHEAD])
def test_a_card_without_its_role_is_not_yet_played(sees: Sees) -> None:
    """A record cut there is read back, and asks for that card again."""
    rules = Rules(players=4, sizes=(1,) * 12, roles=always(Roles.CALLED), sees=always(sees))
    game, chance = Game(rules, seed=5, auto_deal=False), random.Random(5)
    cuts = 0
    while not game.is_over:
        if game.phase == Phase.DEAL:
            game.deal()
            continue
        game.choose(chance.choice(cards_in(game.handle.legal())))
        if game.phase == Phase.ROLE:
            cuts += 1
            record = game.record(["A", "B", "C", "D"])
            again = Game.replay(read(write(record)))
            assert again.record() == record
            assert (again.phase, again.actor) == (Phase.PLAY, game.actor)
            assert sum(map(len, again.hands)) == sum(map(len, game.hands)) + 1
    assert cuts > 3


def test_wrong_number_of_names() -> None:
    """A name for each player, or none."""
    with pytest.raises(BadRecord, match="2 names for 3 players"):
        record_of(Game(Rules(players=3), seed=1, auto_deal=False), ("Ada", "Bo"))


def test_a_sampled_game_has_no_history() -> None:
    """What was never played cannot be written."""
    game = Game(Rules(players=3), seed=1, auto_deal=False)
    game.deal()
    with pytest.raises(BadRecord, match="no history"):
        sample(game.view(0), 1).record()


def test_the_layout_of_a_round() -> None:
    """The order of record.md."""
    game = Game.replay(text(first()))
    assert write(game.record()).split("\n\n")[1].strip() == "[[rounds]]\n" + first()
