"""The own turn is told outside the page: title, icon, and a notification where one wants it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Visit
from tests.page.screens import begun
from tests.page.test_offline import READY

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def chromium(whole_chromium: str) -> str:
    """The headless shell shows no notices."""
    return whole_chromium


AWAY = """
{
  const { prototype } = ServiceWorkerRegistration, show = prototype.showNotification;
  prototype.showNotification = async function (...words) {
    await show.apply(this, words);
    window.isTold = true;
  };
}
Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
"""
"""Out of sight; and it is known whether a notice has been shown, without asking for it: Chromium
forgets one that is asked for after it was noted and before it is shown."""
TOLD = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map((one) => [one.title, one.data]);
}"""
STATE = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const { permission } = Notification, { title, visibilityState } = document;
  return { title, visibilityState, permission, isSecureContext, worker: worker?.active?.state,
    settings: localStorage["foretell.settings"], page: document.body.innerText.slice(0, 900),
    isDue: document.querySelector(".me.turn") !== null };
}"""
"""What a notice depends on, for one who wonders why none came."""
TAP = """async () => {
  const done = [], waits = [];
  WindowClient.prototype.focus = async function () {
    done.push(["front", new URL(this.url).pathname]);
  };
  Clients.prototype.openWindow = async (path) => done.push(["opened", path]);
  const [notification] = await registration.getNotifications();
  const tap = new NotificationEvent("notificationclick", { notification });
  tap.waitUntil = (one) => waits.push(one);
  dispatchEvent(tap);
  await Promise.all(waits);
  return [done, (await registration.getNotifications()).length];
}"""
"""What a tap on the notice does. A window comes to the front for a real finger alone: the worker's
request for it is noted in its stead."""


def told_outside(visit: Visit) -> Visitor:
    """Somebody whose page is out of sight, and whose turn it is."""
    ada = visit(PHONE, service_workers="allow", permissions=["notifications"])
    ada.page.goto(ada.url)
    ada.until(READY)
    ada.page.evaluate("localStorage['foretell.settings'] = '{\"notices\": true}'")
    ada.page.add_init_script(AWAY)
    begun(ada, rules={"preset": "standard", "sizes": [3]}, options={"clock": 0, "pace": 250})
    ada.play_until(lambda: ada.has(".me.turn"))
    until_told(ada)
    return ada


def until_told(visitor: Visitor) -> None:
    """Wait for a notice; where none comes, what it depends on is said."""
    try:
        visitor.until("window.isTold")
        visitor.until(f"({TOLD})().then((told) => told.length)")
    except AssertionError as error:
        raise AssertionError(visitor.page.evaluate(STATE)) from error


def test_the_own_turn_is_told_outside_the_page(visit: Visit) -> None:
    """Through the service worker, which is the only way that phones allow; in title and icon."""
    ada = told_outside(visit)
    expect(ada.page).to_have_title("● Your turn · Foretell")
    icon = ada.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("icon-turn"))
    path = ada.page.evaluate("location.pathname")
    assert ada.page.evaluate(TOLD) == [["● Your turn", path]]


def test_a_tap_on_the_notice_leads_to_the_table(visit: Visit) -> None:
    """To the page that shows it, or a new one where that was closed; the notice is gone then."""
    ada = told_outside(visit)
    path = ada.page.evaluate("location.pathname")
    worker = ada.context.service_workers[0]
    notice = """([title, data]) => registration.showNotification(title, { data })"""
    assert worker.evaluate(TAP) == [[["front", path]], 0]
    ada.page.goto(ada.url)
    worker.evaluate(notice, ["● Your turn", path])
    assert worker.evaluate(TAP) == [[["opened", path]], 0]
