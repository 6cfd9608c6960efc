"""The end of a game: places, the way there, what can be done now; at every size."""

from __future__ import annotations

import re
import struct
from functools import partial

import pytest
from playwright.sync_api import expect

import page
from tests.page import probes
from tests.page.browsing import DESK, PHONE, close_dialog
from tests.page.conftest import Visit
from tests.page.posed_endings import ENDINGS, finished
from tests.page.screens import SMALL, SMALL_LYING, begun

pytestmark = pytest.mark.browser

SIZES = (SMALL, PHONE, SMALL_LYING, {"width": 820, "height": 1180}, {"width": 1440, "height": 900})
ENDS = (probes.HERE / "endings.js").read_text(encoding="utf-8")
NO_PICTURE = "() => void (HTMLCanvasElement.prototype.toBlob = (done) => done(null))"
DRAWN = """() => {
  const Made = Path2D;
  window.drawn = [];
  window.Path2D = class extends Made {
    constructor(...given) {
      super(...given);
      window.drawn.push(...given);
    }
  };
}"""
LETTERS = (page.WEB / "src/cards/letters.svg").read_text(encoding="utf-8")
SHARING = """
navigator.canShare = ({ files }) => files.length === 1;
navigator.share = async ({ files }) => void (window.shared = files[0].type);
"""


def test_every_end_has_room_at_every_size(visit: Visit) -> None:
    """One to six players, shared places, play-offs, who dropped out; one round to twenty."""
    guest = visit(PHONE, locale="de")
    show = finished(guest)
    poses = {name: partial(show, name) for name in ENDINGS}
    asked = (probes.TEXTS, probes.TINY, ENDS)
    assert not probes.at_sizes(guest.page, *asked, sizes=SIZES, poses=poses)


@pytest.mark.skipif(not probes.AXE.exists(), reason="npm's packages are not installed")
def test_axe_finds_nothing_in_any_end(visit: Visit) -> None:
    """In both themes."""
    guest = visit(PHONE)
    show = finished(guest)
    for name in ("winner", "dropped"):
        show(name)
        assert not probes.axe_in_both_themes(guest.page), name


def test_what_is_told_of_a_game(visit: Visit) -> None:
    """Who has won by how much, the places, best and worst round, what decided it, bids met."""
    guest = visit()
    show = finished(guest)
    ending = guest.page.locator(".ending")
    title = ending.get_by_role("heading", level=2)
    show("winner")
    expect(title).to_have_text("You win by 10 points")
    expect(ending.get_by_role("list", name="Places").first).to_contain_text(
        re.compile("1.*You.*300")
    )
    expect(ending.get_by_role("definition")).to_have_text(
        [
            "14: bid 3, took 3, +50",
            "5: bid 2, took 3, −10",
            "Round 15: you bid 0 and took 0. You led from then on.",
            "11 of 15",
        ]
    )
    expect(
        ending.get_by_role("img", name=re.compile("You 300, Bruno 290.*score sheet"))
    ).to_be_visible()


def test_other_ends_are_told_too(visit: Visit) -> None:
    """To somebody who watches; shared, decided by a play-off, with who dropped out, alone."""
    guest = visit()
    show = finished(guest)
    ending = guest.page.locator(".ending")
    title = ending.get_by_role("heading", level=2)
    show("watcher")
    expect(title).to_have_text(re.compile(r"^Bruno wins by \d+ points$"))
    expect(ending).to_contain_text("Best round of Bruno")
    expect(ending.get_by_role("button", name="Play again")).to_have_count(0)
    show("shared")
    expect(title).to_have_text("Ada and Bruno win together with 90 points each")
    show("play-off")
    expect(title).to_have_text("Ada wins after a play-off")
    expect(ending).to_contain_text("The play-off: Ada bid 3 and took 3.")
    show("dropped")
    expect(ending).to_contain_text("out after round 2")
    show("alone")
    expect(title).to_have_text(re.compile(r"^You end with \d+ points"))


def test_what_can_be_done_stands_first(visit: Visit) -> None:
    """The next game comes before looking through; somebody is opened from the podium."""
    guest = visit(DESK)
    show = finished(guest)
    show("winner")
    expect(guest.page.locator("table:visible")).to_have_count(1)  # the sheet beside the table
    expect(guest.page.locator(".podium .likeness")).to_have_count(3)
    names = guest.page.locator(".ways .btn").all_inner_texts()
    assert names == ["Play again", "Look through", "Share picture"]
    guest.page.get_by_role("button", name="More about Bruno").press("Enter")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Bruno")
    close_dialog(guest.page)


def test_an_end_that_cannot_be_loaded_says_how_the_game_ended(visit: Visit) -> None:
    """Without a network the sentence stands there, and another try brings the rest."""
    guest = visit()
    guest.page.route("**/Ending-*.js", lambda route: route.abort())
    begun(guest, rules={"preset": "standard", "sizes": [1]})
    guest.press_until("document.querySelector('.over h2')")
    expect(guest.page.get_by_role("heading", level=2)).to_contain_text("win")
    guest.page.unroute("**/Ending-*.js")
    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.page.locator(".ending .podium")).to_be_visible()
    guest.forgive_requests()


def test_a_picture_is_saved_where_nothing_can_share_it(visit: Visit) -> None:
    """By keyboard; it is as large as it says, and nobody is asked for anything else for it."""
    guest = visit()
    show = finished(guest)
    show("dropped")
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Share picture").press("Enter")
    made = download.value.path().read_bytes()
    assert made[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", made[16:24]) == (1080, 1350)
    assert len(made) > 60_000  # cards, lines and names, not the bare felt
    expect(guest.page.get_by_role("status").filter(has_text="saved")).to_be_visible()
    others = [url for url in asked if not url.startswith((f"{guest.url}/assets/", "blob:"))]
    assert not others


@pytest.mark.parametrize(("language", "is_other"), [("de", True), ("en", False)])
def test_the_cards_of_a_picture_bear_the_letters_of_the_language(
    visit: Visit, language: str, is_other: bool
) -> None:
    """In German a Wizard has a Z and a queen a D in its corner; in English all is as printed."""
    guest = visit(locale=language)
    show = finished(guest)
    show("winner")
    guest.page.evaluate(DRAWN)
    with guest.page.expect_download():
        guest.page.locator(".ways button").filter(has_text=re.compile("Share|teilen")).click()
    drawn = guest.page.evaluate("drawn")
    for letter in "ZD":
        found = re.search(rf'id="index-{letter}".*?<path d="([^"]+)"', LETTERS)
        assert found
        assert (found[1] in drawn) is is_other, letter


def test_a_picture_goes_to_what_the_device_shares_with(visit: Visit) -> None:
    """As a file; where it cannot be drawn, a sentence says so and what can be shared instead."""
    guest = visit()
    guest.page.add_init_script(SHARING)
    show = finished(guest)
    show("winner")
    share = guest.page.get_by_role("button", name="Share picture")
    share.click()
    guest.until("window.shared === 'image/png'")
    expect(guest.page.locator(".ways [role=status]")).to_have_count(0)
    guest.page.evaluate(NO_PICTURE)
    share.click()
    expect(guest.page.get_by_role("alert")).to_contain_text("picture could not be made")
