"""Settings of Sphinx for `make site`: everything local, both themes, a search without a server."""

from __future__ import annotations

project = "Foretell"
extensions = ["myst_parser"]
root_doc = "index"
html_theme = "furo"
html_title = "Foretell"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure", "myst.header"]
language = "en"
