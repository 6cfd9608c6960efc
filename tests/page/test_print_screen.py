"""What can be printed: found from the front door, chosen, and the right file comes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit, showing
from tests.server.server_process import Process
from tests.server.test_viewer import RECORD
from tests.unit.printing.reading_pdfs import sizes, words

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for all: nobody meets."""
    yield from showing(tmp_path_factory.mktemp("server"))


def asked(link: Locator) -> tuple[str, dict[str, str]]:
    """The address of a link in parts."""
    address = urlparse(link.get_attribute("href") or "")
    return address.path, {name: one[0] for name, one in parse_qs(address.query).items()}


def test_what_is_chosen_is_what_comes(visit: Visit) -> None:
    """Paper, rules, players, size; other rules bring other numbers of players."""
    ada = visit()
    page = ada.page
    page.goto(ada.url)
    page.get_by_role("link", name="Print Score sheets").click()
    sheets = page.get_by_role("region", name="Score sheets")

    def choice(name: str) -> Locator:
        return sheets.get_by_role("combobox", name=name)

    link = sheets.get_by_role("link", name="Open the PDF")
    page.get_by_role("radio", name="A4").focus()
    page.keyboard.press("ArrowRight")
    choice("Rules").select_option("german-championship-2008")
    expect(choice("Players").locator("option")).to_have_text(["4"])
    choice("Rules").select_option("standard")
    choice("Players").select_option("6")
    choice("Size").select_option("small")
    path, choices = asked(link)
    wanted = {"rules": "standard", "players": "6", "size": "small", "paper": "letter", "lang": "en"}
    assert (path, choices) == ("/print/sheet.pdf", wanted)
    answer = page.request.get(f"{ada.url}{link.get_attribute('href')}")
    assert sizes(answer.body()) == [(612, 792)]
    page.reload()
    expect(page.get_by_role("radio", name="Letter")).to_be_checked()


def test_every_file_of_the_screen_is_there(visit: Visit) -> None:
    """In the language of the page: each link answers with a PDF of its own."""
    ada = visit(locale="de")
    page = ada.page
    page.goto(f"{ada.url}/print")
    page.get_by_label("Mit Rückseiten").check()
    links = page.get_by_role("link", name="PDF öffnen")
    expect(links).to_have_count(5)
    found = [asked(one) for one in links.all()]
    assert {choices["lang"] for _, choices in found} == {"de"}
    assert dict(found)["/print/deck.pdf"]["backs"] == "true"
    for one in links.all():
        answer = page.request.get(f"{ada.url}{one.get_attribute('href')}")
        assert answer.headers["content-type"] == "application/pdf"


def test_a_game_is_printed_where_it_ends_and_where_it_is_looked_at(visit: Visit) -> None:
    """By a link at both places, with what was played."""
    ada = visit()
    page = ada.page
    ada.short_games()
    ada.play_now()
    ada.play_until(lambda: ada.has(".ending"), 120)
    link = page.get_by_role("link", name="Print the sheet")
    answer = page.request.get(f"{ada.url}{link.get_attribute('href')}")
    assert "Circle: who deals" in " ".join(words(answer.body()))
    page.get_by_role("link", name="Look through").click()
    expect(page.locator(".about").get_by_role("link", name="Print the sheet")).to_be_visible()


def test_the_sheet_of_a_file_is_a_file(visit: Visit, tmp_path: Path) -> None:
    """A record of the device is printed by a button; nothing of it is kept."""
    ada = visit()
    page = ada.page
    file = tmp_path / "game.toml"
    file.write_text(RECORD, encoding="utf-8")
    page.goto(f"{ada.url}/look")
    page.locator("input[type=file]").set_input_files(file)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Print the sheet").click()
    assert coming.value.suggested_filename == "wizard-game.pdf"
    assert "Tuesday" in words(Path(coming.value.path()).read_bytes())[0]
