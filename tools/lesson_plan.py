"""What the tutorial teaches: small announced deals, and what is said at each step.

The texts stand in the catalogue `learn.ftl`: `learn-LESSON-1`, `learn-LESSON-2` … for the steps,
`learn-LESSON-N-CHOICE` for a choice that the rules allow, but that is not what is taught there.
`tools/lessons.py` plays all of it at a table of the real server.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

YOU, ROSA, EMMY = 0, 1, 2
"""The seats: the learner, then the others to the left."""
PEOPLE: Final = ("Kim", "Rosa", "Emmy")
"""Whose initials are no marks of the table, in any language: D and L, G and A."""

Act = tuple[int, str]
Place = Literal["hand", "trick", "trump", "pad", "me", "first", "second"]
"""What can be spoken of; ``first`` and ``second`` are the others, from the left."""


@dataclass(frozen=True)
class Step:
    """What is asked, and what follows.

    ``want``: what the learner has to do; empty where reading is enough. ``then``: what the others
    do after it. ``at``: what is spoken of.
    """

    want: str = ""
    then: tuple[Act, ...] = ()
    at: Place = "hand"


@dataclass(frozen=True)
class Lesson:
    """A deal with a purpose. ``before``: what was done before the learner comes to look."""

    name: str
    dealer: int
    hands: tuple[str, str, str]
    turn_up: str
    steps: tuple[Step, ...]
    before: tuple[Act, ...] = ()
    rules: str = "standard"


READ: Final = Step(at="trick")

LESSONS: Final = (
    Lesson(
        name="follow",
        dealer=YOU,
        hands=("Jh 5h Ac", "9h Kc 2d", "4h 7c Qd"),
        turn_up="Nd",
        before=((ROSA, "0"), (EMMY, "0"), (YOU, "3"), (ROSA, "9h"), (EMMY, "4h")),
        steps=(
            Step("Jh"),
            Step(at="me"),
            Step("Ac", ((ROSA, "Kc"), (EMMY, "7c"))),
            Step("5h", ((ROSA, "2d"), (EMMY, "Qd"))),
            READ,
        ),
    ),
    Lesson(
        name="trump",
        dealer=ROSA,
        hands=("2s Ad 6c", "3h 9s 5c", "Kh Td Qc"),
        turn_up="4s",
        before=((EMMY, "1"), (YOU, "1"), (ROSA, "1"), (EMMY, "Kh")),
        steps=(
            Step("2s", ((ROSA, "3h"),), at="trump"),
            Step("Ad", ((ROSA, "9s"), (EMMY, "Td"))),
            Step("", ((ROSA, "5c"), (EMMY, "Qc")), at="trick"),
            Step("6c"),
            READ,
        ),
    ),
    Lesson(
        name="wizards",
        dealer=YOU,
        hands=("Zs Nh 8d", "Ad Kd Zd", "Ac 9s 2h"),
        turn_up="7c",
        before=((ROSA, "2"), (EMMY, "0"), (YOU, "1"), (ROSA, "Ad"), (EMMY, "Ac")),
        steps=(
            Step("Zs"),
            READ,
            Step("Nh", ((ROSA, "Kd"), (EMMY, "9s"))),
            Step("", ((ROSA, "Zd"), (EMMY, "2h")), at="trick"),
            Step("8d"),
            READ,
        ),
    ),
    Lesson(
        name="bid",
        dealer=ROSA,
        hands=("Zh Kc 3d", "7c 4d Jd", "Ac Qd 2s"),
        turn_up="5h",
        before=((EMMY, "1"),),
        steps=(
            Step("1", ((ROSA, "0"),), at="pad"),
            Step("", ((EMMY, "Ac"),), at="first"),
            Step("Kc", ((ROSA, "7c"),)),
            Step("", ((EMMY, "Qd"),), at="second"),
            Step("Zh", ((ROSA, "4d"),)),
            Step("3d", ((ROSA, "Jd"), (EMMY, "2s")), at="me"),
            Step(at="first"),
            Step(at="me"),
        ),
    ),
    Lesson(
        name="dealer",
        dealer=YOU,
        hands=("Kh 9h 2c", "Ac 6d 3s", "Qs Th 4d"),
        turn_up="Zc",
        steps=(
            Step("h", ((ROSA, "1"), (EMMY, "0")), at="pad"),
            Step("2", ((ROSA, "Ac"), (EMMY, "4d")), at="pad"),
            Step("2c"),
            Step("", ((ROSA, "6d"), (EMMY, "Th")), at="trick"),
            Step("Kh"),
            Step("9h", ((ROSA, "3s"), (EMMY, "Qs"))),
            Step(at="trump"),
        ),
    ),
    Lesson(
        name="uneven",
        rules="screw-the-dealer",
        dealer=YOU,
        hands=("As Kc", "Jc 8h", "5c 6d"),
        turn_up="4s",
        before=((ROSA, "1"), (EMMY, "0")),
        steps=(
            Step("2", ((ROSA, "Jc"), (EMMY, "5c")), at="pad"),
            Step("Kc"),
            Step("As", ((ROSA, "8h"), (EMMY, "6d"))),
            Step(at="first"),
        ),
    ),
)
