"""The figure that somebody chooses to be shown by: over HTTP, in every store, and in a log."""

from __future__ import annotations

import pytest

from foretell.base.i18n import text
from foretell.server.people.figures import FIGURES
from foretell.server.people.mentions import GONE, erased, renamed
from foretell.server.protocol import events as e
from foretell.server.protocol.events import LogEntry
from tests.server.people.people_server import PeopleServer, with_people_server


@with_people_server()
async def test_a_figure_is_kept_beside_the_name_and_exported(server: PeopleServer) -> None:
    """It follows to every device, stands in the export, and goes where initials are wanted."""
    phone, other = await server.phone(), await server.phone()
    me = await phone.join()
    assert "figure" not in me
    fox = await (await server.phone()).join("Fox", figure="fox")
    assert fox["figure"] == "fox"
    chosen = await phone.ask("PATCH", "/api/me", {"figure": "owl"})
    assert (chosen.json()["figure"], chosen.json()["name"]) == ("owl", me["name"])
    entered = await other.post("/api/devices/redeem", {"code": await phone.code()})
    assert entered.json()["figure"] == "owl"
    assert (await server.people.guest(other.token)).figure == "owl"
    await phone.ask("PATCH", "/api/me", {"name": "Countess"})
    assert (await phone.get("/api/me/export")).json()["me"]["figure"] == "owl"
    bare = await phone.ask("PATCH", "/api/me", {"figure": ""})
    assert "figure" not in bare.json()
    assert (await server.people.guest(other.token)).figure == ""


@with_people_server()
async def test_a_figure_that_nobody_drew_is_refused_with_those_there_are(
    server: PeopleServer,
) -> None:
    """In both languages; the name that was asked for with it stays as it was, too."""
    phone = await server.phone()
    me = await phone.join()
    asked = {"figure": "unicorn", "name": "Eve"}
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/guests")):
        sent = {**asked, "wants_token": True} if method == "POST" else asked
        refused = await phone.ask(method, path, sent)
        assert (refused.status_code, refused.json()["code"]) == (400, "no-figure")
        names = ", ".join(FIGURES)
        assert refused.json()["message"] == text("rejected-no-figure", "en", names=names)
        assert names in text("rejected-no-figure", "de", names=names)
    assert (await phone.get("/api/me")).json()["name"] == me["name"]
    assert (await phone.ask("PATCH", "/api/me", {"figure": "x" * 99})).status_code == 400


@with_people_server()
async def test_the_figure_of_a_person_is_deleted_with_them(server: PeopleServer) -> None:
    """Nothing of the row is left."""
    phone = await server.phone()
    me = await phone.join()
    await phone.ask("PATCH", "/api/me", {"figure": "dragon"})
    assert (await phone.ask("DELETE", "/api/me")).status_code == 204
    assert await server.people.store.account(me["id"]) is None
    await server.people.store.choose_figure(me["id"], "owl")
    assert await server.people.store.account(me["id"]) is None


@pytest.mark.parametrize("kind", [e.Sat, e.SatLate])
def test_a_log_forgets_the_figure_with_the_person(kind: type[e.Sat | e.SatLate]) -> None:
    """Another name leaves it; nobody else's is touched."""
    entry = LogEntry(1, kind(0, "p", "Ada", "owl"), "p")
    assert renamed(entry, "p", "Eve").event == kind(0, "p", "Eve", "owl")
    assert erased(entry, "p").event == kind(0, "p", GONE)
    assert erased(entry, "q") == entry


def test_a_log_without_figures_is_as_it_was() -> None:
    """Neither what is read nor what is written differs where nobody has chosen one."""
    body = b'{"at":1,"event":{"k":"sat","seat":0,"person":"p","name":"Ada"},"by":"p"}'
    assert e.read(body) == LogEntry(1, e.Sat(0, "p", "Ada"), "p")
    assert e.written(e.read(body)) == body
    with_one = body.replace(b'"Ada"', b'"Ada","figure":"owl"')
    assert e.written(LogEntry(1, e.Sat(0, "p", "Ada", "owl"), "p")) == with_one
