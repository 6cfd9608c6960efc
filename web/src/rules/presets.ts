// The rules that have a name, as the catalogue tells of them.

import type { Choosing, Preset } from "./rules";
import { presetTitle } from "../narration/names";
import { say } from "../narration/texts.svelte";

/** Words without case, accents and signs, to be compared. */
const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether rules are meant by words that somebody looks for: all of them stand in what is said of these rules. */
export function isCalled(wanted: string, preset: Preset, title: string): boolean {
  const words = folded([title, preset.text, preset.name, ...preset.aliases, ...preset.called].join(" "));
  return folded(wanted).split(" ").every((word) => words.includes(word));
}

/** How hard rules are, in a word. */
export const levelOf = ({ level }: Preset): string => say(`builder-level-${level}`);

/** Of all groups, the rules that are meant by some words: by their names, by how hard they are, or for whom. */
export function found(groups: Choosing["groups"], wanted: string): Choosing["groups"] {
  const told = (one: Preset): string => [presetTitle(one.name), levelOf(one), one.is_for_beginners ? say("builder-beginners") : ""].join(" ");
  const fitting = groups.map((group) => ({ ...group, presets: group.presets.filter((one) => isCalled(wanted, one, told(one))) }));
  return fitting.filter((group) => group.presets.length);
}

/** How many are made to play when other rules are chosen: as many as now, where the rules are made for that. */
export const numberFor = (players: number[], now: number): number =>
  players.includes(now) ? now : players.includes(4) ? 4 : (players.at(-1) ?? now);

/** Which rules are meant when another number plays: the same, the usual ones, or the first made for it. */
export function rulesFor(all: { name: string; players: number[] }[], players: number, now: string): string {
  const fit = all.filter((one) => one.players.includes(players)).map((one) => one.name);
  return [now, "standard"].find((name) => fit.includes(name)) ?? fit[0] ?? now;
}
