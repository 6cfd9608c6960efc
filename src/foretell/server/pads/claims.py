"""Names on score pads become people's: by a code that the pad gives for each, and only so.

What a pad says about how well people play is found anew whenever it or its names change, before
the answer: whoever heard nothing sends it again.
"""

from __future__ import annotations

import asyncio

import msgspec

from foretell.rules.presets import ALIASES
from foretell.server.pads.events import PREFIX
from foretell.server.pads.registry import Pads
from foretell.server.pads.scoring import with_notes
from foretell.server.pads.state import PadState
from foretell.server.people.codes import code_digest, new_code
from foretell.server.people.people import People
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import RatedGame
from foretell.server.store.people import PadName


class NameCode(msgspec.Struct, frozen=True):
    """The code that claims a seat's name; empty where it is somebody's already."""

    seat: int
    code: str


class PadClaims:
    """Whose the names on the score pads of a server are."""

    def __init__(self, people: People, pads: Pads) -> None:
        """Nothing is remembered."""
        self._people, self._store, self._pads = people, people.store, pads
        self._counting = asyncio.Semaphore(1)

    async def offer(self, pad: str, pencil: str) -> list[NameCode]:
        """A code for each name that is nobody's yet; earlier codes are void.

        Raises:
            Rejection: there is no such pad, or somebody else holds its pencil.
        """
        state = await self._pads.get(pad)
        state.demand(pencil)
        codes = [new_code() for _ in state.opened.players]
        digests = [(seat, code_digest(code) or b"") for seat, code in enumerate(codes)]
        free = await self._store.offer_names(pad, digests)
        return [NameCode(seat, code if seat in free else "") for seat, code in enumerate(codes)]

    async def claim(self, text: str, person: str, address: str) -> PadName:
        """Have a name be a person's, once for all; done again it changes nothing.

        Raises:
            Rejection: they are not rated, the code is wrong, or the name is somebody else's, or
                the person has another one on that pad.
            TooMany: too many wrong codes from this address.
        """
        await self._people.common_limits.look("try", address)
        if not (await self._store.rated_choice(person)).since:
            raise Rejection("not-rated")
        digest = code_digest(text)
        found = await self._store.claim_name(digest, person) if digest else None
        if found is None:
            await self._people.common_limits.take("try", address)
            raise Rejection("wrong-name-code")
        if found.person != person:
            raise Rejection("pad-name-taken")
        await self.rate(found.pad)
        return found

    async def disclaim(self, pad: str, person: str) -> None:
        """Have a person's name on a pad be nobody's again: the pad says nothing of them."""
        await self._store.disclaim_name(pad, person)
        await self.rate(pad)

    async def rate(self, pad: str) -> None:
        """Keep what a pad says of those whose names are on it."""
        names = await self._store.names_on(pad)
        try:
            state = await self._pads.get(pad)
        except Rejection:  # it is no more: what it said stays
            return
        async with self._counting:
            game = await asyncio.to_thread(rated_pad, state, names, self._people.now())
        await self._store.rate_game(PREFIX + pad, game)

    async def follow(self, pad: str) -> None:
        """Keep what a pad says, after it changed; there is nothing to do where no name is taken."""
        if await self._store.names_on(pad):
            await self.rate(pad)


def rated_pad(state: PadState, names: list[PadName], at: int) -> RatedGame | None:
    """What a pad says about how well people play; nothing but at the end of a whole game.

    It is compared with other pads alone: what was played with real cards is what somebody noted.
    Of two versions the one that was chosen counts; until one is, the older one.
    """
    opened = state.opened
    is_chosen = state.chosen == state.id or not (state.chosen or opened.copy_of)
    if not isinstance(opened.rules, str) or opened.rules_name or not is_chosen:
        return None
    standing = with_notes(opened, state.notes).standing()
    if not standing.over:
        return None
    pool = PREFIX + ALIASES.get(opened.rules, opened.rules)
    places = [(one.person, standing.places[one.seat]) for one in names]
    return RatedGame(PREFIX + state.id, pool, state.began, at, places)
