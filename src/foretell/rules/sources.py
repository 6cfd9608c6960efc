"""Where each value of each axis comes from: a paragraph of the rules, or a named variant.

A number is a paragraph of the base game; a name is one of the variants; "house" is a value that
nobody published, there because the axis has room for it.
"""

from __future__ import annotations

from typing import Final

_HOUSE: Final = "house"

SOURCES: Final[dict[str, dict[str, str]]] = {
    "deck": {"60": "1.1", "36": "Junior"},
    "drop": {"[]": "1.1", '["2c"]': "Camelot"},
    "add": {
        "[]": "1.1",
        '["Me"]': "Camelot",
        '["Mo"]': "Camelot",
        '["Ex"]': "Camelot",
        '["Gr"]': "Camelot",
    },
    "aside": {"0": "1.5", "3": "Two-Player"},
    "cancels": {"[]": "1.10", '["8s"]': "Two-Player"},
    "roles": {
        "printed": "1.1",
        "alternate": "All-Wizards, All-Jesters",
        "called": "Gizzard / Fester",
    },
    "suited": {"true": "Tricksy", "false": "1.9"},
    "dummies": {"0": "1.1", "1": "Two-Player", "2": "Solitaire"},
    "sizes": {
        "up": "1.3",
        "by-two": "Quick play",
        "down": "Nannie's Rule",
        "up-down": "Up and down",
        "all": "Wizard Maximus",
        "[1, 3, 5]": "Custom",
    },
    "rounds": {"0": "1.3", "5": "Wizard Maximus"},
    "trump": {
        "turned": "1.5",
        "c": "Wizard Maximus",
        "d": "Saboteur with spoils",
        "h": "Wizard Maximus",
        "s": "Wizard Maximus",
        "none": "Wizard Maximus",
    },
    "trump_changes": {"never": "1.5", "wizards": "Tricksy"},
    "uber": {"false": "1.10", "true": "Uber-wizard"},
    "twist": {"none": "1.5", "smyrna": "Smyrna"},
    "bidding": {
        "in-turn": "1.6",
        "hidden": "Hidden Bid",
        "delayed": "Delayed Reveal",
        "zero": "Jester bid",
    },
    "uneven": {"never": "1.6", "a selector": "Screw the Dealer, Hardcore, Camelot"},
    "uneven_for": {"anyone": "Screw the Dealer", "sole-leader": "Canadian Rule, 1.16"},
    "uneven_zero": {"refused": "Screw the Dealer", "allowed": "Canadian Rule, Camelot"},
    "uneven_at": {"bid": "Screw the Dealer", "reveal": "Hidden bids with notequal"},
    "sees": {"own": "1.13", "blind": "Third Time's the Harm", "forehead": "Forehead"},
    "last_card_up": {"never": "1.13", "a selector": "Last card up"},
    "dealer_role": {"none": "1.6", "saboteur": "Saboteur", "spoils": "Saboteur with spoils"},
    "exchange": {"none": "1.13", "pass-one": "Pass one", "pull-one": "Pull one"},
    "deuces": {"plain": "1.2", "wizard-when-following": "Magic"},
    "scoring": {
        "standard": "1.11",
        "flat": "Flat points",
        "made, trick": "1.11",
        "missed": "1.11",
        "zero": _HOUSE,
        "zero_over_4": "Camelot",
        "zero_last": "Camelot",
        "grail": "Camelot",
    },
    "eliminate": {"0": "1.12", "2": "Nannie's Rule"},
    "target": {"0": "1.12", "100": "Two-Player"},
    "tie": {"shared": "1.12", "play-off": "1.12"},
    "revoke": {"prevented": "1.14", "honour": "1.14"},
}
