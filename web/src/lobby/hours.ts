// At which hours of the week people play here, in the reader's own zone.

import { spoken } from "../narration/texts.svelte";

export const HOURS = 24;
const WEEK = 7 * HOURS;
const HOUR = 3_600_000;
/** A Monday at midnight, UTC. */
const MONDAY = Date.UTC(2024, 0, 1);
/** So many hours are named. */
const MOST = 3;

/** Hours of the week in UTC as those of a place that is so many minutes ahead of it; a half hour counts to the one in which it begins. */
export function shifted(tables: readonly number[], minutes: number): number[] {
  const ahead = Math.floor(minutes / 60);
  return tables.map((_, at) => tables[(((at - ahead) % WEEK) + WEEK) % WEEK]!);
}

export const aheadNow = (): number => -new Date().getTimezoneOffset();

/** The hours in which most was played, the fullest first. */
export const fullest = (local: readonly number[]): number[] =>
  local
    .map((_, at) => at)
    .filter((at) => local[at])
    .sort((one, other) => local[other]! - local[one]! || one - other)
    .slice(0, MOST);

const told = (at: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(spoken(), { ...how, timeZone: "UTC" }).format(MONDAY + at * HOUR);
export const dayOf = (at: number, weekday: "long" | "short"): string => told(at, { weekday });
export const hourOf = (at: number): string => told(at, { hour: "numeric" });
