"""``sets.ts``: what the page needs to know of the sprites."""

from __future__ import annotations

import json
from typing import Final

from .backs import backs
from .camelot import FIGURES
from .letters import LETTERS, PENNED
from .palette import PALETTE
from .sets import RANKS, SETS, TWO_COLOURS, CardSet

HEAD: Final = """\
// Made by `python -m tools.cards`: the card sets and where their symbols are. Do not edit.
import backs from "./backs.svg?url";
import camelot from "./camelot.svg?url";
import letters from "./letters.svg?url";
"""

TYPES: Final = """\
export type SetName = {names};
export type CardSuit = "c" | "d" | "h" | "s";

export interface CardSet {{
  /** Address of the sprite; a symbol's address is this, "#" and its name. */
  readonly sprite: string;
  /** Address of the set's back. */
  readonly back: string;
  /** Transform for the letter of a suit, drawn over the card in the same box. */
  readonly letter: string;
  /** The same for the index of a court card in another language. */
  readonly index: string;
  /** Whether the letters of Wizards and Jesters are written with a pen. */
  readonly isPenned: boolean;
  /** The colour under letter and index. */
  readonly ground: string;
  /** Transform for the suit of a Wizard or Jester, where the rules give it one. */
  readonly disc: string;
  /** The letter in the corner of Wizards and Jesters, its colour, and the colour under it. */
  readonly corners: Readonly<Record<string, {{ letter: string; ink: string; ground: string }}>>;
  /** The ranks that have symbols, each followed by a suit. */
  readonly ranks: string;
  /** What the index of a rank says where it is not the rank's own letter. */
  readonly indices: Readonly<Record<string, string>>;
  /** The ranks of the symbols that stand for 1 to 8 of the deck of 36. */
  readonly junior: string;
  /** Four colours on paper, for texts about the suits. */
  readonly inks: Readonly<Record<CardSuit, string>>;
}}

/** The box that every symbol is drawn in. */
export const CARD_BOX = "0 0 62 90";
/** What can be on the back of the cards of any set. */
export const BACKS = {backs} as const;
/** The letters that can be laid over a card. */
export const LETTERS = {letters};
/** Properties to set on a card, or on all of the page, for suits in two colours. */
export const TWO_COLOURS: Readonly<Record<`--${{"suit" | "field"}}-${{CardSuit}}`, string>> = {two};
"""

TAIL: Final = """\
const JUNIOR = {junior};
const CAMELOT = {camelot};
const PENNED = {penned};

/** Address of a card's face. Names of the deck of 36 stand for other symbols in some sets. */
export function faceAddress(set: SetName, card: string, deck: 60 | 36 = 60): string {{
  if (CAMELOT.includes(card)) return `${{camelot}}#${{card}}`;
  const place = deck === 36 ? JUNIOR.indexOf(card.charAt(0)) : -1;
  const rank = place < 0 ? card.charAt(0) : SETS[set].junior.charAt(place);
  return `${{SETS[set].sprite}}#${{rank}}${{card.charAt(1)}}`;
}}

/** Address of a back by its name. */
export const backAddress = (name: (typeof BACKS)[number]): string => `${{backs}}#${{name}}`;

/** Address of a letter that names a suit, or nothing where there is no drawing of it. */
export function letterAddress(letter: string): string | null {{
  const large = letter.toUpperCase();
  return large.length === 1 && LETTERS.includes(large) ? `${{letters}}#${{large}}` : null;
}}

/** Address of a letter to lay over an index that is no number: another one, or one by hand. */
export function indexAddress(set: SetName, rank: string, letter: string): string | null {{
  const {{ corners, indices, isPenned }} = SETS[set];
  const printed = corners[rank]?.letter ?? rank;
  const penned = PENNED.includes(letter) ? letter : printed;
  if (isPenned && rank in corners) return `${{letters}}#pen-${{penned}}`;
  const isOther = "JQKZN".includes(rank) && !(rank in indices) && letter !== printed;
  const isDrawn = letter.length === 1 && LETTERS.includes(letter);
  return isOther && isDrawn ? `${{letters}}#index-${{letter}}` : null;
}}

/** Address of the suit of a Wizard or Jester. */
export const discAddress = (suit: CardSuit): string => `${{letters}}#suit-${{suit}}`;
"""


def text() -> str:
    """The whole file."""
    names = " | ".join(json.dumps(name) for name in SETS)
    two = {f"--{kind}-{s}": c for kind in ("suit", "field") for s, c in TWO_COLOURS.items()}
    return "\n".join([
        HEAD + "".join(f'import {_variable(n)} from "./{n}.svg?url";\n' for n in SETS),
        TYPES.format(
            names=names,
            letters=json.dumps(LETTERS),
            two=json.dumps(two, indent=2),
            backs=json.dumps(list(backs().symbols)),
        ),
        "export const SETS: Readonly<Record<SetName, CardSet>> = {",
        *map(_entry, SETS.values()),
        "};\n",
        TAIL.format(
            junior=json.dumps(RANKS[36]),
            camelot=json.dumps(list(FIGURES)),
            penned=json.dumps(PENNED),
        ),
    ])  # fmt: skip


def _variable(name: str) -> str:
    """A name for TypeScript.

    >>> _variable("standard-large")
    'standardLarge'
    """
    first, *others = name.split("-")
    return first + "".join(map(str.capitalize, others))


def _entry(cards: CardSet) -> str:
    fields = {
        "letter": cards.letter,
        "index": cards.index,
        "isPenned": cards.is_penned,
        "ground": PALETTE[cards.ground],
        "disc": cards.disc,
        "corners": {
            rank: {"letter": one.letter, "ink": PALETTE[one.ink], "ground": PALETTE[one.ground]}
            for rank, one in cards.corners.items()
        },
        "ranks": cards.ranks,
        "indices": cards.indices,
        "junior": cards.junior,
        "inks": cards.inks.index,
    }
    lines = "".join(f"    {key}: {json.dumps(value)},\n" for key, value in fields.items())
    return (
        f"  {json.dumps(cards.name)}: {{\n    sprite: {_variable(cards.name)},\n"
        f"    back: `${{backs}}#{cards.back}`,\n{lines}  }},"
    )
