"""The day's robot events over HTTP: one table each, no secrets, words for what is not there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from foretell.server.operate.doctor import examine
from tests.server.guests import asked, behind_a_proxy, guest
from tests.server.server_process import Process


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server."""
    with behind_a_proxy(tmp_path_factory.mktemp("daily")) as found:
        yield found


def test_over_http_one_plays_at_a_table_of_ones_own(process: Process) -> None:
    """The same link twice; nobody looks on, nothing of it is opened, and the folder is sound."""
    with guest(process, "Ada") as ada, guest(process, "Ben") as ben:
        shown = ada.get("/api/daily").json()
        assert [one["kind"] for one in shown["events"]] == ["deal", "evening"]
        assert len(shown["coming"]) == 14
        path = f"/api/daily/{shown['events'][0]['id']}/play"
        table = asked(ada, path)
        assert asked(ada, path) == table
        mine = ada.get("/api/daily").json()["events"][0]
        assert (mine["table"], mine["is_done"], mine["lines"]) == (table["id"], False, [])
        assert ben.get("/api/daily").json()["events"][0]["table"] == ""
        assert [one["id"] for one in ada.get("/api/me/tables").json()] == [table["id"]]
        assert ben.get(f"/games/{table['id']}/deal.json").status_code == 404
        plain = ben.get(f"/t/{table['id']}", headers={"Accept": "text/plain"})
        assert (plain.status_code, plain.json()["code"]) == (409, "event-open")
    assert examine(process.data).findings == []


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/daily?day=1999-12-31", "no-such-day"),
        ("/api/daily?day=soon", "no-such-day"),
        ("/api/daily?day=9999-12-31", "no-such-day"),
        ("/daily/1999-12-31", "no-such-day"),
    ],
)
def test_days_on_which_nothing_was_played(process: Process, path: str, code: str) -> None:
    """They are refused in words."""
    with guest(process, "Cy") as cy:
        answer = cy.get(path)
        assert (answer.status_code // 100, answer.json()["code"]) == (4, code)


def test_the_plain_page_tells_what_was_committed_to(process: Process) -> None:
    """For whoever has no script, in both languages."""
    with guest(process, "Dora") as dora:
        commit = dora.get("/api/daily").json()["events"][0]["commit"]
        for lang, said in (("en", "Commitment"), ("de", "Festlegung")):
            plain = dora.get("/daily", headers={"Accept-Language": lang}).text
            assert commit in plain
            assert said in plain
