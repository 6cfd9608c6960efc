"""The start of a duplicate round: one secret and everybody's seeds, for all its tables.

Step by step as a single table starts, but for all tables together (fair-deals.md, ``fair1-event``).
What is due follows from the tournament's log and the tables: whoever was killed goes on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from foretell import fair
from foretell.fair import BOT, ListedGame, PlayerSeed, Secret
from foretell.server.deals.commitments import REVEAL_SECONDS, game_id
from foretell.server.deals.secrets import GameSecret
from foretell.server.protocol import events as e
from foretell.server.store.interface import Published
from foretell.server.table.start import (
    commitments_of,
    start_by_itself,
    started,
)
from foretell.server.table.state import Status
from foretell.server.tables.live_table import LiveTable
from foretell.server.tournaments.events import DealsCancelled, DealsCommitted, DealsSettled
from foretell.server.tournaments.online import OnlineTable, round_game
from foretell.server.tournaments.registry import Tournaments
from foretell.server.tournaments.round_deals import RoundDeals
from foretell.server.tournaments.state import TournamentLog

REVEAL_MS = int(REVEAL_SECONDS * 1000)


class PlayedTable(NamedTuple):
    """A table of the open round that can be played."""

    drawn: OnlineTable
    live: LiveTable


class Dealing:
    """The next step of one duplicate round."""

    def __init__(
        self,
        tournaments: Tournaments,
        cup: TournamentLog,
        n: int,
        tables: Sequence[PlayedTable],
        since: int = 0,
    ) -> None:
        """``n``: the round; ``tables``: those of it that have no result yet.

        ``since``: when this server began to lead it; nobody was waited for before.
        """
        self._tournaments, self._cup, self._n, self._tables = tournaments, cup, n, tables
        self._people = sorted(cup.tournament.state.rounds[n - 1].people)
        self._deals = cup.deals.get(n, RoundDeals())
        self._reveals_at = max(self._deals.at, since) + REVEAL_MS
        """When those who have not revealed are waited for no longer."""
        self._game = game_id(round_game(cup, n), self._deals.attempt)

    async def go_on(self, *, is_late: bool) -> None:
        """Take the next step, if it is due; ``is_late``: nobody is waited for any more."""
        if any(live.reloading.is_on for _, live in self._tables):
            return
        if behind := [live for _, live in self._tables if self._is_behind(live)]:
            for live in behind:
                live.record([e.Cancelled(live.state.fair.missing())])
        elif not self._deals.commit:
            await self._commit(is_late=is_late and self._tournaments.at() >= self._again_at())
        else:
            await self._begin()

    async def _begin(self) -> None:
        """Have everybody reveal, then settle T, then let all tables begin."""
        if opens := self._at(Status.OPEN):
            secret = await self._secret()
            for live in opens:
                self._start(live, secret)
        elif not self._deals.transcript:
            await self._settle()
        elif starting_now := self._at(Status.STARTING):
            secret = await self._secret()
            for live in starting_now:
                live.record([started(live.state, secret, self._deals.transcript)])

    def _at(self, status: Status) -> list[LiveTable]:
        """The tables that are so far."""
        return [live for _, live in self._tables if live.state.status is status]

    def _is_behind(self, live: LiveTable) -> bool:
        """Whether a start that was cancelled is still going on at a table."""
        is_older = live.state.fair.attempt < self._deals.attempt
        return live.state.status is Status.STARTING and is_older

    def _again_at(self) -> int:
        """From when on nobody is waited for after a start that was cancelled."""
        return self._reveals_at if self._deals.attempt > 1 else 0

    async def _secret(self) -> Secret:
        return (await self._tournaments.secrets(self._cup.id))[self._game]

    async def _commit(self, *, is_late: bool) -> None:
        """Bind the server once everybody is bound; who has not come has a bot's commitment."""
        known: dict[int, str] = {}
        for (_, _, _, seated), live in self._tables:
            lent = start_by_itself(live.state, is_late=is_late)
            if lent is None:
                return
            known |= dict(zip(seated.people, commitments_of(live.state, lent), strict=True))
        commits = [
            known.get(number) or fair.player_commit(self._game, place, BOT)
            for place, number in enumerate(self._people)
        ]
        secret = live.context.new_secret()
        made = DealsCommitted(self._n, fair.server_commit(self._game, secret), commits)
        await self._keep(made, GameSecret(self._game, secret))

    def _start(self, live: LiveTable, secret: Secret) -> None:
        """Show a table what all are bound to; bots play for those who were not there then."""
        state, commits = live.state, self._deals.commits
        made: list[e.AnyEvent] = []
        for seat in sorted(state.persons()):
            place, is_lent = state.fair.place(seat), bool(state.seats[seat].stand_in)
            is_bot = commits[place] == fair.player_commit(self._game, place, BOT)
            if is_bot != is_lent:
                made.append(e.SeatToBot(seat) if is_bot else e.SeatBack(seat))
        live.record(live.secrets.starting(state, made, secret, commits))

    async def _settle(self) -> None:
        """Settle T once all have revealed; too late, and everybody begins again."""
        seeds: dict[int, str | None] = {}
        for (_, _, _, seated), live in self._tables:
            seeds |= dict(zip(seated.people, live.state.fair.seeds, strict=True))
        given = [self._seed_of(place, number, seeds) for place, number in enumerate(self._people)]
        revealed = [one for one in given if one is not None]
        if len(revealed) == len(given):
            players = list(map(PlayerSeed, self._deals.commits, revealed))
            t = fair.transcript(self._game, self._deals.commit, players)
            await self._keep(DealsSettled(self._n, revealed, t))
        elif self._tournaments.at() >= self._reveals_at:
            line = listed(self._game, self._deals, await self._secret(), "cancelled")
            await self._keep(DealsCancelled(self._n), line)

    def _seed_of(self, place: int, number: int, seeds: dict[int, str | None]) -> str | None:
        """The seed of somebody; a bot's is known, also where its table is damaged."""
        is_bot = self._deals.commits[place] == fair.player_commit(self._game, place, BOT)
        return BOT if is_bot else seeds.get(number)

    async def _keep(
        self,
        made: DealsCommitted | DealsCancelled | DealsSettled,
        *beside: GameSecret | Published,
    ) -> None:
        await self._tournaments.change(self._cup.id, lambda _cup: iter([made, *beside]))


def listed(game: str, deals: RoundDeals, secret: Secret, outcome: str) -> Published:
    """The line of a round in the public list, which opens its commitment."""
    line = ListedGame(game, deals.commit, deals.transcript, secret.reveal(), outcome)
    return Published(game, line.line())
