// What a person has chosen: it acts at once, is kept on this device, and follows the person to the others.

import { SETS, TWO_COLOURS } from "../cards/sets";
import { keepSettings, me } from "../protocol/api";
import { recall, remember } from "./memory";

/** What may make a sound or a buzz. */
export const SIGNALS = ["turn", "late", "card", "trick", "round", "talk"] as const;
export type Signal = (typeof SIGNALS)[number];

/** Choices among a few words; the first is the usual one. */
export const CHOICES = {
  theme: ["auto", "dark", "light"],
  cards: Object.keys(SETS) as (keyof typeof SETS)[],
  /** The order of the hand: trump first, each suit always in its place, or by rank. */
  sorting: ["trump", "suits", "ranks"],
  /** Where cards lie in the trick: before their seats, or in playing order from the left. */
  trick: ["places", "order"],
  /** How soon bots and forced cards act at tables of which one is the host. */
  pace: ["normal", "slow", "instant"],
  /** How long a bid or card may be taken back before it is sent. */
  undo: ["off", "second", "three"],
} as const;

/** Choices of yes or no, with the usual one. */
export const SWITCHES = {
  /** A tap plays a card at once, without a second one. */
  oneTap: false,
  /** A tap on a number makes that bid, without a second one. */
  oneTapBids: false,
  /** A tap while others think marks a card for the own turn. */
  wings: true,
  /** The only legal card plays itself. */
  forced: false,
  /** Two suit colours in place of four. */
  twoColours: false,
  /** Single-key shortcuts (WCAG 2.1.4). */
  keys: true,
  /** The browser tells of the own turn while another window is in front. */
  notices: false,
};

export type Choice = keyof typeof CHOICES;
export type Switch = keyof typeof SWITCHES;
export type Settings = { language: string; sounds: readonly Signal[]; buzzes: readonly Signal[] } & {
  [name in Choice]: (typeof CHOICES)[name][number];
} & { [name in Switch]: boolean };

const NAME = "foretell.settings";
export const BRIGHT = "(prefers-color-scheme: light)";

function usual(): Settings {
  const first = Object.fromEntries(Object.entries(CHOICES).map(([name, words]) => [name, words[0]])) as Partial<Settings>;
  return { language: "", sounds: SIGNALS, buzzes: ["turn", "late"], ...SWITCHES, ...first } as Settings;
}

/** Of anything that was kept, what is a choice today. */
export function fitting(kept: Record<string, unknown>): Partial<Settings> {
  const isFit = ([name, value]: [string, unknown]): boolean => {
    if (name === "language") return typeof value === "string";
    if (name === "sounds" || name === "buzzes") return Array.isArray(value) && value.every((one) => SIGNALS.includes(one as Signal));
    if (name in CHOICES) return (CHOICES[name as Choice] as readonly unknown[]).includes(value);
    return name in SWITCHES && typeof value === "boolean";
  };
  return Object.fromEntries(Object.entries(kept).filter(isFit)) as Partial<Settings>;
}

function kept(): Settings {
  try {
    return { ...usual(), ...fitting(JSON.parse(recall(NAME) ?? "{}") as Record<string, unknown>) };
  } catch {
    return usual();
  }
}

export const settings: Settings = $state(kept());

/** Choose something, and keep it: here, and with the person if there is one. */
export function choose(change: Partial<Settings>): void {
  take(change);
  void me().then((known) => known && keepSettings(change)).catch(() => {}); // it is kept here
}

/** Act on choices at once. */
function take(change: Record<string, unknown>): void {
  Object.assign(settings, fitting(change));
  remember(NAME, JSON.stringify(settings));
  dress();
}

/** Take over what this person has chosen on another device. */
export async function follow(): Promise<void> {
  const known = await me().catch(() => null);
  if (known) take(known.settings);
}

/** Let the whole document wear the theme. */
export function dress(): void {
  const device = matchMedia(BRIGHT).matches ? "light" : "dark";
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme === "auto" ? device : settings.theme;
  for (const [name, ink] of Object.entries(TWO_COLOURS)) {
    root.style.setProperty(name, settings.twoColours ? ink : "");
  }
}
