"""Special rounds in records: score pads, revokes, play-offs, rounds that are not finished."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.record.texts import first, second, text

from foretell.base.errors import BadRecord, IllegalAction
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.record import RevokeNote, outcome, read, record_of

PAD = "dealer = 0\nsize = 1\nbids = [1, 0, 0]\n"
HONOUR = '{ sizes = [2], revoke = "honour" }'
REVOKED = """dealer = 2
hands = ["Ah 3h", "4h 5s", "9c Kd"]
turn_up = "Td"
bids = [1, 1, 0]
tricks = ["Ah 5s 9c"]"""


def test_a_path_or_a_text(tmp_path: Path) -> None:
    """The same either way."""
    file = tmp_path / "game.toml"
    file.write_text(text(first()), encoding="utf-8")
    scores = [Game.replay(source).scores for source in (file, str(file), text(first()), read(file))]
    assert scores == [[-10, 20, 30]] * 4
    assert Game.replay(file).scores == scores[0]


def test_windows_files(tmp_path: Path) -> None:
    """Lines may end as they do there, and a file may begin with the mark of its encoding."""
    written = text(first()).replace("\n", "\r\n")
    file = tmp_path / "game.toml"
    file.write_bytes(written.encode("utf-8-sig"))
    assert [Game.replay(one).scores for one in (written, file)] == [[-10, 20, 30]] * 2


def test_no_round_yet() -> None:
    """A game in which nobody has dealt."""
    assert Game.replay(text()).phase == Phase.DEAL


@pytest.mark.parametrize(
    ("lines", "phase"),
    [
        (["dealer = 2"], Phase.DEAL),
        (["dealer = 2", 'hands = ["Ah", "3s", "Zc"]', 'turn_up = "Zd"'], Phase.TRUMP),
        (["dealer = 2", 'hands = ["Ah", "3s", "Zc"]', 'turn_up = "2d"'], Phase.BID),
        (first(tricks=None, won=None, score=None).split("\n"), Phase.PLAY),
        (first(tricks='["Ah 3s"]', won=None, score=None).split("\n"), Phase.PLAY),
        (first(won=None, score=None).split("\n"), Phase.DEAL),
    ],
)
def test_unfinished(lines: list[str], phase: Phase) -> None:
    """The game waits for what is left out."""
    assert Game.replay(text("\n".join(lines))).phase == phase


def test_going_on_from_a_record() -> None:
    """A game saved in the middle of a trick is played to the end, and taken back before it."""
    game = Game.replay(text(first(tricks='["Ah 3s"]', won=None, score=None)))
    game.play("Zc")
    assert game.scores == [-10, 20, 30]
    game.undo()
    game.undo()
    assert game.trick == ["Ah"]
    for _ in range(20):
        if game.history:
            game.undo()
    assert game.phase == Phase.DEAL
    with pytest.raises(IllegalAction, match="nothing has happened"):
        game.undo()


def test_a_pad_without_its_turn_up() -> None:
    """Trump is not known then, unless it was named; points are counted all the same."""
    ended = outcome(text(PAD + "won = [1, 0, 0]"))
    assert (ended.rounds[0].trump, ended.rounds[0].points) == (None, (30, 20, 20))
    named = outcome(text(PAD + 'trump = "h"\nwon = [1, 0, 0]'))
    assert named.rounds[0].trump == "h"
    turned = outcome(text(PAD + 'turn_up = "5c"\nwon = [1, 0, 0]'))
    assert turned.rounds[0].trump == "c"
    wizard = outcome(text(PAD + 'turn_up = "Zc"\nwon = [1, 0, 0]'))
    assert wizard.rounds[0].trump is None


def test_a_pad_where_trump_is_fixed() -> None:
    """It is known from the rules."""
    ended = outcome(text(PAD + "won = [1, 0, 0]", rules='{ sizes = [1], trump = "s" }'))
    assert ended.rounds[0].trump == "s"


def test_a_pad_with_a_twist() -> None:
    """Flat points of a Smyrna dealer."""
    lines = PAD + 'twist = "flat-points"\nwon = [0, 1, 0]'
    assert outcome(text(lines, rules='"smyrna"')).rounds[0].points == (5, 10, 5)


def test_a_pad_with_an_uber_card() -> None:
    """It may be noted or not."""
    for line in ("", 'uber = "Qs"\n', 'uber = "K"\n', 'uber = "jesters"\n'):
        source = text(PAD + line + "won = [0, 1, 0]", rules='"uber-wizard"')
        assert Game.replay(source).record().rounds[0].uber == read(source).rounds[0].uber


def test_a_pad_with_a_mended_bid() -> None:
    """The bids in force are told, the first one is kept."""
    lines = "dealer = 2\nsize = 1\nbids = [1, 0, 0]\nadjust = 1\nwon = [1, 0, 0]"
    source = text(lines, rules='"hidden-notequal"')
    assert outcome(source).rounds[0].bids == (1, 0, 1)
    assert Game.replay(source).record() == Game.replay(Game.replay(source).record()).record()


def test_a_pad_with_a_revoke() -> None:
    """Everybody else met the bid, whoever took the tricks (rules 14)."""
    for revoke, told in (
        ("{ seat = 0 }", RevokeNote(0)),
        ("{ seat = 0, trick = 1 }", RevokeNote(0, 1)),
    ):
        ended = outcome(text(PAD + f"revoke = {revoke}"))
        assert ended.rounds[0].points == (-20, 20, 20)
        assert (ended.rounds[0].won, ended.rounds[0].revoke) == (None, told)
        assert Game.replay(record_of(ended.game)).record() == record_of(ended.game)


def test_a_pad_that_is_not_finished() -> None:
    """It waits, and nobody holds a card that was only a stand-in."""
    game = Game.replay(text(PAD))
    assert game.phase == Phase.PLAY
    assert game.hands == [[], [], []]
    assert game.turn_up is None


def test_a_bonus_for_nobody() -> None:
    """Zeros are no claim."""
    lines = PAD + "won = [1, 0, 0]\nbonus = [0, 0, 0]"
    assert outcome(text(lines, rules='"camelot"')).rounds[0].points == (30, 20, 20)


def test_pads_and_cards_mixed() -> None:
    """Round by round, as it was played."""
    scores = Game.replay(text(PAD.replace("0\n", "2\n", 1) + "won = [0, 0, 1]", second())).scores
    assert scores == [10, 50, 20]


def test_a_revoke_with_its_cards() -> None:
    """The round ends as the call ends it."""
    ended = outcome(text(REVOKED + "\nrevoke = { seat = 1, trick = 1 }", rules=HONOUR))
    assert ended.rounds[0].points == (30, -20, 20)
    assert ended.rounds[0].revoke == RevokeNote(1, 1)
    assert ended.game.is_over


def test_honour_waits_for_agreement() -> None:
    """A finished round counts when its score is written, or another one follows."""
    whole = REVOKED.replace('9c"]', '9c", "3h 4h Kd"]')
    assert Game.replay(text(whole, rules=HONOUR)).phase == Phase.AGREE
    assert Game.replay(text(whole + "\nwon = [1, 0, 1]", rules=HONOUR)).phase == Phase.AGREE
    agreed = Game.replay(text(whole + "\nscore = [30, -10, -10]", rules=HONOUR))
    assert agreed.is_over


def test_taking_back_a_card_of_a_record() -> None:
    """Under honour play the last card may be taken back, also after a save."""
    game = Game.replay(text(REVOKED.replace(" 9c", ""), rules=HONOUR))
    game.take_back(1)
    assert game.trick == ["Ah"]


def test_a_play_off() -> None:
    """Its points order the tied, and stay out of the totals."""
    rules = '{ tie = "play-off", sizes = [1] }'
    first_of_all = "dealer = 2\nsize = 1\nbids = [0, 0, 0]\nwon = [0, 0, 1]"
    extra = "play_off = [0, 1]\ndealer = 1\nsize = 10\nbids = [3, 4, -1]\nwon = [3, 7, 0]"
    ended = outcome(text(first_of_all, extra, rules=rules))
    assert ended.game.scores == [20, 20, -10]
    assert [one.is_play_off for one in ended.rounds] == [False, True]
    assert ended.rounds[1].points == (50, -30, 0)
    assert ended.game.ranks == [1, 2, 3]
    with pytest.raises(BadRecord, match="the game is over"):
        Game.replay(text(first_of_all, extra, "dealer = 2", rules=rules))


def test_a_play_off_whose_dealer_is_drawn() -> None:
    """The lot is written as soon as it has fallen."""
    rules = '{ tie = "play-off", sizes = [1] }'
    tied = "dealer = 2\nsize = 1\nbids = [0, 0, 0]\nwon = [0, 0, 1]"
    assert Game.replay(text(tied, rules=rules)).phase == Phase.LOT
    game = Game.replay(text(tied, "play_off = [0, 1]\ndealer = 1", rules=rules))
    assert (game.phase, game.handle.get("dealer")) == (Phase.DEAL, 1)
    assert Game.replay(game.record()).record() == game.record()


def test_forced_bids_may_be_left_out_at_the_end() -> None:
    """Zeros go without saying until a card is played (Jester bid)."""
    lines = first(bids=None, tricks=None, won=None, score=None)
    assert Game.replay(text(lines, rules='"jester-bid"')).bids == [0, 0, 0]
    some = first(bids="[0, -1, -1]", tricks=None, won=None, score=None)
    assert Game.replay(text(some, rules='"jester-bid"')).phase == Phase.PLAY


def test_a_seat_that_is_out_passes_nothing() -> None:
    """Nor does it bid, hold cards or score (elimination)."""
    rules = '{ sizes = [2, 1], eliminate = 1, exchange = "pass-one" }'
    begun = "dealer = 2\nsize = 2\nbids = [0, 1, 2]\nwon = [2, 0, 0]\nscore = [-20, -10, -20]"
    begun = begun.replace("[0, 1, 2]", "[0, 0, 1]").replace("[-20, -10, -20]", "[-20, 20, -10]")
    lines = 'dealer = 1\nhands = ["", "Ah", "Kd"]\nturn_up = "2c"\nbids = [-1, 0, 0]\n'
    passes = 'passes = ["", "Ah", "Kd"]\ntricks = ["Ah Kd"]'
    game = Game.replay(text(begun, lines + passes, rules=rules))
    assert (game.scores, game.is_over) == ([-20, 40, -20], True)
    with pytest.raises(BadRecord, match="round 2, A: passes: 2s: this seat is out"):
        Game.replay(text(begun, lines + passes.replace('["",', '["2s",'), rules=rules))
    with pytest.raises(BadRecord, match="round 2, A: bid 0: this seat does not bid"):
        Game.replay(text(begun, lines.replace("[-1,", "[0,"), rules=rules))
