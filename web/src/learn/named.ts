// What the texts of lessons name: cards and suits, as the set calls them that the reader plays with.

import { cardName, SUITS, suitName } from "../table/cards";
import type { Args } from "../narration/texts.svelte";

const RANKS = [..."23456789TJQKA"];

/** Under `sh` hearts, under `cKh` its king. */
export function named(): Args {
  const suits = SUITS.map((suit) => [`s${suit}`, suitName(suit)]);
  const cards = SUITS.flatMap((suit) => RANKS.map((rank) => [`c${rank}${suit}`, cardName(rank + suit)]));
  return Object.fromEntries([...suits, ...cards]) as Args;
}
