"""Logs as lines for people or as JSON, without what would let a reader in or show a card."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import IO, Any, Final

import structlog

from foretell.server.settings.settings import ServerSettings

LEFT_OUT: Final = "(left out)"
SECRET_NAME: Final = re.compile(
    r"token|secret|cookie|authori|passw|phrase|digest|salt|seed|deck|hand\b|hands|headers|body$",
    re.IGNORECASE,
)
"""Fields with such a name are left out whole."""
_WORD: Final = "[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou]"
SECRET_TEXT: Final = re.compile(
    r"(?i:bearer)\s+\S+"
    r"|(?:__Host-)?foretell=[^\s;]+"
    r"|(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])"
    r"|(?<![0-9A-Fa-f])[0-9A-Fa-f]{32,}(?![0-9A-Fa-f])"
    r"|\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b"
    rf"|\b(?:{_WORD}[\s,-]+){{9}}{_WORD}\b"
)
"""Tokens, cookies, digests and seeds, one-time codes, recovery phrases, wherever they stand."""

Event = MutableMapping[str, Any]


def without_secrets(_logger: object, _method: str, event: Event) -> Event:
    """The last step before a line is written.

    >>> without_secrets(None, "info", {"event": "in", "token": "x", "why": "Bearer abc"})
    {'event': 'in', 'token': '(left out)', 'why': '(left out)'}
    """
    return {name: _clean(name, value) for name, value in event.items()}


def _clean(name: object, value: object) -> Any:
    if SECRET_NAME.search(str(name)):
        return LEFT_OUT
    if isinstance(value, bool | int | float | None):
        return value
    if isinstance(value, dict):
        return {str(key): _clean(key, inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_clean("", inner) for inner in value]
    if isinstance(value, bytes):
        return f"({len(value)} bytes)"
    return SECRET_TEXT.sub(LEFT_OUT, str(value))


_FIRST: Final[list[Any]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.PositionalArgumentsFormatter(),
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def set_up_logs(settings: ServerSettings, out: IO[str] | None = None) -> None:
    """Write all logs of this process, those of libraries too, to standard error."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(formatter(settings.log_format, is_colourful=handler.stream.isatty()))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    for name in ("httpx", "httpcore", "websockets", "asyncio", "uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
        logging.getLogger(name).propagate, logging.getLogger(name).handlers = True, []
    logging.getLogger("uvicorn.error").addFilter(is_news)
    structlog.configure(
        processors=[*_FIRST, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def is_news(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's says more than ours about an answer that broke off."""
    return record.msg != "ASGI callable returned without completing response."


def formatter(form: str, *, is_colourful: bool = False) -> logging.Formatter:
    """What makes a line of an event; tracebacks tell lines of code and never values."""
    renderer: Any = structlog.processors.JSONRenderer(ensure_ascii=False)
    if form == "console":
        renderer = structlog.dev.ConsoleRenderer(
            colors=is_colourful, exception_formatter=structlog.dev.plain_traceback
        )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_FIRST,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.StackInfoRenderer(),
            structlog.processors.format_exc_info,
            without_secrets,
            renderer,
        ],
    )
