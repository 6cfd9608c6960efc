"""The home page: a table for friends whose number and rules fit, and links that are pasted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, PHONE
from tests.page.conftest import Visit, showing
from tests.page.probes import settle
from tests.page.screens import LATER, LYING, SMALL, SMALL_LYING, begun, opened
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("page"))


def test_number_and_rules_of_a_table_for_friends_fit(visit: Visit) -> None:
    """Rules follow the number, and the number the rules: the table is opened at once."""
    ada = visit()
    page = ada.page
    page.goto(ada.url)
    page.get_by_role("button", name="Play with friends").click()
    rules = page.get_by_role("combobox")
    expect(rules).to_be_enabled()
    expect(rules.locator("option[value=solitaire]")).to_have_count(0)
    page.locator("label", has_text=re.compile("^2$")).click()
    expect(rules).to_have_value("two-player")
    rules.select_option("german-championship-2008")
    expect(page.get_by_role("radio", name="4")).to_be_checked()
    page.locator("label", has_text=re.compile("^2$")).click()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_label("Link to this table")).to_be_visible()


def test_the_board_says_at_which_hours_people_play(visit: Visit) -> None:
    """In words too; where nobody has played it says nothing."""
    ada = visit()
    tables = [0] * 168
    ada.page.goto(ada.url)
    ada.look_down()
    expect(ada.page.get_by_role("heading", name="At the tables now")).to_be_visible()
    assert ada.page.request.get(f"{ada.url}/api/tables/hours").json() == {"tables": tables}
    expect(ada.page.get_by_role("heading", name="When people play here")).to_have_count(0)
    told = {"tables": [*tables[:-5], 3, *tables[-4:]]}
    ada.page.route("**/api/tables/hours", lambda route: route.fulfill(json=told))
    ada.page.reload()
    ada.look_down()
    expect(ada.page.get_by_role("heading", name="When people play here")).to_be_visible()
    expect(ada.page.get_by_text("Most often: Sunday")).to_be_visible()


def test_somebody_new_chooses_cards_with_one_tap(visit: Visit) -> None:
    """The page wears them at once and keeps them; whoever chooses later is asked no more."""
    ada, ben = visit(), visit()
    for person, name, drawn in ((ada, "Fantasy", "fantasy"), (ben, "Choose later", "standard")):
        page = person.page
        page.goto(person.url)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("button", name="Play now")).to_be_focused()
        expect(page.get_by_text("change the cards at any time")).to_be_visible()
        page.reload()
        shown = page.locator(".front use").first
        expect(shown).to_have_attribute("href", re.compile(f"{drawn}-[^#]*#5c"))
        expect(page.get_by_role("button", name="Choose later")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("width", [320, 360, 390, 600])
def test_the_words_stay_where_they_are_when_the_cards_come(
    visit: Visit, width: int, locale: str
) -> None:
    """Beside or above the first words there is room enough for what is loaded later."""
    guest = visit({"width": width, "height": 568 if width < 360 else 844}, locale=locale)
    guest.page.goto(guest.url)
    guest.page.locator(".front .later").wait_for()
    kept, taken = guest.page.locator(".front").evaluate(
        "(one) => [parseFloat(getComputedStyle(one).minHeight), one.offsetHeight]"
    )
    assert kept == taken


def test_what_was_chosen_before_the_first_game_follows_the_person(visit: Visit) -> None:
    """Nobody was known yet: it is kept with the guest that one becomes."""
    ada = visit()
    page = ada.page
    page.goto(ada.url)
    page.get_by_role("button", name="Medieval").click()
    ada.short_games()
    page.get_by_role("button", name="Play now").click()
    page.locator(".board").wait_for()
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as kept:
        page.goto(ada.url)
    assert kept.value.json()["settings"] == {"cards": "medieval", "metCards": True}


def test_a_phone_in_the_hand_has_large_figures_unless_one_chooses(visit: Visit) -> None:
    """A person's own choice wins; a desk keeps the usual cards."""
    phone = visit(has_touch=True, is_mobile=True)
    shown = phone.page.locator(".front use").first
    phone.page.goto(phone.url)
    phone.page.get_by_role("button", name="Choose later").click()
    expect(shown).to_have_attribute("href", re.compile("standard-large-"))
    phone.page.goto(f"{phone.url}/learn#trump")
    cards = phone.page.locator(".hand use").first
    expect(cards).to_have_attribute("href", re.compile("standard-large-"))
    phone.page.evaluate("localStorage.setItem('foretell.settings', '{\"cards\":\"standard\"}')")
    phone.page.reload()
    expect(cards).to_have_attribute("href", re.compile("standard-[^l]"))


@pytest.mark.parametrize("size", [PHONE, SMALL, LYING, SMALL_LYING, DESK])
def test_play_now_is_in_sight_at_once(visit: Visit, size: dict[str, int]) -> None:
    """On any screen, at the first start and later."""
    ada = visit(size, locale="de")
    ada.page.goto(ada.url)
    later = ada.page.locator(LATER)
    play = ada.page.get_by_role("button", name="Sofort spielen")
    later.wait_for()
    for _ in range(2):
        settle(ada.page)
        box = play.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size["height"]
        if later.count():
            later.click()
            later.wait_for(state="detached")


def test_a_pasted_link_leads_where_it_says(visit: Visit) -> None:
    """Rules of this server open; another server is told, with a plain link; nothing is guessed."""
    ada = visit()
    page = ada.page
    page.goto(ada.url)
    field, go = page.get_by_label("Link to a table"), page.get_by_role("button", name="Join")
    field.fill("http://elsewhere.example/t/abc")
    go.click()
    expect(page.get_by_text("leads to another server")).to_be_visible()
    away = page.get_by_role("link", name="http://elsewhere.example/t/abc")
    expect(away).to_have_attribute("href", "http://elsewhere.example/t/abc")
    field.fill(f"{ada.url}/rules/magic")
    expect(away).to_have_count(0)
    go.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Magic")


def test_a_word_is_no_table_and_an_empty_name_no_name(visit: Visit) -> None:
    """Both are told where they were typed; what is typed then makes it good."""
    ada = visit()
    page = ada.page
    page.goto(ada.url)
    page.get_by_label("Link to a table").fill("hello")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("This link does not lead to a table")).to_be_visible()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Your name").fill("  ")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_role("alert")).to_have_text("A name is needed: a letter or two will do.")
    page.get_by_label("Your name").fill("Ada")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="Ada’s table")).to_be_visible()


def test_a_table_without_a_name_is_called_in_the_readers_language(visit: Visit) -> None:
    """By its host; the list on the home page too."""
    ada = visit(locale="de")
    page = ada.page
    page.goto(ada.url)
    page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})
    page.evaluate("localStorage.setItem('foretell.guest', 'me')")
    made = page.request.post(f"{ada.url}/api/tables", data={"rules": "standard", "players": 4})
    page.goto(ada.url)
    ada.look_down()
    expect(page.get_by_text("Tisch von Ada").first).to_be_visible()
    page.goto(f"{ada.url}/t/{made.json()['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tisch von Ada")


def test_a_long_list_is_shown_whole(visit: Visit) -> None:
    """The newest first; all of them at a tap, and new ones when one comes back to the page."""
    ada = visit()
    page = ada.page
    page.goto(ada.url)
    page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})

    def opened(name: str) -> None:
        table = {"rules": "standard", "players": 4, "name": name}
        page.request.post(f"{ada.url}/api/tables", data=table)

    for number in range(8):
        opened(f"Evening {number}")
    page.reload()
    ada.look_down()
    found = page.get_by_role("region", name="Open tables").get_by_role("link")
    expect(found.filter(has_text="Evening")).to_have_count(6)
    page.get_by_role("button", name="Show all").click()
    expect(found.filter(has_text="Evening")).to_have_count(8)
    opened("One more")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(found.filter(has_text="One more")).to_be_visible()


def test_rules_that_there_are_not_lead_to_all(visit: Visit) -> None:
    """Words of the page and a way on, not what a program would read."""
    ada = visit()
    page = ada.page
    answer = page.goto(f"{ada.url}/rules/nope")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("alert")).to_have_text("There are no rules of that name here.")
    page.get_by_role("main").get_by_role("link", name="All rules").last.click()
    expect(page.get_by_role("link", name="Standard").first).to_be_visible()
    ada.forgive_requests()  # the browser's own words for a 404


def test_a_running_game_of_ones_own_comes_first(visit: Visit) -> None:
    """Before all that could be done else, with a tap to go on."""
    ada = visit()
    ada.play_now()
    ada.page.locator(".hand button").first.wait_for()
    ada.page.goto(ada.url)
    own = ada.page.get_by_role("region", name="Your tables")
    expect(own.get_by_role("link", name="Guest’s table")).to_be_visible()
    first = ada.page.locator("main ul a").first
    expect(first).to_contain_text("Go on playing")
    expect(first).to_contain_text("Guest’s table")
    expect(first).to_contain_text("round 1")
    first.click()
    expect(ada.page.locator(".hand button").first).to_be_visible()


def test_the_board_tells_what_goes_on(visit: Visit) -> None:
    """How many tables are open and how many games run, by what rules; it looks again by itself."""
    ada, ben = visit(), visit()
    begun(ada, rules="hardcore", players=3)
    ben.page.goto(ben.url)
    ben.look_down()
    watch = ben.page.get_by_role("region", name="Games to watch")
    expect(watch.get_by_role("link").filter(has_text="Hardcore").first).to_be_visible()
    wait = ben.page.get_by_role("region", name="Open tables")
    before = int(wait.locator(".count").inner_text())
    ben.page.clock.install()
    ben.page.reload()
    ben.look_down()
    expect(wait.locator(".count")).to_have_text(str(before))
    opened(ada, rules="magic")
    ben.page.clock.run_for(21_000)
    expect(wait.locator(".count")).to_have_text(str(before + 1))
    expect(wait.get_by_role("link").first).to_contain_text("Magic")


def test_a_guest_has_chosen_no_name_in_any_language(visit: Visit) -> None:
    """Each page says "Guest" in its own words, and asks for a name before friends come."""
    ada = visit()
    ada.play_now()
    ada.page.goto(ada.url)
    ada.page.get_by_role("button", name="Language").click()
    expect(ada.page.get_by_role("link", name="Tisch von Gast")).to_be_visible()
    ada.page.get_by_role("button", name="Mit Freunden spielen").click()
    ada.page.get_by_role("button", name="Tisch aufmachen").click()
    ada.page.get_by_role("dialog", name="Wie sollen dich die anderen nennen?").get_by_role(
        "textbox"
    ).fill("Ada")
    ada.page.get_by_role("button", name="Hinsetzen").click()
    expect(ada.page.get_by_role("heading", name="Tisch von Ada")).to_be_visible()
