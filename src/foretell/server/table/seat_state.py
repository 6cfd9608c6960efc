"""A place at a table: whose it is, and what is remembered of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class SeatState:
    """A place at the table: a person's, a bot's, or free."""

    person: str = ""
    name: str = ""
    figure: str = ""
    """The figure that the person has chosen; empty: the initials."""
    bot: str = ""
    """The bot that sits here for good."""
    stand_in: str = ""
    """The bot that plays until the person is back."""
    timeouts: int = 0
    was_away: bool = False
    """Whether the seat has had its break of a few minutes."""
    away_until: int = 0
    premove: str = ""
    """The card that plays itself at the next turn if it is legal then."""
    plays_forced: bool = False
    late_person: str = ""
    """Who takes this seat from its bot when the next round is dealt."""
    late_name: str = ""
    late_figure: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.person and not self.bot

    @property
    def player(self) -> str:
        """The bot that decides for this seat now; empty for the person."""
        return self.bot or self.stand_in
