// Rules as tables: those of every preset come with the page, own rules ask the server once.

import { same, type Axes } from "../rules/rules";
import { tablesOf } from "./api";
import { allPads } from "./kept";
import type { Row, Tables } from "./types";

/** Many presets share some tables, and a row of a round says what differs from the one before. */
export interface Packed {
  shared: unknown[];
  presets: Record<string, Record<string, unknown>>;
}

const ALIKE = ["cards", "ubers", "turn_ups", "made", "missed", "play_offs"];

/** The tables of a preset, whole. */
export function unpacked({ shared, presets }: Packed, name: string): Tables | undefined {
  const found = presets[name];
  if (!found) return undefined;
  const parts = Object.fromEntries(ALIKE.map((key) => [key, shared[found[key] as number]]));
  let row = {} as Row;
  const rounds = (shared[found["rounds"] as number] as Partial<Row>[]).map((change) => (row = { ...row, ...change }));
  return { ...found, ...parts, rounds } as unknown as Tables;
}

/** The tables of some rules; offline those of the presets and of every set that was used before. */
export async function tablesFor(rules: string | Axes, players: number): Promise<Tables> {
  const used = allPads().find((one) => one.players.length === players && same(one.rules, rules));
  if (used) return used.tables;
  const presets = typeof rules === "string" ? ((await import("./tables.json")).default as unknown as Packed) : undefined;
  return (presets && unpacked(presets, `${String(rules)}/${players}`)) ?? tablesOf(rules, players);
}
