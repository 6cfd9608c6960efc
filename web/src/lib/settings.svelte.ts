// What a person has chosen on this device: it acts at once.

import { type SetName, SETS, TWO_COLOURS } from "../cards/sets";
import { keepSettings, me } from "./api";
import { recall, remember } from "./memory";

export interface Settings {
  language: string;
  theme: "auto" | "dark" | "light";
  /** A tap plays at once, without a second one. */
  oneTap: boolean;
  /** Two suit colours in place of four. */
  twoColours: boolean;
  /** A sound, and a buzz, when it is the own turn. */
  sounds: boolean;
  vibrates: boolean;
  /** The drawings on the cards. */
  cards: SetName;
}

const USUAL: Settings = {
  language: "",
  theme: "auto",
  oneTap: false,
  twoColours: false,
  sounds: true,
  vibrates: true,
  cards: "standard",
};
const NAME = "foretell.settings";
export const BRIGHT = "(prefers-color-scheme: light)";

function kept(): Settings {
  try {
    const found = { ...USUAL, ...(JSON.parse(recall(NAME) ?? "{}") as Partial<Settings>) };
    return found.cards in SETS ? found : { ...found, cards: USUAL.cards };
  } catch {
    return USUAL;
  }
}

export const settings: Settings = $state(kept());

/** Choose something, and keep it: here, and with the person if there is one. */
export function choose(change: Partial<Settings>): void {
  take(change);
  void me().then((known) => known && keepSettings(change)).catch(() => {}); // it is kept here
}

/** Act on choices at once. */
function take(change: Partial<Settings>): void {
  for (const name of Object.keys(USUAL) as (keyof Settings)[]) {
    if (typeof change[name] === typeof USUAL[name]) Object.assign(settings, { [name]: change[name] });
  }
  if (!(settings.cards in SETS)) settings.cards = USUAL.cards;
  remember(NAME, JSON.stringify(settings));
  dress();
}

/** Take over what this person has chosen on another device. */
export async function follow(): Promise<void> {
  const known = await me().catch(() => null);
  if (known) take(known.settings as Partial<Settings>);
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
