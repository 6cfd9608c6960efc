// What a person has chosen on this device: it acts at once.

import { recall, remember } from "./memory";

export interface Settings {
  language: string;
  theme: "auto" | "dark" | "light";
  /** A tap plays at once, without a second one. */
  oneTap: boolean;
  /** Two suit colours in place of four. */
  twoColours: boolean;
}

const USUAL: Settings = { language: "", theme: "auto", oneTap: false, twoColours: false };
const NAME = "foretell.settings";

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(recall(NAME) ?? "{}") as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}

export const settings: Settings = $state(kept());

/** Choose something, and keep it. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  remember(NAME, JSON.stringify(settings));
  dress();
}

const bright = matchMedia("(prefers-color-scheme: light)");

/** Let the whole document wear the theme. */
export function dress(): void {
  const device = bright.matches ? "light" : "dark";
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme === "auto" ? device : settings.theme;
  root.dataset["suits"] = settings.twoColours ? "two" : "four";
}

bright.addEventListener("change", dress);
