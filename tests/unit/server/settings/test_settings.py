"""Settings: one table, four sources, one line for what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.house.source import PACKAGE, ROOT, python_files

import settings_page
from foretell.base.i18n import told
from foretell.cli.serve import serve_command
from foretell.server.settings import sources
from foretell.server.settings.settings import BadSetting, ServerSettings
from foretell.server.settings.sources import NAMES, NO_SETTINGS, PREFIX, settings_from

PAGE = ROOT / "docs" / "operating.md"


def test_what_goes_before_what(tmp_path: Path) -> None:
    """Defaults < file < environment < flags."""
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nclock = 20\nkeep-finished-days = 5\norigins = ["https://a.example"]')
    environment = {"FORETELL_PORT": "2", "FORETELL_CLOCK": "25"}
    made = settings_from({"port": "3", "host": None}, environment, file)
    assert (made.port, made.clock, made.keep_finished_days) == (3, 25, 5)
    assert made.origins == ("https://a.example",)
    assert made.host == ServerSettings().host
    assert settings_from({}, {"FORETELL_CONFIG": str(file)}).port == 1


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"FORETELL_PORT": "http"}, 'FORETELL_PORT: a whole number from 0 to 65535, not "http"'),
        (
            {"FORETELL_STORE": "mysql://ada:secret@db/x"},
            "FORETELL_STORE: postgresql://NAME@HOST/DATABASE, not mysql",
        ),
        ({"FORETELL_PORT": "70000"}, 'FORETELL_PORT: a whole number from 0 to 65535, not "70000"'),
        ({"FORETELL_CLOCK": "-1"}, 'FORETELL_CLOCK: a whole number from 0 on, not "-1"'),
        ({"FORETELL_PROT": "1"}, "FORETELL_PROT: no such setting; did you mean FORETELL_PORT?"),
        ({"FORETELL_CLOCK": "5"}, "FORETELL_CLOCK: 10 to 300 seconds, or 0 for none, not 5"),
        ({"FORETELL_LAN": "perhaps"}, 'FORETELL_LAN: true or false, not "perhaps"'),
        ({"FORETELL_LOG_FORMAT": "x"}, 'FORETELL_LOG_FORMAT: one of console, json, not "x"'),
        ({"FORETELL_TRUSTED_PROXIES": "proxy"}, "FORETELL_TRUSTED_PROXIES: an address or a"),
        ({"FORETELL_PUBLIC_URL": "wizard.example"}, "FORETELL_PUBLIC_URL: https://NAME without"),
        ({"FORETELL_TLS_KEY": "/none"}, "FORETELL_TLS_KEY: goes only together with tls-cert"),
        ({"FORETELL_REFUSED_WORDS": "/none"}, "FORETELL_REFUSED_WORDS: there is no file /none"),
        ({"FORETELL_CONFIG": "/none.toml"}, "FORETELL_CONFIG: /none.toml: No such file"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(environment: dict[str, str], said: str) -> None:
    """Which setting, where it came from, what is allowed."""
    with pytest.raises(BadSetting, match=re.escape(said)) as caught:
        settings_from({}, environment)
    assert "\n" not in str(caught.value)


def test_a_folder_that_somebody_names_is_not_ignored_for_a_database() -> None:
    """The doctor would call the database sound where a folder was asked about."""
    environment = {"FORETELL_STORE": "postgresql://db/x"}
    with pytest.raises(BadSetting, match=r"^--data: FORETELL_STORE names a database"):
        settings_from({"data": Path("copy")}, environment)
    assert settings_from({}, {"FORETELL_DATA": "copy", **environment}).store


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "prot: no such setting; did you mean port?"),
        ('port = "x"', 'port: a whole number from 0 to 65535, not "x"'),
        ("port = 1.5", "port: a whole number from 0 to 65535, not 1.5"),
        ("port = true", "port: a whole number from 0 to 65535, not true"),
        ("port = ", "line 1, column 8: Invalid value"),
        ("port = 1\nhost = a b", "line 2, column 8: Invalid value"),
        ("tls-crt = 1", "tls-crt: no such setting; did you mean tls-cert?"),
        ("tls-cert = 1", "tls-cert: a path, not 1"),
        ("host = 1", "host: a text, not 1"),
        ("origins = 1", "origins: a list of texts, not 1"),
        ("keep-finished-days = -1", "keep-finished-days: a whole number from 0 on, not -1"),
        ("clock = 5", "clock: 10 to 300 seconds"),
    ],
)
def test_wrong_files(tmp_path: Path, text: str, said: str) -> None:
    """A file's mistakes are told with the file."""
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(BadSetting, match=re.escape(said)) as caught:
        settings_from({}, {}, file)
    assert str(file) in str(caught.value)


def test_flags_are_named_as_they_are_written_in_both_languages() -> None:
    """The flag, and the reason in the reader's language."""
    with pytest.raises(BadSetting) as caught:
        settings_from({"tls_cert": "/none"}, {"FORETELL_TLS_KEY": ""})
    assert str(caught.value) == "--tls-cert: goes only together with tls-key"
    assert told(caught.value, "de") == "--tls-cert: geht nur zusammen mit tls-key"


def test_other_variables_are_not_ours() -> None:
    """What the engine and the tests use is no slip of the pen."""
    names = ("CACHE", "FAILPOINT", "CHROMIUM", "REQUIRE_BROWSER", "TESTS")
    assert settings_from({}, {f"FORETELL_{name}": "x" for name in names}) == ServerSettings()


def test_the_page_is_not_stale() -> None:
    """The table in docs/operating.md is made from the settings (`make docs`)."""
    text = PAGE.read_text(encoding="utf-8")
    assert settings_page.page(text) == text
    assert all(f"`--{name.replace('_', '-')}`" in text for name in NAMES)


def test_the_help_tells_every_setting() -> None:
    """Each with its default."""
    told = " ".join(CliRunner().invoke(serve_command, ["--help"]).output.split())
    for name in NAMES:
        assert f"--{name.replace('_', '-')}" in told
        assert sources.default_text(name).replace("`", "") in told


def test_every_setting_can_come_from_every_source(tmp_path: Path) -> None:
    """No setting is left out of a source, and each has a meaning."""
    for name in NAMES:
        assert len(sources.meaning(name)) > 10
        value = sources.default(name)
        if value in (None, "", ()):
            continue
        text = ",".join(value) if isinstance(value, tuple) else str(value)
        assert getattr(settings_from({}, {f"FORETELL_{name.upper()}": text}), name) == value
        assert getattr(settings_from({name: text}, {}), name) == value


def test_every_variable_of_ours_is_a_setting_or_known() -> None:
    """What the program reads is in the table of settings, or is named as none of them."""
    text = "".join(file.read_text(encoding="utf-8") for file in python_files(PACKAGE))
    named = set(re.findall(r"\bFORETELL_[A-Z_]*[A-Z]\b", text))
    known = {PREFIX + name.upper() for name in NAMES} | set(NO_SETTINGS)
    assert not named - known


def test_an_unknown_variable_is_refused_as_an_unknown_key_is() -> None:
    """One that is nearly the name of no setting, too."""
    with pytest.raises(BadSetting, match=r"^FORETELL_COLOUR: no such setting$"):
        settings_from({}, {"FORETELL_COLOUR": "blue"})
    assert settings_from({}, dict.fromkeys(NO_SETTINGS[1:], "x")).port


def test_a_room_that_nobody_looks_at_is_refused() -> None:
    """With a database the disk is another machine's; without one, or without the setting: fine."""
    store = {"store": "postgresql://db.example/wizard"}
    with pytest.raises(BadSetting, match="--disk-reserve: with --store the games lie on the data"):
        settings_from({**store, "disk_reserve": 64}, {})
    with pytest.raises(BadSetting, match="FORETELL_DISK_RESERVE"):
        settings_from(store, {"FORETELL_DISK_RESERVE": "0"})
    assert settings_from(store, {}).store
    assert settings_from({"disk_reserve": 5}, {}).disk_reserve == 5


def test_lan_and_host_are_not_said_together() -> None:
    """The one would be ignored; each alone is good, and no lan is none."""
    with pytest.raises(BadSetting) as caught:
        settings_from({"lan": True, "host": "10.0.0.1"}, {})
    assert "--host: --lan takes this machine" in told(caught.value, "en")
    with pytest.raises(BadSetting):
        settings_from({"lan": True}, {"FORETELL_HOST": "10.0.0.1"})
    assert settings_from({"lan": False, "host": "10.0.0.1"}, {}).host == "10.0.0.1"
