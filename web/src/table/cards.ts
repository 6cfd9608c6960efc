// Cards as they are shown: names taken apart, hands in order. What may be played is not decided here.

import type { Trump } from "$protocol";
import { type SetName, SETS } from "../cards/sets";
import { deckNow } from "./deck";
import { type Settings, settings } from "../device/settings.svelte";
import { has, say } from "../narration/texts.svelte";

export const SUITS = ["c", "d", "h", "s"] as const;
export type Suit = (typeof SUITS)[number];
/** Colours of a hand alternate: black and red, dark and bright. */
const ORDER: Suit[] = ["s", "h", "c", "d"];
const RANKS = "123456789TJQKA";

export interface Face {
  /** "2" … "10", "J" …; empty for a card without a rank. */
  rank: string;
  /** Empty for a card without a suit. */
  suit: Suit | "";
  /** "Z", "N", "Me" …; empty for a plain card. */
  special: string;
}

/** A card as it is printed. A Wizard's or Jester's suit is only a name: it has none in the game. */
export function face(card: string): Face {
  const last = card.at(-1) as Suit;
  if (card[0] === "Z" || card[0] === "N") return { rank: "", suit: "", special: card[0] };
  if (!SUITS.includes(last)) return { rank: "", suit: "", special: card };
  const rank = card[0] ?? "";
  return { rank: rank === "T" ? "10" : rank, suit: last, special: "" };
}

let isTaught = false;

/** Lessons speak of kings and aces: while they are shown, a set that prints other figures stands back. */
export const teach = (is: boolean): void => void (isTaught = is);

/** The set that cards are drawn and named by. */
export const setNow = (): SetName => (isTaught && "A" in SETS[settings.cards].indices ? "standard" : settings.cards);

/** What stands in the corner of a rank's cards: "1" for a 2 of the set that counts from 1 to 13. */
export function figure(rank: string, set: SetName = setNow()): string {
  const { indices, junior } = SETS[set];
  const drawn = deckNow() === 36 ? (junior[Number(rank) - 1] ?? rank) : rank;
  return indices[drawn] ?? say("rules-rank", { rank: drawn });
}

/** A rank in words, as the set prints it: "10", "ace"; "13" where that is the ace's figure. */
export function rankName(rank: string, set?: SetName): string {
  const said = figure(rank, set);
  return /\d/.test(said) || !has(`page-rank-${rank}`) ? said : say(`page-rank-${rank}`);
}

/** A card in words, as it is printed: "7 of spades", "Wizard". */
export function cardName(card: string, set?: SetName): string {
  const { suit, special } = face(card);
  if (!suit) return say(`page-card-${special}`);
  return say("page-card", { rank: rankName(card[0] ?? "", set), suit: say(`page-suit-${suit}`) });
}

/** A hand in the order of the eye: Wizards, trump, the other suits in turn, Jesters; or as somebody likes it. */
export function sorted(hand: readonly string[], trump: Trump | null, way: Settings["sorting"] = settings.sorting): string[] {
  const suits = way === "trump" ? [...ORDER.filter((suit) => suit === trump), ...alternating(trump)] : ORDER;
  const [bySuit, byRank] = way === "ranks" ? [1, 20] : [20, 1];
  const weight = (card: string): number => {
    const { suit, special } = face(card);
    if (special === "N") return 1000;
    if (!suit) return -1000 + (special === "Z" ? 0 : 1);
    return suits.indexOf(suit) * bySuit - RANKS.indexOf(card[0] ?? "") * byRank;
  };
  return [...hand].sort((a, b) => weight(a) - weight(b) || a.localeCompare(b));
}

/** The suits that are not trump, so that neighbours differ in colour where that can be. */
function alternating(trump: Trump | null): Suit[] {
  const start = ORDER.findIndex((suit) => suit === trump);
  return start < 0 ? ORDER : [...ORDER.slice(start + 1), ...ORDER.slice(0, start)];
}
