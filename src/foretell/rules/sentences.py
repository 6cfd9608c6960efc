"""What each axis says about a set of rules, in plain sentences of the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from foretell.base.i18n import text
from foretell.rules.axes import (
    MAX_ROUNDS,
    Axes,
    Bidding,
    DealerRole,
    Deuces,
    Revoke,
    Sizes,
    Tie,
    Trump,
    axis_default,
)
from foretell.rules.phrases import capital, cards_text, when_text
from foretell.rules.plan import (
    may_turn_a_jester,
    may_turn_a_wizard,
    most_cards,
    reached,
    round_sizes,
    score_to_beat,
)
from foretell.rules.points import points_sentences
from foretell.rules.selectors import ALWAYS, Selector

Sentences = Callable[[Axes, str], list[str]]
"""What an axis says about rules in a language."""


def option_text(axis: str, value: object, lang: str) -> str:
    """A value of an axis to choose from, where nobody knows yet for which rounds.

    >>> from foretell.rules.selectors import NEVER
    >>> option_text("dummies", 0, "en"), option_text("uneven", NEVER, "de")
    ('There is no dummy.', 'Die Summe der Ansagen darf beliebig sein.')
    """
    word = value.value if isinstance(value, Enum) else str(value).lower()
    when = text("rules-when-chosen", lang)
    return text(f"rules-{axis}-{word}", lang, when=when, kind="from")


def unusual(axis: str) -> Sentences:
    """Says the value of an Enum or a switch where it is not the standard one."""

    def say(rules: Axes, lang: str) -> list[str]:
        value = getattr(rules, axis)
        word = value.value if isinstance(value, Enum) else str(value).lower()
        return [] if value == axis_default(axis) else [text(f"rules-{axis}-{word}", lang)]

    return say


def _plain(_rules: Axes, member: Enum) -> str:
    return str(member.value)


def by_round(axis: str, word: Callable[[Axes, Enum], str] = _plain) -> Sentences:
    """Says an axis that varies by round, each value with the rounds it holds in.

    A word is how the texts call a value under some rules.
    """

    def say(rules: Axes, lang: str) -> list[str]:
        said = [
            (when, text(f"rules-{axis}-{word(rules, member)}", lang))
            for when, member in _told(rules, axis)
        ]
        if said[0][0] == ALWAYS:
            return [said[0][1]]
        return [_in(when, sentence, lang) for when, sentence in said]

    return say


def unusual_by_round(axis: str) -> Sentences:
    """Says an axis that varies by round, unless it is the standard value in all of them."""
    say = by_round(axis)
    return lambda rules, lang: [] if _told(rules, axis) == axis_default(axis) else say(rules, lang)


def number(axis: str) -> Sentences:
    """Says a number that is not zero, which the text has by the name of the axis."""

    def say(rules: Axes, lang: str) -> list[str]:
        value = getattr(rules, axis)
        return [text(f"rules-{axis}", lang, **{axis: value})] if value else []

    return say


def in_rounds(axis: str) -> Sentences:
    """Says in which rounds something holds, unless it never does."""

    def say(rules: Axes, lang: str) -> list[str]:
        chosen = getattr(rules, axis)
        holds = reached(rules)(chosen)
        return [text(f"rules-{axis}", lang, when=when_text(chosen, lang))] if holds else []

    return say


def _told(rules: Axes, axis: str) -> tuple[tuple[Selector, Enum], ...]:
    """The pairs of an axis whose rounds can come, up to the first that always holds.

    Where none does, the standard value holds in the rounds that are left.
    """
    told, may_apply = [], reached(rules)
    for when, member in getattr(rules, axis):
        if may_apply(when):
            told.append((when, member))
        if when == ALWAYS:
            return tuple(told)
    standard: tuple[Selector, Enum] = axis_default(axis)[0]
    return (*told, standard)


def _in(when: Selector, sentence: str, lang: str) -> str:
    rounds = text("rules-when-otherwise", lang) if when == ALWAYS else when_text(when, lang)
    return text("rules-by-round", lang, when=capital(rounds), sentence=sentence)


def say_players(rules: Axes, lang: str) -> list[str]:
    return [text("rules-players", lang, players=rules.players)]


def say_deck(rules: Axes, lang: str) -> list[str]:
    return [text(f"rules-deck-{rules.deck}", lang)]


def say_drop(rules: Axes, lang: str) -> list[str]:
    if not rules.drop:
        return []
    return [text("rules-drop", lang, cards=cards_text(rules.drop, lang))]


def say_add(rules: Axes, lang: str) -> list[str]:
    if not rules.add:
        return []
    each = [text(f"rules-add-{card}", lang) for card in rules.add]
    return [text("rules-add", lang, cards=cards_text(rules.add, lang)), *each]


def say_cancels(rules: Axes, lang: str) -> list[str]:
    if not rules.cancels:
        return []
    cards = capital(cards_text(rules.cancels, lang))
    return [text("rules-cancels", lang, cards=cards, number=len(rules.cancels))]


def say_dummies(rules: Axes, lang: str) -> list[str]:
    return [text(f"rules-dummies-{rules.dummies}", lang)] if rules.dummies else []


def say_sizes(rules: Axes, lang: str) -> list[str]:
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
    deals = ("shuffle",) if rules.players == 1 else ("first", "deal")
    return [plan, *(text(f"rules-rounds-{deal}", lang) for deal in deals)]


def say_rounds(rules: Axes, lang: str) -> list[str]:
    if not rules.rounds or rules.sizes is Sizes.ALL:
        return []
    return [text("rules-rounds", lang, rounds=rules.rounds)]


def say_eliminate(rules: Axes, lang: str) -> list[str]:
    return [text("rules-eliminate", lang, every=rules.eliminate)] if rules.eliminate else []


def say_target(rules: Axes, lang: str) -> list[str]:
    if not rules.target:
        return []
    last = round_sizes(rules)[-1]
    return [text("rules-target", lang, target=rules.target, last=last, rounds=MAX_ROUNDS)]


def trump_word(rules: Axes, trump: Enum) -> str:
    """What makes trump; nothing of a Wizard or a Jester turned up where there is none."""
    if trump is not Trump.TURNED:
        return _plain(rules, trump)
    missing = (
        "" if may_turn_a_wizard(rules) else "-no-wizard",
        "" if may_turn_a_jester(rules) else "-no-jester",
    )
    return "turned" + "".join(missing)


def say_trump_changes(rules: Axes, lang: str) -> list[str]:
    said = unusual("trump_changes")(rules, lang)
    if said and rules.deuces is not Deuces.PLAIN:
        said.append(text("rules-trump_changes-deuces", lang))
    return said


def say_uneven(rules: Axes, lang: str) -> list[str]:
    """What an uneven rule is takes four axes; without one, the other three say nothing."""
    if not reached(rules)(rules.uneven):
        return [text("rules-uneven-never", lang)] if rules.players > 1 else []
    when = when_text(rules.uneven, lang)
    kind = rules.uneven.kind  # chosen by size, its exceptions are rulings (Hardcore)
    said = [text(f"rules-uneven_at-{rules.uneven_at.value}", lang, when=when, kind=kind)]
    if rules.dealer_role is not DealerRole.NONE:
        said.append(text("rules-uneven-saboteur", lang))
    return said


def say_bidding(rules: Axes, lang: str) -> list[str]:
    if rules.players == 1 and rules.bidding == axis_default("bidding"):
        return [text("rules-bidding-alone", lang)]
    return by_round("bidding", bidding_word)(rules, lang)


def bidding_word(rules: Axes, bidding: Enum) -> str:
    """How all bid, or all but a dealer who has another part."""
    has_others = bidding is Bidding.IN_TURN and rules.dealer_role is not DealerRole.NONE
    return "in-turn-others" if has_others else _plain(rules, bidding)


def if_uneven(axis: str) -> Sentences:
    def say(rules: Axes, lang: str) -> list[str]:
        if not reached(rules)(rules.uneven):
            return []
        return [text(f"rules-{axis}-{getattr(rules, axis).value}", lang, kind=rules.uneven.kind)]

    return say


def say_nothing(_rules: Axes, _lang: str) -> list[str]:
    """For an axis that another one's sentence tells."""
    return []


def say_revoke(rules: Axes, lang: str) -> list[str]:
    keys = [f"rules-revoke-{rules.revoke.value}", "rules-play-jester"]
    if rules.players > 1:
        keys.insert(0, "rules-play-lead")
    said = [text(key, lang) for key in keys]
    return [*said, _what_wins(rules, lang), text("rules-play-again", lang), *_real(rules, lang)]


def _real(rules: Axes, lang: str) -> list[str]:
    """What a revoke brings where no program prevents it, for those who play with cards."""
    is_told = rules.players > 1 and rules.revoke is Revoke.PREVENTED
    return [text("rules-revoke-real", lang)] if is_told else []


def _what_wins(rules: Axes, lang: str) -> str:
    """What takes a trick; where several things beat the Wizards, in which order."""
    there = {"Gr": "Gr" in rules.add, "Mo": "Mo" in rules.add}
    there |= {"uber": rules.uber, "deuces": rules.deuces is not Deuces.PLAIN}
    powers = [text(f"rules-power-{name}", lang) for name, is_there in there.items() if is_there]
    if len(powers) < 2:
        return text("rules-play-win", lang)
    return text("rules-play-order", lang, powers=", ".join(powers))


def say_scoring(rules: Axes, lang: str) -> list[str]:
    scoring = replace(rules.scoring, zero_last=None) if rules.target else rules.scoring
    return points_sentences(scoring, lang)


def say_tie(rules: Axes, lang: str) -> list[str]:
    if rules.players == 1:
        points = score_to_beat(rules)
        return [text("rules-end-alone", lang, points=points)] if points else []
    won = [] if rules.target else [text("rules-end-most", lang)]
    play_off = rules.tie is not Tie.SHARED
    tied = [text(f"rules-tie-{rules.tie.value}", lang)] if play_off or not rules.target else []
    return won + tied
