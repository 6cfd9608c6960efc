"""How a tournament is told to somebody."""

from __future__ import annotations

from foretell.server.http.bodies.tournament_view import common_view
from foretell.server.tournaments.events import TournamentLogEntry, TournamentOpened
from foretell.server.tournaments.state import TournamentLog, noted
from foretell.tournament import PersonEntered, RoundDrawn, SeatedTable, TableResult

NAMES = ("Ada", "Ben", "Cy")


def test_the_points_of_opponents_have_a_column() -> None:
    """Where they break ties; who met the better ones has more."""
    settings = {"rounds": 1, "tie_breaks": ["opponents"]}
    opened = TournamentOpened("Cup", settings, "7", "p", "Olga")
    drawn = RoundDrawn(1, (SeatedTable((1, 2, 3), 0),))
    people = [noted(PersonEntered(name)) for name in NAMES]
    entries = [opened, *people, noted(drawn), noted(TableResult(1, 1, (90, 50, 10)))]
    log = [TournamentLogEntry(1, one) for one in entries]
    view = common_view(TournamentLog.of("cup1", log))
    assert [(one.points, one.opponents) for one in view.standings] == [(6, 3), (3, 6), (0, 9)]
