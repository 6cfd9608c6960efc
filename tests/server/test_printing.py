"""What a server prints: files for everybody, of finished games alone, and not without end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from foretell.client import visit
from foretell.client.guest import Guest
from tests.server.server_process import serving
from tests.server.test_score_pads import FIRST, PENCIL
from tests.server.test_viewer import RECORD
from tests.unit.printing.reading_pdfs import sizes, words

FILES = {
    "/print/sheet.pdf?players=3&size=small&paper=letter": "Circle",
    "/print/sheet.pdf?rules=maximus&players=4&lang=de": "♣",
    "/print/wheels.pdf?players=2&lang=de": "Meine Ansage",
    "/print/coins.pdf": "Lay down",
    "/print/deck.pdf?rules=junior&set=fantasy&cards=bridge&backs=true": "Healer",
    "/print/two-packs.pdf?set=medieval&paper=letter": "ordinary packs",
}
WRONG = {
    "/print/sheet.pdf?players=9": 400,
    "/print/sheet.pdf?rules=nonsense": 404,
    "/print/sheet.pdf?rules=german-championship-2008&players=3": 400,
    "/print/deck.pdf?set=gothic": 400,
    "/print/coins.pdf?paper=a3": 400,
    "/print/hats.pdf": 404,
    "/games/nothing/sheet.pdf": 404,
}


def test_over_http(tmp_path: Path) -> None:
    """Files without a name, a finished game, a record; what there is not, and too much."""
    with serving(tmp_path) as process:
        asyncio.run(_over_http(process.url))


async def _over_http(url: str) -> None:
    async with visit(url, "Ada") as ada, httpx.AsyncClient(base_url=url, timeout=60) as http:
        for path, said in FILES.items():
            answer = await http.get(path)
            assert answer.headers["content-type"] == "application/pdf"
            assert answer.headers["content-disposition"].startswith('inline; filename="wizard-')
            assert said in " ".join(words(answer.content))
        again = await http.get(next(iter(FILES)))
        assert again.content == (await http.get(next(iter(FILES)))).content
        assert {path: (await http.get(path)).status_code for path in WRONG} == WRONG
        await _game(ada, http)
        http.headers["authorization"] = f"Bearer {ada.token}"
        await _pad(http)
        await _record(http)
        assert (await http.get("/print/coins.pdf")).status_code == 429


async def _game(ada: Guest, http: httpx.AsyncClient) -> None:
    """The sheet of a game, not before it is over."""
    rules = {"preset": "standard", "sizes": [1, 2]}
    link = await ada.open(rules, players=3, options={"pace": 0, "clock": 0})
    async with ada.table(link) as table:
        await table.sit()
        await table.start()
        await table.turn()
        assert (await http.get(f"/games/{link}/sheet.pdf")).json()["code"] == "still-running"
        while (seen := await table.turn()) is not None:
            await table.act(seen.legal[0])
    answer = await http.get(
        f"/games/{link}/sheet.pdf?paper=letter", headers={"accept-language": "de"}
    )
    assert sizes(answer.content) == [(612, 792)]
    assert "Ada" in words(answer.content)[0]
    assert "Kreis: wer gibt" in words(answer.content)[0]


async def _pad(http: httpx.AsyncClient) -> None:
    """A score pad's sheet, for whoever has its link."""
    pad = f"{0:016d}"
    body = {"id": pad, "pencil": PENCIL, "players": ["Ada", "Ben", "Cy"], "dealer": 2}
    assert (await http.post("/api/pads", json={**body, "notes": FIRST})).status_code == 201
    [said] = words((await http.get(f"/pad/{pad}/sheet.pdf?lang=de")).content)
    assert "Ada Ben Cy 1 C 1 1 +30 30 0 0 +20 20 0 0 +20 20" in said
    assert (await http.get("/pad/nothing/sheet.pdf")).status_code == 404


async def _record(http: httpx.AsyncClient) -> None:
    """A file of one's own; a broken one is told, and after many there has to be a pause."""
    answer = await http.post("/api/print", json={"record": RECORD})
    assert "Tuesday" in words(answer.content)[0]
    bad = await http.post("/api/print", json={"record": RECORD.replace("bids", "bid", 1)})
    assert (bad.status_code, bad.json()["code"]) == (400, "unknown-key")
    codes = [(await http.post("/api/print", json={"record": "x"})).status_code for _ in range(40)]
    assert codes[-1] == 429
