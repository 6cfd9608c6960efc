"""Making a table: rules that have a name, own ones, and the rules in plain words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.page.browsing import BUILDER, DESK, PHONE, Visitor, unfold
from tests.page.conftest import Visit, showing
from tests.page.test_waiting_room_and_chat import MARKUP
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody here."""
    yield from showing(tmp_path_factory.mktemp("page"))


def own(person: Visitor, hash_: str = "") -> None:
    """Go to the builder, with all of its sections open."""
    person.page.goto(f"{person.url}/make{hash_}")
    if not hash_:
        person.page.get_by_role("button", name="Own rules").click()
    unfold(person.page, *BUILDER)


def axis(person: Visitor, name: str) -> str:
    """The selector of an axis."""
    return f"[data-axis={name}]"


def test_a_contradiction_is_explained_as_it_arises(visit: Visit) -> None:
    """Both axes are named, no table can be opened, and one tap goes back."""
    ada = visit(DESK)
    own(ada)
    page = ada.page
    go = page.get_by_role("button", name="Open the table")
    expect(page.locator(".words")).to_contain_text("All bid in turn")
    page.get_by_label("Nobody chooses: every bid is zero.").click()
    expect(page.locator(".words")).to_contain_text("every bid is zero")
    expect(go).to_be_enabled()
    uneven = page.locator(axis(ada, "uneven"))
    uneven.get_by_label("In which rounds").first.click()
    expect(uneven.locator(".clash")).to_contain_text("How bids are made + Uneven bids")
    expect(uneven.locator(".clash")).to_contain_text("could not make the sum uneven")
    expect(go).to_be_disabled()
    uneven.get_by_role("button", name="Change back: Uneven bids").click()
    expect(page.locator(".clash")).to_have_count(0)
    expect(go).to_be_enabled()


def choose_cards(person: Visitor) -> None:
    """A card less, another one more."""
    drop, add = (person.page.locator(axis(person, name)) for name in ("drop", "add"))
    drop.get_by_role("button", name="2 of clubs").click()
    add.get_by_label("Merlin").click()


def test_every_kind_of_axis_can_be_chosen(visit: Visit) -> None:
    """Numbers, rounds, lists, cards and points: what is read back is what was chosen."""
    ada = visit(DESK)
    own(ada)
    page = ada.page
    page.locator(axis(ada, "sizes")).get_by_label("A list of your own").click()
    sizes = page.get_by_label("Cards in each round, with commas")
    sizes.fill("2, 4 6")
    sizes.press("Tab")
    choose_cards(ada)
    page.locator(axis(ada, "last_card_up")).get_by_label("In which rounds").first.click()
    rounds = page.locator(axis(ada, "last_card_up")).get_by_role("combobox")
    rounds.select_option("from one round to another")
    sees = page.locator(axis(ada, "sees"))
    sees.get_by_role("button", name="Different from round to round").click()
    sees.get_by_role("combobox").nth(1).select_option("blind")
    points = page.locator(axis(ada, "scoring"))
    points.get_by_label("Own points").click()
    points.get_by_label("Each trick beside the bid").fill("-20")
    points.get_by_label("A bid of zero met, last round").fill("20 + size")
    points.get_by_label("A bid of zero met, last round").press("Tab")
    expect(page.locator("#rules-toml")).to_have_value(
        'add = ["Me"]\ndrop = ["2c"]\nsizes = [2, 4, 6]\n'
        'sees = [["first", "blind"], ["always", "own"]]\nlast_card_up = "rounds 1-2"\n'
        'scoring = { missed = -20, zero_last = "20 + size" }\n'
    )
    expect(page.locator(".words")).to_contain_text("3 rounds of 2, 4, 6 cards.")


def test_a_link_opens_the_same_rules(visit: Visit) -> None:
    """On another device, in another language; a file does the same."""
    ada, ben = visit(DESK), visit(locale="de")
    own(ada, "#players=5&preset=magic&bidding=hidden&name=Ours")
    expect(ada.page.locator("h2").first).to_have_text("Ours")
    link = ada.page.get_by_label("Link to these rules").input_value()
    ben.page.goto(link)
    words = ben.page.locator(".words")
    expect(words).to_contain_text("Alle sagen zugleich an")
    expect(ben.page.get_by_role("radio", name="5", exact=True)).to_be_checked()
    text = ada.page.locator("#rules-toml").input_value()
    own(ben, "#players=3&uneven=always")
    ben.page.get_by_label("Oder hier einfügen").fill(text.replace("hidden", "delayed"))
    ben.page.get_by_role("button", name="Übernehmen").click()
    expect(words).to_contain_text("erst nach dem letzten Stich")
    ben.page.get_by_label("Oder hier einfügen").fill("deck = ")
    ben.page.get_by_role("button", name="Übernehmen").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Zeile 1")


def test_a_damaged_link_opens_what_is_left_of_it(visit: Visit) -> None:
    """What it names that there is not is told in plain words; the rest can be played by."""
    ada = visit(locale="de")
    ada.page.goto(f"{ada.url}/make#players=5&preset=magic&bidding=hidden&foo=bar")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("das es hier nicht gibt: foo")
    expect(ada.page.locator(".words")).to_contain_text("Alle sagen zugleich an")
    expect(ada.page.locator(".clash")).to_have_count(0)
    expect(ada.page.locator(".btn.go")).to_be_enabled()


def test_the_table_plays_by_them(visit: Visit) -> None:
    """Opened with own rules and options, played to its end; its menu tells the rules."""
    ada = visit(DESK)
    own(ada, "#players=3&sizes=2&bidding=hidden")
    ada.page.locator(axis(ada, "sizes")).get_by_label("A list of your own").click()
    sizes = ada.page.get_by_label("Cards in each round, with commas")
    sizes.fill("2")
    sizes.press("Tab")
    ada.page.get_by_label("Name of the table").fill("Sunday")
    ada.page.get_by_label("Seconds for a decision").select_option("No clock")
    ada.page.get_by_role("combobox", name="Bots").select_option("At once")
    with ada.page.expect_request(lambda r: r.url.endswith("/api/tables")) as asked:
        ada.page.get_by_role("button", name="Open the table").click()
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.get_by_role("button", name="Sit down").click()
    options = json.loads(asked.value.post_data or "")["options"]
    assert options == {"clock": 0, "pace": 0}
    expect(ada.page.get_by_role("heading", name="Sunday")).to_be_visible()
    link = ada.page.url
    ada.page.get_by_role("button", name="Start with 2 bots").click()
    ada.play_until(lambda: ada.has(".ending"))
    expect(ada.page.locator(".ending tbody tr")).to_have_count(1)
    ada.page.goto(f"{link}/rules")
    expect(ada.page.locator(".words")).to_contain_text("One round of 2 cards")
    expect(ada.page.locator(".words")).to_contain_text("All bid at once")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_first_tap_after_a_number_opens_the_table(visit: Visit, size: dict[str, int]) -> None:
    """That very tap leaves the field, and asks for a name; a number out of bounds is told."""
    ada = visit(size)
    own(ada)
    page = ada.page
    rounds = page.locator(axis(ada, "rounds"))
    rounds.get_by_label("A number").click()
    number = rounds.get_by_role("spinbutton")
    number.fill("0")
    expect(rounds.get_by_role("alert")).to_contain_text("from 1 to")
    expect(number).to_have_attribute("aria-invalid", "true")
    number.fill("2")
    expect(rounds.get_by_role("alert")).to_have_count(0)
    tap_open(ada)
    expect(page.get_by_role("dialog")).to_contain_text("What should the others call you?")


def tap_open(person: Visitor) -> None:
    """Where the button is, not when it stands still: a finger does not wait."""
    page = person.page
    button = page.get_by_role("button", name="Open the table")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=60)


def test_own_rules_are_kept_and_follow(visit: Visit) -> None:
    """On this device for somebody without a name, on all devices for somebody with one."""
    ada = visit()
    own(ada, "#players=5&preset=magic&bidding=hidden&name=Ours")
    ada.page.get_by_role("button", name="Save these rules").click()
    expect(ada.page.get_by_text("Saved on this device")).to_be_visible()
    ada.page.goto(f"{ada.url}/make")
    ada.page.get_by_role("radio", name="Ours").click()
    expect(ada.page.locator(".words")).to_contain_text("All bid at once")
    ada.page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})
    ada.page.evaluate("localStorage.setItem('foretell.guest', 'me')")
    unfold(ada.page)
    ada.page.get_by_role("button", name="Save these rules").click()
    expect(ada.page.get_by_text("they follow you")).to_be_visible()
    assert list(ada.page.request.get(f"{ada.url}/api/me").json()["settings"]["rules"]) == ["Ours"]
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    ada.page.get_by_role("button", name="Delete “Ours”").click()
    expect(ada.page.get_by_role("radio", name="Ours")).to_have_count(0)


def test_rules_are_found_and_read(visit: Visit) -> None:
    """By name, alias or a word of their sentence; each has its page, for each number of players."""
    ada = visit()
    ada.page.goto(f"{ada.url}/make")
    ada.page.get_by_label("Find rules").fill("lost weekend")
    found = ada.page.locator("input[name=preset]")
    expect(found).to_have_count(1)
    for typed, number in (("omnibus", 3), ("Canadian Rule", 1), ("extreme", 1), ("über", 1)):
        ada.page.get_by_label("Find rules").fill(typed)
        expect(found).to_have_count(number)
    ada.page.get_by_label("Find rules").fill("lost weekend")
    expect(found).to_have_count(1)
    found.check()
    ada.page.get_by_role("link", name="Read the rules").click()
    expect(ada.page.get_by_role("heading", name="Hidden bids", exact=True)).to_be_visible()
    expect(ada.page.locator(".words")).to_contain_text("15 rounds")
    ada.page.get_by_text("6", exact=True).first.click()
    expect(ada.page.locator(".words")).to_contain_text("10 rounds")
    ada.page.get_by_role("link", name="Make a table with these rules").click()
    expect(ada.page.get_by_role("radio", name="6", exact=True)).to_be_checked()


def test_refused_rules_are_told_in_the_readers_language(visit: Visit) -> None:
    """Also in the quick dialog of the home page, should it ever ask for what does not fit."""
    ada = visit(locale="de")
    asked = json.dumps({"rules": "two-player", "players": 4})
    ada.page.route(
        "**/api/tables",
        lambda r: r.continue_(post_data=asked) if r.request.method == "POST" else r.continue_(),
    )
    ada.page.goto(ada.url)
    ada.page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})
    ada.page.evaluate("localStorage.setItem('foretell.guest', 'me')")
    ada.page.get_by_role("button", name="Mit Freunden spielen").click()
    ada.page.get_by_role("button", name="Tisch aufmachen").click()
    expect(ada.page.locator("dialog [role=alert]")).to_contain_text("Spieler + Strohmänner")
    expect(ada.page.get_by_role("link", name="Alle Regeln, eigene Regeln")).to_be_visible()
    ada.forgive_requests()  # the browser itself notes the refusal


def test_an_own_list_says_what_is_wrong_with_it(visit: Visit) -> None:
    """Nothing is left out in silence; a single number in an address is a list of one."""
    ada = visit()
    own(ada, "#players=4&sizes=7")
    sizes = ada.page.get_by_label("Cards in each round, with commas")
    expect(sizes).to_have_value("7")
    expect(ada.page.get_by_role("button", name="Open the table")).to_be_enabled()
    told = ada.page.locator("#sizes-trouble")
    for text, why in {
        "-1 2": "“-1” is no number",
        "abc": "“abc” is no",
        "": "at least one",
    }.items():
        sizes.fill(text)
        sizes.press("Tab")
        expect(told).to_contain_text(why)
        expect(sizes).to_have_value(text)
    sizes.fill("2, 4 6")
    sizes.press("Tab")
    expect(told).to_be_empty()
    expect(sizes).to_have_value("2, 4, 6")
    ada.page.goto(f"{ada.url}/make#players=4&sizes=99,")
    expect(ada.page.locator("#table .clash")).to_contain_text("99 cards")


def test_names_are_shown_as_they_were_typed(visit: Visit) -> None:
    """Of own rules and of tables; they script nothing (S8), on this device and by a link."""
    ada = visit(DESK)
    page = ada.page
    for place, text in enumerate(MARKUP):
        own(ada, f"#players={3 + place % 4}&bidding=hidden&name={quote(text)}")
        page.reload()
        expect(page.locator("h2").first).to_have_text(text.strip())
        page.locator("summary", has_text="Save these rules").click()
        page.get_by_role("button", name="Save these rules").click()
        expect(page.get_by_text("Saved on this device")).to_be_visible()
    page.goto(f"{ada.url}/make")
    expect(page.locator(".own b")).to_have_count(len(MARKUP))
    shown = page.locator(".own b").all_inner_texts()
    assert [one.strip() for one in shown] == [one.strip() for one in MARKUP]
    assert page.evaluate("window.hacked") is None
    assert page.locator("main img, main script").count() == 0


def test_a_table_has_no_name_of_markup(visit: Visit) -> None:
    """The server refuses it, or takes it as letters; the page draws letters."""
    ada = visit(DESK)
    page = ada.page
    page.goto(ada.url)
    page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})
    page.evaluate("localStorage.setItem('foretell.guest', 'me')")
    for text in MARKUP:
        page.goto(f"{ada.url}/make")
        page.get_by_label("Name of the table").fill(text)
        page.get_by_role("button", name="Open the table").click()
        page.locator("[role=alert], .invite").first.wait_for()
        assert page.evaluate("window.hacked") is None
        assert page.locator("h1 :is(img, script, b)").count() == 0
    ada.forgive_requests()  # the browser itself notes each refusal
