// The rules that have a name, as the catalogue tells of them.

import { say } from "./texts.svelte";

/** What people call the rules of a name. */
export const presetTitle = (name: string): string => say(`preset-title-${name}`);

/** How many are made to play when other rules are chosen: as many as now, where the rules are made for that. */
export const numberFor = (players: number[], now: number): number =>
  players.includes(now) ? now : players.includes(4) ? 4 : (players.at(-1) ?? now);

/** Which rules are meant when another number plays: the same, the usual ones, or the first made for it. */
export function rulesFor(all: { name: string; players: number[] }[], players: number, now: string): string {
  const fit = all.filter((one) => one.players.includes(players)).map((one) => one.name);
  return [now, "standard"].find((name) => fit.includes(name)) ?? fit[0] ?? now;
}
