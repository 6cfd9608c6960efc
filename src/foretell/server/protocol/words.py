"""The fields of messages that hold one of a few words: which those are, under a name for each set.

A reader that decodes by these types refuses any other word; the types of the page name them.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from msgspec import Meta

from foretell.cards import SUIT_LETTERS
from foretell.engine.structs import BidMode, DealerMode, Phase, SeesMode


def one_of(name: str, *words: str) -> Meta:
    """What says that a text is one of some words.

    >>> one_of("Answer", "yes", "no").pattern
    '^(yes|no)$'
    """
    return Meta(pattern=f"^({'|'.join(words)})$", extra={"name": name, "words": words})


def word(member: IntEnum) -> str:
    """A member of an enumeration as messages name it.

    >>> word(Phase.UBER_RANK)
    'uber-rank'
    """
    return member.name.lower().replace("_", "-")


NO_TRUMP: Final = "none"
Trump = Annotated[str, one_of("Trump", *SUIT_LETTERS, NO_TRUMP)]
PhaseWord = Annotated[str, one_of("PhaseWord", *map(word, Phase))]
BiddingWord = Annotated[str, one_of("BiddingWord", *map(word, BidMode))]
SeesWord = Annotated[str, one_of("SeesWord", *map(word, SeesMode))]
DealerWord = Annotated[str, one_of("DealerWord", *map(word, DealerMode))]
SeatKind = Annotated[str, one_of("SeatKind", "free", "person", "bot", "dummy")]
TableStatus = Annotated[
    str, one_of("TableStatus", "open", "starting", "playing", "finished", "ended")
]
GameStatus = Annotated[str, one_of("GameStatus", "finished", "ended", "unfinished")]
WhyEnded = Annotated[str, one_of("WhyEnded", "", "agreed", "closed", "empty")]
StepKind = Annotated[str, one_of("StepKind", "dealt", "begun", "chosen", "called", "scored")]
