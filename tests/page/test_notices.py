"""The own turn is told outside the page: title, icon, and a notification where one wants it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browsing import PHONE
from tests.page.conftest import Visit
from tests.page.screens import begun
from tests.page.test_offline import READY

AWAY = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"
TOLD = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map((one) => [one.title, one.data]);
}"""


def test_the_own_turn_is_told_outside_the_page(visit: Visit) -> None:
    """Through the service worker, which is the only way that phones allow; in title and icon."""
    ada = visit(PHONE, service_workers="allow", permissions=["notifications"])
    ada.page.goto(ada.url)
    ada.page.wait_for_function(READY)
    ada.page.evaluate("localStorage['foretell.settings'] = '{\"notices\": true}'")
    ada.page.add_init_script(AWAY)
    begun(ada, rules={"preset": "standard", "sizes": [3]}, options={"clock": 0, "pace": 250})
    ada.play_until(lambda: ada.has(".me.turn"))
    expect(ada.page).to_have_title("● Your turn · Foretell")
    icon = ada.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("icon-turn"))
    ada.page.wait_for_function(f"({TOLD})().then((told) => told.length)")
    path = ada.page.evaluate("location.pathname")
    assert ada.page.evaluate(TOLD) == [["● Your turn", path]]
