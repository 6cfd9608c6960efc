"""What ``deploy/`` holds fits together: ports, options, names, settings."""

from __future__ import annotations

import pwd
import re
import socket
import subprocess
import time
from pathlib import Path
from shutil import which

import httpx
import pytest

from foretell.cli.serve import serve_command
from tests.balancer import CONFIG, SECONDS, Balancer, configured, haproxy

DEPLOY = Path(__file__).parents[2] / "deploy"
PAGE = (DEPLOY.parent / "docs" / "deploying.md").read_text(encoding="utf-8")
PEM = "/etc/haproxy/foretell.pem"
SERVER_LINE = re.compile(r"(?m)^ +server ([a-z]) 127\.0\.0\.1:\d+(.*)$")
SERVER = re.compile(r"(?m)^ +server \w+ 127\.0\.0\.1:(\d+)")


def test_every_backend_has_the_same_servers() -> None:
    """Who adds one to a single backend finds tables in two places."""
    text = CONFIG.read_text(encoding="utf-8")
    backends = re.split(r"^backend ", text, flags=re.MULTILINE)[1:]
    assert len(backends) == 3
    [ports] = {tuple(SERVER.findall(backend)) for backend in backends}
    assert ports == ("8001", "8002", "8003")
    assert SERVER.findall(configured(text, 1, [2, 3])) == ["2", "3"] * 3


def test_each_server_is_asked_for_its_health_in_one_backend() -> None:
    """The others go by what that one found: each question costs a server a millisecond."""
    text = CONFIG.read_text(encoding="utf-8")
    asked, *others = re.split(r"^backend ", text, flags=re.MULTILINE)[1:]
    assert {how for _, how in SERVER_LINE.findall(asked)} == {""}
    for one in others:
        for name, how in SERVER_LINE.findall(one):
            assert how == f" no-check track tables/{name}"


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
def test_who_comes_while_nobody_serves_is_told(tmp_path: Path) -> None:
    """In both languages, by a page that asks again."""
    with socket.socket() as held:  # so that nobody else serves there meanwhile
        held.bind(("127.0.0.1", 0))
        balancer = Balancer(tmp_path, [held.getsockname()[1]])
        try:
            answer = asked(balancer.url)
        finally:
            balancer.stop()
    assert answer.status_code == 503
    assert "Your game is kept" in answer.text
    assert "Dein Spiel bleibt erhalten" in answer.text
    assert "http-equiv=refresh" in answer.text


def asked(url: str) -> httpx.Response:
    """What a page answers, once there is something that answers."""
    until = time.monotonic() + SECONDS
    while True:
        try:
            return httpx.get(url, timeout=SECONDS)
        except httpx.ConnectError:
            assert time.monotonic() < until
            time.sleep(0.05)


def changed(folder: Path, name: str, target: str) -> str:
    """A file of ``deploy/`` after all that docs/deploying.md has ``sed`` do to it."""
    copy = folder / name
    copy.write_text((DEPLOY / name).read_text(encoding="utf-8"), encoding="utf-8")
    changes = re.findall(rf"sed -i '([^']+)' \"?{re.escape(target)}", PAGE)
    assert changes
    for change in changes:
        before = copy.read_bytes()
        subprocess.run(["sed", "-i", change, str(copy)], check=True)
        assert copy.read_bytes() != before, change
    return copy.read_text(encoding="utf-8")


@pytest.mark.haproxy
@pytest.mark.skipif(which("openssl") is None, reason="no openssl on this machine")
def test_what_the_page_makes_of_the_balancer_is_taken(tmp_path: Path) -> None:
    """With a certificate, its port, and processes on another machine."""
    pem = tmp_path / "foretell.pem"
    [command] = re.findall(r"openssl req -x509.*", PAGE)
    make = command.replace(PEM, str(pem)).split()
    subprocess.run(make, check=True, capture_output=True)
    text = changed(tmp_path, "haproxy.cfg", "/etc/haproxy/haproxy.cfg")
    assert "bind :80\n" in text
    assert f"bind :443 ssl crt {PEM}" in text
    assert text.count("server d 10.0.0.11:8001") == 3
    assert text.count("server e 10.0.0.11:8002 no-check track tables/e\n") == 2
    assert not haproxy_says(tmp_path, text.replace(PEM, str(pem)))


def test_the_page_takes_what_there_is_and_sets_what_it_uses(tmp_path: Path) -> None:
    """Files of ``deploy/``, the archive's lines, and variables of the shell."""
    for name in re.findall(r"deploy/([\w@.]+\w)", PAGE):
        assert name == ".env" or (DEPLOY / name).is_file(), name
    database = changed(tmp_path, "postgresql.conf", "$CONF/foretell.conf")
    assert re.findall(r"^(archive_\w+)", database, re.MULTILINE) == [
        "archive_mode",
        "archive_command",
        "archive_timeout",
    ]
    blocks = "\n".join(re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL))
    for name in ("CONF", "DATA", "PASSWORD"):
        assert re.search(rf"^{name}=", blocks, re.MULTILINE)
    assert blocks.index(". /etc/foretell.env") < blocks.index('"$FORETELL_STORE"')


def test_the_unit_gives_options_that_there_are() -> None:
    """The port comes from its name, all else from a file."""
    unit = (DEPLOY / "foretell@.service").read_text(encoding="utf-8")
    known = {option for param in serve_command.params for option in param.opts}
    assert set(re.findall(r"--[a-z-]+", unit.partition("ExecStart=")[2].partition("\n")[0])) == {
        "--config",
        "--port",
    }
    assert {"--config", "--port"} <= known


def test_the_unit_suits_several_processes() -> None:
    """They have one user, since they have one cache, and start until there is a database."""
    unit = (DEPLOY / "foretell@.service").read_text(encoding="utf-8")
    first, _, service = unit.partition("[Service]")
    assert "\nStartLimitIntervalSec=0\n" in first  # five failures in ten seconds would be the end
    assert "\nCacheDirectory=foretell\n" in service
    assert "\nDynamicUser=yes\nUser=foretell\n" in service
