"""Tables of what cards count as, and of the forms they may be played in, by role mode."""

from __future__ import annotations

from typing import Final

from foretell.cards import CARD_NUMBERS, JESTERS, LANE, MERLIN, WIZARD, WIZARDS, cards_in, mask_of
from foretell.engine.fields import RulesStruct
from foretell.engine.structs import Form, RoleMode
from foretell.rules import axes
from foretell.rules.plan import in_round
from foretell.rules.value import Rules

ROLE_OF: Final = {
    axes.Roles.PRINTED: RoleMode.PRINTED,
    axes.Roles.ALTERNATE: RoleMode.PRINTED,
    axes.Roles.CALLED: RoleMode.CALLED,
}
NAMES_SUIT: Final = mask_of([Form.NAMES + suit for suit in range(4)])
CALLS_AND_NAMES: Final = mask_of([Form.CALLED_NAMES + suit for suit in range(4)])
QUIET: Final = 1 << Form.QUIET
CALLED: Final = 1 << Form.CALLED
MERLIN_FORMS: Final = mask_of([Form.AS_WIZARD, Form.AS_JESTER])
SPECIAL: Final = [*cards_in(WIZARDS), *cards_in(JESTERS)]


def fill_roles(rules: Rules, r: RulesStruct, rows: list[tuple[int, int, int]]) -> None:
    """Write the role axes: what wizards and jesters count as, and whether they make trump.

    ``rows``: what selectors ask of each row, a round's number, its size, how many rounds there are.
    """
    changes = rules.trump_changes is axes.TrumpChanges.WIZARDS
    roles = [in_round(rules.roles, *row) for row in rows]
    r.roles[:] = [ROLE_OF[role] for role in roles]
    r.alternate[:] = [role is axes.Roles.ALTERNATE for role in roles]
    r.wizards_change_trump = changes and rules.suited
    fill_shapes(r)
    fill_forms(r, names=changes and not rules.suited)


def fill_shapes(r: RulesStruct) -> None:
    """What each card counts as when nothing is called (All-Wizards, Gizzard / Fester)."""
    r.counts_as[:] = range(CARD_NUMBERS)
    for card in SPECIAL:
        jester = card - card % LANE
        wizard = jester + WIZARD
        r.counts_as[RoleMode.ALL_WIZARDS, card] = wizard
        r.counts_as[RoleMode.ALL_JESTERS, card] = jester
        r.counts_as[RoleMode.CALLED, card] = jester if card == wizard else wizard


def fill_forms(r: RulesStruct, *, names: bool) -> None:
    """What a player may choose as a card is played; nothing for most (rules 17).

    ``names``: whether a card that counts as a wizard names a suit as trump (Tricksy).
    """
    for card in SPECIAL:
        is_wizard = card % LANE == WIZARD
        calls = CALLS_AND_NAMES if names else CALLED
        quiet = NAMES_SUIT if names else QUIET
        r.forms[RoleMode.CALLED, card] = QUIET | calls if is_wizard else quiet | CALLED
        r.forms[RoleMode.ALL_WIZARDS, card] = NAMES_SUIT if names else 0
        r.forms[RoleMode.PRINTED, card] = NAMES_SUIT if names and is_wizard else 0
    r.forms[:, MERLIN] = MERLIN_FORMS
