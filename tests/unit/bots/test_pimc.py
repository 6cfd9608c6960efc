"""The search plays every set of rules, remembers nothing, and is stronger the more it looks at."""

from __future__ import annotations

import pytest
from tests.unit.bots.playing import is_chance_made, playing

from foretell import Game, match
from foretell.base.jit import IS_PLAIN
from foretell.bots import make
from foretell.bots.pimc import Pimc, Sampler
from foretell.bots.worlds import draw_world, new_room
from foretell.cards import WIZARDS
from foretell.engine.chance import new_rng, pick, seed_rng
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Records, RulesStruct, ViewRecord
from foretell.engine.structs import Phase
from foretell.play.handle import Handle
from foretell.rules.presets import PRESETS, preset

pytestmark = pytest.mark.skipif(IS_PLAIN, reason="thousands of rounds played out")


@pytest.mark.parametrize("name", PRESETS)
def test_all_rules_are_played(name: str) -> None:
    """Whatever a set of rules asks for; each choice is checked against the view it came from."""
    players = preset(name).players
    assert playing(preset(name), [Pimc(1, seed) for seed in range(players)], most=150)


def test_equal_views_give_equal_choices() -> None:
    """Whatever it was asked before; another seed may choose otherwise."""
    handle, views = positions(30)
    fresh = [Pimc(4, 7).choices(handle.rules, view) for view in views]
    used = Pimc(4, 7)
    assert [used.choices(handle.rules, view) for view in views] == fresh
    assert [Pimc(4, 8).choices(handle.rules, view) for view in views] != fresh


def positions(count: int) -> tuple[Handle, list[Records]]:
    """Views of seats that are to act, from random play."""
    rules, chance = preset("standard", 4), new_rng(3)
    handle = Handle(rules)
    handle.start(dealer=0)
    views: list[Records] = []
    while len(views) < count:
        if is_chance_made(handle, chance, rules):
            continue
        if handle.get("round_no") > 4:
            views.append(handle.view(handle.actor()).copy())
        assert handle.attempt(int(pick(handle.legal(), chance)))
    return handle, views


@pytest.mark.thorough
def test_more_worlds_play_better() -> None:
    """A few make it better than a novice; many better than few."""
    few = match("pimc-4", "novice", deals=6, seed=1)
    assert few.lead.low > 50
    assert match("pimc-24", "pimc-4", deals=4, seed=1).lead.mean > 50


def test_names_say_how_many_worlds() -> None:
    """Any number, without zeros before it."""
    assert (make("pimc-7").name, repr(make("pimc-128"))) == ("pimc-7", "<bot pimc-128 1>")
    for name in ("pimc-0", "pimc-", "pimc-1e3", "pimc-²", "pimc-032"):
        with pytest.raises(Exception, match="there is no bot"):
            make(name)


@pytest.mark.parametrize("name", PRESETS)
def test_worlds_with_beliefs_fit_all_rules(name: str) -> None:
    """Where bids say nothing, they are not asked; else the rules of the bids are the engine's."""
    players = preset(name).players
    assert playing(preset(name), [Sampler(seed, 1) for seed in range(players)], most=80)


def test_bids_are_believed() -> None:
    """Who bid all three tricks holds better cards in believed worlds than in any that fit."""
    game = Game(preset("standard", players=3), seed=5, dealer=2)
    while game.round_number < 3 or game.phase != Phase.BID:
        game.act(game.legal()[0])
    bold = game.handle.actor()
    game.act("3")
    game.act("0")
    view, rules = game.handle.view(game.handle.actor()), compile_rules(game.rules)
    means = [wizards_of(bold, rules[0], view[0], tries) for tries in (1, 40)]
    assert means[1] > 1.5 * means[0]


def wizards_of(seat: int, rules: RulesStruct, view: ViewRecord, tries: int) -> float:
    """How many wizards a seat has in worlds, on average."""
    room = new_room()
    seed_rng(room.rng, 1)
    held = 0
    for _ in range(400):
        assert draw_world(rules, view, room, tries)
        held += (int(room.states[0].hands[seat]) & WIZARDS).bit_count()
    return held / 400
