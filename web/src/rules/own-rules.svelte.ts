// The own rules that somebody keeps: on this device, and with the person as far as there is room.

import { keepSettings, me } from "../protocol/api";
import { recall, remember } from "../device/memory";

export interface Kept {
  name: string;
  /** The rules as an address carries them. */
  link: string;
  /** Whether the server keeps them as well, for the other devices. */
  follows: boolean;
}

const NAME = "foretell.rules";

const here = (): Kept[] => {
  try {
    const found = JSON.parse(recall(NAME) ?? "[]") as Kept[];
    return found.filter((one) => typeof one.name === "string" && typeof one.link === "string");
  } catch {
    return [];
  }
};

let list: Kept[] = $state.raw(here());

export const kept = (): readonly Kept[] => list;

/** What both places keep: the server's count, and those here that it has not got yet. */
export function joined(mine: readonly Kept[], theirs: Record<string, unknown>): Kept[] {
  const known = Object.entries(theirs).flatMap(([name, link]) => (typeof link === "string" ? [{ name, link, follows: true }] : []));
  return [...known, ...mine.filter((one) => !one.follows && !(one.name in theirs))];
}

/** Take over what this person keeps on other devices. */
export async function followRules(): Promise<void> {
  const known = await me().catch(() => null);
  const theirs = known?.settings["rules"];
  if (theirs && typeof theirs === "object") write(joined(list, theirs as Record<string, unknown>));
}

/** Keep rules under a name, in place of what had it. */
export async function keep(name: string, link: string): Promise<boolean> {
  write([...list.filter((one) => one.name !== name), { name, link, follows: false }]);
  return follow();
}

export async function drop(name: string): Promise<boolean> {
  write(list.filter((one) => one.name !== name));
  return follow();
}

/** Let all of them follow the person; whether they do. */
async function follow(): Promise<boolean> {
  try {
    if (!(await me())) return false;
    await keepSettings({ rules: Object.fromEntries(list.map((one) => [one.name, one.link])) });
  } catch {
    return false; // too many for the server, or it is away: they are kept here
  }
  write(list.map((one) => ({ ...one, follows: true })));
  return true;
}

function write(now: Kept[]): void {
  list = now;
  remember(NAME, JSON.stringify(now));
}
