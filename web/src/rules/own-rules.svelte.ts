// The own rules that somebody keeps: on this device, and with the person as far as there is room.

import { keepSettings, knownId, me } from "../protocol/api";
import { recall, remember } from "../device/memory";

export interface Kept {
  name: string;
  /** The rules as an address carries them. */
  link: string;
  /** Whether the server keeps them as well, for the other devices. */
  follows: boolean;
}

type Rules = Pick<Kept, "name" | "link">;
type Gone = Rules & { of: string };

const NAME = "foretell.rules";
/** What somebody has deleted or replaced here, as long as the server may not know of it. */
const GONE = "foretell.rules.gone";

function recalled<Read extends Rules>(name: string): Read[] {
  try {
    const found = JSON.parse(recall(name) ?? "[]") as Read[];
    return found.filter((one) => typeof one.name === "string" && typeof one.link === "string");
  } catch {
    return [];
  }
}

const here = (): Kept[] => recalled(NAME);
/** Of whoever this device speaks for now: what others deleted here is not deleted for them. */
const gone = (): Rules[] => recalled<Gone>(GONE).filter((one) => one.of === knownId());
const isAmong = (all: readonly Rules[], { name, link }: Rules): boolean => all.some((one) => one.name === name && one.link === link);

let list: Kept[] = $state.raw(here());

export const kept = (): readonly Kept[] => list;

/** The rules among what the server keeps under that name. */
const rulesIn = (found: unknown): Rules[] => Object.entries(found ?? {}).flatMap(([name, link]) => (typeof link === "string" ? [{ name, link }] : []));

/** What both places keep: the server's count, and those here that it has not got yet. */
export function joined(mine: readonly Kept[], theirs: Record<string, unknown>): Kept[] {
  const known = rulesIn(theirs).map((one) => ({ ...one, follows: true }));
  return [...known, ...mine.filter((one) => !one.follows && !Object.hasOwn(theirs, one.name))];
}

/** Take over what this person keeps in other windows and on other devices, and have deleted there what was deleted here. */
export async function followRules(): Promise<void> {
  if ((await look()) && gone().length) await send(list);
}

/** Take over what the server has; whether it knows somebody here. */
async function look(): Promise<boolean> {
  const known = await me().catch(() => null);
  list = here();
  if (!known) return false;
  const theirs = rulesIn(known.settings["rules"]);
  forget((one) => !isAmong(theirs, one)); // the same name with other rules was kept elsewhere since
  const left = theirs.filter((one) => !isAmong(gone(), one));
  if (known.settings["rules"]) write(joined(list, Object.fromEntries(left.map(({ name, link }) => [name, link]))));
  return true;
}

/** Keep rules under a name, in place of what had it; whether they follow the person. */
export const keep = (name: string, link: string): Promise<boolean> => change((all) => [...all.filter((one) => one.name !== name), { name, link, follows: false }]);

export const drop = (name: string): Promise<boolean> => change((all) => all.filter((one) => one.name !== name));

/** Change what is kept: here at once, and with the person once it is known what other devices keep. */
async function change(deed: (all: readonly Kept[]) => Kept[]): Promise<boolean> {
  const before = here();
  write(deed(before));
  if (knownId()) writeGone([...gone(), ...before].filter((one) => !isAmong(list, one)));
  const isKnown = await look();
  write(deed(list));
  return isKnown && send(list);
}

/** Let all of them follow the person; whether they do. */
async function send(all: readonly Kept[]): Promise<boolean> {
  const without = gone();
  try {
    await keepSettings({ rules: Object.fromEntries(all.map((one) => [one.name, one.link])) });
  } catch {
    return false; // too many for the server, or it is away: they are kept here
  }
  forget((one) => isAmong(without, one));
  write(here().map((one) => ({ ...one, follows: one.follows || isAmong(all, one) })));
  return true;
}

/** Forget what was deleted here, as far as the server knows of it now. */
function forget(isKnown: (one: Rules) => boolean): void {
  const left = gone().filter((one) => !isKnown(one));
  if (left.length < gone().length) writeGone(left);
}

function writeGone(all: readonly Rules[]): void {
  remember(GONE, JSON.stringify(all.map(({ name, link }): Gone => ({ name, link, of: knownId() }))));
}

function write(now: Kept[]): void {
  list = now;
  remember(NAME, JSON.stringify(now));
}
