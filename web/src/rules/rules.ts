// Rules as the server tells of them: what there is to choose from, plain words, what is wrong.

import { ask, load } from "../protocol/api";

/** A value of an axis as a table of rules writes it. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Axes = Record<string, Value>;

export interface Option {
  value: Value;
  text: string;
}

/** A number of the points; one by size may grow with the cards. */
export interface Key {
  name: string;
  label: string;
  low: number;
  high: number;
  kind: "number" | "by-size";
}

export interface Axis {
  name: string;
  kind: "one" | "number" | "rounds" | "by-round" | "cards" | "sizes" | "scoring" | "twists";
  usual: Value;
  label: string;
  options: Option[];
  low: number;
  high: number;
  example: number;
  cards: Record<string, string[]>;
  keys: Key[];
  /** What may be chosen together. */
  several: Option[];
}

export interface Preset {
  name: string;
  text: string;
  players: number[];
  aliases: string[];
  /** What else people call it. */
  called: string[];
  /** About how long a game takes. */
  minutes: number;
  level: "easy" | "medium" | "hard";
  is_for_beginners: boolean;
}

export interface Choosing {
  groups: { name: string; presets: Preset[] }[];
  parts: { name: string; title: string; axes: Axis[] }[];
  /** How choices of rounds are written, by kind; `#` is a number. */
  forms: Record<string, string>;
  /** The clock of a table that says nothing of it. */
  clock: number;
}

export interface Fault {
  axes: string[];
  text: string;
}

export interface Told {
  /** What somebody calls them, if anybody does. */
  name: string;
  /** The name of the table whose rules they are; else empty. */
  table: string;
  preset: string;
  text: string;
  players: number;
  may_play: number[];
  rules: string | Axes;
  axes: Axes;
  points: Axes;
  sizes: number[];
  sections: { title: string; sentences: string[] }[];
  toml: string;
  faults: Fault[];
}

export interface Asked {
  rules?: string | Axes;
  players?: number;
  name?: string;
  toml?: string;
}

export const choosing = (): Promise<Choosing> => ask("GET", "/api/rules");

/** Every named set of rules: see {@link load}. */
export const loadPresets = (take: (found: Preset[]) => void, refused?: (error: unknown) => void): (() => void) =>
  load(choosing, ({ groups }) => take(groups.flatMap((group) => group.presets)), refused);

export const check = (asked: Asked): Promise<Told> => ask("POST", "/api/rules", asked);
export const ofPreset = (name: string, players?: number): Promise<Told> =>
  ask("GET", `/api/rules/${encodeURIComponent(name)}${players ? `?players=${players}` : ""}`);
export const ofTable = (table: string): Promise<Told> => ask("GET", `/api/tables/${table}/rules`);

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A choice of rounds taken apart: its kind and its numbers. */
export interface When {
  kind: string;
  numbers: number[];
}

/** Read a choice of rounds by the forms that the server writes them in. */
export function readWhen(text: string, forms: Record<string, string>): When {
  for (const [kind, form] of Object.entries(forms)) {
    const parts = form.split("#").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const found = new RegExp(`^${parts.join("(\\d+)")}$`).exec(text);
    if (found) return { kind, numbers: found.slice(1).map(Number) };
  }
  return { kind: "always", numbers: [] };
}

/** Write it; numbers that are missing are 1, then 2. */
export function writeWhen({ kind, numbers }: When, forms: Record<string, string>): string {
  const [first = "", ...rest] = (forms[kind] ?? kind).split("#");
  return first + rest.map((part, place) => `${numbers[place] ?? place + 1}${part}`).join("");
}

/** How many numbers a kind asks for. */
export const numbersOf = (kind: string, forms: Record<string, string>): number => (forms[kind] ?? "").split("#").length - 1;
