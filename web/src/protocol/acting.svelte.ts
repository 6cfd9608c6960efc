// What one does at the table: sent at once or after a moment, and why something was not done.

import { Later } from "./later.svelte";
import type { Table } from "./table.svelte";
import { Trouble } from "../narration/trouble.svelte";

/** Bids and cards can be taken back for a moment; other choices have a question of their own. */
const QUICK_PHASES = new Set(["play", "pass", "bid", "mend"]);
/** How long one may read why something was not done. */
const READ = 6000;

/** What was tapped is about to go: taken away with the focus on it, it would have everything laid out anew before its time. */
function release(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !focused.matches(":focus-visible")) focused.blur();
}

/** The last trick has been seen: it goes in a step of its own, so that the tap is answered first. */
function clearing(table: Table): () => void {
  const { taken } = table;
  return () => {
    release();
    if (taken && table.taken === taken) table.clear();
  };
}

export class Acting {
  readonly later = new Later();
  readonly trouble = new Trouble();
  isSending = $state(false);
  /** The ways in which the chosen card may be played; empty while none is chosen. */
  forms = $state.raw<string[]>([]);
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: () => Table) {}

  act = (text: string): void => {
    this.trouble.clear();
    const isQuick = QUICK_PHASES.has(this.table().view?.game?.phase ?? "");
    if (isQuick) this.later.send(text, (one) => void this.#send(one));
    else void this.#send(text);
  };

  /** Play a card; where that can be done in several ways, they are asked for. */
  play(card: string, texts: string[]): void {
    if (texts.length > 1) this.forms = texts;
    else this.act(texts[0] ?? card);
  }

  /** Ask the server why not: it knows the rules. */
  refuse = (text: string): Promise<unknown> => this.table().do({ k: "act", text }).catch(this.explain);

  /** Mark a card for the next turn; while one waits to be sent it is still this turn, and that one is taken back. */
  mark = (card: string): unknown => {
    if (this.later.waits) return this.later.undo();
    const { you } = this.table().stream;
    return this.table().do({ k: "premove", text: you.premove === card ? "" : card }).catch(this.explain);
  };

  claim = (): Promise<unknown> => this.table().do({ k: "claim" }).catch(this.explain);

  explain = (error: unknown): void => {
    this.trouble.take(error);
    clearTimeout(this.#reading);
    this.#reading = setTimeout(this.trouble.clear, READ);
  };

  cancel = (): void => void (this.forms = []);

  async #send(text: string): Promise<void> {
    this.forms = [];
    this.isSending = true;
    setTimeout(clearing(this.table()));
    await this.table().do({ k: "act", text }).catch(this.explain);
    this.isSending = false;
  }
}
