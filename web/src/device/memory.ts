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

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    makeRoom(name, value);
  }
}

/** What was kept of other games gives way; where nothing may be kept at all the page works without. */
function makeRoom(name: string, value: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(GAMES) && key !== name) localStorage.removeItem(key);
    localStorage.setItem(name, value);
  } catch {
    // forbidden
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
  write: (kept) => remember(place(kept.game), JSON.stringify(kept)),
};
