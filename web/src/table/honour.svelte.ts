// Honour play: what a player may do beside playing, and the context in which several places of the table offer it.

import { getContext, setContext } from "svelte";
import { Refusal } from "../protocol/api";
import type { Table } from "../protocol/table.svelte";

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
    return seat !== null && view?.table.status === "playing" && view.table.round_rules.is_honour;
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
    const why = { stale: "taken-back", "wrong-phase": "taken-back" };
    void this.table()
      .do({ k: "take-back" })
      .catch((error: unknown) => this.explain(worded(error, why)));
  }
}

/** A refusal that has a sentence of its own here for some reasons. */
export function worded(error: unknown, codes: Record<string, string>): unknown {
  const code = error instanceof Refusal && codes[error.code];
  return code ? new Refusal(code, "") : error;
}

const HONOUR = Symbol("honour");

export const offerHonour = (table: () => Table, explain: (error: unknown) => void): Honour => setContext(HONOUR, new Honour(table, explain));
export const honour = (): Honour | undefined => getContext<Honour | undefined>(HONOUR);
