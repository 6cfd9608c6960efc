"""Builds the pages of this project into a site that needs no network: `make site`.

    python tools/build_site.py [FOLDER]

The pages lie together as they do in the repository, so that their links hold; the README is the
home. A link that leads nowhere fails.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from site_pages import HOME, NAVIGATION, ROOT, files

TARGET: Final = ROOT / "build" / "site"
SETTINGS: Final = ROOT / "tools" / "site"
BESIDE: Final = ("LICENSE", "NOTICE", "examples", "docs/images")
"""What pages link to and is no page."""
TO_HOME: Final = re.compile(r"\]\((\.\./)?README\.md")
PLAIN_WORDS: Final = re.compile(r"^(```\w+) skip$", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Build the site; 0 if every link leads somewhere."""
    target = Path(arguments[0]).resolve() if arguments else TARGET
    source = target.with_name(f"{target.name}-source")
    stage(source)
    shutil.rmtree(target, ignore_errors=True)
    built = subprocess.run(
        [
            *(sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet"),
            *("-c", SETTINGS, "-d", target.with_name(f"{target.name}-trees"), source, target),
        ]
    )
    if not built.returncode:
        print(f"the site: {target / 'index.html'}")
    return built.returncode


def stage(source: Path) -> None:
    """Lay all pages out as Sphinx reads them."""
    shutil.rmtree(source, ignore_errors=True)
    for name in BESIDE:
        _copy(ROOT / name, source / name)
    for file in files():
        place = source / (file.relative_to(ROOT) if file != HOME else "index.md")
        place.parent.mkdir(parents=True, exist_ok=True)
        text = page(file.read_text(encoding="utf-8"))
        place.write_text(text + contents() if file == HOME else text, encoding="utf-8")


def page(text: str) -> str:
    """A page as the site has it: its home is the README, its code is code.

    >>> page("[home](../README.md#licence)")
    '[home](../index.md#licence)'
    """
    return PLAIN_WORDS.sub(r"\1", TO_HOME.sub(r"](\1index.md", text))


def contents() -> str:
    """The navigation, as Sphinx reads it."""
    parts = (
        f"\n```{{toctree}}\n:hidden:\n:caption: {heading}\n\n" + "\n".join(pages) + "\n```\n"
        for heading, pages in NAVIGATION.items()
    )
    return "".join(parts)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copy(source, target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
