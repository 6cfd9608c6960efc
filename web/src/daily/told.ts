// A day's events in words and figures.

import { recall, remember } from "../device/memory";
import { spoken } from "../narration/texts.svelte";
import type { Daily, RobotEvent } from "./types";

/** A day, which is the same one for everybody: it is told as in UTC. */
export const dayTold = (day: string, how: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" }): string =>
  new Intl.DateTimeFormat(spoken(), { ...how, timeZone: "UTC" }).format(Date.parse(day));
/** A time of day, in the reader's own zone. */
export const hourTold = (at: number): string => new Intl.DateTimeFormat(spoken(), { hour: "numeric", minute: "2-digit" }).format(at);

export const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`.replace("−0", "0"));
export const plain = (points: number): string => String(points).replace("-", "−");

export interface Bar {
  low: number;
  high: number;
  people: number;
  isMine: boolean;
}

const MOST_BARS = 12;
const STEP = 10;

/** How many people have how many points, from the fewest; many values share bars of equal width. */
export function bars(event: RobotEvent): Bar[] {
  const spread = event.spread;
  if (!spread.length) return [];
  const mine = event.lines.find((one) => one.is_me)?.points;
  const high = spread[0]!.points;
  const low = spread.at(-1)!.points;
  const width = Math.max(1, Math.ceil((high - low + STEP) / STEP / MOST_BARS)) * STEP;
  const found: Bar[] = [];
  for (let from = low; from <= high; from += width) {
    const to = from + width - STEP;
    const within = (points: number): boolean => points >= from && points < from + width;
    const people = spread.filter((one) => within(one.points)).reduce((sum, one) => sum + one.people, 0);
    found.push({ low: from, high: to, people, isMine: mine !== undefined && within(mine) });
  }
  return found;
}

const SEEN = "foretell.daily";
const MOST_SEEN = 60;

/** What this device was shown of commitments, by game. */
export function seen(): Record<string, string> {
  try {
    return JSON.parse(recall(SEEN) ?? "{}") as Record<string, string>;
  } catch {
    return {}; // cut short
  }
}

/** Keep what is shown now: the first that was shown counts. */
export function keepSeen(daily: Daily): void {
  const shown = [...daily.events.filter((one) => !one.seed), ...daily.coming].map((one) => [one.game, one.commit] as const);
  const all = Object.entries({ ...Object.fromEntries(shown), ...seen() }).sort();
  remember(SEEN, JSON.stringify(Object.fromEntries(all.slice(-MOST_SEEN))));
}

export type Check = "fits" | "fits-seen" | "other" | "wrong";

/** Whether the secret that was opened is the one that was committed to, and what this device was shown. */
export function checked(event: RobotEvent, commitOf: (game: string, seed: string) => string): Check {
  const known = seen()[event.game];
  if (commitOf(event.game, event.seed) !== event.commit) return "wrong";
  if (known === undefined) return "fits";
  return known === event.commit ? "fits-seen" : "other";
}
