"""What ``deploy/`` holds fits together: ports, options, names, settings."""

from __future__ import annotations

import re
from pathlib import Path

import yaml  # type: ignore[import-untyped]

from foretell.cli.serve import serve_command
from foretell.server.settings.settings import ServerSettings
from tests.balancer import CONFIG, configured

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVER = re.compile(r"server \w+ 127\.0\.0\.1:(\d+)")


def test_every_backend_has_the_same_servers() -> None:
    """Who adds one to a single backend finds tables in two places."""
    text = CONFIG.read_text(encoding="utf-8")
    backends = re.split(r"^backend ", text, flags=re.MULTILINE)[1:]
    assert len(backends) == 3
    [ports] = {tuple(SERVER.findall(backend)) for backend in backends}
    assert ports == ("8001", "8002", "8003")
    assert SERVER.findall(configured(text, 1, [2, 3])) == ["2", "3"] * 3


def test_the_unit_gives_options_that_there_are() -> None:
    """The port comes from its name, all else from a file."""
    unit = (DEPLOY / "foretell@.service").read_text(encoding="utf-8")
    known = {option for param in serve_command.params for option in param.opts}
    assert set(re.findall(r"--[a-z-]+", unit.partition("ExecStart=")[2].partition("\n")[0])) == {
        "--config",
        "--port",
    }
    assert {"--config", "--port"} <= known


def test_compose_is_read_and_names_what_there_is() -> None:
    """Its processes take the places of the balancer's ports; its settings are the server's."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    services = yaml.safe_load(text)["services"]
    assert set(services) == {"database", "a", "b", "c", "balancer"}
    changed = dict(re.findall(r"s/127\.0\.0\.1:(\d+)/(\w):8000/", text))
    assert changed == {"8001": "a", "8002": "b", "8003": "c"}
    given = {name.removeprefix("FORETELL_").lower() for name in services["a"]["environment"]}
    assert given <= set(ServerSettings.__struct_fields__)
    assert (DEPLOY.parent / services["a"]["build"]["dockerfile"]).is_file()
