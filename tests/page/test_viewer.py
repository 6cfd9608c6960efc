"""Looking through games in a real browser: by keys and links, from files, and the deals' mark."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

import page
from tests.page.browsing import DESK, PATIENCE, PHONE, Visitor, close_dialog, fetched
from tests.page.conftest import Visit
from tests.page.probes import AXE, LEVELS
from tests.page.probes import RUN_AXE as RUN
from tests.page.test_waiting_room_and_chat import MARKUP
from tests.server.server_process import serving
from tests.server.test_viewer import RECORD

pytestmark = pytest.mark.browser

DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.toml"));
  document.body.dispatchEvent(
    new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
  );
}"""


@dataclass
class Finished:
    """A game that is over, and the one who played it."""

    browser: Browser
    ada: Visitor
    game: str
    table: str
    """Its address."""

    @property
    def link(self) -> str:
        """Where it is looked through."""
        return f"{self.ada.url}/games/{self.game}"

    @contextmanager
    def stranger(self, size: dict[str, int] = PHONE, **more: str) -> Iterator[Visitor]:
        """Somebody else, with a browser of their own."""
        guest = Visitor(self.browser, self.ada.url, size, **more)
        with closing(guest):
            yield guest

    def back(self) -> Visitor:
        """Ada, looking through it from its beginning."""
        self.ada.page.goto("about:blank")
        self.ada.page.goto(self.link)
        expect(told(self.ada)).to_contain_text("Round 1, one card each")
        return self.ada


@pytest.fixture(scope="module")
def finished(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    """A short game, played to its end on the page."""
    if not (page.PAGE / "index.html").exists():
        pytest.skip("the page is not built (make page)")
    with serving(tmp_path_factory.mktemp("data")) as server:
        ada = Visitor(browser, server.url, DESK)
        ada.short_games()
        ada.play_now()
        ada.play_until(lambda: ada.has(".ending"), 120)
        link = ada.page.get_by_role("link", name="Look through").get_attribute("href")
        assert link
        yield Finished(browser, ada, link.rpartition("/")[2], ada.page.url)
        ada.close()


def told(guest: Visitor) -> Locator:
    """What the step was."""
    return guest.page.locator(".told")


def test_from_the_end_of_the_table(finished: Finished) -> None:
    """The mark of the deals explains itself there, and a link leads to the game."""
    ada = finished.ada
    ada.page.goto(finished.table)  # other tests have led her elsewhere
    mark = ada.page.locator(".ending .deals")
    expect(mark).not_to_contain_text("are being checked", timeout=PATIENCE * 1000)
    kept = ada.page.evaluate("JSON.stringify(localStorage)")
    assert "Deals verified" in mark.inner_text(), f"{mark.inner_text()}; this device kept {kept}"
    mark.click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nobody chose these cards")
    expect(dialog).to_contain_text(f"foretell verify {finished.link}")
    close_dialog(ada.page)
    ada.page.get_by_role("link", name="Look through").click()
    expect(told(ada)).to_contain_text("Round 1, one card each")
    expect(ada.page.get_by_role("button", name="Deals verified")).to_be_visible()
    ada.page.keyboard.press("End")
    for card in ada.page.locator(".cards span").filter(has_text=re.compile("[♣♦♥♠]")).all():
        tone = f"tone-{'cdhs'['♣♦♥♠'.index(card.inner_text()[0])]}"
        expect(card).to_have_class(re.compile(tone))


def test_deals_that_could_not_be_fetched_are_checked_again(finished: Finished) -> None:
    """Whoever wants that taps, and nothing else of the page is fetched anew."""
    with finished.stranger() as guest:
        guest.forgive_requests()
        guest.page.route("**/deal.json", lambda route: route.abort(), times=1)
        guest.page.goto(finished.link)
        expect(guest.page.get_by_text("The deals could not be checked now.")).to_be_visible()
        guest.page.get_by_role("button", name="Try again").click()
        expect(guest.page.get_by_role("button", name="Deals match")).to_be_visible()


def test_by_keyboard(finished: Finished) -> None:
    """From the first deal to the winner and back; all hands are open."""
    ada = finished.back()
    expect(ada.page.locator(".open li")).to_have_count(4)
    press = ada.page.keyboard.press
    press("ArrowDown")
    expect(told(ada)).to_contain_text("takes the trick")
    expect(ada.page.locator(".felt li.wins.done")).to_have_count(1)
    expect(ada.page.get_by_role("button", name="Trick 1,")).not_to_contain_text("Bot ")
    expect(ada.page.locator(".felt li")).to_have_count(4)
    expect(ada.page.locator(".open li")).to_have_count(0)
    press("ArrowRight")
    expect(told(ada)).to_contain_text("Round 1 is scored")
    expect(ada.page.get_by_role("table").get_by_role("row")).to_have_count(2)
    press("PageDown")
    expect(told(ada)).to_contain_text("Round 2, 2 cards each")
    press("End")
    expect(ada.page.locator(".win")).to_contain_text("points")
    expect(ada.page).to_have_url(re.compile("#2.end$"))
    press("Home")
    expect(told(ada)).to_contain_text("Round 1, one card each")
    press("ArrowRight")
    expect(ada.page).to_have_url(re.compile("#1.0.1"))


def test_an_address_that_names_no_moment_is_mended(finished: Finished) -> None:
    """The address says what is shown."""
    with finished.stranger() as ben:
        ben.page.goto(f"{finished.link}#99.99")
        expect(told(ben)).to_contain_text("Round 1, one card each")
        expect(ben.page).to_have_url(re.compile("#1$"))


def test_a_link_to_a_trick(finished: Finished) -> None:
    """A stranger on a phone lands on the very trick, goes on by buttons, and takes the record."""
    with finished.stranger() as ben:
        ben.page.goto(f"{finished.link}#2.1")
        expect(told(ben)).to_contain_text("takes the trick")
        current = ben.page.get_by_role("button", name="Trick 1,")
        expect(current).to_have_attribute("aria-current", "step")
        ben.page.get_by_role("button", name="Trick 2,").click()
        expect(ben.page).to_have_url(re.compile("#2.2$"))
        expect(ben.page.get_by_label("Link to this moment")).to_have_value(ben.page.url)
        ben.page.get_by_role("button", name="One step back").click()
        expect(ben.page).to_have_url(re.compile("#2.2.3$"))
        ben.page.get_by_label("Round", exact=True).select_option("Round 1 · one card")
        expect(ben.page).to_have_url(re.compile("#1$"))
        with ben.page.expect_download() as download:
            ben.page.get_by_role("link", name="Download the record").click()
        assert "[[rounds]]" in download.value.path().read_text(encoding="utf-8")
        expect(ben.page.get_by_role("button", name="Deals match")).to_be_visible()


def test_deals_that_were_tampered_with(finished: Finished) -> None:
    """One card changed in what is published: the mark says so, and where."""

    def change(route: Route) -> None:
        bundle = fetched(route).json()
        deck = bundle["rounds"][1]["deck"]
        deck[-1], deck[-2] = deck[-2], deck[-1]
        route.fulfill(body=json.dumps(bundle), content_type="application/json")

    with finished.stranger() as ben:
        ben.page.route("**/deal.json", change)
        ben.page.goto(finished.link)
        ben.page.get_by_role("button", name="Deals do not match").click()
        expect(ben.page.get_by_role("dialog").get_by_role("listitem")).to_have_text(
            ["Round 2: this is not the deck that the numbers give."]
        )


def test_home_leads_to_finished_games(finished: Finished) -> None:
    """One's own game, played to its end, is looked through from there."""
    ada = finished.ada
    ada.page.goto(ada.url)
    games = ada.page.get_by_role("region", name="Games to look through")
    games.get_by_role("link").click()
    expect(told(ada)).to_contain_text("Round 1")
    expect(ada.page).to_have_url(re.compile(re.escape(finished.link)))


def test_in_german(finished: Finished) -> None:
    """Every word of it."""
    with finished.stranger(locale="de") as ben:
        ben.page.goto(f"{finished.link}#2.1")
        expect(told(ben)).to_contain_text("macht den Stich")
        expect(ben.page.get_by_role("button", name="Einen Stich weiter")).to_be_visible()
        ben.page.get_by_role("button", name="Karten stimmen").click()
        expect(ben.page.get_by_role("dialog")).to_contain_text("In einem Terminal mit Foretell")


@pytest.mark.skipif(not AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(finished: Finished, theme: str) -> None:
    """The game, the mark's explanation, and where a file is opened."""
    source = AXE.read_text(encoding="utf-8")
    with finished.stranger(color_scheme=theme) as ben:

        def check() -> None:
            ben.page.evaluate(source)
            assert ben.page.evaluate(RUN, LEVELS) == []

        ben.page.goto(f"{finished.link}#2.1")
        mark = ben.page.get_by_role("button", name="Deals match")
        mark.wait_for()
        check()
        mark.click()
        ben.page.get_by_role("dialog").wait_for()
        check()
        ben.page.goto(f"{ben.url}/look")
        ben.page.get_by_role("heading").wait_for()
        check()


def test_a_game_that_is_not_over(visit: Visit) -> None:
    """A sentence and the way to its table, where one may watch."""
    ada, ben = visit(), visit()
    ada.short_games({"preset": "standard", "sizes": [5]})
    ada.play_now()
    game = ada.page.url.rpartition("/")[2]
    ben.page.goto(f"{ben.url}/games/{game}")
    expect(ben.page.get_by_role("heading")).to_have_text("Not over yet")
    ben.page.get_by_role("link", name="Go to the table").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    ben.page.goto(f"{ben.url}/games/nothing")
    expect(ben.page.get_by_text("There is no such game")).to_be_visible()
    ben.forgive_requests()  # the browser notes each answer 404


def test_a_link_is_read_in_ones_own_language(finished: Finished) -> None:
    """The switch stands beside the title, and one stays at the step that was sent."""
    with finished.stranger() as guest:
        guest.page.goto(f"{finished.link}#2")
        expect(told(guest)).to_contain_text("Round 2")
        guest.page.get_by_role("button", name="Language").click()
        expect(told(guest)).to_contain_text("Runde 2")
        expect(guest.page).to_have_url(re.compile("#2"))


def test_a_file_from_disk(finished: Finished, tmp_path: Path) -> None:
    """A record is replayed and shown; one that breaks the rules says where."""
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(RECORD, encoding="utf-8")
    bad.write_text(RECORD.replace("Ah 3s Zc", "Ah 3s 9d"), encoding="utf-8")
    with finished.stranger() as guest:
        guest.page.goto(guest.url)
        guest.page.get_by_role("link", name="Look through a game").click()
        guest.page.locator("input[type=file]").set_input_files(bad)
        alert = guest.page.get_by_role("alert")
        expect(alert).to_contain_text("breaks the rules that it names")
        expect(alert).to_contain_text("round 1, trick 1, Cy")
        guest.forgive_requests()  # the browser notes the answer 400
        guest.page.locator("input[type=file]").set_input_files(good)
        expect(guest.page.get_by_role("heading", name="Tuesday")).to_be_visible()
        expect(told(guest)).to_contain_text("Cy deals")
        guest.page.keyboard.press("ArrowRight")
        expect(told(guest)).to_have_text("Cy names hearts as trump.")
        guest.page.keyboard.press("End")
        expect(guest.page.locator(".win")).to_contain_text("Cy wins with 60 points")
        expect(guest.page.locator(".deals")).to_have_count(0)
        guest.page.get_by_role("button", name="Open another file").click()
        expect(guest.page.get_by_text("Choose a file")).to_be_visible()
        guest.page.evaluate(DROP, RECORD.replace("Tuesday", "Friday"))
        expect(guest.page.get_by_role("heading", name="Friday")).to_be_visible()


def test_markup_in_a_file_is_text(finished: Finished, tmp_path: Path) -> None:
    """Names and what a file says of itself stand there as they were written, and script nothing."""
    with finished.stranger(DESK) as guest:
        for number, text in enumerate(MARKUP):
            file = tmp_path / f"{number}.toml"
            said = json.dumps(text)
            record = RECORD.replace('"Ada"', said).replace('"Tuesday"', said)
            file.write_text(f"comment = {said}\n{record}", encoding="utf-8")
            guest.page.goto(f"{guest.url}/look")
            guest.page.locator("input[type=file]").set_input_files(file)
            shown = text.replace("\u202e", "").replace("\u202c", "")
            expect(guest.page.get_by_role("heading", level=1)).to_have_text(shown)
            guest.page.keyboard.press("End")
            expect(guest.page.get_by_role("table")).to_contain_text(shown)
            assert "\u202e" not in guest.page.content()
        assert guest.page.evaluate("window.hacked") is None
