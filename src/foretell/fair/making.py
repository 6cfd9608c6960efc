"""Making the bundle of a game that is over, was ended, or never began."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from foretell.cards import NO_CARD, card_name
from foretell.fair import scheme
from foretell.fair.dealing import DealWithDraws, Drawn, told
from foretell.fair.scheme import PlayerSeed
from foretell.fair.secret import Secret
from foretell.fair.shape import Bundle, DrawPart, PlayerPart, RoundPart, to_json
from foretell.record import Record, outcome, write
from foretell.record.parsing import parse
from foretell.rules.value import Rules


def bundle(
    game: str,
    secret: Secret,
    players: Sequence[PlayerSeed],
    record: Record,
    first_dealer: int | None = None,
    table: str = "",
) -> dict[str, Any]:
    """The bundle of a game, as plain values for a JSON writer. It holds the server's seed!

    Args:
        game: the game's id, or that of the event's round whose deals were played.
        secret: the server's seed, published from now on.
        players: by seat, of an event by place; a seed may be missing only where nothing was dealt.
        record: the game record; of a start that was cancelled, one without rounds.
        first_dealer: the seat that deals first, only where the table named it.
        table: the id of the table's own game, where the deals are an event's.

    Raises:
        BadRecord: the record breaks the rules.
        ForetellError: cards were dealt, yet a seat has not revealed its seed.
    """
    commit = scheme.server_commit(game, secret)
    played = outcome(record).game
    rounds = told(played).rounds
    t = scheme.transcript(game, commit, players) if rounds else ""
    value = parse(write(record))
    made = Bundle(
        scheme=scheme.EVENT_SCHEME if table else scheme.SCHEME,
        game=game,
        rules=value["rules"],
        players=[PlayerPart(seat, one.commit, one.seed) for seat, one in enumerate(players)],
        server_seed=secret.reveal(),
        server_commit=commit,
        rounds=[
            _round(number, one, scheme.deck(secret, t, number, played.rules), played.rules)
            for number, one in enumerate(rounds, start=1)
        ],
        record=_plain(value),
        first_dealer=first_dealer,
        table=table,
    )
    return to_json(made)


def _round(number: int, dealt: DealWithDraws, deck: list[int], rules: Rules) -> RoundPart:
    deal, ranks = dealt.deal, rules.deck
    return RoundPart(
        round=number,
        dealer=deal.dealer,
        deck=[card_name(card, ranks) for card in deck],
        hands=[[card_name(card, ranks) for card in hand] for hand in deal.hands],
        turn_up=None if deal.turn_up == NO_CARD else card_name(deal.turn_up, ranks),
        draws=[_draw(one, ranks) for one in dealt.draws],
    )


def _draw(one: Drawn, ranks: int) -> DrawPart:
    choices = [one.text(choice, ranks) for choice in one.choices]
    seat = one.seat if one.seat >= 0 else None
    return DrawPart(one.what, choices, one.text(one.drawn, ranks), seat)


def _plain(value: Any) -> Any:
    """A value of a record as JSON has it: dates become their text."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value if isinstance(value, str | int | float | bool) else value.isoformat()
