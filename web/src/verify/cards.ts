// The cards of a game in the order that a shuffle begins with (docs/fair-deals.md).

import decks from "./decks.json";

export interface Deck {
  cards: string[];
  /** Dummies are dealt to after the players. */
  dummies: number;
}

interface Own {
  deck?: number;
  add?: string[];
  drop?: string[];
  dummies?: number;
}

const SUITS = "cdhs";
const SPECIAL = ["Me", "Mo", "Ex", "Gr"];
const EACH = { 60: { ranks: "23456789TJQKA", suits: "cdhs" }, 36: { ranks: "12345678", suits: "cd" } } as const;
const PRESETS = decks as Record<string, Own>;

/** The deck of some rules as a record has them; null for rules that are none. */
export function deckOf(rules: string | Record<string, unknown>): Deck | null {
  const given = (typeof rules === "string" ? { preset: rules } : rules) as Own & { preset?: string };
  const usual = PRESETS[given.preset ?? "standard"];
  if (!usual) return null;
  const { deck = 60, add = [], drop = [], dummies = 0 } = { ...usual, ...given };
  if ((deck !== 60 && deck !== 36) || !Array.isArray(add) || !Array.isArray(drop)) return null;
  const cards = [...printed(deck).filter((card) => !drop.includes(card)), ...SPECIAL.filter((card) => add.includes(card))];
  return { cards, dummies };
}

function printed(deck: 60 | 36): string[] {
  const { ranks, suits } = EACH[deck];
  const plain = [...SUITS].flatMap((suit) => [...ranks].map((rank) => rank + suit));
  const others = [..."ZN"].flatMap((kind) => [...suits].map((suit) => kind + suit));
  return [...plain, ...others];
}

/** Where a card stands among cards to be drawn from: by suit, in it Jester, ranks upwards, Wizard. */
export function place(card: string): number {
  const special = SPECIAL.indexOf(card);
  if (special >= 0) return 1000 + special;
  return SUITS.indexOf(card[1] ?? "") * 100 + "N123456789TJQKAZ".indexOf(card[0] ?? "");
}
