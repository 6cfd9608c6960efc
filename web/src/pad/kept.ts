// The score pads of this device: every note is kept here at once, whatever becomes of the connection.

import { presetTitle } from "../narration/names";
import { recall, remember } from "../device/memory";
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

/** What the browser would not keep, by id: it lasts as long as the page stays open. */
const unkept = new Map<string, KeptPad>();

/** Keep a pad; whether this browser does. */
export function keepPad(pad: KeptPad): boolean {
  const isKept = remember(PAD + pad.id, JSON.stringify(pad));
  if (isKept) unkept.delete(pad.id);
  else unkept.set(pad.id, pad);
  return isKept;
}

export function keptPad(id: string): KeptPad | null {
  try {
    return unkept.get(id) ?? (JSON.parse(recall(PAD + id) ?? "null") as KeptPad | null);
  } catch {
    return null; // cut short
  }
}

export function dropPad(id: string): void {
  unkept.delete(id);
  try {
    localStorage.removeItem(PAD + id);
  } catch {
    // nothing was kept
  }
}

/** All pads of this device, the last written on first. */
export function allPads(): KeptPad[] {
  const ids = new Set(unkept.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PAD)) ids.add(key.slice(PAD.length));
  } catch {
    // nothing may be kept
  }
  return [...ids].flatMap((id) => keptPad(id) ?? []).sort((one, other) => other.changed - one.changed);
}
