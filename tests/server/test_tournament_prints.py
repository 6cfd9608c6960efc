"""What is printed of a tournament on a server: what its view says, in both languages."""

from __future__ import annotations

import httpx

from tests.server.test_tournaments import (  # noqa: F401  # fixtures
    NAMES,
    ada,
    noted,
    opened,
    people,
    process,
    result,
    seen,
)
from tests.unit.printing.reading_pdfs import sizes, words


def test_standings_and_seatings_on_paper(ada: httpx.Client) -> None:  # noqa: F811
    """Everybody is on each list; the door's is by name; a round that is not drawn is refused."""
    path = opened(ada, name="Spring cup", place="Town hall")
    page = path.removeprefix("/api")
    assert ada.get(f"{page}/seatings.pdf").json()["code"] == "bad-entry"
    noted(ada, path, *people(*NAMES, "Ines"), {"entry": "withdrew", "person": 9})
    noted(ada, path, {"entry": "draw"}, result(1, [90, 50, -30, 10]))
    tables = seen(ada, path)["rounds"][0]["tables"]
    [wall] = words(ada.get(f"{page}/standings.pdf?lang=de&paper=letter").content)
    assert "Spring cup" in wall
    assert "8 dabei · Runde 1 von 2 · Town hall" in wall
    assert all(name in wall for name in NAMES)
    best = NAMES[tables[0]["people"][0] - 1]
    assert f"1. {best} 6 6 90 1 90" in wall
    [room] = words(ada.get(f"{page}/seatings.pdf").content)
    dealer = NAMES[tables[1]["people"][tables[1]["dealer"]] - 1]
    assert f"{dealer} •" in room
    assert "−30" in room
    door = ada.get(f"{page}/seatings.pdf?round=1&by_name=true").content
    first = next(one for one in tables if 1 in one["people"])
    assert f"Ada {first['table']} {first['people'].index(1) + 1}" in words(door)[0]
    assert sizes(door) == [(595, 842)]
    for wrong, status in (("round=2", 400), ("round=-1", 400), ("paper=a3", 400)):
        assert ada.get(f"{page}/seatings.pdf?{wrong}").status_code == status
    assert ada.get("/tournaments/nothing/standings.pdf").status_code == 404


def test_a_bye_and_halves_are_printed(ada: httpx.Client) -> None:  # noqa: F811
    """Whoever sits out is named; points have the reader's comma."""
    settings = {"rounds": 1, "rules": "quick", "least": 4, "most": 4}
    path = opened(ada, format=settings)
    noted(ada, path, *people(*NAMES[:5]), {"entry": "draw"}, result(1, [50, 50, 10, 10]))
    page = path.removeprefix("/api")
    [bye] = seen(ada, path)["rounds"][0]["byes"]
    [room] = words(ada.get(f"{page}/seatings.pdf").content)
    assert f"Bye: {NAMES[bye - 1]}" in room
    [wall] = words(ada.get(f"{page}/standings.pdf?lang=de").content)
    assert f"3. {NAMES[bye - 1]} (3)" in wall
