"""The rules of Wizard as values: axes, their checks, presets, files and words (rules 3)."""
