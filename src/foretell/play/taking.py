"""Whether a card would take the trick: its text is read, the engine's rules are asked."""

from __future__ import annotations

from foretell.base.illegal import illegal
from foretell.cards import names_of
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Records
from foretell.engine.structs import STATE, Form, Phase, new_record
from foretell.engine.taking import takes_at
from foretell.play.actions import parse_choices
from foretell.play.refusals import wrong_phase
from foretell.rules.plan import deck_of
from foretell.rules.value import Rules


def takes(rules: Rules, record: Records, card: str) -> bool:
    """Whether a card would be the one that wins the trick of a view, if it were laid now.

    Raises:
        IllegalAction: no card is due, or the card is not in the deck.
        BadNotation: the text is no card.
    """
    phase = int(record[0]["phase"])
    if phase != Phase.PLAY:
        raise wrong_phase(card, phase)
    number, *said = parse_choices(phase, card, rules.deck)
    if number not in deck_of(rules):
        raise illegal("not-in-deck", tried=card, allowed=names_of(deck_of(rules), rules.deck))
    form = said[0] if said else Form.QUIET
    return bool(takes_at(compile_rules(rules), record, new_record(STATE), number, int(form)))
