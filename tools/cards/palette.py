"""The colours of the drawings: every name that a drawing may use, and what it stands for."""

from __future__ import annotations

from typing import Final

PALETTE: Final = {
    "ink": "#23243a",
    "paper": "#fbf8ef",
    "cream": "#fff1d0",
    "parchment": "#f4e9cf",
    "gold": "#f2c14e",
    "bronze": "#b9862b",
    "night": "#1c1f4d",
    "violet": "#43308f",
    "lilac": "#b7a4ee",
    "sienna": "#8f4a22",
    "terracotta": "#c96f3b",
    "steel": "#c3cbd9",
    "iron": "#7d879d",
    "wood": "#8a5a34",
    "leather": "#5c3a24",
    "rose": "#d9536a",
    "sprout": "#9ad07e",
    "leaf": "#3f8f57",
    "teal": "#1d5561",
    "sky": "#a8d5dc",
    "linen": "#e9d9b5",
    "ochre": "#dda63a",
    "slate": "#8d9bb0",
    "azure": "#27579a",
    "rouge": "#b3212f",
    "umber": "#77502f",
    "russet": "#b0703d",
    "fire": "#f08a3c",
    "mist": "#9fd0cf",
    "fair": "#f4cda5",
    "tan": "#d79a68",
    "brown": "#94603c",
    "dark": "#6b422b",
    "blond": "#dfae4f",
    "auburn": "#a34a26",
    "chestnut": "#5b3423",
    "raven": "#2b2438",
    "silver": "#e6e2dc",
    "hare": "#d9cbb2",
    "bear": "#8c5a33",
    "fox": "#e07a35",
    "owl": "#dfe3f0",
    "down": "#6f83b5",
}
"""Name in a drawing's ``fill`` or ``stroke`` -> colour."""

VEILS: Final = {"shade": ("#000", ".22"), "light": ("#fff", ".28")}
"""Name -> colour and opacity: darker and lighter parts of whatever lies below."""

KEPT: Final = ("none", "currentColor")
"""Values that mean the same in a drawing and in a sprite."""
