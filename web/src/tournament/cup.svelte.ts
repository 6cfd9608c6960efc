// One tournament: as the server tells it, looked at again every few seconds while somebody looks.

import { Trouble } from "../narration/trouble.svelte";
import { Refusal } from "../protocol/api";
import { comeBack, enter, type Entering, lookAt, note, openAgain, openTournament, remove, start, withdraw } from "./api";
import { full } from "./format";
import type { Entrant, Entry, Format, Round, View } from "./types";

const OFTEN = 3000;
/** What means the same whatever was noted before it. */
const STANDS = new Set(["entered", "withdrew", "returned", "absent", "result", "from-pad", "hour", "place", "weekly"]);

export class Cup {
  view: View | null = $state.raw(null);
  /** Why there is nothing to look at; empty where there is. */
  gone = $state("");
  /** Whether the server did not answer when it was asked last. */
  isAway = $state(false);
  isBusy = $state(false);
  /** The server's time in milliseconds, told every second. */
  now = $state(0);
  readonly trouble = new Trouble();
  readonly people: Map<number, Entrant> = $derived(new Map(this.view?.people.map((one) => [one.n, one])));
  readonly round: Round | null = $derived(this.view?.rounds.at(-1) ?? null);
  /** The round that is being played. */
  readonly open: Round | null = $derived(this.round && !this.round.is_closed ? this.round : null);
  readonly format: Format | null = $derived(this.view && full(this.view.settings));
  readonly me: Entrant | undefined = $derived(this.people.get(this.view?.me ?? 0));
  /** Whether somebody may still take part: a preliminary round is left to draw. */
  readonly isOpen = $derived(this.view?.status !== "over" && (!this.format?.rounds || (this.view?.rounds.length ?? 0) < this.format.rounds));
  readonly mayDirect = $derived(Boolean(this.view?.is_organiser));
  #offset = 0;

  constructor(readonly id: string) {}

  /** Look until the function that is returned is called. */
  follow(): () => void {
    const look = (): void => void ((document.visibilityState === "visible" || this.#isAwaited) && this.look());
    const tick = (): void => void (this.now = Date.now() + this.#offset);
    const timers = [setInterval(look, OFTEN), setInterval(tick, 1000)];
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    look();
    return () => {
      timers.forEach(clearInterval);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }

  /** Whether the reader is called, once there is something for them, though they look elsewhere. */
  get #isAwaited(): boolean {
    return Boolean(this.me?.is_in && this.view?.status !== "over");
  }

  async look(): Promise<void> {
    if (this.isBusy) return;
    try {
      const found = await lookAt(this.id, this.view?.length ?? -1);
      this.isAway = false;
      if (found) this.#take(found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "no-such-tournament") this.gone = error.code;
      else this.isAway = true;
    }
  }

  /** An answer that is older than what is shown already tells nothing. */
  #take(found: View): void {
    this.#offset = found.now - Date.now();
    this.now = found.now;
    if (found.length >= (this.view?.length ?? -1)) this.view = found;
  }

  name = (n: number): string => this.people.get(n)?.name ?? "";

  /** Note something as the organiser; whether it was taken. */
  note = (...entries: Entry[]): Promise<boolean> => this.#do(() => this.#noted(entries));
  enter = (who: Entering): Promise<boolean> => this.#do(() => enter(this.id, who));
  withdraw = (): Promise<boolean> => this.#do(() => withdraw(this.id));
  comeBack = (): Promise<boolean> => this.#do(() => comeBack(this.id));
  start = (): Promise<boolean> => this.#do(() => start(this.id));
  remove = (): Promise<boolean> => this.#do(() => remove(this.id));

  /** Announce another one like it, a game night for an hour; its id, or nothing where that was refused. */
  async again(name: string, starts_at = 0): Promise<string> {
    let made = "";
    await this.#do(async () => {
      const { settings: format, place, is_private, is_night } = this.view!;
      const another = is_night ? openTournament({ name, format, place, is_private, is_night, is_online: false, starts_at }) : openAgain(this.id, name);
      made = (await another).id;
      return null;
    });
    return made;
  }

  /** Note something; what stands whatever else has happened is sent once more, after what somebody else did. */
  async #noted(entries: Entry[]): Promise<View> {
    try {
      return await note(this.id, this.view!.length, entries);
    } catch (error) {
      const isLate = error instanceof Refusal && error.code === "tournament-changed";
      if (!isLate || !entries.every(({ entry }) => STANDS.has(entry))) throw error;
      const found = await lookAt(this.id, -1);
      this.#take(found!);
      return note(this.id, found!.length, entries);
    }
  }

  async #do(deed: () => Promise<View | null>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.trouble.clear();
    try {
      const found = await deed();
      if (found) this.#take(found);
      return true;
    } catch (error) {
      this.trouble.take(error);
      return false;
    } finally {
      this.isBusy = false;
      if (this.trouble.text) void this.look(); // somebody else may have noted something
    }
  }
}
