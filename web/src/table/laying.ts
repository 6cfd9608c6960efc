// What lies in the trick, and what may be done with each card of the hand: taken from the view, decided nowhere here.

import type { GameView, TableView, TrickView } from "$protocol";
import { face, SUITS, type Suit } from "./cards";
import { shortAt } from "../narration/names";
import { BY_CALL } from "../narration/options";
import { inOrder } from "./places";
import { say } from "../narration/texts.svelte";

export interface Laid {
  card: string;
  who: string;
  /** The place at the table, counted from the own one. */
  place: number;
  wins: boolean;
  /** What it counts as where that is not what is printed on it. */
  as?: Counts | undefined;
}

/** A Wizard, a Jester, a magic deuce; called so by its player; or the suit that it makes trump. */
export interface Counts {
  kind: "Z" | "N" | "magic" | "trump";
  isCalled: boolean;
  suit?: Suit;
}

const MAGIC = "magic";

/** What may be done, by card: some may be played in several ways ("Me=h", "Me=s"). */
export function byCard(texts: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    const card = text.split(/[=!]/)[0] ?? "";
    found.set(card, [...(found.get(card) ?? []), text]);
  }
  return found;
}

/** What a card of a trick counts as; nothing where that is what is printed on it. */
export function countsAs(card: string, shape: string | null | undefined, game: GameView, table: TableView): Counts | undefined {
  const { special } = face(card);
  if (!shape) return undefined;
  if (shape === MAGIC) return { kind: "magic", isCalled: false };
  const [kind, letter] = shape;
  if ((kind !== "Z" && kind !== "N") || !special) return undefined;
  const isAsPrinted = kind === special;
  if (isAsPrinted && game.roles === BY_CALL) return { kind, isCalled: true };
  if (!isAsPrinted) return { kind, isCalled: false };
  const suit = SUITS.find((one) => one === letter);
  const makesTrump = kind === "Z" && suit && table.round_rules.wizards_make_trump;
  return makesTrump ? { kind: "trump", isCalled: false, suit } : undefined;
}

/** Who played a card of this round; `usual` where that is no longer known. */
function whoPlayed(game: GameView, card: string, usual: number): number {
  const seat = game.played_by.findIndex((cards) => cards.includes(card));
  return seat < 0 ? usual : seat;
}

/** The cards of the trick with their seats, or of the finished one that is still looked at; the own card is "You". */
export function laidOut(game: GameView, table: TableView, taken: TrickView | null, seats: readonly number[], me: number | null = null): Laid[] {
  const cards = taken ? taken.cards : game.trick;
  const shapes = taken ? game.last_as : game.trick_as;
  const sitting = game.sitting.length ? game.sitting : [...seats].sort((a, b) => a - b);
  const order = inOrder(sitting, taken ? taken.leader : (game.leader ?? 0));
  const winner = taken ? taken.winner : game.winning;
  return cards.map((card, number) => {
    const seat = whoPlayed(game, card, order[number % order.length] ?? 0);
    const as = countsAs(card, shapes[number], game, table);
    return { card, who: seat === me ? say("page-you") : shortAt(table, seat), place: seats.indexOf(seat), wins: seat === winner, as };
  });
}

/** The seats of a finished trick, in the order in which they played. */
export function players(game: GameView, trick: TrickView): number[] {
  const order = inOrder(game.sitting, trick.leader);
  return trick.cards.map((card, number) => whoPlayed(game, card, order[number % order.length] ?? 0));
}
