// A table as somebody sees it who sits there or watches: the stream, the link, and what was told.

import type { Advice, Done, FromServer, Happened, News, TableView, TrickView, View, Command } from "$protocol";
import { Absence } from "./absence.svelte";
import { Refusal } from "./api";
import { deckOf, playWith } from "../table/deck";
import { Keeper } from "./fair";
import { begin, feed, NOTHING, type Stream } from "./fold";
import { Link, type Socket, type State } from "./link";
import { shelf } from "../device/memory";
import { spoken as language } from "../narration/texts.svelte";
import { Tellings } from "../narration/tellings.svelte";
import { missed, newTricks, spoken, told } from "../narration/told";

const RESYNC_EVERY = 1000;
/** How often, and how many times, a start waits for a device that has just sat down. */
const READY_EVERY = 300;
const READY_TIMES = 10;
/** After how long what the server could not store is said again. */
const SAY_AGAIN = 1000;
/** How long a finished trick stays in sight. */
const LOOK = 1300;
/** The part of it in which nothing else is seen, even if the next card lies there already. */
const SEEN = 0.7;
/** How long the call of a revoke does. */
const LOOK_AT_CALL = 3500;

type Waits = { done: (done: Done) => void; refused: (refusal: Refusal) => void };

export class Table {
  stream = $state.raw<Stream>(NOTHING);
  /** The view that one found on coming. */
  found: View | null = null;
  /** The trick that has just been finished: it stays in sight for a moment. */
  taken = $state.raw<TrickView | null>(null);
  state = $state<State>("connecting");
  readonly tellings = new Tellings();
  readonly id: string;
  readonly keeper = new Keeper(shelf);
  #absence = new Absence();
  #link: Link;
  #waiting = new Map<string, Waits>();
  #granted: Done[] = [];
  #healing: ReturnType<typeof setInterval> | undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #calling: ReturnType<typeof setTimeout> | undefined;
  /** When the trick that is looked at was finished. */
  #since = 0;
  #saying: Promise<void> = Promise.resolve();

  constructor(
    id: string,
    open: (id: string) => Socket = socketTo,
    private readonly look = LOOK,
  ) {
    this.id = id;
    const hears = {
      message: (message: FromServer) => this.#take(message),
      state: (state: State) => this.#turned(state),
    };
    this.#link = new Link(hears, () => open(id));
    this.#link.start();
  }

  get view(): View | null {
    return this.stream.view;
  }

  /** What was told, in the reader's language. */
  get lines(): Tellings["lines"] {
    return this.tellings.lines;
  }

  get seat(): number | null {
    return this.stream.you.seat ?? null;
  }

  get isHost(): boolean {
    return this.stream.you.is_host ?? false;
  }

  /** Whether one may do what a host may: the host, or whoever sits here without one for long. */
  get mayLead(): boolean {
    return this.isHost || (this.seat !== null && this.#absence.isLong);
  }

  /** Whether nobody new may sit down, but for one who was host and away. */
  get isLocked(): boolean {
    return !this.stream.you.was_host && (this.view?.table.is_locked ?? false);
  }

  /** The revoke that has just been called, with the view before: a right call ends the round. */
  called = $state.raw<{ call: Happened; view: View } | null>(null);

  /** What the own choices are worth, where that was asked. */
  advice = $state.raw<Advice | null>(null);

  /** Whether others play the same round or the same deals: nothing about this table is changed. */
  get isSettled(): boolean {
    const table = this.view?.table;
    return Boolean(table?.tournament ?? table?.fair.event);
  }

  /** Whether one practises: alone, against bots. */
  get isPractice(): boolean {
    const { seat } = this;
    return seat !== null && !this.isSettled && (this.view?.table.seats.every(({ kind, next_name }, place) => (place === seat ? kind === "person" : kind === "bot" && !next_name)) ?? false);
  }

  /** Whether the own seat has something to decide. */
  get isDue(): boolean {
    return this.seat !== null && (this.view?.table.due.includes(this.seat) ?? false);
  }

  stop(): void {
    clearInterval(this.#healing);
    clearTimeout(this.#looking);
    clearTimeout(this.#calling);
    this.#absence.forget();
    this.#link.stop();
  }

  /** The finished trick has been seen. */
  clear(): void {
    clearTimeout(this.#looking);
    this.taken = null;
  }

  /** The call of a revoke has been seen. */
  forget(): void {
    clearTimeout(this.#calling);
    this.called = null;
  }

  hurry(): void {
    this.#link.hurry();
  }

  /** Send a command; resolves when it is stored and shown, fails with the server's reason. */
  do(what: Command): Promise<Done> {
    const id = commandId();
    const answer = new Promise<Done>((done, refused) => this.#waiting.set(id, { done, refused }));
    this.#link.send({ t: "do", id, table: this.id, v: this.stream.v, what });
    return answer;
  }

  /** Say something to all; what a command in it answers comes in the reader's language. */
  say(text: string): Promise<Done> {
    return this.do({ k: "say", text, lang: language() });
  }

  /** Take a seat; it counts at the start once this device has committed. In a game a bot's is taken with the next round. */
  async sit(seat: number | null = null): Promise<void> {
    await this.do({ k: "sit", seat }); // the view shows it now, and what is due has been committed
    await this.#saying;
  }

  /** Begin; bots take the free seats. */
  async start(bot?: string): Promise<void> {
    await this.#saying;
    for (let times = 0; ; times++) {
      try {
        return void (await this.do(bot ? { k: "start", bot } : { k: "start" }));
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== "not-ready" || times >= READY_TIMES) throw error;
        await new Promise((later) => setTimeout(later, READY_EVERY));
      }
    }
  }

  #turned(state: State): void {
    this.state = state;
    if (state === "restarting") this.#absence.forget();
    if (state === "connected") this.stream = begin(this.stream);
  }

  #take(message: FromServer): void {
    const { stream } = this;
    const next = feed(stream, message);
    if (next !== stream) this.#show(stream, next, message);
    if (message.t === "done") this.#granted.push(message);
    this.#settle();
    if (message.t === "rejected") {
      const { code, message: why } = message;
      this.#answer(message.id)?.refused(new Refusal(code, why, message.details));
    }
    if (message.t === "advice") this.advice = message;
    if (message.t === "note") this.tellings.add(() => [{ text: message.text, kind: "event" }]);
  }

  #show(last: Stream, next: Stream, message: FromServer): void {
    this.stream = next;
    this.found ??= next.view;
    if (next.view?.game) playWith(deckOf(next.view.game));
    if (last.view && next.view && message.t === "update" && !next.hasGap) {
      const [before, after, seat] = [last.view, next.view, this.seat];
      this.tellings.add(() => told(before, after, message, seat));
      const tricks = newTricks(last.view, next.view);
      if (tricks.length) this.#look(tricks);
      else if (next.view.game?.trick_len) this.#makeRoom();
      this.#notice(message.news ?? [], last.view);
    }
    if (next.view && message.t === "snapshot") this.#recall(next.view, last.view);
    if (next.hasGap && !last.hasGap) this.#heal();
    if (next.view) this.#absence.saw(next.view);
    if (next.view) this.#beFair(next.view);
  }

  /** What was said before one came, and what was said and dealt while the connection was lost. */
  #recall(now: View, last: View | null): void {
    const { chat } = now;
    const { seat } = this;
    if (last) this.tellings.add(() => missed(last, now, seat));
    const since = last?.chat.at(-1)?.at ?? 0;
    for (const line of chat.filter(({ at }) => at > since)) this.tellings.add(() => [spoken(line)]);
  }

  /** One trick after the other: several come at once when somebody takes the rest. */
  #look([trick, ...more]: TrickView[]): void {
    if (!trick) return;
    clearTimeout(this.#looking);
    this.taken = trick;
    this.#since = Date.now();
    const next = (): void => (more.length ? this.#look(more) : void (this.taken = null));
    this.#looking = setTimeout(next, this.look / Math.min(4, 1 + more.length / 2));
  }

  /** The next trick has begun: it is seen as soon as the last one has been. */
  #makeRoom(): void {
    if (!this.taken) return;
    clearTimeout(this.#looking);
    this.#looking = setTimeout(() => (this.taken = null), this.#since + this.look * SEEN - Date.now());
  }

  /** A trick whose last card is taken back is no longer looked at; a call of a revoke is. */
  #notice(news: readonly News[], view: View): void {
    for (const one of news) {
      if (one.k !== "happened") continue;
      if (one.what === "took-back" || one.what === "undone" || one.what === "revoke-corrected") this.clear();
      if (one.what !== "revoke-called") continue;
      clearTimeout(this.#calling);
      this.called = { call: one, view };
      this.#calling = setTimeout(() => this.forget(), LOOK_AT_CALL);
    }
  }

  /** Ask for a snapshot until one is there: the answer can be lost as well. */
  #heal(): void {
    clearInterval(this.#healing);
    const again = (): void => {
      if (this.stream.hasGap) this.#link.send({ t: "resync" });
      else clearInterval(this.#healing);
    };
    this.#healing = setInterval(again, RESYNC_EVERY);
    again();
  }

  /** Commit, reveal, and keep what is seen, without being asked. */
  #beFair({ table, game }: { table: TableView; game: View["game"] }): void {
    if (game) this.keeper.saw(table.fair.game, game, this.seat);
    const said = this.#saying.then(async () => {
      const due = await this.keeper.due(this.view!.table, this.seat);
      if (due) await this.do(due);
    });
    // too late, or what hashes could not be fetched: the next view asks again; a moment later where nothing can be stored
    this.#saying = said.catch(({ code }) => (code === "not-saved" ? new Promise((later) => setTimeout(later, SAY_AGAIN)) : undefined));
  }

  /** A command is fulfilled once the view shows it: until then nothing is asked anew. */
  #settle(): void {
    const isShown = ({ v }: Done): boolean => v <= this.stream.v;
    for (const one of this.#granted.filter(isShown)) this.#answer(one.id)?.done(one);
    this.#granted = this.#granted.filter((one) => !isShown(one));
  }

  #answer(id: string): Waits | undefined {
    const waits = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waits;
  }
}

/** The socket of a table, at the address that the page came from. */
function socketTo(id: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${id}`) as unknown as Socket;
}

function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("").slice(0, 16);
}
