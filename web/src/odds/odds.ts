// Odds as the server tells them: of a hand that is to bid, and of the first round.

import { ask } from "../protocol/api";
import { spoken } from "../narration/texts.svelte";

/** A mean over many deals, and its standard error. */
export interface Mean {
  mean: number;
  error: number;
}

export interface BidOdds {
  bid: number;
  points: Mean;
  /** Points behind the best bid. */
  behind: Mean;
  /** By number from 0, how often so many tricks were taken. */
  tricks: Mean[];
}

export interface HandOdds {
  worlds: number;
  bot: string;
  /** Whether deals were kept by how well the bids made before fit them. */
  do_bids_tell: boolean;
  best: number;
  bids: BidOdds[];
}

export interface AskedOdds {
  players: number;
  hand: string[];
  place: number;
  turn_up: string | null;
  trump: string | null;
  bids: number[];
  rules: string;
}

/** The exact chance of a card that leads in round 1. */
export interface Cell {
  card: string;
  situation: string;
  won: number;
  deals: number;
  chance: number;
  /** The bid worth making. */
  bid: number;
  /** Points to expect of bidding 0, and of bidding 1. */
  expected: [number, number];
  is_model_wrong: boolean;
}

export const oddsOf = (asked: AskedOdds): Promise<HandOdds> => ask("POST", "/api/odds", asked);
export const firstRound = (players: number): Promise<{ cells: Cell[] }> => ask("GET", `/api/odds?players=${players}`);

/** A number with so many digits behind the point, as the reader's language writes it. */
export const decimal = (value: number, digits = 1): string =>
  Math.abs(value).toLocaleString(spoken(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace(/^/, value < 0 ? "−" : "");

/** Points with their sign. */
export const points = (value: number, digits = 1): string => (value < 0 ? "" : "+") + decimal(value, digits);

/** The numbers of tricks that came about, the fewest to the most, with one on each side where there is room. */
export function range(tricks: readonly Mean[]): number[] {
  const found = tricks.flatMap(({ mean }, number) => (mean > 0 ? [number] : []));
  const from = Math.max(0, (found[0] ?? 0) - 1);
  const to = Math.min(tricks.length - 1, (found.at(-1) ?? 0) + 1);
  return Array.from({ length: to - from + 1 }, (_, number) => from + number);
}

/** Where a bar of points begins and ends, in hundredths of the room that the lowest and the highest span with zero. */
export function bar(points: number, all: readonly number[]): { from: number; to: number; zero: number } {
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const at = (value: number): number => (100 * (value - low)) / (high - low || 1);
  const [from, to] = [at(Math.min(0, points)), at(Math.max(0, points))];
  return { from, to, zero: at(0) };
}
