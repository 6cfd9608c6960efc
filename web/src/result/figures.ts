// Which card stands for whom on the podium: a Wizard for the first, figures of the reader's own set for those behind.

import { SUITS } from "../table/cards";

const RANKS = ["Z", "K", "Q"] as const;

/** The card of somebody on a step, from 0 for the highest: each seat keeps its suit. */
export const figureOf = (step: number, seat: number): string => `${RANKS[step] ?? "J"}${SUITS[seat % SUITS.length]}`;
