"""What ``deploy/`` holds fits together: ports, options, names, settings."""

from __future__ import annotations

import pwd
import re
import subprocess
from pathlib import Path

import pytest

from foretell.cli.serve import serve_command
from tests.balancer import CONFIG, configured, haproxy

DEPLOY = Path(__file__).parents[2] / "deploy"
SELF_SIGNED = (
    "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=a.example -keyout {pem} -out {pem}"
)
SERVER = re.compile(r"(?m)^ +server \w+ 127\.0\.0\.1:(\d+)")


def test_every_backend_has_the_same_servers() -> None:
    """Who adds one to a single backend finds tables in two places."""
    text = CONFIG.read_text(encoding="utf-8")
    backends = re.split(r"^backend ", text, flags=re.MULTILINE)[1:]
    assert len(backends) == 3
    [ports] = {tuple(SERVER.findall(backend)) for backend in backends}
    assert ports == ("8001", "8002", "8003")
    assert SERVER.findall(configured(text, 1, [2, 3])) == ["2", "3"] * 3


def haproxy_says(folder: Path, text: str) -> str:
    """What HAProxy says of a configuration, where its user may be missing; empty if it is fine."""
    if "haproxy" not in {one.pw_name for one in pwd.getpwall()}:
        text = re.sub(r"^    (user|group) haproxy\n", "", text, flags=re.MULTILINE)
    file = folder / "haproxy.cfg"
    file.write_text(text)
    program = haproxy()
    assert program is not None
    done = subprocess.run([program, "-c", "-q", "-f", str(file)], capture_output=True, text=True)
    assert (done.returncode == 0) is (not done.stderr), done.stderr
    return done.stderr


@pytest.mark.haproxy
def test_haproxy_takes_its_configuration(tmp_path: Path) -> None:
    """Without a word of warning; it does not stay root, tells what happens, and shows figures."""
    text = CONFIG.read_text(encoding="utf-8")
    assert not haproxy_says(tmp_path, text)
    shared = text.partition("\nglobal\n")[2].partition("\ndefaults\n")[0]
    assert {line.split()[0] for line in shared.splitlines()} >= {"user", "group", "chroot", "log"}
    assert "bind 127.0.0.1:8404" in text
    assert "use-service prometheus-exporter" in text


@pytest.mark.haproxy
def test_haproxy_takes_it_with_a_certificate(tmp_path: Path) -> None:
    """What docs/deploying.md has changed in it: lines of TLS, and its port."""
    text = CONFIG.read_text(encoding="utf-8")
    pem = tmp_path / "foretell.pem"
    make = SELF_SIGNED.format(pem=pem).split()
    subprocess.run(make, check=True, capture_output=True)
    secured = text.replace("#tls ", "").replace("bind :8080", "bind :80")
    assert "ssl crt /etc/haproxy/foretell.pem" in secured
    assert not haproxy_says(tmp_path, secured.replace("/etc/haproxy/foretell.pem", str(pem)))


def test_the_unit_gives_options_that_there_are() -> None:
    """The port comes from its name, all else from a file."""
    unit = (DEPLOY / "foretell@.service").read_text(encoding="utf-8")
    known = {option for param in serve_command.params for option in param.opts}
    assert set(re.findall(r"--[a-z-]+", unit.partition("ExecStart=")[2].partition("\n")[0])) == {
        "--config",
        "--port",
    }
    assert {"--config", "--port"} <= known
