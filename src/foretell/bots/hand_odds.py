"""What each bid on a noted hand is worth: the round played out in many worlds, by one kind of bot.

A *world* is a deal of the unseen cards that fits what the seat knows, each as likely; where bids
were made before, only worlds are kept in which the others would have bid so
(:mod:`foretell.bots.beliefs`). Every bid is made in every world, and the bot plays all seats, the
own one too, to the end of the round. All numbers are means over the worlds, and each has its
standard error: two thirds of the true values of this model lie within one, 95 % within two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from foretell.bots.actions import ActionBot
from foretell.bots.bot import make
from foretell.bots.levels import LEVELS, USUAL
from foretell.bots.loop import BotKind
from foretell.bots.noted import NotedHand, noted_view, wrong_note
from foretell.bots.outcomes import (
    OUTCOMES,
    POINTS,
    TRICKS,
    Outcomes,
    believed_worlds_at,
    outcomes_at,
)
from foretell.bots.pimc import Sampler
from foretell.bots.worlds import new_room
from foretell.cards import cards_in
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Records
from foretell.engine.sample import sample_many_at
from foretell.engine.structs import STATE, Phase
from foretell.play.handle import Handle
from foretell.play.seen import Seen

PLAYS: Final = 240_000
"""How many cards are played in all where nobody says in how many worlds: always the same work."""
SLOWER: Final = 12
"""Of bots that are not compiled into loops, so many times fewer."""
USUAL_MOST: Final = 4000
"""So many worlds at most, where nobody says how many."""
MOST_WORLDS: Final = 100_000
QUICK: Final = tuple(level.name for level in LEVELS if not level.worlds)
"""The bots that do not search: others would take seconds for each of many thousand cards."""
COMPILED: Final = tuple(kind.name.lower() for kind in BotKind)
"""Those of them that compiled loops know."""
Estimate = tuple[float, float]
"""A mean, and its standard error."""


@dataclass(frozen=True, slots=True)
class BidOdds:
    """What came of one bid."""

    bid: int
    points: Estimate
    """The own points of the round."""
    behind: Estimate
    """Points by which it is behind the best bid, world by world; zero for the best."""
    tricks: tuple[Estimate, ...]
    """By number from 0, the share of the worlds in which so many tricks were taken."""


@dataclass(frozen=True, slots=True)
class HandOdds:
    """What each bid on a hand is worth, in so many worlds with a bot in every seat."""

    worlds: int
    bot: str
    do_bids_tell: bool
    """Whether worlds were kept by how well the bids made before fit them."""
    bids: tuple[BidOdds, ...]
    """Every bid that is allowed, the lowest first."""

    @property
    def best(self) -> int:
        """The bid with the most points; of several, the lowest."""
        return max(self.bids, key=lambda one: (one.points[0], -one.bid)).bid


def hand_odds(
    note: NotedHand, *, bot: str = USUAL, worlds: int | None = None, seed: int = 0
) -> HandOdds:
    """The odds of a hand that somebody noted; the same question has the same answer.

    Raises:
        BadRecord: as :func:`noted_view`.
        BadNote: likewise; or a bot that searches, too few worlds or too many.
        ForetellError: there is no such bot.

    >>> from foretell.rules.presets import preset
    >>> rules = preset("standard", players=3)
    >>> odds = hand_odds(NotedHand(rules=rules, hand=("Zc", "Zd"), turn_up="3c"), worlds=20)
    >>> odds.best, [one.points for one in odds.bids]
    (2, [(-20.0, 0.0), (-10.0, 0.0), (40.0, 0.0)])
    """
    seen = noted_view(note)
    count = usual_worlds(note, bot) if worlds is None else worlds
    if not 2 <= count <= MOST_WORLDS:
        raise wrong_note("worlds", worlds=count, most=MOST_WORLDS)
    check_bot(bot)
    drawn, do_bids_tell = _drawn(seen, count, seed)
    out = _compiled(seen, drawn, bot) if bot in COMPILED else _played(seen, drawn, make(bot, seed))
    return HandOdds(count, bot, do_bids_tell, tuple(_told(seen, out)))


def usual_worlds(note: NotedHand, bot: str = USUAL) -> int:
    """So many worlds that about as many cards are played whatever the hand.

    >>> from foretell.rules.presets import preset
    >>> rules = preset("standard", players=4)
    >>> usual_worlds(NotedHand(rules=rules, hand=("Zc",) * 10))
    545
    """
    cards = len(note.hand)
    plays = PLAYS if bot in COMPILED else PLAYS // SLOWER
    return min(USUAL_MOST, max(2, plays // ((cards + 1) * cards * note.rules.players)))


def check_bot(bot: str) -> None:
    """Refuse a bot that there is not, or one that searches.

    Raises:
        BadNote: it is none of those that choose at once.
        ForetellError: there is no such bot.

    >>> check_bot("champion")
    Traceback (most recent call last):
    foretell.base.errors.BadNote: champion takes too long for each choice: ...
    """
    if bot not in QUICK:
        make(bot)  # says what there is, where there is no such bot
        raise wrong_note("bot", name=bot, names=", ".join(QUICK))


def _drawn(seen: Seen, count: int, seed: int) -> tuple[Records, bool]:
    """So many worlds, and whether the bids made before had a say."""
    rules, worlds, room = compile_rules(seen.rules), np.zeros(count, STATE), new_room()
    has_bids = any(bid >= 0 for bid in seen.seats_of("bids"))
    if has_bids and believed_worlds_at(rules, seen.record, worlds, Sampler.tries, seed, room):
        return worlds, True
    work = (room.table, room.scratch, room.rng)
    sample_many_at(rules, seen.record, worlds, seed, work)
    return worlds, False


def _compiled(seen: Seen, worlds: Records, bot: str) -> Outcomes:
    """What comes of each bid, with a bot that compiled loops know."""
    out = np.zeros((len(worlds), len(seen.legal), OUTCOMES))
    room, kind = new_room(), int(BotKind[bot.upper()])
    room.rng[0] = 1 + len(worlds)
    outcomes_at(compile_rules(seen.rules), seen.record, worlds, 0, kind, room, out)
    return out


def _played(seen: Seen, worlds: Records, bot: ActionBot) -> Outcomes:
    """The same with any other bot."""
    choices, seat = cards_in(seen.get("legal")), seen.get("seat")
    out = np.zeros((len(worlds), len(choices), OUTCOMES))
    for number in range(len(worlds)):
        for place, choice in enumerate(choices):
            handle = Handle(seen.rules, worlds[number : number + 1].copy())
            handle.attempt(choice)
            play_out(handle, bot)
            out[number, place, POINTS] = handle.seats_of("points")[seat]
            out[number, place, TRICKS] = handle.seats_of("won")[seat]
    return out


def play_out(handle: Handle, bot: ActionBot) -> None:
    """Let a bot play all seats to the score of the round; what nobody chooses is the lowest."""
    while handle.phase() != Phase.DEAL and handle.phase() < Phase.LOT:
        seat = handle.actor()
        if seat < 0:
            handle.attempt(cards_in(handle.legal())[0])
        else:
            for choice in bot.choices(handle.rules, handle.view(seat)):
                handle.attempt(choice)


def _told(seen: Seen, out: Outcomes) -> list[BidOdds]:
    """The outcomes of all worlds in short, bid by bid."""
    points = out[:, :, POINTS]
    best = points[:, int(points.mean(axis=0).argmax())]
    numbers = range(seen.get("cards_each") + 1)
    return [
        BidOdds(
            bid,
            _estimate(points[:, place]),
            _estimate(best - points[:, place]),
            tuple(_estimate(out[:, place, TRICKS] == number) for number in numbers),
        )
        for place, bid in enumerate(cards_in(seen.get("legal")))
    ]


def _estimate(values: np.typing.NDArray[np.generic]) -> Estimate:
    """The mean of some values, one a world, and its standard error."""
    return float(values.mean()), float(values.std(ddof=1)) / len(values) ** 0.5
