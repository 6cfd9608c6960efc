"""How tests begin a Chromium: without what only somebody who types an address would see."""

from __future__ import annotations

from typing import Final

_OFF: Final = (
    # each window reads two pages of its own in advance, which nobody sees, for its address bar:
    # they take as long as the page that is tested
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # what Playwright turns off; of two such lists a browser reads the last
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "AimEnabled",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
ARGS: Final = (
    "--no-sandbox",
    "--font-render-hinting=none",  # the headless shell makes letters wider than people see them
    f"--disable-features={','.join(_OFF)}",
)
"""Of every Chromium that a test begins."""
