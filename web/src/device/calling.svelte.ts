// What calls somebody to the table: signals for what happens, and the tab's icon and a notice for the own turn.

import { serverNow } from "../protocol/clock";
import { untrack } from "svelte";
import usual from "../icon.svg?url";
import turn from "../icon-turn.svg?url";
import { notify } from "./notices";
import type { Signal } from "./settings.svelte";
import { give, listen } from "./signals";
import type { Table } from "../protocol/table.svelte";
import { tableTitle } from "../narration/names";
import { say } from "../narration/texts.svelte";

/** So many milliseconds before the time is up, the clock is told. */
const LATE = 10_000;

/** Let a table call for somebody, as long as the component lives that asks for it. */
export class Caller {
  /** Whether ten seconds or less are left for the own choice. */
  isLate = $state(false);

  constructor(table: () => Table) {
    $effect(listen);
    const isDue = $derived(table().isDue); // each message brings another view: only a change of these counts
    const deadline = $derived(isDue ? table().view?.table.deadline : null);
    $effect(() => {
      if (isDue) return untrack(() => this.#turn(table()));
    });
    $effect(() => this.#clock(deadline ?? 0));
    let last = table().lines.at(-1)?.id ?? 0;
    $effect(() => {
      const { lines } = table();
      const signals = lines.filter((line) => line.id > last).flatMap((line) => line.signal ?? []);
      last = lines.at(-1)?.id ?? 0;
      untrack(() => give([...new Set<Signal>(signals)]));
    });
  }

  #turn(table: Table): () => void {
    give(["turn"]);
    wear(turn);
    notify(say("page-title-turn"), tableTitle(table.view?.table.name ?? ""), `/t/${table.id}`).catch(() => {}); // title, icon and sound are left
    return () => wear(usual);
  }

  #clock(deadline: number): (() => void) | void {
    const left = deadline - LATE - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(() => {
      this.isLate = true;
      give(["late"]);
    }, left);
    return () => {
      clearTimeout(timer);
      this.isLate = false;
    };
  }
}

/** The icon that the tab wears. */
function wear(icon: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", icon);
}
