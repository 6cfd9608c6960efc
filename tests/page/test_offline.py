"""Without a network: the page opens all the same, and says what it cannot do."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Visit
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

READY = """navigator.serviceWorker.getRegistration()
  .then((one) => one?.active?.state === "activated")"""
KEEP_OLDER = """async () => {
  const older = (name) => name.startsWith("foretell-") && name !== "foretell-rules";
  const name = (await caches.keys()).find(older);
  const kept = await caches.open(name);
  const all = [];
  for (const one of await kept.keys()) all.push([one, await kept.match(one)]);
  await caches.delete(name);
  const page = new Response("an older page", { headers: { "Content-Type": "text/html" } });
  await (await caches.open("foretell-000000000000")).put("/", page);
  const newer = await caches.open(name);
  for (const [one, answer] of all) await newer.put(one, answer);
}"""
"""Keeps another page too, and before this one, as an earlier build has."""


TRIED = """() => {
  window.tried = false;
  const look = () => (window.tried ||= Boolean(document.querySelector("[role=status]")));
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
"""Notes whether a screen has said that it waits."""


def visitor(visit: Visit) -> Visitor:
    """Somebody whose browser has kept the page."""
    ada = visit(PHONE, service_workers="allow")
    ada.page.goto(ada.url)
    ada.until(READY)
    return ada


def test_the_page_opens_without_a_server(visit: Visit, server: Process) -> None:
    """From what the service worker keeps; a table waits for its server to come back."""
    ada = visitor(visit)
    server.kill()
    ada.page.goto(ada.url)
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
    ada.page.get_by_role("button", name="Play now").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("cannot be reached")
    ada.forgive_requests()  # the browser complains of each request that fails


def test_the_newest_page_is_shown_without_a_server(visit: Visit, server: Process) -> None:
    """The build before it is kept too, for pages that are open."""
    ada = visitor(visit)
    ada.page.evaluate(KEEP_OLDER)
    server.kill()
    ada.page.goto(ada.url)
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
    ada.forgive_requests()


def test_a_table_without_a_server_says_so(visit: Visit, server: Process) -> None:
    """After some seconds, with the ways on."""
    ada = visitor(visit)
    server.kill()
    ada.page.goto(f"{ada.url}/t/somewhere")
    expect(ada.page.get_by_role("heading")).to_have_text("No connection")
    ada.page.evaluate(TRIED)
    ada.page.get_by_role("button", name="Try again").click()
    ada.until("tried")  # for some seconds only, as it says
    expect(ada.page.get_by_role("heading")).to_have_text("No connection")
    expect(ada.page.get_by_role("link", name="Home")).to_be_visible()
    ada.forgive_requests()


def keep_rules(ada: Visitor) -> None:
    """Wait until the rules of all presets are kept, as a visit of the home page brings them."""
    presets = ada.page.request.get(f"{ada.url}/api/rules").json()["groups"]
    last = presets[-1]["presets"][-1]["name"]
    ada.until(f"caches.match('/api/rules/{last}?lang=en').then(Boolean)")


def test_the_rules_are_read_without_a_server(visit: Visit, server: Process) -> None:
    """All of them, also those that nobody has looked at before; a table's own are not kept."""
    ada = visitor(visit)
    keep_rules(ada)
    server.kill()
    ada.page.goto(f"{ada.url}/rules")
    ada.page.get_by_role("link", name="Screw the dealer").click()
    expect(ada.page.locator(".words")).to_contain_text("may not make the bids add up")
    ada.page.goto(f"{ada.url}/rules/camelot")
    expect(ada.page.locator(".words")).to_contain_text("Merlin")
    ada.page.goto(f"{ada.url}/t/nowhere/rules")
    expect(ada.page.get_by_role("alert")).to_contain_text("cannot be reached")
    ada.forgive_requests()


def test_the_tutorial_is_played_without_a_server(visit: Visit, server: Process) -> None:
    """From the home page, with cards and all."""
    ada = visitor(visit)
    server.kill()
    ada.page.goto(ada.url)
    ada.page.get_by_role("link", name="Learn to play").click()
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.get_by_role("button", name="jack of hearts, playable").click(click_count=2)
    expect(ada.page.get_by_text("takes the trick: yours").first).to_be_visible()
    drawn = ada.page.evaluate("""async () => {
        const uses = [...document.querySelectorAll('.hand use')].map((one) => one.href.baseVal);
        const files = [...new Set(uses.map((use) => use.split('#')[0]))];
        const found = await Promise.all(files.map((file) => fetch(file).then(({ ok }) => ok)));
        return found.length > 0 && found.every(Boolean);
    }""")
    assert drawn
    ada.forgive_requests()  # the lists of tables on the home page


def test_nothing_of_a_game_is_kept(visit: Visit) -> None:
    """No answer of the server but those about rules."""
    ada = visitor(visit)
    ada.short_games()
    ada.play_now()
    kept = ada.page.evaluate(
        """async () => {
            const names = await caches.keys();
            const caches_ = await Promise.all(names.map((name) => caches.open(name)));
            const keys = await Promise.all(caches_.map((cache) => cache.keys()));
            return keys.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in kept
    assert not [
        path
        for path in kept
        if path.startswith(("/t/", "/games", "/api/")) and "/api/rules" not in path
    ]
