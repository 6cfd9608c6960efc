"""What came of matches, as JSON and for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from foretell.base.i18n import figure, text

if TYPE_CHECKING:
    from foretell.arena.estimates import Estimate
    from foretell.arena.match import Match
    from foretell.arena.result import MatchResult, Side

NAME = 14


def dict_of(matches: list[Match]) -> dict[str, Any]:
    """One match as its figures; several as a list of them, with ratings if all were played.

    Each says whether it is complete, and so does the list: one that is interrupted is not.
    """
    found = [
        {**one.result().to_dict(), "complete": one.done == one.deals}
        for one in matches
        if one.done > 1
    ]
    if len(matches) == 1:
        return found[0]
    rated = {name: one.to_dict() for name, one in ratings(matches).items()}
    is_whole = all(one.done == one.deals for one in matches)
    return {"matches": found, "ratings": rated, "complete": is_whole}


def sentence_of(matches: list[Match], lang: str) -> str:
    """Matches, and ratings if there are several, as text in a language."""
    if len(matches) == 1:
        return one_match(matches[0].result(), lang)
    return all_matches(matches, lang)


def one_match(found: MatchResult, lang: str) -> str:
    """Who played what, and a line for each figure, with both sides beside each other."""
    sides = found.hero, found.table
    lines = [
        text("arena-title", lang, **_who(found)),
        "",
        _line("", [side.name for side in sides]),
        _line(text("arena-points", lang), [_shown(side.points) for side in sides]),
        _line(text("arena-hits", lang), [_shown(side.hits) for side in sides]),
        _line(text("arena-wins", lang), [_shown(side.wins) for side in sides]),
        _line(text("arena-time", lang), [str(side.times) for side in sides]),
        "",
        text("arena-lead", lang, lead=_shown(found.lead), rank=f"{found.rank.mean:.2f}"),
        text("arena-by-cards", lang, hits=_by_cards(found.hero)),
    ]
    return "\n".join(lines)


def all_matches(matches: list[Match], lang: str) -> str:
    """Ratings, the best first, and each bot's lead at the tables of each other."""
    found = [one.result() for one in matches if one.done > 1]
    names = list(dict.fromkeys(one.bot for one in found))
    rated = sorted(ratings(matches).items(), key=lambda pair: -pair[1].mean)
    leads = {(one.bot, one.others): one.lead for one in found}
    lines = [text("arena-all", lang, deals=_deals(found), players=found[0].players), ""]
    lines += [_line(name, [_shown(rating)]) for name, rating in rated]
    lines += ["", text("arena-leads", lang), _line("", names)]
    for name in names:
        cells = [leads.get((name, other)) for other in names]
        lines.append(_line(name, [_shown(cell) if cell else "–" for cell in cells]))
    return "\n".join(lines)


def ratings(matches: list[Match]) -> dict[str, Estimate]:
    """By name, how strong each bot is; nothing while a match is not played to its end."""
    from foretell.arena.ratings import places, rated

    if any(one.done < one.deals for one in matches):
        return {}
    names = list(dict.fromkeys(one.pairing.hero.name for one in matches))
    pairs = [
        (names.index(one.pairing.hero.name), names.index(one.pairing.others.name))
        for one in matches
    ]
    found = rated(pairs, [places(one.games().scores) for one in matches])
    return dict(zip(names, found, strict=True))


def _deals(found: list[MatchResult]) -> str:
    """How many deals each match has, from the fewest to the most."""
    least, *_, most = sorted(one.deals for one in found * 2)
    return str(least) if least == most else f"{least}–{most}"


def _who(found: MatchResult) -> dict[str, str | int]:
    return {
        "bot": found.bot, "others": found.others, "players": found.players,
        "deals": found.deals, "seed": found.seed,
    }  # fmt: skip


def _line(name: str, cells: list[str]) -> str:
    return "  ".join([f"{name:{NAME}}", *(f"{cell:>18}" for cell in cells)]).rstrip()


def _shown(one: Estimate) -> str:
    return figure(str(one))


def _by_cards(side: Side) -> str:
    return "  ".join(f"{cards}: {share:.2f}" for cards, share in side.hits_by_cards.items())
