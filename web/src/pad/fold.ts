// How a score pad stands, from its notes and the tables of its rules: the same as the engine says (docs/score-pad.md).

import { Notes, RoundFold, Stop } from "./round";
import type { Entry, NoteValue, Round, Row, Standing, Tables } from "./types";

/** The longest game, and twenty play-offs. */
const MOST_ROUNDS = 140;
const NEVER = 10_000;

/** What counts, by round: of all entries for a place the last one. */
function notesOf(entries: Entry[]): Map<number, Notes> {
  const last = new Map<string, Entry>();
  for (const one of entries) last.set(`${one.n} ${one.key} ${one.seat ?? -1}`, one);
  const found = new Map<number, Notes>();
  for (const { n, key, seat, value } of last.values()) {
    if (value === null) continue;
    if (!found.has(n)) found.set(n, new Notes());
    found.get(n)!.values.set(`${key} ${seat ?? -1}`, value);
  }
  return found;
}

class Fold {
  readonly #seats: number[];
  #sitting: number[];
  #dealer: number;
  readonly #totals: number[];
  readonly #out: number[];
  readonly #stage: number[];
  readonly #stagePoints: number[];
  #tied: number[] | null = null;
  #isOver = false;
  #isStopped = false;
  #due: Standing["due"] = [];
  readonly #rounds: Round[] = [];
  readonly #isFinished: boolean;

  constructor(
    readonly tables: Tables,
    dealer: number,
    readonly notes: Map<number, Notes>,
  ) {
    this.#seats = Array.from({ length: tables.players }, (_, seat) => seat);
    this.#sitting = this.#seats;
    const top = notes.get(0);
    this.#isFinished = top?.get("finish") === true;
    this.#dealer = tables.dealer_fixed < 0 ? (top?.get<number>("dealer") ?? dealer) : tables.dealer_fixed;
    [this.#totals, this.#stage, this.#stagePoints] = [0, 0, 0].map((zero) => this.#seats.map(() => zero)) as [number[], number[], number[]];
    this.#out = this.#seats.map(() => NEVER);
  }

  run(): void {
    let n = 0;
    while (!this.#isStopped && !this.#isOver && n < MOST_ROUNDS) {
      n += 1;
      if (!this.notes.has(n) && this.#isFinished) this.#isStopped = true;
      else this.#rounds.push(this.#note(n));
    }
    const later = [...this.notes.keys()].filter((one) => one > this.#rounds.length).sort((one, other) => one - other);
    this.#rounds.push(...later.map((one) => this.#unreached(one, this.#isOver ? "beyond" : "waits")));
  }

  /** One round, as far as it is noted. */
  #note(n: number): Round {
    const round = this.#begin(n);
    try {
      round.play();
    } catch (stop) {
      if (!(stop instanceof Stop)) throw stop;
      this.#isStopped = true;
      if (!stop.fault) this.#due = round.due;
      return { ...this.#begun(n, round, stop.fault ? "faulty" : "open"), fault: stop.fault };
    }
    if (this.#tied) this.#endPlayOff(round);
    else this.#end(n, round);
    const out = this.#seats.filter((seat) => this.#out[seat] === n);
    return { ...this.#begun(n, round, "scored"), points: round.points, totals: [...this.#totals], out };
  }

  #begin(n: number): RoundFold {
    const { tables } = this;
    const row: Row = this.#tied ? tables.play_offs[n % 2]! : tables.rounds[n - 1]!;
    const seats = this.#tied ?? this.#sitting;
    return new RoundFold({
      tables,
      row,
      notes: this.notes.get(n) ?? new Notes(),
      isPlayOff: this.#tied !== null,
      size: typeof row.size === "number" ? row.size : row.size[seats.length]!,
      seats,
      hands: seats.length + (this.#tied ? 0 : tables.seats - tables.players),
      dealer: this.#tied ? null : this.#dealer,
      totals: [...this.#totals],
    });
  }

  // What follows from a round.

  #end(n: number, round: RoundFold): void {
    const { tables } = this;
    for (const seat of this.#seats) this.#totals[seat]! += round.points![seat]!;
    if (tables.eliminate && n % tables.eliminate === 0) this.#drop(n);
    const best = this.#best(1);
    const hasReached = tables.target > 0 && this.#totals[best[0]!]! >= tables.target && (best.length === 1 || tables.tie === "play-off");
    const isAlone = tables.eliminate > 0 && this.#sitting.length === 1;
    if (n < tables.rounds.length && !isAlone && !hasReached) return void (this.#dealer = this.#next());
    this.#endWith(best);
  }

  /** The lowest total, if alone, drops out (Nannie's Rule). */
  #drop(n: number): void {
    const lowest = this.#best(-1);
    if (lowest.length !== 1 || lowest.length === this.#sitting.length + this.tables.seats - this.tables.players) return;
    this.#sitting = this.#sitting.filter((seat) => seat !== lowest[0]);
    this.#out[lowest[0]!] = n;
  }

  /** Who of those still in has the highest total, or with -1 the lowest. */
  #best(sign: number): number[] {
    const best = Math.max(...this.#sitting.map((seat) => sign * this.#totals[seat]!));
    return this.#sitting.filter((seat) => sign * this.#totals[seat]! === best);
  }

  #next(): number {
    if (this.tables.dealer_fixed >= 0) return this.tables.dealer_fixed;
    return this.#sitting.find((seat) => seat > this.#dealer) ?? this.#sitting[0]!;
  }

  #endPlayOff(round: RoundFold): void {
    const seats = this.#tied!;
    const points = round.points!;
    for (const seat of seats) [this.#stage[seat], this.#stagePoints[seat]] = [this.#stage[seat]! + 1, points[seat]!];
    const best = Math.max(...seats.map((seat) => points[seat]!));
    this.#endWith(seats.filter((seat) => points[seat] === best));
  }

  /** The end, or a play-off of those tied (rules 12). */
  #endWith(best: number[]): void {
    const isTied = best.length > 1 && this.tables.tie === "play-off";
    this.#tied = isTied ? best : this.#tied;
    this.#isOver = !isTied;
  }

  // How it is told.

  #begun(n: number, round: RoundFold, state: Round["state"]): Round {
    const { row, isPlayOff, size, seats } = round.begun;
    const { dealer, last, trump, bids } = round;
    return { ...this.#unreached(n, state), play_off: isPlayOff, size, dealer, seats, bidding: row.bidding, sees: row.sees, last, trump, bids };
  }

  #unreached(n: number, state: Round["state"]): Round {
    const notes = this.notes.get(n) ?? new Notes();
    const get = <T extends NoteValue>(key: string): T | null => notes.get<T>(key);
    const bySeat = (key: string): (number | null)[] => this.#seats.map((seat) => notes.get<number>(key, seat));
    return {
      ...{ n, play_off: false, state, size: null, dealer: null, seats: [], bidding: null, sees: null, last: null },
      ...{ turn_up: get<string>("turn_up"), trump: get<string>("trump"), twist: get<string>("twist"), uber: get<string>("uber") },
      ...{ bids: bySeat("bid"), adjust: get<number>("adjust"), won: bySeat("won"), grail: get<number>("grail") },
      ...{ revoke: get<{ seat: number; trick?: number }>("revoke"), points: null, totals: null, out: [], fault: null },
    };
  }

  standing(names: string[]): Standing {
    const keys = this.#seats.map((seat) => [this.#out[seat]!, this.#totals[seat]!, this.#stage[seat]!, this.#stagePoints[seat]!]);
    const places = keys.map((key) => 1 + keys.filter((other) => isAbove(other, key)).length);
    const leaders = this.#seats.filter((seat) => places[seat] === 1 && this.#rounds.some((one) => one.state === "scored"));
    const isEnded = this.#isOver || this.#isFinished;
    const now = isEnded ? undefined : this.#rounds.find((one) => one.state === "open" || one.state === "faulty");
    return {
      names,
      rounds: this.#rounds,
      now: now?.n ?? null,
      due: now ? this.#due : [],
      dealer: now?.dealer ?? null,
      totals: this.#totals,
      places,
      leaders,
      over: this.#isOver,
      finished: this.#isFinished,
      winners: isEnded ? leaders : [],
      play_off: now?.play_off ? now.seats : [],
    };
  }
}

/** Whether figures are above others, the first that differ counting. */
function isAbove(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
}

/** How a pad stands. */
export function standingOf(tables: Tables, players: string[], dealer: number, entries: Entry[]): Standing {
  const notes = notesOf(entries);
  const fold = new Fold(tables, dealer, notes);
  fold.run();
  return fold.standing(players.map((name, seat) => notes.get(0)?.get<string>("name", seat) ?? name));
}
