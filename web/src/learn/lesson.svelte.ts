// A lesson: what the server said at a real table is played again, as far as the learner has come.
// What is right, what is refused and why was recorded with it (tools/lessons.py).

import type { Do, FromClient, FromServer, RejectionCode, Snapshot, Update } from "$protocol";
import { feed, NOTHING, type Stream } from "../protocol/fold";
import { Table } from "../protocol/table.svelte";
import { say } from "../narration/texts.svelte";
import { named } from "./named";
import { Tape } from "./tape";

interface Reason {
  code: string;
  message: string;
  details?: Record<string, unknown>;
}

export interface Step {
  /** The text of what is explained. */
  say: string;
  /** What is spoken of; the others are the first and the second from the left. */
  at: "hand" | "trick" | "trump" | "pad" | "me" | "first" | "second";
  /** What the learner has to do; empty where reading is enough. */
  want: string;
  /** What the server says to whatever the rules do not allow. */
  refused: Record<string, Reason>;
  /** The texts for what they allow, but what is not taught here. */
  other: Record<string, string>;
  /** What happens then. */
  frames: Update[];
}

export interface Recorded {
  name: string;
  begin: Snapshot;
  steps: Step[];
}

/** A finished trick stays until the learner goes on. */
const UNTIL_NEXT = 2 ** 30;

export class Lesson {
  readonly table: Table;
  /** How many steps are done. */
  done = $state(0);
  /** Whether the others are playing. */
  isPlaying = $state(false);
  #known: Stream;
  #tape: Tape | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly recorded: Recorded,
    /** Milliseconds between two cards of the others. */
    private readonly pace: number,
  ) {
    this.#known = feed(NOTHING, recorded.begin);
    this.table = new Table(recorded.begin.view.table.id, () => this.#open(), UNTIL_NEXT);
  }

  get step(): Step {
    return this.recorded.steps[this.done]!;
  }

  get steps(): number {
    return this.recorded.steps.length;
  }

  /** Whether points are taught here or were before: the first lessons begin with cards, their bids are only told of. */
  get hasPoints(): boolean {
    return this.recorded.begin.view.game?.phase !== "play";
  }

  get isOver(): boolean {
    return this.done === this.steps - 1;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.table.stop();
  }

  /** Go on after what was only to be read. */
  next(): void {
    if (this.isPlaying || this.step.want || this.isOver) return;
    this.table.clear();
    this.#play();
  }

  /** Do what is wanted, for a learner who wants to look on. */
  async show(): Promise<void> {
    if (this.isPlaying || !this.step.want) return;
    this.table.clear();
    await this.table.do({ k: "act", text: this.step.want });
  }

  #open(): Tape {
    const tape: Tape = new Tape((message) => this.#hear(message), () => tape.tell(this.#whole()));
    this.#tape = tape;
    return tape;
  }

  #whole(): FromServer {
    const { n, v, you, view } = this.#known;
    return { t: "snapshot", n, v, you, view: view! };
  }

  #hear(message: FromClient): void {
    if (message.t === "ping") this.#tape?.tell({ t: "pong" });
    else if (message.t === "resync") this.#tape?.tell(this.#whole());
    else queueMicrotask(() => this.#answer(message));
  }

  #answer({ id, what }: Do): void {
    const { want, refused, other } = this.step;
    const text = what.k === "act" && want && !this.isPlaying ? what.text : "";
    if (text && text === want) {
      const { n, v } = this.#known;
      this.#tape?.tell({ t: "done", id, v, n });
      this.#play();
    } else {
      this.#refuse(id, refused[text] ?? { code: "lesson", message: say(other[text] ?? "learn-wait", named()) });
    }
  }

  #refuse(id: string, reason: Reason): void {
    const { n, v, view } = this.#known;
    this.#tape?.tell({ t: "rejected", id, n, v, view: view!, ...reason, code: reason.code as RejectionCode });
  }

  /** Let happen what follows this step, one thing after the other. */
  #play(): void {
    this.isPlaying = true;
    this.#lay(this.step.frames);
  }

  #lay([first, ...rest]: Update[]): void {
    if (first) {
      this.#known = feed(this.#known, first);
      this.#tape?.tell(first);
    }
    if (rest.length) {
      this.#timer = setTimeout(() => this.#lay(rest), this.pace);
    } else {
      this.isPlaying = false;
      this.done += 1;
    }
  }
}
