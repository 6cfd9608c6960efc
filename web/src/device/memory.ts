// What the browser keeps for this page. Some refuse to keep anything: then nothing is kept.

import type { Kept, Shelf } from "../protocol/fair";

const GAMES = "foretell.fair.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keep something; whether that could be done. */
export function remember(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return makeRoom(name, value);
  }
}

/** What was kept of other games gives way; where nothing may be kept at all the page works without. */
function makeRoom(name: string, value: string): boolean {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(GAMES) && key !== name) localStorage.removeItem(key);
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false; // forbidden
  }
}

/** Keep nothing any more. */
export function forget(): void {
  try {
    localStorage.clear();
  } catch {
    // nothing was kept
  }
}

const place = (game: string): string => GAMES + game;

export const shelf: Shelf = {
  read(game) {
    try {
      return JSON.parse(recall(place(game)) ?? "null") as Kept | null;
    } catch {
      return null; // cut short
    }
  },
  write: (kept) => void remember(place(kept.game), JSON.stringify(kept)),
};
