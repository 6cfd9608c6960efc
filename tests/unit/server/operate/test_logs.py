"""Logs hold nothing that lets a reader in: canaries in every place where something can stand."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from foretell.server.operate.logs import LEFT_OUT, set_up_logs
from foretell.server.people.codes import new_code
from foretell.server.people.phrases import new_phrase
from foretell.server.people.tokens import digest, new_token, set_cookie
from foretell.server.settings.settings import ServerSettings


@pytest.fixture
def root() -> Iterator[None]:
    """The logging of this process as it was, afterwards."""
    before, level = logging.getLogger().handlers, logging.getLogger().level
    yield
    logging.getLogger().handlers = before
    logging.getLogger().setLevel(level)
    structlog.reset_defaults()


def canaries() -> list[str]:
    """One secret of every kind."""
    token = new_token()
    return [token, digest(token).hex(), new_code(), new_phrase(), new_token()]


@pytest.mark.parametrize("form", ["console", "json"])
@pytest.mark.usefixtures("root")
def test_no_canary_gets_through(form: str) -> None:
    """In fields, in texts, inside of lists, in errors, from libraries too."""
    out = io.StringIO()
    set_up_logs(ServerSettings(log_format=form, log_level="debug"), out)  # type: ignore[arg-type]
    secrets = canaries()
    log = structlog.get_logger("test")
    for secret in secrets:
        log.info("plain", value=secret, inside={"list": [secret, ("x", secret)]})
        log.info("said %s", secret)
        log.warning("Authorization: Bearer %s", secret, cookie=set_cookie(secret, is_secure=False))
        logging.getLogger("uvicorn.error").warning("it was %s", secret)
        try:
            int(f"wrong: {secret}")
        except ValueError:
            log.exception("failed", token="short", hand=["7h", "Zs"])  # noqa: S106
    text = out.getvalue()
    assert LEFT_OUT in text
    assert not [secret for secret in secrets if secret in text]
    assert "7h" not in text
    assert "short" not in text


@pytest.mark.usefixtures("root")
def test_json_is_one_object_a_line() -> None:
    """With time, level and event, and what was said beside it."""
    out = io.StringIO()
    set_up_logs(ServerSettings(log_format="json"), out)
    structlog.get_logger("test").info("upkeep", closed=3, table="AbCdEf123456")
    structlog.get_logger("test").debug("not told")
    (line,) = map(json.loads, out.getvalue().splitlines())
    assert line["event"] == "upkeep"
    assert line["closed"] == 3
    assert line["table"] == "AbCdEf123456"
    assert line["level"] == "info"
    assert line["timestamp"].endswith("Z")
