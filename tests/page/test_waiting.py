"""The waiting room: seats are left and taken, bots of every kind sit down, options are shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.browsing import DESK, PHONE, close_dialog, seat_bot, stored, unfold
from tests.page.conftest import Visit, showing
from tests.page.moments import A_MOMENT, HOLD
from tests.page.probes import settle
from tests.page.screens import SMALL_LYING, hosted, opened
from tests.page.test_people_at_the_table import met
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file: nobody meets anybody from another table."""
    yield from showing(tmp_path_factory.mktemp("waiting"))


def test_a_seat_is_left_and_taken_again(visit: Visit) -> None:
    """Who stands up is not asked again, and comes back by a tap; not at a locked table."""
    ada, ben = met(visit)
    ben.page.reload()
    seats = ben.page.locator("ol li")
    expect(seats.nth(1)).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Stand up").click()
    expect(ada.page.locator("ol li").nth(1)).to_contain_text("free")
    again = ben.page.get_by_role("button", name="Sit here")
    expect(again).to_have_count(2)
    ada.page.get_by_role("button", name="Lock the table").click()
    expect(again).to_have_count(0)
    ada.page.get_by_role("button", name="Unlock the table").click()
    again.last.click()
    expect(seats.nth(2)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Stand up").click()
    ben.page.get_by_role("button", name="Start with 2 bots").click()
    expect(ben.page.locator(".board")).to_be_visible()


def test_who_only_looks_may_still_sit_down(visit: Visit) -> None:
    """The question for a name can be put aside; a tap on a seat asks again, and takes that seat."""
    ada, eve = visit(), visit(DESK)
    eve.page.goto(hosted(ada))
    close_dialog(eve.page)
    eve.page.get_by_role("button", name="Sit here").last.click()
    eve.page.get_by_label("Your name").fill("Ada")
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("dialog")).to_contain_text("has a name like yours")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("ol li").nth(2)).to_contain_text("Eve")
    eve.page.get_by_role("button", name="Hello!").click()
    expect(ada.page.locator(".log .chat")).to_have_text("Eve: Hello!")


def test_who_has_only_played_now_is_asked_for_a_name(visit: Visit) -> None:
    """A friend's link does not seat them as a guest; the host hears who comes."""
    ada, ben = visit(), visit(DESK)
    hosted(ada)
    ben.play_now()
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("[role=log]")).to_contain_text("Ben sits down.")
    ben.page.get_by_role("button", name="Stand up").click()
    expect(ada.page.locator("[role=log]")).to_contain_text("Ben leaves the seat.")


def test_what_matters_is_in_sight(visit: Visit) -> None:
    """On a phone the invitation, the seats above it; on a desk the talk beside the seats."""
    ada = visit(PHONE)
    hosted(ada, players=6)
    settle(ada.page)
    share = ada.page.get_by_role("button", name="Share the link").bounding_box()
    assert share
    assert share["y"] + share["height"] <= PHONE["height"]
    ada.page.get_by_label("Say something").scroll_into_view_if_needed()
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(ada.page.locator(".title .faces")).to_be_in_viewport()
    ada.page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    settle(ada.page)
    seats, talk = (ada.page.locator(f".{name}").bounding_box() for name in ("seats", "talk"))
    assert seats
    assert talk
    assert talk["x"] >= seats["x"] + seats["width"]
    assert talk["y"] < seats["y"] + seats["height"]


def test_hints_on_the_network_are_for_the_host(visit: Visit) -> None:
    """Folded, at an address of this computer; a guest who came by it needs none."""
    ada, ben = met(visit)
    assert ada.page.locator(".invite details").get_attribute("open") is None
    expect(ada.page.locator(".invite")).to_contain_text("--lan")
    expect(ben.page.locator(".invite")).not_to_contain_text("computer")


def test_bots_have_a_face_and_a_character(visit: Visit) -> None:
    """The same face in the waiting room, at the table, and beside what is told of them."""
    ada = visit()
    hosted(ada)
    seat_bot(ada.page)
    figure = "(one) => one.getAttribute('href').split('#')[1]"
    face = ada.page.locator("ol li use")
    assert face.evaluate(figure) == "Kc"
    seat_bot(ada.page)
    expect(face).to_have_count(2)
    assert face.last.evaluate(figure) == "Qh"
    ada.page.locator(".btn.go:enabled").click()
    assert ada.page.locator(".seat .avatar use").first.evaluate(figure) == "Kc"
    ada.page.get_by_role("button", name="More about Bot Bruno").focus()
    ada.page.keyboard.press("Enter")
    told = ada.page.get_by_role("dialog", name="Bot Bruno")
    expect(told).to_contain_text("Hums while others think.")
    assert told.locator("use").evaluate(figure) == "Kc"


def test_those_who_are_here_start_without_the_free_seats(visit: Visit) -> None:
    """Offered from three on; they play by the rules for so many, and nobody else sits there."""
    ada, ben = visit(), visit(DESK)
    ben.page.goto(hosted(ada, players=6))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("ol li").nth(1)).to_contain_text("Ben")
    here = ada.page.get_by_role("button", name="Start with those who are here")
    expect(here).to_have_count(0)
    seat_bot(ada.page, -1)
    expect(here).to_contain_text("(3)")
    expect(ben.page.get_by_role("button", name="Start with")).to_have_count(0)
    here.click()
    for one in (ada, ben):
        expect(one.page.locator(".board")).to_be_visible()
        expect(one.page.locator(".seat .name")).to_have_count(2)
        expect(one.page.locator("body")).to_contain_text("of 20")


def test_the_draw_is_seen_whole_on_a_low_screen(visit: Visit) -> None:
    """Who deals first, everybody's card, and that it was drawn: nothing has to be scrolled to."""
    ada = visit(SMALL_LYING)
    ada.context.add_init_script(f"{HOLD}; window.heldFrom = {A_MOMENT}")
    hosted(ada, players=6)
    ada.page.wait_for_load_state("networkidle")  # a picture that comes late is left out
    ada.page.locator(".btn.go:enabled").click()
    drawn = ada.page.locator(".scene:has(.dealer)")
    expect(drawn).to_contain_text("drawn")
    assert drawn.evaluate("scene => scene.scrollHeight <= scene.clientHeight")


def test_what_the_table_chose_elsewhere_is_shown(visit: Visit) -> None:
    """A clock, pace and delay that are not among the usual ones stand there, and stay."""
    ada = visit()
    ada.page.goto(opened(ada, options={"clock": 45, "pace": 3000, "delay": 2}))
    clock = ada.page.get_by_label("Seconds for a decision")
    unfold(ada.page)
    expect(clock).to_have_value("45")
    expect(ada.page.get_by_role("combobox", name="Bots")).to_have_value("3000")
    expect(ada.page.get_by_label("Watchers see the cards")).to_have_value("2")
    clock.select_option("60")
    stored(ada.page)
    ada.page.reload()
    expect(clock).to_have_value("60")
    expect(ada.page.get_by_label("Watchers see the cards")).to_have_value("2")


FIRST = """name => {
  const range = document.createRange(), box = name.getBoundingClientRect();
  range.setStart(name.firstChild, 0);
  range.setEnd(name.firstChild, 1);
  const letter = range.getBoundingClientRect();
  return letter.left >= box.left - 1 && letter.right <= box.right + 1;
}"""
"""Whether the first letter of a name is within its box."""


def test_names_that_are_wide_or_read_from_right_to_left_have_room(visit: Visit) -> None:
    """They make no phone's screen wider, and in play they lose their end, never their beginning."""
    ada, ben = visit(), visit()
    link = opened(ada, players=3)
    ben.page.goto(ben.url)
    ben.page.request.post(f"{ben.url}/api/guests", data={"name": "W" * 24})
    ben.page.goto(link)
    says = ben.page.get_by_label("Say something")
    says.fill("Hello")
    says.press("Enter")
    eve = visit()
    eve.page.goto(eve.url)
    eve.page.request.post(f"{eve.url}/api/guests", data={"name": "אבגדה ישראלית מאוד מאוד"})
    eve.page.goto(link)
    expect(eve.page.locator(".log .chat")).to_contain_text("Hello")
    expect(ben.page.locator("ol")).to_contain_text("אבגדה")
    for who in (ben, eve):
        assert who.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    ada.page.goto(link)
    ada.page.get_by_role("listitem").filter(has_text="Ada").wait_for()
    ada.page.locator(".btn.go:enabled").click()
    name = ada.page.locator(".seat .name", has_text="אבגדה")
    expect(name).to_be_visible()
    settle(ada.page)
    assert name.evaluate("name => name.scrollWidth > name.clientWidth"), "it is cut"
    assert name.evaluate(FIRST)


def test_an_unknown_command_is_explained_where_it_was_typed(visit: Visit) -> None:
    """And the line stays, to be mended."""
    ada = visit()
    ada.page.goto(opened(ada))
    says = ada.page.get_by_label("Say something")
    says.fill("/foo")
    says.press("Enter")
    expect(ada.page.locator(".talk [role=alert]")).to_contain_text("/foo")
    expect(says).to_have_value("/foo")
    says.fill("Hello")
    says.press("Enter")
    expect(ada.page.locator(".log .chat")).to_have_text("Ada: Hello")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    expect(says).to_have_value("")


def test_the_room_of_a_game_for_one(visit: Visit) -> None:
    """No clock unless one is chosen, and nobody to invite, to lock out or to talk with."""
    ada = visit(DESK)
    ada.page.goto(opened(ada, rules="solitaire", players=1, options={}))
    expect(ada.page.get_by_label("Seconds for a decision")).to_have_value("0")
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_enabled()
    expect(ada.page.locator("main > section")).to_have_count(2)
    expect(ada.page.get_by_role("button", name="Lock the table")).to_have_count(0)
    expect(ada.page.get_by_text("How bots play")).to_have_count(0)
    ada.page.goto(f"{ada.url}/make#players=1&preset=solitaire")
    expect(ada.page.get_by_label("Seconds for a decision")).to_have_value("0")


def test_language_and_theme_for_who_comes_by_a_link(visit: Visit) -> None:
    """Waiting room, rules of a table, the making of a table: each speaks otherwise at a tap."""
    ada = visit()
    link = opened(ada)
    for address, german in (
        (link, "Lade andere ein"),
        (f"{link}/rules", "Drucken"),
        (f"{ada.url}/make", "Einen Tisch aufmachen"),
    ):
        ada.page.goto(address)
        ada.page.get_by_role("button", name="EN: Language").click()
        expect(ada.page.locator("html")).to_have_attribute("lang", "de")
        expect(ada.page.get_by_text(german, exact=True).first).to_be_visible()
        ada.page.get_by_role("button", name="DE: Sprache").click()
        expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.page.get_by_role("button", name="Light or dark: Same as the device").click()
    expect(ada.page.get_by_role("button", name="Light or dark: Light")).to_be_visible()


def test_what_was_refused_is_not_asked_for_again(visit: Visit) -> None:
    """The field shows what the table has, and the next choice is granted without it."""
    ada = visit(DESK)
    link = opened(ada)

    def spoil(socket: WebSocketRoute) -> None:
        """Let the server be asked for a clock that there is not, in place of 60 seconds."""
        server = socket.connect_to_server()
        socket.on_message(lambda said: server.send(str(said).replace('"clock":60', '"clock":6')))

    ada.forward_sockets("**/ws/tables/*", spoil)
    ada.page.goto(link)
    clock = ada.page.get_by_label("Seconds for a decision")
    unfold(ada.page)
    clock.select_option("60")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(clock).to_have_value("0")
    ada.page.get_by_label("Watchers see the cards").select_option("3")
    stored(ada.page)
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_label("Watchers see the cards")).to_have_value("3")
    expect(clock).to_have_value("0")


def test_what_happened_is_told_in_the_language_that_is_taken_then(visit: Visit) -> None:
    """Also the lines that are there already."""
    ada, ben = met(visit)
    ben.page.get_by_role("button", name="Stand up").click()
    expect(ada.page.locator(".log p").last).to_have_text("Ben leaves the seat.")
    ada.page.get_by_role("button", name="EN: Language").click()
    expect(ada.page.locator(".log p")).to_have_text(["Ben setzt sich.", "Ben steht auf."])
