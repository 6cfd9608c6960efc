"""Without a network: the page opens all the same, and says what it cannot do."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Visit
from tests.server.process import Process

READY = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"


def visitor(visit: Visit) -> Visitor:
    """Somebody whose browser has kept the page."""
    ada = visit(PHONE, service_workers="allow")
    ada.page.goto(ada.url)
    ada.page.wait_for_function(READY)
    return ada


def test_the_page_opens_without_a_server(visit: Visit, server: Process) -> None:
    """From what the service worker keeps; a table waits for its server to come back."""
    ada = visitor(visit)
    server.kill()
    ada.page.goto(ada.url)
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
    ada.page.get_by_role("button", name="Play now").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("cannot be reached")
    ada.errors.clear()  # the browser complains of each request that fails


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
