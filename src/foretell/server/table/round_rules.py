"""What the rules make special in a round, for those who draw it; read from compiled rules."""

from __future__ import annotations

from functools import lru_cache

from foretell.cards import GRAIL, card_name, cards_in
from foretell.engine.structs import NO_SEAT, PLAY_OFF_ROW, BidMode, DealerMode, SeesMode
from foretell.play.view_fields import word_of
from foretell.rules.plan import score_to_beat
from foretell.server.protocol.views import RoundRulesView
from foretell.wire import Wire


@lru_cache(maxsize=512)
def round_rules_of(wire: Wire, row: int) -> RoundRulesView:
    """What is special in the round of a row.

    >>> from foretell.rules.presets import preset
    >>> from foretell.wire import wire_of
    >>> round_rules_of(wire_of(preset("forehead")), 0).sees
    'forehead'
    """
    record = wire.compiled[0]
    is_play_off = row == PLAY_OFF_ROW
    return RoundRulesView(
        bidding=word_of(BidMode(int(record.bid_mode[row]))),
        sees=word_of(SeesMode(int(record.sees[row]))),
        dealer=word_of(DealerMode(int(record.dealer_mode[row]))),
        wizards_make_trump=bool(record.wizards_change_trump),
        has_magic=bool(record.deuces_magic),
        has_places=bool(int(record.deck_mask) >> GRAIL & 1),
        is_drawn=is_play_off or (row == 0 and int(record.dealer_fixed) == NO_SEAT),
        cancels=[card_name(card, wire.deck) for card in cards_in(int(record.cancels))],
        target=0 if is_play_off else int(record.target),
        is_honour=bool(record.honour),
        to_beat=score_to_beat(wire.rules),
    )
