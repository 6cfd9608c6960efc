"""The home network's address, QR codes, open files, one server a folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from foretell.server.operate.lock import is_locked, locked
from foretell.server.operate.network import home_address, private, qr, raise_open_files, room
from foretell.server.settings.settings import BadSetting
from foretell.server.store.errors import InUse


def test_only_home_addresses() -> None:
    """--lan opens no server to the world by mistake."""
    for address in ("192.168.0.9", "10.1.2.3", "172.20.0.1"):
        assert private(address) == address
    for address in ("8.8.8.8", "127.0.0.1", "0.0.0.0"):  # noqa: S104
        with pytest.raises(BadSetting, match="home network"):
            private(address)


def test_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine in no network is told so in one line."""

    def fails(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("socket.socket.connect", fails, raising=False)
    monkeypatch.setattr("foretell.server.operate.network.ELSEWHERE", ("256.0.0.1", 9))
    with pytest.raises(BadSetting, match="no network"):
        home_address()


def test_the_code_has_a_quiet_zone() -> None:
    """Scanners need light around the code: the first line is plain."""
    lines = qr("http://192.168.0.9:8000").splitlines()
    assert len(lines) > 10
    assert len(set(lines[0].replace("\x1b[7m", "").replace("\x1b[0m", ""))) <= 2


def test_open_files_are_raised() -> None:
    """As far as the machine lets us, from however low."""
    code = (
        "import resource; from foretell.server.operate.network import raise_open_files as up;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)); print(up(), hard)"
    )
    pytest.importorskip("resource")
    raised, hard = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert int(raised) == int(hard) or int(raised) >= 1 << 20
    assert room(raise_open_files()) > 0
    assert room(10) == 0


def test_one_server_a_folder(tmp_path: Path) -> None:
    """The lock goes with its holder."""
    assert not is_locked(tmp_path)
    with locked(tmp_path):
        assert is_locked(tmp_path)
        with pytest.raises(InUse, match="a server is running"), locked(tmp_path):
            pass
    assert not is_locked(tmp_path)
