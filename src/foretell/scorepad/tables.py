"""Rules as tables that are looked up: for a page that counts without an engine (score-pad.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from foretell.cards import suit_name
from foretell.engine.compile import compile_rules
from foretell.engine.fields import RulesStruct
from foretell.engine.scoring import (
    FLAT_STEP,
    NO_SPOILS,
    REVOKE_POINTS,
    SABOTEUR_POINTS,
    SPOILS_A_TRICK,
)
from foretell.engine.structs import (
    PLAY_OFF_ROW,
    UNNAMED,
    BidMode,
    DealerMode,
    Phase,
    RoleMode,
    SeesMode,
    UnevenMode,
)
from foretell.play.actions import JESTERS_TEXT, choice_texts
from foretell.play.handle import STATE_PLACES, Handle
from foretell.play.history import Pad
from foretell.play.rerun import begin_pad
from foretell.play.view_fields import word_of
from foretell.record.names import names_of
from foretell.record.pad_round import lost_tricks
from foretell.rules.value import Rules

Table = dict[str, Any]
NAME: Final = "name"
"""In place of a trump: the dealer names it."""
PAIR: Final = 0b11
"""Two who are tied."""


@lru_cache(maxsize=64)
def pad_tables(rules: Rules) -> Table:
    """The rules as tables; nobody changes them.

    >>> tables = pad_tables(Rules(players=3))
    >>> tables["rounds"][4]["size"], tables["made"][0][:3], tables["missed"][0][:3]
    (5, [20, 30, 40], [0, -10, -20])
    """
    r = compile_rules(rules)[0]
    play_offs = [row_of(rules, r, PLAY_OFF_ROW, n - 1) for n in (2, 1)]
    return {
        "players": rules.players,
        "seats": int(r.seats),
        "dealer_fixed": int(r.dealer_fixed),
        "rounds": [row_of(rules, r, row, row) for row in range(int(r.rounds))],
        "play_offs": play_offs if r.play_off else [],
        "deck": int(r.deck_len),
        "cards": list(names_of(rules).numbers),
        "ubers": list(ubers(rules)),
        "turn_ups": turn_ups(rules),
        **points_of_rules(r),
        "uneven_zero": bool(r.uneven_zero_ok),
        "uneven_mended": bool(r.uneven_mend),
        "uber": bool(r.uber),
        "eliminate": int(r.eliminate),
        "target": int(r.target),
        "tie": "play-off" if r.play_off else "shared",
    }


def points_of_rules(r: RulesStruct) -> Table:
    """All points that no round changes."""
    return {
        "made": r.made.tolist(),
        "missed": r.missed.tolist(),
        "flat": FLAT_STEP,
        "revoke": REVOKE_POINTS,
        "saboteur": SABOTEUR_POINTS,
        "spoils": SPOILS_A_TRICK,
        "no_spoils": NO_SPOILS,
    }


def row_of(rules: Rules, r: RulesStruct, row: int, round_no: int) -> Table:
    """What holds in one round (``round_no`` from 0)."""
    is_play_off = row == PLAY_OFF_ROW
    size = int(r.hand_size[row])
    trump = int(r.trump_of[row])
    role = role_of(r, row, round_no)
    names = NAME in turn_ups(rules)[role].values()
    return {
        "size": tied_sizes(r) if is_play_off else size,
        "bidding": word_of(BidMode(r.bid_mode[row])),
        "sees": word_of(SeesMode(r.sees[row])),
        "uneven": word_of(UnevenMode(r.uneven[row])),
        "turned": "turned" if trump == UNNAMED else suit_name(trump),
        "turn_ups": role,
        "scoring": int(is_play_off),
        "zero": int(r.zero_made[row]),
        "grail": int(r.grail_points[row]),
        "is_flat": bool(r.is_flat[row]),
        "twists": choice_texts(Phase.TWIST, int(r.twists[row])) if names else [],
        "role": word_of(DealerMode(r.dealer_mode[row])),
        "lost": lost_tricks(r, size),
    }


def tied_sizes(r: RulesStruct) -> list[int]:
    """Cards in a play-off, by how many are tied."""
    most, cards = int(r.hand_size[PLAY_OFF_ROW]), int(r.deck_len - r.aside)
    return [0, 0, *[min(most, cards // tied) for tied in range(2, int(r.players) + 1)]]


def role_of(r: RulesStruct, row: int, round_no: int) -> int:
    """Which table says what a turned-up card makes: that of the wizards' and jesters' roles."""
    if r.alternate[row]:
        return int(RoleMode.ALL_WIZARDS + (round_no & 1))
    return int(r.roles[row])


def turn_ups(rules: Rules) -> list[dict[str, str]]:
    """By role mode, the trump that each card makes when it is turned up; empty where none is."""
    return [dict(_turned(rules).get(mode, {})) for mode in range(len(RoleMode))]


@lru_cache(maxsize=64)
def _turned(rules: Rules) -> dict[int, dict[str, str]]:
    """The same, for the modes in which a card is turned up: by the engine's own deals."""
    r = compile_rules(rules)[0]
    handle = Handle(rules)
    handle.start(0)
    found: dict[int, dict[str, str]] = {}
    rows = [(row, row) for row in range(int(r.rounds))]
    rows += [(PLAY_OFF_ROW, 0), (PLAY_OFF_ROW, 1)] if r.play_off else []
    for row, round_no in rows:
        mode = role_of(r, row, round_no)
        if mode not in found and is_turned(handle, row, round_no):
            cards = names_of(rules).numbers
            found[mode] = {name: trump_by(handle, card) for name, card in cards.items()}
    return found


def is_turned(handle: Handle, row: int, round_no: int) -> bool:
    """Make a round due on a handle; whether a card is turned up in it."""
    r, ints = handle.rules[0], handle.ints
    ints[STATE_PLACES["row"]], ints[STATE_PLACES["round_no"]] = row, round_no
    seats = int(r.seats)
    if row == PLAY_OFF_ROW:
        ints[STATE_PLACES["sitting"]], seats = PAIR, 2
    return bool(r.trump_of[row] == UNNAMED and handle.cards_to_deal() * seats < r.deck_len)


def trump_by(handle: Handle, card: int) -> str:
    """The trump that a card makes in the round that is due."""
    get = handle.get
    size = handle.cards_to_deal()
    begin_pad(handle, Pad(get("dealer"), 0, is_play_off=False, size=size, turn_up=card, unknown=()))
    return NAME if get("phase") == Phase.TRUMP else suit_name(get("trump"))


@lru_cache(maxsize=64)
def ubers(rules: Rules) -> tuple[str, ...]:
    """What may be named to beat everything: the jesters, ranks, cards (Uber-wizard)."""
    plain = [name for name in names_of(rules).numbers if name[0] not in "ZN" and name[1] in "cdhs"]
    ranks = dict.fromkeys(name[0] for name in plain)
    jesters = [JESTERS_TEXT] if any(name[0] == "N" for name in names_of(rules).numbers) else []
    return (*jesters, *ranks, *plain)


def first_dealers(rules: Rules) -> range:
    """The seats that may deal first: a player, or the dummy that always does."""
    return range(max(rules.players, int(compile_rules(rules)[0].dealer_fixed) + 1))
