// Made by `python -m tools.cards`: the card sets and where their symbols are. Do not edit.
import backs from "./backs.svg?url";
import camelot from "./camelot.svg?url";
import letters from "./letters.svg?url";
import standard from "./standard.svg?url";
import standardLarge from "./standard-large.svg?url";
import fantasy from "./fantasy.svg?url";
import medieval from "./medieval.svg?url";

export type SetName = "standard" | "standard-large" | "fantasy" | "medieval";
export type CardSuit = "c" | "d" | "h" | "s";

export interface CardSet {
  /** Address of the sprite; a symbol's address is this, "#" and its name. */
  readonly sprite: string;
  /** Address of the set's back. */
  readonly back: string;
  /** Transform for the letter of a suit, drawn over the card in the same box. */
  readonly letter: string;
  /** The same for the index of a court card in another language. */
  readonly index: string;
  /** The colour under both. */
  readonly ground: string;
  /** The ranks that have symbols, each followed by a suit. */
  readonly ranks: string;
  /** What the index of a rank says where it is not the rank's own letter. */
  readonly indices: Readonly<Record<string, string>>;
  /** The ranks of the symbols that stand for 1 to 8 of the deck of 36. */
  readonly junior: string;
  /** Four colours on paper, for texts about the suits. */
  readonly inks: Readonly<Record<CardSuit, string>>;
}

/** The box that every symbol is drawn in. */
export const CARD_BOX = "0 0 62 90";
/** The letters that can be laid over a card. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Properties to set on a card, or on all of the page, for suits in two colours. */
export const TWO_COLOURS: Readonly<Record<`--${"suit" | "field"}-${CardSuit}`, string>> = {
  "--suit-c": "#23243a",
  "--suit-d": "#c01f37",
  "--suit-h": "#c01f37",
  "--suit-s": "#23243a",
  "--field-c": "#23243a",
  "--field-d": "#c01f37",
  "--field-h": "#c01f37",
  "--field-s": "#23243a"
};

export const SETS: Readonly<Record<SetName, CardSet>> = {
  "standard": {
    sprite: standard,
    back: `${backs}#stars`,
    letter: "",
    index: "",
    ground: "#fbf8ef",
    ranks: "123456789TJQKAZN",
    indices: {"T": "10"},
    junior: "12345678",
    inks: {"c": "#177a41", "d": "#ad5700", "h": "#c01f37", "s": "#2b3a8f"},
  },
  "standard-large": {
    sprite: standardLarge,
    back: `${backs}#stars`,
    letter: "translate(3.2 3.4)scale(1.4)",
    index: "translate(-5.1 -7.5)scale(2)",
    ground: "#fbf8ef",
    ranks: "123456789TJQKAZN",
    indices: {"T": "10"},
    junior: "12345678",
    inks: {"c": "#177a41", "d": "#ad5700", "h": "#c01f37", "s": "#2b3a8f"},
  },
  "fantasy": {
    sprite: fantasy,
    back: `${backs}#scales`,
    letter: "",
    index: "",
    ground: "#fbf8ef",
    ranks: "23456789TJQKAZN",
    indices: {"2": "1", "3": "2", "4": "3", "5": "4", "6": "5", "7": "6", "8": "7", "9": "8", "T": "9", "J": "10", "Q": "11", "K": "12", "A": "13"},
    junior: "23456789",
    inks: {"c": "#176b3a", "d": "#8a5a00", "h": "#b3212f", "s": "#23529c"},
  },
  "medieval": {
    sprite: medieval,
    back: `${backs}#rose`,
    letter: "",
    index: "",
    ground: "#f4e9cf",
    ranks: "123456789TJQKAZN",
    indices: {"T": "10"},
    junior: "12345678",
    inks: {"c": "#1d6b3c", "d": "#6a2c8f", "h": "#b01f30", "s": "#2f2d36"},
  },
};

const JUNIOR = "12345678";
const CAMELOT = ["Me", "Mo", "Ex", "Gr"];

/** Address of a card's face. Names of the deck of 36 stand for other symbols in some sets. */
export function faceAddress(set: SetName, card: string, deck: 60 | 36 = 60): string {
  if (CAMELOT.includes(card)) return `${camelot}#${card}`;
  const place = deck === 36 ? JUNIOR.indexOf(card.charAt(0)) : -1;
  const rank = place < 0 ? card.charAt(0) : SETS[set].junior.charAt(place);
  return `${SETS[set].sprite}#${rank}${card.charAt(1)}`;
}

/** Address of a letter that names a suit, or nothing where there is no drawing of it. */
export function letterAddress(letter: string): string | null {
  const large = letter.toUpperCase();
  return large.length === 1 && LETTERS.includes(large) ? `${letters}#${large}` : null;
}

/** Address of a letter to lay over a court card's index, where the face says another one. */
export function indexAddress(set: SetName, rank: string, letter: string): string | null {
  const isOther = "JQK".includes(rank) && !(rank in SETS[set].indices) && letter !== rank;
  const isDrawn = letter.length === 1 && LETTERS.includes(letter);
  return isOther && isDrawn ? `${letters}#index-${letter}` : null;
}
