// What lies in the trick, and what may be done with each card of the hand: taken from the view, decided nowhere here.

import type { GameView, TableView, TrickView } from "$protocol";
import { nameAt } from "./names";
import { inOrder } from "./places";

export interface Laid {
  card: string;
  who: string;
  /** The place at the table, counted from the own one. */
  place: number;
  wins: boolean;
}

/** What may be done, by card: some may be played in several ways ("Me=h", "Me=s"). */
export function byCard(texts: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    const card = text.split(/[=!]/)[0] ?? "";
    found.set(card, [...(found.get(card) ?? []), text]);
  }
  return found;
}

/** The cards of the trick with their seats, or of the finished one that is still looked at. */
export function laidOut(game: GameView, table: TableView, taken: TrickView | null, seats: readonly number[]): Laid[] {
  const cards = taken ? taken.cards : game.trick.filter((card) => card !== null);
  const sitting = game.sitting.length ? game.sitting : [...seats].sort((a, b) => a - b);
  const order = inOrder(sitting, taken ? taken.leader : game.leader);
  const winner = taken ? taken.winner : game.winning;
  return cards.map((card, number) => {
    const seat = order[number % order.length] ?? 0;
    return { card, who: nameAt(table, seat), place: seats.indexOf(seat), wins: seat === winner };
  });
}
