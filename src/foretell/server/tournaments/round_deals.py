"""How far the start of a duplicate round is: what its deals are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from foretell.server.tournaments.events import DealsCancelled, DealsCommitted, DealsSettled


@dataclass(frozen=True, slots=True)
class RoundDeals:
    """The deals that all tables of a duplicate round have: how far their seeds are."""

    attempt: int = 1
    at: int = 0
    """When the server last committed, or the start was last cancelled."""
    commit: str = ""
    commits: Sequence[str] = ()
    seeds: Sequence[str] = ()
    transcript: str = ""

    def after(self, at: int, event: DealsCommitted | DealsCancelled | DealsSettled) -> RoundDeals:
        """How far they are once something happens."""
        match event:
            case DealsCommitted(commit=commit, commits=commits):
                return replace(self, at=at, commit=commit, commits=commits)
            case DealsCancelled():
                return RoundDeals(self.attempt + 1, at)
            case DealsSettled(seeds=seeds, transcript=transcript):
                return replace(self, seeds=seeds, transcript=transcript)
