// The rules that somebody is making: what was chosen, and what the server says of it.

import { isTransient, RETRY_MS } from "../protocol/api";
import * as api from "./rules";
import { type Draft, readLink, rulesOf } from "./rules-link";

const PAUSE = 150;

export class Making {
  draft: Draft = $state.raw({ preset: "standard", players: 4, name: "", changes: {} });
  /** What the server has said of it, right or wrong. */
  told: api.Told | null = $state.raw(null);
  /** Every axis of the rules that were started from. */
  base: api.Axes = $state.raw({});
  isAsking = $state(false);
  notice: unknown = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(hash: string) {
    this.draft = readLink(hash) ?? this.draft;
  }

  get faults(): api.Fault[] {
    return this.told?.faults ?? [];
  }

  /** Whether one may play by it: what the server says is of the draft as it is, and finds no fault. */
  get isGood(): boolean {
    return this.told !== null && !this.isAsking && this.notice === null && this.faults.length === 0;
  }

  value(axis: string): api.Value {
    return this.draft.changes[axis] ?? this.told?.axes[axis] ?? this.base[axis] ?? null;
  }

  isChanged(axis: string): boolean {
    return axis in this.draft.changes;
  }

  faultsOf = (axis: string): api.Fault[] => this.faults.filter((fault) => fault.axes.includes(axis));

  set(axis: string, value: api.Value): void {
    if (api.same(value, this.base[axis])) return this.back(axis);
    this.take({ ...this.draft, changes: { ...this.draft.changes, [axis]: value } });
  }

  back(axis: string): void {
    const { [axis]: _, ...changes } = this.draft.changes;
    this.take({ ...this.draft, changes });
  }

  /** Ask the server of other rules, once nothing more has changed for a moment. */
  take(draft: Draft, wait = PAUSE): void {
    this.draft = draft;
    this.isAsking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), wait);
  }

  /** Wait for what the server says of the draft as it is. */
  async settled(): Promise<void> {
    while (this.isAsking) {
      clearTimeout(this.#timer);
      await this.ask();
    }
  }

  /** Ask no more: the screen is left. */
  stop = (): void => {
    clearTimeout(this.#timer);
    this.#count++;
  };

  /** Ask now, and again after a transient failure; an answer that others have overtaken does not count. */
  async ask(): Promise<void> {
    const number = ++this.#count;
    this.isAsking = true;
    clearTimeout(this.#timer);
    const { preset, players, name } = this.draft;
    try {
      const [told, base] = await Promise.all([
        api.check({ rules: rulesOf(this.draft), players, name }),
        api.check({ rules: preset, players }),
      ]);
      if (number !== this.#count) return;
      this.told = told;
      this.base = base.axes;
      this.notice = null;
    } catch (error) {
      if (number !== this.#count) return;
      this.notice = error;
      if (isTransient(error)) this.#timer = setTimeout(() => void this.ask(), RETRY_MS);
    }
    this.isAsking = false;
  }
}
