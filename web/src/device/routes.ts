// Which screen is at which address. The home page is in the first load, the table comes right after it; the others
// come when they are asked for.

import type { Component } from "svelte";
import { speakOf, type Topic } from "../narration/texts.svelte";

type Loaded = { default: Component<Record<string, never>> };

/** A screen, with the texts that it alone speaks in. */
const speaking = (screen: Promise<Loaded>, ...topics: Topic[]): Promise<Loaded> => Promise.all([screen, ...topics.map(speakOf)]).then(([found]) => found);
const rules = (): Promise<Loaded> => speaking(import("../screens/RulesScreen.svelte"), "builder", "preset");

/** Addresses inside the page, beside `/` and `/t/ID`. */
const LATER: readonly [RegExp, () => Promise<Loaded>][] = [
  [/^\/me$/, () => speaking(import("../screens/MeScreen.svelte"), "me", "menu", "rating", "preset")],
  [/^\/learn$/, () => speaking(import("../screens/LearnScreen.svelte"), "learn")],
  [/^\/make$/, () => speaking(import("../screens/MakeScreen.svelte"), "builder", "preset", "waiting")],
  [/^\/print$/, () => speaking(import("../screens/PrintScreen.svelte"), "print", "preset")],
  [/^\/rules(\/[^/]+)?\/?$/, rules],
  [/^\/t\/[^/]+\/rules$/, rules],
  [/^\/pad(\/[^/]+)?\/?$/, () => speaking(import("../screens/PadScreen.svelte"), "pad", "scorepad", "preset", "ending")],
  [/^\/odds$/, () => speaking(import("../screens/OddsScreen.svelte"), "odds", "preset")],
  [/^\/history$/, () => speaking(import("../screens/HistoryScreen.svelte"), "history", "preset")],
  [/^\/tournaments(\/[^/]+)?\/?$/, () => speaking(import("../screens/TournamentsScreen.svelte"), "cup", "tournament", "preset")],
  [/^\/daily(\/[^/]+)?\/?$/, () => speaking(import("../screens/DailyScreen.svelte"), "daily")],
  [/^\/ratings(\/[^/]+)?\/?$/, () => speaking(import("../screens/RatingsScreen.svelte"), "rating", "preset")],
  [/^\/device$/, () => speaking(import("../screens/DeviceScreen.svelte"), "me")],
  [/^\/(games\/[^/]+|look)$/, () => speaking(import("../screens/ViewerScreen.svelte"), "ending", "viewer", "preset")],
];

/** How to load the table: at once where its address was opened, else while somebody looks at the home page. */
export const atTable = () => import("../screens/TableScreen.svelte");

/** The game of an address to look through, if it is one of a game. */
export const gameOf = (path: string): string | undefined => /^\/games\/([^/]+)$/.exec(path)?.[1];

/** The table of an address, if it is one of a table: no table has a slash in its name. */
export const tableOf = (path: string): string | undefined => /^\/t\/((?:(?!%2f)[^/])+)\/?$/i.exec(path)?.[1];

/** How to load the screen of an address. */
export const later = (path: string): (() => Promise<Loaded>) | undefined => LATER.find(([where]) => where.test(path))?.[1];

/** Whether the page itself has a screen for an address. */
export const isInside = (path: string): boolean => path === "/" || tableOf(path) !== undefined || later(path) !== undefined;
