// What can be told again at a key: the trick, the own hand, and the lines of the log one by one.

import type { View } from "$protocol";
import { cardName, sorted } from "../table/cards";
import { laidOut } from "../table/laying";
import { say } from "./texts.svelte";
import { type Line, trumpText } from "./told";

/** The trick so far, card by card, and what is trump. */
export function trickTold({ table, game }: View, me: number | null = null): string {
  if (!game) return "";
  const laid = laidOut(game, table, null, [...game.hand_count.keys()], me);
  const cards = laid.map((one) => say("page-laid", { who: one.who, card: cardName(one.card), wins: one.wins ? 1 : 0 }));
  return [cards.length ? `${cards.join("; ")}.` : say("page-told-empty"), trumpText(game.trump, game.turn_up)].join(" ");
}

/** The own cards in their order. */
export function handTold({ game }: View): string {
  const cards = game ? sorted(game.hand, game.trump).map((card) => cardName(card)).join(", ") : "";
  return cards ? say("page-told-hand", { cards }) : say("page-told-no-hand");
}

/** A walk through the lines that were told: the newest first, never past an end. */
export class Review {
  #at: number | null = null;

  /** A line so many steps on from the one told last; 0 tells the newest. */
  step(lines: readonly (Line & { id: number })[], by: number): string {
    if (!lines.length) return "";
    const newest = lines.length - 1;
    const at = lines.findIndex((line) => line.id === this.#at);
    const sought = by === 0 ? newest : at < 0 ? newest + Math.min(0, by) : at + by;
    const line = lines[Math.max(0, Math.min(newest, sought))]!;
    this.#at = line.id;
    return line.text;
  }
}
