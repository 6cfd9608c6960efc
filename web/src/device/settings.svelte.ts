// What a person has chosen: it acts at once, is kept on this device, and follows the person to the others.

import { BACKS, type SetName, SETS, TWO_COLOURS } from "../cards/sets";
import { keepSettings, me } from "../protocol/api";
import { recall, remember } from "./memory";
import { inHand } from "./sizes";

/** What may make a sound or a buzz. */
export const SIGNALS = ["turn", "late", "card", "trick", "round", "talk"] as const;
export type Signal = (typeof SIGNALS)[number];

/** Choices among a few words; the first is the usual one. */
export const CHOICES = {
  theme: ["auto", "dark", "light"],
  cards: ["auto", ...(Object.keys(SETS) as SetName[])],
  /** The back of the cards: the one of their set, or another. */
  backs: ["set", ...BACKS],
  /** The colour of the felt. */
  felt: ["green", "blue", "red"],
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
  /** Cards, coins and totals move; what the device asks for counts before it. */
  motion: true,
  /** Two suit colours in place of four. */
  twoColours: false,
  /** The letter of its suit on a card. */
  letters: true,
  /** Single-key shortcuts (WCAG 2.1.4). */
  keys: true,
  /** The browser tells of the own turn while another window is in front. */
  notices: false,
  /** Whether the score sheet stands open beside a wide table. */
  sheet: true,
  /** Whether somebody new has chosen cards, or passed that over. */
  metCards: false,
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

/** What has been chosen since the server was asked last: its answer takes none of that back. */
let since: Partial<Settings> = {};

/** Choose something, and keep it: here, and with the person if there is one. */
export function choose(change: Partial<Settings>): void {
  since = { ...since, ...change };
  take(change);
  void me().then((known) => known && keepSettings(change)).catch(() => {}); // it is kept here
}

/** The card set of whoever has chosen none: with large figures on a screen that is held in the hand. */
export const usualCards = (): SetName => (inHand.current ? "standard-large" : "standard");
export const cardSet = (): SetName => (settings.cards === "auto" ? usualCards() : settings.cards);

/** Whether somebody has said with which cards they like to play, or that they do not mind. */
export const hasMetCards = (): boolean => settings.metCards || settings.cards !== "auto";

/** Act on choices at once. */
function take(change: Record<string, unknown>): void {
  Object.assign(settings, fitting(change));
  remember(NAME, JSON.stringify(settings));
  dress();
}

/** Take over what this person has chosen on another device; what was chosen here before anybody was known goes along. */
export async function follow(): Promise<void> {
  since = {};
  const known = await me().catch(() => null);
  if (!known) return;
  take({ ...known.settings, ...since });
  const first: Record<string, unknown> = usual();
  const news = Object.entries(settings).filter(([name, value]) => !(name in known.settings) && String(value) !== String(first[name]));
  if (news.length) await keepSettings(Object.fromEntries(news)).catch(() => {}); // it is kept here
}

/** Let the whole document wear theme, felt and colours. */
export function dress(): void {
  const device = matchMedia(BRIGHT).matches ? "light" : "dark";
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme === "auto" ? device : settings.theme;
  root.dataset["felt"] = settings.felt;
  root.toggleAttribute("data-still", !settings.motion);
  for (const [name, ink] of Object.entries(TWO_COLOURS)) {
    root.style.setProperty(name, settings.twoColours ? ink : "");
  }
}
