"""What a verification works with: the bundle, and all that can be made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from foretell.base.errors import BadRecord, BadRules
from foretell.base.i18n import DeferredText
from foretell.cards import card_name
from foretell.fair import scheme
from foretell.fair.dealing import GameDeals, told
from foretell.fair.report import fault
from foretell.fair.scheme import PlayerSeed
from foretell.fair.secret import Secret
from foretell.fair.shape import Bundle
from foretell.play.handle import Handle
from foretell.record import Record, from_table, outcome
from foretell.record.parsing import parse
from foretell.rules.plan import deck_of
from foretell.rules.refusing import bounded
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules


class Kept(NamedTuple):
    """What a player kept from before the end, as far as it is known.

    ``commit`` is C as it came before the deal, ``seed`` the own R, ``hands`` the cards that were
    dealt to the own seat and ``turn_ups`` the cards turned up, by number of the deal. ``pinned``
    is the hash of all commitments of an event, as it came with C.
    """

    commit: str | None = None
    seed: str | None = None
    seat: int | None = None
    first_dealer: int | None = None
    hands: Mapping[int, Sequence[str]] = {}
    turn_ups: Mapping[int, str | None] = {}
    pinned: str | None = None

    @property
    def is_complete(self) -> bool:
        """Whether it holds what nobody could make up afterwards."""
        return self.commit is not None and self.seed is not None


@dataclass
class Matter:
    """A bundle and what follows from it; ``None`` where nothing does."""

    bundle: Bundle
    rules: Rules | None = None
    record: Record | None = None
    told: GameDeals | None = None
    transcript: str = ""
    wrong_record: list[DeferredText] = field(default_factory=list)

    @property
    def secret(self) -> Secret:
        """The server's seed, as what it is used for."""
        return Secret.of(self.bundle.server_seed)

    @property
    def ranks(self) -> int:
        """Which names the deck's cards have: 60 or 36."""
        return self.rules.deck if self.rules else 60

    def name(self, card: int) -> str:
        """The name of a card."""
        return card_name(card, self.ranks)

    @cached_property
    def seats(self) -> int:
        """How many play; at an event's table not as many as give seeds."""
        if not self.bundle.is_event:
            return len(self.bundle.players)
        given = self.bundle.record
        try:
            players = (parse(given) if isinstance(given, str) else given).get("players")
        except BadRecord:
            return 0
        return len(players) if isinstance(players, list) else 0

    @property
    def has_decks(self) -> bool:
        """Whether the seeds and the rules are known that decks come from."""
        return self.rules is not None and self.transcript != ""

    @cached_property
    def decks(self) -> list[list[str]]:
        """Each deal's deck by the seeds; none where T or the rules are not known."""
        if not self.rules or not self.transcript:
            return []
        secret, cards = self.secret, deck_of(self.rules)
        numbers = range(1, len(self.bundle.rounds) + 1)
        decks = [scheme.shuffled(secret, self.transcript, r, cards) for r in numbers]
        return [[self.name(card) for card in deck] for deck in decks]

    def first_dealer(self) -> int | None:
        """Who must deal first: as the rules fix it, the table named it, or the seeds give it."""
        if not self.rules or not self.transcript:
            return None
        chosen = self.bundle.first_dealer
        if chosen is None:
            chosen = scheme.first_dealer(self.secret, self.transcript, self.rules.players)
        handle = Handle(self.rules)
        handle.start(chosen)
        return handle.get("dealer")


def gather(bundle: Bundle) -> Matter:
    """All that can be made of a bundle; what cannot is told as a fault of the record."""
    matter = Matter(bundle)
    seeds = [PlayerSeed(one.commit, one.seed) for one in bundle.players]
    if all(one.seed is not None for one in seeds):
        matter.transcript = scheme.transcript(bundle.game, bundle.server_commit, seeds)
    try:
        matter.rules = parse_rules(bounded(bundle.rules), matter.seats)
    except BadRules as error:
        matter.wrong_record.append(fault("no-rules", why=error))
    try:
        _replay(matter)
    except BadRecord as error:
        matter.wrong_record.append(fault("broken-record", why=error))
    return matter


def _replay(matter: Matter) -> None:
    given = matter.bundle.record
    matter.record = from_table(parse(given) if isinstance(given, str) else given)
    if any(one.size is not None for one in matter.record.rounds):
        matter.wrong_record.append(fault("real-cards"))
        return
    game = outcome(matter.record).game
    if game.rules == matter.rules:
        matter.told = told(game)
    else:
        matter.wrong_record.append(fault("other-rules"))
