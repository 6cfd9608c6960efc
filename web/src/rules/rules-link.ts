// Rules in an address: short enough to be sent, plain enough to be read.
//
//   players=5&preset=magic&bidding=hidden&sizes=1,3,5&sees=every+3:blind,always:own&scoring.missed=-20

import type { Axes, Choosing, Value } from "./rules";

export interface Draft {
  preset: string;
  players: number;
  /** What its maker calls it. */
  name: string;
  /** The axes that differ from the preset. */
  changes: Axes;
}

const OWN = new Set(["players", "preset", "name"]);
const LIST = ",";
const PAIR = ":";

/** The part of an address behind `#`. */
export function writeLink({ preset, players, name, changes }: Draft): string {
  const parts: [string, string][] = [["players", String(players)]];
  if (preset !== "standard") parts.push(["preset", escape(preset)]);
  if (name) parts.push(["name", escape(name)]);
  for (const [axis, value] of Object.entries(changes)) parts.push(...written(axis, value));
  return parts.map(([key, said]) => `${escape(key)}=${said}`).join("&");
}

function written(key: string, value: Value): [string, string][] {
  if (Array.isArray(value)) return [[key, value.map(item).join(LIST) + (value.length < 2 ? LIST : "")]];
  if (value === null || typeof value !== "object") return [[key, escape(String(value))]];
  const inside = Object.entries(value);
  return inside.length ? inside.flatMap(([name, one]) => written(`${key}.${name}`, one)) : [[`${key}.`, ""]];
}

const item = (value: Value): string =>
  Array.isArray(value) ? value.map((part) => escape(String(part))).join(PAIR) : escape(String(value));

/** Spaces as in forms; commas and colons are ours. */
const escape = (text: string): string => encodeURIComponent(text).replaceAll("%20", "+");
const unescape = (text: string): string => decodeURIComponent(text.replaceAll("+", " "));

/** What such an address says; null for one that says nothing. */
export function readLink(hash: string): Draft | null {
  const text = hash.replace(/^#/, "");
  if (!text.includes("=")) return null;
  try {
    return draft(text.split("&").map((part) => part.split(/=(.*)/s) as [string, string]));
  } catch {
    return null; // half a character, cut off by whoever passed it on
  }
}

function draft(pairs: [string, string][]): Draft {
  const own = Object.fromEntries(pairs.filter(([key]) => OWN.has(key)).map(([key, said]) => [key, unescape(said ?? "")]));
  const changes: Axes = {};
  for (const [key, said = ""] of pairs) {
    const [axis = "", inside] = unescape(key).split(".");
    if (!axis || OWN.has(axis)) continue;
    if (inside === undefined) changes[axis] = read(said);
    else changes[axis] = { ...(changes[axis] as Axes | undefined), ...(inside && { [inside]: read(said) }) };
  }
  if (typeof changes["sizes"] === "number") changes["sizes"] = [changes["sizes"]]; // a list of one, typed by hand
  const players = Number(own["players"] ?? 4);
  return { preset: own["preset"] ?? "standard", players: players >= 1 && players <= 6 ? players : 4, name: own["name"] ?? "", changes };
}

function read(said: string): Value {
  if (!said.includes(LIST)) return plain(said);
  return said.replace(/,$/, "").split(LIST).filter(Boolean).map((one) => (one.includes(PAIR) ? one.split(PAIR).map(unescape) : plain(one)));
}

function plain(said: string): Value {
  const text = unescape(said);
  if (/^-?\d+$/.test(text)) return Number(text);
  return text === "true" || (text !== "false" && text);
}

/** What there is of a draft, and the names of what there is not: a link can be damaged, or come from elsewhere. */
export function sifted(draft: Draft, { groups, parts }: Pick<Choosing, "groups" | "parts">): [Draft, string[]] {
  const presets = groups.flatMap((group) => group.presets).flatMap(({ name, aliases }) => [name, ...aliases]);
  const axes = new Set(parts.flatMap((part) => part.axes.map(({ name }) => name)));
  const strange = Object.keys(draft.changes).filter((axis) => !axes.has(axis));
  const changes = Object.fromEntries(Object.entries(draft.changes).filter(([axis]) => axes.has(axis)));
  if (presets.includes(draft.preset)) return [{ ...draft, changes }, strange];
  return [{ ...draft, preset: "standard", changes }, [draft.preset, ...strange]];
}

/** The draft of rules as the server writes them. */
export function draftOf(rules: string | Axes, players: number, name = ""): Draft {
  if (typeof rules === "string") return { preset: rules, players, name, changes: {} };
  const { preset = "standard", ...changes } = rules;
  return { preset: String(preset), players, name, changes };
}

/** Rules as the server reads them. */
export const rulesOf = ({ preset, changes }: Draft): string | Axes =>
  Object.keys(changes).length ? { preset, ...changes } : preset;
