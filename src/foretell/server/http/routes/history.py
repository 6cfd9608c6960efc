"""The history of the game over HTTP: its champions, and how long it takes."""

from __future__ import annotations

from collections import Counter

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from foretell.base.i18n import text
from foretell.championships import cancelled_years, championships, titles_of_nations
from foretell.championships.events import country_name
from foretell.rules.advice import minutes_of
from foretell.rules.plan import round_sizes
from foretell.rules.presets import PRESETS, preset
from foretell.server.http.answers import language_of, specs
from foretell.server.http.pages.html import HEADERS, plain_page
from foretell.server.http.pages.site import page_for
from foretell.server.http.routes.rules import VARY

Ask = Request[None, None, State]


class ChampionYear(msgspec.Struct, frozen=True):
    """A year and its champion; without a place and a champion where it was cancelled.

    ``title`` counts how often they have won by then.
    """

    year: int
    place: str = ""
    champion: str = ""
    nation: str = ""
    title: int = 0


class NationTitles(msgspec.Struct, frozen=True):
    """How often players of a nation have won."""

    nation: str
    titles: int


class GameLength(msgspec.Struct, frozen=True):
    """For a number of players, the rounds of a game and about how many minutes it takes."""

    players: int
    rounds: int
    minutes: int


class HistoryAnswer(msgspec.Struct, frozen=True):
    """The world championships by year, titles by nation, and how long a game takes."""

    years: list[ChampionYear]
    nations: list[NationTitles]
    lengths: list[GameLength]
    quick_minutes: int


def history_answer(lang: str) -> HistoryAnswer:
    """All of it, places and nations in a language."""
    won: Counter[str] = Counter()
    years = [ChampionYear(year) for year in cancelled_years()]
    for one in championships():
        won[one.champion] += 1
        place, nation = one.place(lang), country_name(one.nation, lang)
        years.append(ChampionYear(one.year, place, one.champion, nation, won[one.champion]))
    nations = [NationTitles(country_name(n, lang), t) for n, t in titles_of_nations().items()]
    lengths = [_length(players) for players in PRESETS["standard"].players]
    years.sort(key=lambda one: one.year)
    return HistoryAnswer(years, nations, lengths, minutes_of(preset("quick")))


def _length(players: int) -> GameLength:
    rules = preset("standard", players)
    return GameLength(players, len(round_sizes(rules)), minutes_of(rules))


@get("/api/history", sync_to_thread=False, responses=specs(), tags=["history"])
def history(request: Ask) -> Response[HistoryAnswer]:
    """Who has won the world championships, and how long a game takes."""
    return Response(history_answer(language_of(request)), headers=VARY)


@get("/history", media_type=MediaType.HTML, response_headers=HEADERS, tags=["history"])
async def history_page(request: Ask) -> Response[bytes] | str:
    """Where the game comes from and who has won it: the page for a browser, else plain."""
    lang = language_of(request)
    title = text("history-title", lang)
    return page_for(request) or plain_page("history", lang, title=title, told=history_answer(lang))


HANDLERS = [history, history_page]
