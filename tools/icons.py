"""Draws the icons of the installed app from the page's own: `.venv/bin/python tools/icons.py`."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import sync_playwright

import page

SIZES = (180, 192, 512)


def main() -> None:
    """Draw all sizes."""
    icon = (page.WEB / "src/icon.svg").read_text(encoding="utf-8").replace(' rx="14"', "")
    path = os.environ.get("FORETELL_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for size in SIZES:
            sheet = browser.new_page(viewport={"width": size, "height": size})
            sheet.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{icon}"
            )
            sheet.screenshot(path=page.WEB / f"public/icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
