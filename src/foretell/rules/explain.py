"""A set of rules in plain sentences, in the reader's language, generated from its axes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from foretell.i18n import text
from foretell.rules.axes import MAX_ROUNDS, Rules, Scoring, Sizes, Tie
from foretell.rules.phrases import capital, cards_text, points_text, when_text
from foretell.rules.plan import most_cards, round_sizes
from foretell.rules.selectors import ALWAYS, NEVER, Selector
from foretell.rules.toml import axis_default


@dataclass(frozen=True, slots=True)
class Section:
    """A title and the sentences below it."""

    title: str
    sentences: tuple[str, ...]


ZERO_MET: Final = 20
"""What the score to beat alone counts for each round (rules 2, Solitaire)."""

Sentences = Callable[[Rules, str], list[str]]
"""What an axis says about rules in a language."""


def _member(axis: str) -> Sentences:
    """Says the value of an Enum, always."""
    return lambda rules, lang: [text(f"rules-{axis}-{getattr(rules, axis).value}", lang)]


def _unusual(axis: str) -> Sentences:
    """Says the value of an Enum or a switch where it is not the standard one."""

    def say(rules: Rules, lang: str) -> list[str]:
        value = getattr(rules, axis)
        word = value.value if isinstance(value, Enum) else str(value).lower()
        return [] if value == axis_default(axis) else [text(f"rules-{axis}-{word}", lang)]

    return say


def _by_round(axis: str) -> Sentences:
    """Says an axis that varies by round, each value with the rounds it holds in."""

    def say(rules: Rules, lang: str) -> list[str]:
        pairs = getattr(rules, axis)
        if pairs[0][0] == ALWAYS:
            return [text(f"rules-{axis}-{pairs[0][1].value}", lang)]
        return [_pair(axis, pair, lang) for pair in _closed(pairs)]

    return say


def _closed(pairs: tuple[tuple[Selector, Enum], ...]) -> tuple[tuple[Selector, Enum], ...]:
    """Pairs up to the first that always holds; the standard value where none does."""
    for place, (when, _) in enumerate(pairs):
        if when == ALWAYS:
            return pairs[: place + 1]
    return (*pairs, (ALWAYS, next(iter(type(pairs[0][1])))))


def _pair(axis: str, pair: tuple[Selector, Enum], lang: str) -> str:
    when, member = pair
    rounds = text("rules-when-otherwise", lang) if when == ALWAYS else when_text(when, lang)
    sentence = text(f"rules-{axis}-{member.value}", lang)
    return text("rules-by-round", lang, when=capital(rounds), sentence=sentence)


def _players(rules: Rules, lang: str) -> list[str]:
    return [text("rules-players", lang, players=rules.players)]


def _deck(rules: Rules, lang: str) -> list[str]:
    return [text(f"rules-deck-{rules.deck}", lang)]


def _drop(rules: Rules, lang: str) -> list[str]:
    if not rules.drop:
        return []
    return [text("rules-drop", lang, cards=cards_text(rules.drop, lang))]


def _add(rules: Rules, lang: str) -> list[str]:
    if not rules.add:
        return []
    each = [text(f"rules-add-{card}", lang) for card in rules.add]
    return [text("rules-add", lang, cards=cards_text(rules.add, lang)), *each]


def _aside(rules: Rules, lang: str) -> list[str]:
    return [text("rules-aside", lang, aside=rules.aside)] if rules.aside else []


def _cancels(rules: Rules, lang: str) -> list[str]:
    if not rules.cancels:
        return []
    cards = capital(cards_text(rules.cancels, lang))
    return [text("rules-cancels", lang, cards=cards, number=len(rules.cancels))]


def _dummies(rules: Rules, lang: str) -> list[str]:
    return [text(f"rules-dummies-{rules.dummies}", lang)] if rules.dummies else []


def _sizes(rules: Rules, lang: str) -> list[str]:
    sizes = round_sizes(rules)
    kind = rules.sizes.value if isinstance(rules.sizes, Sizes) else "list"
    if rules.target and set(sizes) == {sizes[-1]}:
        kind = "repeat"
    plan = text(
        f"rules-sizes-{kind}",
        lang,
        rounds=len(sizes),
        first=sizes[0],
        last=sizes[-1],
        most=most_cards(rules),
        list=", ".join(str(size) for size in sizes),
    )
    deal = "shuffle" if rules.players == 1 else "deal"
    return [plan, text(f"rules-rounds-{deal}", lang)]


def _rounds(rules: Rules, lang: str) -> list[str]:
    if not rules.rounds or rules.sizes is Sizes.ALL:
        return []
    return [text("rules-rounds", lang, rounds=rules.rounds)]


def _eliminate(rules: Rules, lang: str) -> list[str]:
    return [text("rules-eliminate", lang, every=rules.eliminate)] if rules.eliminate else []


def _target(rules: Rules, lang: str) -> list[str]:
    if not rules.target:
        return []
    last = round_sizes(rules)[-1]
    return [text("rules-target", lang, target=rules.target, last=last, rounds=MAX_ROUNDS)]


def _uneven(rules: Rules, lang: str) -> list[str]:
    """What an uneven rule is takes four axes; without one, the other three say nothing."""
    if rules.uneven == NEVER:
        return [text("rules-uneven-never", lang)] if rules.players > 1 else []
    when = when_text(rules.uneven, lang)
    kind = rules.uneven.kind
    return [text(f"rules-uneven_at-{rules.uneven_at.value}", lang, when=when, kind=kind)]


def _bidding(rules: Rules, lang: str) -> list[str]:
    if rules.players == 1 and rules.bidding == axis_default("bidding"):
        return [text("rules-bidding-alone", lang)]
    return _by_round("bidding")(rules, lang)


def _if_uneven(axis: str) -> Sentences:
    say = _member(axis)
    return lambda rules, lang: [] if rules.uneven == NEVER else say(rules, lang)


def _nothing(_rules: Rules, _lang: str) -> list[str]:
    """For an axis that another one's sentence tells."""
    return []


def _last_card_up(rules: Rules, lang: str) -> list[str]:
    if rules.last_card_up == NEVER:
        return []
    return [text("rules-last_card_up", lang, when=when_text(rules.last_card_up, lang))]


def _revoke(rules: Rules, lang: str) -> list[str]:
    keys = (f"rules-revoke-{rules.revoke.value}", "rules-play-win")
    lead = () if rules.players == 1 else ("rules-play-lead",)
    return [text(key, lang) for key in (*lead, *keys)]


def _scoring(rules: Rules, lang: str) -> list[str]:
    scoring = rules.scoring
    if scoring.flat:
        return [text("rules-scoring-flat", lang)]
    made, trick = points_text(scoring.made), points_text(scoring.trick)
    missed = points_text(scoring.missed)
    return [
        text("rules-scoring-met", lang, made=made, trick=trick),
        *_zero_scoring(scoring, lang),
        text("rules-scoring-missed", lang, missed=missed),
    ]


def _zero_scoring(scoring: Scoring, lang: str) -> list[str]:
    said = []
    for key in ("zero", "zero_over_4"):
        points = getattr(scoring, key)
        if points is not None and (key != "zero" or points != scoring.made):
            said.append(text(f"rules-scoring-{key}", lang, points=points_text(points)))
    if scoring.zero_last is not None:
        base, each = scoring.zero_last
        words = {"points": points_text(base), "by": points_text(each)}
        said.append(text("rules-scoring-zero_last", lang, each=each, **words))
    if scoring.grail:
        said.append(text("rules-scoring-grail", lang, points=points_text(scoring.grail)))
    return said


def _tie(rules: Rules, lang: str) -> list[str]:
    if rules.players == 1:
        points = ZERO_MET * len(round_sizes(rules))
        return [] if rules.target else [text("rules-end-alone", lang, points=points)]
    won = [] if rules.target else [text("rules-end-most", lang)]
    play_off = rules.tie is not Tie.SHARED
    tied = [text(f"rules-tie-{rules.tie.value}", lang)] if play_off or not rules.target else []
    return won + tied


SECTIONS: Final[dict[str, dict[str, Sentences]]] = {
    "table": {
        "players": _players,
        "dummies": _dummies,
        "deck": _deck,
        "drop": _drop,
        "add": _add,
        "aside": _aside,
        "roles": _unusual("roles"),
        "suited": _unusual("suited"),
    },
    "rounds": {"sizes": _sizes, "rounds": _rounds},
    "trump": {
        "trump": _by_round("trump"),
        "trump_changes": _unusual("trump_changes"),
        "uber": _unusual("uber"),
        "twist": _unusual("twist"),
    },
    "bids": {
        "sees": _by_round("sees"),
        "last_card_up": _last_card_up,
        "bidding": _bidding,
        "uneven": _uneven,
        "uneven_at": _nothing,
        "uneven_for": _if_uneven("uneven_for"),
        "uneven_zero": _if_uneven("uneven_zero"),
        "dealer_role": _unusual("dealer_role"),
    },
    "play": {
        "exchange": _unusual("exchange"),
        "revoke": _revoke,
        "deuces": _unusual("deuces"),
        "cancels": _cancels,
    },
    "points": {"scoring": _scoring},
    "end": {"eliminate": _eliminate, "target": _target, "tie": _tie},
}
"""Every axis, in the order in which it is told."""


def explain(rules: Rules, lang: str = "en") -> list[Section]:
    """What a set of rules says, as sections of plain sentences.

    Axes that say what everybody expects are left out; every other value has its sentence.

    >>> explain(Rules(players=3))[1].sentences[0]
    '20 rounds: one card each in the first, then one more in every round, 20 in the last.'
    """
    sections = []
    for name, axes in SECTIONS.items():
        said = tuple(sentence for say in axes.values() for sentence in say(rules, lang))
        sections.append(Section(text(f"rules-section-{name}", lang), said))
    return sections
