"""A damaged table on the page: told in words where it is opened, and to somebody who is deleted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

import page
from foretell.server.store.sqlite import FILE
from tests.page.conftest import Visit
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server whose data may be damaged."""
    if not (page.PAGE / "index.html").exists():
        pytest.skip("the page is not built (make page)")
    process = Process(tmp_path / "data")
    process.start()
    yield process
    process.kill()


def test_a_damaged_table_is_told_in_words(visit: Visit, server: Process) -> None:
    """The table itself; then, deleted all the same, one is told what is left there."""
    ada = visit()
    ada.play_now()
    table = ada.page.url.rpartition("/")[2].partition("?")[0]
    server.kill()
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        connection.execute(
            "update events set body = x'ff' where table_id = ? and seq = 1", (table,)
        )
        connection.commit()
    server.start()
    ada.page.goto(f"{server.url}/t/{table}")
    expect(ada.page.get_by_role("alert")).to_contain_text("This table is damaged")
    ada.page.goto(f"{server.url}/me")
    ada.page.get_by_role("button", name="Delete all of it").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Delete all of it").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(f"damaged tables: {table}")
    ada.forgive_requests()  # the socket that was cut when the server died
    ada.page.get_by_role("dialog").get_by_role("button", name="Home").click()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
