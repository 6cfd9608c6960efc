// What was just said, by seat: it stands beside its speaker for a moment, wherever the log is.

import { untrack } from "svelte";
import type { Line } from "./told";

const STAYS = 6000;
type Lines = readonly (Line & { id: number })[];

export class Sayings {
  bySeat = $state.raw<Record<number, string>>({});
  #seen: number;
  #timers: Record<number, ReturnType<typeof setTimeout>> = {};

  /** What was said before does not count. */
  constructor(lines: () => Lines) {
    this.#seen = untrack(lines).at(-1)?.id ?? 0;
    $effect(() => this.#take(lines()));
  }

  #take(lines: Lines): void {
    for (const { id, said } of lines) {
      if (id > this.#seen && said?.seat != null) this.#show(said.seat, said.text);
    }
    this.#seen = lines.at(-1)?.id ?? this.#seen;
  }

  #show(seat: number, text: string): void {
    this.bySeat = { ...untrack(() => this.bySeat), [seat]: text };
    clearTimeout(this.#timers[seat]);
    this.#timers[seat] = setTimeout(() => (this.bySeat = without(this.bySeat, seat)), STAYS);
  }
}

function without(all: Record<number, string>, seat: number): Record<number, string> {
  const { [seat]: _, ...rest } = all;
  return rest;
}
