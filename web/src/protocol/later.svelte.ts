// A bid or card that waits a moment before it is sent, so that it can be taken back.

import { type Settings, settings } from "../device/settings.svelte";

const SECONDS: Record<Settings["undo"], number> = { off: 0, second: 1, three: 3 };

export class Later {
  /** What waits, and for how many seconds in all. */
  waits = $state.raw<{ text: string; seconds: number } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Send something: at once, or after the time that somebody has chosen. */
  send(text: string, sending: (text: string) => void): void {
    this.undo();
    const seconds = SECONDS[settings.undo];
    if (!seconds) return sending(text);
    this.waits = { text, seconds };
    this.#timer = setTimeout(() => {
      this.waits = null;
      sending(text);
    }, seconds * 1000);
  }

  /** Take back what waits; nothing was sent. */
  undo(): void {
    clearTimeout(this.#timer);
    this.waits = null;
  }
}
