"""The light install: rules, engine, bots and records with six packages, nothing of the extras."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import locks
from foretell.base.i18n import text
from foretell.cli.extras import SERVER, extra_of
from foretell.cli.main import COMMANDS
from tests.house.source import PACKAGE, ROOT, module_name, python_files

LIGHT = (
    "analysis",
    "arena",
    "base",
    "bots",
    "championships",
    "conformance",
    "data",
    "engine",
    "game",
    "play",
    "record",
    "rules",
    "scorepad",
    "svg",
    "tournament",
    "training",
)
EXTRAS = ("dask", "envs", "frames", "plots", "postgres", "print", "server", "terminal")
"""The extras whose packages are taken away."""
OF_LIBRARIES = {"dask", "postgres", "envs", "frames", "openspiel", "plots"}
"""The extras that no command needs: for who imports what they bring."""
PROJECT: dict[str, Any] = locks.project()["project"]
GAME = """
from pathlib import Path
from foretell import preset
from foretell.arena.simulate import SimulationPlan, record_of_game
from foretell.record import read, replay, write

bots = ("rule", "novice", "random")
plan = SimulationPlan(rules=preset("standard", 3), label="standard", bots=bots, seed=7)
file = Path("game.toml")
file.write_text(write(record_of_game(plan, 1)), encoding="utf-8")
record = read(file)
replay(record)
assert len(record.rounds) == 20, record
"""


def modules_of(*requirements: str) -> set[str]:
    """The top-level modules that some requirements bring."""
    names = {Requirement(one).name for one in requirements}
    return {name.partition(".")[0].replace("-", "_") for name in names}


def light_modules() -> list[str]:
    """Every module that the light install is for."""
    files = python_files(*(PACKAGE / room for room in LIGHT))
    alone = "foretell", "foretell.cards", "foretell.envs", "foretell.fair"
    return [*alone, *map(module_name, files)]


def run(python: Path | str, code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A program in a fresh Python, in a folder of its own."""
    return subprocess.run([python, "-c", code], cwd=folder, capture_output=True, text=True)


def with_the_wheel(folder: Path) -> Path:
    """Python in an environment of its own, with the wheel and what it needs without extras."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    pins = folder / "pins.txt"
    pins.write_text("".join(f"{n}=={v}\n" for n, v, _ in locks.pins("base")), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    python = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pip: list[str | Path] = [
        python,
        "-m",
        "pip",
        "install",
        "-q",
        "--only-binary",
        ":all:",
        "-c",
        pins,
    ]
    subprocess.run([*pip, wheel], check=True, cwd=folder)
    return python


def test_light_rooms_need_no_extra(tmp_path: Path) -> None:
    """All of them can be imported where nothing of the extras is."""
    extras = PROJECT["optional-dependencies"]
    absent = {"pyspiel"} | modules_of(*(one for extra in EXTRAS for one in extras[extra]))
    assert {"click", "litestar", "rich", "prometheus_client", "gymnasium"} <= absent
    code = f"import sys; sys.modules.update(dict.fromkeys({sorted(absent)}))\n"
    done = run(sys.executable, code + f"import {', '.join(light_modules())}", tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("absent", "command", "extra"),
    [
        ("click", "rules", "all"),
        ("litestar", "serve --port 0", "server"),
        ("rich", "odds --players 4", "terminal"),
    ],
)
def test_what_is_not_installed_is_said(
    tmp_path: Path, absent: str, command: str, extra: str
) -> None:
    """In one line, with what brings it, and the status of a failure."""
    words = ["foretell", *command.split()]
    code = f"import sys; sys.modules[{absent!r}] = None; sys.argv = {words}\n"
    done = run(sys.executable, code + "from foretell.cli.entry import main; main()", tmp_path)
    assert done.returncode == 1
    said = text("failed-not-installed", "en", name=absent, extra=extra)
    assert done.stderr == f"foretell: {said}\n"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("absent", "name", "module", "extra"),
    [
        ("gymnasium", "gymnasium", "vector", "envs"),
        ("pettingzoo", "pettingzoo", "aec", "envs"),
        ("pyspiel", "open_spiel", "openspiel", "openspiel"),
    ],
)
def test_an_environment_says_what_it_needs(
    tmp_path: Path, absent: str, name: str, module: str, extra: str
) -> None:
    """As the last line of the error, with what brings it."""
    code = f"import sys; sys.modules[{absent!r}] = None; import foretell.envs.{module}"
    done = run(sys.executable, code, tmp_path)
    said = text("failed-not-installed", "en", name=name, extra=extra)
    assert done.stderr.endswith(f"ForetellError: {said}\n")


def test_every_command_has_its_extra() -> None:
    """Those of the server are commands that there are; `all` has both extras."""
    assert set(COMMANDS) >= SERVER
    of_commands = {extra_of(name) for name in COMMANDS} | {"all"}
    assert of_commands | OF_LIBRARIES == set(PROJECT["optional-dependencies"])


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_the_light_install_plays(tmp_path: Path) -> None:
    """The wheel alone: a game, its record, and no more packages."""
    python = with_the_wheel(tmp_path)
    assert run(python, GAME, tmp_path).stderr == ""
    command = subprocess.run([python.with_name("foretell")], capture_output=True, text=True)
    assert command.returncode == 1
    assert command.stderr.endswith('pip install "foretell[all]"\n')
    names = "from importlib.metadata import distributions as d; print(*(one.name for one in d()))"
    installed = modules_of(*run(python, names, tmp_path).stdout.split())
    assert "numba" in installed
    assert not installed & modules_of(*PROJECT["optional-dependencies"]["server"])
