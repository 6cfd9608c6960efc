// Which cards a table plays with, as the context of what draws them: of another deck some sets draw other figures.

import type { GameView } from "$protocol";

export type Deck = 60 | 36;
export const PRINT = Symbol("print");

/** How the cards of a table are printed. */
export interface Print {
  deck: Deck;
  /** Whether Wizards and Jesters bear a suit, since the rules give them one. */
  areSuited: boolean;
}

/** The deck of 36 has a rank that is called 1; the deck of 60 has none. */
export function deckOf(game: GameView): Deck {
  return [...game.unseen, ...game.hand, ...game.played].some((card) => card.startsWith("1")) ? 36 : 60;
}

let now: Deck = 60;

/** The deck of the game that is on the page: its cards are named by it. */
export const deckNow = (): Deck => now;
export const playWith = (deck: Deck): void => void (now = deck);
