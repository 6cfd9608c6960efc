// Numbers, times and rounds of a tournament in words.

import { together } from "../narration/isolated";
import { called } from "../narration/names";
import { has, say, spoken } from "../narration/texts.svelte";
import type { Format, Kind, Round, SeatedTable } from "./types";

/** Points, which may be halves or thirds where places are shared. */
export function points(value: number): string {
  return new Intl.NumberFormat(spoken(), { maximumFractionDigits: 2, useGrouping: false }).format(value).replace("-", "−");
}

export const roundTold = ({ n, kind }: { n: number; kind: Kind }): string => say(`tournament-round-${kind}`, { n });
/** The same as the head of a column. */
export const roundShort = ({ n, kind }: { n: number; kind: Kind }): string => say(`tournament-head-${kind}`, { n });
/** "Round 2 of 3", where it is known how many there are. */
export function roundOf(round: Round, format: Format): string {
  return round.kind === "preliminary" && format.rounds ? say("tournament-round-of", { n: round.n, all: format.rounds }) : roundTold(round);
}

/** What is left until then: hours only where there are some. */
export function left(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A day and a time, in the reader's own zone. */
export const when = (at: number): string => new Intl.DateTimeFormat(spoken(), { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(at);
/** The same hour a week later, or so many that it is still to come. */
export function inAWeek(at: number, now: number): string {
  const day = new Date(at);
  do day.setDate(day.getDate() + 7);
  while (day.getTime() < now);
  return dated(day.getTime());
}
/** A moment as a field for day and hour has it. */
export function dated(at: number): string {
  const day = new Date(at);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${two(day.getHours())}:${two(day.getMinutes())}`;
}
/** The reader's own time zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
export const hour = (at: number): string => new Intl.DateTimeFormat(spoken(), { hour: "numeric", minute: "2-digit" }).format(at);

/** Why something was corrected: what the server notes by itself, in the reader's language. */
export function whySaid(why: string): string {
  const key = why.startsWith("broke-off-") ? `tournament-${why}` : "";
  return has(key) ? say(key) : why;
}

export const hasResult = (table: SeatedTable): boolean => table.points.length > 0;
/** Tables whose result is still to come. */
export const missing = (round: Round): number[] => round.tables.filter((one) => !hasResult(one) && !one.is_over).map((one) => one.table);

/** Places by seat as the points say them. */
export const placesBy = (values: readonly number[]): number[] => values.map((one) => 1 + values.filter((other) => other > one).length);

/** A whole number as somebody types it, with any kind of minus; nothing where it is none. */
export function typed(text: string): number | null {
  const plain = text.trim().replace(/^[−–-]/, "-");
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) : null;
}

/** Names, clubs and nations of a pasted list: a line each, parted by commas, semicolons or tabs. */
export function listOf(text: string): { name: string; club: string; nation: string }[] {
  const lines = text.split("\n").map((line) => line.split(/[\t;,]/).map((part) => part.trim()));
  return lines.filter(([name]) => name).map(([name = "", club = "", nation = ""]) => ({ name, club, nation }));
}

/** Some people, by their numbers, as one says them. */
export const namesOf = (cup: { name: (n: number) => string }, numbers: readonly number[]): string => together(numbers.map((n) => called(cup.name(n))));
