// Everybody's points as lines, in hundredths of a chart's width and height: how a box is filled is left to what draws it.

import type { SheetRow } from "$protocol";
import { isOut, lastPlayed } from "./ranks";

export interface Line {
  seat: number;
  /** From the left and from the top, a point for the start and one for each round, as far as the seat played. */
  points: [x: number, y: number][];
  /** How high the name stands beside the chart's right edge: near its line, below or above its neighbours. */
  label: number;
}

export interface Chart {
  lines: Line[];
  /** Totals that have a line across, with its height. */
  scale: { value: number; y: number }[];
  /** Rounds that are named below, with their place. */
  rounds: { number: number; x: number }[];
  /** Where the play-offs begin: what is right of it changes no total. */
  playOff: number | null;
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_ACROSS = 5;
const MOST_NAMED = 8;

/** The totals across: round figures, zero among them, from below the lowest to above the highest. */
export function across(low: number, high: number): number[] {
  const count = (step: number): number => Math.ceil(high / step) - Math.floor(low / step);
  const step = STEPS.find((one) => count(one) <= MOST_ACROSS) ?? STEPS.at(-1)!;
  return Array.from({ length: Math.max(1, count(step)) + 1 }, (_, place) => (Math.floor(low / step) + place) * step);
}

/** Heights at least a gap apart up to 100, in the order they came in, each as near to its own as can be. */
export function spread(heights: number[], gap: number): number[] {
  const order = heights.map((_, place) => place).sort((one, other) => heights[one]! - heights[other]! || one - other);
  const put = order.map((place) => heights[place]!);
  for (let at = 1; at < put.length; at++) put[at] = Math.max(put[at]!, put[at - 1]! + gap);
  for (let at = put.length - 1; at >= 0; at--) put[at] = Math.min(put[at]!, at === put.length - 1 ? 100 : put[at + 1]! - gap);
  return heights.map((_, place) => put[order.indexOf(place)]!);
}

/** The rounds that are named: the last one, and before it every so many. */
function named(count: number): number[] {
  const every = Math.ceil(count / MOST_NAMED);
  return Array.from({ length: count }, (_, place) => place + 1).filter((number) => (count - number) % every === 0);
}

/** The chart of a sheet; `gap` is the least distance between two names, in hundredths of its height. */
export function chart(sheet: SheetRow[], players: number, gap: number): Chart {
  const all = sheet.flatMap((row) => row.scores);
  const totals = across(Math.min(0, ...all), Math.max(0, ...all));
  const [bottom, top] = [totals[0]!, totals.at(-1)!];
  const y = (score: number): number => (100 * (top - score)) / (top - bottom || 1);
  const x = (rounds: number): number => (100 * rounds) / Math.max(1, sheet.length);
  const lines = Array.from({ length: players }, (_, seat) => {
    const rows = sheet.slice(0, isOut(sheet, seat) ? lastPlayed(sheet, seat) + 1 : undefined);
    const scores = [0, ...rows.map((row) => row.scores[seat] ?? 0)];
    return { seat, points: scores.map((score, place): [number, number] => [x(place), y(score)]), label: 0 };
  });
  const labels = spread(lines.map(({ points }) => points.at(-1)![1]), gap);
  const first = sheet.findIndex((row) => row.is_play_off);
  return {
    lines: lines.map((line, place) => ({ ...line, label: labels[place]! })),
    scale: totals.map((value) => ({ value, y: y(value) })),
    rounds: named(first < 0 ? sheet.length : first).map((number) => ({ number, x: x(number) })),
    playOff: first < 0 ? null : x(first),
  };
}
