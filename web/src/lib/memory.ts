// What the browser keeps for this page. Some refuse to keep anything: then nothing is kept.

import type { Kept, Shelf } from "./fair";

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
    // full, or forbidden: the page works without
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

const place = (game: string): string => `foretell.fair.${game}`;

export const shelf: Shelf = {
  read(game) {
    const text = recall(place(game));
    return text ? (JSON.parse(text) as Kept) : null;
  },
  write: (kept) => remember(place(kept.game), JSON.stringify(kept)),
};
