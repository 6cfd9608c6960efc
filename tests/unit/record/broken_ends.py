"""Records whose points, play-offs, revokes or score pads are broken, each with its error."""

from __future__ import annotations

from typing import Final

from tests.unit.record.texts import first, text

Case = tuple[str, str, str]
"""A text, the code of its error, the error in words."""

CAMELOT: Final = '"camelot"'
PAD: Final = """dealer = 2
size = 1
bids = [1, 0, 0]
"""
HONOUR: Final = '{ sizes = [2, 2], revoke = "honour" }'
REVOKED: Final = """dealer = 2
hands = ["Ah 3h", "4h 5s", "9c Kd"]
turn_up = "Td"
bids = [1, 1, 0]
tricks = ["Ah 5s 9c"]
"""
PLAY_OFF: Final = '{ tie = "play-off", sizes = [1] }'
WON_ALONE: Final = """dealer = 2
size = 1
bids = [1, 0, 0]
won = [0, 1, 0]"""
WON_TOO: Final = """dealer = 2
size = 1
bids = [0, 0, 1]
won = [0, 0, 1]"""
TIED: Final = """dealer = 2
size = 1
bids = [0, 0, 0]
won = [0, 0, 1]"""

ENDS: Final[dict[str, Case]] = {
    "won wrong": (
        text(first(won="[0, 1, 0]")),
        "wrong-won",
        "round 1: won: [0, 1, 0] instead of [0, 0, 1]",
    ),
    "won too short": (
        text(first(won="[0, 1]")),
        "wrong-count",
        "round 1: won: 2 values instead of 3",
    ),
    "score wrong": (
        text(first(score="[-10, 20, 20]")),
        "wrong-score",
        "round 1: score: [-10, 20, 20] instead of [-10, 20, 30]",
    ),
    "score before its time": (
        text(first(tricks='["Ah 3s"]', won=None)),
        "unfinished",
        "round 1: tricks: missing, but the round has score",
    ),
    "scores wrong": (
        text(first(), top="scores = [0, 20, 30]\n"),
        "wrong-scores",
        "scores: [0, 20, 30] instead of [-10, 20, 30]",
    ),
    "bonus with cards": (
        text(first(bonus="[20, 0, 0]")),
        "not-asked",
        "round 1: bonus: the rules do not ask for it in this round",
    ),
    "after the end": (
        text(WON_ALONE, WON_TOO, rules="{ sizes = [1] }"),
        "game-over",
        "round 2: the game is over: no round follows",
    ),
    "play-off not due": (
        text(first(), "play_off = [0, 1]\ndealer = 0"),
        "wrong-play-off",
        "round 2: play_off: no play-off is due",
    ),
    "play-off after the end": (
        text(
            WON_ALONE.replace("[1, 0, 0]", "[1, 0, 1]"),
            "play_off = [0, 1]\ndealer = 0",
            rules=PLAY_OFF,
        ),
        "wrong-play-off",
        "round 2: play_off: [0, 1], yet A, B, C are tied for first: [0, 1, 2]",
    ),
    "play-off of others": (
        text(TIED, "play_off = [0, 2]\ndealer = 0", rules=PLAY_OFF),
        "wrong-play-off",
        "round 2: play_off: [0, 2], yet A, B are tied for first: [0, 1]",
    ),
    "play-off not said": (
        text(TIED, "dealer = 0", rules=PLAY_OFF),
        "wrong-play-off",
        "round 2: play_off: missing, yet A, B are tied for first: [0, 1]",
    ),
    "play-off dealer": (
        text(TIED, "play_off = [0, 1]\ndealer = 2", rules=PLAY_OFF),
        "not-tied",
        "round 2: dealer: 2, yet only A, B are in the play-off: [0, 1]",
    ),
    "revoke prevented": (
        text(first(tricks=None, revoke="{ seat = 1, trick = 1 }", won=None, score=None)),
        "not-asked",
        "round 1: revoke: B, trick 1: this table prevents revokes",
    ),
    "revoke no table": (
        text(first(revoke="3")),
        "bad-type",
        "round 1: revoke: 3 is not like { seat = 1, trick = 3 }",
    ),
    "revoke strange key": (
        text(first(revoke="{ seat = 1, card = 3 }")),
        "bad-type",
        "round 1: revoke: {'seat': 1, 'card': 3} is not like { seat = 1, trick = 3 }",
    ),
    "no revoke": (
        text(REVOKED + "revoke = { seat = 2, trick = 1 }", rules=HONOUR),
        "not-a-revoke",
        "round 1: revoke: C, trick 1: that seat did not revoke in that trick",
    ),
    "revoke of a trick to come": (
        text(REVOKED + "revoke = { seat = 1, trick = 2 }", rules=HONOUR),
        "no-such-trick",
        "round 1: revoke: B, trick 2: that trick has not been finished",
    ),
    "revoke of nobody": (
        text(REVOKED + "revoke = { seat = 7, trick = 1 }", rules=HONOUR),
        "not-a-revoke",
        "round 1: revoke: seat = 7, trick 1: that seat does not play in this round",
    ),
    "revoke within a trick": (
        text(
            REVOKED.replace('9c"]', '9c", "3h"]') + "revoke = { seat = 1, trick = 1 }", rules=HONOUR
        ),
        "wrong-count",
        "round 1: revoke: B, trick 1: a revoke is called between two tricks",
    ),
    "revoke when": (
        text(REVOKED + "revoke = { seat = 1 }", rules=HONOUR),
        "unfinished",
        "round 1: revoke: the trick is missing",
    ),
    "size of another round": (
        text(PAD.replace("size = 1", "size = 2") + "won = [1, 0, 0]"),
        "wrong-size",
        "round 1: size: 2 instead of 1",
    ),
    "size and hands": (
        text(first(size="1")),
        "not-asked",
        "round 1: size: a score pad’s round has no hands, one with hands no size",
    ),
    "pad without tricks": (
        text(PAD, "dealer = 0"),
        "unfinished",
        "round 1: won: missing, but another round follows",
    ),
    "pad with tricks": (
        text(PAD + 'tricks = ["Ah 3s Zc"]\nwon = [1, 0, 0]'),
        "not-asked",
        "round 1: tricks: the rules do not ask for it in this round",
    ),
    "pad adds up wrong": (
        text(PAD + "won = [1, 1, 0]"),
        "wrong-won",
        "round 1: won: [1, 1, 0] in a round of size 1",
    ),
    "pad won below": (
        text(PAD + "won = [2, -1, 0]"),
        "wrong-won",
        "round 1: won: [2, -1, 0] in a round of size 1",
    ),
    "pad revoke and won": (
        text(PAD + "revoke = { seat = 1 }\nwon = [1, 0, 0]"),
        "not-asked",
        "round 1: won: the rules do not ask for it in this round",
    ),
    "pad revoke of nobody": (
        text(PAD + "revoke = { seat = 3 }"),
        "not-a-revoke",
        "round 1: revoke: seat = 3 does not play",
    ),
    "pad revoke in no trick": (
        text(PAD + "revoke = { seat = 1, trick = 2 }"),
        "no-such-trick",
        "round 1: revoke: there is no trick 2",
    ),
    "pad bonus without Grail": (
        text(PAD + "won = [1, 0, 0]\nbonus = [20, 0, 0]"),
        "not-asked",
        "round 1: bonus: [20, 0, 0], yet the rules give none in this round",
    ),
    "pad bonus of two": (
        text(PAD + "won = [1, 0, 0]\nbonus = [20, 20, 0]", rules=CAMELOT),
        "wrong-score",
        "round 1: bonus: [20, 20, 0], yet one seat gets 20",
    ),
    "pad bonus unearned": (
        text(PAD + "won = [0, 0, 1]\nbonus = [20, 0, 0]", rules=CAMELOT),
        "wrong-score",
        "round 1: bonus: A did not meet the bid",
    ),
    "pad turn-up of a hand deck": (
        text(
            'dealer = 0\nsize = 2\nturn_up = "4h"\nbids = [0, 0, 1]\nwon = [0, 1, 1]',
            rules='{ sizes = [2], trump = "h" }',
        ),
        "wrong-turn-up",
        "round 1: turn_up: 4h, yet no card is turned up",
    ),
}
