// The lines that were told at a table. They are kept as the means to tell them: in another language they are told anew.

import { spoken } from "./texts.svelte";
import type { Line } from "./told";

const MOST_LINES = 400;

export type Numbered = Line & { id: number };

export class Tellings {
  #count = 0;
  #parts = $state.raw<readonly { first: number; lines: () => Numbered[] }[]>([]);
  readonly lines: readonly Numbered[] = $derived(this.#parts.flatMap((part) => part.lines()));

  /** Tell something from now on; `tell` gives as many lines in each language. */
  add(tell: () => Line[]): void {
    const first = this.#count + 1;
    const lines = retold(tell, first);
    this.#count += lines().length;
    if (this.#count < first) return;
    this.#parts = [...this.#parts, { first, lines }].filter((part) => part.first > this.#count - MOST_LINES);
  }
}

/** Lines with their numbers, told once for each language in turn. */
function retold(tell: () => Line[], first: number): () => Numbered[] {
  let language = "";
  let lines: Numbered[] = [];
  return () => {
    if (language !== spoken()) lines = tell().map((line, place) => ({ ...line, id: first + place }));
    language = spoken();
    return lines;
  };
}
