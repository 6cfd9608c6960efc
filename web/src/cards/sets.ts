// Made by `python -m tools.cards`: the card sets and where their symbols are. Do not edit.
import backs from "./backs.svg?url";
import camelot from "./camelot.svg?url";
import letters from "./letters.svg?url";
import standard from "./standard.svg?url";
import standardLarge from "./standard-large.svg?url";
import fantasy from "./fantasy.svg?url";
import medieval from "./medieval.svg?url";
import homemade from "./homemade.svg?url";

export type SetName = "standard" | "standard-large" | "fantasy" | "medieval" | "homemade";
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
  /** Whether the letters of Wizards and Jesters are written with a pen. */
  readonly isPenned: boolean;
  /** The colour under letter and index. */
  readonly ground: string;
  /** Transform for the suit of a Wizard or Jester, where the rules give it one. */
  readonly disc: string;
  /** The letter in the corner of Wizards and Jesters, its colour, and the colour under it. */
  readonly corners: Readonly<Record<string, { letter: string; ink: string; ground: string }>>;
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
/** What can be on the back of the cards of any set. */
export const BACKS = ["stars", "scales", "rose", "lattice"] as const;
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
    isPenned: false,
    ground: "#fbf8ef",
    disc: "",
    corners: {"Z": {"letter": "W", "ink": "#f2c14e", "ground": "#1c1f4d"}, "N": {"letter": "J", "ink": "#23243a", "ground": "#a8d5dc"}},
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
    isPenned: false,
    ground: "#fbf8ef",
    disc: "translate(-3 .7)scale(1.62)",
    corners: {"Z": {"letter": "W", "ink": "#f2c14e", "ground": "#1c1f4d"}, "N": {"letter": "J", "ink": "#23243a", "ground": "#a8d5dc"}},
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
    isPenned: false,
    ground: "#fbf8ef",
    disc: "",
    corners: {"Z": {"letter": "Z", "ink": "#f2c14e", "ground": "#1c1f4d"}, "N": {"letter": "N", "ink": "#23243a", "ground": "#a8d5dc"}},
    ranks: "23456789TJQKAZN",
    indices: {"2": "1", "3": "2", "4": "3", "5": "4", "6": "5", "7": "6", "8": "7", "9": "8", "T": "9", "J": "10", "Q": "11", "K": "12", "A": "13", "Z": "Z", "N": "N"},
    junior: "23456789",
    inks: {"c": "#176b3a", "d": "#8a5a00", "h": "#b3212f", "s": "#23529c"},
  },
  "medieval": {
    sprite: medieval,
    back: `${backs}#rose`,
    letter: "",
    index: "",
    isPenned: false,
    ground: "#f4e9cf",
    disc: "",
    corners: {"Z": {"letter": "W", "ink": "#27579a", "ground": "#f4e9cf"}, "N": {"letter": "J", "ink": "#77502f", "ground": "#f4e9cf"}},
    ranks: "123456789TJQKAZN",
    indices: {"T": "10"},
    junior: "12345678",
    inks: {"c": "#1d6b3c", "d": "#9c5200", "h": "#b01f30", "s": "#2b3a8f"},
  },
  "homemade": {
    sprite: homemade,
    back: `${backs}#lattice`,
    letter: "",
    index: "",
    isPenned: true,
    ground: "#fbf8ef",
    disc: "",
    corners: {"Z": {"letter": "W", "ink": "#27579a", "ground": "#fbf8ef"}, "N": {"letter": "J", "ink": "#b3212f", "ground": "#fbf8ef"}},
    ranks: "123456789TJQKAZN",
    indices: {"T": "10"},
    junior: "12345678",
    inks: {"c": "#177a41", "d": "#ad5700", "h": "#c01f37", "s": "#2b3a8f"},
  },
};

const JUNIOR = "12345678";
const CAMELOT = ["Me", "Mo", "Ex", "Gr"];
const PENNED = "WJZN";

/** Address of a card's face. Names of the deck of 36 stand for other symbols in some sets. */
export function faceAddress(set: SetName, card: string, deck: 60 | 36 = 60): string {
  if (CAMELOT.includes(card)) return `${camelot}#${card}`;
  const place = deck === 36 ? JUNIOR.indexOf(card.charAt(0)) : -1;
  const rank = place < 0 ? card.charAt(0) : SETS[set].junior.charAt(place);
  return `${SETS[set].sprite}#${rank}${card.charAt(1)}`;
}

/** Address of a back by its name. */
export const backAddress = (name: (typeof BACKS)[number]): string => `${backs}#${name}`;

/** Address of a letter that names a suit, or nothing where there is no drawing of it. */
export function letterAddress(letter: string): string | null {
  const large = letter.toUpperCase();
  return large.length === 1 && LETTERS.includes(large) ? `${letters}#${large}` : null;
}

/** Address of a letter to lay over an index that is no number: another one, or one by hand. */
export function indexAddress(set: SetName, rank: string, letter: string): string | null {
  const { corners, indices, isPenned } = SETS[set];
  const printed = corners[rank]?.letter ?? rank;
  const penned = PENNED.includes(letter) ? letter : printed;
  if (isPenned && rank in corners) return `${letters}#pen-${penned}`;
  const isOther = "JQKZN".includes(rank) && !(rank in indices) && letter !== printed;
  const isDrawn = letter.length === 1 && LETTERS.includes(letter);
  return isOther && isDrawn ? `${letters}#index-${letter}` : null;
}

/** Address of the suit of a Wizard or Jester. */
export const discAddress = (suit: CardSuit): string => `${letters}#suit-${suit}`;
