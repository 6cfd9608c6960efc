// The socket to one table: it comes back by itself, and what was not answered goes out again.

import type { FromClient, FromServer } from "$protocol";

export const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;
/** The `readyState` of a socket that may send: one that closes says so before its `onclose`. */
export const OPEN = 1;
export const PING_EVERY = 1500;
/** A server from which nothing was heard for so long is taken for gone: within four seconds (R8). */
export const SILENCE = 3800;
/** A timer that is late by so much: this device stood still, and has not heard yet what came meanwhile. */
const STOOD_STILL = 200;
/** How long it listens then. */
export const LISTENS = 500;
/** What the server says when it is in vain to come again. */
export const FOR_GOOD = new Set([
  "no-such-table", "old-deals", "lost-deals", "damaged-table", "event-open",
  "bad-message", "too-large", "signed-out", "banned",
]);

/** "connecting" before the first socket, then "connected" or "reconnecting"; or the end's reason. */
export type State = "connecting" | "connected" | "reconnecting" | "restarting" | (string & {});

/** What of a WebSocket is used, so that tests can stand in for it. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Hears {
  message(message: FromServer): void;
  state(state: State): void;
}

export class Link {
  #socket: Socket | null = null;
  #unanswered = new Map<string, string>();
  #wait = FIRST_WAIT;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #check: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  #isRestarting = false;

  constructor(
    private readonly hears: Hears,
    private readonly open: () => Socket,
  ) {}

  /** Connect, and stay connected. */
  start(): void {
    this.#connect();
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
  }

  /** Let go for good. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    clearTimeout(this.#check);
    this.#socket?.close();
  }

  /** Send now, or as soon as there is a socket if an answer is waited for. */
  send(message: FromClient): void {
    const text = JSON.stringify(message);
    if (message.t === "do") this.#unanswered.set(message.id, text);
    this.#write(text);
  }

  /** Try again at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#socket || this.#isOver) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#got(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#closed(socket);
  }

  #opened(): void {
    this.#isRestarting = false;
    this.#heard = Date.now();
    this.hears.state("connected");
    for (const text of this.#unanswered.values()) this.#write(text);
  }

  #write(text: string): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(text);
  }

  #got(message: FromServer): void {
    this.#heard = Date.now();
    if (message.t === "done" || message.t === "rejected") this.#unanswered.delete(message.id);
    if (message.t !== "bye") this.#wait = FIRST_WAIT; // not when it is opened: a server may open sockets only to close them
    if (message.t === "bye") this.#isRestarting = message.why === "restarting";
    if (message.t === "bye" && FOR_GOOD.has(message.why)) {
      this.stop();
      this.hears.state(message.why);
    }
    this.hears.message(message);
  }

  #closed(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    if (this.#isOver) return;
    this.hears.state(this.#isRestarting ? "restarting" : "reconnecting");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #ping(): void {
    this.#write(JSON.stringify({ t: "ping" } satisfies FromClient));
    const due = this.#heard + SILENCE;
    const left = due - Date.now();
    clearTimeout(this.#check);
    if (left < PING_EVERY) this.#check = setTimeout(() => this.#giveUp(due), left);
  }

  /** Nothing came for too long: not even the end of a socket may come through. */
  #giveUp(due = Infinity): void {
    const socket = this.#socket;
    if (!socket || Date.now() - this.#heard < SILENCE) return;
    if (Date.now() - due > STOOD_STILL) {
      this.#check = setTimeout(() => this.#giveUp(), LISTENS);
      return;
    }
    socket.onmessage = socket.onopen = null;
    socket.close();
    this.#closed(socket);
  }
}
