// A score pad in the hand: notes are kept here at once and sent when the server can be reached.

import { Trouble } from "../narration/trouble.svelte";
import { isTransient, Refusal } from "../protocol/api";
import { same } from "../rules/rules";
import { addNotes, askPencil, chooseVersion, copyPad, handPencil, lookAt, openPad, type PadAnswer } from "./api";
import { standingOf } from "./fold";
import { drawn, type KeptPad, keepPad, keptPad } from "./kept";
import { shareable } from "./secret";
import { tablesFor } from "./tables";
import type { Entry, NoteValue, Standing } from "./types";

const OFTEN = 2500;
const SELDOM = 10_000;
/** Notes that go in one request. */
const MOST = 500;
const MOST_UNDO = 50;
/** So long a holder sees that somebody asks. */
const ASK_LASTS = 90_000;

export type Reach = "here" | "saved" | "away" | "lost";

export class Pad {
  #kept: KeptPad = $state.raw() as KeptPad;
  /** Whether this browser keeps what is noted. */
  isKept = $state(true);
  /** "here": only on this phone; "saved": the server has all; "away": it cannot be reached; "lost": it takes no more from here. */
  reach: Reach = $state("here");
  asking: PadAnswer["asking"] = $state.raw([]);
  /** Why the server takes no more. */
  readonly trouble = new Trouble();
  /** Whether this phone has asked for the pencil. */
  hasAsked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #isOver = false;

  readonly standing: Standing = $derived(standingOf(this.#kept.tables, this.#kept.players, this.#kept.dealer, this.#kept.entries));

  constructor(kept: KeptPad) {
    this.#kept = kept;
    this.isKept = keepPad(kept);
    addEventListener("storage", this.#elsewhere);
    addEventListener("online", this.#soon);
    document.addEventListener("visibilitychange", this.#soon);
    this.#soon();
  }

  get kept(): KeptPad {
    return this.#kept;
  }

  /** Whether this phone holds the pencil. */
  get isMine(): boolean {
    return this.#kept.pencil !== "" && this.#kept.holds;
  }

  /** Note something; the last note for a place counts, and null takes it back. */
  note(n: number, key: string, value: NoteValue, seat?: number): void {
    this.add([{ n, key, value, ...(seat !== undefined && { seat }) }]);
  }

  add(added: Entry[]): void {
    const { entries, undo = [] } = this.#kept;
    const all = [...entries, ...added];
    this.#keep({ entries: all, undo: [...undo, [entries.length, all.length] as [number, number]].slice(-MOST_UNDO), changed: Date.now() });
    this.#soon();
  }

  get mayUndo(): boolean {
    return Boolean(this.#kept.undo?.length);
  }

  /** Take back what was noted last, and then what was noted before: what stood there counts again. */
  undo(): void {
    const { entries, undo = [] } = this.#kept;
    const last = undo.at(-1);
    if (!last) return;
    const before = entries.slice(0, last[0]).reverse();
    const back = entries.slice(...last).map((one) => ({ ...one, value: before.find((old) => isSamePlace(old, one))?.value ?? null }));
    this.#keep({ entries: [...entries, ...back], undo: undo.slice(0, -1), changed: Date.now() });
    this.#soon();
  }

  /** Take back everything that is noted of a round. */
  empty(n: number): void {
    const found = new Map(this.#kept.entries.filter((one) => one.n === n).map((one) => [`${one.key} ${one.seat ?? ""}`, one]));
    this.add([...found.values()].filter((one) => one.value !== null).map((one) => ({ ...one, value: null })));
  }

  /** Whether notes wait here that nobody else may see yet, or that could not be sent. */
  get hasUnsent(): boolean {
    return this.#kept.entries.length > Math.max(0, this.#kept.sent);
  }

  /** Ask whoever holds the pencil for it. */
  async ask(name: string): Promise<void> {
    if (!this.#kept.pencil) this.#keep({ pencil: drawn(24) });
    await askPencil(this.#kept.id, this.#kept.pencil, name);
    this.hasAsked = true;
    setTimeout(() => (this.hasAsked = false), ASK_LASTS);
    this.#soon();
  }

  /** Hand the pencil to somebody who asks. */
  async hand(number: number): Promise<void> {
    await this.#send();
    this.#take(await handPencil(this.#kept.id, this.#kept.pencil, number));
  }

  /** Go on without the pencil, on a copy: the id of that. */
  async copy(): Promise<string> {
    const [pencil, id] = [drawn(24), drawn(16)];
    const answer = await copyPad(this.#kept.id, pencil, id);
    const { rules, rules_name, players, dealer, tables } = this.#kept;
    const isAhead = same(this.#kept.entries.slice(0, answer.count), answer.notes);
    const entries = isAhead ? this.#kept.entries : answer.notes;
    keepPad({
      ...{ id, pencil, rules, rules_name, players, dealer, tables, entries, sent: answer.count, changed: Date.now() },
      ...{ holds: true, copies: answer.copies, copy_of: answer.copy_of, chosen: answer.chosen },
    });
    return id;
  }

  /** Of two versions, go on with one. */
  async choose(pad: string, other: string): Promise<void> {
    await chooseVersion(pad, this.#kept.pencil, other);
    await this.#look();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    removeEventListener("storage", this.#elsewhere);
    removeEventListener("online", this.#soon);
    document.removeEventListener("visibilitychange", this.#soon);
  }

  #keep(change: Partial<KeptPad>): void {
    this.#kept = { ...this.#kept, ...change };
    const isDeleted = this.#isOver && !keptPad(this.#kept.id);
    this.isKept = !isDeleted && keepPad(this.#kept);
  }

  /** The same pad in another window of this browser was written on. */
  #elsewhere = (event: StorageEvent): void => {
    if (!event.key?.endsWith(`.${this.#kept.id}`)) return;
    if (event.newValue === null) return void this.stop(); // deleted there: nothing is kept anew
    const found = keptPad(this.#kept.id);
    if (found && found.entries.length >= this.#kept.entries.length) this.#kept = found;
  };

  #soon = (): void => {
    clearTimeout(this.#timer);
    if (!this.#isOver && document.visibilityState === "visible") this.#timer = setTimeout(() => void this.#meet(), 0);
  };

  /** Send what waits, and look what is new. */
  async #meet(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    let wait = OFTEN;
    try {
      if (this.isMine) await this.#send();
      await this.#look();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      wait = SELDOM;
      this.reach = isTransient(error) ? "away" : "lost";
      this.trouble.take(error);
    } finally {
      this.#isBusy = false;
      clearTimeout(this.#timer);
      if (!this.#isOver) this.#timer = setTimeout(() => void this.#meet(), wait);
    }
  }

  async #send(): Promise<void> {
    const { id, pencil, rules, rules_name, players, dealer, entries } = this.#kept;
    const may = shareable(entries, this.standing);
    if (this.#kept.sent < 0) {
      const notes = entries.slice(0, Math.min(may, MOST));
      this.#take(await openPad({ id, pencil, rules, players, dealer, notes, ...(rules_name && { rules_name }) }));
    }
    while (this.#kept.sent < may && !this.#isOver) {
      const notes = entries.slice(this.#kept.sent, Math.min(may, this.#kept.sent + MOST));
      this.#take(await addNotes(id, pencil, this.#kept.sent, notes));
    }
  }

  async #look(): Promise<void> {
    const { id, pencil, entries, sent } = this.#kept;
    const after = Math.min(entries.length, Math.max(0, sent));
    const answer = await lookAt(id, after, pencil);
    if (this.#kept.sent !== sent || this.#kept.entries.length < after) return; // another window of this browser was faster
    const isSame = this.#follow(after, answer);
    const isAhead = this.#kept.entries.length > answer.count;
    if (!answer.is_mine && (isAhead || !isSame)) throw new Refusal("no-pencil", id); // they stay here, for a copy
    if (!isSame) throw new Refusal("pad-moved", id, { count: answer.count, after });
    this.#take(answer);
  }

  /** Take over what the server has behind the first notes; whether it is what stands here, as far as both go. */
  #follow(after: number, { notes }: PadAnswer): boolean {
    const { entries, pencil } = this.#kept;
    const own = pencil ? entries.slice(after) : []; // who has never had a pencil has noted nothing
    if (!own.every((one, at) => !notes[at] || isSameNote(one, notes[at]))) return false;
    const all = [...entries.slice(0, after), ...own, ...notes.slice(own.length)];
    if (all.length !== entries.length) this.#keep({ entries: all, undo: [] });
    return true;
  }

  #take(answer: PadAnswer): void {
    const { copies, copy_of, chosen } = answer;
    this.asking = answer.is_mine ? answer.asking : [];
    if (answer.is_mine) this.hasAsked = false;
    this.reach = "saved";
    this.trouble.clear();
    const change = { sent: answer.count, copies, copy_of, chosen, holds: answer.is_mine };
    if (!same({ ...this.#kept, ...change }, this.#kept)) this.#keep(change);
  }
}

const isSamePlace = (one: Entry, other: Entry): boolean => one.n === other.n && one.key === other.key && one.seat === other.seat;

const isSameNote = (one: Entry, other: Entry): boolean => isSamePlace(one, other) && same(one.value ?? null, other.value ?? null);

/** A pad of the server, to look on. */
export async function padToRead(id: string): Promise<KeptPad> {
  const found = await lookAt(id, 0, "");
  const { rules, rules_name, players, dealer, notes, count, changed, copies, copy_of, chosen } = found;
  const tables = await tablesFor(rules, players.length);
  return { id, pencil: "", holds: false, rules, rules_name, players, dealer, tables, entries: notes, sent: count, changed, copies, copy_of, chosen };
}
