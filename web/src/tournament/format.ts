// Formats: what one that leaves keys out means, and how it is told.

import { presetTitle } from "../narration/names";
import { say } from "../narration/texts.svelte";
import formats from "./formats.json";
import type { Format } from "./types";

/** What each key is by itself. */
export const USUAL = formats.usual as Format;
export const NAMED = formats.named as unknown as Record<string, Format>;
/** The least and the most of each number. */
export const RANGES: Readonly<Record<string, readonly number[]>> = formats.ranges;
export const TIE_BREAKS: readonly string[] = formats.tie_breaks;

export const full = (settings: Partial<Format>): Format => ({ ...USUAL, ...settings });

/** The rules of its tables, by name as far as they have one. */
export function rulesTold({ rules }: Format): string {
  const name = typeof rules === "string" ? rules : rules["preset"];
  if (typeof name !== "string") return say("cup-own-rules");
  return rulesNamed(name, typeof rules !== "string");
}
export const rulesNamed = (name: string, isChanged: boolean): string => (isChanged ? say("cup-rules-changed", { rules: presetTitle(name) }) : presetTitle(name));

/** A game night in sentences: how many come, and by which rules they play. */
export const nightTold = (one: Format): string[] => [
  say("cup-night-what"),
  say("cup-says-rules", { rules: rulesTold(one) }),
  ...(one.people_cap ? [say("tournament-says-people", { most: one.people_cap })] : []),
];

/** A format in sentences. */
export function told(one: Format): string[] {
  return [
    say(`tournament-says-${one.seating}`, { rounds: one.rounds, tables: one.tables }),
    say("cup-says-rules", { rules: rulesTold(one) }),
    say(`tournament-says-${one.points}`),
    one.minutes ? say("cup-says-minutes", { minutes: one.minutes, late: one.late }) : "",
    one.knock_out ? say("tournament-says-knock-out", { cut: one.cut, knock_out: one.knock_out, final: one.final }) : one.final ? say("tournament-says-final", { final: one.final }) : "",
    one.people_cap ? say("tournament-says-people", { most: one.people_cap }) : "",
    one.nation_cap || one.club_cap ? say("tournament-says-caps", { nation: one.nation_cap, club: one.club_cap }).trim() : "",
  ].filter(Boolean);
}
