"""The image and ``deploy/compose.yaml``: what they copy, build and mount is there."""

from __future__ import annotations

import re
import shlex
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from foretell.server.settings.settings import ServerSettings
from tests.balancer import CONFIG
from tests.house.source import ROOT
from tests.house.test_deploy import haproxy_says

DEPLOY: Final = ROOT / "deploy"
IMAGE: Final = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: Final = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
SERVICES: Final[dict[str, Any]] = yaml.safe_load(COMPOSE)["services"]
RULES: Final = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def goes_in(path: str) -> bool:
    """Whether a file of this folder is among what the image is built from: the last rule counts."""
    goes = True
    for rule in filter(lambda line: line and line[0] != "#", RULES):
        form = rule.removeprefix("!").removeprefix("**/")
        parts = Path(path).parts
        whole = ["/".join(parts[:n]) for n in range(1, len(parts) + 1)]
        matched = whole if "**" not in rule else list(parts)
        if any(fnmatch(one, form) for one in matched):
            goes = rule.startswith("!")
    return goes


def test_the_image_is_built_from_what_is_there() -> None:
    """Each file that its steps name is in this folder, and is not kept out."""
    named = re.findall(r"/source/([\w./]+)", IMAGE)
    assert {"requirements/page.txt", "tools/page.py"} <= set(named)
    project = ["pyproject.toml", "README.md", "LICENSE", "NOTICE", "src/foretell/__init__.py"]
    for path in [*named, *project, "web/package-lock.json", "web/src/main.ts"]:
        assert (ROOT / path).is_file(), path
        assert goes_in(path), path
    built = set(re.findall(r"^FROM \S+ AS (\w+)", IMAGE, re.MULTILINE))
    assert set(re.findall(r"--from=(\w+)", IMAGE)) <= built


def test_nothing_else_goes_into_the_image() -> None:
    """No history, no passwords, nothing that was built elsewhere; the page is built in it."""
    for path in (".git/config", ".venv/bin/python", ".env", "deploy/.env", "tests/seeds.py"):
        assert not goes_in(path), path
    for path in ("src/foretell/page/index.html", "web/node_modules/x", "src/a/__pycache__/b.pyc"):
        assert not goes_in(path), path
    steps = [line for line in IMAGE.splitlines() if line.startswith(("RUN", "FROM"))]
    page, wheel = (
        next(n for n, step in enumerate(steps) if word in step) for word in ("page.py", "pip wheel")
    )
    assert page < wheel < steps.index("FROM python:3.13-slim")


def test_compose_is_read_and_names_what_there_is() -> None:
    """Its processes take the places of the balancer's ports; its settings are the server's."""
    assert set(SERVICES) == {"database", "a", "b", "c", "balancer"}
    changed = dict(re.findall(r"s/127\.0\.0\.1:(\d+)/(\w):8000/", COMPOSE))
    assert changed == {"8001": "a", "8002": "b", "8003": "c"}
    given = {name.removeprefix("FORETELL_").lower() for name in SERVICES["a"]["environment"]}
    assert given <= set(ServerSettings.__struct_fields__)
    assert (ROOT / SERVICES["a"]["build"]["dockerfile"]).is_file()
    mounted = re.findall(r"- (\./[\w.]+):(\S+):ro", COMPOSE)
    assert {place for place, _ in mounted} == {"./haproxy.cfg", "./postgresql.conf"}
    for place, inside in mounted:
        assert (DEPLOY / place).is_file()
        assert COMPOSE.count(inside) == 2  # where it is mounted, and where it is used


def test_each_waits_until_the_one_before_is_well() -> None:
    """The processes for the database, the balancer for the processes."""
    for name, service in SERVICES.items():
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}, name
            assert "healthcheck" in SERVICES[other]
    assert set(SERVICES["balancer"]["depends_on"]) == {"a", "b", "c"}


@pytest.mark.haproxy
def test_what_compose_makes_of_the_balancer_is_taken(tmp_path: Path) -> None:
    """It is not root there, and has no system's log; names stand for ports."""
    _, _, script = shlex.split(SERVICES["balancer"]["command"])
    change = shlex.split(script.partition(">")[0].replace("/source/haproxy.cfg", str(CONFIG)))
    done = subprocess.run(change, check=True, capture_output=True, text=True).stdout
    assert not re.search(r"^ +(chroot|user|group|stats) |/dev/log", done, re.MULTILINE)
    assert done.count("server a a:8000") == 3
    assert not haproxy_says(tmp_path, re.sub(r"\b[abc]:8000", "127.0.0.1:8000", done))
