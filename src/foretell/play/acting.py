"""An action as text, made on a game's state: one or two steps, and why not."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from foretell.base.illegal import illegal
from foretell.engine.structs import Phase
from foretell.play.actions import choice_texts, parse_choices
from foretell.play.handle import Handle
from foretell.play.history import Entry, HistoryStep
from foretell.play.refusals import refusal, wrong_phase

NO_CHOICE: Final = (Phase.DEAL, Phase.OVER)


def act_on(handle: Handle, tried: str, deck: int, made: list[Entry]) -> None:
    """Make the steps of one action, and add each to a list.

    Raises:
        BadNotation: the text is no action of this phase.
        IllegalAction: the rules do not allow it; a first step may have been made then.
    """
    phase = handle.phase()
    if phase in NO_CHOICE:
        raise wrong_phase(tried, phase)
    asked = phase
    for place, choice in enumerate(choices_of(phase, tried, deck)):
        if place and phase == Phase.PLAY and asked != Phase.ROLE:
            raise illegal("role-not-asked", tried=tried)
        if not step(handle, asked, choice, made):
            raise refusal(handle, tried, choice, deck)
        asked = handle.phase()
    if asked == Phase.ROLE and phase == Phase.PLAY:
        _quiet(handle, tried, made)


def _quiet(handle: Handle, tried: str, made: list[Entry]) -> None:
    """A card that asks for a role was played without one: that is "nothing called", if legal.

    A card that was played unseen is first shown; its role is chosen then (rules 17).
    """
    if tried == "?":
        return
    if not step(handle, Phase.ROLE, 0, made):
        allowed = " ".join(choice_texts(Phase.ROLE, handle.legal()))
        raise illegal("role-needed", tried=tried, allowed=allowed)


def step(handle: Handle, phase: int, choice: int, made: list[Entry]) -> bool:
    """Make one choice of this phase in the engine's numbers, if legal, and add it; whether so."""
    seat = handle.get("turn")
    if not handle.attempt(choice):
        return False
    made.append(HistoryStep(phase, seat, choice))
    return True


@lru_cache(maxsize=4096)
def choices_of(phase: int, text: str, deck: int) -> tuple[int, ...]:
    """The choices that an action's text stands for, found once."""
    return tuple(parse_choices(phase, text, deck))
