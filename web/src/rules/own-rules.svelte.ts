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

/** Take over what this person keeps in other windows and on other devices; whether the server knows somebody here. */
export async function followRules(): Promise<boolean> {
  const known = await me().catch(() => null);
  list = here();
  const theirs = known?.settings["rules"];
  if (theirs && typeof theirs === "object") write(joined(list, theirs as Record<string, unknown>));
  return known !== null;
}

/** Keep rules under a name, in place of what had it; whether they follow the person. */
export const keep = (name: string, link: string): Promise<boolean> => change((all) => [...all.filter((one) => one.name !== name), { name, link, follows: false }]);

export const drop = (name: string): Promise<boolean> => change((all) => all.filter((one) => one.name !== name));

/** Change what is kept: here at once, and with the person once it is known what other devices keep. */
async function change(deed: (all: readonly Kept[]) => Kept[]): Promise<boolean> {
  write(deed(here()));
  const isKnown = await followRules();
  write(deed(list));
  return isKnown && send(list);
}

/** Let all of them follow the person; whether they do. */
async function send(all: readonly Kept[]): Promise<boolean> {
  try {
    await keepSettings({ rules: Object.fromEntries(all.map((one) => [one.name, one.link])) });
  } catch {
    return false; // too many for the server, or it is away: they are kept here
  }
  const isSent = ({ name, link }: Kept): boolean => all.some((one) => one.name === name && one.link === link);
  write(here().map((one) => ({ ...one, follows: one.follows || isSent(one) })));
  return true;
}

function write(now: Kept[]): void {
  list = now;
  remember(NAME, JSON.stringify(now));
}
