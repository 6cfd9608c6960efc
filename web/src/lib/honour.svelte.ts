// Honour play: what a player may do beside playing, and the context in which several places of the table offer it.

import { getContext, setContext } from "svelte";
import { Refusal } from "./api";
import type { Table } from "./table.svelte";
import { say } from "./texts.svelte";
import { whyNot } from "./wording";

export class Honour {
  /** Whether somebody chooses whose card to call. */
  isCalling = $state(false);

  constructor(
    private readonly table: () => Table,
    private readonly explain: (error: unknown) => void,
  ) {}

  /** Whether this seat may call revokes at this table at all; when, the server says. */
  get mayCall(): boolean {
    const { view, seat } = this.table();
    return seat !== null && view?.table.status === "playing" && view.table.customs.is_honour;
  }

  /** Whether the own last card can still be taken back. */
  get mayTakeBack(): boolean {
    const { view, seat } = this.table();
    return seat !== null && view?.table.may_take_back === seat;
  }

  call(): void {
    this.isCalling = true;
  }

  stop(): void {
    this.isCalling = false;
  }

  takeBack(): void {
    const why = { stale: "online-refused-taken-back", "wrong-phase": "online-refused-taken-back" };
    void this.table()
      .do({ k: "take-back" })
      .catch((error: unknown) => this.explain(worded(error, why)));
  }
}

/** A refusal with a sentence of its own for some reasons. */
function worded(error: unknown, texts: Record<string, string>): unknown {
  const key = error instanceof Refusal && texts[error.code];
  return key ? new Refusal("late", say(key), {}) : error;
}

/** Why a revoke cannot be called now. */
export const whyNoCall = (error: unknown): string => whyNot(worded(error, { "wrong-phase": "page-call-when" }));

const HONOUR = Symbol("honour");

export const offerHonour = (table: () => Table, explain: (error: unknown) => void): Honour => setContext(HONOUR, new Honour(table, explain));
export const honour = (): Honour | undefined => getContext<Honour | undefined>(HONOUR);
