// Cards as they are shown: names taken apart, hands in order. What may be played is not decided here.

import type { Trump } from "$protocol";
import { type SetName, SETS } from "../cards/sets";
import { deckNow } from "./deck";
import { cardSet, type Settings, settings } from "../device/settings.svelte";
import { has, say, speakOf } from "../narration/texts.svelte";

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

/** What stands in the corner of a rank's cards: "1" for a 2 of the set that counts from 1 to 13. */
export function figure(rank: string, set: SetName = cardSet()): string {
  const drawn = drawnRank(rank, set);
  return SETS[set].indices[drawn] ?? indexLetter(drawn, set);
}

/** The letter in the corner of a rank, Wizard or Jester: that of the name that the set gives it, in the reader's language. */
export function indexLetter(rank: string, set: SetName = cardSet()): string {
  const own = `page-index-${set}-${rank}`;
  return has(own) ? say(own) : say("rules-rank", { rank });
}

/** The letter under a suit: it stands in the suit's name, and in no corner of the set. */
export function suitLetter(suit: string, set: SetName = cardSet()): string {
  return say(either(`page-letter-${set}-${suit}`, `page-letter-${suit}`));
}

/** The rank of the symbol that a set draws for a rank. */
const drawnRank = (rank: string, set: SetName): string => (deckNow() === 36 ? (SETS[set].junior[Number(rank) - 1] ?? rank) : rank);

/** A rank in words, as the set prints it: "10", "ace"; "13" or "dragon" where that is the ace's figure. */
export function rankName(rank: string, set?: SetName): string {
  const said = figure(rank, set);
  const name = either(`page-rank-${set ?? cardSet()}-${rank}`, `page-rank-${rank}`);
  return /\d/.test(said) || !has(name) ? said : say(name);
}

/** A suit in words: "hearts"; in a set of peoples by its colour, "red". */
export function suitName(suit: string, set: SetName = cardSet()): string {
  return say(either(`page-suit-${set}-${suit}`, `page-suit-${suit}`));
}

/** The text of a set's own, where it has one. */
const either = (own: string, usual: string): string => (has(own) ? own : usual);

/** The sets whose cards bear titles: these come when such a set is drawn. */
const TITLED: readonly SetName[] = ["fantasy"];
export const learnTitles = (set: SetName): void => void (TITLED.includes(set) && speakOf("cards").catch(() => {}));

/** Of each calling two suits have women. */
const WOMEN = ["d", "h"];

/** What stands on a card below its figure: the title that its set gives it, or its name if it has no rank. */
export function cardTitle(card: string, set: SetName = cardSet()): string {
  const { suit, special } = face(card);
  const key = `cards-title-${set}-${drawnRank(card[0] ?? "", set)}`;
  if (has(key)) return say(key, { woman: WOMEN.includes(card[1] ?? "") ? 1 : 0 });
  return suit ? "" : say(`page-card-${special}`);
}

/** A card in words, as it is printed: "7 of spades", "red 7", "dragon of hearts", "Wizard", "Sorceress". */
export function cardName(card: string, set: SetName = cardSet()): string {
  const { suit } = face(card);
  if (!suit) return cardTitle(card, set);
  return say(either(`page-card-${set}`, "page-card"), { rank: rankName(card[0] ?? "", set), suit: suitName(suit, set) });
}

/** A card as somebody plays it: "the 7 of spades", "a Wizard", "Merlin"; with its article where the language wants one. */
export function playedName(card: string): string {
  const { suit, special } = face(card);
  const name = cardName(card);
  if (suit) return say("page-card-played", { kind: "suited", card: name });
  const isWoman = name !== say(`page-card-${special}`) && WOMEN.includes(card[1] ?? "");
  return say("page-card-played", { kind: `${special}${isWoman ? "-woman" : ""}`, card: name });
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
