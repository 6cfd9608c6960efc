// The score pads of this device: every note is kept here at once, whatever becomes of the connection.

import { presetTitle } from "../narration/names";
import { say } from "../narration/texts.svelte";
import type { Axes } from "../rules/rules";
import type { Entry, Tables } from "./types";

export interface KeptPad {
  id: string;
  /** What this device drew to write with; empty on one that only looks on. */
  pencil: string;
  /** Whether that is the pencil that counts, as far as this device knows. */
  holds: boolean;
  rules: string | Axes;
  rules_name: string;
  players: string[];
  dealer: number;
  tables: Tables;
  entries: Entry[];
  /** How many of the notes the server has; -1 while it knows nothing of the pad. */
  sent: number;
  /** What was noted at a time, by the places of its first note and behind its last: what may be taken back. */
  undo?: [first: number, behind: number][];
  /** When it was last written on. */
  changed: number;
  /** Other versions of it, and the one that was chosen. */
  copies: string[];
  copy_of: string;
  chosen: string;
}

const PAD = "foretell.pad.";

/** A pad that begins on this device: who plays in which order, by what rules, who deals first. */
export function newPad(given: Pick<KeptPad, "rules" | "rules_name" | "players" | "dealer" | "tables">): KeptPad {
  const { rules, rules_name, players, dealer, tables } = given;
  const own = { id: drawn(16), pencil: drawn(24), holds: true, entries: [], sent: -1, changed: Date.now() };
  return { ...own, rules, rules_name, players, dealer, tables, copies: [], copy_of: "", chosen: "" };
}

/** Own rules by their name on this device, and those of the last pad whatever they are called. */
export const [OWN, SAME] = ["own:", "same"];

/** What the next pad is likely to be played by: what the last one was. */
export function nextRules(last: KeptPad | undefined, own: readonly string[]): string {
  if (!last) return "standard";
  if (typeof last.rules === "string") return last.rules;
  return own.includes(last.rules_name) ? OWN + last.rules_name : SAME;
}

/** Whether another version of a pad was chosen: this one is not gone on with. */
export const isClosed = (pad: KeptPad): boolean => pad.chosen !== "" && pad.chosen !== pad.id;

/** What the rules of a pad are called. */
export const rulesTitle = (pad: KeptPad): string => pad.rules_name || (typeof pad.rules === "string" ? presetTitle(pad.rules) : say("pad-own-rules"));

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** So many letters that nobody guesses. */
export function drawn(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4 * count));
  return [...bytes].filter((byte) => byte < 4 * LETTERS.length).slice(0, count).map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Keep a pad; whether this browser does. */
export function keepPad(pad: KeptPad): boolean {
  try {
    localStorage.setItem(PAD + pad.id, JSON.stringify(pad));
    return true;
  } catch {
    return false;
  }
}

export function keptPad(id: string): KeptPad | null {
  try {
    return JSON.parse(localStorage.getItem(PAD + id) ?? "null") as KeptPad | null;
  } catch {
    return null; // cut short, or nothing may be kept
  }
}

export function dropPad(id: string): void {
  try {
    localStorage.removeItem(PAD + id);
  } catch {
    // nothing was kept
  }
}

/** All pads of this device, the last written on first. */
export function allPads(): KeptPad[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PAD));
  } catch {
    return [];
  }
  return keys.flatMap((key) => keptPad(key.slice(PAD.length)) ?? []).sort((one, other) => other.changed - one.changed);
}
