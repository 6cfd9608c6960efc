"""What a wheel holds: everything that the package reads, and the version that it says."""

from __future__ import annotations

import re
import subprocess
import sys
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

import foretell
from foretell.base.i18n import LANGUAGES
from foretell.svg.sprite import SPRITES
from tests.house.source import PACKAGE, ROOT

READ = {".ftl", ".html", ".json", ".mo", ".svg", ".toml", ".ttf", ".txt", ".typed"}
"""Endings of files of the package that are read, beside Python and the page."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The wheel of this folder, built without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [made] = folder.glob("*.whl")
    return ZipFile(made)


def in_package(file: Path) -> str:
    """Where a file of the package stands in a wheel."""
    return file.relative_to(PACKAGE.parent).as_posix()


def test_the_wheel_holds_all_that_is_read(wheel: ZipFile) -> None:
    """Texts of every language, templates, drawings, the mark of types, and all code."""
    held = set(wheel.namelist())
    files = [file for file in PACKAGE.rglob("*") if file.suffix in READ | {".py"}]
    wanted = {in_package(file) for file in files}
    assert not wanted - held
    assert {f"foretell/locale/{lang}/rules.ftl" for lang in LANGUAGES} <= held
    assert {f"foretell/svg/{name}.svg" for name in SPRITES} <= held
    assert {"foretell/py.typed", "foretell/server/http/pages/plain/base.html"} <= held


def test_the_wheel_holds_the_page_as_it_is_built(wheel: ZipFile) -> None:
    """Where the page was built, all of it: it is not committed, and easily left out."""
    page = PACKAGE / "page"
    built = {in_package(file) for file in page.rglob("*") if file.is_file()}
    if not built:
        pytest.skip("the page is not built here (`make page`)")
    assert "foretell/page/index.html" in built
    assert not built - set(wheel.namelist())


def test_nothing_of_the_workshop_is_in_the_wheel(wheel: ZipFile) -> None:
    """Tests, tools and caches stay with the sources."""
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    assert tops == {"foretell", f"foretell-{foretell.__version__}.dist-info"}
    assert not [name for name in wheel.namelist() if "__pycache__" in name]


def test_the_version_is_said_once(wheel: ZipFile) -> None:
    """The wheel has that of the package; `foretell --version` says it too (tests/terminal)."""
    [name] = (one for one in wheel.namelist() if one.endswith("METADATA"))
    assert message_from_bytes(wheel.read(name))["Version"] == foretell.__version__


def test_the_changes_of_this_version_are_closed() -> None:
    """Its section bears a day, and above it there is room for the next one."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, second = re.findall(r"^## (.*)$", text, re.MULTILINE)[:2]
    assert first == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(foretell.__version__)}\] - \d{{4}}-\d\d-\d\d", second)
