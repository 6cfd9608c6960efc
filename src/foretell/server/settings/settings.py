"""How a server is set up: one value, whose fields are the one table of all settings.

Each field has its type with the bounds and its default here, and its meaning in the catalogue
under ``help-setting-<name>``; the flags, the environment, the TOML file, the help and the page in
``docs/`` are all made from it.
"""

from __future__ import annotations

import ipaddress
import os
import re
import ssl
import sys
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import click
import msgspec
from msgspec import Meta

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.server.addresses import DATABASES
from foretell.server.protocol.event import RANGES


class BadSetting(ForetellError):
    """A setting that cannot be: which, why not, what is allowed."""

    default_code = "bad-setting"
    setting = ""
    """Which one it is; what reads the settings knows where it came from, and says that too."""


def bad_setting(setting: str, key: str, **details: str | int) -> BadSetting:
    """The refusal of a setting, by the text ``setting-<key>``.

    >>> str(bad_setting("data", "no-folder", value="/a"))
    '/a is no folder'
    """
    error = spoken(BadSetting(""), f"setting-{key}", **details)
    error.setting = setting
    return error


def data_folder() -> Path:
    """Where this user's games are kept when no folder is named."""
    if sys.platform in ("win32", "darwin"):
        return Path(click.get_app_dir("foretell")) / "tables"
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "foretell" / "tables"


TOKEN: Final = re.compile(r"[!-~]{16,}")
"""A token that nobody guesses, as a header can hold it."""
Count = Annotated[int, Meta(ge=0)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Level = Literal["debug", "info", "warning", "error"]


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server is set up."""

    data: Path = msgspec.field(default_factory=data_folder)
    store: str = ""
    host: str = "127.0.0.1"
    port: Port = 8000
    lan: bool = False
    public_url: str = ""
    allow_host: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    tls_cert: Path | None = None
    tls_key: Path | None = None
    clock: Count = 30
    keep_finished_days: Count = 365
    close_empty_after: Count = 24
    tables_per_guest: Count = 20
    tables_per_address: Count = 60
    guests_per_address: Count = 60
    sockets_per_address: Count = 200
    connections_per_address: Count = 400
    requests_per_address: Count = 50
    lines_per_minute: Count = 40
    seats_per_minute: Count = 20
    disk_reserve: Count = 64
    refused_words: Path | None = None
    metrics_token: str = ""
    log_format: Literal["console", "json"] = "console"
    log_level: Level = "info"

    @property
    def is_secure(self) -> bool:
        """Whether people reach it by HTTPS."""
        return self.public_url.startswith("https://") or self.tls_cert is not None

    @property
    def scheme(self) -> str:
        """The scheme at its own port."""
        return "http" if self.tls_cert is None else "https"


def checked(settings: ServerSettings) -> ServerSettings:
    """The same settings, if they can be together.

    Raises:
        BadSetting: one of them cannot be, or two contradict each other.
    """
    _check_store(settings.store)
    _check_clock(settings.clock)
    _check_urls(settings)
    _check_networks("trusted_proxies", settings.trusted_proxies)
    _check_token(settings.metrics_token)
    for name, other in (("tls_cert", "tls_key"), ("tls_key", "tls_cert")):
        if getattr(settings, name) is not None and getattr(settings, other) is None:
            raise bad_setting(name, "pair", other=other.replace("_", "-"))
    for name in ("tls_cert", "tls_key", "refused_words"):
        file = getattr(settings, name)
        if file is not None and not file.is_file():
            raise bad_setting(name, "no-file", value=str(file))
    if settings.tls_cert and settings.tls_key:
        _check_certificate(settings.tls_cert, settings.tls_key)
    _check_words(settings.refused_words)
    if settings.data.exists() and not settings.data.is_dir():
        raise bad_setting("data", "no-folder", value=str(settings.data))
    return settings


def _check_store(url: str) -> None:
    """Refuse what is no address of a database, without telling its password to anybody."""
    if url and not url.startswith(DATABASES):
        raise bad_setting("store", "store", value=url.partition("://")[0])


def _check_certificate(cert: Path, key: Path) -> None:
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password=lambda: "")
    except OSError as error:
        is_other = getattr(error, "reason", "") == "KEY_VALUES_MISMATCH"
        why = "other-key" if is_other else "unreadable"
        raise bad_setting("tls_cert", why, value=str(cert), other=str(key)) from None


def _check_words(file: Path | None) -> None:
    try:
        if file is not None:
            file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise bad_setting("refused_words", "no-text", value=str(file)) from None


def _check_clock(seconds: int) -> None:
    low, high = RANGES["clock"]
    if seconds and not low <= seconds <= high:
        raise bad_setting("clock", "clock", low=low, high=high, value=str(seconds))


def _check_urls(settings: ServerSettings) -> None:
    named = [("public_url", settings.public_url)] if settings.public_url else []
    for name, text in [*named, *(("origins", origin) for origin in settings.origins)]:
        url = urlsplit(text)
        if url.scheme not in ("http", "https") or not url.hostname or url.path not in ("", "/"):
            raise bad_setting(name, "url", value=text)


def _check_token(token: str) -> None:
    if token and not TOKEN.fullmatch(token):
        raise bad_setting("metrics_token", "token")


def _check_networks(name: str, networks: tuple[str, ...]) -> None:
    for text in networks:
        try:
            ipaddress.ip_network(text, strict=False)
        except ValueError:
            raise bad_setting(name, "network", value=text) from None
