"""The page on privacy tells what the code does."""

from __future__ import annotations

import re

from litestar import Litestar

from foretell.server.admission.admission import ASKED
from foretell.server.admission.kinds import REQUESTS
from foretell.server.http.routes.mutes import HANDLERS as MUTES
from foretell.server.people import codes, phrases
from foretell.server.people.people import MOST_DEVICES, PHRASE_DAYS, RATES, SETTINGS_BYTES
from foretell.server.people.tokens import LIFE_DAYS
from tests.house.source import ROOT
from tests.server.people.people_server import PeopleServer, with_people_server

TEXT = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
RATE = re.compile(r"^\| (\w+) \| (?:address|person) \| (\d+) \| ([\d.]+) s \|$", re.MULTILINE)


def test_asvs_6_1_1_the_rates_are_those_of_the_page() -> None:
    """Each rate stands in the table."""
    told = {name: (int(burst), float(every)) for name, burst, every in RATE.findall(TEXT)}
    assert told == {name: tuple(rate) for name, rate in {**RATES, REQUESTS: ASKED}.items()}


def test_the_figures_are_those_of_the_page() -> None:
    """Days, devices, bytes, bits."""
    assert f"after {LIFE_DAYS} days without use" in TEXT
    assert f"at most {MOST_DEVICES} devices" in TEXT
    assert PHRASE_DAYS == 3 * 365
    assert "after three years" in TEXT
    assert f"at most {SETTINGS_BYTES // 1024} KiB" in TEXT
    assert f"{codes.LENGTH * 5} bits and lives five minutes" in TEXT
    assert codes.LIFE_SECONDS == 300
    assert f"a phrase has\n  {int(phrases.BITS)} bits" in TEXT


@with_people_server()
async def test_the_requests_of_the_page_exist(server: PeopleServer) -> None:
    """Each route that is told, with its method."""
    mutes = Litestar([*MUTES], logging_config=None)
    every = [*server.routes.routes, *mutes.routes]
    routes = {re.sub("{.*}", "{id}", route.path): route for route in every}
    for method, path in re.findall(r"`(GET|POST|DELETE) (/api/[^`]+)`", TEXT):
        assert method in getattr(routes[path], "methods", ())
