"""Ratings of people: who is counted, since when, and that they follow from what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from foretell.server.people.ratings import RatedGames, Ratings, ladders
from foretell.server.store.interface import Batch, RatedGame, Summary
from foretell.server.store.people import NewDevice, RatedPlace
from foretell.server.store.sqlite import SqliteStore
from foretell.server.store.stored_people import StoredPeople

THREE = ("ada", "ben", "cy")


async def stores(folder: Path) -> tuple[SqliteStore, StoredPeople]:
    """A file with three people in it; all but Cy chose to be rated at 100."""
    store = SqliteStore(folder)
    people = StoredPeople(store)
    for number, one in enumerate(THREE):
        await people.add_person(one, one, NewDevice(bytes([number]), one, "", 1))
    for one in THREE[:2]:
        await people.be_rated(one, 100)
    return store, people


async def ended(store: SqliteStore, game: str, places: str, opened: int = 200) -> None:
    """A game is over; ``places``: who came first, second, third."""
    summary = Summary(game, "T", "finished", "quick", 3, [], opened, 300)
    where = [(one, place) for place, one in enumerate(places.split(), start=1)]
    rated = RatedGame(game, "quick", opened, 300, where)
    done = asyncio.get_running_loop().create_future()
    store.append(Batch(game, 0, [b"{}"], summary, rated=rated), done.set_result)
    assert await done is None


def run(test: Coroutine[object, object, None]) -> None:
    """Run a test in an event loop."""
    asyncio.run(test)


def test_only_those_who_chose_it_are_counted_and_only_from_then_on(tmp_path: Path) -> None:
    """Cy is written down nowhere; a table opened before counts for nobody."""

    async def test() -> None:
        store, people = await stores(tmp_path)
        await ended(store, "early", "ada ben cy", opened=99)
        await ended(store, "g", "cy ada ben", opened=100)
        kept = await people.rated_places()
        assert [(one.game, one.person, one.place) for one in kept] == [
            ("g", "ada", 2),
            ("g", "ben", 3),
        ]
        (ada,), (ben,) = [await Ratings(people).of(one) for one in THREE[:2]]
        assert ada.rating > 1000 > ben.rating
        assert ada.games == ben.games == 1
        await store.close()

    run(test())


def test_ratings_go_on_from_game_to_game_as_if_counted_anew(tmp_path: Path) -> None:
    """What is kept in memory is what a new start finds; each game makes them surer."""

    async def test() -> None:
        store, people = await stores(tmp_path)
        ratings, margins = Ratings(people), []
        for number in range(4):
            await ended(store, f"g{number}", "ada ben cy")
            (found,) = await ratings.of("ada")
            margins.append(found.margin)
        assert margins == sorted(margins, reverse=True)
        assert await Ratings(people).of("ada") == [found]
        await store.close()

    run(test())


def test_who_stops_is_in_no_game_any_more(tmp_path: Path) -> None:
    """Their places go, and a game in which one rated person is left says nothing."""

    async def test() -> None:
        store, people = await stores(tmp_path)
        ratings = Ratings(people)
        await ended(store, "g", "ada ben cy")
        assert await ratings.of("ada")
        await people.be_rated("ben", 0)
        assert await people.rated_places_of("ben") == []
        assert await ratings.of("ada") == await ratings.of("ben") == []
        assert await people.rated_choice("ben") == (0, False)
        await people.forget("ada")
        assert await people.rated_count() == (await people.rated_choice("ada")).since == 0
        await store.close()

    run(test())


def test_pools_are_apart() -> None:
    """A win by some rules says nothing about others."""
    told = RatedGames()
    for number, pool in enumerate(("quick", "quick", "standard")):
        game = f"g{number}"
        told.add(
            [RatedPlace(2 * number + 1 + at, game, pool, 0, THREE[at], 1 + at) for at in (0, 1)]
        )
    assert [(one.pool, one.games) for one in told.of("ada")] == [("quick", 2), ("standard", 1)]


class CountedId(str):
    """A person's id that counts how often it is compared."""

    __slots__ = ()
    __hash__ = str.__hash__
    compared = 0

    def __eq__(self, other: object) -> bool:
        """Whether it is another's, counted."""
        CountedId.compared += 1
        return str.__eq__(self, other)


def test_a_ladder_of_many_looks_at_each_person_a_few_times() -> None:
    """Anybody may ask for it: what each of a thousand costs must not grow with the others."""
    told, many = RatedGames(), [CountedId(number) for number in range(1000)]
    for game in range(0, 1000, 4):
        told.add(
            RatedPlace(game + seat, f"g{game}", "quick", 0, many[game + seat], seat + 1)
            for seat in range(4)
        )
    CountedId.compared = 0
    (found,) = ladders(told, [(str(one), f"Player {one}") for one in many])
    assert (found.people, len(found.lines)) == (1000, 100)
    assert CountedId.compared <= 10 * 1000
    assert [one.place for one in found.lines] == [1] * 100
