"""The fields of messages that hold one of a few words: which those are, under a name for each set.

A reader that decodes by these types refuses any other word; the types of the page name them.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from foretell.cards import SUIT_LETTERS
from foretell.engine.structs import (
    BidMode,
    DealerMode,
    ExchangeMode,
    Phase,
    RoleMode,
    SeesMode,
)
from foretell.play.actions import TWISTS
from foretell.play.view_fields import FREE, NO_TRUMP, word_of


def one_of(name: str, *words: str) -> Meta:
    """What says that a text is one of some words.

    >>> one_of("Answer", "yes", "no").pattern
    '^(yes|no)$'
    """
    return Meta(pattern=f"^({'|'.join(words)})$", extra={"name": name, "words": words})


SuitLetter = Annotated[str, one_of("SuitLetter", *SUIT_LETTERS)]
Trump = Annotated[str, one_of("Trump", *SUIT_LETTERS, NO_TRUMP)]
LedWord = Annotated[str, one_of("LedWord", *SUIT_LETTERS, FREE)]
PhaseWord = Annotated[str, one_of("PhaseWord", *map(word_of, Phase))]
RolesWord = Annotated[str, one_of("RolesWord", *map(word_of, RoleMode))]
ExchangeWord = Annotated[str, one_of("ExchangeWord", *map(word_of, ExchangeMode))]
TwistWord = Annotated[str, one_of("TwistWord", *TWISTS)]
BiddingWord = Annotated[str, one_of("BiddingWord", *map(word_of, BidMode))]
SeesWord = Annotated[str, one_of("SeesWord", *map(word_of, SeesMode))]
DealerWord = Annotated[str, one_of("DealerWord", *map(word_of, DealerMode))]
SeatKind = Annotated[str, one_of("SeatKind", "free", "person", "bot", "dummy")]
TableStatus = Annotated[
    str, one_of("TableStatus", "open", "starting", "playing", "finished", "ended")
]
GameStatus = Annotated[str, one_of("GameStatus", "finished", "ended", "unfinished")]
WhyEnded = Annotated[str, one_of("WhyEnded", "", "agreed", "closed", "empty", "late")]
StepKind = Annotated[str, one_of("StepKind", "dealt", "begun", "chosen", "called", "scored")]
